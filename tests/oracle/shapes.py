"""Random winning shapes: lists of (shape, tiles), the rare kinds far more often than in play.

A recipe may ask for five copies of a tile; the caller throws such a shape away.
"""

from collections.abc import Callable
from functools import cache
from random import Random

from .tiles import (
    ALL_KINDS,
    DRAGONS,
    GREEN,
    HONOURS,
    NOT_FOR_THREE,
    ORPHANS,
    SUITS,
    TERMINALS,
    WINDS,
    plain,
)

Shape = list[tuple[str, list[str]]]
APART = "apart"  # of a tile in a hand that wins only at once


def run(first: str) -> tuple[str, list[str]]:
    n = int(first[0])
    return ("shuntsu", [f"{n + step}{first[1]}" for step in range(3)])


def triple(rng: Random, kind: str, kan_share: float = 0.15) -> tuple[str, list[str]]:
    if rng.random() < kan_share:
        return ("kantsu", [kind] * 4)
    return ("koutsu", [kind] * 3)


def pair(kind: str) -> tuple[str, list[str]]:
    return ("pair", [kind] * 2)


@cache
def runs_within(*kinds: str) -> list[str]:
    """The lowest tiles of the runs that use only these kinds."""
    return [
        kind
        for kind in kinds
        if kind[1] != "z" and int(kind[0]) <= 7 and all(t in kinds for t in run(kind)[1])
    ]


def from_kinds(rng: Random, kinds: list[str], triples: float, kans: float = 0.15) -> Shape:
    """Four sets and a pair from these kinds; triples is the share of three of a kind."""
    starts = runs_within(*kinds)
    shape: Shape = []
    for _ in range(4):
        if not starts or rng.random() < triples:
            shape.append(triple(rng, rng.choice(kinds), kans))
        else:
            shape.append(run(rng.choice(starts)))
    return [*shape, pair(rng.choice(kinds))]


def fill(rng: Random, shape: Shape, kinds: list[str], triples: float = 0.3) -> Shape:
    """Add sets up to four, and a pair if there is none."""
    extra = from_kinds(rng, kinds, triples)
    sets = [group for group in shape if group[0] != "pair"]
    pairs = [group for group in shape if group[0] == "pair"] or [extra[-1]]
    return (sets + extra[:4])[:4] + pairs


def one_suit(rng: Random) -> list[str]:
    suit = rng.choice(SUITS)
    return [f"{n}{suit}" for n in range(1, 10)]


def simples() -> list[str]:
    return [kind for kind in ALL_KINDS if kind not in ORPHANS]


def anything(rng: Random) -> Shape:
    return from_kinds(rng, ALL_KINDS, rng.choice([0.0, 0.1, 0.3, 0.5]))


def tanyao(rng: Random) -> Shape:
    return from_kinds(rng, simples(), rng.choice([0.0, 0.3, 0.6]))


def half_flush(rng: Random) -> Shape:
    return from_kinds(rng, one_suit(rng) + HONOURS, rng.choice([0.2, 0.6]))


def full_flush(rng: Random) -> Shape:
    return from_kinds(rng, one_suit(rng), rng.choice([0.0, 0.2, 0.5]), 0.08)


def narrow_flush(rng: Random) -> Shape:
    """One suit within five or six neighbouring numbers: many ways to read it."""
    kinds = one_suit(rng)
    first = rng.randrange(0, 5)
    return from_kinds(rng, kinds[first : first + rng.choice([5, 6])], rng.choice([0.0, 0.4]), 0.05)


def all_triples(rng: Random) -> Shape:
    return from_kinds(rng, rng.choice([ALL_KINDS, simples(), ORPHANS]), 1.0)


def four_kans(rng: Random) -> Shape:
    return from_kinds(rng, ALL_KINDS, 1.0, rng.choice([0.7, 0.9, 1.0]))


def outside(rng: Random) -> Shape:
    honours = rng.choice([True, False])
    ends = ORPHANS if honours else TERMINALS
    shape: Shape = []
    for _ in range(4):
        if rng.random() < 0.7:
            shape.append(run(rng.choice(["1", "7"]) + rng.choice(SUITS)))
        else:
            shape.append(triple(rng, rng.choice(ends)))
    return [*shape, pair(rng.choice(ends))]


def terminals(rng: Random) -> Shape:
    return from_kinds(rng, TERMINALS, 1.0)


def honours(rng: Random) -> Shape:
    return from_kinds(rng, HONOURS, 1.0)


def ends(rng: Random) -> Shape:
    return from_kinds(rng, ORPHANS, 1.0)


def green(rng: Random) -> Shape:
    return from_kinds(rng, GREEN, rng.choice([0.4, 0.8]), 0.1)


def dragons(rng: Random) -> Shape:
    three = [triple(rng, kind) for kind in DRAGONS]
    if rng.random() < 0.5:
        three[rng.randrange(3)] = pair(rng.choice(DRAGONS))
    return fill(rng, three, ALL_KINDS)


def winds(rng: Random) -> Shape:
    four = [triple(rng, kind) for kind in WINDS]
    if rng.random() < 0.5:
        four[rng.randrange(4)] = pair(rng.choice(WINDS))
    return fill(rng, four, rng.choice([ALL_KINDS, HONOURS]))


def three_colours(rng: Random) -> Shape:
    n = rng.randrange(1, 8)
    return fill(rng, [run(f"{n}{suit}") for suit in SUITS], ALL_KINDS)


def three_colour_triples(rng: Random) -> Shape:
    n = rng.randrange(1, 10)
    return fill(rng, [triple(rng, f"{n}{suit}") for suit in SUITS], ALL_KINDS)


