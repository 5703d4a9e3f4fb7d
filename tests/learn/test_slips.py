"""Slips: each worked out by hand, and none that calls a right answer wrong."""

from pyapp.learn.kinds import KINDS
from pyapp.learn.slips import SLIP_IDS, verdict
from tests.learn.dealt import asked_of, practice_cases, slips_made

# A closed hand of runs won in the middle: 20 + 10 + 2.
MIDDLE = "234567m34599p68s+7s riichi ron"


def test_every_slip_and_every_kind_of_question_is_worked_out_by_hand() -> None:
    rows = practice_cases()
    made = {(slip, wrong != "-") for slip, _asked, _hand, _answer, wrong in rows if slip != "-"}
    assert {slip for slip, could in made if could} == set(SLIP_IDS), "see tests/cases/practice.txt"
    kinds = {asked.split()[0] for _slip, asked, *_rest in rows}
    assert kinds == set(KINDS), "see tests/cases/practice.txt"


def test_the_slip_is_named_and_a_right_answer_is_right() -> None:
    for slip, question, given in slips_made():
        said = verdict(question, given)
        assert not said.right
        assert slip in said.slips
        assert verdict(question, question.answer) == (True, ())


def test_slips_that_give_one_number_are_all_said() -> None:
    """32 fu taken for 30: the 2 of the wait forgotten, the 10 of a closed ron, or not rounded."""
    question = asked_of("fu_hand", MIDDLE)
    assert verdict(question, 30).slips == (
        "wait_missed",
        "menzen_ron_forgotten",
        "fu_not_rounded_up",
    )
    assert verdict(question, 70).slips == ()
