"""The yaku in the Guide: their list, and what is searched for in it."""

from typing import TYPE_CHECKING, Any

from pyscript import window

from ...riichi.rules import Rules
from ...riichi.yaku import YAKU_IDS
from ...screen.guide.entries import Index, found
from ...screen.guide.yaku import Other, Row, found_text, frame, index, list_html, rows
from ...screen.html import Html
from ...words.words import Words
from ..document import find
from ..late import late
from ..wording import words
from .entries import Entries
from .source import SOURCES

if TYPE_CHECKING:
    from .page import GuidePage


class Yaku(Entries):
    regions = ("yaku-list",)

    def __init__(self, guide: "GuidePage") -> None:
        super().__init__(guide)
        self.rows: tuple[Row, ...] = ()
        self.spoken: Words | None = None  # the words of the index
        self.other: Other = self.words()
        self.index: Index = ()

    def words(self) -> Other:
        """The names beside those of the page: the same ones until they have come."""
        say, again = self.page.say, self.page.paint
        romaji = late(lambda: words(say.language, "romaji"), again)
        japanese = late(lambda: words(say.language, "japanese"), again)
        return Other(romaji or say, japanese or say)

    def ids(self) -> "tuple[str, ...]":
        return YAKU_IDS

    def frame(self) -> Html:
        return frame(self.page.say)

    def fill(self) -> None:
        page, say, entry = self.page, self.page.say, self.entry
        if self.rules != entry.rules or not self.rows:
            self.rules = entry.rules
            at_once = self.sought != ""  # or what is in sight would move when the rest comes
            self.rows = rows(entry.rules, at_once)
            if not at_once:
                window.setTimeout(lambda *_: self.compare(entry.rules), 0)
        other = self.words()
        if self.spoken is not say or other != self.other:
            self.spoken, self.other = say, other
            self.index = index(say, self.other, self.page.app.device.alike)
        box = find("#yaku-search")
        if str(box.value) != self.look.search:
            box.value = self.look.search
        wanted = found(self.index, self.page.app.device.alike(self.look.search))
        shown = tuple([row for row in self.rows if wanted is None or row.id in wanted])
        made = list_html(say, entry, self.look, self.other, shown, SOURCES.text)
        page.put("yaku-list", made.text)
        text = found_text(say, self.look, len(shown), len(self.rows))
        if find("#yaku-found").textContent != text:
            find("#yaku-found").textContent = text

    def compare(self, rules: Rules) -> None:
        """Mark what other rulebooks see otherwise."""
        if self.rules == rules:
            self.rows = rows(rules)
            if self.guide.room is self and self.page.at_guide:
                self.paint()

    def typed(self, box: Any) -> None:
        if box.id == "yaku-search":
            self.look = self.look._replace(search=str(box.value))
            self.paint()
