"""The club in the document: its regions, where a page begins."""

from typing import Any, Callable

from pyscript import document, window

from ..screen.app import App, Step
from ..screen.club.frame import SHELL
from ..screen.club.room import address, is_at, left, regions
from ..screen.club.steps import begin
from ..screen.region import Region
from ..screen.trail import HAND
from . import dialogs
from .document import find
from .regions import Regions

STYLE = "static/club.css"


class ClubPainter:
    """What the document shows of the club."""

    address, left = staticmethod(address), staticmethod(left)

    def regions(self, app: App) -> tuple[Region, ...]:
        """What it shows of an App."""
        return regions(app) if is_at(app) else ()

    def __init__(
        self, drawn: Regions, step: Callable[[Step], None], paint: Callable[[], None]
    ) -> None:
        """step: takes what is found out; paint: has all painted."""
        self.drawn, self.step, self.paint_all = drawn, step, paint
        self.styled = False
        self.shown = ""  # the page that is painted
        document.body.insertAdjacentHTML("beforeend", SHELL)
        window.tenbou.attach(STYLE).then(self.style_came, self.style_came)

    def begin(self) -> None:
        """Have the club begin."""
        self.step(begin)

    def style_came(self, *_: Any) -> None:
        """Paint what waited for the style."""
        self.styled = True
        self.paint_all()

    def paint(self, app: App) -> None:
        """Bring the club in the document up to the App."""
        main = find("#club")
        if not is_at(app):
            self.shown = ""
            if not main.hidden:
                main.hidden = True
                find("main").hidden = app.shown != HAND
                window.scrollTo(0, 0)
            return
        if not self.styled:
            return
        self.drawn.paint(regions(app))
        if app.shown != self.shown:
            self.shown = app.shown
            find("main").hidden = True
            main.hidden = False
            window.scrollTo(0, 0)
            dialogs.focus(find("#club-title"))
