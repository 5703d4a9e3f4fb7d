"""Fields that take a file: what is asked for with its text, and how long it may be."""

from ..words.words import Words
from .html import Html, html

MILLION = 1000000
BOX = '<input type="file" class="unseen" name="file" data-file="%s" data-most="%d" accept="%s">'
TEXTS, TABLES = ".txt,text/plain", ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"


def file_box(asks: str, most: int = MILLION, kinds: str = TEXTS) -> Html:
    """Draw the field; most: bytes of a file that is read, a longer one asks for "too_long"."""
    return html(BOX, asks, most, kinds)


def too_long(say: Words, most: str) -> str:
    """Say that a file is longer than this many bytes."""
    return say("file_too_long", n=say.number(int(most) // MILLION))
