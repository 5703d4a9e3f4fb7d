"""Looking up: filling, plural and ordinal classes, numbers and lists as a language has them."""

import pytest
from catalogues import block, grammar
from hypothesis import given
from hypothesis import strategies as st

from pyapp.words.languages import Language, language
from pyapp.words.lookup import Lookup, capital
from tests.spoken import words

RUSSIAN, JAPANESE = (row for tag in ("ru", "ja") if (row := language(tag)))


def lookup(row: Language, **said: str) -> Lookup:
    return Lookup(row.tag, "native", (block({**grammar(row), **said}),))


def test_values_terms_and_capitals_are_filled() -> None:
    say = lookup(JAPANESE, ron="ron", takes="{Name} takes {n} by {ron}. {Ron}!")
    assert say("takes", name="ann", n=12000) == "Ann takes 12,000 by ron. Ron!"
    assert say.title("ron") == "Ron"


@pytest.mark.parametrize(
    ("n", "form"),
    [
        *((0, "очков"), (1, "очко"), (2, "очка"), (5, "очков"), (11, "очков"), (21, "очко")),
        *((22, "очка"), (25, "очков"), (101, "очко"), (8000, "очков"), (12001, "очко")),
    ],
)
def test_plural_classes_are_the_languages_own(n: int, form: str) -> None:
    say = lookup(RUSSIAN, points="\1n\1{n} очко\1{n} очка\1{n} очков")
    assert say("points", n=n) == f"{say.number(n)} {form}"


@pytest.mark.parametrize(
    ("n", "place"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (22, "22nd"), (113, "113th")],
)
def test_ordinals(n: int, place: str) -> None:
    assert words()("nth_place", n=n) == place


def test_changes_and_final_points_have_signs() -> None:
    say = words()
    assert [say.signed(n) for n in (3900, -1000, 0)] == ["+3,900", "−1,000", "0"]
    assert [say.thousands(n) for n in (53000, -12600, 0, 66666, -500)] == [
        *("+53.0", "−12.6", "0.0", "+66.666", "−0.5")
    ]
    assert lookup(RUSSIAN).thousands(-3500) == "−3,5"


@given(st.integers(-999999, 999999))
def test_a_number_keeps_its_digits(n: int) -> None:
    text = words().number(n)
    assert int(text.replace(",", "").replace("−", "-")) == n


def test_lists_end_with_a_word() -> None:
    say = words()
    assert say.listed(()) == ""
    assert say.listed(("a",)) == "a"
    assert say.listed(("a", "b")) == "a and b"
    assert say.listed(("a", "b", "c"), "or") == "a, b or c"
    assert lookup(JAPANESE).listed(("一", "二", "三")) == "一、二、三"


def test_a_capital_is_only_the_first_letter() -> None:
    assert capital("east wind") == "East wind"
    assert capital("") == ""
    assert capital("ёж") == "Ёж"


def test_capitals_are_those_of_unicode() -> None:
    for code in (*range(0x20, 0x180), *range(0x400, 0x460), 0x4E00, 0xAC00):
        letter = chr(code)
        if letter not in "ßıĸŉſµÿ":  # their capitals are two letters, or another script's
            assert capital(letter + "x") == letter.upper() + "x", hex(code)


def test_an_id_without_words_is_not_shown() -> None:
    say = lookup(JAPANESE, ron="{nobody_says_this}ロン")
    assert (say("nobody_says_this"), say("ron")) == ("", "ロン")
