"""The club in the document: its regions, where a page begins."""

from typing import Any, Callable

from pyscript import document, window

from ..screen.app import App, Step
from ..screen.club import clock
from ..screen.club.frame import SHELL
from ..screen.club.room import address, coming, is_at, left, regions
from ..screen.club.steps import begin
from ..screen.region import Region
from ..screen.trail import HAND
from . import dialogs
from .awake import Awake
from .document import find
from .late import late
from .moments import time_of_day
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
        self.app: App | None = None  # as painted
        self.shown = ""  # the page that is painted
        self.timer: Any = None  # as long as there is something to wait for
        self.awake = Awake(lambda: step(clock.stays_dark))
        document.addEventListener("visibilitychange", lambda event: self.tick())
        document.body.insertAdjacentHTML("beforeend", SHELL)
        window.tenbou.attach(STYLE).then(self.style_came, self.style_came)

    def begin(self) -> None:
        """Have the club begin."""
        self.step(begin)
        self.step(clock.begin(time_of_day))

    def style_came(self, *_: Any) -> None:
        """Paint what waited for the style."""
        self.styled = True
        self.paint_all()

    def tick(self) -> None:
        """Bring the clock up to the time."""
        self.step(clock.tick)
        if self.app:
            self.paint(self.app)

    def wait(self, app: App) -> None:
        """Look again when the clock has something to show or to tell."""
        window.clearTimeout(self.timer)
        rest = clock.wait(app, not document.hidden)
        self.timer = window.setTimeout(lambda *_: self.tick(), rest) if rest >= 0 else None

    def paint(self, app: App) -> None:
        """Bring the club in the document up to the App."""
        self.app, main = app, find("#club")
        if app.club:
            self.wait(app)
            self.awake.want(clock.is_on(app))
        if not is_at(app):
            self.shown = ""
            if not main.hidden:
                main.hidden = True
                find("main").hidden = app.shown != HAND
                window.scrollTo(0, 0)
            return
        if not self.styled:
            return
        self.drawn.paint(late(lambda: regions(app), self.paint_all) or coming(app))
        if app.shown != self.shown:
            self.shown = app.shown
            find("main").hidden = True
            main.hidden = False
            window.scrollTo(0, 0)
            dialogs.focus(find("#club-title"))
