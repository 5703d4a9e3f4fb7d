"""Games as text, for tests: one of four to begin with, and events as the case files write them."""

from pyapp.game.events import Event
from pyapp.game.notation import parse_event
from pyapp.game.saved import dump
from pyapp.riichi.problem import Problem
from pyapp.words.languages import LANGUAGES

NAMES = ("Ann", "Bob", "Cid", "Dee")
START = "start rules:wrc-2015 hanchan names:" + ",".join(NAMES)
BEGUN = START.replace("wrc-2015", LANGUAGES[0].book)  # as a first visit begins it
WIN = "234567m33456p67s+8s,riichi,dora:4p"


def event(line: str, players: int = len(NAMES)) -> Event:
    """Read a line."""
    found = parse_event(line, players)
    assert not isinstance(found, Problem), (line, found)
    return found


def text(*lines: str, players: int = len(NAMES)) -> str:
    """Write a game as it is kept, from its events."""
    return dump(tuple(event(line, players) for line in lines))
