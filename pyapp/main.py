"""What the page's <script type="mpy"> runs: put the modules in place and start the page.

The built site ships its compiled modules in two deflated images, which `import` runs in place:
those the first screen loads, and those that are imported later, inside functions, whose callers
expect an ImportError until then. Served from the sources, pyscript.toml has placed each module
and there are no such files.

Nothing here may hold the page up for long: between two steps taps are heard and frames painted.
"""

import asyncio
import io
import os
import sys

import deflate
import vfs
from _pyscript import interpreter
from pyscript import document, window

BUNDLE = "pyapp.bin"
LATER = "./pyapp-later.bin"
SIZE = 4  # bytes that say the size of an image
WINDOW = 15  # of the deflated images: 2 ** 15 bytes
SLICE = 8  # milliseconds after which the page gets a turn
LONGEST_WAIT = 30  # seconds until the later ones are asked for again
MODULES = "/modules"  # where `import` finds the modules of an image
ORDER = "/modules/modules"  # names them, each after those it needs
held: list[object] = []  # images and tasks: what nobody holds may be collected


def read(path: str) -> bytes:
    """A file that has been loaded; without its size it would come in small pieces."""
    with open(path, "rb") as file:
        return file.read(os.stat(path)[6])


def mount(packed: bytes) -> None:
    """Have `import` find the modules of an image, instead of those before, which it has run."""
    stream = io.BytesIO(packed)
    size = int.from_bytes(stream.read(SIZE), "big")
    image = vfs.VfsRom(deflate.DeflateIO(stream, deflate.ZLIB, WINDOW).read(size))
    if held:
        vfs.umount(MODULES)
    vfs.mount(image, MODULES)
    held.append(image)


async def load(names: list[str]) -> None:
    """Import modules, and let the page have its turns."""
    since = window.performance.now()
    for name in names:
        if window.performance.now() - since > SLICE:
            await window.tenbou.pause()
            since = window.performance.now()
        __import__(name)


def all_here() -> None:
    """Every module is in place: mark the document as complete."""
    document.documentElement.setAttribute("data-complete", "")


async def load_later() -> None:
    """Fetch the modules the first screen does without, until they have come."""
    wait, address = 1, LATER
    while True:
        try:
            # Not through PyScript's fetch, which takes bytes from JavaScript one by one.
            answer = await window.fetch(address)
            content = window.Uint8Array.new(await answer.arrayBuffer())
            interpreter.FS.writeFile(LATER, content)
            mount(read(LATER))
            break
        except Exception:  # no connection, or what came is not a bundle
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
            # The service worker, whose copy may be damaged, does not know the other address.
            address = LATER + "?again" if address == LATER else LATER
    all_here()


async def start() -> None:
    """Start the page, then have the rest come."""
    built = BUNDLE in os.listdir(".")
    if built:
        mount(read(BUNDLE))
        sys.path.insert(0, MODULES)
        await load(read(ORDER).decode().split("\n"))
    from pyapp.browser import page

    for _step in page.start():
        await window.tenbou.pause()
    if built:
        held.append(asyncio.create_task(load_later()))
    else:
        all_here()


await start()  # type: ignore[top-level-await]  # noqa: F704
