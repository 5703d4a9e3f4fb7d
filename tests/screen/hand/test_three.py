"""Entering hands where three play: norths set aside, no 2m to 8m, no chii, nobody north."""

import re

import pytest

from pyapp.riichi.tiles import TILE_NAMED
from pyapp.screen.action import HAND, RULES, Action
from pyapp.screen.answer.dock import IMPOSSIBLE, answer
from pyapp.screen.hand.actions import enter, turn, why_not
from pyapp.screen.hand.scene import scene
from pyapp.screen.hand.state import START, Session, State, with_entry
from pyapp.screen.hand.tiles import ring_html
from pyapp.screen.hand.tools import TOOLS, Tool
from pyapp.screen.rules import actions as rules
from tests.entered import entry_of
from tests.rows import rows
from tests.screen.hand.taps import after
from tests.spoken import words

SANMA = "rules:tenhou-sanma"
SAY = words()


def hand(taps: str, start: str = "") -> str:
    return after(taps, f"{start} {SANMA}")[0].removesuffix(SANMA).strip()


def state_of(text: str) -> State:
    return with_entry(START, entry_of(text))


def tool(text: str, name: str) -> Tool:
    """The button of a verb, or of what it names."""
    places = [place for place, (verb, what) in enumerate(TOOLS) if name in (verb, what)]
    return scene(Session(state_of(text), (), ()), SAY).tools[places[0]]


def test_a_touch_sets_a_north_aside_and_another_takes_it_back() -> None:
    assert hand("nuki nuki nuki") == "nuki:3"
    assert hand("nuki nuki unnuki") == "nuki:1"
    assert hand("nuki nuki undo") == "nuki:1"
    assert hand("unnuki") == ""
    assert hand("nuki clear") == ""


@rows("refused_taps_of_three.tsv")
def test_what_cannot_be_is_said(taps: str, start: str, note: str) -> None:
    assert after(taps, start)[1][0] == note


def test_no_ring_shows_a_run_of_characters() -> None:
    for name, players, runs in (("1m", "tenhou", 1), ("1m", "tenhou-sanma", 0)):
        rules = entry_of(f"rules:{players}").rules
        shown = ring_html(TILE_NAMED[name], rules, SAY).text
        assert shown.count("hand run") == runs, (name, players)
    assert "hand run 1p" in ring_html(TILE_NAMED["1p"], entry_of(SANMA).rules, SAY).text


def test_a_replacement_tile_needs_a_kan_or_a_north() -> None:
    assert after("rinshan", SANMA)[1] == ["rinshan_without_nuki"]
    assert hand("nuki rinshan") == "rinshan nuki:1"


@pytest.mark.parametrize(
    ("start", "ways"),
    [
        ("", ["chankan", "robs_nuki", ""]),
        # Another tile than a north is no north, and the kan of a tile in the hand none to rob.
        ("123456p567s99m78s+9s", ["chankan", ""]),
        ("1199m2277p3388s4z+4z", ["robs_nuki", ""]),
        (
            "19m19p19s123567z1z+4z yaku_kokushi_robs_closed_kan=yes",
            ["chankan", "robs_closed_kan", "robs_nuki", ""],
        ),
        ("last_tile", ["", ""]),
    ],
)
def test_the_button_of_the_robbed_kan_goes_on_to_a_robbed_north(
    start: str, ways: list[str]
) -> None:
    session = Session(state_of(f"{start} {SANMA}"), (), ())
    for way in ways:
        session, _notes = turn(session, Action(HAND, "chankan", ""))
        situation = session.state.entry.situation
        now = ("", "chankan", "robs_closed_kan")[situation.chankan]
        assert ("robs_nuki" if situation.robs_nuki else now) == way


def test_in_the_place_of_chii_norths_are_set_aside() -> None:
    assert tool("", "chii") == Tool("Chii", "false", "false")
    assert tool(SANMA, "chii") == Tool("Kita", "false", "false")
    assert tool(f"nuki:2 {SANMA}", "chii") == Tool("Kita ×2", "true", "false")
    assert tool(f"nuki:4 {SANMA}", "chii") == Tool("Kita ×4", "true", "true")
    assert tool(f"44z nuki:2 {SANMA}", "chii").disabled == "true"
    assert tool(f"robs_nuki {SANMA}", "chankan") == Tool("Ron on kita", "true", "false")
    paired = f"1199m2277p3388s4z+4z {SANMA}"  # a kan of norths cannot be robbed then
    assert tool(paired, "chankan") == Tool("Ron on kita", "false", "false")
    assert tool(f"123456p567s99m78s+9s {SANMA}", "chankan").text == "Chankan"
    assert tool(SANMA, "rinshan").text == "Rinshan"
    assert tool(f"nuki:1 {SANMA}", "rinshan").text == "Rinshan"
    assert tool(f"ankan:1111z nuki:1 {SANMA}", "rinshan").text == "Rinshan"


def test_norths_lie_in_a_pile() -> None:
    dora = scene(Session(state_of(f"nuki:3 {SANMA}"), (), ()), SAY).dora
    (pile,) = re.findall(r'<button[^>]*data-do="hand unnuki"[^>]*>.*?</button>', dora)
    assert pile.count('href="#t4z"') == 3
    assert "3 kita. Take one back" in pile
    assert "unnuki" not in scene(Session(state_of(SANMA), (), ()), SAY).dora


# From four players to three and back

FOUR = "234m567m99p5p+5p chii:345m dora:4m seat:N round:N"
THREE = f"123456p99m78s+9s nuki:2 {SANMA}"


@pytest.mark.parametrize(
    ("hand", "book", "told"),
    [
        (
            FOUR,
            "mahjong-soul-sanma",
            ["Four of characters", "no chii in three-player games", "no north seat"],
        ),
        (THREE, "tenhou", ["Kita is for three-player games only"]),
        (f"4z+4z robs_nuki {SANMA}", "tenhou", ["Kita is for three-player games only"]),
    ],
)
def test_another_number_of_players_keeps_all_and_names_what_cannot_be(
    hand: str, book: str, told: list[str]
) -> None:
    before = state_of(hand)
    state = rules.change(before, Action(RULES, "rulebook", book)).state
    assert state.entry.hand == before.entry.hand
    assert state.entry.situation == before.entry.situation
    shown = answer(state.entry, SAY, None)
    assert shown.state == IMPOSSIBLE
    for each in told:
        assert each in shown.spoken
    again = rules.change(state, Action(RULES, "rulebook", before.entry.rulebook)).state
    assert again == before


def test_what_cannot_be_any_more_can_be_taken_back() -> None:
    state = state_of("robs_nuki nuki:1 rules:tenhou")
    assert why_not(state, "chankan", "") is None
    for verb in ("chankan", "unnuki"):
        state = enter(state, Action(HAND, verb, "")).state
    assert state == state_of("rules:tenhou")
