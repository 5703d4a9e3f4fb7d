"""A room that comes when it is asked for, in the document: its element, its pages."""

from typing import Any, Callable, NamedTuple

from pyscript import document, window

from ..screen.app import Act, App, Step
from ..screen.region import Attribute, Region
from ..screen.trail import HAND
from . import dialogs
from .document import find, hold_focus
from .more_effects import DONE_BY
from .regions import Regions
from .room_effects import OF_ROOMS


class Room(NamedTuple):
    """What a room shows and does; it is shown in the element of its name."""

    name: str
    frame: str  # the html of its element, and what else it needs
    act: Act
    regions: Callable[[App], tuple[Region, ...]]
    attributes: Callable[[App], tuple[Attribute, ...]]
    address: Callable[[App], str]  # as the address bar shows it, "" for the hand's
    left: Callable[[App], App]  # the Hand screen in its place


class RoomPainter:
    """Paints a room: shows or hides its element, and writes its regions."""

    room: Room

    def __init__(
        self, drawn: Regions, step: Callable[[Step], None], paint: Callable[[], None]
    ) -> None:
        """step: takes what is found out; paint: has all painted."""
        self.drawn, self.written = drawn, drawn.written
        self.step, self.paint_all = step, paint
        self.app: App | None = None  # as painted
        self.shown = ""  # the page that is painted
        self.left_at: dict[str, int] = {}  # how far down each page was when it was left
        DONE_BY.update(OF_ROOMS)
        document.body.insertAdjacentHTML("beforeend", self.room.frame)

    def begin(self) -> None:
        """Have the room begin."""
        raise NotImplementedError

    def begin_late(self) -> None:
        """Take what was kept before this visit, where it came late."""

    def regions(self, app: App) -> tuple[Region, ...]:
        """Give the regions of an App in which the room is shown, else none."""
        return self.room.regions(app) if app.room == self.room.name else ()

    def paint(self, app: App) -> None:
        """Bring the room in the document up to the App."""
        self.app, main = app, find("#" + self.room.name)
        if self.shown and app.shown != self.shown:
            self.left_at[self.shown] = window.scrollY
            window.history.scrollRestoration = "manual"  # of this entry: its place is ours
        if app.room != self.room.name:
            self.shown = ""
            if not main.hidden:
                _show(main, False)
                _show(find("main"), app.shown == HAND)
                self.leave()
                hold_focus()
        else:
            fresh, self.shown = app.shown != self.shown, app.shown
            if fresh:
                _show(find("main"), False)
                _show(main, True)
            self.draw(app, fresh)

    def draw(self, app: App, fresh: bool) -> None:
        """Write what differs; fresh: whether another page is shown than before."""
        wanted = self.room.attributes(app)
        of_room = [each for each in wanted if each.id == self.room.name]
        _set(of_room)  # before what is written: set after it, they would style it a second time
        self.drawn.paint(self.parts(app), fresh)
        _set([each for each in wanted if each not in of_room])
        if fresh:
            self.begin_at_top(app)

    def begin_at_top(self, app: App) -> None:
        """Another page is shown: from its top, with the focus there, or where it was left, for who
        comes back to it from a page above.
        """
        back = app.shown in str(window.history.state).split(" ")
        window.scrollTo(0, 0)
        dialogs.focus(find("#%s-title" % self.room.name))
        if back:
            window.scrollTo(0, self.left_at.get(app.shown, 0))

    def parts(self, app: App) -> tuple[Region, ...]:
        """Give the regions to write."""
        return self.room.regions(app)

    def leave(self) -> None:
        """Another screen takes its place."""
        window.scrollTo(0, 0)


def _show(screen: Any, shown: bool) -> None:
    """Show or hide a screen."""
    screen.hidden = not shown
    if shown:
        screen.ariaHidden = "false"
    else:
        dialogs.put_away(screen)


def _set(attributes: list[Attribute]) -> None:
    for each in attributes:
        find("#" + each.id).setAttribute(each.name, each.value)
