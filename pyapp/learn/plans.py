"""Plans of hands: for each kind of hand its groups, and what tiles each group may be of.

A hand is built from its plan, group by group, and not found by trying; the engine then says
what the hand is worth. How often each kind is dealt comes close to what is won at a table.
"""

from typing import Callable, NamedTuple, TypeAlias

from ..riichi.seats import THREE
from ..riichi.shapes import KANTSU, KOUTSU, PAIR, SHUNTSU, SINGLE, SIZE
from ..riichi.tiles import (
    DRAGONS,
    EAST,
    GREENS,
    HONOURS,
    KINDS,
    ORPHANS,
    TERMINALS,
    WINDS,
    Kind,
    in_set,
)
from .dice import Dice

Kinds: TypeAlias = "tuple[Kind, ...]"
Plan: TypeAlias = "tuple[tuple[str, Kinds], ...]"  # the shape and the lowest kinds of each group
MakePlan: TypeAlias = "Callable[[Dice, Given], Plan]"
Part: TypeAlias = "tuple[str, Kind]"  # a group of the plan, drawn

ALL = tuple(range(KINDS))
NUMBERS = ALL[:EAST]
SIMPLES = tuple([kind for kind in ALL if kind not in ORPHANS])
RUNS = tuple([kind for kind in NUMBERS if kind % 9 < 7])
INNER_RUNS = tuple([kind for kind in RUNS if 0 < kind % 9 < 6])
OUTER_RUNS = tuple([kind for kind in RUNS if kind % 9 in (0, 6)])
SETS = 4  # of a hand, beside its pair
ANY_PAIR: Plan = ((PAIR, ALL),)
SUITS = (0, 9, 18)  # where each begins
GUESSES = 4  # at a group's tiles, before all that are free are looked for


class Given(NamedTuple):
    """What a plan is drawn with."""

    values: Kinds  # whose triplets are a yaku
    triplets: int  # how often a free set is one, in percent
    outer: bool  # whether triplets are of terminals and honours, for many fu
    few: bool  # whether few han are asked for: then no free triplet pays
    runs: int  # how many of the last two free sets are runs for sure
    players: int


def kinds_that_pay(seat: int, round_wind: int) -> Kinds:
    """List the kinds whose triplet is a yaku and whose pair has fu; a double wind stands once."""
    winds = (EAST + seat,) if seat == round_wind else (EAST + seat, EAST + round_wind)
    return DRAGONS + winds


def _sets(dice: Dice, given: Given, count: int, runs: Kinds, kinds: Kinds) -> Plan:
    plan: Plan = ()
    triplets: Kinds = ()
    for place in range(count):
        run = 2 <= place < 2 + given.runs
        if run or not dice.chance(given.triplets):
            plan += ((SHUNTSU, runs),)
        else:
            triplets = triplets or _for_triplets(kinds, given)
            plan += ((KOUTSU, triplets),)
    return plan


def _for_triplets(kinds: Kinds, given: Given) -> Kinds:
    """Keep the kinds that a free set may have three of."""
    outer = tuple([kind for kind in kinds if kind in ORPHANS]) if given.outer else ()
    kinds = outer or kinds
    return tuple([kind for kind in kinds if kind not in given.values]) if given.few else kinds


def _cheap(given: Given) -> Kinds:
    """List the kinds whose pair or triplet pays nothing."""
    return NUMBERS + tuple([kind for kind in HONOURS if kind not in given.values])


def _suits(given: Given) -> Kinds:
    """List where the suits begin that have runs."""
    return SUITS[1:] if given.players == THREE else SUITS


def _all(shape: str, *kinds: Kind) -> Plan:
    """Plan a group of each of these kinds."""
    return tuple([(shape, (kind,)) for kind in kinds])


def _with_any(made: "Callable[[Dice, Given], Plan]", free: int = 1) -> MakePlan:
    """Plan these groups, so many free sets and any pair."""
    return lambda dice, given: made(dice, given) + _sets(dice, given, free, RUNS, ALL) + ANY_PAIR


def _free(runs: Kinds, kinds: Kinds) -> MakePlan:
    """Plan four sets of such runs or triplets, and such a pair."""
    return lambda dice, given: _sets(dice, given, SETS, runs, kinds) + ((PAIR, kinds),)


def _value(first: int, last: int) -> MakePlan:
    """Plan a triplet of the kinds that pay, from one place to another of all `values`."""
    return _with_any(lambda dice, given: ((KOUTSU, given.values[first : last or None]),), 3)


