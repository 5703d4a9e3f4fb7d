"""Undo, redo and edit: every change of a game can be taken back.

A change is kept as the events it put in and those it took out, not as the game before it: a
long game's history is as long as the game and no longer.
"""

from typing import NamedTuple

from .events import Event, Refused
from .game import Game, earlier
from .play import play, replay


class Change(
    NamedTuple(
        "Change",
        [("place", int), ("out", "tuple[Event, ...]"), ("into", "tuple[Event, ...]")],
    )
):
    """Events taken out at a place (0 is the start), and those put there instead."""

    @property
    def back(self) -> "Change":
        """The change that takes this one back."""
        return Change(self.place, self.into, self.out)


class History(
    NamedTuple(
        "History",
        [("past", "tuple[Change, ...]"), ("game", Game), ("future", "tuple[Change, ...]")],
    )
):
    """The game now, the changes that led to it, and those undone, the next to redo last."""

    @property
    def can_undo(self) -> bool:
        return bool(self.past or self.game.log)


def opened(game: Game) -> History:
    """A history that begins with this game, as loaded."""
    return History((), game, ())


def reopened(game: Game, future: tuple[Change, ...]) -> History:
    """A history that begins with this game and the changes that were undone, as far as they can
    be made again."""
    left, after = len(future), game
    while left:
        place, out, _into = future[left - 1]
        if place + len(out) > len(after.events) or after.events[place : place + len(out)] != out:
            break
        changed = _after(after, future[left - 1], False)
        if isinstance(changed, Refused):
            break
        left, after = left - 1, changed
    return History((), game, future[left:])


def add(history: History, event: Event) -> History | Refused:
    """The event played, or why it cannot be."""
    return _changed(history, Change(len(history.game.log) + 1, (), (event,)))


def edit(history: History, place: int, event: Event) -> History | Refused:
    """The event at a place (0 is the start) put in another's stead, and the game replayed.

    Refused at the first event that cannot be any more; the game then stays as it is.
    """
    return _changed(history, Change(place, (_event(history, place),), (event,)))


def remove(history: History, place: int) -> History | Refused:
    """The event at a place taken out and the game replayed, or the first that cannot be then."""
    return _changed(history, Change(place, (_event(history, place),), ()))


def insert(history: History, place: int, event: Event) -> History | Refused:
    """An event put in before a place and the game replayed, or the first that cannot be then."""
    return _changed(history, Change(place, (), (event,)))


def undo(history: History) -> History:
    """The game before the last change; in a game just loaded, before its last event."""
    past, game, future = history
    if not history.can_undo:
        return history
    last = past[-1] if past else Change(len(game.log), (), (game.log[-1].event,))
    return History(past[:-1], _known(game, last.back), future + (last,))


def redo(history: History) -> History:
    """The game before the last undo, if nothing changed since."""
    past, game, future = history
    if not future:
        return history
    return History(past + (future[-1],), _known(game, future[-1]), future[:-1])


def _changed(history: History, change: Change) -> History | Refused:
    game = _after(history.game, change, False)
    if isinstance(game, Refused):
        return game
    return History(history.past + (change,), game, ())


def _after(game: Game, change: Change, kept: bool) -> Game | Refused:
    """The game with a change made: only what comes after its place is played again.

    kept: whether what is put in stood there before.
    """
    place, out, into = change
    if not place:
        return replay(into + game.events[len(out) :])
    found: Game | Refused = earlier(game, place)
    fresh = not kept
    for events in (into, [step.event for step in game.log[place + len(out) - 1 :]]):
        for event in events:
            if isinstance(found, Refused):
                return found
            found = play(found, event, not fresh)
        fresh = False
    return found


def _known(game: Game, change: Change) -> Game:
    """The game with a change made that leads to one that was there before."""
    found = _after(game, change, True)
    assert isinstance(found, Game), found
    return found


def _event(history: History, place: int) -> Event:
    game = history.game
    return game.log[place - 1].event if place else game.start
