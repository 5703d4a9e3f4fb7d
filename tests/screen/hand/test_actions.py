"""What each tap does to a hand, and why some are refused."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pyapp.riichi.hand import Hand, Situation
from pyapp.riichi.problem import problem
from pyapp.riichi.text import format_entry
from pyapp.riichi.tiles import TILE_NAMED
from pyapp.screen.action import HAND, Action
from pyapp.screen.hand.actions import enter, turn, why_not
from pyapp.screen.hand.entering import MODES
from pyapp.screen.hand.state import START, Session, with_entry
from tests.riichi.entries import hands, situations
from tests.rows import rows
from tests.screen.hand.taps import after, state_of

A = "234567m33456p67s+8s"
B = "456m5699p+7p pon:555z chii:234s"


def hand(taps: str, start: str = "") -> str:
    return after(taps, start)[0]


# Tiles and sets


def test_the_fourteenth_tile_wins() -> None:
    taps: list[str] = []
    for suit, numbers in (("m", "234567"), ("p", "33456"), ("s", "678")):
        taps += ["tile:" + number + suit for number in numbers]
    assert hand(" ".join(taps)) == A


def test_sets_enter_hand_a_in_five_gestures() -> None:
    assert hand("run:2m run:5m pair:3p run:4p run:6s") == A


def test_calls_enter_hand_b_in_seven_taps() -> None:
    assert hand("run:4m pair:9p mode:pon tile:5z mode:chii tile:2s run:5p") == B


def test_a_call_that_completes_the_hand_leaves_the_last_tile_winning() -> None:
    assert hand("run:4m pair:9p run:5p mode:pon tile:5z mode:chii tile:2s") == B


def test_a_mode_takes_one_tile_and_ends() -> None:
    assert hand("mode:run tile:2m tile:9s") == "234m9s"
    assert hand("mode:triplet tile:2m tile:9s") == "222m9s"
    assert hand("mode:pon mode:pon tile:2m") == "2m"


@rows("refused_taps.tsv")
def test_a_refused_tap_changes_nothing_and_says_why(taps: str, start: str, note: str) -> None:
    result, notes = after(taps, start)
    assert notes[0] == note
    assert result == format_entry(state_of(start).entry)


def test_what_a_tap_would_be_refused_for_is_known_before() -> None:
    opened = state_of("pon:555z")
    found = why_not(opened, "riichi", "")
    assert found is not None
    assert found.id == "riichi_open"
    assert why_not(START, "riichi", "") is None
    assert why_not(START, "mode", "pon") is None


# The winning tile, taking out


def test_a_tap_moves_the_mark_and_a_second_takes_the_tile_out() -> None:
    assert hand("touch:2m", A) == "34567m33456p678s+2m"
    assert hand("touch:+8s", A) == "234567m33456p67s"
    assert hand("touch:2m", "123m") == "13m"


def test_the_last_tile_entered_goes_first() -> None:
    assert hand("tile:9s tile:1m drop") == "9s"
    assert hand("drop", A) == "234567m33456p67s"
    assert hand("drop") == ""


def test_any_tile_can_be_taken_out() -> None:
    assert hand("drop:2m", A) == "34567m33456p678s"


# Calls


def test_a_meld_is_taken_back_with_what_it_allowed() -> None:
    result, notes = after("unmeld:0", "1m ankan:5555p rinshan")
    assert (result, notes) == ("1m", ["rinshan_went"])


def test_a_five_is_offered_red_where_the_rules_have_red_fives() -> None:
    tenhou = "rules:tenhou"
    state = enter(state_of(tenhou), Action(HAND, "mode", "chii")).state
    state = enter(state, Action(HAND, "tile", "3m")).state
    assert [meld.tiles for meld in state.offer] == [(2, 3, 4), (2, 3, 34)]
    assert state.entry.hand.melds == ()
    assert hand("mode:chii tile:3m choose:0", tenhou) == "chii:345m rules:tenhou"
    assert hand("mode:chii tile:3m choose:1", tenhou) == "chii:340m rules:tenhou"
    assert hand("mode:chii tile:3m choose:", tenhou) == "rules:tenhou"
    assert hand("mode:pon tile:0p", tenhou) == "pon:055p rules:tenhou"
    assert hand("mode:chii tile:3m") == "chii:345m"


def test_a_red_five_in_use_is_not_offered() -> None:
    assert hand("mode:chii tile:3m", "0m rules:tenhou") == "0m chii:345m rules:tenhou"


def test_a_kan_of_fives_holds_the_red_one() -> None:
    assert hand("mode:ankan tile:5s", "rules:tenhou") == "ankan:0555s rules:tenhou"
    assert hand("kan:5s", "rules:tenhou") == "ankan:0555s rules:tenhou"
    assert hand("kan:5s") == "ankan:5555s"


@rows("last_fives.tsv")
def test_the_last_of_the_fives_is_the_red_one_and_it_is_said(
    taps: str, start: str, result: str, red: str
) -> None:
    session = Session(state_of(start), (), ())
    for tap in taps.split():
        verb, _, what = tap.partition(":")
        session, notes = turn(session, Action(HAND, verb, what))
    assert format_entry(session.state.entry) == result
    assert notes == (problem("red_five_taken", tile=TILE_NAMED[red]),)


def test_while_plain_fives_are_left_nothing_is_said_of_the_red_one() -> None:
    assert after("tile:5m", "55m rules:tenhou") == ("555m rules:tenhou", [])
    assert after("tile:0m", "555m rules:tenhou") == ("0555m rules:tenhou", [])
    assert after("tile:5m", "555m") == ("5555m", [])
    assert after("tile:5m", "0555m rules:tenhou")[1] == ["too_many_copies"]


# Situation


def test_riichi_goes_on_to_double_and_off() -> None:
    assert hand("riichi") == "riichi"
    assert hand("riichi riichi") == "double_riichi"
    assert hand("riichi riichi riichi") == ""


def test_taking_riichi_back_takes_and_tells_what_hung_on_it() -> None:
    result, notes = after("riichi", "dora:4p ura:1z double_riichi ippatsu")
    assert (result, notes) == ("dora:4p", ["ippatsu_went", "ura_went"])


def test_an_indicator_takes_one_tile_and_is_taken_back_by_a_tap() -> None:
    assert hand("mode:dora tile:4p tile:1m") == "1m dora:4p"
    assert hand("undora:0", "dora:4p1z") == "dora:1z"
    assert after("undora:0", "riichi dora:4p ura:1z") == ("riichi", ["ura_went"])


def test_chankan_of_a_closed_kan_is_for_thirteen_orphans() -> None:
    orphans = "119m19p19s123456z+7z"
    assert "robs_closed_kan" in hand("chankan chankan", orphans)
    assert hand("chankan chankan chankan", orphans) == orphans
    assert "chankan" not in hand("chankan chankan", A)


def test_winds_counters_and_sticks() -> None:
    assert (
        hand("seat:0 round:1 honba:+ honba:+ honba:- sticks:+") == "seat:E round:S honba:1 sticks:1"
    )
    assert hand("honba:- sticks:-") == ""


def test_clear_and_next_hand_keep_the_table_and_the_rules() -> None:
    full = B + " dora:4p seat:E round:S honba:2 sticks:1 rules:tenhou last_tile"
    assert hand("next", full) == "seat:E round:S honba:2 sticks:1 rules:tenhou"
    assert hand("next", A + " riichi ippatsu dora:4p ura:1z ron") == ""
    assert hand("next reset", full) == "seat:E round:S rules:tenhou"
    assert hand("clear", full) == hand("next", full)


# Nonsense

VERBS = (
    *(
        "tile",
        "pair",
        "run",
        "triplet",
        "kan",
        "mode",
        "undo",
        "riichi",
        "chankan",
        "seat",
        "round",
    ),
    *("honba", "sticks", "undora", "unura", "choose", "clear", "next", "drop", "touch"),
    *("reset", "unmeld"),
)


@pytest.mark.parametrize(
    "tap",
    [
        *("fly", "fly:5m", ":", "__class__", "tile", "tile:9z", "tile:", "run:?", "kan:5"),
        *("mode:fly", "mode:", "seat:4", "seat:-1", "seat:", "round:²", "honba:", "sticks:9"),
        *("undora:-1", "undora:2", "unura:x", "unmeld:-1", "unmeld:1", "drop:9s", "touch:9s"),
        *("touch:5", "option:end_oka", "rulebook:tenhou", "view:rules", "sheet:ron", "close"),
    ],
)
def test_what_means_nothing_changes_nothing(tap: str) -> None:
    before = "456m99p567p ankan:5555z riichi dora:1m1s ura:2m honba:3 sticks:2 seat:W"
    assert after(tap, before) == (format_entry(state_of(before).entry), [])
    assert state_of(before).mode == ""


@given(
    hands,
    situations,
    st.sampled_from(("", *MODES)),
    st.lists(
        st.tuples(
            st.one_of(st.sampled_from(VERBS), st.text(max_size=8)),
            st.one_of(
                st.sampled_from(("", "0", "1", "-1", "5m", "0p", "+5m", "7z", "²", "ron", "chii")),
                st.text(max_size=6),
            ),
        ),
        max_size=8,
    ),
)
@example(*(state_of("5p pon:555z").entry[:2]), "chii", [("unmeld", "0"), ("choose", "²")])
def test_no_action_whatever_it_says_raises(
    hand: Hand, situation: Situation, mode: str, taps: list[tuple[str, str]]
) -> None:
    entry = START.entry._replace(hand=hand, situation=situation)
    session = Session(with_entry(START, entry)._replace(mode=mode), (), ())
    for verb, what in taps:
        session, _notes = turn(session, Action(HAND, verb, what))
    assert session.state.mode in ("", *MODES)
