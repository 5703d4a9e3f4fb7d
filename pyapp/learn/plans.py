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


def _that_pay_nothing(given: Given) -> Kinds:
    return NUMBERS + tuple([kind for kind in HONOURS if kind not in given.values])


def _suits(given: Given) -> Kinds:
    """List where the suits begin that have runs."""
    return SUITS[1:] if given.players == THREE else SUITS


def _runs(given: Given) -> Kinds:
    return tuple([kind for kind in RUNS if kind >= _suits(given)[0]])


def _outer(given: Given) -> Kinds:
    return ORPHANS if given.outer else ALL


def _plain(dice: Dice, given: Given) -> Plan:
    return _sets(dice, given, SETS, RUNS, _that_pay_nothing(given)) + ANY_PAIR


def _pinfu(dice: Dice, given: Given) -> Plan:
    return ((SHUNTSU, RUNS),) * SETS + ((PAIR, _that_pay_nothing(given)),)


def _tanyao(dice: Dice, given: Given) -> Plan:
    return _sets(dice, given, SETS, INNER_RUNS, SIMPLES) + ((PAIR, SIMPLES),)


def _value(first: int, last: int) -> MakePlan:
    """Plan a triplet of the kinds that pay, from one place to another of all `values`."""

    def plan(dice: Dice, given: Given) -> Plan:
        values = given.values[first : last or None]
        return ((KOUTSU, values),) + _sets(dice, given, 3, RUNS, ALL) + ANY_PAIR

    return plan


def _honitsu(dice: Dice, given: Given) -> Plan:
    first = dice.pick(_suits(given))
    runs, kinds = tuple(range(first, first + 7)), tuple(range(first, first + 9)) + HONOURS
    if dice.chance(50):
        honours: Plan = ((KOUTSU, HONOURS),)
        return honours + _sets(dice, given, 3, runs, kinds) + ((PAIR, kinds),)
    return _sets(dice, given, SETS, runs, kinds) + ((PAIR, HONOURS),)


def _chinitsu(dice: Dice, given: Given) -> Plan:
    first = dice.pick(_suits(given))
    runs, kinds = tuple(range(first, first + 7)), tuple(range(first, first + 9))
    return _sets(dice, given, SETS, runs, kinds) + ((PAIR, kinds),)


def _chiitoitsu(dice: Dice, given: Given) -> Plan:
    # Pairs gather where a hand is likely to be: any kinds, or simples alone.
    kinds = SIMPLES if dice.chance(20) else ALL
    good = [kind for kind in kinds if in_set(kind, given.players)]
    return tuple([(PAIR, (kind,)) for kind in dice.some(good, 7)])


def _three_suits(dice: Dice, given: Given) -> Plan:
    low = dice.below(7)
    runs: Plan = tuple([(SHUNTSU, (first + low,)) for first in SUITS])
    return runs + _sets(dice, given, 1, RUNS, ALL) + ANY_PAIR


def _three_triplets(dice: Dice, given: Given) -> Plan:
    low = dice.pick((0, 8)) if given.outer or given.players == THREE else dice.below(9)
    triplets: Plan = tuple([(KOUTSU, (first + low,)) for first in SUITS])
    return triplets + _sets(dice, given, 1, RUNS, ALL) + ANY_PAIR


def _ittsuu(dice: Dice, given: Given) -> Plan:
    first = dice.pick(_suits(given))
    straight: Plan = tuple([(SHUNTSU, (first + low,)) for low in (0, 3, 6)])
    return straight + _sets(dice, given, 1, RUNS, ALL) + ANY_PAIR


def _outside(kinds: Kinds, pair: Kinds) -> MakePlan:
    """Plan a run and three sets at the ends of their suits, with triplets of these kinds."""
    run: Plan = ((SHUNTSU, OUTER_RUNS),)
    return lambda dice, given: run + _sets(dice, given, 3, OUTER_RUNS, kinds) + ((PAIR, pair),)


def _iipeikou(dice: Dice, given: Given) -> Plan:
    run = dice.pick(_runs(given))
    return ((SHUNTSU, (run,)),) * 2 + _sets(dice, given, 2, RUNS, ALL) + ANY_PAIR


def _ryanpeikou(dice: Dice, given: Given) -> Plan:
    one, other = dice.some(_runs(given), 2)
    return ((SHUNTSU, (one,)),) * 2 + ((SHUNTSU, (other,)),) * 2 + ANY_PAIR


