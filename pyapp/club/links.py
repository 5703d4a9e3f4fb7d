"""Texts as one word of a link or a QR code: made smaller, in letters that an address may have.

What makes bytes smaller, and whole again, is handed in: it is the runtime's.
"""

from typing import Callable, TypeAlias

from ..riichi.problem import Problem, problem

Squeeze: TypeAlias = "Callable[[bytes], bytes]"  # raw deflate
# Gives the bytes again, None where they are not whole or become more than so many.
Expand: TypeAlias = "Callable[[bytes, int], bytes | None]"

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"  # base64url
SQUEEZED, PLAIN = "z", "p"  # what a word begins with
MOST_WORD = 20000  # characters; a phone reads some 1,500 of a QR code
MOST_TEXT = 200000  # bytes: more than a game of 2,000 events has


def word_of(text: str, squeeze: Squeeze) -> str:
    """Write a text as one word, by the shorter of two ways."""
    plain = text.encode("utf-8")
    small = squeeze(plain)
    if len(small) < len(plain):
        return SQUEEZED + encoded(small)
    return PLAIN + encoded(plain)


def text_of(word: str, expand: Expand) -> str | Problem:
    """Read what `word_of` wrote, or say why not: "link_too_long" before any work, "damaged"."""
    if len(word) > MOST_WORD:
        return problem("link_too_long", MOST_WORD)
    data = decoded(word[1:])
    if data is not None and word[:1] == SQUEEZED:
        data = expand(data, MOST_TEXT)
    if not data or word[:1] not in (SQUEEZED, PLAIN):
        return problem("damaged")
    try:
        return data.decode("utf-8")
    except ValueError:
        return problem("damaged")


def encoded(data: bytes) -> str:
    """Write three bytes as four letters; no padding at the end."""
    found: list[str] = []
    for at in range(0, len(data), 3):
        three = data[at : at + 3]
        bits = int.from_bytes(three, "big") << 8 * (3 - len(three))
        for place in range(len(three) + 1):
            found.append(LETTERS[bits >> 18 - 6 * place & 63])
    return "".join(found)


def decoded(text: str) -> bytes | None:
    """Read what `encoded` wrote; None for anything else."""
    values = {letter: value for value, letter in enumerate(LETTERS)}
    found = bytearray()
    for at in range(0, len(text), 4):
        four, bits = text[at : at + 4], 0
        for letter in four:
            if letter not in values:
                return None
            bits = bits << 6 | values[letter]
        bits <<= 6 * (4 - len(four))
        more = bits.to_bytes(3, "big")
        if len(four) == 1 or more[len(four) - 1 :].strip(b"\0"):
            return None  # letters that say nothing: another word for the same text
        found.extend(more[: len(four) - 1])
    return bytes(found)