def _honitsu(dice: Dice, given: Given) -> Plan:
    first = dice.pick(_suits(given))
    runs, kinds = ALL[first : first + 7], ALL[first : first + 9] + HONOURS
    if dice.chance(50):
        honours: Plan = ((KOUTSU, HONOURS),)
        return honours + _sets(dice, given, 3, runs, kinds) + ((PAIR, kinds),)
    return _sets(dice, given, SETS, runs, kinds) + ((PAIR, HONOURS),)


def _chinitsu(dice: Dice, given: Given) -> Plan:
    first = dice.pick(_suits(given))
    return _free(ALL[first : first + 7], ALL[first : first + 9])(dice, given)


def _chiitoitsu(dice: Dice, given: Given) -> Plan:
    # Pairs gather where a hand is likely to be: any kinds, or simples alone.
    kinds = SIMPLES if dice.chance(20) else ALL
    return _all(PAIR, *dice.some([kind for kind in kinds if in_set(kind, given.players)], 7))


def _three_suits(dice: Dice, given: Given) -> Plan:
    low = dice.below(7)
    return _all(SHUNTSU, *[first + low for first in SUITS])


def _three_triplets(dice: Dice, given: Given) -> Plan:
    low = dice.pick((0, 8)) if given.outer or given.players == THREE else dice.below(9)
    return _all(KOUTSU, *[first + low for first in SUITS])


def _ittsuu(dice: Dice, given: Given) -> Plan:
    first = dice.pick(_suits(given))
    return _all(SHUNTSU, first, first + 3, first + 6)


def _twins(count: int) -> MakePlan:
    """Plan so many runs, each twice."""

    def plan(dice: Dice, given: Given) -> Plan:
        runs = [kind for kind in RUNS if kind >= _suits(given)[0]]
        return _all(SHUNTSU, *[run for run in dice.some(runs, count) for _ in range(2)])

    return plan


def _outside(kinds: Kinds, pair: Kinds) -> MakePlan:
    """Plan a run and three sets at the ends of their suits, with triplets of these kinds."""
    run: Plan = ((SHUNTSU, OUTER_RUNS),)
    return lambda dice, given: run + _sets(dice, given, 3, OUTER_RUNS, kinds) + ((PAIR, pair),)


def _all_but_one(kinds: Kinds, rest: Kinds) -> MakePlan:
    """Plan triplets of all these kinds but one, which is the pair."""

    def plan(dice: Dice, given: Given) -> Plan:
        pair = dice.pick(kinds)
        sets = _all(KOUTSU, *[kind for kind in kinds if kind != pair])
        return sets + _sets(dice, given, SETS - len(sets), RUNS, rest) + _all(PAIR, pair)

    return plan


def _daisangen(dice: Dice, given: Given) -> Plan:
    return _all(KOUTSU, *DRAGONS) + _sets(dice, given, 1, RUNS, NUMBERS) + ((PAIR, NUMBERS),)


def _alike(shape: str, count: int) -> MakePlan:
    """Plan so many triplets or kans, and runs beside them."""
    rest: Plan = ((SHUNTSU, RUNS),) * (SETS - count) + ANY_PAIR
    return lambda dice, given: ((shape, ORPHANS if given.outer else ALL),) * count + rest


def _of(*kinds: Kinds) -> MakePlan:
    """Plan triplets of these kinds, and a pair of the last ones."""
    plan: Plan = tuple([(KOUTSU, each) for each in kinds]) + ((PAIR, kinds[-1]),)
    return lambda dice, given: plan


def _kokushi(dice: Dice, given: Given) -> Plan:
    pair = dice.pick(ORPHANS)
    return tuple([(PAIR if kind == pair else SINGLE, (kind,)) for kind in ORPHANS])


RYUUIISOU: Plan = ((SHUNTSU, (19,)),) + ((KOUTSU, GREENS),) * 3 + ((PAIR, GREENS),)
NEVER = 0


class Family(NamedTuple):
    """A kind of hand."""

    id: str
    often: int  # a weight: how often it is dealt where no family is requested
    closed: int  # the han that it has for sure, NEVER where it is not held so
    open: int
    called: int  # percent of its hands that are open
    plan: MakePlan


