"""The score table on paper: drawn when it is to be printed, into a region that only paper shows."""

from typing import TYPE_CHECKING, Any

from pyscript import document, window

from ...screen.guide.paper import cards_html, sheet_html
from ...screen.guide.table import SHEET
from ...screen.html import NOTHING, Html
from ...screen.rules.house import house_of, house_text
from ..document import attempt, find

if TYPE_CHECKING:
    from ..loop import Loop

SCRIPT = "static/qr.js"
SHELL = '<div id="paper"></div>'
DRAWN = 50  # milliseconds until what was written is laid out


class Paper:
    def __init__(self, page: "Loop") -> None:
        self.page = page
        self.kind = SHEET  # what is printed
        self.shown = False  # whether the page that can be printed is
        self.script: Any = None  # what draws the code, as it is loaded
        self.known = False  # whether it has come, or is known not to
        self.asked = False  # whether printing waits for it
        document.body.insertAdjacentHTML("beforeend", SHELL)
        document.defaultView.addEventListener("beforeprint", lambda event: self.draw())

    def watch(self) -> None:
        """The page is opened: it may be printed by the browser's own control too."""
        self.shown, self.kind = True, SHEET

    def leave(self) -> None:
        """Another page is shown: printing prints that."""
        self.shown = self.asked = False
        document.documentElement.removeAttribute("data-paper")
        find("#paper").innerHTML = ""

    def ask(self, kind: str) -> None:
        """Print the sheet or the cards, once the script for the code has come."""
        self.kind, self.asked = kind, True
        if self.known:
            self.print()
        else:
            self.load()

    def load(self) -> None:
        """Load what draws the code; without a connection the sheet goes without."""
        window.tenbou.attach(SCRIPT).then(lambda *_: self.came(True), lambda *_: self.came(False))

    def came(self, known: bool) -> None:
        self.known = known
        if self.asked:
            self.print()

    def print(self) -> None:
        self.asked = False
        self.draw()
        window.setTimeout(lambda *_: window.print(), DRAWN)

    def draw(self) -> None:
        """Write what is printed."""
        if not self.shown:
            return
        page = self.page
        entry = page.session.state.entry
        if self.kind == SHEET:
            link = self.link()
            made = sheet_html(entry, link, self.code(link), page.say)
        else:
            made = cards_html(entry, page.say)
        document.documentElement.setAttribute("data-paper", self.kind)
        find("#paper").innerHTML = made.text

    def link(self) -> str:
        """The address that opens these rules."""
        where = str(window.location.href).split("#")[0]
        return where + "#" + house_text(house_of(self.page.session.state.entry), ",")

    def code(self, link: str) -> Html:
        """The address as a QR code."""
        if not self.known:
            return NOTHING
        drawn = attempt("tenbou", "qr", str(window.encodeURI(link)))
        return Html('<div class="code" aria-hidden="true">%s</div>' % drawn) if drawn else NOTHING
