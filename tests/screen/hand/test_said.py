"""Local yaku that are said: a key for each that the house plays, and what goes with them."""

import re

import pytest

from pyapp.screen.action import HAND, Action
from pyapp.screen.hand.actions import enter
from pyapp.screen.hand.said import said_html
from tests.entered import entry_of
from tests.screen.hand.taps import after, state_of
from tests.spoken import words

FULL = "234567m33456p67s+8s"
HOUSE = "house_yaku=open_riichi/tsubame_gaeshi/sanrenkou/paarenchan"


def keys(text: str) -> list[tuple[str, str, str]]:
    """Of each key its yaku, whether it is pressed, and whether it is refused."""
    html = said_html(entry_of(f"{FULL} {text}"), words()).text
    return re.findall(r'"hand said (\w+)" aria-pressed="(\w+)" aria-disabled="(\w+)"', html)


def test_the_house_has_a_key_for_each_that_it_plays() -> None:
    assert keys(f"tsubame_gaeshi seat:E {HOUSE}") == [
        ("open_riichi", "false", "true"),
        ("tsubame_gaeshi", "true", "false"),
        ("paarenchan", "false", "false"),
    ]
    assert keys("house_yaku=sanrenkou") == []
    assert said_html(entry_of(f"234567m33456p67s {HOUSE}"), words()).text == ""


@pytest.mark.parametrize(
    ("taps", "start", "result", "notes"),
    [
        ("said:open_riichi", "riichi", "riichi open_riichi", []),
        ("said:open_riichi", "riichi open_riichi", "riichi", []),
        ("riichi", "double_riichi open_riichi", "", ["said_went"]),
        ("riichi", "riichi open_riichi", "double_riichi open_riichi", []),
        ("said:tsubame_gaeshi said:paarenchan", "seat:E", "seat:E paarenchan tsubame_gaeshi", []),
        ("seat:1", "seat:E paarenchan", "", ["said_went"]),
        ("clear", "1m seat:E paarenchan", "seat:E", []),
    ],
)
def test_what_is_said_stays_as_long_as_it_can_be(
    taps: str, start: str, result: str, notes: list[str]
) -> None:
    done = after(taps, f"{start} {HOUSE}")
    assert done == (f"{result} {HOUSE}".strip(), notes)


def test_what_is_no_local_yaku_is_not_said() -> None:
    state = state_of(HOUSE)
    assert enter(state, Action(HAND, "said", "sanrenkou")).state == state
