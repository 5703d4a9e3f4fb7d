"""Taps: what is asked for is done as the finger leaves, and the second half of a double tap is not
meant for what the first one has brought there.
"""

from typing import Any, Callable

from pyscript import document

from ..screen.action import Action
from ..screen.app import App
from .document import asked
from .gestures import AT_ONCE

ECHO = 400  # milliseconds within which a second tap at one spot belongs to a double tap
NEAR = 24  # pixels
NEVER = -1e9  # before any tap, on the clock of events
GLIDING = 100  # milliseconds that a page has stood still before a tap is more than what stops it
TAPPING = "tap"  # of a page that is not used by keys: then nothing is ringed
TAPPED = 'button:not(:disabled, #ring *), [type="checkbox"], [type="radio"]'


class Taps:
    """What was tapped last, and what lay on top then."""

    def __init__(
        self,
        app: Callable[[], App],
        do: Callable[[Action], None],
        press: Callable[[Action], None],
    ) -> None:
        """Hear of every tap before anybody else, a key of the picker's too; press: works
        out what a finger is down on.
        """
        self.app, self.do, self.press = app, do, press
        self.tapped = (0.0, 0.0, NEVER)  # where and when
        self.top: object = None
        self.begun = (0.0, 0.0, NEVER)  # where and when a finger came down alone
        self.held: Any = None  # the control that a finger or mouse is down on
        self.moved = NEVER  # when the page was scrolled
        hear = document.addEventListener
        hear("scroll", self.scrolled, True)
        hear("pointerdown", self.down, True)
        hear("pointerup", self.up, True)
        hear("touchend", self.lifted, True)
        hear("click", self.clicked, True)

    def scrolled(self, event: Any) -> None:
        """Note when the page moved."""
        self.moved = event.timeStamp

    def down(self, event: Any) -> None:
        """Work out what a finger is down on."""
        document.body.className = TAPPING
        time = event.timeStamp if event.isPrimary else NEVER
        self.begun = (event.clientX, event.clientY, time)
        unmeant = self.is_echo(event, event) or event.button
        control = self.held = None if unmeant else control_of(event.target)
        if control and control.tagName != "SELECT":
            self.press(asked(control))

    def up(self, event: Any) -> None:
        """Do what a mouse is up on, where that was written anew since it came down: a browser makes
        no click then.
        """
        held, control = self.held, control_of(event.target)
        if event.pointerType != "mouse" or not held or held.isConnected or not control:
            return
        if control.matches(TAPPED) and asked(held) == asked(control):
            self.note(event, event.timeStamp)
            self.answer(event, control)

    def lifted(self, event: Any) -> None:
        """Do what a finger asks for; else it was no tap, or a click follows."""
        spot, control = event.changedTouches[0], control_of(event.target)
        if not self.is_echo(event, spot) and control and self.is_over(event, spot, control):
            self.note(spot, event.timeStamp)
            self.answer(event, control)

    def clicked(self, event: Any) -> None:
        """Note a tap; a click made by a key is followed by another one."""
        if not self.is_echo(event, event):
            self.note(event, event.timeStamp if event.detail else NEVER)

    def note(self, spot: Any, time: float) -> None:
        """Note where and when it was tapped, and on what."""
        self.tapped = (spot.clientX, spot.clientY, time)
        self.top = on_top(self.app())

    def is_echo(self, event: Any, spot: Any) -> bool:
        """Keep a second tap from what was opened or uncovered by the first; gives whether it was
        one.
        """
        x, y, time = self.tapped
        echo = is_near(spot, x, y) and event.timeStamp - time < ECHO
        if not echo or self.top == on_top(self.app()):
            return False
        event.stopPropagation()
        event.preventDefault()
        return True

    def is_over(self, event: Any, spot: Any, control: Any) -> bool:
        """Whether a finger leaves the control where it came down, and did not move the page."""
        x, y, time = self.begun
        still = time - self.moved > GLIDING and is_near(spot, x, y)
        if not (still and event.cancelable and control.matches(TAPPED)):
            return False
        under = document.elementFromPoint(spot.clientX, spot.clientY)
        return bool(under and control.isSameNode(control_of(under)))

    def answer(self, event: Any, control: Any) -> None:
        """Do what is asked for: a click would come later, after events of a mouse that is none."""
        event.preventDefault()
        focused = document.activeElement
        if focused and focused.tagName in ("INPUT", "TEXTAREA"):
            focused.blur()  # the screen's keyboard goes
        if not control.matches(AT_ONCE):
            self.do(asked(control))


def is_near(spot: Any, x: float, y: float) -> bool:
    """Whether a touch is at a point, as near as a finger can be."""
    return bool(abs(spot.clientX - x) < NEAR and abs(spot.clientY - y) < NEAR)


def control_of(element: Any) -> Any:
    """The control that an element is in or labels, None without one."""
    found = element.closest("[data-do],label")
    box = found.control if found and found.tagName == "LABEL" else found
    return box if box and box.hasAttribute("data-do") else None


def on_top(app: App) -> tuple[str, str, str]:
    """What is shown, and what lies over it; the pages of the Guide are leafed through."""
    return app.shown.split("/")[0], app.sheet, app.game.sheet_name if app.game else ""
