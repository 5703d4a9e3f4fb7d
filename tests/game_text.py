"""Games as text, for tests: one of four to begin with, and events as the case files write them."""

from typing import TypeVar

from pyapp.game.events import Event, Refused
from pyapp.game.notation import parse_event
from pyapp.game.saved import dump
from pyapp.riichi.problem import Problem
from pyapp.words.languages import LANGUAGES

NAMES = ("Ann", "Bob", "Cid", "Dee")
START = "start rules:wrc-2015 hanchan names:" + ",".join(NAMES)
BEGUN = START.replace("wrc-2015", LANGUAGES[0].book)  # as a first visit begins it
WIN = "234567m33456p67s+8s,riichi,dora:4p"

RESULT = TypeVar("RESULT")


def accepted(found: RESULT | Refused) -> RESULT:
    """What came of it: it was not refused."""
    assert not isinstance(found, Refused), found
    return found


def refusal(found: object) -> tuple[int, str]:
    """Which entry was refused, and the id of the first problem."""
    assert isinstance(found, Refused), found
    return found.place, found.problems[0].id


def event(line: str, players: int = len(NAMES)) -> Event:
    """Read a line."""
    found = parse_event(line, players)
    assert not isinstance(found, Problem), (line, found)
    return found


def text(*lines: str, players: int = len(NAMES)) -> str:
    """Write a game as it is kept, from its events."""
    return dump(tuple(event(line, players) for line in lines))