def straight(rng: Random) -> Shape:
    suit = rng.choice(SUITS)
    kinds = rng.choice([ALL_KINDS, [f"{n}{suit}" for n in range(1, 10)]])
    return fill(rng, [run(f"{n}{suit}") for n in (1, 4, 7)], kinds)


def twin_runs(rng: Random) -> Shape:
    starts = runs_within(*rng.choice([ALL_KINDS, simples(), one_suit(rng)]))
    shape: Shape = []
    for _ in range(rng.choice([1, 2, 2])):
        shape += [run(rng.choice(starts))] * 2
    return fill(rng, shape, ALL_KINDS)


def three_same_runs(rng: Random) -> Shape:
    """111222333 and the like, sometimes with the fourth copy."""
    first = rng.choice(runs_within(*ALL_KINDS))
    return fill(rng, [run(first)] * rng.choice([3, 3, 4]), rng.choice([ALL_KINDS, TERMINALS]))


def overlapping_runs(rng: Random) -> Shape:
    """678 678 789: one tile may finish more than one run."""
    suit = rng.choice(SUITS)
    first = rng.randrange(1, 6)
    starts = [f"{min(first + rng.randrange(0, 3), 7)}{suit}" for _ in range(3)]
    end = f"{rng.randrange(first, min(first + 5, 10))}{suit}"
    shape = [run(start) for start in starts]
    if rng.random() < 0.5:
        shape.append(pair(end))
    return fill(rng, shape, ALL_KINDS)


def quiet(rng: Random) -> Shape:
    """Runs with ends and a worthless pair: often no yaku."""
    starts = runs_within(*ALL_KINDS)
    return [run(rng.choice(starts)) for _ in range(4)] + [pair(rng.choice(ALL_KINDS))]


def seven_pairs(rng: Random) -> Shape:
    kinds = rng.choice(
        [ALL_KINDS, simples(), one_suit(rng) + HONOURS, one_suit(rng), HONOURS, ORPHANS]
    )
    return [pair(kind) for kind in rng.sample(kinds, 7)]


def pairs_or_runs(rng: Random) -> Shape:
    """Seven pairs that are also two times two equal runs."""
    starts = rng.sample(runs_within(*ALL_KINDS), 2)
    return [run(start) for start in starts for _ in range(2)] + [pair(rng.choice(ALL_KINDS))]


def orphans(rng: Random) -> Shape:
    return [("single", [kind]) for kind in [*ORPHANS, rng.choice(ORPHANS)]]


def nine_gates(rng: Random) -> Shape:
    suit = rng.choice(SUITS)
    numbers = "1112345678999" + str(rng.randrange(1, 10))
    return [("single", [number + suit]) for number in numbers]


def apart(rng: Random) -> Shape:
    """Tiles that go with no other, one of them twice; by luck thirteen orphans."""
    kinds = [*HONOURS]
    for suit in SUITS:
        low = rng.randint(1, 3)
        middle = rng.randint(low + 3, 6)
        numbers = [(1, 9), (low, middle, rng.randint(middle + 3, 9))]
        kinds += [f"{n}{suit}" for n in rng.choice(numbers)]
    chosen = rng.sample(kinds, 13)
    return [(APART, [kind]) for kind in [*chosen, rng.choice(chosen)]]


def local(rng: Random) -> Shape:
    """What makes local yaku: triplets in a row, all sorts, wheels, great numbers, peacocks, tiles
    apart.
    """
    suit, first = rng.choice(SUITS), rng.randrange(1, 7)
    row = [triple(rng, f"{first + n}{suit}") for n in range(rng.choice([3, 4]))]
    sorts = [rng.choice(WINDS), rng.choice(DRAGONS), *[f"{rng.choice('19')}{s}" for s in SUITS]]
    each = [triple(rng, kind) for kind in sorts]
    each[rng.randrange(5)] = pair(rng.choice(sorts[:2]))
    return rng.choice(
        [
            fill(rng, row, ALL_KINDS),
            each,
            [pair(f"{n}{suit}") for n in range(2, 9)],
            [pair(kind) for kind in HONOURS],
            apart(rng),
            from_kinds(rng, [f"{n}m" for n in range(5, 10)], 0.8),
            from_kinds(rng, ["1s", "5s", "7s", "9s", "7z"], 1.0),
        ]
    )


PATIENCE = 300  # tries of a recipe before another: three players cannot have all of them
RECIPES: list[tuple[Callable[[Random], Shape], int]] = [
    (anything, 14),
    (tanyao, 9),
    (quiet, 16),
    (half_flush, 4),
    (full_flush, 3),
    (narrow_flush, 4),
    (all_triples, 5),
    (four_kans, 2),
    (outside, 7),
    (terminals, 1),
    (honours, 1),
    (ends, 2),
    (green, 2),
    (dragons, 3),
    (winds, 2),
    (three_colours, 4),
    (three_colour_triples, 4),
    (straight, 4),
    (twin_runs, 5),
    (three_same_runs, 4),
    (overlapping_runs, 9),
    (seven_pairs, 6),
    (pairs_or_runs, 3),
    (orphans, 2),
    (nine_gates, 2),
    (local, 3),
]


def random_shape(rng: Random, players: int = 4) -> Shape:
    """A shape with at most four copies of any tile, out of the tiles of so many players."""
    recipes = [recipe for recipe, _ in RECIPES]
    weights = [weight for _, weight in RECIPES]
    left_out = NOT_FOR_THREE if players == 3 else []
    while True:
        recipe = rng.choices(recipes, weights)[0]
        for _ in range(PATIENCE):
            shape = recipe(rng)
            tiles = [plain(tile) for _, group in shape for tile in group]
            fits = not any(tile in left_out for tile in tiles)
            if fits and max(tiles.count(tile) for tile in tiles) <= 4:
                return shape
