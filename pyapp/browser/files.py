"""Texts that are saved as files, and come from them."""

import json
from typing import Any, Callable

from pyscript import document, window

from ..screen.action import Action, read

ROOM = 500000  # bytes that there always are
KEPT = 60000  # milliseconds until what was saved may be forgotten


def download(name: str, text: str) -> None:
    """Save a text as a file of that name."""
    parts = window.JSON.parse(json.dumps([text]))
    save(name, window.Blob.new(parts, window.JSON.parse('{"type": "text/plain"}')))


def save(name: str, blob: Any) -> None:
    """Save what a file of that name is to hold."""
    link = document.createElement("a")
    link.href = window.URL.createObjectURL(blob)
    link.download = name
    link.click()
    url = link.href
    window.setTimeout(lambda *_: window.URL.revokeObjectURL(url), KEPT)


def chosen(do: Callable[[Action], None], box: Any) -> None:
    """Do what a field asks for with the text of the file that was chosen in it, "" where that
    cannot be read; "too_long" with how many bytes are read, where it has more.
    """
    if not box.files.length:
        return
    asks, most = box.getAttribute("data-file"), int(box.getAttribute("data-most"))
    file, action = box.files.item(0), read(asks)
    box.value = ""  # so that choosing the same file once more is a change too
    if file.size > most:
        do(read("%s too_long %d" % (asks.rpartition(" ")[0], most)))
        return
    room = _room_for(file.size)

    def come(text: Any, *_: Any) -> None:
        room.clear()
        do(action._replace(what="%s %s" % (action.what, text) if action.what else str(text)))

    file.text().then(come, lambda *_: come(""))


def _room_for(size: int) -> list[bytearray]:
    """Have memory for a text of so many bytes, as long as the list holds it: at once the runtime
    makes its memory no more than twice as large as it is.
    """
    held: list[bytearray] = []
    step = ROOM
    while step < size:
        held[:] = [bytearray(step)]
        step *= 2
    return held
