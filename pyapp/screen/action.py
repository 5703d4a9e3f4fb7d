"""Actions: what a control asks for, in one grammar for every screen.

A control carries data-do="room verb what": which part of the page is to act, what it is to do
and with what, as in "hand tile 5m", "rules option end_oka 20" or "page close". What a control
like a select holds comes last.
"""

from typing import NamedTuple

# The rooms: the hand and its situation, the rules it is scored by, settings, the game that is
# kept, the Guide, the club, and the page itself, which opens and closes what lies over it.
HAND, RULES, MENU, GAME, PAGE = "hand", "rules", "menu", "game", "page"
GUIDE, CLUB = "guide", "club"


class Action(NamedTuple):
    """One thing to do: `what` is "" where the verb says all."""

    room: str
    verb: str
    what: str


def read(text: str) -> Action:
    """The action that a control's data-do asks for."""
    room, _, rest = text.partition(" ")
    verb, _, what = rest.partition(" ")
    return Action(room, verb, what)


def asking(room: str, verb: str, what: str | int = "") -> str:
    """The data-do of a control that asks for this; `read` is its inverse."""
    return "%s %s %s" % (room, verb, what) if what != "" else "%s %s" % (room, verb)
