"""A player in the Guide without a browser, who answers questions by touch and by keys."""

import re
from collections.abc import Mapping
from itertools import count

from pyapp.learn.kinds import Question, answer_text
from pyapp.learn.progress import NEW, Progress, load
from pyapp.screen.app import Effect, Enter
from pyapp.screen.effects import CopyLink, Print, ReadFile, Speak
from pyapp.screen.guide.practice.parts import practice_of
from pyapp.screen.guide.room import act, address, begin, pressed, regions
from pyapp.screen.guide.state import Means
from tests.kept.device import Disk
from tests.screen.apps import KeepingPlayer, app_of, drawn
from tests.spoken import words

SITE = "https://example.org/"
CHANCES = count(1)


class GuidePlayer(KeepingPlayer):
    """A tab in which the Guide has been asked for."""

    def __init__(
        self,
        address: str = "",
        disk: Disk | None = None,
        hand: str = "",
        own: Mapping[str, str] | None = None,
        site: Mapping[str, str] | None = None,
        opens: bool = True,
        room: bool = True,
    ) -> None:
        """own: what a tab before has kept; site: the files that can be read."""
        super().__init__(app_of(hand), disk or Disk(), opens, room)
        self.site = dict(site or {})
        self.own = dict(own or {})
        self.now = 0.0
        self.touched = -1000.0
        self.today = "2026-01-02"
        self.done: list[object] = []  # read out, printed, or put in the history
        device = self.app.device._replace(
            clock=lambda: self.now, words=lambda tag, terms: words(terms, tag)
        )
        self.app = self.app._replace(device=device)
        means = Means(
            "0.1.0",
            "",
            lambda fragment: SITE + ("#" + fragment if fragment else ""),
            lambda: next(CHANCES) * 0.6180339887 % 1,
            lambda name: self.own.get(name, ""),
            lambda language: language == "en",
            lambda: self.touched,
            lambda: self.today,
        )
        self.step(begin(means))
        self.open(address)

    def open(self, address: str) -> None:
        self.do("guide open " + address)

    def reload(self) -> "GuidePlayer":
        """The page loaded again."""
        self.disk.tabs.remove(self.tab)
        return GuidePlayer(self.address.removeprefix("guide/"), self.disk, "", self.own, self.site)

    def _show(self, effect: Effect) -> None:
        if isinstance(effect, ReadFile):
            text = self.site.get(effect.name, "")
            self.disk.coming.append(lambda: self.step(effect.then(text)))
        elif isinstance(effect, CopyLink):
            self.copied.append(effect.fragment)
            self.disk.coming.append(lambda: self.step(effect.then(self.copies)))
        elif isinstance(effect, Speak | Print | Enter):
            self.done.append(effect)
        else:
            super()._show(effect)

    @property
    def html(self) -> str:
        return " ".join(drawn(regions, self.app).values())

    @property
    def text(self) -> str:
        """What is read, without its marks."""
        return re.sub(r"<[^>]*>", " ", self.html)

    @property
    def address(self) -> str:
        return address(self.app)

    def touch(self, what: str) -> None:
        """Touch a control, which has to be there."""
        assert f'data-do="guide {what}"' in self.html, what
        self.do("guide " + what)

    # Practice

    @property
    def question(self) -> Question:
        asked = practice_of(self.app).asked
        assert asked
        return asked.question

    @property
    def verdict(self) -> str:
        """Whether the answer was "right" or "wrong", "" before there is one."""
        found = re.search(r'data-verdict="(\w+)"', self.html)
        return found[1] if found else ""

    @property
    def values(self) -> list[str]:
        return re.findall(r'data-choice data-value="([^"]*)"', self.html)

    @property
    def good(self) -> list[str]:
        """The values to touch."""
        text = answer_text(self.question.kind, self.question.answer)
        return text.split(",") if self.question.kind == "yaku" else [text]

    def answer(self, well: bool = True) -> Question:
        good = self.good
        for each in good if well else [next(one for one in self.values if one not in good)]:
            self.touch("practice choose " + each)
        if self.question.kind == "yaku":
            self.touch("practice done")
        assert self.verdict == ("right" if well else "wrong")
        return self.question

    def on(self) -> None:
        self.touch("practice next")
        assert not self.verdict

    def press(self, *keys: str, on_button: bool = False) -> None:
        for key in keys:
            action = pressed(self.app, key, on_button)
            if action:
                self.take(act(self.app, action))
                self.disk.settle()

    @property
    def progress(self) -> Progress:
        """What the device has."""
        text = self.disk.inside.get("practice", "")
        found = load(text) if text else NEW
        assert isinstance(found, Progress)
        return found
