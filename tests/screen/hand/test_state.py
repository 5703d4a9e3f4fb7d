"""Sessions, what is kept on the device, and the room that a hand takes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.riichi.rules import value_text
from pyapp.riichi.text import Entry, format_entry, parse_entry
from pyapp.screen.action import HAND, Action
from pyapp.screen.hand.actions import turn
from pyapp.screen.hand.saved import KEPT_LEVELS, dump, dump_past, load, load_past
from pyapp.screen.hand.scene import scene
from pyapp.screen.hand.state import LEVELS, START, Session, State, follow, with_entry
from pyapp.screen.hand.tiles import dora_html, hand_parts, stand
from pyapp.screen.hand.tools import TOOLS, tools
from pyapp.screen.menu.settings import DEFAULTS, NAMES, change, slid
from tests.entered import entry_of
from tests.rows import numbers, rows
from tests.spoken import words
from tests.steps import steps

SAY = words()


def state_of(text: str) -> State:
    return with_entry(START, entry_of(text))


FRESH = Session(START, (), ())


def play(taps: str, session: Session = FRESH) -> Session:
    """Taps such as "tile:3m mode:pon undo"."""
    for tap in taps.split():
        verb, _, what = tap.partition(":")
        session, _notes = turn(session, Action(HAND, verb, what))
    return session


def text(state: State) -> str:
    return format_entry(state.entry)


# Undo


def test_undo_goes_back_through_hand_and_mode() -> None:
    session = play("tile:1m mode:pon tile:5z")
    assert text(session.state) == "1m pon:555z"
    session = play("undo", session)
    assert (text(session.state), session.state.mode) == ("1m", "pon")
    session = play("undo", session)
    assert session.state.mode == ""
    assert text(play("undo", session).state) == ""


def test_a_step_that_changes_nothing_is_not_taken_back() -> None:
    session = play("tile:1m choose honba:- drop:9s")
    assert session == play("tile:1m")
    assert follow(session, session.state) is session


def test_undo_says_when_there_is_nothing_left() -> None:
    _session, notes = turn(FRESH, Action(HAND, "undo", ""))
    assert [note.id for note in notes] == ["nothing_to_undo"]


def test_clear_and_next_hand_can_be_undone() -> None:
    before = play("tile:1m riichi seat:0 honba:+")
    assert text(play("clear", before).state) == "seat:E honba:1"
    assert text(play("next", before).state) == "seat:E honba:1"
    assert play("next undo", before).state == before.state
    assert play("clear undo", before).state == before.state


def test_two_hundred_taps_can_be_taken_back() -> None:
    session = play("honba:+ honba:- " * 110)
    assert play("undo " * 219, session).state.entry.situation.honba == 1


def test_the_past_does_not_grow_without_end() -> None:
    assert len(play("honba:+ honba:- " * LEVELS).past) == LEVELS


def test_what_was_undone_can_be_had_again() -> None:
    session = play("tile:1m mode:pon tile:5z honba:+")
    back = play("undo " * 4, session)
    assert text(back.state) == ""
    assert text(play("redo", back).state) == "1m"
    assert text(play("redo redo redo", back).state) == "1m pon:555z"
    assert play("redo " * 4, back) == session
    assert play("redo undo redo undo", back) == back


def test_a_new_tap_leaves_nothing_to_redo() -> None:
    session = play("tile:1m tile:2m undo tile:9s")
    assert session.future == ()
    assert text(play("redo", session).state) == "1m9s"
    _session, notes = turn(session, Action(HAND, "redo", ""))
    assert [note.id for note in notes] == ["nothing_to_redo"]
    # What changes nothing takes nothing away.
    assert len(play("tile:1m tile:2m undo drop:9s").future) == 1


def test_undo_and_redo_say_when_they_are_refused() -> None:
    def refused(taps: str) -> list[str]:
        found = dict(zip(TOOLS, tools(play(taps), SAY), strict=True))
        return [verb for verb in ("undo", "redo") if found[verb, ""].disabled == "true"]

    assert refused("") == ["undo", "redo"]
    assert refused("tile:1m") == ["redo"]
    assert refused("tile:1m tile:2m undo") == []
    assert refused("tile:1m undo") == ["undo"]


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
    settings = slid(change(change(settings, "numerals", "yes"), "told", "remove"))
    saved = load(dump(state, settings, text(state)))
    assert saved is not None
    assert saved.state == state
    assert saved.settings == settings


def test_every_setting_has_a_line() -> None:
    lines = dump(START, DEFAULTS, "").split("\n")
    assert lines[:3] == ["tenbou 1", "language en", "terms native"]
    assert [line.split(" ")[0] for line in lines[1:7]] == list(NAMES)


@pytest.mark.parametrize(
    ("kept", "terms"), [("english", "native"), ("romaji", "romaji"), ("japanese", "japanese")]
)
def test_what_the_first_version_kept_is_read(kept: str, terms: str) -> None:
    saved = load(f"tenbou 1\nterms {kept}\ntheme dark\nnumerals yes\nhand 19s\norder 91s\nmode pon")
    assert saved is not None
    assert saved.settings == DEFAULTS._replace(terms=terms, theme="dark", numerals=True)
    assert (text(saved.state), saved.state.mode, saved.state.order) == ("19s", "pon", (26, 18))


def test_the_order_of_entry_is_kept() -> None:
    state = play("tile:9s tile:1m tile:5p").state
    saved = load(dump(state, DEFAULTS, text(state)))
    assert saved is not None
    assert text(play("drop", Session(saved.state, (), ())).state) == "1m9s"


@pytest.mark.parametrize(
    "damaged", ["", "tenbou", "tenbou 2\nhand 1m", '{"hand": 1}', "\x00\x01", "tenbou 1x"]
)
def test_another_form_is_not_read(damaged: str) -> None:
    assert load(damaged) is None


@pytest.mark.parametrize(
    "line",
    [
        "hand 1x",
        "hand pon:",
        "mode fly",
        "order 1m2m3m",
        "order 1",
        "terms klingon",
        "language tlh",
        "colour red",
    ],
)
def test_a_damaged_line_costs_no_other(line: str) -> None:
    saved = load("tenbou 1\nhand 19s\nterms romaji\n" + line)
    assert saved is not None
    assert saved.settings.terms == "romaji"
    assert text(saved.state) in ("19s", "")
    assert saved.state.mode == ""


def test_undo_survives_a_reload_of_the_same_hand_only() -> None:
    session = play("tile:1m tile:2m tile:3m tile:4m tile:5m undo undo")
    kept = dump_past(session)
    _state, past, future = load_past(kept, session.state)
    assert [text(state) for state in past] == ["", "1m", "12m"]
    assert [text(state) for state in future] == ["12345m", "1234m"]
    assert load_past(kept, state_of("9m")) == (state_of("9m"), (), ())


def test_undo_of_versions_without_redo_is_read() -> None:
    _state, past, future = load_past("tenbou 1\n\n1m\n12m\n123m", state_of("123m"))
    assert [text(state) for state in past] == ["", "1m", "12m"]
    assert future == ()


ABSURD = ("1m" * 3000, "pon:111m " * 3000, "dora:1m " * 3000, "9" * 500_000)


@pytest.mark.parametrize("hand", ABSURD, ids=lambda hand: f"{hand[:8]}... {len(hand)}")
def test_what_no_hand_has_is_not_read_from_the_device(hand: str) -> None:
    """Pages before kept what a link said, and every start read it again."""
    kept = f"tenbou 1\nterms romaji\nhand {hand}\norder {hand}\nmode pon"
    past = "\n".join(["tenbou 1"] + [hand] * 80 + [""])
    odd = f"tenbou 1\n{hand}" + "\nx" * 100_000
    saved = load(kept)
    assert saved is not None
    assert (text(saved.state), saved.settings.terms) == ("", "romaji")
    assert load_past(past, START).past == ()
    assert load(odd) is not None
    for read in (lambda: load(kept), lambda: load_past(past, START), lambda: load(odd)):
        assert steps(read) < 300


def test_no_more_levels_of_undo_are_read_than_were_kept() -> None:
    states = tuple(state_of(f"dora:{n % 9 + 1}m honba:{n}") for n in range(99))
    assert len(dump_past(Session(START, states, states)).split("\n")) == 2 * KEPT_LEVELS + 3
    texts = [text(state) for state in states]
    lines = ["tenbou 1", *texts, "redo", *texts, ""]
    kept = states[-KEPT_LEVELS:]
    assert load_past("\n".join(lines), START) == Session(START, kept, kept)
    # The newest of those that take too long to read.
    house = " ".join(f"{option.id}={value_text(option.offered(4)[-1])}" for option in HOUSE_OPTIONS)
    states = tuple(state_of(f"1m honba:{n} {house}") for n in range(1, 50))
    found = load_past(dump_past(Session(START, states, ())), START).past
    assert 5 < len(found) < len(states)
    assert found == states[-len(found) :]


@given(st.text(alphabet="0123456789mpszdoraripnckh:+,= \n", max_size=60))
def test_no_text_stops_the_page(hand: str) -> None:
    entry = parse_entry(hand)
    saved = load(f"tenbou 1\nhand {hand}\norder {hand}")
    assert saved is not None
    if isinstance(entry, Entry):
        state = with_entry(START, entry)
        hand_parts(entry.hand, SAY)
        dora_html(state, SAY)
        tools(Session(state, (), ()), SAY)


# The room it takes


# In thirds of a tile: one line, and the wider of two, of which eight tiles are the least.
@pytest.mark.parametrize(
    ("hand", "one", "two"),
    [
        ("", 42, 24),
        ("234567m33456p67s+8s", 42, 24),
        ("99p chii:234s", 43, 24),
        ("456m99p56p+7p pon:555z chii:234s", 44, 24),
        ("5m+5m pon:111z pon:999s chii:234p pon:666z", 46, 26),
        ("5m+5m kan:1111z ankan:9999s kan:2222p kan:6666z", 57, 31),
    ],
)
def test_a_hand_takes_two_lines_and_smaller_tiles_for_more(hand: str, one: int, two: int) -> None:
    assert stand(state_of(hand).entry.hand)[:2] == (one, two)


@rows("gaps.tsv", gaps=numbers)
def test_gaps_part_the_groups_of_a_full_hand(hand: str, gaps: tuple[int, ...]) -> None:
    now = scene(Session(state_of(hand), (), ()), SAY)
    assert now.stand.gaps == gaps
    firsts = [place for place, part in enumerate(now.hand) if 'class="t first"' in part]
    assert tuple(firsts) == gaps
