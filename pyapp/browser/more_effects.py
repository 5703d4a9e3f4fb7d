"""What steps ask of the browser, done: what is not needed for the first screen."""

from typing import Any, Callable, TypeAlias

from pyscript import window

from ..kept.clients import Clients
from ..screen import effects as asked
from ..screen.app import Effect, KeepHand, Step
from ..screen.menu.last import keep
from . import store
from .clipboard import copy, link_to
from .document import find
from .shared import SHARED
from .speech import speak

IDLE = 80  # milliseconds after a tap until there is time for other things
Take: TypeAlias = "Callable[[Step], None]"  # takes what an effect finds
_clients: list[Clients] = []  # one, once something is asked of it


def run(step: Take, effect: Effect) -> None:
    """Do what a step asks for."""
    DONE_BY[type(effect)](step, effect)


def _select(step: Take, effect: asked.Select) -> None:
    box = find(effect.selector)
    if box:
        box.focus()
        box.setSelectionRange(effect.start, effect.end)


def _fill(step: Take, effect: asked.Fill) -> None:
    box = find(effect.selector)
    if box:
        box.value = effect.text


def _after(step: Take, effect: asked.After) -> None:
    if effect.time:
        window.setTimeout(lambda *_: step(effect.then), effect.time)
    else:
        window.tenbou.pause().then(lambda *_: step(effect.then))


def _keep_hand(step: Take, effect: KeepHand) -> None:
    window.setTimeout(lambda *_: step(keep(effect.entry)), IDLE)


def _copy(step: Take, effect: asked.Copy) -> None:
    copy(effect.text, lambda done: step(effect.then(done)))


def _copy_link(step: Take, effect: asked.CopyLink) -> None:
    copy(link_to(effect.fragment), lambda done: step(effect.then(done)))


def _shared(step: Take) -> Clients:
    if not _clients:
        _clients.append(Clients(SHARED, step))
    return _clients[0]


def _speak(step: Take, effect: asked.Speak) -> None:
    missing = effect.missing
    speak(effect.text, effect.language, lambda: step(missing) if missing else None)


DONE_BY: "dict[type, Callable[[Take, Any], object]]" = {  # a room adds its own
    KeepHand: _keep_hand,
    asked.Select: _select,
    asked.Fill: _fill,
    asked.After: _after,
    asked.Copy: _copy,
    asked.CopyLink: _copy_link,
    asked.FindText: lambda step, effect: _shared(step).find(*effect),
    asked.FindAll: lambda step, effect: _shared(step).find_all(*effect),
    asked.BeginWith: lambda step, effect: _shared(step).begin(*effect),
    asked.KeepText: lambda step, effect: _shared(step).put(*effect),
    asked.KeepSetting: lambda step, effect: store.write(*effect),
    asked.Protect: lambda step, effect: window.tenbou.store.protect(),  # from being cleared
    asked.Speak: _speak,
}
