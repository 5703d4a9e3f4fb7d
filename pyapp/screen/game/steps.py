"""How the open game goes on: by events added to it, or by its log changed."""

from typing import NamedTuple

from ...game import history as log
from ...game.events import Event, Refused
from ...game.history import History
from ...words.words import Words
from .sentences import event_text, gains, refusal, refused_later
from .state import Changed, End, OpenGame, Sheet, State


class Step(NamedTuple("Step", [("state", "State"), ("told", str)])):
    """The state after an action, and what is said about it, "" for nothing."""


def played(state: OpenGame, events: tuple[Event, ...], say: Words) -> Step:
    """Events added to the game one after another, or why one of them cannot be."""
    old = state.game
    history = state.history
    for event in events:
        after = log.add(history, event)
        if isinstance(after, Refused):
            why = refusal(say, old.start.names, after)
            return Step(state._replace(error=why if state.sheet else ""), why)
        history = after
    game = history.game
    told = event_text(say, game, events[-1])
    if game.scores != old.scores:
        told = say("log_then", first=told, then=gains(say, old, game))
    return Step(settled(state, history, End("") if game.over else None), told)


def replaced(state: OpenGame, place: int, event: "Event | None", say: Words) -> Step:
    """The game replayed with an entry changed or, for no event, taken out."""
    game = state.game
    if event is None:
        after = log.remove(state.history, place)
    else:
        after = log.edit(state.history, place, event)
    if isinstance(after, Refused):
        events = game.events
        rest = events[:place] + (() if event is None else (event,)) + events[place + 1 :]
        own = None if event is None else place
        return Step(state._replace(error=refused_later(say, game, rest, after, own)), "")
    return Step(settled(state, after, Changed(game)), "")


def settled(state: OpenGame, history: History, sheet: "Sheet | None") -> OpenGame:
    """The state with a changed game, nothing half entered."""
    return state._replace(history=history, sheet=sheet, focus=None)
