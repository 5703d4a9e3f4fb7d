"""Hands as they are written, what they are worth, and rulebooks with no hand yet."""

import pytest

from pyapp.riichi.rulebooks import RULEBOOKS, rules_for
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import EMPTY, Entry, parse_entry

BOOKS = pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.key)


def entry_of(text: str) -> Entry:
    """The entry of a text that can be read."""
    entry = parse_entry(text)
    assert isinstance(entry, Entry), entry
    return entry


def under(key: str) -> Entry:
    """Nothing entered yet, under a rulebook."""
    return EMPTY._replace(rulebook=key, rules=rules_for(key))


def won(entry: Entry, by: str) -> Score:
    """What a hand is worth that wins."""
    outcome = score(entry.hand, entry.situation, by, entry.rules)
    assert isinstance(outcome, Score), outcome
    return outcome
