"""The last hands that won, as text: a head, then a line for each with when it was left and the
hand, the newest first.

A line that says nothing is passed over.
"""

from typing import NamedTuple

from ...kept.codec import version_of
from ...kept.shelf import Joined
from ...riichi.problem import Problem
from ...riichi.score import Score
from ...riichi.text import MOST_TEXT, Entry, parse_entry
from ..answer.dock import ways

NAME, VERSION = "tenbou-hands", 1
FORMAT = "%s %d" % (NAME, VERSION)
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


class LastHands(NamedTuple):
    """known: whether the device has been asked; text: as far as known, what it keeps; hands: those
    that are drawn, in the order of the text; deleted: the text of those that can be had back;
    keeps: whether the device does, as far as known.
    """

    known: bool
    text: str
    hands: tuple[Left, ...]
    deleted: str
    keeps: bool


UNKNOWN = LastHands(False, "", (), "", True)


def scores(entry: Entry) -> tuple[Score, ...]:
    """What a hand scores by each way to win that pays; () for one that is not full."""
    if entry.hand.winning is None:
        return ()
    return tuple([outcome for _, outcome in ways(entry) if isinstance(outcome, Score)])


def wins(entry: Entry) -> bool:
    """Whether the hand is full and pays in some way."""
    return scores(entry) != ()


def load_hand(line: str) -> Left | None:
    """The hand of a line, None where that holds none that wins."""
    when, _, hand = line.partition(" ")
    entry = parse_entry(hand)
    if not isinstance(entry, Entry):
        return None
    won = scores(entry)
    return Left(when, hand, entry, won) if won else None


def is_newer(text: str) -> bool:
    """Whether a later Tenbou wrote the text: nothing is written over that."""
    version = version_of(NAME, VERSION, text)
    return isinstance(version, Problem) and version.id == "newer_version"


def with_hand(text: str, when: str, hand: str) -> str:
    """The text with one more hand on top; one that is there already moves."""
    return text if is_newer(text) else _dump([when + " " + hand] + hand_lines(text))


def with_hands(text: str, more: str) -> str:
    """The text with the hands of another one below."""
    return _dump(hand_lines(text) + hand_lines(more))


def joined(mine: str, theirs: str, base: str) -> Joined | None:
    """Join what two wrote, each of whom knew `base`: what either left is there, and what mine has
    dropped is not. None where one of them is of a later Tenbou.
    """
    if is_newer(mine) or is_newer(theirs):
        return None
    kept = hand_lines(mine)
    dropped = [line for line in hand_lines(base) if line not in kept]
    kept += [line for line in hand_lines(theirs) if line not in dropped]
    return Joined(_dump(sorted(kept, reverse=True)), "", False)


def hand_lines(text: str) -> list[str]:
    """The lines of a text that may hold a hand, the newest first."""
    lines = text[: (MOST + 1) * LONGEST_LINE].split("\n")
    return lines[1 : MOST + 1] if lines[0] == FORMAT else []


def _dump(lines: list[str]) -> str:
    kept: list[str] = []
    for line in lines:
        hand = line.partition(" ")[2]
        if hand not in [each.partition(" ")[2] for each in kept]:
            kept.append(line)
    return "\n".join([FORMAT] + kept[:MOST])
