"""The ladder, the test of ten, the hand of the day, the duel."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.learn.course import (
    ASKED,
    DIFFERENT,
    LADDER,
    Rung,
    duel_questions,
    hand_of_the_day,
    on_rung,
    placed,
    placement,
)
from pyapp.learn.deal import deal
from pyapp.learn.dice import Dice
from pyapp.learn.duel import Duel, format_duel, parse_duel
from pyapp.riichi.hand import Hand
from pyapp.riichi.problem import Problem
from pyapp.riichi.rulebooks import RULEBOOKS, Rulebook
from tests.entered import BOOKS, under, won


@BOOKS
@pytest.mark.parametrize("rung", LADDER, ids=lambda rung: rung.id)
def test_a_rung_asks_what_belongs_on_it(book: Rulebook, rung: Rung) -> None:
    fu = {"rung_30": {30}, "rung_40": {40}, "rung_20_25": {20, 25}, "rung_50": {50, 60, 70}}
    for seed in range(6):
        asked = on_rung(rung, under(book.key), f"{rung.id} {seed}")
        assert asked.kind in rung.kinds
        entry = asked.entry
        if asked.kind == "cell":
            assert asked.ask[1] in fu[rung.id]
            continue
        best = won(entry, entry.by)
        if rung.id in fu:
            assert best.value.fu in fu[rung.id]
        elif rung.id == "rung_limits":
            assert best.value.limit
        elif rung.id == "rung_calls":
            assert not entry.hand.closed


@BOOKS
def test_every_hand_where_rulebooks_differ_is_dealt(book: Rulebook) -> None:
    for request in DIFFERENT:
        for seed in range(3):
            assert deal(request, under(book.key), Dice(f"{seed}")) is not None, request


def test_the_placement_goes_up_the_ladder() -> None:
    asked = placement(under("tenhou"), "test")
    assert len(asked) == ASKED == 10
    rungs = [place * len(LADDER) // ASKED for place in range(ASKED)]
    assert set(rungs) == set(range(len(LADDER)))
    assert rungs == sorted(rungs)
    for place, each in enumerate(asked):
        assert each.kind in LADDER[rungs[place]].kinds
    assert asked == placement(under("tenhou"), "test")
    assert asked != placement(under("tenhou"), "other")


@given(st.lists(st.booleans(), min_size=ASKED, max_size=ASKED))
def test_who_misses_begins_there(right: list[bool]) -> None:
    rung = placed(tuple(right))
    assert 0 <= rung < len(LADDER)
    if all(right):
        assert rung == len(LADDER) - 1
    else:
        assert rung == right.index(False) * len(LADDER) // ASKED


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
