"""The Guide in the document, and what of it only paper shows."""

from typing import Any, Callable

from pyscript import document, window

from ..screen.app import App, Step
from ..screen.guide.parts import guide_of
from ..screen.guide.room import (
    SHELL,
    act,
    address,
    attributes,
    begin,
    left,
    printed,
    regions,
)
from ..screen.guide.state import Means, Spot
from ..screen.html import NOTHING
from ..screen.trail import GUIDE
from . import dialogs, store
from .clipboard import link_to
from .document import STILL, attempt, find
from .regions import Regions
from .room_painter import Room, RoomPainter
from .speech import has_voice

SECOND = 1000  # milliseconds between two looks at a clock
NEAREST = '{"block": "nearest"}'
TOUCHES = ("pointerdown", "pointerup", "keydown")
LONG_AGO = -1000.0  # milliseconds


def noted(name: str) -> str:
    """What the build wrote into the page under a name, "" for nothing."""
    meta = find("meta[name=%s]" % name)
    return str(meta.content) if meta else ""


class GuidePainter(RoomPainter):
    """Paints the Guide, and what is printed in its place."""

    room = Room(GUIDE, SHELL, act, regions, attributes, address, left)

    def __init__(
        self, drawn: Regions, step: Callable[[Step], None], paint: Callable[[], None]
    ) -> None:
        super().__init__(drawn, step, paint)
        self.spot: Spot | None = None  # what was brought in sight
        self.touched = LONG_AGO
        self.timer: Any = None  # as long as a clock is seen
        for name in TOUCHES:
            document.addEventListener(name, self.touch, True)
        document.defaultView.addEventListener("beforeprint", lambda event: self.put_on_paper())

    def begin(self) -> None:
        """Have the Guide begin."""
        means = Means(
            noted("version"),
            noted("reports"),
            link_to,
            lambda: float(window.Math.random()),
            store.read,
            has_voice,
            lambda: self.touched,
            _today,
        )
        self.step(begin(means))

    def touch(self, event: Any) -> None:
        """Note when something is touched."""
        self.touched = event.timeStamp

    def paint(self, app: App) -> None:
        """Bring the Guide in the document up to the App."""
        if self.shown and app.shown != self.shown:
            self.clear_paper()
        super().paint(app)

    def draw(self, app: App, fresh: bool) -> None:
        """Write what differs, have in sight what is to be, and look again where time is told."""
        super().draw(app, fresh)
        spot = self.sought(app)
        if spot:
            self.show_spot(spot)
        if self.timer is None and find("#practice-clock"):
            self.timer = window.setTimeout(lambda *_: self.tick(), SECOND)

    def begin_at_top(self, app: App) -> None:
        """As every room, unless another spot comes to the top: each has the page laid out."""
        spot = self.sought(app)
        if not spot or spot.near:
            super().begin_at_top(app)

    def sought(self, app: App) -> Spot | None:
        """Give the spot that is still to be brought in sight, once it is there."""
        spot = guide_of(app).spot
        return spot if spot and spot is not self.spot and find(spot.focus) else None

    def show_spot(self, spot: Spot) -> None:
        """Bring a spot in sight, with the focus there."""
        self.spot = spot
        dialogs.focus(find(spot.focus), window.JSON.parse(STILL if spot.near else "{}"))
        find(spot.sight).scrollIntoView(window.JSON.parse(NEAREST if spot.near else "{}"))

    def tick(self) -> None:
        """Bring a clock up to the time, if it is still seen."""
        self.timer = None
        if self.app:
            self.paint(self.app)

    # Paper

    def put_on_paper(self) -> None:
        """Write what is to be printed, if that is not the page itself."""
        found = printed(self.app, _code) if self.app else None
        if found:
            kind, made = found
            self.written.attribute("", "data-paper", kind)
            self.written.put("paper", made.text)

    def clear_paper(self) -> None:
        """Empty the paper: another page is shown, and printing prints that."""
        self.written.attribute("", "data-paper", "")
        self.written.put("paper", NOTHING.text)


def _today() -> str:
    """The date where the player is."""
    now = window.Date.new()
    return "%04d-%02d-%02d" % (now.getFullYear(), now.getMonth() + 1, now.getDate())


def _code(link: str) -> str:
    """A link as a QR code, "" where what draws it has not come."""
    return str(attempt("tenbou", "qr", link) or "")
