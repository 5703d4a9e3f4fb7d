"""What steps of the Guide ask of the browser, done."""

from typing import TYPE_CHECKING, Any, Callable

from pyscript import window

from ..screen.app import Effect
from ..screen.guide import effects as asked
from .speech import speak

if TYPE_CHECKING:
    from .loop import Loop

DRAW = "static/qr.js"  # what draws a link as a code
DRAWN = 50  # milliseconds until what was written is laid out


def run(loop: "Loop", effect: Effect) -> None:
    """Do what a step asks for."""
    _DONE_BY[type(effect)](loop, effect)


def _read(loop: "Loop", effect: asked.ReadFile) -> None:
    def come(text: Any, *_: Any) -> None:
        loop.step(effect.then(str(text)))

    window.tenbou.read(effect.name).then(come, lambda *_: loop.step(effect.then("")))


def _print(loop: "Loop", effect: asked.Print) -> None:
    """Print once what draws the code has come; without a connection the sheet goes without."""

    def came(*_: Any) -> None:
        if loop.guide and loop.guide.put_on_paper():
            window.setTimeout(lambda *_: window.print(), DRAWN)

    if getattr(window.tenbou, "qr", None):
        came()
    else:
        window.tenbou.attach(DRAW).then(came, came)


_DONE_BY: "dict[type, Callable[[Loop, Any], object]]" = {
    asked.ReadFile: _read,
    asked.Speak: lambda loop, effect: speak(*effect),
    asked.Print: _print,
}
