"""The fu in the Guide."""

from ...learn.examples import FU_IDS
from ...learn.fu_lines import FuLine, fu_lines
from ...screen.guide.fu import frame, list_html
from ...screen.html import Html
from .entries import Entries
from .source import SOURCES


class Fu(Entries):
    regions = ("fu-list",)
    lines: "tuple[FuLine, ...]" = ()

    def ids(self) -> "tuple[str, ...]":
        return FU_IDS

    def frame(self) -> Html:
        return frame()

    def fill(self) -> None:
        entry = self.entry
        if self.rules != entry.rules or not self.lines:
            self.rules, self.lines = entry.rules, fu_lines(entry)
        made = list_html(self.page.say, self.look, self.lines, SOURCES.text)
        self.page.put("fu-list", made.text)
