"""Slides and long presses: a set from a key of the picker, a tile out of the hand.

A press that moves a little further shows the four sets around its key and takes the one
it points to when it is lifted; a press held still shows them, to slide onto one or, once it
is lifted, to tap one. A press that does neither is a tap, acted on as the finger leaves: two
thumbs may overlap.
"""

from typing import Any, Callable

from pyscript import document, window

from ..riichi.tiles import TILE_NAMED
from ..screen.action import HAND, Action, asking
from ..screen.app import App
from ..screen.hand.entering import KAN, PAIR, RUN, SET_MODES, TRIPLET
from ..screen.hand.tiles import ring_html
from .document import asked

SLIDE = 20  # pixels until a press has a direction; a finger at rest may waver by less
HALF = 190  # milliseconds, twice until a press is held: a busy page may be late for the lift
AT_ONCE = '#picker [data-tile], #hand [data-do^="hand touch"]'  # controls that are slid from, too
ECHO = 600  # milliseconds within which a click belongs to a press already answered


class Press:
    """A finger or mouse button that is down on a key or on a tile of the hand."""

    def __init__(self, control: Any, event: Any) -> None:
        self.control = control
        self.tile = control.getAttribute("data-tile") or ""
        self.x = event.clientX
        self.y = event.clientY
        self.shape = ""
        self.held = False
        self.pressed_over = ""  # the set that was put under the resting finger, until it leaves it
        self.timer: Any = None

    def points_to(self, event: Any) -> str:
        """The set in the direction of the finger, "" while it is near where it came down."""
        across, down = event.clientX - self.x, event.clientY - self.y
        if across * across + down * down < SLIDE * SLIDE:
            return ""
        if abs(across) > abs(down):
            return RUN if across > 0 else KAN
        return PAIR if down > 0 else TRIPLET


