"""Slides and long presses: a set from a key of the picker, a tile out of the hand.

A press that moves a little further shows the four sets around its key and takes the one
it points to when it is lifted; a press held still shows them to tap. A press that does
neither is a tap, acted on as the finger leaves: two thumbs may overlap.
"""

from typing import TYPE_CHECKING, Any

from pyscript import document, window

from ..riichi.tiles import TILE_NAMED
from ..screen.action import HAND, RULES, Action, asking
from ..screen.hand.entering import KAN, PAIR, RUN, TRIPLET
from ..screen.hand.tiles import ring_html
from .screen import asked

if TYPE_CHECKING:
    from .page import Page

SLIDE = 20  # pixels until a press has a direction
HOLD = 380  # milliseconds until a press is held
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
    def __init__(self, page: "Page") -> None:
        self.page = page
        self.presses: dict[int, Press] = {}
        self.ring = document.querySelector("#ring")
        self.answered: tuple[Any, float] = (None, 0.0)

    def down(self, event: Any) -> None:
        target = event.target
        if not self.ring.hidden and not self.ring.contains(target):
            self.close_ring()
        if event.button:
            return
        control = target.closest("[data-do]")
        if not control or control.tagName == "SELECT":
            return
        action = asked(control)
        if action.room in (HAND, RULES):
            self.page.think(action)
        if not control.matches('#picker [data-tile], #hand [data-do^="hand touch"]'):
            return
        press = Press(control, event)
        pointer = event.pointerId
        self.presses[pointer] = press
        self.answered = (None, 0.0)
        press.timer = window.setTimeout(lambda *_: self.hold(pointer), HOLD)

    def move(self, event: Any) -> None:
        press = self.presses.get(event.pointerId)
        if press is None or not press.tile or not self.may_take_sets():
            return
        shape = press.points_to(event)
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
        press = self.presses.pop(event.pointerId, None)
        if press is None:
            return
        window.clearTimeout(press.timer)
        if press.shape:
            self.close_ring()
            self.answer(press, event)
            self.page.do(Action(HAND, press.shape, press.tile))
        elif press.held:
            self.answer(press, event)
        elif press.tile and self.ring.hidden and self.is_tap(press, event):
            self.answer(press, event)
            self.page.do(Action(HAND, "tile", press.tile))
        elif not self.ring.hidden:
            self.close_ring()  # slid and came back: nothing is wanted
            self.answer(press, event)

    def is_tap(self, press: Press, event: Any) -> bool:
        """Whether the finger leaves near where it came down, or on the same key."""
        under = document.elementFromPoint(event.clientX, event.clientY)
        return not press.points_to(event) or bool(press.control.contains(under))

    def answer(self, press: Press, event: Any) -> None:
        """The click that may follow says nothing new."""
        self.answered = (press.control, event.timeStamp)

    def lost(self, event: Any) -> None:
        press = self.presses.pop(event.pointerId, None)
        if press is not None:
            window.clearTimeout(press.timer)
            if press.shape:
                self.close_ring()

    def hold(self, pointer: int) -> None:
        press = self.presses.get(pointer)
        if press is None:
            return
        if not press.tile:
            press.held = True
            self.page.do(Action(HAND, "drop", asked(press.control).what))
        elif self.may_take_sets():
            press.held = True
            self.open_ring(press)

    def may_take_sets(self) -> bool:
        return self.page.session.state.mode in ("", PAIR, RUN, TRIPLET)

    def open_ring(self, press: Press) -> None:
        """Show the sets around a key, wholly on the screen."""
        box = press.control.getBoundingClientRect()
        self.ring.innerHTML = ring_html(TILE_NAMED[press.tile], self.page.say).text
        self.ring.hidden = False
        half_wide, half_high = self.ring.offsetWidth / 2, self.ring.offsetHeight / 2
        x = (box.left + box.right) / 2
        y = (box.top + box.bottom) / 2
        x = max(half_wide, min(x, window.innerWidth - half_wide))
        y = max(half_high, min(y, window.innerHeight - half_high))
        self.ring.style.left = "%dpx" % (x - half_wide)
        self.ring.style.top = "%dpx" % (y - half_high)

    def close_ring(self) -> None:
        self.ring.hidden = True

    def handled(self, event: Any) -> bool:
        """Whether a click only repeats a press that was answered when it was lifted."""
        control, time = self.answered
        target = event.target
        if not self.ring.hidden and self.ring.contains(target):
            self.close_ring()
            return False
        if control is None or event.timeStamp - time > ECHO or not event.detail:
            return False
        return bool(control.contains(target)) or not target.closest("[data-do]")

    def listen(self) -> None:
        for name, call in (
            ("pointerdown", self.down),
            ("pointermove", self.move),
            ("pointerup", self.up),
            ("pointercancel", self.lost),
            ("contextmenu", _no_menu),
        ):
            document.addEventListener(name, call)


def _no_menu(event: Any) -> None:
    """A long press on a key is ours, not the browser's menu."""
    if event.target.closest("#picker, #hand, #ring"):
        event.preventDefault()
