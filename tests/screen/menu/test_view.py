"""The sheets of the menu: what they offer, what is chosen, and that all is said in words."""

import re

import pytest

from pyapp.screen.action import MENU, read
from pyapp.screen.app import Draft
from pyapp.screen.hand.seating import Seating
from pyapp.screen.menu.settings import DEFAULTS, Settings, change
from pyapp.screen.sheets import regions
from pyapp.words.languages import LANGUAGES
from pyapp.words.words import Words
from tests.screen.apps import app_of
from tests.spoken import words

NOTHING_TYPED = Draft("", "", "")


def view(
    name: str,
    settings: Settings = DEFAULTS,
    draft: Draft = NOTHING_TYPED,
    say: Words | None = None,
    hand: str = "seat:W round:S honba:3 sticks:11",
    seating: Seating | None = None,
) -> str:
    app = app_of(hand)._replace(sheet=name, settings=settings, draft=draft, seating=seating)
    (region,) = regions(app._replace(say=say or words()))
    return region.make(*region.made_from).text


def radios(html: str, verb: str) -> list[tuple[str, str, str]]:
    """What each radio button of a group asks for, whether it is chosen, and what it says."""
    found = rf'data-do="(\w+ {verb} [\w-]+)" role="radio" aria-checked="(\w+)"[^>]*>([^<]*)<'
    return re.findall(found, html)


def test_where_three_play_nobody_is_offered_the_north() -> None:
    """Unless it is set: then it is shown, as what is wrong."""
    three = "rules:tenhou-sanma"
    for verb in ("seat", "round"):
        assert len(radios(view("winds"), verb)) == 4
        assert len(radios(view("winds", hand=three), verb)) == 3
        (north,) = radios(view("winds", hand=f"{three} {verb}:N"), verb)[3:]
        assert north == (f"hand {verb} 3", "true", "North")


@pytest.mark.parametrize("numerals", [True, False])
def test_every_control_of_the_menus_own_changes_the_settings(numerals: bool) -> None:
    settings = DEFAULTS._replace(theme="dark", numerals=numerals)
    asked = re.findall(r'data-do="(menu [^"]+)"[^>]*aria-checked="(\w+)"', view("menu", settings))
    assert len(asked) == len(LANGUAGES) + len(LANGUAGES[0].terms) + 3 + 1
    for text, checked in asked:
        action = read(text)
        assert action.room == MENU
        same = change(settings, action.verb, action.what) == settings
        assert same == (checked == "true" and action.verb != "numerals"), text


def test_in_a_game_only_the_seat_is_chosen() -> None:
    seating = Seating(("Ann", "Bob", "Cid", "Dee"), 1, 1, 3, 11, (), (), None)
    html = view("winds", seating=seating)
    assert set(re.findall(r'data-do="(hand \w+)', html)) == {"hand seat"}
    assert radios(html, "seat")[0] == ("hand seat 0", "false", "Ann, East, dealer")
    assert "Round, honba and sticks are those of the game." in html
    assert 'data-do="game open"' in html


def test_the_notation_box_holds_the_draft_and_what_is_wrong() -> None:
    html = view("text", draft=Draft("12<x", "12<x", "“12<x” is no tile."))
    assert ">12&lt;x</textarea>" in html
    assert '<p id="write-error" role="alert">“12&lt;x” is no tile.</p>' in html
    assert 'aria-invalid="true"' in html
    assert "aria-invalid" not in view("text", draft=Draft("12m", "12m", ""))
