"""Groups, and every way to split a hand into them.

A group is one of few hundred possible objects, made once and shared, with all that yaku
ask of it in bits: `traits` are true of every tile of the group (joined with & over a
hand), `marks` say what the group is (joined with |).
"""

from typing import NamedTuple, TypeAlias

from .hand import ANKAN, CHII, KANS, Meld
from .tiles import DRAGONS, EAST, GREEN, GREENS, KIND_OF, ORPHANS, TERMINALS, Kind, Tile

SHUNTSU, KOUTSU, KANTSU, PAIR, SINGLE = "shuntsu", "koutsu", "kantsu", "pair", "single"
STANDARD, CHIITOITSU, KOKUSHI = "standard", "chiitoitsu", "kokushi"

# Traits: true of the whole group.
SIMPLE = 1  # no terminal, no honour
OUTSIDE = 2  # holds a terminal or honour
OUTSIDE_TERMINAL = 4  # holds a terminal
TERMINAL_OR_HONOUR = 8  # every tile is one
ALL_HONOURS = 16
ALL_TERMINALS = 32
ALL_GREEN = 64
CHARACTERS, CIRCLES, BAMBOO = 128, 256, 512  # of that suit, or honours
ONE_SUIT = CHARACTERS | CIRCLES | BAMBOO
TRIPLET_OR_PAIR = 1024
ALL_TRAITS = 2047

# Marks: something the group is.
RUN = 1
TRIPLET = 2  # koutsu or kantsu
KAN = 4
HONOUR = 8
GREEN_DRAGON = 16
DRAGON_PAIR = 32
WIND_PAIR = 64
WIND_TRIPLET = 128  # shifted left by 0..3 for east..north
DRAGON_TRIPLET = 2048  # shifted left by 0..2 for white, green, red
TWIN_RUNS = 16384  # of a whole reading: two of its shuntsu are alike
MARK_BITS = 15
ALL_WINDS = 15 * WIND_TRIPLET
ALL_DRAGONS = 7 * DRAGON_TRIPLET


class Group(NamedTuple):
    """A set, pair or single tile: its shape, lowest kind, and whether it counts as melded.

    run and triplet hold one bit at the lowest kind of a shuntsu, of a suited koutsu or
    kantsu, so that hands can look for patterns across suits by shifting.
    """

    shape: str
    kind: Kind
    melded: bool
    traits: int
    marks: int
    run: int
    triplet: int

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of its tiles, lowest first."""
        if self.shape == SHUNTSU:
            return (self.kind, self.kind + 1, self.kind + 2)
        return (self.kind,) * SIZE[self.shape]


SIZE = {SHUNTSU: 3, KOUTSU: 3, KANTSU: 4, PAIR: 2, SINGLE: 1}


def _traits(shape: str, kind: Kind) -> int:
    if shape == SHUNTSU:
        outside = kind % 9 in (0, 6)
        traits = OUTSIDE | OUTSIDE_TERMINAL if outside else SIMPLE
        if kind == 19:
            traits |= ALL_GREEN
        return traits | CHARACTERS << kind // 9
    traits = TRIPLET_OR_PAIR
    if kind >= EAST:
        traits |= OUTSIDE | TERMINAL_OR_HONOUR | ALL_HONOURS | ONE_SUIT
    else:
        traits |= CHARACTERS << kind // 9
        if kind in TERMINALS:
            traits |= OUTSIDE | OUTSIDE_TERMINAL | TERMINAL_OR_HONOUR | ALL_TERMINALS
        else:
            traits |= SIMPLE
    return traits | ALL_GREEN if kind in GREENS else traits


def _marks(shape: str, kind: Kind) -> int:
    if shape == SHUNTSU:
        return RUN
    marks = 0
    if kind >= EAST:
        marks |= HONOUR
        if kind == GREEN:
            marks |= GREEN_DRAGON
        if shape == PAIR:
            marks |= DRAGON_PAIR if kind in DRAGONS else WIND_PAIR
        elif shape != SINGLE:
            marks |= WIND_TRIPLET << kind - EAST  # dragons follow the winds in bits too
    if shape in (KOUTSU, KANTSU):
        marks |= TRIPLET
    return marks | KAN if shape == KANTSU else marks


_GROUPS: dict[tuple[str, Kind, bool], Group] = {}


def group(shape: str, kind: Kind, melded: bool = False) -> Group:
    """Look up the shared group of that shape, lowest kind and state."""
    key = (shape, kind, melded)
    found = _GROUPS.get(key)
    if found is None:
        bit = 1 << kind if kind < EAST else 0
        found = _GROUPS[key] = Group(
            shape,
            kind,
            melded,
            _traits(shape, kind),
            _marks(shape, kind),
            bit if shape == SHUNTSU else 0,
            bit if shape in (KOUTSU, KANTSU) else 0,
        )
    return found


def meld_group(meld: Meld) -> Group:
    """Look up the group that a meld is; a concealed kan is not melded."""
    found = _MELD_GROUPS.get(meld)
    if found is None:
        shape = SHUNTSU if meld.call == CHII else KANTSU if meld.call in KANS else KOUTSU
        found = _MELD_GROUPS[meld] = group(shape, meld.kind, meld.call != ANKAN)
    return found


_MELD_GROUPS: dict[Meld, Group] = {}

Split: TypeAlias = "tuple[Group, ...]"

# A pile of one suit is an int with three bits a number, so that equal piles are one key.
_PILE_BIT = tuple(1 << 3 * (k % 9) for k in KIND_OF)
_SUIT_INDEX = tuple(k // 9 for k in KIND_OF)
_SPLITS: dict[int, tuple[Split, ...]] = {}
_MEMO_LIMIT = 3000  # piles remembered; the phone's memory is small
_NINE_COUNTS = 0o777777777
_ONE_RUN = 0o111


def _suit_splits(pile: int, suit: int) -> tuple[Split, ...]:
    """Split one suit's pile in every way into sets and at most one pair, and remember it."""
    if len(_SPLITS) > _MEMO_LIMIT:
        _SPLITS.clear()
    total = 0
    for place in range(9):
        total += pile >> 3 * place & 7
    splits: list[Split] = []
    if total % 3 != 1:
        _take(pile & _NINE_COUNTS, suit * 9, total % 3 == 2, (), splits)
    found = _SPLITS[pile * 4 + suit] = tuple(splits)
    return found


