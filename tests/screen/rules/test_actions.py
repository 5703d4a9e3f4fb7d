"""Choosing a rulebook and house rules, as the controls of the Rules screen ask for it."""

import re

import pytest

from pyapp.riichi.hand import Meld
from pyapp.riichi.rulebooks import rules_for
from pyapp.riichi.text import format_entry
from pyapp.screen.action import read
from pyapp.screen.hand.entering import Step
from pyapp.screen.hand.state import START, State, with_entry
from pyapp.screen.rules.actions import STEPS, change
from tests.entered import entry_of
from tests.screen.rules.screens import view


def state(text: str) -> State:
    entry = entry_of(text)
    return with_entry(START, entry)


def after(start: State, *actions: str) -> Step:
    step = Step(start, ())
    for each in actions:
        step = change(step.state, read(each))
    return step


def test_a_rulebook_brings_all_its_rules_and_keeps_the_hand() -> None:
    step = after(state("123m seat:E limit_kiriage_mangan=yes"), "rules rulebook ema-2016")
    assert format_entry(step.state.entry) == "123m seat:E rules:ema-2016"
    assert step.state.entry.rules == rules_for("ema-2016")
    assert step.notes == ()


def test_house_rules_go_on_top() -> None:
    step = after(
        state("123m"),
        "rules rulebook ema-2016",
        "rules option limit_kiriage_mangan yes",
        "rules option end_uma 9/3/-3/-9",
        "rules option draw_abortive none",
    )
    entry = step.state.entry
    assert entry.rulebook == "ema-2016"
    assert (entry.rules.limit_kiriage_mangan, entry.rules.end_uma) == (True, (9, 3, -3, -9))
    assert entry.rules.draw_abortive == ()


@pytest.mark.parametrize(
    ("before", "action", "after_it"),
    [
        ("", "part limit_double_yakuman daisuushii", "limit_double_yakuman=daisuushii"),
        ("limit_double_yakuman=daisuushii", "part limit_double_yakuman daisuushii", ""),
        (
            "limit_double_yakuman=daisuushii",
            "part limit_double_yakuman suuankou_tanki",
            "limit_double_yakuman=suuankou_tanki/daisuushii",
        ),
        ("", "part house_yaku sanrenkou", "house_yaku=sanrenkou"),
        ("house_yaku=sanrenkou.3.2", "part house_yaku sanrenkou", ""),
        ("house_yaku=sanrenkou", "put house_yaku sanrenkou.3.2", "house_yaku=sanrenkou.3.2"),
        (
            "house_yaku=sanrenkou.3.2/daisharin",
            "put house_yaku sanrenkou",
            "house_yaku=sanrenkou/daisharin",
        ),
    ],
)
def test_a_part_of_a_rule_comes_and_goes_by_itself(before: str, action: str, after_it: str) -> None:
    step = after(state("123m " + before), "rules " + action)
    assert format_entry(step.state.entry) == f"123m {after_it}".strip()


def test_named_house_rules_are_taken_as_they_are_kept() -> None:
    take = "rules take rules:ema-2016 house:Our_club limit_kiriage_mangan=yes"
    step = after(state("123m yaku_ippatsu=no"), take)
    text = "123m rules:ema-2016 house:Our_club limit_kiriage_mangan=yes"
    assert format_entry(step.state.entry) == text
    # A change keeps the name; a printed rulebook has its own.
    step = after(step.state, "rules option yaku_ippatsu no")
    assert step.state.entry.house == "Our club"
    step = after(step.state, "rules rulebook ema-2016")
    assert format_entry(step.state.entry) == "123m rules:ema-2016"


def test_a_call_that_was_offered_is_no_more() -> None:
    offered = state("12m")._replace(offer=(Meld("chii", (0, 1, 2)),))
    assert after(offered, "rules rulebook tenhou").state.offer == ()
    assert after(offered, "rules option yaku_red_fives 3").state.offer == ()


@pytest.mark.parametrize(
    "action",
    [
        "rules rulebook my-own",
        "rules rulebook",
        "rules option",
        "rules option yaku_of_mine yes",
        "rules option yaku_open_tanyao maybe",
        "rules option yaku_open_tanyao",
        "rules part draw_abortive six_winds",
        "rules part yaku_open_tanyao no",
        "rules part yaku_of_mine yes",
        "rules put house_yaku sanrenkou.9.9.9",
        "rules follow wrc-2015",
        "rules take rules:my-own",
        "rules take house:~",
    ],
)
def test_what_does_not_exist_changes_nothing(action: str) -> None:
    offered = state("12m")._replace(offer=(Meld("chii", (0, 1, 2)),))
    assert after(offered, action) == Step(offered, ())


def test_every_control_of_the_screen_does_something() -> None:
    start = state("rules:mahjong-soul limit_kiriage_mangan=yes")
    html = view("rules:mahjong-soul limit_kiriage_mangan=yes", kept=("Our_club rules:ema-2016",))
    asked = re.findall(r'<(?:input|button)[^>]* data-do="([^"]+)"(?! checked><span)', html)
    asked = [each for each in asked if read(each).verb in STEPS]
    assert len(asked) > 30
    for each in asked:
        assert after(start, each).state != start, each
