"""How the open game goes on: by events added to it, or by its log changed."""

from typing import NamedTuple

from ...game import history as log
from ...game.events import Event, Refused
from ...game.history import History
from ...words.words import Words
from .sentences import event_text, gains, refusal, refused_later
from .state import Changed, End, OpenGame, Place, Sheet, State


class Step(NamedTuple):
    """The state after an action, and what is said about it, "" for nothing."""

    state: State
    told: str


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
    return Step(settled(state, history, End("", "") if game.over else None), told)


def replaced(state: OpenGame, place: Place, events: tuple[Event, ...], say: Words) -> Step:
    """The game replayed with events put into the log; none for an entry take it out."""
    game = state.game
    change = log.edit if place.instead else log.insert
    after = change(state.history, place.at, *events)
    if isinstance(after, Refused):
        rest = game.log[place.at + place.instead - 1 :]
        later = after.place - place.at - len(events)
        if 0 <= later < len(rest):
            error = refused_later(say, game, rest[later], after)
        else:
            error = refusal(say, game.start.names, after)
        return Step(state._replace(error=error), "")
    return Step(settled(state, after, Changed(game)), "")


def settled(state: OpenGame, history: History, sheet: "Sheet | None") -> OpenGame:
    """The state with a changed game, nothing half entered."""
    return state._replace(history=history, sheet=sheet, focus=None)
