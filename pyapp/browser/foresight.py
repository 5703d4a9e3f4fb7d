"""What is made before it is asked for: while a finger is down, and while the page rests."""

import gc
from typing import TYPE_CHECKING, Any, Callable, Iterator, Protocol

from pyscript import window

from ..screen import sheets
from ..screen.action import HAND, Action
from ..screen.ahead import likely
from ..screen.answer.dock import WIN
from ..screen.app import App, Outcome
from ..screen.region import Region
from .late import late
from .regions import Regions
from .wording import complete

if TYPE_CHECKING:
    from .club_painter import ClubPainter
    from .game_painter import GamePainter
    from .guide_painter import GuidePainter
    from .hand_painter import HandPainter

    class Ahead(Protocol):
        """An action worked out."""

        @property
        def outcome(self) -> Outcome:
            """What it leads to."""

    class Stage(Protocol):
        """What is painted, and with what: the loop."""

        hand: HandPainter
        board: GamePainter | None
        places: dict[str, GuidePainter | ClubPainter]

        @property
        def app(self) -> App:
            """What is shown."""

        def regions(self) -> Regions:
            """What the document holds of the regions."""

        def think(self, action: Action, again: Callable[[], None]) -> Ahead | None:
            """Work an action out, None as long as what knows it has not come."""


REST = 250  # milliseconds after a touch was kept until the page rests
BREATH = 30  # milliseconds between two turns of making then, for a touch to come between
TURN = 8  # milliseconds of one


class Foresight:
    """Makes regions ahead, a few at a time, until something is touched."""

    def __init__(self, stage: "Stage") -> None:
        self.stage: Stage = stage
        self.drawn = stage.regions()
        self.turn = 0  # how often something else came
        self.timer: Any = None

    def stop(self) -> None:
        """Something else is to be done now."""
        self.turn += 1
        if self.timer is not None:
            window.clearTimeout(self.timer)
            self.timer = None

    def press(self, action: Action) -> None:
        """A finger is down on a control: work out a tile at once, and make what it opens once the
        press is seen.
        """
        self.stop()
        if action.room == HAND:
            self.stage.think(action, _nothing)
        else:  # frames come while a finger is down; Chromium's timers wait until it is lifted
            self.in_frame(lambda: self.in_frame(lambda: self.pressed(action)))

    def pressed(self, action: Action) -> None:
        """The press is seen: make what it opens."""
        self.go_on(self.regions_of(action), self.in_frame)

    def rest(self) -> None:
        """All is painted and kept: get ready for what is likely, if nothing is touched."""
        self.stop()
        self.after(REST, self.rested)

    def rested(self) -> None:
        """The page rests: clear memory, which no touch has to wait for then, and get ready."""
        gc.collect()
        self.go_on(self.regions_likely(), lambda act: self.after(BREATH, act))

    def go_on(self, regions: Iterator[Region], later: Callable[[Callable[[], None]], None]) -> None:
        """Make regions that are not made yet for a turn, and then the others."""
        clock = self.stage.app.device.clock
        until = clock() + TURN
        for region in regions:
            if self.make(region) and clock() > until:
                later(lambda: self.go_on(regions, later))
                return

    def make(self, region: Region) -> bool:
        """Make a region, if it is neither painted so nor made so already; gives whether it was."""
        if self.drawn.is_made(region):
            return False
        self.drawn.keep(region, region.make(*region.made_from).text)
        return True

    def in_frame(self, act: Callable[[], None]) -> None:
        """Do this in the next frame, unless something else came or was shown."""
        turn, app = self.turn, self.stage.app

        def now(*_: Any) -> None:
            if turn == self.turn and app is self.stage.app:
                act()

        window.requestAnimationFrame(now)

    def after(self, time: int, act: Callable[[], None]) -> None:
        """Do this after so many milliseconds."""

        def now(*_: Any) -> None:
            self.timer = None
            act()

        self.timer = window.setTimeout(now, time)

    def regions_likely(self) -> Iterator[Region]:
        """Give what may be asked for next."""
        scene = self.stage.hand.scene
        for action in likely(self.stage.app, scene is not None and scene.answer.state == WIN):
            yield from self.regions_of(action)

    def regions_of(self, action: Action) -> Iterator[Region]:
        """Give what an action leads to; nothing as long as that has not come."""
        ahead = self.stage.think(action, _nothing)
        board = self.stage.board
        if not ahead:
            return
        app = ahead.outcome.app
        if app.sheet:
            yield from late(lambda: _over(app), _nothing) or ()
        if board and app.at_game:
            yield from board.regions(app)
        for place in self.stage.places.values():
            yield from place.regions(app)


def _over(app: App) -> tuple[Region, ...]:
    """What lies over the page."""
    complete(app.say)
    return sheets.regions(app)


def _nothing() -> None:
    """What has not come is waited for when it is asked for."""
