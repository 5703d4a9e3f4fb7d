"""What is made before it is asked for: while a finger is down, and while the page rests."""

import gc
from typing import TYPE_CHECKING, Any, Callable, Iterable

from pyscript import document, window

from ..screen import sheets
from ..screen.action import HAND, PAGE, Action
from ..screen.ahead import likely
from ..screen.answer.dock import WIN
from ..screen.app import App, Outcome
from ..screen.region import Region
from .document import find
from .late import late
from .wording import complete

if TYPE_CHECKING:
    from .hand_painter import HandPainter
    from .regions import Regions
    from .room_painter import RoomPainter

REST = 250  # milliseconds after a touch was kept until the page rests
CLEAR = 1000  # milliseconds more until memory is cleared
BREATH = 30  # milliseconds between two turns of making then, for a touch to come between
TURN = 8  # milliseconds of one


class Foresight:
    """Makes regions ahead, a few at a time, until something is touched."""

    def __init__(
        self,
        drawn: "Regions",
        places: "dict[str, RoomPainter]",
        app: Callable[[], App],
        hand: "HandPainter",
        think: Callable[[Action, Callable[[], None]], Outcome | None],
    ) -> None:
        """think: works out what an action leads to, None where that is late."""
        self.drawn, self.places = drawn, places
        self.app, self.hand, self.think = app, hand, think
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
            self.led_to(action)
        else:  # frames come while a finger is down; Chromium's timers wait until it is lifted
            self.in_frame(lambda: self.in_frame(lambda: self.pressed(action)))

    def pressed(self, action: Action) -> None:
        """The press is seen: make what it opens."""
        self.go_on(self.regions_of(action), self.in_frame, lambda: None)

    def rest(self) -> None:
        """All is painted and kept: get ready for what is likely, if nothing is touched."""
        self.stop()
        self.after(REST, self.rested)

    def rested(self) -> None:
        """The page rests: get ready for what is likely."""
        scene = self.hand.scene
        actions = likely(self.app(), scene is not None and scene.answer.state == WIN)
        regions = (each for action in actions for each in self.regions_of(action))
        self.go_on(regions, lambda act: self.after(BREATH, act), lambda: self.lay_out(actions))

    def lay_out(self, actions: tuple[Action, ...]) -> None:
        """Have the sheet that the first of these opens laid out while it is closed, and screens
        that are hidden; clear memory later: no touch has to wait for any of it.
        """
        opens = actions and actions[0].room == PAGE
        regions = self.regions_of(actions[0]) if opens else ()
        if regions:
            self.drawn.paint(regions)
            find("#sheet").ariaHidden = "true"
            find("#sheet-title").getClientRects()
        for screen in document.querySelectorAll("main[hidden] > :first-child"):
            screen.getClientRects()
        self.after(CLEAR, gc.collect)

    def go_on(
        self,
        regions: Iterable[Region],
        later: Callable[[Callable[[], None]], None],
        done: Callable[[], None],
    ) -> None:
        """Make regions that are not made yet for a turn, `later` the others, and be `done`."""
        clock = self.app().device.clock
        until = clock() + TURN
        for region in regions:
            if self.drawn.make(region) and clock() > until:
                later(lambda: self.go_on(regions, later, done))
                return
        done()

    def in_frame(self, act: Callable[[], None]) -> None:
        """Do this in the next frame, unless something else came or was shown."""
        window.requestAnimationFrame(self.unless_late(act))

    def after(self, time: int, act: Callable[[], object]) -> None:
        """Do this after so many milliseconds, unless something else came or was shown."""
        self.timer = window.setTimeout(self.unless_late(act), time)

    def unless_late(self, act: Callable[[], object]) -> Callable[..., None]:
        """Do it if nothing else came until then: keys and readers tap without a press."""
        turn, app = self.turn, self.app()

        def now(*_: Any) -> None:
            if turn == self.turn and app is self.app():
                self.timer = None
                act()

        return now

    def led_to(self, action: Action) -> App | None:
        """The App that an action leads to, None as long as what knows it has not come."""
        outcome = self.think(action, lambda: None)
        return outcome.app if outcome else None

    def regions_of(self, action: Action) -> tuple[Region, ...]:
        """Give what an action leads to; nothing as long as that has not come."""
        app = self.led_to(action)
        if not app or (app.say.language, app.say.terms) != app.settings[:2]:
            return ()  # other words would be wanted
        return late(lambda: self.parts(app), lambda: None) or ()

    def parts(self, app: App) -> tuple[Region, ...]:
        """Give what lies over the page, and what is in a room."""
        complete(app.say)
        over = sheets.regions(app) if app.sheet else ()
        return sum([place.regions(app) for place in self.places.values()], over)
