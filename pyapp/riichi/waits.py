"""Waits: what a hand one tile short wins on, how many are left, and what each is worth."""

from typing import NamedTuple

from .hand import FULL, RON, TSUMO, Hand, Situation, copies_left, red_copies, seen_tiles
from .rules import Rules
from .score import Outcome, score
from .shapes import chiitoitsu_split, kokushi_split, piles, standard_splits
from .tiles import KIND_OF, KINDS, RED_FIVES, Kind, Tile, in_set, sort_tiles


class Wait(NamedTuple):
    """A winning tile, how many of its four copies are unseen, and what it wins either way."""

    tile: Tile
    left: int
    ron: Outcome
    tsumo: Outcome


def winning_kinds(concealed: tuple[Tile, ...]) -> tuple[Kind, ...]:
    """List the kinds that complete 13, 10, 7, 4 or 1 concealed tiles, lowest first."""
    if len(concealed) % 3 != 1:
        return ()
    found: list[Kind] = []
    for kind in range(KINDS):
        tiles = concealed + (kind,)
        suits = piles(tiles)
        other = len(tiles) == FULL and (chiitoitsu_split(suits) or kokushi_split(tiles))
        if other or standard_splits(suits, len(tiles) // 3):
            found.append(kind)
    return tuple(found)


def waits(hand: Hand, situation: Situation, rules: Rules) -> tuple[Wait, ...]:
    """List the waits of a hand without its winning tile, 14 tiles short of one; () if not tenpai.

    A tile of which no copy is left is listed too, with 0: whether the hand is then still
    tenpai is a question of the rulebook. Where only the red five of a kind is left, the
    wait is scored with it.
    """
    if hand.winning is not None or hand.size != FULL - 1:
        return ()
    left = copies_left(hand, situation, rules)
    found: list[Wait] = []
    for kind in winning_kinds(hand.concealed):
        if not in_set(kind, rules.players):
            continue  # a tile that is in no set has no others to wait for it
        tile = last_copy(kind, left[kind], hand, situation, rules)
        won = hand._replace(winning=tile)
        ron = score(won, situation, RON, rules)
        tsumo = score(won, situation, TSUMO, rules)
        found.append(Wait(tile, left[kind], ron, tsumo))
    return tuple(found)


def last_copy(kind: Kind, left: int, hand: Hand, situation: Situation, rules: Rules) -> Tile:
    """Choose the tile of a kind that a player would still draw: a plain one unless all are seen."""
    if rules.yaku_red_fives == 0 or left == 0:
        return kind
    for red in RED_FIVES:
        if KIND_OF[red] == kind:
            unseen = red_copies(red, rules) - seen_tiles(hand, situation).count(red)
            return red if unseen == left else kind
    return kind


def discards(hand: Hand) -> tuple[Tile, ...]:
    """List the discards from 14 tiles, no win, that leave tenpai; a plain five before a red one."""
    tiles = sort_tiles(hand.tiles)
    found: list[Tile] = []
    for place, tile in enumerate(tiles):
        after = tiles[place + 1 :]
        last = not after or KIND_OF[tile] != KIND_OF[after[0]]
        if last and winning_kinds(tiles[:place] + after):
            found.append(tile)
    return tuple(found)
