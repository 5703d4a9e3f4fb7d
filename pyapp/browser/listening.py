"""What is heard besides touches of the first screen: choices, what is typed, files, keys."""

from typing import Any, Callable

from pyscript import document, window

from ..riichi.text import MOST_TEXT
from ..screen.action import Action, read
from ..screen.app import App
from .double_tap import Taps
from .files import chosen
from .keyboard import Keyboard

_keyboards: list[Keyboard] = []  # one, once a key is pressed
_taps: list[Taps] = []


def press(
    event: Any,
    app: Callable[[], App],
    do: Callable[[Action], None],
    note: Callable[[str], None],
    close_ring: Callable[[], None],
) -> None:
    """A key of the keyboard is down."""
    if not _keyboards:
        _keyboards.append(Keyboard(app, do, note, close_ring))
    _keyboards[0].down(event)


def listen(
    app: Callable[[], App],
    do: Callable[[Action], None],
    close: Callable[[], None],
    resized: Callable[[], None],
) -> None:
    """Hear all that; close: closes a dialog."""
    _taps.append(Taps(app))

    def open_file(event: Any) -> None:
        box = event.target
        if box.getAttribute("data-file"):  # it is heard itself: it may be drawn anew meanwhile
            box.addEventListener("change", lambda event: chosen(do, box))

    def choose(event: Any) -> None:
        select = event.target
        if select.tagName == "SELECT":
            do(read("%s %s" % (select.getAttribute("data-do"), select.value)))

    def typed(event: Any) -> None:
        box = event.target
        if box.type == "search":  # its letters are seen before what they find
            window.requestAnimationFrame(lambda *_: window.setTimeout(lambda *_: take(box), 0))
        else:
            take(box)

    def take(box: Any) -> None:
        asks = box.getAttribute("data-input")
        if asks:  # one more than may be says that it is too long
            do(read("%s %s" % (asks, window.tenbou.head(box, "value", MOST_TEXT + 1))))

    def cancel(event: Any) -> None:
        if event.target.tagName == "DIALOG":  # else it is the choice of a file
            event.preventDefault()
            close()

    document.addEventListener("click", open_file)
    document.addEventListener("change", choose)
    document.addEventListener("input", typed)
    document.addEventListener("cancel", cancel, True)  # it does not bubble
    document.defaultView.addEventListener("resize", lambda event: resized())
