"""Throws are even, and seeds that are alike give nothing alike."""

from collections import Counter

import pytest

from pyapp.learn.dice import Dice

THROWS = 12000


def even(counts: Counter[int], sides: int) -> bool:
    """Whether chi-square is below what chance passes once in some ten thousand times."""
    wanted = counts.total() / sides
    chi = sum((counts[side] - wanted) ** 2 / wanted for side in range(sides))
    return bool(chi < sides - 1 + 4 * (2 * (sides - 1)) ** 0.5 + 8)


@pytest.mark.parametrize("sides", [2, 6, 34, 100])
def test_every_side_comes_as_often(sides: int) -> None:
    dice = Dice("even")
    assert even(Counter(dice.below(sides) for _ in range(THROWS)), sides)


@pytest.mark.parametrize("sides", [2, 6, 34])
@pytest.mark.parametrize("name", ["%d", "day 2026-01-%d", "q%d/1", "1/%d"])
def test_seeds_in_a_row_begin_with_any_side(sides: int, name: str) -> None:
    assert even(Counter(Dice(name % seed).below(sides) for seed in range(THROWS)), sides)


def test_one_throw_tells_nothing_of_the_next() -> None:
    dice = Dice("pairs")
    pairs = Counter(dice.below(6) * 6 + dice.below(6) for _ in range(THROWS))
    assert even(pairs, 36)


def test_the_same_seed_repeats() -> None:
    one, other = Dice("again"), Dice("again")
    throws = [one.below(1000) for _ in range(50)]
    assert throws == [other.below(1000) for _ in range(50)]
    assert throws != [Dice("agaim").below(1000) for _ in range(50)]


def test_weights_and_some() -> None:
    dice = Dice("weights")
    counts = Counter(dice.weighted((("a", 1), ("b", 3), ("never", 0))) for _ in range(THROWS))
    assert counts["never"] == 0
    assert 0.72 < counts["b"] / THROWS < 0.78
    assert sorted(dice.some("abcd", 4)) == list("abcd")
    assert len(set(dice.some(range(40), 13))) == 13
    assert dice.some("ab", 9) in (["a", "b"], ["b", "a"])
