"""What every step on the desk is made of: a Table to act on, a Turn as its outcome."""

from typing import NamedTuple, TypeAlias

from ...game import history as log
from ...game.events import Event, Refused
from ...game.game import Game
from ...game.history import History
from ...riichi.settle import SEATS
from ..words import Words
from .sentences import deltas_text, event_text, refusal, refused_later
from .state import Desk

Fields: TypeAlias = "dict[str, str]"


class Turn(NamedTuple("Turn", [("desk", Desk), ("told", str)])):
    """The desk after a tap, and what is said about it, "" for nothing."""


class Table:
    """A desk with what is needed to act on it."""

    def __init__(self, desk: Desk, fields: Fields, say: Words) -> None:
        self.desk = desk
        self.fields = fields
        self.say = say


def played(table: Table, events: tuple[Event, ...]) -> Turn:
    """Events added to the game one after another, or why one of them cannot be."""
    desk, say = table.desk, table.say
    assert desk.history is not None
    old = desk.history.game
    history = desk.history
    for event in events:
        after = log.add(history, event)
        if isinstance(after, Refused):
            why = refusal(say, old.start.names, after)
            return Turn(desk._replace(error=why if desk.sheet else ""), why)
        history = after
    game = history.game
    told = event_text(say, game, events[-1])
    changes = tuple([game.scores[seat] - old.scores[seat] for seat in SEATS])
    if [each for each in changes if each]:
        told += ". " + deltas_text(game.start.names, changes)
    sheet = "end" if game.over else ""
    return Turn(settled(desk, history, sheet, None), told)


def settled(desk: Desk, history: History, sheet: str, before: Game | None) -> Desk:
    """The desk with a changed game, nothing half entered."""
    return desk._replace(
        history=history, sheet=sheet, draft=None, focus=None, error="", before=before, pending=None
    )


def replaced(table: Table, place: int, after: History | Refused, event: "Event | None") -> Turn:
    """The game replayed with an entry changed or, for no event, taken out."""
    desk, say = table.desk, table.say
    game = desk.game
    assert game is not None
    if isinstance(after, Refused):
        events = game.events
        rest = events[:place] + (() if event is None else (event,)) + events[place + 1 :]
        own = None if event is None else place
        return Turn(desk._replace(error=refused_later(say, game, rest, after, own)), "")
    return Turn(settled(desk, after, "changed", game), "")
