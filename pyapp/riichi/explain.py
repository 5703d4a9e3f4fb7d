"""Explanations as data: which groups make a yaku, and why a reading loses."""

from typing import NamedTuple

from .fu import total
from .hand import Situation
from .readings import Reading
from .score import Score
from .yaku import YAKU

_MADE_BY = {row.id: row.made_by for row in YAKU}

# How another reading differs from the best, before anything that it is worth.
FORM, SPLIT, WAIT = "form", "split", "wait"


def makers(yaku: str, reading: Reading, situation: Situation) -> tuple[int, ...]:
    """List the places of the groups that make a yaku; () when the whole hand or the win does, or a
    house names it.
    """
    made_by = _MADE_BY.get(yaku)
    return made_by(reading, situation) if made_by else ()


class Difference(NamedTuple):
    """Another reading against the best."""

    way: str  # FORM, SPLIT for other groups, or WAIT where only that is another
    gained: tuple[str, ...]  # ids of yaku that only it has
    lacking: tuple[str, ...]  # and those that it has not
    fu: int  # how many more before rounding, 0 where fu do not matter


def difference(best: Score, other: Score) -> Difference:
    """Tell what sets another reading of the hand apart from the one that counts."""
    mine, theirs = _counted(best), _counted(other)
    way = WAIT
    if other.reading.form != best.reading.form:
        way = FORM
    elif _tiles_of(other.reading) != _tiles_of(best.reading):
        way = SPLIT
    fu = 0
    if best.fu_items and other.fu_items and min(best.value.han, other.value.han) < 5:
        fu = total(other.fu_items) - total(best.fu_items)
    gained = tuple([yaku for yaku in theirs if yaku not in mine])
    return Difference(way, gained, tuple([yaku for yaku in mine if yaku not in theirs]), fu)


def _tiles_of(reading: Reading) -> list[tuple[str, int]]:
    """Give the groups without their order and without which of them the winning tile completes."""
    return sorted([(each.shape, each.kind) for each in reading.groups])


def _counted(score: Score) -> list[str]:
    return [hit.id for hit in score.yaku if hit.han or hit.yakuman]
