"""What leaves the page: to the device's share sheet, else to the clipboard or into a file."""

import json
from typing import Any, Callable, TypeAlias

from pyscript import window

from ..club.links import text_of, word_of
from ..screen.app import Step
from ..screen.effects import (
    CLOSED,
    COPIED,
    REFUSED,
    SAVED,
    SHARED,
    DrawCode,
    PackText,
    Share,
    UnpackWord,
)
from .clipboard import copy, link_to
from .deflated import expand, squeeze
from .document import attempt
from .files import download

DRAW = "static/qr.js"  # what draws a link as a code
MOST_CODE = 1500  # characters of a link whose code a phone still reads

Take: TypeAlias = "Callable[[Step], None]"  # takes what an effect finds


def share(step: Take, effect: Share) -> None:
    """Hand something on, while a tap is being answered: a browser opens its sheet only then."""
    title, text, fragment, file, then = effect
    if file:
        _share_file(title, text, file, lambda how: step(then(how, text)))
        return
    what = {"text": text} if text else {"title": title, "url": link_to(fragment)}
    shown = text or what["url"]

    def otherwise() -> None:
        copy(shown, lambda done: step(then(COPIED if done else REFUSED, shown)))

    _to_sheet(window.JSON.parse(json.dumps(what)), lambda how: step(then(how, shown)), otherwise)


def _share_file(title: str, text: str, name: str, done: Callable[[str], None]) -> None:
    def otherwise() -> None:
        download(name, text)
        done(SAVED)

    kind = window.JSON.parse('{"type": "text/plain"}')
    what = window.JSON.parse(json.dumps({"title": title}))
    what.files = window.Array.of(window.File.new(window.Array.of(text), name, kind))
    able = getattr(window.navigator, "canShare", None)
    if able and attempt("navigator", "canShare", what):
        _to_sheet(what, done, otherwise)
    else:
        otherwise()


def _to_sheet(what: Any, done: Callable[[str], None], otherwise: Callable[[], None]) -> None:
    """Open the share sheet; where there is none, or it refuses, do otherwise."""

    def failed(error: Any, *_: Any) -> None:
        if str(error.name) == "AbortError":
            done(CLOSED)
        else:
            otherwise()

    if getattr(window.navigator, "share", None):
        window.navigator.share(what).then(lambda *_: done(SHARED), failed)
    else:
        otherwise()


def pack(step: Take, effect: PackText) -> None:
    """Make the word of a link."""
    step(effect.then(word_of(effect.text, squeeze)))


def unpack(step: Take, effect: UnpackWord) -> None:
    """Make a text of the word of a link."""
    step(effect.then(text_of(effect.word, expand)))


def draw(step: Take, effect: DrawCode) -> None:
    """Draw a link as a code, once what draws it has come."""
    link = link_to(effect.fragment)

    def come(*_: Any) -> None:
        svg = attempt("tenbou", "qr", link, True) if len(link) <= MOST_CODE else ""
        step(effect.then(str(svg or "")))

    with_codes(come)


def with_codes(come: Callable[..., None]) -> None:
    """Have what draws codes come, or go on without it."""
    if getattr(window.tenbou, "qr", None):
        come()
    else:
        window.tenbou.attach(DRAW).then(come, come)
