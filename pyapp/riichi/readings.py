"""Readings: a split of the hand and the place where the winning tile stands in it."""

from typing import NamedTuple, TypeAlias

from .hand import FULL, RON, Hand
from .rules import Rules
from .shapes import (
    ALL_TRAITS,
    CHIITOITSU,
    KANTSU,
    KOKUSHI,
    KOUTSU,
    PAIR,
    STANDARD,
    TRIPLET,
    TWIN_RUNS,
    Group,
    Split,
    chiitoitsu_split,
    group,
    kokushi_split,
    meld_group,
    piles,
    standard_splits,
)
from .tiles import KIND_OF, Kind

RYANMEN, KANCHAN, PENCHAN, SHANPON, TANKI = "ryanmen", "kanchan", "penchan", "shanpon", "tanki"
THIRTEEN_SIDED = "thirteen_sided"

Bits: TypeAlias = "tuple[int, int, int, int]"


class Reading(NamedTuple):
    """One way to read the hand.

    groups: concealed ones first, then the melds in order. finished: the place among them
    of the group that the winning tile completes. traits, marks, runs and triplets are the
    bits of all groups joined (see shapes).
    """

    form: str
    groups: tuple[Group, ...]
    finished: int
    wait: str
    traits: int
    marks: int
    runs: int
    triplets: int

    @property
    def pair(self) -> Group:
        """The pair of a standard hand."""
        for each in self.groups:
            if each.shape == PAIR:
                return each
        raise ValueError("a reading without a pair")


def readings(hand: Hand, by: str, rules: Rules) -> list[Reading]:
    """List every reading of a complete hand, in a fixed order; [] when its tiles make none."""
    tiles = hand.tiles
    if not tiles or hand.winning is None:
        return []
    winning = KIND_OF[hand.winning]
    found: list[Reading] = []
    melded = tuple([meld_group(meld) for meld in hand.melds]) if hand.melds else ()
    ron_melds = by == RON and rules.fu_ron_completed_triplet == "open"
    suits = piles(tiles)
    for split in standard_splits(suits, len(tiles) // 3):
        _place(split, melded, winning, ron_melds, found)
    if len(tiles) == FULL:
        pairs = chiitoitsu_split(suits)
        if pairs:
            place = [each.kind for each in pairs].index(winning)
            found.append(_reading(CHIITOITSU, pairs, place, TANKI))
        elif not found:
            orphans = kokushi_split(tiles)
            if orphans:
                place = [each.kind for each in orphans].index(winning)
                wait = THIRTEEN_SIDED if orphans[place].shape == PAIR else TANKI
                found.append(_reading(KOKUSHI, orphans, place, wait))
    return found


def _place(
    split: Split, melded: Split, winning: Kind, ron_melds: bool, found: list[Reading]
) -> None:
    """Add a reading for each different group of the split that the winning tile can end."""
    before = None
    all_groups = split + melded
    joined = joined_bits(all_groups)
    for place, each in enumerate(split):
        kind = each.kind
        if kind > winning or each is before:
            continue
        if winning > kind + 2 if each.run else kind != winning:
            continue
        before = each
        found.append(finish(all_groups, place, winning, ron_melds, joined))


def finish(
    groups: tuple[Group, ...], place: int, winning: Kind, ron_melds: bool, joined: Bits
) -> Reading:
    """Read the groups of a standard hand as won by a tile that completes the one at a place."""
    each = groups[place]
    wait = TANKI if each.shape == PAIR else SHANPON
    if each.run:
        wait = _run_wait(each.kind, winning)
    if ron_melds and wait == SHANPON:
        done = group(KOUTSU, winning, True)
        groups = groups[:place] + (done,) + groups[place + 1 :]
    return Reading(STANDARD, groups, place, wait, *joined)


def _run_wait(lowest: Kind, winning: Kind) -> str:
    """Name the wait that a run ends, by the run alone, whatever else was waited for."""
    if winning == lowest + 1:
        return KANCHAN
    if winning == lowest:
        return PENCHAN if lowest % 9 == 6 else RYANMEN
    return PENCHAN if lowest % 9 == 0 else RYANMEN


def _reading(form: str, groups: tuple[Group, ...], finished: int, wait: str) -> Reading:
    return Reading(form, groups, finished, wait, *joined_bits(groups))


def joined_bits(groups: tuple[Group, ...]) -> Bits:
    """Join the traits, marks, runs and triplets of groups; whether they are melded changes none."""
    traits, marks, runs, triplets = ALL_TRAITS, 0, 0, 0
    for _, _, _, each_traits, each_marks, run, triplet in groups:
        traits &= each_traits
        marks |= each_marks
        if run & runs:
            marks |= TWIN_RUNS
        runs |= run
        triplets |= triplet
    return traits, marks, runs, triplets


def concealed_triplets(reading: Reading) -> int:
    """Count the koutsu and kantsu that count as concealed."""
    count = 0
    for each in reading.groups:
        if each.marks & TRIPLET and not each.melded:
            count += 1
    return count


def kans(reading: Reading) -> int:
    """Count the kantsu, concealed or melded."""
    count = 0
    for each in reading.groups:
        count += each.shape == KANTSU
    return count
