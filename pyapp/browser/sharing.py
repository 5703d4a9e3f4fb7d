"""What leaves the page: to the share sheet, else to the clipboard or into a file, and on paper."""

import json
from typing import Any, Callable, TypeAlias

from pyscript import document, window

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
    SharePicture,
    UnpackWord,
)
from .clipboard import copy, link_to
from .deflated import expand, squeeze
from .document import attempt, find
from .files import download, save

DRAW = "static/qr.js"  # what draws a link as a code
PNG, DENSE = "image/png", 2  # pixels of a picture beside those of its svg
DRAWN = 50  # milliseconds until what was written is laid out
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
    file = window.File.new(window.Array.of(text), name, kind)
    _files_to_sheet({"title": title}, file, done, otherwise)


def _files_to_sheet(
    what: "dict[str, str]", file: Any, done: Callable[[str], None], otherwise: Callable[[], None]
) -> None:
    """Open the share sheet with a file, where it takes one."""
    data = window.JSON.parse(json.dumps(what))
    data.files = window.Array.of(file)
    able = getattr(window.navigator, "canShare", None)
    if able and attempt("navigator", "canShare", data):
        _to_sheet(data, done, otherwise)
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


def share_picture(step: Take, effect: SharePicture) -> None:
    """Draw a picture and hand it on, else put it on the clipboard, else save it."""
    svg, name, then = effect

    def done(how: str) -> None:
        step(then(how, ""))

    def drawn(blob: Any, *_: Any) -> None:
        def saved(*_: Any) -> None:
            save(name, blob)
            done(SAVED)

        def otherwise() -> None:
            clipboard = getattr(window.navigator, "clipboard", None)
            if not (clipboard and getattr(window, "ClipboardItem", None)):
                saved()
                return
            item = window.Object.fromEntries(window.Array.of(window.Array.of(PNG, blob)))
            items = window.Array.of(window.ClipboardItem.new(item))
            clipboard.write(items).then(lambda *_: done(COPIED), saved)

        kind = window.JSON.parse(json.dumps({"type": PNG}))
        file = window.File.new(window.Array.of(blob), name, kind)
        _files_to_sheet({}, file, done, otherwise)

    _paint(_with_drawings(svg), drawn)


def _with_drawings(svg: str) -> str:
    """Put into an svg the drawings of the page that it uses."""
    names = sorted({part.split('"', 1)[0] for part in svg.split('href="#')[1:]})
    drawings = "".join([str(find("#" + name).outerHTML) for name in names])
    head, _end, rest = svg.partition(">")
    return "%s><defs>%s</defs>%s" % (head, drawings, rest)


def _paint(svg: str, drawn: Callable[..., None]) -> None:
    """Make a png of an svg, twice as large for the dense screens of phones."""
    kind = window.JSON.parse('{"type": "image/svg+xml"}')
    address = window.URL.createObjectURL(window.Blob.new(window.Array.of(svg), kind))
    image = document.createElement("img")

    def loaded(*_: Any) -> None:
        canvas = document.createElement("canvas")
        canvas.width, canvas.height = DENSE * image.width, DENSE * image.height
        canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height)
        window.URL.revokeObjectURL(address)
        canvas.toBlob(drawn, PNG)

    image.onload = loaded
    image.src = address


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


def print_soon() -> None:
    """Print once what was written is laid out."""
    window.setTimeout(lambda *_: window.print(), DRAWN)
