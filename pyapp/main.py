"""What the page's <script type="mpy"> runs: put the modules in place and start the page.

The built site ships its compiled modules in two files: those the first screen loads, and
those that are imported later, which come once the page is ready. Served from the sources,
pyscript.toml has placed each module and there are no such files.
"""

import asyncio
import builtins
import os

from js import XMLHttpRequest
from pyscript import document, fetch

BUNDLE = "pyapp.bin"
LATER = "./pyapp-later.bin"
tasks: "list[object]" = []  # a task nobody holds may be collected
plain_import = builtins.__import__


def make_folders(path: str) -> None:
    """Make each folder on the way to a file."""
    names = path.split("/")[:-1]
    for depth in range(1, len(names) + 1):
        try:
            os.mkdir("/".join(names[:depth]))
        except OSError:
            pass  # made for an earlier module


def unpack(bundle: bytes) -> None:
    """Write the modules of a bundle where `import` finds them.

    Its head has a line "<names> <constants> <code> <path>" for each module and ends with an
    empty one. Then come, of all modules in that order, the names, the constants, the code:
    so it compresses best. A module is its three parts, joined; the numbers are their sizes.
    """
    head = bundle.index(b"\n\n") + 1
    rows = [line.split(" ") for line in bundle[:head].decode().split("\n")[:-1]]
    at = head + 1
    starts = []
    for part in range(3):
        for row in rows:
            starts.append(at)
            at += int(row[part])
    view = memoryview(bundle)
    for place, row in enumerate(rows):
        make_folders(row[3])
        with open(row[3], "wb") as module:
            for part in range(3):
                start = starts[part * len(rows) + place]
                module.write(view[start : start + int(row[part])])


def all_here() -> None:
    """Every module is in place: mark the document as complete."""
    builtins.__import__ = plain_import
    document.documentElement.setAttribute("data-complete", "")


async def load_later() -> None:
    """Fetch the modules the first screen does without."""
    try:
        unpack(await fetch(LATER).bytearray())
    except Exception:
        return  # no connection: tried again when one is imported
    all_here()


def import_waiting(*args):  # type: ignore[no-untyped-def]
    """`__import__` until then: a module asked for too soon is waited for."""
    try:
        return plain_import(*args)
    except ImportError:
        request = XMLHttpRequest.new()
        request.open("GET", LATER, False)
        request.overrideMimeType("text/plain; charset=x-user-defined")  # a character a byte
        request.send()
        unpack(bytes([ord(character) & 255 for character in request.responseText]))
        all_here()
        return plain_import(*args)


def start() -> None:
    """Start the page; what it has no need of at once comes when it is ready."""
    built = BUNDLE in os.listdir(".")
    if built:
        with open(BUNDLE, "rb") as bundle:
            unpack(bundle.read())
        builtins.__import__ = import_waiting
    from pyapp.browser import page

    page.start()
    if built:
        tasks.append(asyncio.create_task(load_later()))
    else:
        all_here()


start()
