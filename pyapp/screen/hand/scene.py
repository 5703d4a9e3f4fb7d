"""Everything the entry screen shows of a session, as values to be painted.

Working it out takes most of a tap's time, so what cannot have changed since an earlier
scene is taken from there: a scene is the same with and without it.
"""

from typing import Any, NamedTuple

from ...riichi.hand import FULL
from ...riichi.text import Entry
from ..answer.dock import Answer, answer
from ..words import Words, capital
from .entering import supply
from .state import Session, State
from .tiles import dora_html, hand_parts, offer_html
from .tools import Tool, tools


class Key(NamedTuple("Key", [("left", int), ("label", str)])):
    """A key of the picker: copies left, and its spoken name, which says so."""


class Scene(
    NamedTuple(
        "Scene",
        [
            ("state", State),
            ("hand", "tuple[str, ...]"),
            ("dora", str),
            ("offer", str),
            ("keys", "tuple[Key, ...]"),
            ("depends", "tuple[Any, ...]"),
            ("tools", "tuple[Tool, ...]"),
            ("answer", Answer),
        ],
    )
):
    """hand: the html of each thing in #hand; dora, offer: the inside of theirs; keys: the 37 of
    the picker; tools: the buttons, and `depends` what these follow from."""


def scene(session: Session, say: Words, old: Scene | None = None) -> Scene:
    """The scene of a session; old is an earlier one in the same words."""
    state, past = session
    entry, mode = state.entry, state.mode
    undoable = len(past) > 0
    depends = _depends(state, undoable)
    if old is None:
        return Scene(
            state,
            hand_parts(entry.hand, say),
            dora_html(state, say),
            offer_html(state, say),
            _keys(entry, say, ()),
            depends,
            tools(state, undoable, say),
            answer(entry, say.terms),
        )
    was = old.state
    same_entry = entry == was.entry
    same_dora = mode == was.mode and entry.situation == was.entry.situation
    return Scene(
        state,
        old.hand if same_entry else hand_parts(entry.hand, say),
        old.dora if same_dora else dora_html(state, say),
        old.offer if state.offer == was.offer else offer_html(state, say),
        old.keys if same_entry else _keys(entry, say, old.keys),
        depends,
        old.tools if depends == old.depends else tools(state, undoable, say),
        old.answer if same_entry else answer(entry, say.terms),
    )


def _keys(entry: Entry, say: Words, old: tuple[Key, ...]) -> tuple[Key, ...]:
    keys: list[Key] = []
    for tile, left in enumerate(supply(entry)):
        if old and old[tile].left == left:
            keys.append(old[tile])
        else:
            id = "key_label" if left else "key_gone"
            keys.append(Key(left, say.say(id, tile=capital(say.tile(tile)), n=left)))
    return tuple(keys)


def _depends(state: State, undoable: bool) -> tuple[Any, ...]:
    """What decides which tools are pressed and which are refused."""
    hand = state.entry.hand
    # Only how many tiles there are matters, but when a win is near also which.
    tiles = hand if hand.size >= FULL - 1 else min(FULL - hand.size, 4)
    return (tiles, hand.melds, state.entry.situation, state.entry.rules, state.mode, undoable)
