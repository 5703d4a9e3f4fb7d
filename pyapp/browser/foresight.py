"""What is made before it is asked for: while a finger is down, and while the page rests."""

import gc
from typing import Any, Callable, Iterator

from pyscript import window

from ..screen import sheets
from ..screen.action import HAND, Action
from ..screen.ahead import likely
from ..screen.answer.dock import WIN
from ..screen.app import App, Outcome
from ..screen.region import Region
from .hand_painter import HandPainter
from .late import late
from .regions import Regions
from .room_painter import RoomPainter
from .wording import complete

REST = 250  # milliseconds after a touch was kept until the page rests
CLEAR = 1000  # milliseconds more until memory is cleared
BREATH = 30  # milliseconds between two turns of making then, for a touch to come between
TURN = 8  # milliseconds of one


class Foresight:
    """Makes regions ahead, a few at a time, until something is touched."""

    def __init__(
        self,
        drawn: Regions,
        places: dict[str, RoomPainter],
        app: Callable[[], App],
        hand: HandPainter,
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
        """The page rests: get ready, then clear memory, for which no touch has to wait."""
        breathe = (lambda act: self.after(BREATH, act), lambda: self.after(CLEAR, gc.collect))
        self.go_on(self.regions_likely(), *breathe)

    def go_on(
        self,
        regions: Iterator[Region],
        later: Callable[[Callable[[], None]], None],
        done: Callable[[], None],
    ) -> None:
        """Make regions that are not made yet for a turn, `later` the others, and be `done`."""
        clock = self.app().device.clock
        until = clock() + TURN
        for region in regions:
            if self.make(region) and clock() > until:
                later(lambda: self.go_on(regions, later, done))
                return
        done()

    def make(self, region: Region) -> bool:
        """Make a region, if it is neither painted so nor made so already; gives whether it was."""
        if self.drawn.is_made(region):
            return False
        self.drawn.keep(region, region.make(*region.made_from).text)
        return True

    def in_frame(self, act: Callable[[], None]) -> None:
        """Do this in the next frame, unless something else came or was shown."""
        turn, app = self.turn, self.app()

        def now(*_: Any) -> None:
            if turn == self.turn and app is self.app():
                act()

        window.requestAnimationFrame(now)

    def after(self, time: int, act: Callable[[], object]) -> None:
        """Do this after so many milliseconds."""

        def now(*_: Any) -> None:
            self.timer = None
            act()

        self.timer = window.setTimeout(now, time)

    def led_to(self, action: Action) -> App | None:
        """The App that an action leads to, None as long as what knows it has not come."""
        outcome = self.think(action, lambda: None)
        return outcome.app if outcome else None

    def regions_likely(self) -> Iterator[Region]:
        """Give what may be asked for next."""
        scene = self.hand.scene
        for action in likely(self.app(), scene is not None and scene.answer.state == WIN):
            yield from self.regions_of(action)

    def regions_of(self, action: Action) -> Iterator[Region]:
        """Give what an action leads to; nothing as long as that has not come."""
        app = self.led_to(action)
        if not app or (app.say.language, app.say.terms) != app.settings[:2]:
            return  # other words would be wanted
        if app.sheet:
            yield from late(lambda: _over(app), lambda: None) or ()
        places = self.places.values()
        found = late(lambda: [r for place in places for r in place.regions(app)], lambda: None)
        yield from found or ()


def _over(app: App) -> tuple[Region, ...]:
    """What lies over the page."""
    complete(app.say)
    return sheets.regions(app)
