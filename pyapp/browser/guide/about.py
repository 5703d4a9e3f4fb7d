"""The About page of the Guide, and the self-check that it runs a slice at a time."""

import asyncio
from typing import TYPE_CHECKING, Any

from pyscript import document, window

from ...check.cases import parted
from ...check.run import NOTHING, Run
from ...riichi.text import format_entry
from ...screen.guide import self_check
from ...screen.guide.about import about, report
from ...screen.guide.self_check import BEGIN, FAILED, IDLE, RUNNING, Check, ended
from ...screen.html import Html
from .. import clipboard
from ..document import find
from .room import REGION, Room

if TYPE_CHECKING:
    from .page import GuidePage

CASES = "cases.txt"
SLICE = 4  # milliseconds that cases are run before others may have a turn
SHOWN = 100  # milliseconds between two looks at how far it is
REST = 120  # milliseconds after a touch in which no cases are run: what it did is painted first
REST_STEP = 0.03  # seconds between two looks whether it is over


class About(Room):
    def __init__(self, guide: "GuidePage") -> None:
        super().__init__(guide)
        self.check: Check = BEGIN
        self.book = ""  # the rulebook whose rules are listed
        self.task: Any = None  # one nobody holds may be collected
        self.touched = -REST  # when something was last touched, in milliseconds
        for name in ("pointerdown", "pointerup", "keydown"):
            document.addEventListener(name, self.touch, True)

    def touch(self, event: Any) -> None:
        self.touched = event.timeStamp

    def html(self) -> Html:
        return about(self.page.say, _version(), self.book, self.page.session.state.entry)

    def paint(self) -> None:
        page = self.page
        before = page.shown.get(REGION)
        super().paint()
        if page.shown[REGION] != before:
            for key in ("@data-state", "@data-passed", "@data-failed"):
                page.shown.pop("self-check" + key, None)
            for name in self_check.REGIONS:
                page.shown.pop("check-" + name, None)
        self.paint_check()

    def paint_check(self) -> None:
        """Show how far the self-check is."""
        page, check = self.page, self.check
        page.attribute("self-check", "data-state", check.state)
        page.attribute("self-check", "data-passed", str(check.tally.passed))
        page.attribute("self-check", "data-failed", str(check.tally.failed))
        for name, inside in zip(self_check.REGIONS, self_check.regions(check, page.say)):
            page.put("check-" + name, inside.text)

    def do(self, verb: str, what: str) -> None:
        if verb == "book":
            self.book = "" if what == self.book else what
        elif verb == "report":
            self.copy_report()
        elif verb == "check" and self.check.state != RUNNING:
            self.check = Check(RUNNING, "", NOTHING)
            self.task = asyncio.create_task(self.run())
        elif verb == "stop":
            self.stop()

    def leave(self) -> None:
        self.stop()

    def copy_report(self) -> None:
        """Copy what tells others of a wrong score."""
        page = self.page
        entry = page.session.state.entry
        address = str(window.location.href).split("#")[0]
        link = address + "#" + str(window.encodeURI(format_entry(entry, ",")))
        clipboard.copy(report(entry, _version(), link), self.copied)

    def copied(self, done: bool) -> None:
        self.guide.note(self.page.say("about_copied" if done else "about_not_copied"))

    # The self-check

    def stop(self) -> None:
        """End the run; what came of it so far stays in sight."""
        if self.check.state == RUNNING:
            self.check = Check(IDLE, "check_stopped", self.check.tally)

    async def run(self) -> None:
        """Fetch the cases and run them all, or until it is stopped."""
        begun = self.check
        text = await _read(CASES)
        if self.check is not begun:
            return
        files = parted(text) if text else None
        if files is None:
            self.check = Check(FAILED, "check_missing", NOTHING)
            self.paint_check()
            return
        clock = window.performance.now
        run = Run(files, clock)
        look, more = clock(), True
        while more:
            await window.tenbou.pause()
            while self.check.state == RUNNING and clock() < self.touched + REST:
                await asyncio.sleep(REST_STEP)
            if self.check.state != RUNNING:
                return
            more = run.go(clock() + SLICE)
            if clock() > look and more:
                self.check = Check(RUNNING, "", run.tally())
                self.paint_check()
                look = clock() + SHOWN
        self.check = ended(run.tally())
        self.paint_check()


def _version() -> str:
    named = find("meta[name=version]")
    return str(named.content) if named else ""


async def _read(file: str) -> str:
    """The text of a file, "" if it cannot come now."""
    try:
        return str(await window.tenbou.read(file))
    except Exception:
        return ""
