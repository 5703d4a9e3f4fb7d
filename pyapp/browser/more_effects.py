"""What steps ask of the browser, done: what is not needed for the first screen."""

from typing import TYPE_CHECKING, Any, Callable

from pyscript import window

from ..kept.clients import Clients
from ..screen import effects as asked
from ..screen.app import Effect, KeepHand
from ..screen.menu.last import keep
from . import store
from .clipboard import copy, link_to
from .document import find, hold_focus
from .files import download
from .shared import SHARED

if TYPE_CHECKING:
    from .loop import Loop

IDLE = 80  # milliseconds after a tap until there is time for other things
_clients: list[Clients] = []  # one, once something is asked of it


def run(loop: "Loop", effect: Effect) -> None:
    """Do what a step asks for."""
    if type(effect) in _DONE_BY:
        _DONE_BY[type(effect)](loop, effect)
    else:
        from .guide_effects import run

        run(loop, effect)


def _select(loop: "Loop", effect: asked.Select) -> None:
    box = find(effect.selector)
    if box:
        box.focus()
        box.setSelectionRange(effect.start, effect.end)


def _fill(loop: "Loop", effect: asked.Fill) -> None:
    box = find(effect.selector)
    if box:
        box.value = effect.text


def _after(loop: "Loop", effect: asked.After) -> None:
    if effect.time:
        window.setTimeout(lambda *_: loop.step(effect.then), effect.time)
    else:
        window.tenbou.pause().then(lambda *_: loop.step(effect.then))


def _keep_hand(loop: "Loop", effect: KeepHand) -> None:
    window.setTimeout(lambda *_: loop.step(keep(effect.entry)), IDLE)


def _copy(loop: "Loop", effect: asked.Copy) -> None:
    copy(effect.text, lambda done: loop.step(effect.then(done)))


def _copy_link(loop: "Loop", effect: asked.CopyLink) -> None:
    copy(link_to(effect.fragment), lambda done: loop.step(effect.then(done)))


def _note(loop: "Loop", effect: asked.BoardNote) -> None:
    if loop.board:
        loop.board.note(effect.text, effect.seen)


def _shared(loop: "Loop") -> Clients:
    if not _clients:
        _clients.append(Clients(SHARED, loop.step))
    return _clients[0]


_DONE_BY: "dict[type, Callable[[Loop, Any], object]]" = {
    KeepHand: _keep_hand,
    asked.Select: _select,
    asked.Fill: _fill,
    asked.After: _after,
    asked.Copy: _copy,
    asked.CopyLink: _copy_link,
    asked.Download: lambda loop, effect: download(*effect),
    asked.FindText: lambda loop, effect: _shared(loop).find(*effect),
    asked.FindAll: lambda loop, effect: _shared(loop).find_all(*effect),
    asked.BeginWith: lambda loop, effect: _shared(loop).begin(*effect),
    asked.KeepText: lambda loop, effect: _shared(loop).put(*effect),
    asked.KeepSetting: lambda loop, effect: store.write(*effect),
    asked.Protect: lambda loop, effect: store.protect(),
    asked.BoardNote: _note,
    asked.HoldFocus: lambda loop, effect: hold_focus(),
}
