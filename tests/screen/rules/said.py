"""What html says to a player: its texts and the names of its controls."""

import html as entities
import re

RAW = re.compile(r"\w_\w|[{}]")  # an id without words, a value not filled in
ENGLISH = re.compile(r"[A-Za-z]{2,}")


def said(html: str) -> list[str]:
    """Every text between tags, and every spoken name."""
    texts = re.findall(r">([^<]+)", html) + re.findall(r'aria-label="([^"]*)"', html)
    return [entities.unescape(text) for text in texts]


def raw(html: str) -> list[str]:
    """What stands there as in the code."""
    return [text for text in said(html) if RAW.search(text)]


def untranslated(html: str) -> list[str]:
    """What the pseudo-language, whose letters all have accents, has not said."""
    return [text for text in said(html) if ENGLISH.search(text)]
