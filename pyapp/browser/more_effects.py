"""What steps ask of the browser, done: what is not needed for the first screen."""

from typing import Any, Callable, TypeAlias

from pyscript import document, window

from ..kept.clients import Clients
from ..screen import effects as asked
from ..screen.app import Effect, KeepHand, Step
from ..screen.menu.last import keep
from . import store, wording
from .clipboard import copy, link_to
from .document import find, hold_focus
from .files import download
from .labels import relabel
from .shared import SHARED
from .sharing import draw, pack, print_soon, share, share_picture, unpack, with_codes
from .speech import speak

PAPER = "static/paper.css"
IDLE = 80  # milliseconds after a tap until there is time for other things
Take: TypeAlias = "Callable[[Step], None]"  # takes what an effect finds
_clients: list[Clients] = []  # one, once something is asked of it


def run(step: Take, effect: Effect) -> None:
    """Do what a step asks for."""
    _DONE_BY[type(effect)](step, effect)


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


def _note(step: Take, effect: asked.BoardNote) -> None:
    """Say something in the middle of the board, again too."""
    note = find("#game-note")
    if note:
        note.classList.toggle("unseen", not effect.seen)
        note.textContent = effect.text


def _shared(step: Take) -> Clients:
    if not _clients:
        _clients.append(Clients(SHARED, step))
    return _clients[0]


def _speak(step: Take, effect: asked.Speak) -> None:
    missing = effect.missing
    speak(effect.text, effect.language, lambda: step(missing) if missing else None)


def _full_screen(step: Take, effect: asked.FullScreen) -> None:
    """What a browser refuses, it refuses: the board fills its window."""
    page = document.documentElement
    if effect.on and getattr(page, "requestFullscreen", None):
        page.requestFullscreen().then(_done, _done)
    elif not effect.on and getattr(document, "fullscreenElement", None):
        document.exitFullscreen().then(_done, _done)


def _on_paper(step: Take, effect: asked.OnPaper) -> None:
    """Print once its style has come; the page is there again after that."""
    page = document.documentElement

    def came(*_: Any) -> None:
        if not find("#on-paper"):
            document.body.insertAdjacentHTML("beforeend", '<div id="on-paper"></div>')
            document.defaultView.addEventListener("afterprint", printed)
        find("#on-paper").innerHTML = effect.text
        page.setAttribute("data-on-paper", "")
        print_soon()

    def printed(*_: Any) -> None:
        page.removeAttribute("data-on-paper")
        find("#on-paper").innerHTML = ""

    window.tenbou.attach(PAPER).then(came, came)


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


def _follow(step: Take, effect: asked.Follow) -> None:
    def follow(*_: Any) -> None:
        window.location.assign("#" + effect.fragment)

    window.setTimeout(follow, 0)  # when address and history are as they are to be without it


def _done(*_: Any) -> None:
    pass


def _gong(step: Take, effect: asked.Gong) -> None:
    from .sound import gong

    gong()


_DONE_BY: "dict[type, Callable[[Take, Any], object]]" = {
    KeepHand: _keep_hand,
    asked.Select: _select,
    asked.Fill: _fill,
    asked.After: _after,
    asked.Copy: _copy,
    asked.CopyLink: _copy_link,
    asked.Download: lambda step, effect: download(*effect),
    asked.Share: share,
    asked.SharePicture: share_picture,
    asked.PackText: pack,
    asked.UnpackWord: unpack,
    asked.DrawCode: draw,
    asked.FindText: lambda step, effect: _shared(step).find(*effect),
    asked.FindAll: lambda step, effect: _shared(step).find_all(*effect),
    asked.BeginWith: lambda step, effect: _shared(step).begin(*effect),
    asked.KeepText: lambda step, effect: _shared(step).put(*effect),
    asked.KeepSetting: lambda step, effect: store.write(*effect),
    asked.Protect: lambda step, effect: window.tenbou.store.protect(),  # from being cleared
    asked.Speak: _speak,
    asked.Gong: _gong,
    asked.BoardNote: _note,
    asked.OnPaper: _on_paper,
    asked.Follow: _follow,
    asked.FullScreen: _full_screen,
    asked.ReadFile: _read,
    asked.Print: _print,
    asked.Retell: _retell,
    asked.HoldFocus: lambda step, effect: hold_focus(),
}
