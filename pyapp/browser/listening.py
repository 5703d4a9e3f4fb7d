"""What is heard besides touches of the first screen: choices, what is typed, files, keys."""

from typing import Any, Callable

from pyscript import document, window

from ..riichi.text import MOST_TEXT
from ..screen.action import Action, read
from ..screen.app import App
from .files import chosen
from .keyboard import Keyboard
from .taps import Taps


def listen(
    app: Callable[[], App],
    do: Callable[[Action], None],
    press: Callable[[Action], None],
    resized: Callable[[], None],
    keys: Any,
) -> Keyboard:
    """Hear all that but keys, which the keyboard is told; keys: what it has besides app and do."""
    Taps(app, do, press)
    hear = document.addEventListener
    for way in ("click", "drop"):
        hear(way, lambda event: _open_file(do, event.target))
    hear("change", lambda event: _choose(do, event.target))
    hear("input", lambda event: _typed(do, event.target))
    document.defaultView.addEventListener("resize", lambda event: resized())
    return Keyboard(app, do, *keys)


def _open_file(do: Callable[[Action], None], box: Any) -> None:
    # A file may fall on a mere text; a field is heard itself, as it may be drawn anew meanwhile.
    if box.nodeType == 1 and box.getAttribute("data-file"):
        box.addEventListener("change", lambda event: chosen(do, box))


def _choose(do: Callable[[Action], None], select: Any) -> None:
    if select.tagName == "SELECT":
        do(read("%s %s" % (select.getAttribute("data-do"), select.value)))


def _typed(do: Callable[[Action], None], box: Any) -> None:
    if box.type == "search":  # its letters are seen before what they find
        window.requestAnimationFrame(lambda *_: window.setTimeout(lambda *_: _take(do, box), 0))
    else:
        _take(do, box)


def _take(do: Callable[[Action], None], box: Any) -> None:
    asks = box.getAttribute("data-input")
    if asks:  # one more than may be says that it is too long
        most = int(box.getAttribute("data-most") or MOST_TEXT)
        do(read("%s %s" % (asks, window.tenbou.head(box, "value", most + 1))))
