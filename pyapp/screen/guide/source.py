"""The Python that decides something, as the build ships it beside the page, and as html.

The text is what `.ci/build/sources.py` writes: a line for each key, "yaku/pinfu 0 3 5", and then
the pieces that these numbers mean, each after a form feed: file and line, then the source.
"""

from typing import NamedTuple

from ...words.words import Words
from ..action import GUIDE, asking
from ..html import NOTHING, Html, button, html, joined, truth

PIECE = "\f"
COMING, FAILED = "coming", "failed"
SHOWN = (
    '<figure class="source"><figcaption>%s</figcaption>'
    '<pre tabindex="0" aria-label="%s"><code>%s</code></pre></figure>'
)
QUIET = Html('class="reset"')


class Piece(NamedTuple):
    """A piece of source: "pyapp/riichi/yaku.py:151", and its lines."""

    where: str
    text: str


def pieces(text: str, key: str) -> "tuple[Piece, ...]":
    """The pieces of a key, () for one that has none."""
    parts = text.split(PIECE)
    for line in parts[0].split("\n"):
        name, *numbers = line.split(" ")
        if name == key:
            split = [parts[1 + int(number)].partition("\n") for number in numbers]
            return tuple([Piece(where, source) for where, _end, source in split])
    return ()


def source_fold(say: Words, page: str, key: str, shown: bool, text: str) -> Html:
    """A control that folds out the source of a key; page: the room that is asked, by "source".

    text: all sources, or COMING or FAILED.
    """
    expanded = html('class="reset" aria-expanded="%s"', truth(shown))
    control = button(asking(GUIDE, page, "source"), say("guide_python"), "", expanded)
    return html('<div class="python">%s%s</div>', control, _shown(say, page, key, text, shown))


def _shown(say: Words, page: str, key: str, text: str, shown: bool) -> Html:
    if not shown:
        return NOTHING
    if text == COMING:
        return html('<p role="status">%s</p>', say("guide_python_coming"))
    if text == FAILED:
        again = button(asking(GUIDE, page, "again"), say("retry"), "", QUIET)
        return html('<p role="status">%s</p>%s', say("guide_python_failed"), again)
    return source_html(say, pieces(text, key))


def source_html(say: Words, found: "tuple[Piece, ...]") -> Html:
    """Pieces of source, each with where it stands."""
    label = say("guide_python")
    return joined([html(SHOWN, piece.where, label, piece.text) for piece in found])
