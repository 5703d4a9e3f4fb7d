"""The hand, its melds and the indicators as html."""

from typing import NamedTuple

from ...riichi.hand import ANKAN, FULL, INDICATORS, Hand, Meld
from ...riichi.readings import Reading
from ...riichi.rules import Rules
from ...riichi.tiles import KIND_OF, NAMES, NORTH, Kind, Tile, dora_after
from ...words.lookup import capital
from ...words.words import Words
from ..action import HAND, asking
from ..html import BACK, NOTHING, Html, button, html, joined, tile_svg, truth
from .entering import KAN, PAIR, RUN, TRIPLET, WINS, set_of
from .state import State

TILE, FIRST = Html('class="t" tabindex="-1"'), Html('class="t first" tabindex="-1"')
APART = 3  # indicators of a row that are a key each
WINNING = Html('class="t won" tabindex="-1"')
MOST = 7  # groups that stand apart: not thirteen tiles
LINE = 24  # thirds of a tile that fit in a line of two: eight tiles
MELD = Html('class="meld" tabindex="-1"')
PLACE, LAST_PLACE = '<i class="t"></i>', '<i class="t won"></i>'  # where tiles will stay
ITEM = Html('role="menuitem"')


class Stand(NamedTuple):
    """How the hand stands on the felt: how wide it is on one line, and the wider of two lines, in
    thirds of a tile; the places of concealed tiles that a gap stands before.
    """

    one: int
    two: int
    gaps: tuple[int, ...]


