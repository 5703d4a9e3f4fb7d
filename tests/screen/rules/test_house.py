"""House rules with a name: what is kept, and which names can be given."""

import pytest

from pyapp.riichi.free_text import LONGEST_NAME
from pyapp.riichi.problem import problem
from pyapp.screen.rules.house import free_name, house_of, house_text, kept_as, name_for, read_house
from tests.entered import entry_of
from tests.screen.rules.screens import kept_rules

KEPT = kept_rules("Our_club rules:tenhou yaku_ippatsu=no", "Zen")


@pytest.mark.parametrize("space", [" ", ","])
@pytest.mark.parametrize("text", ["house:a~2Cb rules:tenhou yaku_ippatsu=no", "rules:ema-2025", ""])
def test_what_is_kept_reads_back(text: str, space: str) -> None:
    house = house_of(entry_of(text))
    assert read_house(house.name, house_text(house, space)) == house
    assert house_text(house)  # a link to the first rulebook names it too


def test_what_cannot_be_read_is_passed_over() -> None:
    assert read_house("Zen", "house:Zen rules:of-tomorrow") is None


def test_they_are_in_the_order_of_their_names() -> None:
    names = [each.name for each in kept_rules("b", "C", "a", "B", "A")]
    assert names == ["A", "a", "B", "b", "C"]


def test_they_are_found_by_name() -> None:
    assert kept_as(KEPT, "Zen") == KEPT[1]
    assert kept_as(KEPT, "zen") is None


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        (" Club  Tuesday ", "Club Tuesday"),
        ("a\0b\u202ec", "abc"),
        ("x" * 300, "x" * LONGEST_NAME),
        ("🀄🀄", "🀄🀄"),
        ("a,b:c#d%e", "a,b:c#d%e"),
        ("מועדון", "מועדון"),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert name_for(KEPT, typed) == name


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "house_no_name"),
        (" \t\0", "house_no_name"),
        ("our club", "house_taken"),
        (" ZEN", "house_taken"),
        ("tenhou", "house_printed"),
    ],
)
def test_names_that_cannot_be(typed: str, why: str) -> None:
    assert name_for(KEPT, typed) == problem(why)


def test_a_name_may_change_its_letters_but_take_no_other() -> None:
    assert name_for(KEPT, "ZEN", "Zen") == "ZEN"
    assert name_for(KEPT, "Zen", "Our club") == problem("house_taken")


def test_a_copy_has_a_name_that_is_free() -> None:
    assert free_name(KEPT, "Zen") == "Zen 2"
    assert free_name(kept_rules("Zen", "zen_2", "Zen_3"), "Zen") == "Zen 4"
    long = "x" * LONGEST_NAME
    assert free_name(kept_rules(long), long) == "x" * (LONGEST_NAME - 2) + " 2"
