"""Taps on the Hand screen as text."""

from pyapp.riichi.text import format_entry
from pyapp.screen.action import HAND, Action
from pyapp.screen.hand.actions import turn
from pyapp.screen.hand.state import START, Session, State, with_entry
from tests.entered import entry_of


def state_of(text: str) -> State:
    return with_entry(START, entry_of(text))


def after(taps: str, start: str = "") -> tuple[str, list[str]]:
    """The text form after taps such as "run:2m tile:3p", and the last tap's notes."""
    session = Session(state_of(start), (), ())
    notes: list[str] = []
    for tap in taps.split():
        verb, _, what = tap.partition(":")
        session, found = turn(session, Action(HAND, verb, what))
        notes = [note.id for note in found]
    return format_entry(session.state.entry), notes
