"""The text form: what is read, what is refused and where, and that what is written reads back."""

import time
from urllib.parse import quote, unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.riichi.free_text import LONGEST_NAME
from pyapp.riichi.hand import FULL, PLAIN, Hand, Meld, problems
from pyapp.riichi.options import HOUSE_OPTIONS, PARTED
from pyapp.riichi.rulebooks import rules_for
from pyapp.riichi.rules import value_text
from pyapp.riichi.text import (
    EMPTY,
    MOST_TEXT,
    MOST_TOKEN,
    Entry,
    TextError,
    format_entry,
    parse_entry,
)
from pyapp.riichi.tiles import format_tiles
from tests.entered import entry_of
from tests.proof.random_hands import Sample

from .entries import entries, wins

# Reading


def test_nothing_is_the_empty_entry() -> None:
    assert parse_entry("") == parse_entry(" , \t\n") == EMPTY
    assert format_entry(EMPTY) == ""


@pytest.mark.parametrize(
    "text",
    [
        "234567m33456p678s",
        "234567m 33456p 678s",
        " 234m\t567m,33p\n456p 678s ",
        "33456p 6s 432567m 78s",
        "234567m33456p67s+8s",
        "+8s 234567m33456p67s",
    ],
)
def test_ordinary_notation(text: str) -> None:
    hand = entry_of(text).hand
    assert format_tiles(hand.concealed) == "234567m33456p67s"
    assert hand.winning == 25
    assert hand.melds == ()


def test_the_last_tile_written_wins_only_when_the_hand_is_full() -> None:
    assert entry_of("19m19p19s1234567z 1m").hand.winning == 0
    assert entry_of("1112345678999m").hand.winning is None
    assert entry_of("1112345678999m 12p").hand.winning is None
    assert entry_of("22m pon:111z pon:222z pon:333z pon:444z").hand == Hand(
        (1,), tuple(Meld("pon", (wind,) * 3) for wind in range(27, 31)), 1
    )
    assert entry_of("5m pon:111z pon:222z pon:333z pon:444z").hand.winning is None


def test_red_fives_stand_before_the_plain_ones() -> None:
    hand = entry_of("5m0m4m 5p+0p chii:604s").hand
    assert format_tiles(hand.concealed) == "405m5p"
    assert hand.winning == 35
    assert hand.melds == (Meld("chii", (21, 36, 23)),)


def test_every_word() -> None:
    entry = entry_of(
        "123m+4m kan:5555z kakan:0555p ankan:1111z dora:9m5s ura:1z1z seat:n round:S double_riichi "
        "ippatsu rinshan robs_closed_kan last_tile first_turn honba:12 sticks:3 tsumo "
        "rules:tenhou limit_kiriage_mangan=yes"
    )
    assert [meld.call for meld in entry.hand.melds] == ["daiminkan", "kakan", "ankan"]
    assert entry.situation == PLAIN._replace(
        seat=3,
        round=1,
        riichi=2,
        ippatsu=True,
        rinshan=True,
        chankan=2,
        last_tile=True,
        first_turn=True,
        indicators=(8, 22),
        ura=(27, 27),
        honba=12,
        sticks=3,
    )
    assert (entry.by, entry.rulebook) == ("tsumo", "tenhou")
    assert entry.rules == rules_for("tenhou")._replace(limit_kiriage_mangan=True)


def test_house_rules_change_the_rulebook_wherever_it_stands() -> None:
    after = entry_of("fu_double_wind_pair=2 yaku_renhou=yakuman rules:mahjong-soul")
    assert after == entry_of("rules:mahjong-soul yaku_renhou=yakuman fu_double_wind_pair=2")
    assert after.rules == rules_for("mahjong-soul")._replace(
        fu_double_wind_pair=2, yaku_renhou="yakuman"
    )


def test_tiles_and_calls_may_be_spread() -> None:
    assert entry_of("12m pon:555z 3m 45p pon:666z") == entry_of("123m45p pon:555z pon:666z")


# Refusing


