"""The last hands that won, as text: a head, then a line for each with when it was left and the
hand, the newest first.

A line that says nothing is passed over.
"""

from typing import NamedTuple

from ...riichi.score import Score
from ...riichi.text import MOST_TEXT, Entry, parse_entry
from ..answer.dock import ways

FORMAT = "tenbou-hands 1"
MOST = 20
LONGEST_LINE = MOST_TEXT + 40


class Left(NamedTuple):
    """A hand that was left: when, in digits that tell the moment, the hand as text, and what it
    scores by each way to win that pays.
    """

    when: str
    text: str
    entry: Entry
    scores: tuple[Score, ...]


def scores(entry: Entry) -> tuple[Score, ...]:
    """What a hand scores by each way to win that pays; () for one that is not full."""
    if entry.hand.winning is None:
        return ()
    return tuple([outcome for _, outcome in ways(entry) if isinstance(outcome, Score)])


def wins(entry: Entry) -> bool:
    """Whether the hand is full and pays in some way."""
    return scores(entry) != ()


def load_hands(text: str) -> tuple[Left, ...]:
    """The hands of a text, the newest first."""
    found: list[Left] = []
    for line in _lines(text):
        when, _, hand = line.partition(" ")
        entry = parse_entry(hand)
        if isinstance(entry, Entry):
            won = scores(entry)
            if won:
                found.append(Left(when, hand, entry, won))
    return tuple(found)


def with_hand(text: str, when: str, hand: str) -> str:
    """The text with one more hand on top; one that is there already moves."""
    return _dump([when + " " + hand] + _lines(text))


def with_hands(text: str, more: str) -> str:
    """The text with the hands of another one below."""
    return _dump(_lines(text) + _lines(more))


def _lines(text: str) -> list[str]:
    lines = text[: (MOST + 1) * LONGEST_LINE].split("\n")
    return lines[1 : MOST + 1] if lines[0] == FORMAT else []


def _dump(lines: list[str]) -> str:
    kept: list[str] = []
    for line in lines:
        hand = line.partition(" ")[2]
        if hand not in [each.partition(" ")[2] for each in kept]:
            kept.append(line)
    return "\n".join([FORMAT] + kept[:MOST])
