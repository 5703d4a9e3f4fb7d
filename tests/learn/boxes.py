"""Boxes as somebody may have them after any time of practice."""

import random

from pyapp.learn.facts import FACT_IDS
from pyapp.learn.leitner import GAPS, MOST_ASKED, NEVER, Boxes, Card


def random_boxes(seed: int) -> Boxes:
    rng = random.Random(seed)
    asked = rng.choice((rng.randrange(100), rng.randrange(MOST_ASKED + 1)))
    cards = []
    for fact in FACT_IDS:
        box = rng.randrange(NEVER, len(GAPS))
        cards.append(Card(fact, box, rng.randrange(asked + GAPS[box] + 1) if box >= 0 else 0))
    return Boxes(asked, tuple(cards))
