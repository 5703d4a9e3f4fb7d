"""What the page's <script type="mpy"> runs: put the modules in place and start the page.

The built site ships its compiled modules in two deflated files: those the first screen loads,
and those that are imported later, inside functions, whose callers expect an ImportError until
then. Served from the sources, pyscript.toml has placed each module and there are no such files.

Nothing here may hold the page up for long: between two steps taps are heard and frames painted.
"""

import asyncio
import io
import os
import sys

import deflate
from _pyscript import interpreter
from pyscript import document, window

BUNDLE = "pyapp.bin"
LATER = "./pyapp-later.bin"
SIZE = 4  # bytes that say the size of a bundle
HEAD = 8192  # bytes that hold the head of a bundle
WINDOW = 15  # of the deflated bundles: 2 ** 15 bytes
PORTION = 32768  # bytes inflated in one go
SLICE = 8  # milliseconds after which the page gets a turn
LONGEST_WAIT = 30  # seconds until the later ones are asked for again
MODULES = "/modules"  # where `import` finds the modules of the bundles
FOLDER, FILE = 0x4000, 0x8000  # as stat() says it
NOT_FOUND = 2
tasks: list[object] = []  # a task nobody holds may be collected


class Modules:
    """The modules of the bundles, as a file system to be mounted."""

    def __init__(self) -> None:
        self.files: dict[str, tuple[memoryview, ...]] = {}
        self.folders: set[str] = set()

    def add(self, bundle: memoryview) -> list[str]:
        """Take in a bundle; its modules by name, each after those it needs.

        The head of a bundle has a line "<names> <constants> <code> <path>" for each module and
        ends with an empty one. Then come, of all modules in that order, the names, the
        constants, the code: so it compresses best. A module is its three parts, joined; the
        numbers are their sizes.
        """
        head = bytes(bundle[:HEAD]).index(b"\n\n") + 1
        rows = [line.split(" ") for line in bytes(bundle[:head]).decode().split("\n")[:-1]]
        at = head + 1
        parts: list[memoryview] = []
        for part in range(3):
            for row in rows:
                parts.append(bundle[at : at + int(row[part])])
                at += int(row[part])
        names = []
        for place, row in enumerate(rows):
            path = "/" + row[3]
            self.files[path] = tuple([parts[place + part * len(rows)] for part in range(3)])
            steps = row[3].split(".")[0].split("/")
            for depth in range(1, len(steps)):
                self.folders.add("/" + "/".join(steps[:depth]))
            names.append(".".join([step for step in steps if step != "__init__"]))
        return names

    def mount(self, readonly: bool, make: bool) -> None:
        pass

    def stat(self, path: str) -> tuple[int, ...]:
        if path in self.files:
            return (FILE,) + (0,) * 9
        if path in self.folders:
            return (FOLDER,) + (0,) * 9
        raise OSError(NOT_FOUND)

    def open(self, path: str, mode: str) -> io.BytesIO:
        return io.BytesIO(b"".join([bytes(part) for part in self.files[path]]))


modules = Modules()


def read(path: str) -> bytes:
    """A file that has been loaded."""
    with open(path, "rb") as file:
        return file.read()


async def inflate(packed: bytes) -> memoryview:
    """A bundle as it was packed: its size in four bytes, then a zlib stream."""
    bundle = memoryview(bytearray(int.from_bytes(packed[:SIZE], "big")))
    stream = deflate.DeflateIO(io.BytesIO(packed[SIZE:]), deflate.ZLIB, WINDOW)
    for start in range(0, len(bundle), PORTION):
        await window.tenbou.pause()
        stream.readinto(bundle[start : start + PORTION])
    return bundle


async def load(names: list[str]) -> None:
    """Import modules, and let the page have its turns."""
    since = 0.0
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
            modules.add(await inflate(read(LATER)))
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
        names = modules.add(await inflate(read(BUNDLE)))
        os.mount(modules, MODULES)  # type: ignore[attr-defined]
        sys.path.insert(0, MODULES)
        await load(names)
    from pyapp.browser import page

    for _step in page.start():
        await window.tenbou.pause()
    if built:
        tasks.append(asyncio.create_task(load_later()))
    else:
        all_here()


await start()  # type: ignore[top-level-await]  # noqa: F704
