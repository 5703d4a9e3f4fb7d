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
        self.moved = NEVER  # when the page was scrolled
        document.addEventListener("scroll", self.scrolled, True)
        for name in ("pointerdown", "touchend", "click"):
            document.addEventListener(name, self.hear, True)

    def scrolled(self, event: Any) -> None:
        """Note when the page moved."""
        self.moved = event.timeStamp

    def hear(self, event: Any) -> None:
        """Keep the second tap from what was opened or uncovered by the first."""
        x, y, time = self.tapped
        lifted, down = event.type == "touchend", event.type == "pointerdown"
        spot = event.changedTouches[0] if lifted else event
        if down:
            self.begun = (spot.clientX, spot.clientY, event.timeStamp if event.isPrimary else NEVER)
        if is_near(spot, x, y) and event.timeStamp - time < ECHO and self.top != on_top(self.app()):
            event.stopPropagation()
            event.preventDefault()
        elif lifted and not self.is_over(event, spot):
            return  # no tap, or a click follows
        elif down:
            control = control_of(event.target)
            if control and not event.button and control.tagName != "SELECT":
                self.press(asked(control))
        else:  # a click made by a key is followed by another tap
            made = lifted or event.detail
            self.tapped = (spot.clientX, spot.clientY, event.timeStamp if made else NEVER)
            self.top = on_top(self.app())
            if lifted:
                self.answer(event)

    def is_over(self, event: Any, spot: Any) -> bool:
        """Whether a finger leaves where it came down, and did not move the page."""
        x, y, time = self.begun
        still = time - self.moved > GLIDING and is_near(spot, x, y)
        control = control_of(event.target)
        if not (still and control and event.cancelable and control.matches(TAPPED)):
            return False
        under = document.elementFromPoint(spot.clientX, spot.clientY)
        return bool(under and control.isSameNode(control_of(under)))

    def answer(self, event: Any) -> None:
        """Do what is asked for: a click would come later, after events of a mouse that is none."""
        event.preventDefault()
        control, focused = control_of(event.target), document.activeElement
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
