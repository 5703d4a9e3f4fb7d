"""Undo, redo and edit: every change of a game can be taken back.

A change is kept as the events it put in and those it took out, not as the game before it. It
reaches as far as it makes other events of those that follow: a hand known by its tiles is valued
again where its seat, its round or the rules are others by the change.
"""

from typing import NamedTuple

from ..riichi.problem import problem
from .events import Event, Refused, Win
from .game import Game, earlier
from .hands import valued_again
from .play import play, replay


class Change(NamedTuple):
    """Events taken out at a place (0 is the start), and those put there instead."""

    place: int
    out: tuple[Event, ...]
    into: tuple[Event, ...]

    @property
    def back(self) -> "Change":
        """The change that takes this one back."""
        return Change(self.place, self.into, self.out)


class History(NamedTuple):
    """The game now, the changes that led to it, and those undone, the next to redo last."""

    past: tuple[Change, ...]
    game: Game
    future: tuple[Change, ...]

    @property
    def can_undo(self) -> bool:
        """Whether there is an event to take back."""
        return bool(self.past or self.game.log)


def opened(game: Game) -> History:
    """Begin a history with this game, as loaded."""
    return History((), game, ())


def reopened(game: Game, future: tuple[Change, ...]) -> History:
    """Begin a history with this game and the changes that were undone, as far as they can be made
    again.
    """
    left, after = len(future), game
    while left:
        place, out, _into = future[left - 1]
        if place + len(out) > len(after.events) or after.events[place : place + len(out)] != out:
            break
        changed = _after(after, future[left - 1], True)
        if isinstance(changed, Refused):
            break
        left, after = left - 1, changed
    return History((), game, future[left:])


def add(history: History, event: Event) -> History | Refused:
    """Play an event, or say why it cannot be."""
    return insert(history, len(history.game.log) + 1, event)


def edit(history: History, place: int, *events: Event) -> History | Refused:
    """Put others in the place of the event at a place (0 is the start), and play the game again.

    Refused at the first event that cannot be any more; the game then stays as it is.
    """
    game = history.game
    if not 0 <= place <= len(game.log):
        return _nowhere(place)
    return _changed(history, Change(place, (_event(game, place),), events))


def remove(history: History, place: int) -> History | Refused:
    """Take out the event at a place, and play the game again, or name the first that cannot be
    then.
    """
    return edit(history, place)


def insert(history: History, place: int, *events: Event) -> History | Refused:
    """Put events in before a place, and play the game again, or name the first that cannot be."""
    if not 0 <= place <= len(history.game.log) + 1:
        return _nowhere(place)
    return _changed(history, Change(place, (), events))


def undo(history: History) -> History:
    """Go back to the game before the last change; in a game just loaded, before its last event."""
    past, game, future = history
    if not history.can_undo:
        return history
    last = past[-1] if past else Change(len(game.log), (), (game.log[-1].event,))
    return History(past[:-1], _known(game, last.back), future + (last,))


def redo(history: History) -> History:
    """Go back to the game before the last undo, if nothing changed since."""
    past, game, future = history
    if not future:
        return history
    return History(past + (future[-1],), _known(game, future[-1]), future[:-1])


def _changed(history: History, change: Change) -> History | Refused:
    old = history.game
    game = _after(old, change, False)
    if isinstance(game, Refused):
        return game
    return History(history.past + (_widened(change, old, game),), game, ())


def _widened(change: Change, old: Game, game: Game) -> Change:
    """Widen the change to all that it led to: up to the last win that has another worth by it."""
    place, out, _into = change
    alike, rest = 0, len(old.log) + 1 - place - len(out)
    while alike < rest and old.log[-1 - alike].event is game.log[-1 - alike].event:
        alike += 1
    if alike == rest:
        return change
    was, now = old.events, game.events
    return Change(place, was[place : len(was) - alike], now[place : len(now) - alike])


def _after(game: Game, change: Change, known: bool) -> Game | Refused:
    """Make a change: only what comes after its place is played again.

    known: whether the change was made before, and all stands in it as it stood then; else hands
    that are known by their tiles are valued again where the change has made another table of it.
    """
    place, out, into = change
    found = _put_in(game, place, into, known)
    for later in range(place + len(out), len(game.log) + 1):
        if isinstance(found, Refused):
            break
        event = _event(game, later)
        if isinstance(event, Win) and not known:
            again = valued_again(event, earlier(game, later), found)
            if not isinstance(again, Win):
                return Refused(len(found.log) + 1, again)
            event = again
        found = play(found, event, True)
    return found


def _put_in(game: Game, place: int, into: tuple[Event, ...], known: bool) -> Game | Refused:
    """Go back to a place of the game, and play there what is put in."""
    if not place:
        return replay(into)
    found: Game | Refused = earlier(game, place)
    for event in into:
        if isinstance(found, Refused):
            break
        found = play(found, event, known)
    return found


def _known(game: Game, change: Change) -> Game:
    """Make a change that leads to a game that was there before."""
    found = _after(game, change, True)
    assert isinstance(found, Game), found
    return found


def _event(game: Game, place: int) -> Event:
    return game.log[place - 1].event if place else game.start


def _nowhere(place: int) -> Refused:
    return Refused(place, (problem("no_such_entry", place),))
