"""Texts that are saved as files, and come from them."""

import json
from typing import Any, Callable

from pyscript import document, window

from ..screen.action import Action, read

MOST = 1000000  # bytes: longer files are cut here; the cut file then fails its checksum
KEPT = 60000  # milliseconds until what was saved may be forgotten


def download(name: str, text: str) -> None:
    """Save a text as a file of that name."""
    parts = window.JSON.parse(json.dumps([text]))
    blob = window.Blob.new(parts, window.JSON.parse('{"type": "text/plain"}'))
    link = document.createElement("a")
    link.href = window.URL.createObjectURL(blob)
    link.download = name
    link.click()
    url = link.href
    window.setTimeout(lambda *_: window.URL.revokeObjectURL(url), KEPT)


def chosen(do: Callable[[Action], None], box: Any) -> None:
    """Do what a field asks for with the text of the file that was chosen in it, "" where that
    cannot be read.
    """
    if not box.files.length:
        return
    asks, part = box.getAttribute("data-file"), box.files.item(0).slice(0, MOST)
    box.value = ""  # so that choosing the same file once more is a change too

    def come(text: Any, *_: Any) -> None:
        do(read("%s %s" % (asks, text)))

    part.text().then(come, lambda *_: come(""))
