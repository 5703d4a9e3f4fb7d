"""Html strings."""

from ..riichi.tiles import KIND_OF, NAMES, Tile

BACK = -1  # the back of a tile
LETTERS = "ESWN"
DRAGONS = ("Wh", "Gr", "Rd")


def escape(text: str) -> str:
    """The text with the characters that html gives a meaning replaced."""
    return (
        text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    )


def numeral(tile: Tile) -> str:
    """What players who do not read the tiles see in the corner: "5", "E", "Gr"."""
    kind = KIND_OF[tile]
    if kind < 27:
        return str(kind % 9 + 1)
    return LETTERS[kind - 27] if kind < 31 else DRAGONS[kind - 31]


def numeral_svg(tile: Tile) -> str:
    """The numeral for the drawing of a tile; it shows where the settings have numerals."""
    return '<text x="4%%" y="24%%">%s</text>' % numeral(tile)


def tile_svg(tile: Tile, extra_class: str = "", label: str = "") -> str:
    """One tile drawn from the sprite."""
    name = ' role="img" aria-label="%s"' % escape(label) if label else ' aria-hidden="true"'
    kind = "tile " + extra_class if extra_class else "tile"
    if tile == BACK:
        return '<svg class="%s"%s><use href="#tback"/></svg>' % (kind, name)
    parts = (kind, name, NAMES[tile], numeral_svg(tile))
    return '<svg class="%s"%s><use href="#t%s"/>%s</svg>' % parts


def button(do: str, arg: object, inner: str, label: str = "", more: str = "") -> str:
    """A control; inner is html, label its spoken name when that differs, more attributes."""
    name = ' aria-label="%s"' % escape(label) if label else ""
    return '<button type="button" data-do="%s" data-arg="%s"%s%s>%s</button>' % (
        do,
        escape(str(arg)),
        name,
        " " + more if more else "",
        inner,
    )
