"""Random hands against two other scorers, and on the screen; `make proof` tries many more."""

import random
import re

import pytest
from hypothesis import settings

from pyapp.riichi.payments import pay_text
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import Entry
from pyapp.screen.answer.dock import BOTH, WIN, answer
from tests.spoken import words

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


@pytest.mark.parametrize("players", [4, 3])
def test_the_hand_screen_shows_what_the_scorer_says(players: int) -> None:
    rng = random.Random(SEED + 2)
    for _ in range(4 * EXAMPLES):
        sample = random_sample(rng, players)
        entry = Entry(sample.hand, sample.situation, "", sample.rulebook, sample.rules, "")
        ways = {by: score(*entry[:2], by, sample.rules) for by in BOTH}
        won = {by: pay_text(e.payments) for by, e in ways.items() if isinstance(e, Score)}
        told = answer(entry, words("en"), None)
        shown = dict(re.findall(r'data-win="(\w+)"[^>]*data-pay="([^"]*)"', told.html))
        assert (shown, told.state == WIN) == (won, won != {}), str(sample)
