"""What steps ask of the browser, done: what is not needed for the first screen."""

from typing import TYPE_CHECKING

from pyscript import window

from ..screen.app import Effect
from ..screen.effects import After, AskRules, CopyLink, Fill, KeepRules, Select
from . import store
from .clipboard import copy_link
from .document import find

if TYPE_CHECKING:
    from .loop import Loop


def run(loop: "Loop", effect: Effect) -> None:
    """Do what a step asks for."""
    if isinstance(effect, Select):
        box = find(effect.selector)
        if box:
            box.focus()
            box.setSelectionRange(effect.start, effect.end)
    elif isinstance(effect, Fill):
        box = find(effect.selector)
        if box:
            box.value = effect.text
    elif isinstance(effect, After):
        step = effect.then
        window.setTimeout(lambda *_: loop.step(step), effect.time)
    elif isinstance(effect, CopyLink):
        then = effect.then
        copy_link(effect.fragment, lambda done: loop.step(then(done)))
    elif isinstance(effect, AskRules):
        loop.effects.house_rules()
    elif isinstance(effect, KeepRules):
        store.protect()
        loop.effects.house_rules().put(effect.changes)
