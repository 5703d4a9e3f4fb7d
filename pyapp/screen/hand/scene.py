"""Everything the entry screen shows of a session, as values to be painted.

Working it out takes most of a tap's time, so what cannot have changed since an earlier
scene is taken from there: a scene is the same with and without it.
"""

from typing import Callable, NamedTuple

from ...riichi.hand import FULL, Hand
from ...riichi.text import Entry
from ...riichi.tiles import NORTH
from ...words.words import Words
from ..answer.dock import Answer, answer
from .entering import supply
from .state import Session, State
from .tiles import Stand, dora_html, hand_parts, offer_html, stand
from .tools import Tool, tools


class Key(NamedTuple):
    """A key of the picker: copies left, and its spoken name, which says so."""

    left: int
    label: str


class Scene(NamedTuple):
    """stand: how the hand stands; hand: the html of each thing in #hand; dora, offer: the inside of theirs; keys: the 37 of
    the picker; tools: the buttons, and `depends` what these follow from; shanten: what counted
    the tiles from tenpai for the answer.
    """

    state: State
    stand: Stand
    hand: tuple[str, ...]
    dora: str
    offer: str
    keys: tuple[Key, ...]
    depends: tuple[object, ...]
    tools: tuple[Tool, ...]
    answer: Answer
    shanten: Callable[[Hand], int] | None


def scene(
    session: Session,
    say: Words,
    old: Scene | None = None,
    shanten: Callable[[Hand], int] | None = None,
) -> Scene:
    """The scene of a session; old is an earlier one in the same words. `shanten` counts the tiles
    that a hand is from tenpai; without it the answer leaves that out.
    """
    state, depends = session.state, _depends(session)
    entry, was = state.entry, old.state if old else None
    same_entry = was and entry == was.entry
    same_dora = was and (state.mode, entry.situation) == (was.mode, was.entry.situation)
    same_offer = was and state.offer == was.offer
    same_tools = old and depends == old.depends
    same_answer = same_entry and old and shanten == old.shanten
    told = old.answer if old and same_answer else answer(entry, say, shanten)
    stands = old.stand if old and same_entry else stand(entry.hand, told.readings)
    return Scene(
        state,
        stands,
        old.hand if old and same_entry else hand_parts(entry.hand, say, stands.gaps),
        old.dora if old and same_dora else dora_html(state, say).text,
        old.offer if old and same_offer else offer_html(state, say).text,
        old.keys if old and same_entry else _keys(entry, say, old.keys if old else ()),
        depends,
        old.tools if old and same_tools else tools(session, say),
        told,
        shanten,
    )


def _keys(entry: Entry, say: Words, old: tuple[Key, ...]) -> tuple[Key, ...]:
    keys: list[Key] = []
    for tile, left in enumerate(supply(entry)):
        if old and old[tile].left == left:
            keys.append(old[tile])
        else:
            word_id = "key_label" if left else "key_gone"
            keys.append(Key(left, say(word_id, tile=say.tile(tile), n=left)))
    return tuple(keys)


def _depends(session: Session) -> tuple[object, ...]:
    """What decides which tools are pressed and which are refused."""
    state = session.state
    hand, situation = state.entry.hand, state.entry.situation
    # Only how many tiles there are matters, but when a win is near also which.
    tiles = hand if hand.size >= FULL - 1 else min(FULL - hand.size, 4)
    norths = hand.concealed.count(NORTH)  # that can be set aside no more
    steps = (len(session.past) > 0, len(session.future) > 0)
    return (tiles, norths, hand.melds, situation, state.entry.rules, state.mode, steps)
