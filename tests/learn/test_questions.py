"""Questions: the slow scorer finds their answer, and no other among the choices."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from pyapp.learn import deal, questions
from pyapp.learn.course import LADDER, Rung, on_rung
from pyapp.learn.dice import Dice
from pyapp.learn.facts import FACT_IDS, facts_under
from pyapp.learn.kinds import KINDS, Question, askable
from pyapp.learn.questions import ask, question, question_for
from pyapp.learn.rare_hands import held_hand
from pyapp.learn.request import CLOSED, OPEN, hand, possible
from pyapp.learn.slips import likely, slipped, steps, verdict
from pyapp.riichi.hand import RON
from pyapp.riichi.options import HOUSE_OPTIONS, PARTED
from pyapp.riichi.rulebooks import RULEBOOKS, Rulebook, rules_for
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import EMPTY, Entry
from pyapp.riichi.yaku import YAKU, YAKU_ROW
from tests.conftest import NIGHT
from tests.entered import BOOKS, entry_of, under
from tests.learn.judged import judge
from tests.learn.sizes import EXAMPLES, MANY, QUICK

COUNT = EXAMPLES if NIGHT else EXAMPLES * 2 // 5
UNDER = [under(book.key) for book in RULEBOOKS]


def check(asked: Question) -> None:
    judge(asked)
    assert verdict(asked, asked.answer) == (True, ())
    choices = asked.choices
    assert len(set(choices)) == len(choices) > 1
    if asked.kind == "yaku":
        assert isinstance(asked.answer, tuple)
        assert set(asked.answer) < set(choices)
        assert [item_id for item_id in choices if item_id in asked.answer] == list(asked.answer)
        assert [row.id for row in YAKU if row.id in choices] == list(choices)
    else:
        assert asked.answer in choices
        assert asked.kind == "limit" or list(choices) == sorted(choices)
    assert set(asked.facts) <= set(FACT_IDS)
    found = slipped(asked.kind, asked.ask, steps(asked))
    assert asked.answer not in [given for _id, given in found]
    for given in {given for _id, given in found}:
        said = verdict(asked, given)
        assert not said.right
        named = [item_id for item_id, other in found if other == given]
        about = list(likely(asked.kind, tuple(named)))
        assert said.slips == (*about, *[item_id for item_id in named if item_id not in about])
    assert {"slip " + item_id for item_id, _given in found} <= set(asked.facts)


@pytest.mark.parametrize("kind", KINDS)
def test_the_slow_scorer_finds_no_wrong_answer(kind: str) -> None:
    """At night of 5,000 questions of each kind."""
    for place in range(COUNT):
        asked = question((kind,), 30, UNDER[place % len(UNDER)], f"judged {kind} {place}")
        assert asked.kind == kind
        check(asked)


def test_the_judge_sees_a_wrong_answer() -> None:
    for kind in KINDS:
        made = question((kind,), 30, UNDER[0], f"wrong {kind}")
        wrong = ("riichi",) if made.answer != ("riichi",) else ("tanyao",)
        others = [each for each in made.choices if each != made.answer]
        with pytest.raises(AssertionError):
            judge(made._replace(answer=wrong if kind == "yaku" else others[0]))


@pytest.mark.parametrize("step", LADDER, ids=lambda step: step.id)
def test_nor_on_any_step_of_the_course(step: Rung) -> None:
    for place in range(COUNT // 5):
        check(on_rung(step, UNDER[place % len(UNDER)], f"judged {place}"))


def test_what_is_not_asked() -> None:
    """No fu of a hand that a limit pays by its han, no han of a yakuman, no counters unasked."""
    for seed in range(MANY // 10):
        asked = question(KINDS, 100, under("tenhou"), f"hard {seed}")
        entry = asked.entry
        best = score(entry.hand, entry.situation, entry.by, entry.rules)
        if asked.kind.startswith("fu_"):
            assert isinstance(best, Score)
            assert best.value.han < 5
            assert not best.value.yakuman
        if asked.kind in ("yaku_han", "han", "dora_han"):
            assert isinstance(best, Score)
            assert not best.value.yakuman
        assert (entry.situation.honba > 0) == (asked.kind in ("payment_honba", "income"))
        assert not entry.situation.sticks or asked.kind == "income"


# Won as two readings have it that pay the same: what is not to be asked of it, and what may be.
TWO_READINGS = (
    # 89 waits for the 7 at the edge, 56 on two sides: 34 fu or 32, both 40.
    ("789p55667789s77z+7s riichi ron", ("fu_wait",), ("fu_pair", "fu_hand", "yaku", "han")),
    # 12 for the 3 at the edge, a 3 alone, or 45 on two sides: 36 fu or 34.
    ("1233345m444p234s+3m seat:N riichi ron", ("fu_wait",), ("fu_hand", "payment")),
    # 45 on two sides, with pinfu and 20 fu, or 57 with 30: 7 han or 6, both haneman.
    ("34556778m44678p+6m riichi ura:4m dora:3m tsumo", ("yaku", "han"), ("limit", "payment")),
    # Four concealed triplets and three of winds, where of several yakuman one counts.
    ("999m1122233444z+3z tsumo rules:wrc-2015", ("yaku",), ("limit", "payment")),
    # 222 is melded when the 2 ends it and concealed when it ends 234: 32 fu or 34.
    ("22234567m456p99s+2m ron riichi", ("fu_set",), ("fu_wait", "fu_hand", "yaku")),
)


@pytest.mark.parametrize(("text", "never", "may_be"), TWO_READINGS, ids=lambda each: str(each))
def test_nothing_is_asked_that_two_readings_of_equal_pay_answer_otherwise(
    text: str, never: tuple[str, ...], may_be: tuple[str, ...]
) -> None:
    entry = entry_of(text)
    for seed in range(10):
        for kind in never:
            assert ask(kind, entry, Dice(str(seed))) is None, kind
        for kind in may_be:
            assert ask(kind, entry, Dice(str(seed))) is not None, kind


def test_house_rules_have_their_own_answers() -> None:
    base = rules_for("tenhou")
    for option in HOUSE_OPTIONS:
        if option.group not in ("yaku", "limit", "fu", "dora", "pay"):
            continue
        for choice in option.choices:
            changed = {option.id: (choice,) if option.kind in PARTED else choice}
            blank = EMPTY._replace(rulebook="tenhou", rules=base._replace(**changed))  # type: ignore[arg-type]
            for seed in range(2 if QUICK else 20):
                check(question(KINDS, 50, blank, f"{option.id} {choice} {seed}"))


@BOOKS
def test_there_is_a_question_for_every_fact(book: Rulebook) -> None:
    # Before a commit of each rulebook a third, of the next one another.
    some = slice(RULEBOOKS.index(book) % 3, None, 3) if QUICK else slice(None)
    for fact in facts_under(book.rules)[some]:
        for seed in range(1 if QUICK else 3):
            found = question_for(fact, KINDS, under(book.key), f"{fact} {seed}")
            assert found is not None, fact
            assert found.facts[0] == fact
            check(found)


def test_facts_that_the_rules_do_not_have() -> None:
    rules = rules_for("wrc-2015")
    assert set(FACT_IDS) == set(facts_under(rules))
    without = {
        "yaku_ippatsu": (False, {"yaku ippatsu"}),
        "fu_chiitoitsu": (50, {"row 25"}),
        "fu_pinfu_tsumo": (30, {"row 20", "fu pinfu_tsumo", "slip tsumo_fu_for_pinfu"}),
        "fu_open_pinfu_ron": (20, {"fu open_pinfu", "slip open_pinfu_forgotten"}),
        "fu_ron_completed_triplet": ("closed", {"slip ron_triplet_concealed"}),
        "pay_honba": ((0, 0), {"slip honba_forgotten", "slip honba_whole"}),
    }
    for option, (choice, missing) in without.items():
        changed = rules._replace(**{option: choice})  # type: ignore[arg-type]
        assert set(FACT_IDS) - set(facts_under(changed)) == missing, option


def test_three_players_meet_every_fact_that_they_can() -> None:
    rules = rules_for("tenhou-sanma")
    missing = {"yaku sanshoku_doujun", "fu open_pinfu", "slip open_pinfu_forgotten"}
    assert set(FACT_IDS) - set(facts_under(rules)) == missing


def test_every_yaku_fact_names_a_row_and_its_values() -> None:
    for fact in FACT_IDS:
        group, _blank, item_id = fact.partition(" ")
        if group == "yaku":
            row = YAKU_ROW[item_id]
            assert row.closed is not None
            assert row.closed.han > 0


MOST_TRIED = 20  # plans of one question, with those of the easy hand that comes when they run out


def test_no_question_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """However rare what is asked for, few hands are planned until one is it: see the bench."""
    tried: list[None] = []
    attempt = deal._attempt

    def counted(*asked: Any) -> Entry | None:
        tried.append(None)
        return attempt(*asked)

    monkeypatch.setattr(deal, "_attempt", counted)
    asked: list[tuple[int, str]] = []
    for book in RULEBOOKS[::4] if QUICK else RULEBOOKS:
        blank = under(book.key)
        for seed in range(1 if QUICK else 5):
            name = f"{book.key} {seed}"
            for fact in facts_under(book.rules):
                question_for(fact, KINDS, blank, name + fact)
                asked.append((len(tried), name + fact))
            for rung in LADDER:
                on_rung(rung, blank, name + rung.id)
                asked.append((len(tried), name + rung.id))
            for kind in KINDS:
                question((kind,), 100, blank, name + kind)
                asked.append((len(tried), name + kind))
    counts = [(after - before, name) for (before, _), (after, name) in pairwise([(0, ""), *asked])]
    assert max(counts)[0] <= MOST_TRIED, max(counts)
    often = sorted(count for count, _name in counts)
    assert often[len(often) * 99 // 100] <= MOST_TRIED / 3


def test_the_same_seed_asks_the_same() -> None:
    for seed in range(20):
        one, other = (question(KINDS, 20, under("tenhou"), f"same {seed}") for _ in range(2))
        assert one == other
    kinds = Counter(question(KINDS, 20, under("tenhou"), f"k {seed}").kind for seed in range(300))
    assert set(kinds) == set(KINDS)


def test_where_no_hand_is_found_an_easy_one_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "first_asked", lambda *_given: None)
    limit = question(("limit",), 0, EMPTY, "easy")
    cell = question(("cell",), 0, EMPTY, "easy")
    assert steps(limit).value.han == 5
    assert (steps(cell).value.han, steps(cell).value.fu) == (2, 30)


def test_a_yakuman_can_be_asked_for_its_limit_alone() -> None:
    request = hand(family="daisangen")
    assert askable("limit", request, Dice("")) == request
    assert askable("fu_hand", request, Dice("")) is None
    assert askable("han", request, Dice("")) is None


def test_no_open_tanyao_where_the_rules_have_none() -> None:
    request = hand(family="tanyao", form=OPEN)
    rules = rules_for("wrc-2015")
    assert possible(request, rules)
    assert not possible(request, rules._replace(yaku_open_tanyao=False))


def test_hands_that_are_held_ready() -> None:
    assert held_hand(70, RON, "", Dice("")) is None
    for seed in range(9):
        for form in (OPEN, CLOSED):
            hand = held_hand(100, "tsumo", form, Dice(str(seed)))
            assert hand is None or hand.closed == (form == CLOSED)
