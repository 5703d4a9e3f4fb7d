"""Sessions, what is kept on the device, and the words of the page as it is first painted."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.riichi.text import Entry, format_entry, parse_entry
from pyapp.riichi.tiles import NAMES, TILE_NAMED
from pyapp.screen.hand.actions import turn
from pyapp.screen.hand.saved import dump, dump_past, load, load_past
from pyapp.screen.hand.state import LEVELS, START, Session, State, with_entry
from pyapp.screen.hand.tiles import dora_html, hand_parts, lines
from pyapp.screen.hand.tools import TOOLS, round_html, tools
from pyapp.screen.menu.settings import DEFAULTS, change
from pyapp.screen.words import capital
from pyapp.screen.words.controls import controls

INDEX = (Path(__file__).parents[3] / "index.html").read_text()
SAY = controls("english")


def state_of(text: str) -> State:
    entry = parse_entry(text)
    assert isinstance(entry, Entry), entry
    return with_entry(START, entry)


FRESH = Session(START, ())


def play(taps: str, session: Session = FRESH) -> Session:
    """Taps such as "tile:3m mode:pon undo"."""
    for tap in taps.split():
        name, _, arg = tap.partition(":")
        session, _notes = turn(session, name, arg)
    return session


def text(state: State) -> str:
    return format_entry(state.entry)


# Undo


def test_undo_goes_back_through_hand_and_mode_but_not_through_views() -> None:
    session = play("tile:1m mode:pon sheet:menu tile:5z")
    assert text(session.state) == "1m pon:555z"
    session = play("undo", session)
    assert (text(session.state), session.state.mode, session.state.sheet) == ("1m", "pon", "menu")
    session = play("undo", session)
    assert session.state.mode == ""
    assert text(play("undo", session).state) == ""


def test_undo_says_when_there_is_nothing_left() -> None:
    _session, notes = turn(Session(START, ()), "undo", "")
    assert [note.id for note in notes] == ["nothing_to_undo"]


def test_clear_and_next_hand_can_be_undone() -> None:
    before = play("tile:1m riichi seat:0")
    assert text(play("clear", before).state) == ""
    assert play("clear undo", before).state == before.state
    assert text(play("next", before).state) == "seat:E"
    assert play("next undo", before).state == before.state


def test_two_hundred_taps_can_be_taken_back() -> None:
    session = play("honba:+ honba:- " * 110)
    assert play("undo " * 219, session).state.entry.situation.honba == 1


def test_the_past_does_not_grow_without_end() -> None:
    assert len(play("honba:+ honba:- " * LEVELS).past) == LEVELS


# What is kept


@pytest.mark.parametrize(
    "hand",
    [
        "",
        "1m",
        "234567m33456p67s+8s dora:4p riichi",
        "0m+5m ankan:1111z kan:9999s ankan:2222p kan:5550p dora:1m2m rules:tenhou rinshan",
        "123456789m12345p99s",
    ],
)
def test_what_is_kept_comes_back(hand: str) -> None:
    state = state_of(hand)._replace(mode="chii")
    settings = change(change(DEFAULTS, "terms", "romaji"), "theme", "dark")
    saved = load(dump(state, settings, text(state)))
    assert saved is not None
    assert saved.state == state
    assert saved.settings == settings


def test_the_order_of_entry_is_kept() -> None:
    state = play("tile:9s tile:1m tile:5p").state
    saved = load(dump(state, DEFAULTS, text(state)))
    assert saved is not None
    assert text(play("drop", Session(saved.state, ())).state) == "1m9s"


@pytest.mark.parametrize(
    "damaged",
    ["", "tenbou", "tenbou 2\nhand 1m", '{"hand": 1}', "\x00\x01", "tenbou 1x"],
)
def test_another_form_is_not_read(damaged: str) -> None:
    assert load(damaged) is None


@pytest.mark.parametrize(
    "line",
    ["hand 1x", "hand pon:", "mode fly", "order 1m2m3m", "order 1", "terms klingon", "colour red"],
)
def test_a_damaged_line_costs_no_other(line: str) -> None:
    saved = load("tenbou 1\nhand 19s\nterms romaji\n" + line)
    assert saved is not None
    assert saved.settings.terms == "romaji"
    assert text(saved.state) in ("19s", "")
    assert saved.state.mode == ""


def test_undo_survives_a_reload_of_the_same_hand_only() -> None:
    session = play("tile:1m tile:2m tile:3m")
    kept = dump_past(session.state, session.past)
    past = load_past(kept, session.state)
    assert [text(state) for state in past] == ["", "1m", "12m"]
    assert load_past(kept, state_of("9m")) == ()


@given(st.text(alphabet="0123456789mpszdoraripnckh:+,= \n", max_size=60))
def test_no_text_stops_the_page(hand: str) -> None:
    entry = parse_entry(hand)
    saved = load(f"tenbou 1\nhand {hand}\norder {hand}")
    assert saved is not None
    if isinstance(entry, Entry):
        state = with_entry(START, entry)
        hand_parts(entry.hand, SAY)
        dora_html(state, SAY)
        tools(state, True, SAY)


# The first paint


def test_the_static_keys_say_what_python_will_say() -> None:
    keys = re.findall(r'data-tile="(..)" data-left="(\d)".*?aria-label="([^"]*)"', INDEX)
    assert [name for name, _, _ in keys] == list(NAMES)
    for name, left, label in keys:
        tile = capital(SAY.tile(TILE_NAMED[name]))
        assert label == SAY.say("key_label", tile=tile, n=left)


def test_the_static_buttons_are_those_python_changes() -> None:
    bar = INDEX[INDEX.index('id="tools"') : INDEX.index('id="offer"')]
    found = re.findall(r'data-do="(\w+)"(?: data-arg="(\w*)")?.*?>([^<]*)<', bar)
    assert [(name, arg) for name, arg, _ in found] == list(TOOLS)
    now = [tool.text for tool in tools(START, False, SAY)]
    assert [words for _, _, words in found] == now


def test_the_static_regions_are_those_of_an_empty_hand() -> None:
    assert "".join(hand_parts(START.entry.hand, SAY)) in INDEX
    assert round_html(START, SAY) in INDEX


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("", 1),
        ("123456789m", 1),
        ("123456789m1p", 2),
        ("234567m33456p67s+8s", 2),
        ("456m99p56p+7p pon:555z chii:234s", 2),
        ("5m+5m pon:111z pon:999s chii:234p pon:666z", 2),
        ("5m+5m kan:1111z kan:9999s kan:2222p kan:6666z", 3),
    ],
)
def test_a_hand_takes_two_lines_and_smaller_tiles_for_a_third(hand: str, count: int) -> None:
    assert lines(state_of(hand).entry.hand) == count
