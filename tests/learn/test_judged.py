"""Every kind of question against the slow scorer: at night 5,000 of each."""

import pytest
from hypothesis import settings

from pyapp.learn.course import LADDER, on_rung
from pyapp.learn.kinds import KINDS, Question
from pyapp.learn.questions import question
from pyapp.riichi.rulebooks import RULEBOOKS
from tests.conftest import NIGHT
from tests.entered import under
from tests.learn.judged import right_answers

BOOKS = [under(book.key) for book in RULEBOOKS]
COUNT = settings().max_examples if NIGHT else settings().max_examples * 2 // 5
# Questions with two right answers, both defensible: none are asked.
DEFENSIBLE = 0


def judge(asked: Question) -> int:
    """Find that the answer is right, and the only right one to choose; how many there are."""
    right = right_answers(asked)
    named = asked._replace(choices=())
    if asked.kind == "yaku":  # of which each choice is right or wrong by itself
        offered = [[each for each in asked.choices if each in found] for found in right]  # type: ignore[operator]
        assert offered == [list(asked.answer)], (named, right)  # type: ignore[arg-type]
    else:
        assert asked.answer in right, (named, right)
        assert [each for each in asked.choices if each in right] == [asked.answer], (named, right)
    return len(right)


@pytest.mark.parametrize("kind", KINDS)
def test_the_slow_scorer_finds_no_wrong_answer(kind: str) -> None:
    several = 0
    for place in range(COUNT):
        made = question((kind,), 30, BOOKS[place % len(BOOKS)], f"judged {kind} {place}")
        several += judge(made) > 1
    assert several == DEFENSIBLE


def test_the_judge_sees_a_wrong_answer() -> None:
    for kind in KINDS:
        made = question((kind,), 30, BOOKS[0], f"wrong {kind}")
        wrong = ("riichi",) if made.answer != ("riichi",) else ("tanyao",)
        others = [each for each in made.choices if each != made.answer]
        with pytest.raises(AssertionError):
            judge(made._replace(answer=wrong if kind == "yaku" else others[0]))


@pytest.mark.parametrize("step", LADDER, ids=lambda step: step.id)
def test_nor_on_any_step_of_the_course(step: object) -> None:
    for place in range(COUNT // 5):
        judge(on_rung(step, BOOKS[place % len(BOOKS)], f"judged {place}"))  # type: ignore[arg-type]