YAKUMAN_HAN = 13  # stands for a yakuman where han are counted
PLAIN = "plain"
# A riichi hand without anything else, then kinds of hands named after the yaku they are made for.
FAMILIES = (
    Family(
        *(PLAIN, 235, 1, NEVER, 0),
        lambda dice, given: _sets(dice, given, SETS, RUNS, _cheap(given)) + ANY_PAIR,
    ),
    Family(
        *("pinfu", 150, 1, NEVER, 0),
        lambda dice, given: ((SHUNTSU, RUNS),) * SETS + ((PAIR, _cheap(given)),),
    ),
    Family("tanyao", 175, 1, 1, 55, _free(INNER_RUNS, SIMPLES)),
    Family("yakuhai", 215, 1, 1, 75, _value(0, 0)),
    Family("iipeikou", 40, 1, NEVER, 0, _with_any(_twins(1), 2)),
    Family("honitsu", 55, 3, 2, 60, _honitsu),
    Family("toitoi", 25, 2, 2, 90, _alike(KOUTSU, 4)),
    Family("chiitoitsu", 15, 2, NEVER, 0, _chiitoitsu),
    Family("sanshoku_doujun", 25, 2, 1, 40, _with_any(_three_suits)),
    Family("ittsuu", 15, 2, 1, 40, _with_any(_ittsuu)),
    Family("chanta", 6, 2, 1, 70, _outside(ORPHANS, HONOURS)),
    Family("junchan", 3, 3, 2, 60, _outside(TERMINALS, TERMINALS)),
    Family("sanankou", 4, 2, 2, 20, _alike(KOUTSU, 3)),
    Family("chinitsu", 5, 6, 5, 50, _chinitsu),
    # Those below come when they are asked for, or from the rare end.
    Family("haku", 0, 1, 1, 75, _value(0, 1)),
    Family("hatsu", 0, 1, 1, 75, _value(1, 2)),
    Family("chun", 0, 1, 1, 75, _value(2, 3)),
    Family("seat_wind", 0, 1, 1, 75, _value(3, 4)),
    Family("round_wind", 0, 1, 1, 75, _value(-1, 0)),
    Family("shousangen", 0, 4, 4, 70, _all_but_one(DRAGONS, ALL)),
    Family("honroutou", 0, 4, 4, 80, _of(TERMINALS, HONOURS, ORPHANS, ORPHANS)),
    Family("ryanpeikou", 0, 3, NEVER, 0, _with_any(_twins(2), 0)),
    Family("sanshoku_doukou", 0, 2, 2, 80, _with_any(_three_triplets)),
    Family("sankantsu", 0, 2, 2, 60, _alike(KANTSU, 3)),
    Family("kokushi", 0, YAKUMAN_HAN, NEVER, 0, _kokushi),
    Family("suuankou", 0, YAKUMAN_HAN, NEVER, 0, _alike(KOUTSU, 4)),
    Family("daisangen", 0, YAKUMAN_HAN, YAKUMAN_HAN, 60, _daisangen),
    Family("shousuushii", 0, YAKUMAN_HAN, YAKUMAN_HAN, 60, _all_but_one(WINDS, NUMBERS)),
    Family("tsuuiisou", 0, YAKUMAN_HAN, YAKUMAN_HAN, 60, _of(*(HONOURS,) * 4)),
    Family("chinroutou", 0, YAKUMAN_HAN, YAKUMAN_HAN, 60, _of(*(TERMINALS,) * 4)),
    Family("ryuuiisou", 0, YAKUMAN_HAN, YAKUMAN_HAN, 60, lambda dice, given: RYUUIISOU),
)
FAMILY = {each.id: each for each in FAMILIES}
RARE_FAMILIES = tuple([each for each in FAMILIES if each.often < 10])


def draw(plan: Plan, dice: Dice, left: list[int]) -> list[Part] | None:
    """Draw the tiles of each part of the plan out of the copies left, which it takes; None when a
    part finds none any more.
    """
    drawn: list[Part] = []
    for shape, kinds in plan:
        if not kinds:
            return None
        # Twins come of plans that ask for them: by chance alone they would come too often.
        twins = drawn if shape == SHUNTSU and len(kinds) > 1 else []
        kind = dice.pick(kinds)
        guesses = 1
        while guesses < GUESSES and not _is_free(shape, kind, left, twins):
            kind = dice.pick(kinds)
            guesses += 1
        if guesses == GUESSES:
            good = [kind for kind in kinds if _is_free(shape, kind, left, twins)]
            if not good:
                return None
            kind = dice.pick(good)
        if shape == SHUNTSU:
            for each in (kind, kind + 1, kind + 2):
                left[each] -= 1
        else:
            left[kind] -= SIZE[shape]
        drawn.append((shape, kind))
    return drawn


def _is_free(shape: str, kind: Kind, left: list[int], twins: list[Part]) -> bool:
    """Tell whether the tiles of such a group are left."""
    if shape != SHUNTSU:
        return left[kind] >= SIZE[shape]
    if not left[kind] or not left[kind + 1] or not left[kind + 2]:
        return False
    return (shape, kind) not in twins
