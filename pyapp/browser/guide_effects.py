"""What steps of the Guide ask of the browser, done."""

from typing import Any, Callable, TypeAlias

from pyscript import document, window

from ..screen.app import Effect, Step
from ..screen.guide import effects as asked
from . import wording
from .labels import relabel
from .sharing import print_soon, with_codes

Take: TypeAlias = "Callable[[Step], None]"  # takes what an effect finds


def run(step: Take, effect: Effect) -> None:
    """Do what a step asks for."""
    _DONE_BY[type(effect)](step, effect)


def _read(step: Take, effect: asked.ReadFile) -> None:
    def come(text: Any, *_: Any) -> None:
        step(effect.then(str(text)))

    window.tenbou.read(effect.name).then(come, lambda *_: step(effect.then("")))


def _print(step: Take, effect: asked.Print) -> None:
    """Print once what draws the code has come; without a connection the sheet goes without."""

    def came(*_: Any) -> None:
        document.defaultView.dispatchEvent(window.Event.new("beforeprint"))  # it is written then
        if document.documentElement.hasAttribute("data-paper"):  # else another page is shown
            print_soon()

    with_codes(came)


def _retell(step: Take, effect: asked.Retell) -> None:
    wording.put(effect.say)
    relabel(effect.say)


_DONE_BY: "dict[type, Callable[[Take, Any], object]]" = {
    asked.ReadFile: _read,
    asked.Print: _print,
    asked.Retell: _retell,
}
