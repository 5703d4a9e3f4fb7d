"""Html, written as templates whose values are escaped unless they are Html themselves."""

from typing import NamedTuple

from ..riichi.tiles import KIND_OF, NAMES, Tile

BACK = -1  # the back of a tile
LETTERS = "ESWN"
DRAGONS = ("Wh", "Gr", "Rd")


class Html(NamedTuple):
    """Text that is html already."""

    text: str


NOTHING = Html("")
MOST_DRAWN = 400  # tiles that are remembered
_DRAWN: dict[tuple[Tile, str, str], Html] = {}
# On what takes back; the style sheet turns it round for what does it again.
ARROW = Html('<svg class="arrow" aria-hidden="true"><use href="#undo"/></svg>')


def html(template: str, *values: Html | str | int) -> Html:
    """The template with its %s filled: text is escaped, html and numbers stand as they are."""
    filled = [
        each.text if isinstance(each, Html) else escape(each) if isinstance(each, str) else each
        for each in values
    ]
    return Html(template % tuple(filled))


def escape(text: str) -> str:
    """The text with the characters that html gives a meaning replaced, and NUL, at which the
    browser would take the whole to end.
    """
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("\0", "\ufffd")


def joined(parts: "list[Html] | tuple[Html, ...]") -> Html:
    """The parts one after the other."""
    return Html("".join([part.text for part in parts]))


def truth(value: bool) -> str:
    """A truth as attributes hold it."""
    return "true" if value else "false"


def numeral(tile: Tile) -> str:
    """What players who do not read the tiles see in the corner: "5", "E", "Gr"."""
    kind = KIND_OF[tile]
    if kind < 27:
        return str(kind % 9 + 1)
    return LETTERS[kind - 27] if kind < 31 else DRAGONS[kind - 31]


def numeral_svg(tile: Tile) -> Html:
    """The numeral for the drawing of a tile; it shows where the settings have numerals."""
    return html('<text x="4%%" y="24%%">%s</text>', numeral(tile))


def tile_svg(tile: Tile, extra_class: str = "", label: str = "") -> Html:
    """One tile drawn from the sprite; the same ones are asked for again and again."""
    key = (tile, extra_class, label)
    if key not in _DRAWN:
        if len(_DRAWN) > MOST_DRAWN:
            _DRAWN.clear()
        _DRAWN[key] = _tile_svg(tile, extra_class, label)
    return _DRAWN[key]


def _tile_svg(tile: Tile, extra_class: str, label: str) -> Html:
    name = html(' role="img" aria-label="%s"', label) if label else Html(' aria-hidden="true"')
    kind = "tile " + extra_class if extra_class else "tile"
    if tile == BACK:
        return html('<svg class="%s"%s><use href="#tback"/></svg>', kind, name)
    drawn = '<svg class="%s"%s><use href="#t%s"/>%s</svg>'
    return html(drawn, kind, name, NAMES[tile], numeral_svg(tile))


def button(do: str, inner: Html | str, label: str = "", more: Html = NOTHING) -> Html:
    """A control that asks for an action (see `action`); label is its spoken name when that
    differs from what it shows, more are further attributes.
    """
    name = html(' aria-label="%s"', label) if label else NOTHING
    space = " " if more.text else ""
    return html(
        '<button type="button" data-do="%s"%s%s%s>%s</button>', do, name, space, more, inner
    )
