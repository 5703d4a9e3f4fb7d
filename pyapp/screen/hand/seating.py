"""The table of the game that is on, at which the hand is held."""

from typing import NamedTuple

from ...riichi.hand import Situation

OF_TABLE = ("round", "honba", "sticks")  # what only the game says


class Seating(NamedTuple):
    """Who sits round the table in the game that is on: names by wind from east, the wind of the
    round and which deal of it is played, from 1, honba and sticks on the table, and the winds of
    those who have declared riichi.
    """

    names: tuple[str, ...]
    round: int
    deal: int
    honba: int
    sticks: int
    riichi: tuple[int, ...]


def of_table(situation: Situation, seating: Seating | None) -> bool:
    """Whether a hand is one of the deal that is played, not one that is only looked at."""
    if not seating:
        return False
    differing = [name for name in OF_TABLE if getattr(situation, name) != getattr(seating, name)]
    return not differing and situation.seat < len(seating.names)
