"""What the page's <script type="mpy"> runs: put the modules in place and start the page.

The built site ships its compiled modules in deflated images, which `import` runs in place: one
that the first screen loads, and those that come later. This file alone is compiled in the browser.

Nothing here may hold the page up for long: between two steps taps are heard and frames painted.
"""

import gc
import io
import os
import sys
from typing import Any, Callable, Generator

import deflate
import vfs
from _pyscript import interpreter
from pyscript import window

IMAGE = "image"  # where one lies that has come
SIZE = 4  # bytes that say the size of an image
WINDOW = 15  # of the deflated images: 2 ** 15 bytes
SLICE = 16  # milliseconds after which the page gets a turn
# Bytes until it is collected even if the page does not rest. After each time MicroPython looks for
# room from the beginning of memory: of fewer, a club of five years takes twenty times as long.
GARBAGE = 1 << 25
since = 0.0  # when it had its last one
MODULES = "/modules"  # where `import` finds the modules of an image
ORDER = "/modules/modules"  # names them, each after those it needs
images: list[object] = []  # an image nobody holds may be collected


def read(path: str) -> bytes:
    """A file that has been loaded; without its size it would come in small pieces."""
    with open(path, "rb") as file:
        return file.read(os.stat(path)[6])


def mount(buffer: object) -> list[str]:
    """Have `import` find the modules of an image, instead of those before, which it has run.

    What JavaScript loaded comes through its file system in one go. Gives the modules' names.
    """
    interpreter.FS.writeFile(IMAGE, window.Uint8Array.new(buffer))
    stream = io.BytesIO(read(IMAGE))
    size = int.from_bytes(stream.read(SIZE), "big")
    image = vfs.VfsRom(deflate.DeflateIO(stream, deflate.ZLIB, WINDOW).read(size))
    if images:
        vfs.umount(MODULES)
    vfs.mount(image, MODULES)
    images.append(image)
    return read(ORDER).decode().split("\n")


def breathe() -> Generator[Any, Any, None]:
    """Let the page have its turn, unless it has just had one."""
    global since
    if window.performance.now() - since > SLICE:
        yield window.tenbou.pause()
        since = window.performance.now()


def start() -> Generator[Any, Any, None]:
    """Load the modules and start the page, then have the rest come: in steps, each a promise
    whose value the next one goes on with.
    """
    gc.threshold(GARBAGE)  # type: ignore[attr-defined]  # of MicroPython alone
    gc.disable()  # nothing to collect yet
    names = mount((yield window.tenbou.modules))
    sys.path.insert(0, MODULES)
    for name in names:
        yield from breathe()
        __import__(name)
    yield window.tenbou.store.ready
    yield window.tenbou.spoken
    from pyapp.browser import late, opening
    from pyapp.browser import start as page

    if opening.needs_all():
        late.load(mount)
        yield window.Promise.new(lambda done, _fail: late.then(done))
    for _step in page.start():
        yield from breathe()
    gc.enable()
    late.load(mount)


def follow(done: Callable[[], None], fail: Callable[[Any], None]) -> None:
    """Go through the start. A coroutine would have a timer of the browser wait before each step."""
    steps = start()

    def go(value: Any = None) -> None:
        try:
            steps.send(value).then(go).catch(fail)
        except StopIteration:
            done()

    go()


await window.Promise.new(follow)  # type: ignore[top-level-await]  # noqa: F704