def _take(pile: int, kind: Kind, pair: bool, taken: Split, splits: list[Split]) -> None:
    """Take groups from the lowest tile on: a koutsu, the pair, or else all of it in runs.

    pile: the copies of `kind` in its lowest three bits, those of the next kinds above.
    """
    if not pile:
        if not pair:
            splits.append(taken)
        return
    while not pile & 7:
        pile >>= 3
        kind += 1
    count = pile & 7
    if count >= 3:
        _take(pile - 3, kind, pair, taken + (group(KOUTSU, kind),), splits)
    if pair and count >= 2:
        _take(pile - 2, kind, False, taken + (group(PAIR, kind),), splits)
    if kind < EAST and pile >> 3 & 7 >= count and pile >> 6 & 7 >= count:
        runs = (group(SHUNTSU, kind),) * count
        _take(pile - count * _ONE_RUN, kind, pair, taken + runs, splits)


Piles: TypeAlias = "tuple[int, int, int, int]"
_NOT_PAIRS = ~0o222222222  # the bits that a pile of pairs has not


def piles(tiles: tuple[Tile, ...]) -> Piles:
    """Pile the tiles up by suit: three bits for the copies of each number."""
    found = [0, 0, 0, 0]
    for tile in tiles:
        found[_SUIT_INDEX[tile]] += _PILE_BIT[tile]
    return found[0], found[1], found[2], found[3]


def standard_splits(suits: Piles, sets: int) -> list[Split]:
    """Split concealed tiles in every way into this many sets and a pair; [] when there is none."""
    splits: list[Split] = [()]
    for suit in range(len(suits)):  # faster here than enumerate
        pile = suits[suit]
        if pile:
            more = _SPLITS.get(pile * 4 + suit)
            if more is None:
                more = _suit_splits(pile, suit)
            if not more:
                return []
            if len(splits) == 1 and len(more) == 1:
                splits = [splits[0] + more[0]]
            else:
                splits = [split + other for split in splits for other in more]
    # Each suit by itself may hold a pair, but the hand has only one.
    return splits if splits and len(splits[0]) == sets + 1 else []


def chiitoitsu_split(suits: Piles) -> Split:
    """Split fourteen tiles into seven different pairs, or (): four alike are never two pairs."""
    for pile in suits:
        if pile & _NOT_PAIRS:
            return ()
    pairs: list[Group] = []
    for suit, pile in enumerate(suits):
        for place in range(9):
            if pile >> 3 * place & 7:
                pairs.append(group(PAIR, suit * 9 + place))
    return tuple(pairs)


def kokushi_split(tiles: tuple[Tile, ...]) -> Split:
    """Split tiles into the thirteen orphans, one of them a pair, or ()."""
    kinds = [KIND_OF[tile] for tile in tiles]
    held = set(kinds)
    if len(kinds) != 14 or len(held) != 13 or not held.issubset(ORPHANS):
        return ()
    return tuple(group(PAIR if kinds.count(k) == 2 else SINGLE, k) for k in ORPHANS)
