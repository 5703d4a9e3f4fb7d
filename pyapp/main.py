"""What the page's <script type="mpy"> runs: put the modules in place and start the page.

The built site ships all modules, compiled, in one file. Its head has a line
"<size> <path>" for each module and ends with an empty line; their bytes follow.
Served from the sources, pyscript.toml has placed each module and there is no such file.
"""

import os

BUNDLE = "pyapp.bin"


def make_folders(path):
    names = path.split("/")[:-1]
    for depth in range(1, len(names) + 1):
        try:
            os.mkdir("/".join(names[:depth]))
        except OSError:
            pass  # made for an earlier module


def unpack(bundle):
    modules = []
    while True:
        line = bundle.readline().decode().strip()
        if not line:
            break
        size, path = line.split(" ")
        modules.append((int(size), path))
    for size, path in modules:
        make_folders(path)
        with open(path, "wb") as module:
            module.write(bundle.read(size))


def start():
    if BUNDLE in os.listdir("."):
        with open(BUNDLE, "rb") as bundle:
            unpack(bundle)
        os.remove(BUNDLE)
    from pyapp.browser import page

    page.start()


start()
