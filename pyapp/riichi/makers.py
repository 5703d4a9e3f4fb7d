"""Which groups make a yaku: each function gives their places in a reading."""

from typing import Callable, TypeAlias

from .hand import Situation
from .readings import Reading
from .shapes import KANTSU, TRIPLET, Group
from .tiles import DRAGONS, EAST, WINDS, Kind

Places: TypeAlias = "tuple[int, ...]"
MadeBy: TypeAlias = "Callable[[Reading, Situation], Places]"


def _where(test: Callable[[Group, Situation], bool]) -> MadeBy:
    return lambda reading, situation: tuple(
        [place for place, each in enumerate(reading.groups) if test(each, situation)]
    )


def kinds(*wanted: Kind) -> MadeBy:
    """Make a function that finds the places of the groups of these kinds."""
    return _where(lambda each, _: each.kind in wanted)


dragons = kinds(*DRAGONS)
winds = kinds(*WINDS)
seat_wind = _where(lambda each, situation: each.kind == EAST + situation.seat)
round_wind = _where(lambda each, situation: each.kind == EAST + situation.round)
triplets = _where(lambda each, _: each.marks & TRIPLET != 0)
concealed = _where(lambda each, _: each.marks & TRIPLET != 0 and not each.melded)
kans = _where(lambda each, _: each.shape == KANTSU)


def twins(reading: Reading, situation: Situation) -> Places:
    """Find the identical runs, two by two; a third alike is left out."""
    groups = reading.groups
    found: Places = ()
    for place, each in enumerate(groups):
        if each.run and place not in found:
            for other in range(place + 1, len(groups)):
                if groups[other].run == each.run and other not in found:
                    found += (place, other)
                    break
    return found


def _three(field: str, step: int) -> MadeBy:
    """Find three groups with a bit in this field whose lowest kinds stand `step` apart."""

    def places(reading: Reading, _: Situation) -> Places:
        lowest = [each.kind if getattr(each, field) else -1 for each in reading.groups]
        for low in lowest:
            first = low >= 0 and (step == 9 or low % 9 == 0)
            if first and low + step in lowest and low + 2 * step in lowest:
                return tuple([lowest.index(low + step * n) for n in range(3)])
        return ()

    return places


three_runs = _three("run", 9)
three_triplets = _three("triplet", 9)
straight = _three("run", 3)
