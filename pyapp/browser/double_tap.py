"""The second half of a double tap is not meant for what the first one has brought there."""

from typing import Any, Callable

from pyscript import document

from ..screen.app import App

ECHO = 400  # milliseconds within which a second tap at one spot belongs to a double tap
NEAR = 24  # pixels
NEVER = -1e9  # before any tap, on the clock of events


class Taps:
    """What was tapped last, and what lay on top then."""

    def __init__(self, app: Callable[[], App]) -> None:
        """Hear of every tap before anybody else, a key of the picker's too."""
        self.app = app
        self.tapped = (0.0, 0.0, NEVER)  # where and when
        self.top: object = None
        for name in ("pointerdown", "click"):
            document.addEventListener(name, self.hear, True)

    def hear(self, event: Any) -> None:
        """Keep the second tap from what was opened or uncovered by the first."""
        x, y, time = self.tapped
        there = abs(event.clientX - x) < NEAR and abs(event.clientY - y) < NEAR
        if there and event.timeStamp - time < ECHO and self.top != on_top(self.app()):
            event.stopPropagation()
            event.preventDefault()
        elif event.type == "click":  # one made by a key is followed by another tap
            self.tapped = (event.clientX, event.clientY, event.timeStamp if event.detail else NEVER)
            self.top = on_top(self.app())


def on_top(app: App) -> tuple[str, str, str]:
    """What is shown, and what lies over it; the pages of the Guide are leafed through."""
    return app.shown.split("/")[0], app.sheet, app.game.sheet_name if app.game else ""
