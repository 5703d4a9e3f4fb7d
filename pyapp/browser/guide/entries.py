"""What the pages of yaku and fu do alike: one entry is open, at an address of its own."""

from typing import TYPE_CHECKING

from pyscript import window

from ...riichi.rules import Rules
from ...screen.guide.entries import BEGIN, Looking, toggled
from ...screen.guide.source import FAILED
from ...screen.html import Html
from ..document import find
from .room import REGION, Room
from .source import SOURCES

if TYPE_CHECKING:
    from ...riichi.text import Entry
    from .page import GuidePage


class Entries(Room):
    """A page of entries; a page below says what it lists."""

    regions: "tuple[str, ...]" = ()

    def __init__(self, guide: "GuidePage") -> None:
        super().__init__(guide)
        self.look: Looking = BEGIN
        self.sought = ""  # the entry that is to be brought in sight
        self.rules: Rules | None = None  # whose entries are known
        self.ready = False  # whether the frame is painted, and the list may take its time

    @property
    def entry(self) -> "Entry":
        """The hand entered, whose rules are in use."""
        return self.page.session.state.entry

    # What a page says for itself

    def ids(self) -> "tuple[str, ...]":
        """Of all its entries."""
        return ()

    def frame(self) -> Html:
        """What stands around the regions."""
        raise NotImplementedError

    def fill(self) -> None:
        """Write the regions."""

    # What is shown

    def open(self, rest: str) -> None:
        if rest in self.ids():
            self.look = self.look._replace(open=rest, search="", source=False)
            self.sought = rest

    def address(self) -> str:
        return "/" + self.look.open if self.look.open else ""

    def paint(self) -> None:
        page, text = self.page, self.frame().text
        if page.shown.get(REGION) != text:
            for name in self.regions:
                page.shown.pop(name, None)
            page.put(REGION, text)
            if self.rules is None:  # the entries take a moment the first time
                window.setTimeout(lambda *_: self.come(), 0)
                self.rules = self.entry.rules
                return
        if self.ready:
            self.fill()

    def come(self) -> None:
        """The frame is seen: now the entries."""
        self.ready = True
        if self.guide.room is self and self.page.at_guide:
            self.fill()
            self.arrive()

    def arrive(self) -> None:
        """Bring the entry that was asked for in sight."""
        fold = find("#fold-" + self.sought) if self.sought and self.ready else None
        if fold:
            self.sought = ""
            fold.focus()
            find("#entry-" + self.look.open).scrollIntoView()

    # What is asked for

    def do(self, verb: str, what: str) -> None:
        if verb == "fold":
            self.look = toggled(self.look, what)
            self.page.show_address()
        elif verb == "source":
            self.look = self.look._replace(source=not self.look.source)
            if self.look.source:
                SOURCES.ask(self.paint)
        elif verb == "again" and SOURCES.text == FAILED:
            SOURCES.ask(self.paint)
