"""Texts as one word of a link or a QR code: made smaller, in letters that an address may have.

What makes bytes smaller, and whole again, is handed in: it is the runtime's.
"""

from binascii import a2b_base64, b2a_base64
from typing import Callable, TypeAlias

from ..riichi.problem import Problem, problem

Squeeze: TypeAlias = "Callable[[bytes], bytes]"  # raw deflate
# Gives the bytes again, None where they are not whole or become more than so many.
Expand: TypeAlias = "Callable[[bytes, int], bytes | None]"

AT_ONCE = 4  # letters of base64 that stand together
SQUEEZED, PLAIN = "z", "p"  # what a word begins with
# What games say often is one character first, of those that texts never have: the runtime's deflate
# alone leaves a third more. Links are out there: none of these may change, more may follow.
FIRST_CODE = 14
OFTEN = (
    ("\nriichi ", "\nron from:", "\ntsumo ", "\ndraw tenpai:", "\ndraw\n", "\nend ", ",riichi")
    + ("tenbou-handed 1 ", "\ntenbou-game 2\nstart rules:", " hanchan names:", ":1/30", ":2/30")
    + (":3/30", ":1/40", ":2/40", ":3/40", ":5/0", "::")
)
MOST_WORD = 20000  # characters; a phone reads some 1,500 of a QR code
MOST_PACKED = 30000  # characters of a text that a phone makes small in a second
MOST_TEXT = 200000  # bytes: more than a game of 2,000 events has


def word_of(text: str, squeeze: Squeeze) -> str:
    """Write a text as one word, by the shorter of two ways; "" where it stays too long."""
    if len(text) > MOST_PACKED:
        return ""
    word = _word_of(text, squeeze)
    return word if len(word) <= MOST_WORD else ""


def _word_of(text: str, squeeze: Squeeze) -> str:
    plain = text.encode("utf-8")
    short = text
    for place, often in enumerate(OFTEN):
        if chr(FIRST_CODE + place) in text:
            return PLAIN + encoded(plain)
        short = short.replace(often, chr(FIRST_CODE + place))
    small = squeeze(short.encode("utf-8"))
    return SQUEEZED + encoded(small) if len(small) < len(plain) else PLAIN + encoded(plain)


def text_of(word: str, expand: Expand) -> str | Problem:
    """Read what `word_of` wrote, or say why not: "link_too_long" before any work, "damaged"."""
    if len(word) > MOST_WORD:
        return problem("link_too_long", MOST_WORD)
    data, how = decoded(word[1:]), word[:1]
    if data is not None and how == SQUEEZED:
        data = expand(data, MOST_TEXT)
    if not data or how not in (SQUEEZED, PLAIN):
        return problem("damaged")
    try:
        text = data.decode("utf-8")
    except ValueError:
        return problem("damaged")
    for place, often in enumerate(OFTEN if how == SQUEEZED else ()):
        code = chr(FIRST_CODE + place)
        if len(text) + text.count(code) * len(often) > MOST_TEXT:
            return problem("damaged")
        text = text.replace(code, often)
    return text


def encoded(data: bytes) -> str:
    """Write bytes in base64url, without padding."""
    return b2a_base64(data).decode().rstrip("\n=").replace("+", "-").replace("/", "_")


def decoded(text: str) -> bytes | None:
    """Read what `encoded` wrote; None for anything else, be it another word for the same bytes."""
    padded = text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % AT_ONCE)
    try:
        data = a2b_base64(padded.encode())
    except Exception:  # MicroPython's raises no narrower one
        return None
    return data if encoded(data) == text else None
