"""What is being entered, as values: a State, and the Session that can step back and on again."""

from typing import NamedTuple

from ...riichi.hand import FULL, Hand, Meld
from ...riichi.rulebooks import rulebook, rules_for
from ...riichi.text import EMPTY, Entry
from ...riichi.tiles import Tile, sort_tiles
from ...words.languages import usual_book

LEVELS = 300  # taps that can be taken back


class State(NamedTuple):
    """The hand as entered so far and what the next tap on a tile does.

    order: the concealed tiles as they were entered; of a full hand the last one wins, so
    entry.hand always follows from it. mode: "" for a single tile, or what the next tile
    becomes: a set, a call, an indicator (see `entering.MODES`). offer: calls to choose from,
    with or without a red five.
    """

    entry: Entry
    order: tuple[Tile, ...]
    mode: str
    offer: tuple[Meld, ...]


START = State(EMPTY, (), "", ())


def first_visit(tag: str, keys: str = "") -> State:
    """The state of whom nothing is known: nothing entered, under the language's rulebook, or the
    one that is kept with how the keys stand, where the hand is late or cannot be read.
    """
    book = keys.split(" ")[0][len("rules:") :]
    book = book if rulebook(book) else usual_book(tag)
    return START._replace(entry=EMPTY._replace(rulebook=book, rules=rules_for(book)))


def arranged(state: State, order: tuple[Tile, ...], melds: tuple[Meld, ...]) -> State:
    """The state with these concealed tiles, in the order entered, and melds."""
    if order and len(order) + 3 * len(melds) == FULL:
        hand = Hand(sort_tiles(order[:-1]), melds, order[-1])
    else:
        hand = Hand(sort_tiles(order), melds, None)
    return state._replace(entry=state.entry._replace(hand=hand), order=order)


def with_entry(state: State, entry: Entry) -> State:
    """The state showing another entry, the winning tile as the last one entered."""
    fresh = state._replace(entry=entry, mode="", offer=())
    return arranged(fresh, entry.hand.tiles, entry.hand.melds)


class Session(NamedTuple):
    """The state now, those before each change, oldest first, and those taken back, the next to
    have again last.
    """

    state: State
    past: tuple[State, ...]
    future: tuple[State, ...]


def follow(session: Session, state: State) -> Session:
    """The session after a step to a new state; a step that changes nothing is none."""
    if state == session.state:
        return session
    return Session(state, session.past[1 - LEVELS :] + (session.state,), ())


def back(session: Session) -> Session:
    """The session one change earlier."""
    state, past, future = session
    return Session(past[-1], past[:-1], future + (state,)) if past else session


def forth(session: Session) -> Session:
    """The session before the last step back, if nothing changed since."""
    state, past, future = session
    return Session(future[-1], past + (state,), future[:-1]) if future else session
