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
from tests.rows import rows

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


@rows(
    "unreadable.tsv",
    ("1m " + "1" * 3000, "bad_length", "1m " + "1" * 17, 0, ""),
    ("1m " + "1" * 401, "bad_length", "1" * 20, 3, ""),
    (" " * 3001, "bad_length", " " * 20, 0, ""),
    place=int,
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
        longest = max([value_text(choice) for choice in option.offered(4)], key=len)
        if option.kind in PARTED:
            longest = "/".join(str(choice) for choice in option.offered(4))
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
