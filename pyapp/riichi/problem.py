"""A problem: one thing that is wrong, as a value. Words for it are found by its id."""

from typing import NamedTuple

from .tiles import Tile


class Problem(NamedTuple):
    """An id, the tile and the seats concerned if there are any, and numbers or words about it."""

    id: str
    tile: Tile | None
    seats: tuple[int, ...]
    detail: tuple[int | str, ...]


def problem(
    problem_id: str, *detail: int | str, tile: Tile | None = None, seats: tuple[int, ...] = ()
) -> Problem:
    """Make a problem about nothing, a tile or some seats."""
    return Problem(problem_id, tile, seats, detail)
