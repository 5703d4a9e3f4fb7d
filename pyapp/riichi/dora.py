"""Dora: one item an indicator or red five that adds han."""

from typing import NamedTuple

from .hand import ANKAN, RON, TSUMO, Hand, Situation
from .rules import Rules
from .seats import THREE
from .tiles import DORA_OF, DORA_OF_THREE, KIND_OF, NORTH, RED_FIVES, Tile


class DoraItem(NamedTuple):
    """A kind of dora with what shows it, and how many han it adds.

    The tile is the indicator of "dora" and "ura", the red five of "aka"; "nuki" has none.
    """

    id: str
    tile: Tile
    han: int


def counting_indicators(hand: Hand, situation: Situation, by: str, rules: Rules) -> int:
    """Tell how many indicators can count, 1..5.

    One, without kan dora. Four kans turn five; but the kan that the winner draws or robs
    at has turned none where the rulebook says so (WRC 2015, 6.4).
    """
    if not rules.yaku_kan_dora:
        return 1
    if by == RON and situation.chankan and not rules.dora_chankan_counts_new_indicator:
        return 4
    if by == TSUMO and situation.rinshan and not situation.nuki:  # a north turns none
        new = rules.dora_rinshan_counts_new_indicator
        concealed = [meld for meld in hand.melds if meld.call == ANKAN]
        if new == "no" or (new == "closed_kan_only" and not concealed):
            return 4
    return 5


def indicators_that_count(
    hand: Hand, situation: Situation, by: str, rules: Rules
) -> tuple[tuple[str, tuple[Tile, ...]], ...]:
    """List the indicators of "dora" and those of "ura", which a riichi winner has."""
    most = counting_indicators(hand, situation, by, rules)
    ura = situation.ura[:most] if situation.riichi and rules.yaku_ura_dora else ()
    return ("dora", situation.indicators[:most]), ("ura", ura)


def dora_items(hand: Hand, situation: Situation, by: str, rules: Rules) -> tuple[DoraItem, ...]:
    """List each indicator, ura (of a riichi winner), red five, and the norths set aside."""
    tiles = hand.tiles
    for meld in hand.melds:
        tiles += meld.tiles
    items: list[DoraItem] = []
    nuki = situation.nuki
    if situation.indicators:
        kinds = [KIND_OF[tile] for tile in tiles]
        if nuki:
            kinds += [NORTH] * nuki
        named = DORA_OF_THREE if rules.players == THREE else DORA_OF
        for dora_id, indicators in indicators_that_count(hand, situation, by, rules):
            _add(items, dora_id, indicators, kinds, named)
    if rules.yaku_red_fives:
        first_red = RED_FIVES[0]
        for tile in tiles:
            if tile >= first_red:
                items.append(DoraItem("aka", tile, 1))
    if nuki:
        items.append(DoraItem("nuki", NORTH, nuki))
    return tuple(items)


def _add(
    items: list[DoraItem],
    dora_id: str,
    indicators: tuple[Tile, ...],
    kinds: list[int],
    named: tuple[int, ...],
) -> None:
    for indicator in indicators:
        han = kinds.count(named[KIND_OF[indicator]])
        if han:
            items.append(DoraItem(dora_id, indicator, han))