class Gestures:
    """The presses that are down, and the ring of sets round one of them."""

    def __init__(
        self,
        app: Callable[[], App],
        do: Callable[[Action], None],
        turned: Callable[[], None],
    ) -> None:
        """turned: called when the ring has become a menu, or is no more."""
        self.app, self.do, self.turned = app, do, turned
        self.presses: dict[int, Press] = {}
        self.ring = document.querySelector("#ring")
        self.around: Any = None  # the key that the ring is of
        self.lifted: Any = None  # the last press that was answered as it was lifted

    def down(self, event: Any) -> None:
        """A press begins, on a key, a tile of the hand or anything else."""
        target = event.target
        self.lifted = None
        if not self.ring.contains(target):
            self.close_ring()
        control = target.closest(AT_ONCE)
        if event.button or not control:
            return
        press = Press(control, event)
        pointer = event.pointerId
        self.presses[pointer] = press
        self.wait(press, lambda *_: self.wait(press, lambda *_: self.hold(pointer)))

    def move(self, event: Any) -> None:
        """A press slides: show the sets around its key and the one it points to."""
        press = self.presses.get(event.pointerId)
        if press is None or not press.tile or not self.may_take_sets():
            return
        shape = press.points_to(event)
        if press.held:
            onto = self.item_at(event.clientX, event.clientY)
            if onto != press.pressed_over:
                press.pressed_over = ""
            if shape and onto and not press.pressed_over:
                shape = onto
        if shape == press.shape:
            return
        press.shape = shape
        window.clearTimeout(press.timer)
        if self.ring.hidden:
            self.open_ring(press)
        pointed = asking(HAND, shape, press.tile)
        for item in self.ring.children:
            item.classList.toggle("on", item.getAttribute("data-do") == pointed)

    def up(self, event: Any) -> None:
        """A press is lifted: do what it came to."""
        press = self.presses.pop(event.pointerId, None)
        if press is None:
            return
        window.clearTimeout(press.timer)
        self.lifted = event
        if press.shape:
            self.close_ring()
            self.do(Action(HAND, press.shape, press.tile))
        elif press.held:
            self.leave_ring_open()
        elif not self.ring.hidden and self.around.isSameNode(press.control):
            self.close_ring()  # slid and came back: nothing is wanted
        elif self.is_tap(press, event):
            self.do(asked(press.control))
        elif press.tile:  # a slide where no set can be taken, which will be said
            self.do(Action(HAND, press.points_to(event), press.tile))

    def is_tap(self, press: Press, event: Any) -> bool:
        """Whether the finger leaves near where it came down, or on the same control."""
        under = document.elementFromPoint(event.clientX, event.clientY)
        return not press.points_to(event) or bool(press.control.contains(under))

    def lost(self, event: Any) -> None:
        """The browser takes a press for something else."""
        press = self.presses.pop(event.pointerId, None)
        if press is not None:
            window.clearTimeout(press.timer)
            self.close_ring()

    def wait(self, press: Press, act: Callable[..., None]) -> None:
        """Do this after half the time that makes a press a held one."""
        press.timer = window.setTimeout(act, HALF)

    def hold(self, pointer: int) -> None:
        """A press is held: a tile leaves the hand, or a key shows its sets."""
        press = self.presses.get(pointer)
        if press is None:
            return
        if not press.tile:
            press.held = True
            self.do(Action(HAND, "drop", asked(press.control).what))
        elif self.may_take_sets():
            press.held = True
            self.open_ring(press)
            press.pressed_over = self.item_at(press.x, press.y)

    def may_take_sets(self) -> bool:
        """Whether sets can be entered in the mode that is on."""
        return self.app().session.state.mode in SET_MODES

    # The ring

    def open_ring(self, press: Press) -> None:
        """Show the sets around a key, wholly on the screen."""
        self.around = press.control
        box = press.control.getBoundingClientRect()
        rules = self.app().session.state.entry.rules
        self.ring.innerHTML = ring_html(TILE_NAMED[press.tile], rules, self.app().say).text
        self.ring.hidden = False
        half_wide, half_high = self.ring.offsetWidth / 2, self.ring.offsetHeight / 2
        x = (box.left + box.right) / 2
        y = (box.top + box.bottom) / 2
        x = max(half_wide, min(x, window.innerWidth - half_wide))
        y = max(half_high, min(y, window.innerHeight - half_high))
        self.ring.style.left = "%dpx" % (x - half_wide)
        self.ring.style.top = "%dpx" % (y - half_high)

    def item_at(self, x: float, y: float) -> str:
        """The set of the ring at a point of the window, "" where there is none."""
        element = document.elementFromPoint(x, y)
        item = element.closest("#ring [data-do]") if element else None
        return asked(item).verb if item else ""

    def leave_ring_open(self) -> None:
        """The finger has left: the ring is a menu now, which Back closes too."""
        if not self.ring.hidden:
            self.turned()
            self.focus_ring()

    def focus_ring(self) -> None:
        """Put the focus on the ring's first set, if it is open."""
        if not self.ring.hidden:
            self.ring.firstElementChild.focus()

    def close_ring(self) -> None:
        """Close the ring if it is open, and have that told."""
        if not self.ring.hidden:
            self.hide_ring()
            self.turned()

    def hide_ring(self) -> None:
        """Hide the ring; the focus goes back to its key."""
        if self.ring.contains(document.activeElement):
            self.around.focus()
        self.ring.hidden = True

    def handled(self, event: Any) -> bool:
        """Whether a click only repeats a press that was answered when it was lifted.

        The browser may send it to what has come to lie under the finger meanwhile.
        """
        lifted = self.lifted
        if lifted is not None and event.detail and event.timeStamp - lifted.timeStamp < ECHO:
            across, down = event.clientX - lifted.clientX, event.clientY - lifted.clientY
            if across * across + down * down < SLIDE * SLIDE:
                self.focus_ring()  # the browser has just put the focus under the finger
                return True
        if self.ring.contains(event.target):
            self.close_ring()
        return False

    def listen(self) -> None:
        """Hear every press of the page."""
        for name, call in (
            ("pointerdown", self.down),
            ("pointermove", self.move),
            ("pointerup", self.up),
            ("pointercancel", self.lost),
            ("contextmenu", _no_menu),
        ):
            document.addEventListener(name, call)
        document.defaultView.addEventListener("popstate", lambda event: self.hide_ring())


def _no_menu(event: Any) -> None:
    """A long press on a key is ours, not the browser's menu."""
    if event.target.closest("#picker, #hand, #ring"):
        event.preventDefault()
