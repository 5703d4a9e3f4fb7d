"""The course, the test, the hand of the day, the duel."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.learn.course import (
    DIFFERENT,
    FIRST_HAND,
    LADDER,
    LEAST_TEST,
    MOST_TEST,
    RUNG,
    STEPS,
    Rung,
    duel_question,
    elsewhere,
    exam_question,
    hand_of_the_day,
    on_rung,
    placement_question,
    placing,
    what_asks,
)
from pyapp.learn.deal import deal
from pyapp.learn.dice import Dice
from pyapp.learn.duel import Duel, format_duel, new_duel, parse_duel
from pyapp.learn.facts import FACT_IDS, RECIPE
from pyapp.learn.fu_lines import with_rules
from pyapp.learn.kinds import KINDS
from pyapp.learn.slips import steps
from pyapp.riichi.hand import Hand
from pyapp.riichi.problem import Problem
from pyapp.riichi.rulebooks import RULEBOOKS, Rulebook
from tests.conftest import NIGHT
from tests.entered import BOOKS, under, won
from tests.learn.duels import random_duel
from tests.learn.judged import right_answers
from tests.learn.sizes import MANY, QUICK


@pytest.mark.parametrize("rung", LADDER, ids=lambda rung: rung.id)
def test_a_step_asks_what_belongs_on_it(rung: Rung) -> None:
    fu = {"rung_30": {30}, "rung_40": {40}, "rung_20_25": {20, 25}, "rung_50": {50, 60, 70}}
    for book, seed in itertools.product(RULEBOOKS, range(2 if QUICK else 6)):
        asked = on_rung(rung, under(book.key), f"{rung.id} {seed}")
        assert asked.kind in rung.kinds
        entry = asked.entry
        if asked.kind == "cell":
            assert rung.id == "rung_dealer" or asked.ask[1] in fu[rung.id]
            assert entry.situation.dealer == (rung.id == "rung_dealer")
        elif rung.id == "rung_limits":
            assert won(entry, entry.by).value.limit
        elif rung.id in ("rung_calls", "rung_fu"):
            assert entry.hand.closed == (rung.id == "rung_fu")
        elif rung.id in ("rung_pay", "rung_dealer"):
            assert entry.situation.dealer == (rung.id == "rung_dealer")


def test_the_course_goes_from_the_sets_to_the_rulebooks() -> None:
    """Nothing is asked before what it is made of."""
    kinds = [kind for rung in LADDER for kind in rung.kinds]
    order = ["fu_set", "fu_pair", "fu_wait", "fu_win", "fu_hand", "yaku", "dora_tile", "han"]
    order += ["limit", "cell", "payment", "payment_honba", "income", "share"]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assert set(kinds) <= set(KINDS)


@BOOKS
def test_every_lesson_has_a_hand_that_its_rules_know(book: Rulebook) -> None:
    for text in (*[rung.shown for rung in LADDER], FIRST_HAND):
        entry = with_rules(text, under(book.key))
        assert entry is not None
        assert won(entry, entry.by).payments, text


@BOOKS
def test_every_hand_where_rulebooks_differ_is_dealt(book: Rulebook) -> None:
    for request in DIFFERENT:
        for seed in range(3):
            assert deal(request, under(book.key), Dice(f"{seed}")) is not None, request


def answers_of(knows: int, rng: random.Random, slips_at: int, guesses: bool) -> tuple[bool, ...]:
    """The answers of who knows so many steps, slips once, and else guesses or is always wrong."""
    right: tuple[bool, ...] = ()
    while not placing(right).over:
        good = placing(right).ask < knows
        if guesses and not good:
            choices = 4  # by day as many as are usual; at night what is offered
            if NIGHT:
                choices = len(placement_question(under("tenhou"), f"{knows}", right).choices)
            good = rng.randrange(choices) == 0
        right += (good != (len(right) == slips_at),)
    return right


@pytest.mark.parametrize("guesses", [False, True])
def test_the_test_places_who_slips_once_too(guesses: bool) -> None:
    """Within one step in nine of ten, and the test takes ten to fifteen questions."""
    rng, near, count = random.Random(7), 0, 0
    steps = range(len(LADDER) + 1)
    for knows in steps if NIGHT else steps[:: 2 + guesses]:
        for slips_at in (-1, *range(10)) if NIGHT else (-1, 0, 3, 8):
            right = answers_of(knows, rng, slips_at, guesses)
            assert LEAST_TEST <= len(right) <= MOST_TEST
            found = placing(right)
            near += abs(found.rung - min(knows, len(LADDER) - 1)) <= 1
            count += 1
    assert near >= 0.9 * count


def test_who_knows_nothing_begins_at_the_first_step() -> None:
    nothing = answers_of(0, random.Random(1), -1, False)
    assert not any(nothing)
    assert placing(nothing).rung == 0
    one_guess = answers_of(0, random.Random(1), 4, False)
    assert one_guess.count(True) == 1
    assert placing(one_guess).rung == 0


def test_the_test_says_how_sure_it_is() -> None:
    assert placing(()).sure < 20
    steady = answers_of(8, random.Random(1), -1, False)
    assert placing(steady).sure >= 90
    wavering = (True, False) * 7 + (True,)
    assert placing(wavering).over
    assert placing(wavering).sure < placing(steady).sure


def test_the_test_asks_the_same_of_all_who_answer_alike() -> None:
    right = (True, False, True)
    asked = placement_question(under("tenhou"), "test", right)
    assert asked == placement_question(under("tenhou"), "test", right)
    assert asked.kind in LADDER[placing(right).ask].kinds


def test_the_hand_of_the_day_is_the_same_for_all() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 29)]
    hands = [hand_of_the_day(day, under("tenhou")) for day in days]
    assert hands == [hand_of_the_day(day, under("tenhou")) for day in days]
    assert len({each.entry for each in hands}) == len(days)
    assert {each.kind for each in hands} == {"payment"}


def test_a_duel_has_hands_from_its_seed() -> None:
    one, again, other = [
        [duel_question(under("wrc-2015"), seed, place) for place in range(10)]
        for seed in ("k3x9", "k3x9", "k3x8")
    ]
    assert len({each.entry.hand for each in one}) == len(one)
    assert Hand((), (), None) not in {each.entry.hand for each in one}
    assert one == again != other


def test_a_set_asks_its_steps_in_turn() -> None:
    asks = ("rung_30", "rung_sets", "rung_yaku")
    asked = [duel_question(under("tenhou"), "k3x9", place, asks) for place in range(9)]
    for place, each in enumerate(asked):
        assert each.kind in LADDER[RUNG[asks[place % 3]]].kinds
    hands = [each.entry.hand for each in asked if each.kind != "cell"]
    assert len(set(hands)) == len(hands)


def running(seed: str, apart: bool) -> int:
    """How often a set of one row of the table asks the same twice running."""
    asked = [
        what_asks(duel_question(under("tenhou"), seed, place, ("rung_30",), apart))
        for place in range(20)
    ]
    return sum(one == other for one, other in itertools.pairwise(asked))


def test_a_set_never_asks_the_same_twice_running() -> None:
    seeds = ("k3x9", "a", "zz")
    assert [running(seed, apart=True) for seed in seeds] == [0, 0, 0]
    assert sum(running(seed, apart=False) for seed in seeds) > 4


def test_a_set_of_the_second_version_asks_what_it_asked() -> None:
    new = new_duel("k3x9", under("tenhou"), ("rung_30",), 10)
    old = parse_duel(format_duel(new._replace(apart=False)))
    assert isinstance(old, Duel)
    assert format_duel(old).startswith("tenbou-duel 2 ")
    assert format_duel(new).startswith("tenbou-duel 3 ")
    assert (old.apart, parse_duel(format_duel(new))) == (False, new)
    for place in range(10):
        asked = duel_question(old.under, old.seed, place, old.steps, old.apart)
        assert asked == on_rung(LADDER[RUNG["rung_30"]], old.under, f"set k3x9/{place}")


def test_each_fact_belongs_to_a_step_that_asks_for_it() -> None:
    for fact in FACT_IDS:
        kinds = LADDER[STEPS[fact]].kinds
        assert set(kinds) & set(RECIPE[fact].kinds), fact
    assert LADDER[STEPS["row 30"]].id == "rung_30"
    assert LADDER[STEPS["row 60"]].id == "rung_50"
    assert LADDER[STEPS["fu tanki"]].id == "rung_wait"


def test_the_exam_asks_for_limits_by_name() -> None:
    kinds = ("payment", "limit")
    asked = [exam_question(kinds, under("tenhou"), "a", place) for place in range(60)]
    limited = [steps(each).value.limit for each in asked if each.kind == "payment"]
    assert not any(limited)
    assert {each.kind for each in asked} == {"payment", "limit"}
    bare = [exam_question(("payment",), under("tenhou"), "a", place) for place in range(60)]
    assert {each.kind for each in bare} == {"payment"}  # where limits are left out
    assert asked == [exam_question(kinds, under("tenhou"), "a", place) for place in range(60)]


def test_what_rulebooks_decide_is_answered_otherwise_by_another() -> None:
    """Another scorer agrees that they differ."""
    for key in ("wrc-2025", "tenhou"):
        differ = 0
        for seed in range(MANY // 20):
            asked = on_rung(LADDER[-1], under(key), str(seed))
            other = elsewhere(asked)
            if other is None:
                continue
            differ += 1
            moved = asked.entry._replace(rules=other.book.rules, rulebook=other.book.key)
            assert other.answer in right_answers(asked._replace(entry=moved))
            assert other.answer not in right_answers(asked)
        remedy = "pyapp/learn/course.py: _deciding lacks a rule in which two rulebooks differ"
        assert differ > MANY // 20 * 3 // 4, remedy
    assert elsewhere(on_rung(LADDER[0], under("tenhou-sanma"), "a")) is None


def test_the_text_of_a_duel() -> None:
    right = (True, True, False, True, True, True, False, True, True, True)
    duel = new_duel("k3x9", under("tenhou"))._replace(right=right, seconds=83)
    text = "tenbou-duel 1 seed:k3x9 rules:tenhou right:1101110111 seconds:83"
    assert format_duel(duel, " ", "1") == text
    assert parse_duel(text) == duel  # as the first version wrote it
    found = parse_duel(format_duel(duel))
    assert found == duel


random_duels = st.builds(
    lambda seed, book, house: random_duel(random.Random(seed), "k3x9")._replace(
        under=under(book)._replace(house=house)
    ),
    st.integers(0, 2**32),
    st.sampled_from([book.key for book in RULEBOOKS]),
    st.sampled_from(["", "Club Tuesday"]),
)


@given(random_duels, st.sampled_from([" ", ","]))
def test_text_and_duel_are_inverse(duel: Duel, space: str) -> None:
    assert parse_duel(format_duel(duel, space)) == duel


@given(random_duels, st.data())
def test_a_damaged_duel_is_refused(duel: Duel, data: st.DataObject) -> None:
    text = format_duel(duel, ",")
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("0a1;:/x"))
    for bad in (text[:place], text[:place] + letter + text[place + 1 :], text + letter):
        assert bad == text or isinstance(parse_duel(bad), Problem), bad


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "damaged"),
        ("tenbou-duel", "damaged"),
        ("tenbou-duel 4 seed:a", "newer_version"),
        ("tenbou-duel 2 seed:a", "damaged"),
        ("tenbou-duel x seed:a", "damaged"),
        ("tenbou-duel 1 rules:tenhou", "damaged"),
        ("tenbou-duel 1 seed:", "damaged"),
        ("tenbou-duel 1 seed:A", "damaged"),
        ("tenbou-duel 1 seed:" + 13 * "a", "damaged"),
        ("tenbou-duel 1 seed:a seed:b", "damaged"),
        ("tenbou-duel 1 seed:a rules:nobody", "damaged"),
        ("tenbou-duel 1 seed:a 123m", "damaged"),
        ("tenbou-duel 1 seed:a riichi", "damaged"),
        ("tenbou-duel 1 seed:a right:11", "damaged"),
        ("tenbou-duel 1 seed:a right:1111111112 seconds:1", "damaged"),
        ("tenbou-duel 1 seed:a right:1111111111", "damaged"),
        ("tenbou-duel 1 seed:a right:1111111111 seconds:-1", "damaged"),
        ("tenbou-duel 1 seed:a right:1111111111 seconds:00", "damaged"),
        ("tenbou-duel 1 seed:a seconds:5", "damaged"),
        ("tenbou-duel 1 seed:a " + "x" * 10**6, "damaged"),
    ],
)
def test_what_is_no_duel(text: str, name: str) -> None:
    found = parse_duel(text)
    assert isinstance(found, Problem)
    assert found.id == name
