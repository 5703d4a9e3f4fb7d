"""A small club for tests: results and players written short."""

from pyapp.club.records import EMPTY, Club, Evening, Player, Result
from pyapp.game.events import HANCHAN, Start
from pyapp.riichi.problem import Problem

NAMES = ("Ida", "Jun", "Marek", "Sofia")
IDS = ("p1", "p2", "p3", "p4")
PLAYERS = tuple(Player(id_, name, (), False) for id_, name in zip(IDS, NAMES, strict=True))
DATE = "2026-03-14"


def start(names: tuple[str, ...] = NAMES, rulebook: str = "wrc-2025") -> Start:
    return Start(names, rulebook, (), HANCHAN, "", None)


def result(id_: str, *scores: int, sticks: int = 0, rulebook: str = "wrc-2025") -> Result:
    """A result of the first of IDS, or of as many as there are scores."""
    many = len(scores)
    none = (0,) * many
    return Result(
        *(id_, DATE, "e1", 1, "1", start(NAMES[:many], rulebook), IDS[:many], scores, sticks),
        *((), none, none, True, False, "", "", (), ""),
        *(none, none, 0, 0),
    )


EVENING = Evening("e1", "Pi", DATE, start(("",) * 4), IDS, (), 0, 0)
CLUB = EMPTY._replace(players=PLAYERS, evenings=(EVENING,))


def club_of(*results: Result) -> Club:
    return CLUB._replace(results=results)


def club_in(found: Club | Problem) -> Club:
    assert isinstance(found, Club), found
    return found


def problem_in(found: object) -> str:
    assert isinstance(found, Problem), found
    return found.id
