"""The course, the test, the hand of the day, the duel."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.learn.course import (
    ASKED,
    DIFFERENT,
    FIRST_HAND,
    LADDER,
    LEAST_TEST,
    MOST_TEST,
    Rung,
    duel_questions,
    hand_of_the_day,
    on_rung,
    placement_question,
    placing,
)
from pyapp.learn.deal import deal
from pyapp.learn.dice import Dice
from pyapp.learn.duel import Duel, format_duel, parse_duel
from pyapp.learn.fu_lines import with_rules
from pyapp.learn.kinds import KINDS
from pyapp.riichi.hand import Hand
from pyapp.riichi.problem import Problem
from pyapp.riichi.rulebooks import RULEBOOKS, Rulebook
from tests.conftest import NIGHT
from tests.entered import BOOKS, under, won
from tests.learn.sizes import QUICK


@BOOKS
@pytest.mark.parametrize("rung", LADDER, ids=lambda rung: rung.id)
def test_a_step_asks_what_belongs_on_it(book: Rulebook, rung: Rung) -> None:
    fu = {"rung_30": {30}, "rung_40": {40}, "rung_20_25": {20, 25}, "rung_50": {50, 60, 70}}
    for seed in range(2 if QUICK else 6):
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
    assert set(kinds) == set(KINDS)


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


def test_a_duel_has_ten_hands_from_its_seed() -> None:
    one = duel_questions(under("wrc-2015"), "k3x9")
    assert len(one) == ASKED
    assert len({each.entry.hand for each in one}) == ASKED
    assert Hand((), (), None) not in {each.entry.hand for each in one}
    assert one == duel_questions(under("wrc-2015"), "k3x9")
    assert one != duel_questions(under("wrc-2015"), "k3x8")


seeds = st.text("0123456789abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=12)
results = st.lists(st.booleans(), min_size=ASKED, max_size=ASKED).map(tuple)
books = st.sampled_from([under(book.key) for book in RULEBOOKS])
duels = st.builds(Duel, seeds, books, results, st.integers(0, 9999)) | st.builds(
    Duel, seeds, books, st.just(()), st.just(0)
)


@given(duels, st.booleans(), st.sampled_from([" ", ","]))
def test_text_and_duel_are_inverse(duel: Duel, lifted: bool, space: str) -> None:
    rules = duel.under.rules._replace(limit_kiriage_mangan=lifted)
    house = "Club Tuesday" if lifted else ""
    duel = duel._replace(under=duel.under._replace(rules=rules, house=house))
    assert parse_duel(format_duel(duel, space)) == duel


def test_the_text_of_a_duel() -> None:
    right = (True, True, False, True, True, True, False, True, True, True)
    duel = Duel("k3x9", under("tenhou"), right, 83)
    text = "tenbou-duel 1 seed:k3x9 rules:tenhou right:1101110111 seconds:83"
    assert format_duel(duel) == text
    assert parse_duel(text) == duel


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "damaged"),
        ("tenbou-duel", "damaged"),
        ("tenbou-duel 2 seed:a", "newer_version"),
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
