"""The table of the game that is on, at which the hand is held."""

from typing import NamedTuple

from ...riichi.hand import Situation

OF_TABLE = ("round", "honba", "sticks")  # what only the game says


class Seating(NamedTuple):
    """Who sits round the table in the game that is on: names by wind from east, the wind of the
    round and which deal of it is played, from 1, honba and sticks on the table, and the winds of
    those who have declared riichi. shares: where several win on one discard, the wind of each, and
    what of honba and sticks is theirs. payer: the wind that discarded, where that is said already.
    """

    names: tuple[str, ...]
    round: int
    deal: int
    honba: int
    sticks: int
    riichi: tuple[int, ...]
    shares: tuple[tuple[int, int, int], ...]
    payer: int | None


def of_table(situation: Situation, seating: Seating | None) -> bool:
    """Whether a hand is one of the deal that is played, not one that is only looked at."""
    if not seating:
        return False
    now = (situation.honba, situation.sticks)
    alike = situation.round == seating.round and now == counters(seating, situation.seat)
    return alike and situation.seat < len(seating.names)


def counters(seating: Seating, seat: int) -> tuple[int, int]:
    """The honba and sticks that the winner at a wind has."""
    for wind, honba, sticks in seating.shares:
        if wind == seat:
            return honba, sticks
    return seating.honba, seating.sticks
