"""Which groups make a yaku: each function gives their places in a reading."""

from typing import Callable, TypeAlias

from .hand import Situation
from .readings import Reading
from .shapes import KANTSU, KOUTSU, SHUNTSU, TRIPLET, Group
from .tiles import DRAGONS, EAST, WINDS, Kind

Places: TypeAlias = "tuple[int, ...]"
MadeBy: TypeAlias = "Callable[[Reading, Situation], Places]"


def _where(reading: Reading, test: Callable[[Group], bool]) -> Places:
    return tuple([place for place, each in enumerate(reading.groups) if test(each)])


def kinds(*wanted: Kind) -> MadeBy:
    """A function to the places of the groups of these kinds."""
    return lambda reading, _: _where(reading, lambda each: each.kind in wanted)


dragons = kinds(*DRAGONS)
winds = kinds(*WINDS)


def seat_wind(reading: Reading, situation: Situation) -> Places:
    return kinds(EAST + situation.seat)(reading, situation)


def round_wind(reading: Reading, situation: Situation) -> Places:
    return kinds(EAST + situation.round)(reading, situation)


def triplets(reading: Reading, situation: Situation) -> Places:
    return _where(reading, lambda each: each.marks & TRIPLET != 0)


def concealed(reading: Reading, situation: Situation) -> Places:
    return _where(reading, lambda each: each.marks & TRIPLET != 0 and not each.melded)


def kans(reading: Reading, situation: Situation) -> Places:
    return _where(reading, lambda each: each.shape == KANTSU)


def twins(reading: Reading, situation: Situation) -> Places:
    """The identical runs, two by two; a third alike is left out."""
    groups = reading.groups
    found: Places = ()
    for place, each in enumerate(groups):
        if each.shape == SHUNTSU and place not in found:
            for other in range(place + 1, len(groups)):
                if groups[other].run == each.run and other not in found:
                    found += (place, other)
                    break
    return found


def three_runs(reading: Reading, situation: Situation) -> Places:
    return _three(reading, (SHUNTSU,), 9)


def three_triplets(reading: Reading, situation: Situation) -> Places:
    return _three(reading, (KOUTSU, KANTSU), 9)


def straight(reading: Reading, situation: Situation) -> Places:
    return _three(reading, (SHUNTSU,), 3)


def _three(reading: Reading, shapes: tuple[str, ...], step: int) -> Places:
    """Three groups of these shapes whose lowest kinds stand `step` apart."""
    lowest = [
        each.kind if each.kind < EAST and each.shape in shapes else -1 for each in reading.groups
    ]
    for low in lowest:
        first = low >= 0 and (step == 9 or low % 9 == 0)
        if first and low + step in lowest and low + 2 * step in lowest:
            return tuple([lowest.index(low + step * n) for n in range(3)])
    return ()
