"""Duels as chance has them."""

import random

from pyapp.learn.course import LADDER
from pyapp.learn.duel import MOST_ASKED, Duel, new_duel
from pyapp.riichi.text import EMPTY


def random_duel(rng: random.Random, seed: str) -> Duel:
    """Played or not, with a name or without."""
    steps = tuple(rng.sample([rung.id for rung in LADDER], rng.randrange(4)))
    duel = new_duel(seed, EMPTY, steps, rng.randrange(1, MOST_ASKED + 1))
    if rng.random() < 0.2:
        return duel
    right = tuple(rng.random() < 0.5 for _ in range(duel.length))
    given = ("40", "2000/3900", "tanyao,pinfu", "mangan")
    missed = tuple(rng.choice(given) for each in right if not each) if rng.random() < 0.8 else ()
    name = rng.choice(("", "Ann", "A B,C:D", "千尋", "Änne; +%"))
    return duel._replace(right=right, seconds=rng.randrange(9999), name=name, missed=missed)
