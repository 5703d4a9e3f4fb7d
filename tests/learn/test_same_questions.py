"""The same seed gives the same questions as it gave when this was written.

A duel's link and the hand of the day promise it to players whose pages are of two versions. Where
the questions have to change, let the version of a duel rise, and write down the new digests.
"""

from hashlib import sha256

import pytest

from pyapp.learn.facts import facts_under
from pyapp.learn.kinds import KINDS, Question
from pyapp.learn.questions import question, question_for
from pyapp.learn.request import HARD, REALISTIC, USUAL
from pyapp.learn.table import HAN, ROWS, example
from pyapp.riichi.hand import RON, TSUMO
from pyapp.riichi.text import format_entry
from tests.entered import under


def told(asked: Question | None) -> object:
    return asked and (asked.kind, format_entry(asked.entry), *asked[2:])


def digest(found: list[object]) -> str:
    return sha256(repr(found).encode()).hexdigest()[:12]


@pytest.mark.parametrize(
    ("book", "wanted"),
    [
        ("wrc-2015", "5520f8ba3233"),
        ("tenhou", "59e6eda717e5"),
        ("tenhou-sanma", "f2a16247f0b0"),
        ("ema-2025", "b48a9965eb6a"),
    ],
)
def test_questions_of_each_kind(book: str, wanted: str) -> None:
    assert wanted == digest(
        [
            told(question((kind,), rare, under(book), f"{kind}{n}"))
            for kind in KINDS
            for rare in (REALISTIC, USUAL, HARD)
            for n in range(6)
        ]
    )


@pytest.mark.parametrize(
    ("book", "wanted"), [("tenhou", "6823a7319eb8"), ("tenhou-sanma", "c724e00a6f81")]
)
def test_questions_of_each_fact(book: str, wanted: str) -> None:
    here = under(book)
    facts = facts_under(here.rules)
    asked = [told(question_for(fact, KINDS, here, f"f{n}")) for fact in facts for n in range(3)]
    assert digest(asked) == wanted


@pytest.mark.parametrize(
    ("book", "wanted"), [("tenhou", "4c2add5d8738"), ("tenhou-sanma", "bf5c98804f41")]
)
def test_examples_of_each_cell(book: str, wanted: str) -> None:
    here = under(book)
    found = [
        example(han, fu, by, False, 0, here) for han in HAN for fu in ROWS for by in (RON, TSUMO)
    ]
    assert digest([each and format_entry(each) for each in found]) == wanted
