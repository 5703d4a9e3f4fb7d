"""Hands as practice deals them, and questions of others."""

from collections.abc import Iterator
from pathlib import Path

from pyapp.check.cases import lines
from pyapp.check.practice import asked
from pyapp.learn.deal import hands
from pyapp.learn.dice import Dice
from pyapp.learn.kinds import Answer, Question, read_answer
from pyapp.learn.questions import usual
from pyapp.riichi.text import Entry
from tests.entered import entry_of

CASES = Path(__file__).parents[1] / "cases/practice.txt"


def practice_hand(rare: int, under: Entry, seed: str) -> Entry:
    """A hand of which the payments, which any hand has, may be asked."""
    dice = Dice(seed)
    plans = hands(usual("payment", rare, under, dice), under, dice)
    return next(entry for entry, _kinds in plans if entry is not None)


def asked_of(text: str, hand: str) -> Question:
    """A question as the cases write it, "fu_set 4", of a hand."""
    entry = entry_of(hand)
    return asked(text, entry)


def practice_cases() -> list[list[str]]:
    """What the lines of the case file say: slip, question, hand, answer, and with the slip."""
    return [
        [part.strip() for part in line.split("|")] for _number, line in lines(CASES.read_text())
    ]


def slips_made() -> Iterator[tuple[str, Question, Answer]]:
    """Each slip that a case makes, with its question and the answer that it gives."""
    for slip, text, hand, _answer, wrong in practice_cases():
        if slip != "-" and wrong != "-":
            question = asked_of(text, hand)
            given = read_answer(question.kind, wrong)
            assert given is not None, wrong
            yield slip, question, given
