"""What the steps of a room ask of the browser, done: it comes with the first of them."""

from typing import Any, Callable

from pyscript import document, window

from ..screen import effects as asked
from . import wording
from .document import find, tell
from .files import download
from .labels import relabel
from .more_effects import Take
from .sharing import draw, pack, print_soon, share, share_picture, unpack, with_codes

PAPER = "static/paper.css"


def _note(step: Take, effect: asked.BoardNote) -> None:
    """Say something in the middle of the board, again too."""
    note = find("#game-note")
    if note:
        note.classList.toggle("unseen", not effect.seen)
        tell(note, effect.text)


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


OF_ROOMS: "dict[type, Callable[[Take, Any], object]]" = {
    asked.Download: lambda step, effect: download(*effect),
    asked.Share: share,
    asked.SharePicture: share_picture,
    asked.PackText: pack,
    asked.UnpackWord: unpack,
    asked.DrawCode: draw,
    asked.Gong: _gong,
    asked.BoardNote: _note,
    asked.OnPaper: _on_paper,
    asked.Follow: _follow,
    asked.FullScreen: _full_screen,
    asked.ReadFile: _read,
    asked.Print: _print,
    asked.Retell: _retell,
}
