"""The inside of MicroPython's compiled modules, as far as packing them well needs it.

A .mpy file is a table of names, then constants, then code. Many modules compress an eighth
better when like lies with like: all names, all constants, all code.
"""

VERSION = 6
# Kinds of constants: those up to ELLIPSIS have no content, STRING and BYTES end with a zero.
ELLIPSIS, STRING, BYTES, TUPLE = 4, 5, 6, 10


def split(module: bytes) -> tuple[bytes, bytes, bytes]:
    """A module's head with its names, its constants and its code; joined, they are the module.

    ValueError when it is no .mpy file of the known version.
    """
    if module[:1] != b"M" or module[1] != VERSION:
        raise ValueError(f"not a .mpy file of version {VERSION}: {module[:4]!r}")
    names, at = _number(module, 4)
    constants, at = _number(module, at)
    for _ in range(names):
        length, at = _number(module, at)
        if not length & 1:  # odd: a name the runtime knows by number
            at += (length >> 1) + 1
    end = at
    for _ in range(constants):
        end = _after_constant(module, end)
    return module[:at], module[at:end], module[end:]


def _after_constant(module: bytes, at: int) -> int:
    kind = module[at]
    at += 1
    if kind <= ELLIPSIS:
        return at
    length, at = _number(module, at)
    if kind == TUPLE:
        for _ in range(length):
            at = _after_constant(module, at)
        return at
    return at + length + (kind in (STRING, BYTES))


def _number(module: bytes, at: int) -> tuple[int, int]:
    """A number in groups of seven bits, high ones first, and where it ends."""
    value = 0
    while True:
        value = value << 7 | module[at] & 0x7F
        at += 1
        if not module[at - 1] & 0x80:
            return value, at
