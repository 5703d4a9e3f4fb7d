"""The sheets of the menu: what they offer, what is chosen, and that all is said in words."""

import re

import pytest

from pyapp.screen.action import CLUB, GAME, GUIDE, MENU, read
from pyapp.screen.app import Draft
from pyapp.screen.hand.seating import Seating
from pyapp.screen.menu.settings import DEFAULTS, Settings, change
from pyapp.screen.menu.view import SHORTCUTS
from pyapp.screen.sheets import regions
from pyapp.words.languages import LANGUAGES
from pyapp.words.words import Words
from tests.screen.apps import app_of
from tests.screen.rules.said import said
from tests.spoken import words

NOTHING_TYPED = Draft("", "", "")
SHEETS = ("menu", "winds", "text", "keys")


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


def test_the_terminologies_come_in_the_order_of_the_language() -> None:
    romaji = DEFAULTS._replace(terms="romaji")
    assert radios(view("menu", romaji), "terms") == [
        ("menu terms native", "false", "English"),
        ("menu terms ema", "false", "EMA English"),
        ("menu terms wrc", "false", "WRC English"),
        ("menu terms romaji", "true", "Romaji"),
        ("menu terms japanese", "false", "日本語"),
    ]


def test_every_language_is_offered_in_its_own_words() -> None:
    german = DEFAULTS._replace(language="de")
    assert radios(view("menu", german), "language") == [
        (f"menu language {row.tag}", "true" if row.tag == "de" else "false", row.name)
        for row in LANGUAGES
    ]
    for row in LANGUAGES:
        assert f'lang="{row.tag}">{row.name}<' in view("menu", german)
    assert 'lang="ja">日本語<' in view("menu", german).partition('data-do="menu terms japanese"')[2]
    assert words()("language_title") in said(view("menu"))


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


def test_the_menu_leads_on() -> None:
    asked = re.findall(r'<button type="button" data-do="([^"]+)"', view("menu"))
    rooms = {f"{room} open" for room in (GAME, GUIDE, CLUB)}
    ways = {"page close", "page copy", "page open hands", "page open text", "page open keys"}
    assert rooms | ways <= set(asked)


def test_winds_and_counters_are_those_of_the_hand() -> None:
    html = view("winds")
    assert [(do, text) for do, on, text in radios(html, "round") if on == "true"] == [
        ("hand round 1", "South")
    ]
    assert radios(html, "seat") == [
        ("hand seat 0", "false", "East, dealer"),
        ("hand seat 1", "false", "South"),
        ("hand seat 2", "true", "West"),
        ("hand seat 3", "false", "North"),
    ]
    assert re.findall(r"<output>(\d+)</output>", html) == ["3", "11"]
    for do in ("hand honba -", "hand honba +", "hand sticks -", "hand sticks +"):
        assert f'data-do="{do}"' in html


def test_counters_are_set_back_in_one_touch() -> None:
    assert 'data-do="hand reset" aria-disabled="false"' in view("winds")
    assert 'data-do="hand reset" aria-disabled="true"' in view("winds", hand="seat:W round:S")


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


def test_every_shortcut_has_its_keys_and_what_they_do() -> None:
    html = view("keys", say=words("wrc"))
    rows = re.findall(r"<dt>([^<]+)</dt><dd>([^<]+)</dd>", html)
    assert len(rows) == len(SHORTCUTS)
    assert ("C, P, K, A", "Chow, Pung, Melded kong, Own kong; then the tile") in rows
