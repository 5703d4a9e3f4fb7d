"""What the page's <script type="mpy"> runs: put the modules in place and start the page.

The built site ships its compiled modules in two deflated files: those the first screen loads,
and those that are imported later, inside functions, whose callers expect an ImportError until
then. Served from the sources, pyscript.toml has placed each module and there are no such files.
"""

import asyncio
import io
import os

import deflate
from pyscript import document, fetch

BUNDLE = "pyapp.bin"
LATER = "./pyapp-later.bin"
SIZE = 4  # bytes that say the size of a bundle
HEAD = 8192  # bytes that hold the head of a bundle
WINDOW = 15  # of the deflated bundles: 2 ** 15 bytes
LONGEST_WAIT = 30  # seconds until the later ones are asked for again
tasks: "list[object]" = []  # a task nobody holds may be collected


def make_folders(path: str) -> None:
    """Make each folder on the way to a file."""
    names = path.split("/")[:-1]
    for depth in range(1, len(names) + 1):
        try:
            os.mkdir("/".join(names[:depth]))
        except OSError:
            pass  # made for an earlier module


def inflate(packed: bytes) -> memoryview:
    """A bundle as it was packed: its size in four bytes, then a zlib stream."""
    bundle = bytearray(int.from_bytes(packed[:SIZE], "big"))
    deflate.DeflateIO(io.BytesIO(packed[SIZE:]), deflate.ZLIB, WINDOW).readinto(bundle)
    return memoryview(bundle)


def unpack(bundle: memoryview) -> None:
    """Write the modules of a bundle where `import` finds them, all of them before any is.

    Its head has a line "<names> <constants> <code> <path>" for each module and ends with an
    empty one. Then come, of all modules in that order, the names, the constants, the code:
    so it compresses best. A module is its three parts, joined; the numbers are their sizes.
    """
    head = bytes(bundle[:HEAD]).index(b"\n\n") + 1
    rows = [line.split(" ") for line in bytes(bundle[:head]).decode().split("\n")[:-1]]
    at = head + 1
    starts = []
    for part in range(3):
        for row in rows:
            starts.append(at)
            at += int(row[part])
    for place, row in enumerate(rows):
        make_folders(row[3])
        with open(row[3], "wb") as module:
            for part in range(3):
                start = starts[part * len(rows) + place]
                module.write(bundle[start : start + int(row[part])])


def all_here() -> None:
    """Every module is in place: mark the document as complete."""
    document.documentElement.setAttribute("data-complete", "")


async def load_later() -> None:
    """Fetch the modules the first screen does without, until they have come."""
    wait, address = 1, LATER
    while True:
        try:
            modules = inflate(await fetch(address).bytearray())
            await asyncio.sleep(0)  # taps go first
            unpack(modules)
            break
        except Exception:  # no connection, or what came is not a bundle
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
            # The service worker, whose copy may be damaged, does not know the other address.
            address = LATER + "?again" if address == LATER else LATER
    all_here()


def start() -> None:
    """Start the page, then have the rest come."""
    built = BUNDLE in os.listdir(".")
    if built:
        with open(BUNDLE, "rb") as bundle:
            unpack(inflate(bundle.read()))
    from pyapp.browser import page

    page.start()
    if built:
        tasks.append(asyncio.create_task(load_later()))
    else:
        all_here()


start()