def _all_but_one(kinds: Kinds, rest: Kinds) -> MakePlan:
    """Plan triplets of all these kinds but one, which is the pair."""

    def plan(dice: Dice, given: Given) -> Plan:
        pair = dice.pick(kinds)
        sets: Plan = tuple([(KOUTSU, (kind,)) for kind in kinds if kind != pair])
        return sets + _sets(dice, given, SETS - len(sets), RUNS, rest) + ((PAIR, (pair,)),)

    return plan


def _daisangen(dice: Dice, given: Given) -> Plan:
    sets: Plan = tuple([(KOUTSU, (kind,)) for kind in DRAGONS])
    return sets + _sets(dice, given, 1, RUNS, NUMBERS) + ((PAIR, NUMBERS),)


def _three(shape: str) -> MakePlan:
    """Plan three triplets or kans and a run."""
    return lambda dice, given: ((shape, _outer(given)),) * 3 + ((SHUNTSU, RUNS),) + ANY_PAIR


def _toitoi(dice: Dice, given: Given) -> Plan:
    return ((KOUTSU, _outer(given)),) * SETS + ANY_PAIR


def _of(kinds: Kinds) -> MakePlan:
    return lambda dice, given: ((KOUTSU, kinds),) * SETS + ((PAIR, kinds),)


def _kokushi(dice: Dice, given: Given) -> Plan:
    pair = dice.pick(ORPHANS)
    return tuple([(PAIR if kind == pair else SINGLE, (kind,)) for kind in ORPHANS])


HONROUTOU: Plan = ((KOUTSU, TERMINALS), (KOUTSU, HONOURS)) + ((KOUTSU, ORPHANS),) * 2
HONROUTOU += ((PAIR, ORPHANS),)
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
    Family(PLAIN, 235, 1, NEVER, 0, _plain),
    Family("pinfu", 150, 1, NEVER, 0, _pinfu),
    Family("tanyao", 175, 1, 1, 55, _tanyao),
    Family("yakuhai", 215, 1, 1, 75, _value(0, 0)),
    Family("iipeikou", 40, 1, NEVER, 0, _iipeikou),
    Family("honitsu", 55, 3, 2, 60, _honitsu),
    Family("toitoi", 25, 2, 2, 90, _toitoi),
    Family("chiitoitsu", 15, 2, NEVER, 0, _chiitoitsu),
    Family("sanshoku_doujun", 25, 2, 1, 40, _three_suits),
    Family("ittsuu", 15, 2, 1, 40, _ittsuu),
    Family("chanta", 6, 2, 1, 70, _outside(ORPHANS, HONOURS)),
    Family("junchan", 3, 3, 2, 60, _outside(TERMINALS, TERMINALS)),
    Family("sanankou", 4, 2, 2, 20, _three(KOUTSU)),
    Family("chinitsu", 5, 6, 5, 50, _chinitsu),
    # Those below come when they are asked for, or from the rare end.
    Family("haku", 0, 1, 1, 75, _value(0, 1)),
    Family("hatsu", 0, 1, 1, 75, _value(1, 2)),
    Family("chun", 0, 1, 1, 75, _value(2, 3)),
    Family("seat_wind", 0, 1, 1, 75, _value(3, 4)),
    Family("round_wind", 0, 1, 1, 75, _value(-1, 0)),
    Family("shousangen", 0, 4, 4, 70, _all_but_one(DRAGONS, ALL)),
    Family("honroutou", 0, 4, 4, 80, lambda dice, given: HONROUTOU),
    Family("ryanpeikou", 0, 3, NEVER, 0, _ryanpeikou),
    Family("sanshoku_doukou", 0, 2, 2, 80, _three_triplets),
    Family("sankantsu", 0, 2, 2, 60, _three(KANTSU)),
    Family("kokushi", 0, YAKUMAN_HAN, NEVER, 0, _kokushi),
    Family("suuankou", 0, YAKUMAN_HAN, NEVER, 0, _toitoi),
    Family("daisangen", 0, YAKUMAN_HAN, YAKUMAN_HAN, 60, _daisangen),
    Family("shousuushii", 0, YAKUMAN_HAN, YAKUMAN_HAN, 60, _all_but_one(WINDS, NUMBERS)),
    Family("tsuuiisou", 0, YAKUMAN_HAN, YAKUMAN_HAN, 60, _of(HONOURS)),
    Family("chinroutou", 0, YAKUMAN_HAN, YAKUMAN_HAN, 60, _of(TERMINALS)),
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
