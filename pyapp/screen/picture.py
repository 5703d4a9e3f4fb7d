"""Pictures to be sent, as svg: lines of words and rows of tiles, dark on light whatever the theme."""

from typing import NamedTuple, Sequence, TypeAlias

from ..riichi.tiles import NAMES, Tile
from .answer.amounts import width
from .html import BACK, Html, html, joined

WIDE, MARGIN, GAP = 720, 36, 14
LETTER = 0.62  # of the size of type, how wide a letter is at most
FRAME = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d"'
    ' font-family="system-ui, sans-serif" fill="#1c2333"><rect width="100%%" height="100%%"'
    ' fill="#fffdf7"/>%s</svg>'
)
TEXT = '<text x="%d" y="%d" font-size="%d" font-weight="%d" text-anchor="%s">%s</text>'
TILE = (
    '<g fill-rule="evenodd" transform="translate(%d %d)%s"><rect width="300" height="400" rx="30" fill="#fbf7ea"'
    ' stroke="%s" stroke-width="%d"/><use href="#t%s" width="300" height="400"/></g>'
)
SIDES, APART = (300, 400), 75  # of a tile that stands or lies, and between groups: of a drawing
EDGE, WON = ("#8b8574", 6), ("#b8860b", 26)  # of a tile, and of the winning one


class Line(NamedTuple):
    """Words at the left and, ending there, at the right; size: of type, in pixels."""

    left: str
    right: str
    size: int
    bold: bool


class Placed(NamedTuple):
    """A tile of a row: one that lies on its side, or is the winning one."""

    tile: Tile
    lies: bool
    won: bool


Row: TypeAlias = "tuple[tuple[Placed, ...], ...]"  # tiles in groups


def picture(parts: "Sequence[Line | Row]") -> str:
    """Draw lines and rows of tiles below each other."""
    y, drawn = MARGIN, []
    for part in parts:
        made, deep = _line(part, y) if isinstance(part, Line) else _row(part, y)
        drawn.append(made)
        y += deep + GAP
    high = y - GAP + MARGIN
    return html(FRAME, WIDE, high, WIDE, high, joined(drawn)).text


def fitting(line: Line) -> int:
    """The size of type, at most the line's, at which both its sides have room."""
    letters = width(line.left) + width(line.right) + 2
    return min(line.size, int((WIDE - 2 * MARGIN) / (LETTER * letters)))


LEADING = 125  # percent of the type, from line to line


def _line(line: Line, y: int) -> tuple[Html, int]:
    size = fitting(line)
    weight = 700 if line.bold else 400
    left = html(TEXT, MARGIN, y + size, size, weight, "start", line.left)
    right = html(TEXT, WIDE - MARGIN, y + size, size, 700, "end", line.right)
    return joined((left, right)), size * LEADING // 100


def _row(row: Row, y: int) -> tuple[Html, int]:
    """Draw tiles as large as there is room for, groups a quarter of a tile apart."""
    whole = APART * (len(row) - 1) + sum([SIDES[each.lies] for group in row for each in group])
    scale = min(0.18, (WIDE - 2 * MARGIN) / whole)
    drawn, x, high = [], MARGIN * 1.0, SIDES[True] * scale
    for group in row:
        for each in group:
            wide = SIDES[each.lies] * scale
            left, turn = (x + wide, " rotate(90)") if each.lies else (x, "")
            top = y + (high / 4 if each.lies else 0)
            name = "back" if each.tile == BACK else NAMES[each.tile]
            turn += " scale(%.4f)" % scale
            edge = WON if each.won else EDGE
            drawn.append(html(TILE, int(left), int(top), Html(turn), edge[0], edge[1], name))
            x += wide
        x += APART * scale
    return joined(drawn), int(high)
