"""Tiles, groups and rows of the sheet, as html."""

from typing import TypeAlias

from ...riichi.hand import ANKAN, Hand
from ...riichi.points import Value
from ...riichi.score import Score
from ...riichi.shapes import STANDARD
from ...riichi.tiles import Tile
from ...words.words import Words
from ..html import BACK, NOTHING, Html, html, joined, tile_svg
from .amounts import badge_html, han_and_fu, short_limit

Tiles: TypeAlias = "tuple[tuple[Tile, ...], ...]"


def worth_html(say: Words, value: Value) -> Html:
    """What a hand is worth, the limit as a badge: "mangan" 5 han."""
    return html("%s%s", badge_html(short_limit(say, value)), han_and_fu(say, value))


def tiles_html(say: Words, tiles: tuple[Tile, ...], marked: bool, kind: str = "") -> Html:
    """Tiles in a row, the last one marked as the winning tile if so asked."""
    parts: list[Html] = []
    for place, tile in enumerate(tiles):
        name = say.tile(tile)
        if marked and place + 1 == len(tiles):
            parts.append(tile_svg(tile, "won", say("winning_tile", tile=name)))
        else:
            parts.append(tile_svg(tile, kind, name))
    return joined(parts)


def hand_html(say: Words, hand: Hand, won: Score, tiles: Tiles, small: bool = False) -> Html:
    """The hand in its groups, each with its name where the form has different ones.

    The class of all of it says how many tiles wide it is: one that lies on its side is 4/3.
    """
    reading = won.reading
    concealed = len(reading.groups) - len(hand.melds)
    groups: list[Html] = []
    thirds = 0
    for place, each in enumerate(tiles):
        name = reading.groups[place].shape
        if place < concealed:
            shown = tiles_html(say, each, place == reading.finished)
        else:
            name = hand.melds[place - concealed].call
            if name == ANKAN:
                back = tile_svg(BACK)
                shown = joined((back, tiles_html(say, each[:2], False), back))
            else:
                called = tiles_html(say, each[:1], False, "side")
                shown = joined((called, tiles_html(say, each[1:], False)))
                thirds += 1
        thirds += 3 * len(each)
        label = NOTHING
        if not small and reading.form == STANDARD:
            label = html("<small>%s</small>", say(name))
        groups.append(html('<span class="group"><span>%s</span>%s</span>', shown, label))
    made = '<div class="groups n%d%s">%s</div>'
    return html(made, (thirds + 2) // 3, " tight" if small else "", joined(groups))


def row(name: Html | str, how: Html | str, number: str, kind: str = "") -> Html:
    """A row: what, how or with which tiles, and how much."""
    made = '<li%s><span>%s</span> <span class="made">%s</span> <b>%s</b></li>'
    return html(made, _of_class(kind), name, how, number)


def section(title: str, rows: list[Html], more: Html = NOTHING, kind: str = "") -> Html:
    """A section with a titled list of rows, and what stands after it."""
    return html("<section%s>%s%s</section>", _of_class(kind), titled(title, rows), more)


def titled(title: str, rows: list[Html]) -> Html:
    """A titled list of rows."""
    return html("<h3>%s</h3><ul>%s</ul>", title, joined(rows))


def _of_class(kind: str) -> Html:
    return html(' class="%s"', kind) if kind else NOTHING
