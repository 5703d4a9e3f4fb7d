"""MicroPython's ROMFS: files in one image, which `import` runs in place.

As docs/reference of MicroPython has it, a record is its kind, its size and its content; numbers
are in groups of seven bits, high ones first.
"""

IMAGE, DATA, FOLDER, FILE = 0x14A6B1, 2, 4, 5

Tree = dict[str, "bytes | Tree"]


def image(files: dict[str, bytes]) -> bytes:
    """An image of files by their path, in that order as far as the folders let it be."""
    tree: Tree = {}
    for path, content in files.items():
        *steps, name = path.split("/")
        folder = tree
        for step in steps:
            inner = folder.setdefault(step, {})
            assert isinstance(inner, dict), path
            folder = inner
        folder[name] = content
    return _record(IMAGE, _inside(tree))


def _inside(tree: Tree) -> bytes:
    return b"".join(
        _record(FILE, _named(name, _record(DATA, held)))
        if isinstance(held, bytes)
        else _record(FOLDER, _named(name, _inside(held)))
        for name, held in tree.items()
    )


def _named(name: str, content: bytes) -> bytes:
    return _number(len(name.encode())) + name.encode() + content


def _record(kind: int, content: bytes) -> bytes:
    return _number(kind) + _number(len(content)) + content


def _number(value: int) -> bytes:
    groups = [value & 0x7F]
    while value := value >> 7:
        groups.insert(0, value & 0x7F | 0x80)
    return bytes(groups)
