"""How the player wants the page to look, and what they know of it: kept on the device, apart
from hand and undo.
"""

from typing import NamedTuple

from ...words.languages import LANGUAGES, language

THEMES = ("auto", "light", "dark")
NAMES = ("language", "terms", "theme", "numerals", "slides", "told")  # terms after their language
KNOWN = 3  # sets made by a slide, after which the page no longer tells of them
MARK, REMOVE = "mark", "remove"  # what is told once: to move the winning mark, to remove a tile


class Settings(NamedTuple):
    """language: the tag of one of LANGUAGES; terms: one of those it offers; theme: one of
    THEMES; numerals: figures on the tiles; slides: sets made by a slide, counted up to KNOWN;
    told: what has been told once, with a space between.
    """

    language: str
    terms: str
    theme: str
    numerals: bool
    slides: int
    told: str


DEFAULTS = Settings(LANGUAGES[0].tag, LANGUAGES[0].terms[0], THEMES[0], False, 0, "")


def change(settings: Settings, name: str, value: str) -> Settings:
    """Change one setting; a value that does not exist changes nothing."""
    row = language(value if name == "language" else settings.language)
    if name == "language" and row:
        terms = settings.terms if settings.terms in row.terms else row.terms[0]
        return settings._replace(language=value, terms=terms)
    if name == "terms" and row and value in row.terms:
        return settings._replace(terms=value)
    if name == "theme" and value in THEMES:
        return settings._replace(theme=value)
    if name == "numerals" and value in ("yes", "no"):
        return settings._replace(numerals=value == "yes")
    if name == "slides" and value in [str(n) for n in range(KNOWN + 1)]:
        return settings._replace(slides=int(value))
    if name == "told":
        return settings._replace(told=" ".join([each for each in (MARK, REMOVE) if each in value]))
    return settings


def slid(settings: Settings) -> Settings:
    """Count one more set made by a slide."""
    return settings._replace(slides=min(KNOWN, settings.slides + 1))
