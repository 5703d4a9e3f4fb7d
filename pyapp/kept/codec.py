"""Texts that are kept: a head with the kind and its version, lines, an end that checks them.

    tenbou-game 1
    start rules:wrc-2015 hanchan names:Ann,Bob,Cid,Dee
    riichi B
    end 2 2c8b07d5

The last line counts the lines and carries a sum of their text, so that what was cut short or
changed on the way is refused instead of believed.
"""

from typing import Callable, NamedTuple, TypeAlias

from ..riichi.problem import Problem, problem
from ..riichi.rules import whole_number

END = "\nend "
ENCODING = ("utf-8", "surrogatepass")  # halves of characters too
BOM = b"\xef\xbb\xbf"  # that some editors put before a text
DIGITS = 9  # of a version, at most
# The checksum is Adler-32 over code points.
MODULUS = 65521
AT_ONCE = 200  # characters whose sums, in most scripts, stay numbers that are quickly added to


# What sums lines up; a kind of text that grows long has a quicker one of its own.
Summed: TypeAlias = "Callable[[list[str] | tuple[str, ...]], str]"


class Opened(NamedTuple):
    """What a text holds: the version that its head names, and its lines."""

    version: int
    lines: tuple[str, ...]


class Divided(NamedTuple):
    """What a text holds, its lines as bytes."""

    version: int
    lines: list[bytes]


def checksum(lines: "list[str] | tuple[str, ...]") -> str:
    """Sum up lines so that the order of the characters counts (as Adler-32 does)."""
    return _written(*_added(1, 0, "".join([line + "\n" for line in lines])))


def pack(kind: str, version: int, lines: list[str], summed: Summed = checksum) -> str:
    """Write lines as the text of a kind."""
    return "\n".join(["%s %d" % (kind, version)] + lines + [_end(len(lines), summed(lines)), ""])


def extended(text: str, line: str) -> str:
    """Add a line to a text that `pack` wrote.

    However long the text, only the new line is written and summed up.
    """
    body, _end_word, last = text.rpartition(END)
    count, sums = last.split()
    first, second = _added(int(sums[4:], 16), int(sums[:4], 16), line + "\n")
    return "\n".join([body, line, _end(int(count) + 1, _written(first, second)), ""])


def version_of(kind: str, newest: int, text: str) -> int | Problem:
    """Read of which version a text of this kind is, or why it cannot be read.

    Problems: "other_kind", "newer_version" (made by a later Tenbou), "damaged".
    """
    name, _blank, version = text.split("\n", 1)[0].rstrip("\r").partition(" ")
    if name != kind:
        return problem("other_kind")
    made_by = whole_number(version, DIGITS)
    if made_by is None or made_by < 1:
        return problem("damaged")
    return problem("newer_version", made_by) if made_by > newest else made_by


def unpack(kind: str, newest: int, text: str, most: int) -> Opened | Problem:
    """Read what `pack` wrote, or say why nothing of it can be used.

    most: as many lines may it have; more are refused before any work, as "too_many_lines".
    Other problems are those of `version_of`.
    """
    divided = divide(kind, newest, text, most, lambda lines: checksum(_texts(lines)))
    if isinstance(divided, Problem):
        return divided
    return Opened(divided.version, tuple(_texts(divided.lines)))


def divide(
    kind: str, newest: int, text: str, most: int, summed: Callable[[list[bytes]], str]
) -> Divided | Problem:
    """Read as `unpack` does, into lines of bytes: MicroPython divides these ten times as fast."""
    data = text.encode(*ENCODING)
    if data[:3] == BOM:
        data = data[3:]
    head, *lines = data.rstrip(b"\n").split(b"\n", most + 2)
    version = version_of(kind, newest, decoded(head))
    if isinstance(version, Problem):
        return version
    if len(lines) > most + 1:
        return problem("too_many_lines", most)
    end = lines.pop() if lines else b""
    if decoded(end) == _end(len(lines), summed(lines)):
        return Divided(version, lines)
    plain = text.replace("\r", "")  # mail may have put them in
    return problem("damaged") if plain == text else divide(kind, newest, plain, most, summed)


def _texts(lines: list[bytes]) -> list[str]:
    return [decoded(line) for line in lines]


def decoded(data: bytes) -> str:
    """Give the text of bytes, halves of characters too."""
    return data.decode(*ENCODING)


def _added(first: int, second: int, text: str) -> tuple[int, int]:
    """Continue the two sums with more text."""
    codes: bytes | list[int] = text.encode(*ENCODING)
    if len(codes) > len(text):
        codes = [ord(character) for character in text]
    for start in range(0, len(codes), AT_ONCE):
        for code in codes[start : start + AT_ONCE]:
            first += code
            second += first
        first %= MODULUS
        second %= MODULUS
    return first, second


def _written(first: int, second: int) -> str:
    return "%04x%04x" % (second, first)


def _end(count: int, sums: str) -> str:
    """Write the last line."""
    return "end %d %s" % (count, sums)