def stand(hand: Hand, readings: tuple[Reading, ...] = ()) -> Stand:
    """How a hand stands: of two lines the second begins at a ninth tile, or with the last two melds.

    Gaps keep groups apart once the hand is full, where it is read in one way and its tiles lie in
    groups as they are sorted, else suits.
    """
    tiles = 3 * (FULL - 3 * len(hand.melds))
    melds = [3 * len(meld.tiles) + (meld.call != ANKAN) for meld in hand.melds]
    lines = (tiles + sum(melds[:-2]), sum(melds[-2:])) if len(melds) > 1 else ()
    gaps: tuple[int, ...] = ()
    if hand.winning is not None:
        kinds = _kinds(hand)
        gaps = tuple([n for n in range(1, len(kinds)) if kinds[n] // 9 != kinds[n - 1] // 9])
        found = [_groups_start(hand, each) for each in readings if len(each.groups) <= MOST]
        if found and found[0] and found == found[:1] * len(found):
            gaps = found[0]
    return Stand(tiles + sum(melds), max((LINE,) + lines), gaps)


def _kinds(hand: Hand) -> list[Kind]:
    return [KIND_OF[tile] for tile in hand.concealed]


def _groups_start(hand: Hand, reading: Reading) -> tuple[int, ...]:
    """The places where groups begin, () where they do not lie side by side."""
    groups = [
        list(group.kinds) for group in reading.groups[: len(reading.groups) - len(hand.melds)]
    ]
    groups[reading.finished].remove(KIND_OF[hand.tiles[-1]])
    groups = sorted([group for group in groups if group])
    places: list[int] = []
    kinds: list[Kind] = []
    for group in groups:
        places.append(len(kinds))
        kinds += group
    return tuple(places[1:]) if kinds == _kinds(hand) else ()


def hand_parts(hand: Hand, say: Words, gaps: tuple[int, ...] = ()) -> tuple[str, ...]:
    """What #hand holds, one after the other: a button for each tile, sorted, empty places for
    those to come, the winning tile, and a button for each meld; equal tiles are equal html.
    """
    parts = [
        _tile_button(tile, FIRST if place in gaps else TILE, say)
        for place, tile in enumerate(hand.concealed)
    ]
    parts += [PLACE] * (FULL - 1 - 3 * len(hand.melds) - len(parts))
    if hand.winning is not None:
        parts.append(_tile_button(hand.winning, WINNING, say))
    elif hand.size < FULL:
        parts.append(LAST_PLACE)
    for place, meld in enumerate(hand.melds):
        label = say("meld_label", call=say(meld.call), tiles=say.tiles(meld.tiles))
        do = asking(HAND, "unmeld", place)
        parts.append(button(do, meld_html(meld), label, MELD).text)
    return tuple(parts)


_BUTTONS: dict[tuple[Tile, Html, Words], str] = {}  # made once for each tile and its words


def _tile_button(tile: Tile, kind: Html, say: Words) -> str:
    key = (tile, kind, say)
    text = _BUTTONS.get(key)
    if text is None:
        label, wins = say.tile(tile), ""
        if kind is WINNING:
            label, wins = say("winning_tile", tile=label), WINS
        do = asking(HAND, "touch", wins + NAMES[tile])
        text = _BUTTONS[key] = button(do, tile_svg(tile), capital(label), kind).text
    return text


def tiles_svg(tiles: tuple[Tile, ...]) -> Html:
    """Tiles side by side, without names."""
    return joined([tile_svg(tile) for tile in tiles])


def meld_html(meld: Meld) -> Html:
    """A called set, its called tile sideways; a concealed kan between two backs."""
    tiles = meld.tiles
    if meld.call == ANKAN:
        return tiles_svg((BACK,) + tiles[:2] + (BACK,))
    return joined((tile_svg(tiles[0], "side"), tiles_svg(tiles[1:])))


def dora_html(state: State, say: Words) -> Html:
    """The inside of #dora: the indicators, with riichi those below them, norths set aside."""
    situation = state.entry.situation
    rows = [_strip(state, say, "dora", situation.indicators)]
    if situation.riichi or situation.ura:
        rows.append(_strip(state, say, "ura", situation.ura))
    if situation.nuki:
        pile = joined([tile_svg(NORTH)] * situation.nuki)
        label = say("nuki_label", n=situation.nuki)
        rows.append(button(asking(HAND, "unnuki"), pile, label, Html('class="nuki"')))
    return joined(rows)


def _strip(state: State, say: Words, element_id: str, tiles: tuple[Tile, ...]) -> Html:
    row, players = say.title(element_id), state.entry.rules.players
    parts: list[Html] = []
    apart = [(place, (tile,)) for place, tile in enumerate(tiles)]
    # Many are too narrow for a thumb each: together they are one key, which takes back the last.
    for place, some in apart if len(tiles) <= APART else [(len(tiles) - 1, tiles)]:
        names = say.listed([say.tile(tile) for tile in some])
        dora = say.listed([say.tile(dora_after(tile, players)) for tile in some])
        label = say("indicator_label", row=row, tile=names, dora=dora)
        kind = Html('class="slot"' if len(some) == 1 else 'class="slot pile"')
        parts.append(button(asking(HAND, "un" + element_id, place), tiles_svg(some), label, kind))
    if len(tiles) < INDICATORS:
        inner = html("<b>+</b>%s", say("slot_" + element_id))
        more = html('class="slot add" aria-pressed="%s"', truth(state.mode == element_id))
        do = asking(HAND, "mode", element_id)
        parts.append(button(do, inner, say("add_indicator", row=say("slot_" + element_id)), more))
    strip = '<div class="strip n%d" role="group" aria-label="%s">%s</div>'
    return html(strip, min(len(tiles) + 1, INDICATORS), row, joined(parts))


def offer_html(state: State, say: Words) -> Html:
    """The inside of #offer: the call without and with a red five, and a way out."""
    if not state.offer:
        return NOTHING
    parts = [html('<span class="ask">%s</span>', say("which_five"))]
    for place, meld in enumerate(state.offer):
        do = asking(HAND, "choose", place)
        parts.append(button(do, tiles_svg(meld.tiles), capital(say.tiles(meld.tiles))))
    parts.append(button(asking(HAND, "choose"), "✕", say("cancel")))
    return joined(parts)


def ring_html(tile: Tile, rules: Rules, say: Words) -> Html:
    """The inside of #ring: the sets that start from a key, as they would look."""
    parts: list[Html] = []
    for shape in (TRIPLET, KAN, RUN, PAIR):
        tiles = set_of(shape, tile, rules)
        if not tiles:
            continue
        picture = meld_html(Meld(ANKAN, tiles)) if shape == KAN else tiles_svg(tiles)
        name = say("key_" + (ANKAN if shape == KAN else shape))
        do, inner = asking(HAND, shape, NAMES[tile]), html("<span>%s</span>%s", picture, name)
        parts.append(button(do, inner, "", ITEM))
    return joined(parts)