@pytest.mark.parametrize(
    ("text", "item_id", "token", "place", "character"),
    [
        ("123m 45q", "bad_tile", "45q", 5, "q"),
        ("123m  88z", "bad_tile", "88z", 6, "8"),
        ("12m0z", "bad_tile", "12m0z", 0, "0"),
        ("123", "bad_tile", "123", 0, "1"),
        ("123m4", "bad_tile", "123m4", 0, "4"),
        ("12mm", "bad_tile", "12mm", 0, "m"),
        ("123M", "bad_tile", "123M", 0, "M"),
        ("１m", "unknown_word", "１m", 0, "１"),
        ("m", "unknown_word", "m", 0, "m"),
        ("123m riichii", "unknown_word", "riichii", 5, "r"),
        ("chow:123m", "unknown_word", "chow:123m", 0, ""),
        ("5m pon:55", "bad_tile", "pon:55", 3, "5"),
        ("pon:", "bad_empty", "pon:", 0, ""),
        ("1m dora:", "bad_empty", "dora:", 3, ""),
        ("riichi ura", "bad_empty", "ura", 7, ""),
        ("chii:12m3", "bad_tile", "chii:12m3", 0, "3"),
        ("dora:1x", "bad_tile", "dora:1x", 0, "x"),
        ("dora:1", "bad_tile", "dora:1", 0, "1"),
        ("riichi ura:9z", "bad_tile", "ura:9z", 7, "9"),
        ("12m+", "bad_winning_tile", "12m+", 0, ""),
        ("12m+34m", "bad_winning_tile", "12m+34m", 0, "3"),
        ("12m+x", "bad_winning_tile", "12m+x", 0, "x"),
        ("1m+2m 3m+4m", "bad_winning_tile", "3m+4m", 6, "4"),
        ("seat:X", "bad_wind", "seat:X", 0, ""),
        ("1m round:", "bad_wind", "round:", 3, ""),
        ("seat:SW", "bad_wind", "seat:SW", 0, ""),
        # Letters and digits of other scripts, though str.upper() and int() take them.
        ("seat:ſ", "bad_wind", "seat:ſ", 0, ""),
        ("1m round:ｅ", "bad_wind", "round:ｅ", 3, ""),
        ("honba:٣", "bad_count", "honba:٣", 0, ""),
        ("sticks:²", "bad_count", "sticks:²", 0, ""),
        ("dora:１m", "bad_tile", "dora:１m", 0, "１"),
        ("draw_noten_total=３000", "bad_value", "draw_noten_total=３000", 0, ""),
        # A word that stands alone takes no value, not even one that would mean the same.
        ("1m riichi:0", "bad_flag", "riichi:0", 3, ""),
        ("riichi:", "bad_flag", "riichi:", 0, ""),
        ("riichi ippatsu:no", "bad_flag", "ippatsu:no", 7, ""),
        ("double_riichi:yes", "bad_flag", "double_riichi:yes", 0, ""),
        ("rinshan:1 ankan:1111z", "bad_flag", "rinshan:1", 0, ""),
        ("chankan:2", "bad_flag", "chankan:2", 0, ""),
        ("robs_closed_kan:0", "bad_flag", "robs_closed_kan:0", 0, ""),
        ("last_tile:false", "bad_flag", "last_tile:false", 0, ""),
        ("first_turn:0", "bad_flag", "first_turn:0", 0, ""),
        ("ron:1", "unknown_word", "ron:1", 0, ""),
        ("riichi=no", "unknown_option", "riichi=no", 0, ""),
        # Said again, in the same words or in others.
        ("dora:1m dora:4z", "bad_repeat", "dora:4z", 8, ""),
        ("dora:1m riichi ura:1m ura:2m", "bad_repeat", "ura:2m", 22, ""),
        ("seat:E 1m seat:W", "bad_repeat", "seat:W", 10, ""),
        ("round:E round:E", "bad_repeat", "round:E", 8, ""),
        ("honba:1 honba:2", "bad_repeat", "honba:2", 8, ""),
        ("sticks:1 sticks:1", "bad_repeat", "sticks:1", 9, ""),
        ("riichi double_riichi", "bad_repeat", "double_riichi", 7, ""),
        ("chankan robs_closed_kan", "bad_repeat", "robs_closed_kan", 8, ""),
        ("ippatsu riichi ippatsu", "bad_repeat", "ippatsu", 15, ""),
        ("ron 1m tsumo", "bad_repeat", "tsumo", 7, ""),
        ("rules:tenhou rules:ema-2025", "bad_repeat", "rules:ema-2025", 13, ""),
        (
            "limit_kiriage_mangan=yes limit_kiriage_mangan=no",
            *("bad_repeat", "limit_kiriage_mangan=no", 25, ""),
        ),
        # What no slip of the finger enters.
        ("123m " + "1p" * 26, "bad_amount", "1p" * 26, 5, ""),
        ("1m " * 29, "bad_amount", "1m", 84, ""),
        ("pon:555z " * 9, "bad_amount", "pon:555z", 72, ""),
        ("pon:111111111z", "bad_amount", "pon:111111111z", 0, ""),
        ("dora:12345612345z", "bad_amount", "dora:12345612345z", 0, ""),
        ("1m " + "1" * 3000, "bad_length", "1m " + "1" * 17, 0, ""),
        ("1m " + "1" * 401, "bad_length", "1" * 20, 3, ""),
        (" " * 3001, "bad_length", " " * 20, 0, ""),
        ("honba:", "bad_count", "honba:", 0, ""),
        ("honba:-1", "bad_count", "honba:-1", 0, ""),
        ("sticks:100", "bad_count", "sticks:100", 0, ""),
        ("rules:ema-2026", "unknown_rulebook", "rules:ema-2026", 0, ""),
        ("1m kiriage=yes", "unknown_option", "kiriage=yes", 3, ""),
        ("limit_kiriage_mangan=maybe", "bad_value", "limit_kiriage_mangan=maybe", 0, ""),
        ("players=3 123m", "fixed_option", "players=3", 0, ""),
        ("yaku_red_fives=5 123m", "bad_value", "yaku_red_fives=5", 0, ""),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(
    text: str, item_id: str, token: str, place: int, character: str
) -> None:
    assert parse_entry(text) == TextError(item_id, token, place, character)


def test_a_slip_within_reach_is_read_and_told_as_a_problem() -> None:
    entry = entry_of("11111m234m567m345p99p67s8s+8s pon:5555z pon:55z dora:123456z")
    wrong = problems(entry.hand, entry.situation, entry.rules)
    assert [each.id for each in wrong] == [
        *("too_many_copies", "too_many_copies", "too_many_tiles", "not_a_meld", "not_a_meld"),
        "too_many_indicators",
    ]
    assert entry_of("1m" * 28).hand.size == 28


def test_the_longest_text_of_a_hand_is_read() -> None:
    """A hand under rules changed in every option, each by its longest word."""
    words = ["rules:common-japanese"]
    for option in HOUSE_OPTIONS:
        longest = max([value_text(choice) for choice in option.choices], key=len)
        if option.kind in PARTED:
            longest = "/".join(str(choice) for choice in option.choices)
        words.append(f"{option.id}={longest}")
    hand = "123m+4m chii:123m chii:123p chii:123s chii:789m dora:1m2p3s4p5m riichi ippatsu honba:99"
    text = " ".join([hand, *words])
    assert 1600 < len(text) < MOST_TEXT - 1000
    assert len(max(words, key=len)) < MOST_TOKEN - 20
    entry_of(text)


@pytest.mark.parametrize(
    "text",
    [
        *("1m " * 30_000, "1m" * 3000, "pon:111m " * 3000, "kan:1111z," * 300, "riichi " * 500),
        *("9" * 1_000_000, "a=b " * 700, "ippatsu=no " * 270, "x " * 1499, "\ud800" * 3000),
        "".join(f"a{n}=b " for n in range(300)),
    ],
    ids=lambda text: f"{text[:10]}... {len(text)}",
)
def test_the_absurd_is_refused_at_once(text: str) -> None:
    started = time.process_time()
    assert isinstance(parse_entry(text), TextError)
    assert time.process_time() - started < 0.1


def test_the_first_of_several_errors_is_told() -> None:
    error = parse_entry("123m chow:1m pung:2m")
    assert isinstance(error, TextError)
    assert error.token == "chow:1m"


# Writing


def test_the_canonical_text() -> None:
    text = (
        "340m67s+8s ankan:1111z chii:789p dora:4p9m ura:1z seat:E round:W riichi ippatsu "
        "last_tile honba:2 sticks:1 tsumo rules:tenhou yaku_ippatsu=no draw_abortive=none"
    )
    assert format_entry(entry_of(text)) == text
    assert format_entry(entry_of(text), ",") == text.replace(" ", ",")


# Names of house rules


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Club Tuesday", "Club_Tuesday"),
        ("a,b:c#d%e=f/g", "a~2Cb~3Ac~23d~25e~3Df~2Fg"),
        ("snake_case ~ 100%", "snake~5Fcase_~7E_100~25"),
        ("火曜クラブ", "火曜クラブ"),
        ("Mo'adon מועדון 🀄", "Mo~27adon_מועדון_🀄"),
        ("%" * LONGEST_NAME, "~25" * LONGEST_NAME),
    ],
)
def test_house_rules_have_a_name(name: str, word: str) -> None:
    text = f"1m rules:tenhou house:{word} yaku_ippatsu=no"
    assert entry_of(text).house == name
    assert format_entry(entry_of(text)) == text
    # A browser writes a link in its own way, and this page undoes that before it reads.
    link = format_entry(entry_of(text), ",")
    assert (
        entry_of(unquote(quote(link))) == entry_of(unquote(unquote(quote(link)))) == entry_of(text)
    )


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("a~00b~0Ac", "abc"),
        ("_a__b_", "a b"),
        ("\u202ea\u2066b", "ab"),
        ("x" * 99, "x" * LONGEST_NAME),
        ("~ff", "\xff"),
    ],
)
def test_a_name_loses_what_cannot_be_shown(word: str, name: str) -> None:
    assert entry_of("house:" + word).house == name


