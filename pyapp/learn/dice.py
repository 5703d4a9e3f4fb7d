"""Chance that can be repeated: the same seed gives the same throws, whatever runs Python.

MicroPython's own random differs from CPython's. This is L'Ecuyer's combined generator for small
numbers (1988): all its products fit the phone's fastest ints, and it repeats after 8e12 throws.
"""

from typing import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from typing import TypeVar

    FOUND = TypeVar("FOUND")

FIRST, SECOND, THIRD = 32363, 31727, 31657
SIDES = FIRST - 1
STIRS = 6  # throws after which seeds that are alike give nothing alike


class Dice:
    """The one thing here that changes; it lives no longer than the call that throws it."""

    def __init__(self, seed: str) -> None:
        first, second, third = 1, 2, 3
        for code in seed.encode():
            first, second, third = (
                (second ^ code) * 157 % FIRST,
                (third ^ first) * 146 % SECOND,
                (first + code * 97) * 142 % THIRD,
            )
        self.state = (first or 1, second or 1, third or 1)
        for _ in range(STIRS):
            self.below(1)

    def below(self, count: int) -> int:
        """Throw a number from 0 to count - 1; count is at most a thousand."""
        first, second, third = self.state
        first, second, third = first * 157 % FIRST, second * 146 % SECOND, third * 142 % THIRD
        self.state = (first, second, third)
        return (first - second + third) % SIDES * count // SIDES

    def chance(self, percent: int) -> bool:
        """Throw for something that happens so often, in percent."""
        return self.below(100) < percent

    def pick(self, items: "Sequence[FOUND]") -> "FOUND":
        """Pick one of the items, each as often."""
        return items[self.below(len(items))]

    def weighted(self, rows: "Sequence[tuple[FOUND, int]]") -> "FOUND":
        """Pick an item, each as often as its weight says; weights add up to 1000 at most."""
        whole = 0
        for _item, weight in rows:
            whole += weight
        left = self.below(whole)
        for item, weight in rows:
            left -= weight
            if left < 0:
                return item
        raise ValueError("nothing to choose from")

    def some(self, items: "Sequence[FOUND]", count: int) -> "list[FOUND]":
        """Pick this many different items, in the order of the throws; all of them when there are
        fewer.
        """
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]
