"""What the page's <script type="mpy"> runs: put the modules in place and start the page.

The built site ships all modules, compiled, in one file. Its head has a line
"<size> <path>" for each module and ends with an empty line; their bytes follow.
Served from the sources, pyscript.toml has placed each module and there is no such file.
"""

import os

BUNDLE = "pyapp.bin"


def make_folders(path: str) -> None:
    """Make each folder on the way to a file."""
    names = path.split("/")[:-1]
    for depth in range(1, len(names) + 1):
        try:
            os.mkdir("/".join(names[:depth]))
        except OSError:
            pass  # made for an earlier module


def unpack(path: str) -> None:
    """Write the modules of a bundle where `import` finds them."""
    modules = []
    with open(path, "rb") as bundle:
        while True:
            line = bundle.readline().decode().strip()
            if not line:
                break
            size, target = line.split(" ")
            modules.append((int(size), target))
        for length, target in modules:
            make_folders(target)
            with open(target, "wb") as module:
                module.write(bundle.read(length))


def start() -> None:
    """Start the page."""
    if BUNDLE in os.listdir("."):
        unpack(BUNDLE)
    from pyapp.browser import page

    page.start()


start()