@pytest.mark.parametrize("word", ["", "_", "~", "~2", "~zz", "a~", "\u202e", "~00", "~-1"])
def test_a_name_that_is_none_is_refused(word: str) -> None:
    assert parse_entry("1m house:" + word) == TextError("bad_name", "house:" + word, 3, "")


def test_what_is_usual_is_left_out() -> None:
    said = "1m seat:S round:E honba:0 sticks:0 rules:wrc-2015 yaku_ippatsu=yes"
    assert format_entry(entry_of(said)) == "1m"
    # Yes is usual in WRC 2015, but not in JPML A.
    assert format_entry(entry_of("1m rules:jpml-a-2026 yaku_ippatsu=no")) == "1m rules:jpml-a-2026"
    house = "1m rules:jpml-a-2026 yaku_ippatsu=yes"
    assert format_entry(entry_of(house)) == house


@given(entries(), st.sampled_from((" ", ",")))
def test_text_reads_back(entry: Entry, space: str) -> None:
    hand = entry.hand
    hand = hand._replace(melds=tuple(meld for meld in hand.melds if meld.tiles))
    if hand.winning is None and hand.size == FULL and hand.concealed:
        # The last of fourteen tiles is the winning one.
        hand = hand._replace(concealed=hand.concealed[:-1], winning=hand.concealed[-1])
    entry = entry._replace(hand=hand)
    assert parse_entry(format_entry(entry, space)) == entry


@given(wins)
def test_text_of_a_win_reads_back_to_the_same_score(win: Sample) -> None:
    entry = parse_entry(str(win))
    assert entry == Entry(win.hand, win.situation, win.by, win.rulebook, win.rules, "")


@given(st.text(alphabet="0123456789mpsz+:=, abcdeghiknoruyt_/ESWN", max_size=40) | st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    found = parse_entry(text)
    if isinstance(found, Entry):
        assert parse_entry(format_entry(found)) == found
    else:
        assert text[found.place :].startswith(found.token)
        assert found.character in found.token
