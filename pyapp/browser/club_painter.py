"""The club in the document, and its clock."""

from typing import Any, Callable

from pyscript import document, window

from ..screen.app import App, Step
from ..screen.club import boxes, clock
from ..screen.club.frame import SHELL
from ..screen.club.room import act, address, attributes, coming, left, regions
from ..screen.club.steps import begin
from ..screen.region import Region
from ..screen.trail import CLUB
from . import store
from .awake import Awake
from .late import late
from .regions import Regions
from .room_painter import Room, RoomPainter


class ClubPainter(RoomPainter):
    """Paints the club, and has its clock go on."""

    room = Room(
        *(CLUB, SHELL, act, regions),
        lambda app: late(lambda: attributes(app), lambda: None) or (),
        *(address, left),
    )

    def __init__(
        self, drawn: Regions, step: Callable[[Step], None], paint: Callable[[], None]
    ) -> None:
        super().__init__(drawn, step, paint)
        self.timer: Any = None  # as long as there is something to wait for
        self.awake = Awake(lambda: step(clock.stays_dark))
        self.typed: boxes.Boxes = ()  # as it is kept
        self.question: Any = None  # what is to be confirmed, as it is painted
        document.addEventListener("visibilitychange", lambda event: self.tick())

    def begin(self) -> None:
        """Have the club begin."""
        self.step(begin)
        self.begin_late()
        self.step(clock.begin)

    def begin_late(self) -> None:
        """Take what was typed before this visit."""
        self.step(boxes.begin(store.read(boxes.BOXES)))

    def keep_boxes(self, app: App) -> None:
        """Have the device keep what is typed and not taken yet."""
        typed = boxes.boxes_of(app)
        if typed != self.typed:
            self.typed = typed
            store.write(boxes.BOXES, boxes.dump(typed))

    def parts(self, app: App) -> tuple[Region, ...]:
        """What it shows, or that this is still to come."""
        return late(lambda: regions(app), self.paint_all) or coming(app)

    def draw(self, app: App, fresh: bool) -> None:
        """Write what differs; what is asked now comes in sight."""
        super().draw(app, fresh)
        before, asks = self.question, app.club and app.club.asks
        self.question = document.querySelector("#club .ask") if asks else None
        if self.question and not before:
            self.question.scrollIntoView(window.JSON.parse('{"block": "nearest"}'))

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
        """Bring the club in the document up to the App, and the clock if it goes."""
        if app.club:
            self.wait(app)
            self.awake.want(clock.is_on(app))
            self.keep_boxes(app)
        super().paint(app)
