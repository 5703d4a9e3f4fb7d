"""Boxes: what is missed comes back, and damaged text is refused."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.learn.facts import FACT_IDS, facts_under
from pyapp.learn.kinds import KINDS, Question
from pyapp.learn.leitner import (
    AS_WON,
    FRESH,
    GAPS,
    MANY_MISSED,
    MOST_ASKED,
    NEVER,
    ROUND,
    SLOW,
    UNMET,
    Boxes,
    Card,
    choose,
    due,
    joined,
    lines,
    marked,
    read,
    unmet,
    weakest,
)
from pyapp.learn.plans import SETS
from pyapp.learn.questions import question
from pyapp.learn.slips import Verdict
from pyapp.riichi.hand import kans
from pyapp.riichi.rulebooks import rules_for
from pyapp.riichi.text import EMPTY
from tests.conftest import NIGHT
from tests.entered import under
from tests.learn.boxes import random_boxes
from tests.learn.learners import FORGETFUL, PERFECT, practised
from tests.learn.learners import QUICK as QUICK_ONE
from tests.learn.learners import SLOW as SLOW_ONE
from tests.learn.sizes import QUICK

RIGHT, WRONG = Verdict(True, ()), Verdict(False, ())
AT_ONCE = SLOW // 2


def made_of(*facts: str) -> Question:
    return Question("fu_hand", EMPTY, (), (), 0, facts)


def card(boxes: Boxes, fact: str) -> Card:
    return boxes.cards[FACT_IDS.index(fact)]


def learner(misses: str, rounds: int, knows_from: int) -> tuple[list[Question], Boxes]:
    """Who answers all at once but what holds one fact, and from some question on that too."""
    boxes = FRESH
    asked: list[Question] = []
    for place in range(rounds):
        asked.append(choose(boxes, KINDS, 20, EMPTY, f"learner {place}"))
        wrong = misses in asked[-1].facts and place < knows_from
        slips = (misses.partition(" ")[2],) if misses.startswith("slip ") else ()
        said = Verdict(False, slips) if wrong else RIGHT
        boxes = marked(boxes, asked[-1], said, AT_ONCE)
    return asked, boxes


MISSED = ("fu pair_double_wind", "slip kiriage", "yaku ittsuu", "row 70", "fu penchan")


@pytest.mark.parametrize("fact", MISSED[:1] if QUICK else MISSED)
def test_what_is_missed_comes_five_times_as_often(fact: str) -> None:
    asked, boxes = learner(fact, 300, 300)
    first = [fact in one.facts for one in asked].index(True)
    asked = asked[first:]  # before it is first met nobody can know that it is missed
    asked_for = Counter(one.facts[0] for one in asked if one.facts)
    rest = [each for each in facts_under(EMPTY.rules) if each != fact]
    assert asked_for[fact] >= 5 * sum(asked_for[each] for each in rest) / len(rest)
    assert fact in weakest(boxes, EMPTY.rules)


@pytest.mark.parametrize("fact", MISSED[:1] if QUICK else MISSED[:3])
def test_after_ten_right_answers_it_comes_less(fact: str) -> None:
    asked, _ = learner(fact, 300, 300)
    first = [fact in one.facts for one in asked].index(True)
    knows = first + 100  # before it is first met nobody can know that it is missed
    asked, boxes = learner(fact, knows + 300, knows)
    holds = [fact in one.facts for one in asked]
    missing = sum(holds[first:knows]) / 100
    known = [place for place, each in enumerate(holds) if each and place >= knows]
    after = holds[known[9] :] if len(known) > 9 else holds[knows + 200 :]
    assert sum(after) / len(after) < missing / 2
    assert fact not in weakest(boxes, EMPTY.rules)


def answered_when_due(boxes: Boxes, fact: str, said: Verdict, seconds: int = AT_ONCE) -> Boxes:
    boxes = boxes._replace(asked=max(boxes.asked, card(boxes, fact).due))
    return marked(boxes, made_of(fact), said, seconds)


def test_right_answers_go_up_box_by_box() -> None:
    boxes, fact = FRESH, FACT_IDS[0]
    for box in (*range(1, len(GAPS)), len(GAPS) - 1):
        boxes = answered_when_due(boxes, fact, RIGHT)
        assert card(boxes, fact) == (fact, box, boxes.asked + GAPS[box])
    boxes = answered_when_due(boxes, fact, WRONG)
    assert card(boxes, fact) == (fact, 0, boxes.asked + GAPS[0])
    assert fact in weakest(boxes, EMPTY.rules)


def test_a_slow_answer_is_right_but_due_sooner() -> None:
    boxes, fact = FRESH, FACT_IDS[0]
    for seconds, box, gap in (
        (SLOW + 1, 1, 3),
        (AT_ONCE, 2, 30),
        (SLOW + 1, 3, 30),
        (SLOW, 4, 200),
    ):
        boxes = answered_when_due(boxes, fact, RIGHT, seconds)
        assert card(boxes, fact) == (fact, box, boxes.asked + gap)
    assert weakest(boxes, EMPTY.rules) == ()


def test_what_is_not_due_yet_keeps_its_place() -> None:
    fact = FACT_IDS[0]
    boxes = marked(FRESH, made_of(fact), RIGHT, AT_ONCE)
    again = marked(boxes, made_of(fact), RIGHT, AT_ONCE)
    assert card(again, fact) == card(boxes, fact)
    assert card(marked(boxes, made_of(fact), WRONG, AT_ONCE), fact).box == 0


def test_of_several_slips_one_is_missed() -> None:
    """The one that the question was made for, if it may be that; else the earliest."""
    several = Verdict(False, ("wait_missed", "menzen_ron_forgotten"))
    for made_for, missed in (
        ("slip menzen_ron_forgotten", "slip menzen_ron_forgotten"),
        ("slip kiriage", "slip wait_missed"),
        ("fu tanki", "slip wait_missed"),
    ):
        boxes = marked(FRESH, made_of(made_for), several, AT_ONCE)
        assert weakest(boxes, EMPTY.rules) == (missed,)


LEARNERS = {"quick": QUICK_ONE, "slow": SLOW_ONE, "forgetful": FORGETFUL, "perfect": PERFECT}


@pytest.mark.parametrize("name", LEARNERS if NIGHT else ("slow",))
def test_learners_are_led_on(name: str) -> None:
    """Boxes move with all, what was missed returns, and what is known comes ever less."""
    who, count = LEARNERS[name], 1000 if NIGHT else 120
    run = list(practised(who, count, under("tenhou"), name))
    missed: dict[str, int] = {}
    gaps: dict[str, list[int]] = {}
    met: dict[str, int] = {}
    for place, each in enumerate(run):
        for fact in [fact for fact in missed if fact in each.question.facts]:
            del missed[fact]
        for before, after in zip(each.before.cards, each.boxes.cards, strict=True):
            if before != after:
                fact = after.fact
                if after.box == 0:
                    missed[fact] = place
                    met.pop(fact, None)
                    gaps.pop(fact, None)
                elif fact in met:
                    gaps.setdefault(fact, []).append(place - met[fact])
                met[fact] = place
        assert all(place - since < 10 for since in missed.values()), place
    promised = (*GAPS[1:], *GAPS[-1:] * len(run))
    for found in gaps.values() if who is PERFECT else ():
        assert all(after >= least for after, least in zip(found, promised, strict=False)), found
    boxes = Counter(each.box for each in run[-1].boxes.cards)
    assert boxes[0] <= MANY_MISSED
    assert sum(boxes[box] for box in range(2, len(GAPS))) > len(FACT_IDS) / 2
    if NIGHT:
        hands = [each.question.entry.hand for each in run if each.as_won]
        assert len(hands) >= count / ROUND - 10
        assert sum(bool(kans(hand)) for hand in hands) <= 0.06 * len(hands)
        assert sum(len(hand.melds) == SETS for hand in hands) <= 0.01 * len(hands)


def test_hands_as_won_hardly_ever_have_four_called_sets() -> None:
    """One in 26 that is dealt has; between what is due those are drawn once more."""
    boxes, asked = FRESH._replace(asked=AS_WON), ("payment",)
    seeds = [f"called {seed}" for seed in range(60)]
    dealt = [question(asked, 0, EMPTY, seed) for seed in seeds]
    many = [
        seed for seed, one in zip(seeds, dealt, strict=True) if len(one.entry.hand.melds) == SETS
    ]
    assert many
    again = [choose(boxes, asked, 0, EMPTY, seed) for seed in many]
    assert [one for one in again if len(one.entry.hand.melds) == SETS] == []


def test_a_slip_that_is_named_is_what_was_missed() -> None:
    facts = ("fu tanki", "fu menzen_ron", "slip wait_missed", "slip fu_not_rounded_up")
    before = marked(FRESH, made_of(*facts), RIGHT, AT_ONCE)
    named = marked(before, made_of(*facts), Verdict(False, ("wait_missed",)), AT_ONCE)
    moved = [one.fact for one, other in zip(named.cards, before.cards, strict=True) if one != other]
    assert moved == ["slip wait_missed"]
    unnamed = marked(before, made_of(*facts), WRONG, AT_ONCE)
    moved = [
        one.fact for one, other in zip(unnamed.cards, before.cards, strict=True) if one != other
    ]
    assert moved == ["fu tanki"]


def test_who_is_due_first() -> None:
    rules = EMPTY.rules
    boxes = FRESH
    first, second, third = FACT_IDS[:3]
    boxes = marked(boxes, made_of(second), RIGHT, AT_ONCE)  # box 1
    boxes = marked(boxes, made_of(third), WRONG, AT_ONCE)
    boxes = marked(boxes, made_of(first), WRONG, AT_ONCE)
    assert due(boxes, rules) == ()
    assert due(boxes._replace(asked=5), rules) == (third,)
    assert due(boxes._replace(asked=50), rules) == (third, first, second)
    assert unmet(boxes, rules)[:1] == FACT_IDS[3:4]


def test_facts_of_other_rules_wait() -> None:
    boxes = marked(FRESH, made_of("yaku ippatsu"), WRONG, AT_ONCE)._replace(asked=50)
    assert due(boxes, rules_for("wrc-2015")) == ("yaku ippatsu",)
    assert due(boxes, rules_for("jpml-a-2026")) == ()
    assert "yaku ippatsu" not in weakest(boxes, rules_for("jpml-a-2026"))


some_boxes = st.integers(0, 2**32).map(random_boxes)


@given(some_boxes)
def test_lines_and_boxes_are_inverse(boxes: Boxes) -> None:
    assert read(tuple(lines(boxes))) == boxes


def test_lines_stay_readable_after_years() -> None:
    boxes = FRESH._replace(asked=MOST_ASKED)
    boxes = marked(boxes, made_of(*FACT_IDS), RIGHT, AT_ONCE)
    assert boxes.asked == MOST_ASKED
    assert read(tuple(lines(boxes))) == boxes


@given(some_boxes, some_boxes)
def test_what_one_has_to_repeat_is_repeated_by_both(one: Boxes, other: Boxes) -> None:
    both = joined(one, other, min(MOST_ASKED, one.asked + other.asked))
    assert joined(other, one, both.asked) == both
    assert read(tuple(lines(both))) == both
    for card, first, second in zip(both.cards, one.cards, other.cards, strict=True):
        met = [each.box for each in (first, second) if each.box != NEVER]
        assert card.box == (min(met) if met else NEVER)
        left = [each.due - of.asked for each, of in ((first, one), (second, other))]
        assert card.box == NEVER or card.due - both.asked in left


@pytest.mark.parametrize(
    "written",
    [
        [],
        ["asked 3", "5 2 fu kanchan"],
        ["asked 3", "-1 2 fu kanchan"],
        ["asked 3", "0 9 fu kanchan"],  # due later than its box has it
        ["asked 3", "0 2 fu nothing"],
        ["asked 3", "0 2 fu kanchan", "0 2 fu kanchan"],
        ["asked 1000000", "0 2 fu kanchan"],
        ["ask 3", "0 2 fu kanchan"],
        ["asked 3", "0 2"],
    ],
)
def test_lines_that_nobody_wrote_are_refused(written: list[str]) -> None:
    assert read(tuple(written)) is None


def test_the_next_question_is_of_the_kinds_wanted() -> None:
    boxes = marked(FRESH, made_of("fu kanchan"), WRONG, AT_ONCE)._replace(asked=6)
    assert choose(boxes, ("fu_wait",), 0, EMPTY, "x").kind == "fu_wait"
    assert choose(boxes, ("fu_hand",), 0, EMPTY, "x").kind == "fu_hand"
    assert choose(FRESH._replace(asked=2), KINDS, 0, EMPTY, "x") == question(KINDS, 0, EMPTY, "x")


@pytest.mark.parametrize("missed", [MANY_MISSED - 1, MANY_MISSED])
def test_nothing_new_comes_along_while_many_are_missed(missed: int) -> None:
    known = FACT_IDS[len(FACT_IDS) - missed :]
    cards = [Card(fact, 0, UNMET) if fact in known else card(FRESH, fact) for fact in FACT_IDS]
    boxes = Boxes(UNMET, tuple(cards))  # so many were asked, and it is the turn of a new one
    new = choose(boxes, KINDS, 20, EMPTY, "x").facts[0] == unmet(boxes, EMPTY.rules)[0]
    assert new == (missed < MANY_MISSED)
