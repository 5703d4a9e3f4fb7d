"""Random hands against two other scorers; `make proof` tries many more."""

import random

import pytest
from hypothesis import settings

from .differences import oracle_difference, peer_difference
from .random_hands import random_sample

SEED = 20150404
EXAMPLES = max(50, settings().max_examples)  # hardly anything else notices as much


@pytest.mark.parametrize("players", [4, 3])
def test_the_second_scorer_agrees_on_every_hand_and_reading(players: int) -> None:
    rng = random.Random(SEED)
    for _ in range((6 if players == 4 else 4) * EXAMPLES):
        sample = random_sample(rng, players)
        assert not oracle_difference(sample), f"{sample}: {oracle_difference(sample)}"


@pytest.mark.parametrize("players", [4, 3])
def test_the_package_agrees_where_it_can_judge(players: int) -> None:
    rng = random.Random(SEED + 1)
    judged = 0
    while judged < (15 if players == 4 else 5) * EXAMPLES:
        sample = random_sample(rng, players)
        difference = peer_difference(sample)
        if difference is not None:
            judged += 1
            assert not difference, f"{sample}: {difference}"
