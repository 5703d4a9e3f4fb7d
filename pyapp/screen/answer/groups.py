"""Tiles, groups and rows of the sheet, as html."""

from typing import TypeAlias

from ...riichi.hand import ANKAN, Hand
from ...riichi.score import Score
from ...riichi.shapes import STANDARD
from ...riichi.tiles import Tile
from ..html import BACK, escape, tile_svg
from ..words import Words

Tiles: TypeAlias = "tuple[tuple[Tile, ...], ...]"


def tiles_html(say: Words, tiles: tuple[Tile, ...], marked: bool, kind: str = "") -> str:
    """Tiles in a row, the last one marked as the winning tile if so asked."""
    drawn: list[str] = []
    for place, tile in enumerate(tiles):
        last = marked and place + 1 == len(tiles)
        name = say.tile(tile)
        if last:
            name = "%s, %s" % (name, say("winning_tile"))
        drawn.append(tile_svg(tile, "won" if last else kind, name))
    return "".join(drawn)


def hand_html(say: Words, hand: Hand, won: Score, tiles: Tiles, small: bool = False) -> str:
    """The hand in its groups, each with its name where the form has different ones."""
    reading = won.reading
    concealed = len(reading.groups) - len(hand.melds)
    groups: list[str] = []
    for place, each in enumerate(tiles):
        drawn = tiles_html(say, each, place == reading.finished)
        name = say(reading.groups[place].shape)
        if place >= concealed:
            call = hand.melds[place - concealed].call
            name = say.call(call)
            if call == ANKAN:
                drawn = tile_svg(BACK) + tiles_html(say, each[:2], False) + tile_svg(BACK)
            else:
                drawn = tiles_html(say, each[:1], False, "side") + tiles_html(say, each[1:], False)
        label = "" if small or reading.form != STANDARD else "<small>%s</small>" % escape(name)
        groups.append('<span class="group"><span>%s</span>%s</span>' % (drawn, label))
    return '<div class="groups%s">%s</div>' % (" tight" if small else "", "".join(groups))


def row(name: str, made: str, number: str, more: str = "", kind: str = "") -> str:
    """A row: what, how or with which tiles (html), how much, and what stands below (html)."""
    return '<li%s><span>%s</span><span class="made">%s</span><b>%s</b>%s</li>' % (
        ' class="%s"' % kind if kind else "",
        escape(name),
        made,
        escape(number),
        more,
    )


def section(title: str, rows: list[str], more: str = "") -> str:
    """A titled list of rows; `more` is html after it."""
    return "<section><h3>%s</h3><ul>%s</ul>%s</section>" % (escape(title), "".join(rows), more)
