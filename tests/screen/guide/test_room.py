"""The Guide: its pages, their addresses, and the way out."""

import pytest

from pyapp.riichi.text import format_entry
from pyapp.screen.app import Enter, Focus
from pyapp.screen.guide.frame import PAGES
from pyapp.screen.guide.room import left
from pyapp.screen.trail import HAND
from tests.screen.guide.guide_player import GuidePlayer

WON = "234567m33456p67s+8s,riichi,dora:1m"


def entered(player: GuidePlayer) -> list[str]:
    """What was put over the history's entry so far."""
    return [each.layer for each in player.done if isinstance(each, Enter)]


@pytest.mark.parametrize("name", ["", *PAGES])
def test_each_page_has_an_address_and_can_be_left(name: str) -> None:
    player = GuidePlayer()
    player.touch("open " + name) if name else None
    assert player.address == (f"guide/{name}" if name else "guide")
    assert ('aria-current="page"' in player.html) == (name != "")
    player.touch("leave")
    assert player.app.shown == HAND


def test_an_unknown_page_is_the_first() -> None:
    assert GuidePlayer("nowhere/at/all").address == "guide"
    assert GuidePlayer("yaku/nothing").address == "guide/yaku"


def test_the_opened_answer_stays_below() -> None:
    player = GuidePlayer("", hand=WON)
    player.do("guide leave")
    player.app = player.app._replace(sheet="tsumo")
    player.do("guide open yaku/pinfu")
    assert player.app.sheet == ""
    assert (
        player.html.count(f'aria-label="{player.say("guide_to_answer", way="Tsumo")}"') == 2
    )  # one in sight
    assert entered(player) == ["guide/yaku"]
    player.open("fu")
    player.do("guide leave")
    assert player.app.sheet == "tsumo"
    assert 'data-do="guide open yaku/pinfu"' in player.asked(Focus).selector
    player.open("yaku/pinfu")
    player.do("guide leave bare")
    assert player.app.sheet == ""


@pytest.mark.parametrize("wide", [False, True])
def test_a_page_opened_by_its_address_leads_back_to_an_answer_that_is_there(wide: bool) -> None:
    player = GuidePlayer("", hand=WON)
    player.do("guide leave")
    device = player.app.device._replace(is_wide=lambda: wide)
    player.app = player.app._replace(device=device)
    player.do("guide open yaku/pinfu")
    assert ("Back to the answer" in player.html) is wide  # beside the hand; a sheet was not open
    player.do("guide leave")
    assert player.app.sheet == ""


def test_a_menu_does_not_stay_below() -> None:
    player = GuidePlayer()
    assert "Back to the answer" not in player.html
    player.do("guide leave")
    player.app = player.app._replace(sheet="menu")
    player.open("")
    assert entered(player) == []
    player.do("guide leave")
    assert player.app.sheet == ""


def test_what_an_address_brings_names_no_other_control() -> None:
    player = GuidePlayer('yaku/x"], [data-do')
    player.do("guide leave")
    assert '"]' not in player.asked(Focus).selector.replace('x"], ', "").replace('do"]', "")


def test_a_hand_opens_on_the_hand_screen() -> None:
    player = GuidePlayer("yaku/pinfu")
    player.do("guide hand 123m")
    assert (player.app.shown, format_entry(player.app.entry)[:4]) == (HAND, "123m")
    assert entered(player) == ["link"]
    player.open("yaku/pinfu")
    before = player.app
    player.do("guide hand nothing")
    assert player.app is before


def test_another_screen_takes_its_place() -> None:
    player = GuidePlayer("practice/learn")
    assert left(player.app).shown == HAND
    assert left(left(player.app)) == left(player.app)


def test_a_control_of_another_page_does_nothing() -> None:
    player = GuidePlayer("fu")
    before = player.app
    player.do("guide yaku fold pinfu")
    assert player.app is before
    player.press("5", "Enter")
    assert player.app is before
