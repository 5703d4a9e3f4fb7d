"""Undo, redo and edit: every change of a game can be taken back."""

from typing import NamedTuple

from .events import Event, Refused
from .game import Game
from .play import play, replay


class History(
    NamedTuple(
        "History",
        [("past", "tuple[Game, ...]"), ("game", Game), ("future", "tuple[Game, ...]")],
    )
):
    """The game now, the games before each change, and those undone, the next to redo last."""

    @property
    def can_undo(self) -> bool:
        return bool(self.past or self.game.log)


def opened(game: Game) -> History:
    """A history that begins with this game, as loaded."""
    return History((), game, ())


def add(history: History, event: Event) -> History | Refused:
    """The event played, or why it cannot be."""
    return _changed(history, play(history.game, event))


def edit(history: History, place: int, event: Event) -> History | Refused:
    """The event at a place (0 is the start) put in another's stead, and the game replayed.

    Refused at the first event that cannot be any more; the game then stays as it is.
    """
    events = history.game.events
    return _changed(history, replay(events[:place] + (event,) + events[place + 1 :]))


def remove(history: History, place: int) -> History | Refused:
    """The event at a place taken out and the game replayed, or the first that cannot be then."""
    events = history.game.events
    return _changed(history, replay(events[:place] + events[place + 1 :]))


def insert(history: History, place: int, event: Event) -> History | Refused:
    """An event put in before a place and the game replayed, or the first that cannot be then."""
    events = history.game.events
    return _changed(history, replay(events[:place] + (event,) + events[place:]))


def undo(history: History) -> History:
    """The game before the last change; in a game just loaded, before its last event."""
    past, game, future = history
    if past:
        return History(past[:-1], past[-1], future + (game,))
    before = replay(game.events[:-1])
    if isinstance(before, Refused):  # nothing but the start is left
        return history
    return History((), before, future + (game,))


def redo(history: History) -> History:
    """The game before the last undo, if nothing changed since."""
    past, game, future = history
    if not future:
        return history
    return History(past + (game,), future[-1], future[:-1])


def _changed(history: History, game: Game | Refused) -> History | Refused:
    if isinstance(game, Refused):
        return game
    return History(history.past + (history.game,), game, ())
