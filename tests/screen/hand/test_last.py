"""The last hands as text: the newest first, each once, twenty at most, all of which win."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.kept.shelf import Joined
from pyapp.screen.hand.last import FORMAT, MOST, joined, wins, with_hand, with_hands
from tests.entered import entry_of
from tests.screen.hand.lasts import load_hands

A, B, C = "234567m33456p67s+8s riichi", "456m99p56p+7p pon:555z chii:234s", "19m19p19s1234567z+7z"


def kept(*hands: str) -> str:
    text = ""
    for place, hand in enumerate(hands):
        text = with_hand(text, str(place), hand)
    return text


def hands(text: str) -> list[str]:
    return [left.text for left in load_hands(text)]


def test_the_newest_comes_first_and_says_when() -> None:
    assert kept(A, B) == f"{FORMAT}\n1 {B}\n0 {A}"
    (first, second) = load_hands(kept(A, B))
    assert (first.when, first.entry) == ("1", entry_of(B))
    assert (second.when, second.entry) == ("0", entry_of(A))


def test_a_hand_that_is_there_moves_to_the_top() -> None:
    assert hands(kept(A, B, C, A)) == [A, C, B]
    assert load_hands(kept(A, B, A))[0].when == "2"


def test_no_more_than_twenty_are_kept() -> None:
    many = [f"{A} honba:{n}" for n in range(1, 30)]
    assert hands(kept(*many)) == many[:-21:-1]
    assert len(hands(kept(*many))) == MOST == 20


def test_what_was_deleted_comes_back_below_what_came_since() -> None:
    assert hands(with_hands(kept(C), kept(A, B))) == [C, B, A]
    assert hands(with_hands("", kept(A))) == [A]
    assert hands(with_hands(kept(A), kept(A, B))) == [A, B]


def test_what_two_tabs_left_is_all_there_and_nobody_is_told() -> None:
    base, mine, theirs = kept(A), kept(A, B), f"{FORMAT}\n2 {C}\n0 {A}"
    assert joined(mine, theirs, base) == Joined(f"{FORMAT}\n2 {C}\n1 {B}\n0 {A}", "", False)


@pytest.mark.parametrize(
    ("hand", "won"),
    [
        (A, True),
        (B, True),
        ("456m99p56p+7p chii:234s chii:234s", False),  # no yaku
        ("234567m33456p67s", False),
        ("234567m33456p67s+9s", False),
        ("11111m234567p99s+9s", False),
        ("", False),
    ],
)
def test_a_hand_is_kept_when_it_pays(hand: str, won: bool) -> None:
    assert wins(entry_of(hand)) == won


@pytest.mark.parametrize("line", ["", "0", "0 ", f"{A}", "0 1x", "0 123m", "0 " + "9" * 9000])
def test_a_damaged_line_costs_no_other(line: str) -> None:
    assert hands(f"{FORMAT}\n{line}\n1 {B}") == [B]


@given(st.text(max_size=80))
def test_any_text_is_read(text: str) -> None:
    load_hands(text)
    load_hands(f"{FORMAT}\n{text}")
    assert hands(with_hand(text, "0", A))[0] == A
