"""Waits: which tiles, how many are left, and what each wins."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pyapp.check.hands import answer
from pyapp.riichi.hand import PLAIN, copies_left, problems
from pyapp.riichi.score import Refusal, Score
from pyapp.riichi.tiles import KIND_OF, KINDS, NAMES, ORPHANS, Kind, sort_tiles
from pyapp.riichi.waits import Wait, discards, waits
from tests.entered import entry_of
from tests.proof.random_hands import Sample
from tests.rows import rows

from .entries import wins


def of(text: str) -> tuple[Wait, ...]:
    entry = entry_of(text)
    return waits(entry.hand, entry.situation, entry.rules)


def listed(text: str) -> str:
    """The waits with the copies left of each: "5m 3, 8m 4"."""
    return ", ".join(f"{NAMES[wait.tile]} {wait.left}" for wait in of(text))


@rows("waits.tsv")
def test_which_tiles_and_how_many_are_left(text: str, expected: str) -> None:
    assert listed(text) == expected


def test_only_a_hand_one_tile_short_waits() -> None:
    assert of("") == of("123m") == of("234m567m345p99p6s") == ()
    assert of("234m567m345p99p67s+8s") == of("234m567m345p99p67s1z2z") == ()
    assert of("234m567m345p99p67s pon:555z") == ()


def test_indicators_and_calls_are_copies_seen() -> None:
    assert listed("234m567m345p99p67s dora:5s8s riichi ura:8s8s") == "5s 3, 8s 1"
    assert listed("567m345p99p67s chii:678s") == "5s 4, 8s 3"


@pytest.mark.parametrize(
    "text", ["1111p234s567s789m", "9p chii:123m chii:234m chii:789p kan:1111z dora:9p9p"]
)
def test_a_wait_without_a_copy_left_is_listed_with_none(text: str) -> None:
    """Karaten: whether this is tenpai is for the rulebook to say."""
    [wait] = of(text)
    assert wait.left == 0
    for outcome in (wait.ron, wait.tsumo):
        assert isinstance(outcome, Refusal)
        assert [problem.id for problem in outcome.problems] == ["too_many_copies"]


def test_where_only_the_red_five_is_left_it_is_what_wins() -> None:
    # The three plain fives are indicators, which make three dora of the 6p.
    text = "234m567m99s46p678s riichi dora:5p5p5p"
    [wait] = of(text + " rules:tenhou")
    assert (NAMES[wait.tile], wait.left) == ("0p", 1)
    assert answer(wait.ron) == "5 han 40 fu mangan 8000 : aka 1, dora 3, riichi 1"
    [plain] = of(text)
    assert (NAMES[plain.tile], plain.left) == ("5p", 1)
    assert answer(plain.ron) == "4 han 40 fu mangan 8000 : dora 3, riichi 1"
    # A plain one is left too, or the red one is among those seen.
    assert listed(text.replace("5p5p5p", "5p5p") + " rules:tenhou") == "5p 2"
    assert listed(text.replace("5p5p5p", "0p5p5p") + " rules:tenhou") == "5p 1"
    assert listed(text.replace("5p5p5p", "5p5p") + " yaku_red_fives=4") == "0p 2"
    assert listed(text.replace("p", "s").replace("9", "1") + " yaku_red_fives=4") == "0s 1"
    # No copy at all.
    assert listed(text.replace("5p5p5p", "0p5p5p5p") + " rules:tenhou") == "5p 0"


def test_with_three_plain_fives_held_the_red_one_is_what_wins() -> None:
    """The fourth five is the red one, and worth a han more, wherever the hand waits on it."""
    kan = "6p pon:555p chii:456m chii:678s chii:234s dora:1z"
    assert listed(kan + " rules:tenhou") == "6p 3"
    text = "555p34p234m678s88s riichi"
    assert listed(text + " rules:tenhou") == "2p 4, 0p 1, 5s 4, 8s 1"
    high = of(text + " rules:tenhou")[1]
    assert answer(high.ron) == "3 han 40 fu 5200 : aka 1, riichi 1, tanyao 1"
    assert answer(high.tsumo) == "4 han 30 fu 2000/3900 : aka 1, menzen_tsumo 1, riichi 1, tanyao 1"
    assert listed(text) == "2p 4, 5p 1, 5s 4, 8s 1"


def test_three_never_wait_on_2m_to_8m_and_have_seen_their_norths() -> None:
    three = " rules:tenhou-sanma"
    assert listed("1199m2277p3388s4z" + three) == "4z 3"
    assert listed("1199m2277p3388s4z nuki:2" + three) == "4z 1"
    assert listed("123p456s789s99p44z nuki:2 dora:3z" + three) == "9p 2, 4z 0"
    orphans = "19m19p19s1234567z nuki:3" + three
    assert listed(orphans) == (
        "1m 3, 9m 3, 1p 3, 9p 3, 1s 3, 9s 3, 1z 3, 2z 3, 3z 3, 4z 0, 5z 3, 6z 3, 7z 3"
    )
    # A tile that is in no set has no others to wait for it.
    assert listed("234p567p345s67s88m" + three) == "2s 4, 5s 3, 8s 4"
    assert listed("2m234p567p345s678s" + three) == ""
    assert listed("2m234p567p345s678s") == "2m 3"
    hand = entry_of("1m").hand
    assert copies_left(hand, PLAIN, entry_of("rules:tenhou-sanma").rules)[:9] == [3, *[0] * 7, 4]


def test_each_wait_is_scored_as_ron_and_as_tsumo() -> None:
    low, high = of("234m567m345p99p67s riichi")
    assert answer(low.ron) == answer(high.ron) == "2 han 30 fu 2000 : pinfu 1, riichi 1"
    assert answer(low.tsumo) == "3 han 20 fu 700/1300 : menzen_tsumo 1, pinfu 1, riichi 1"
    # 1s leaves three colours undone, 4s makes them.
    low, high = of("234m234p567m99p23s")
    assert answer(low.ron) == "1 han 30 fu 1000 : pinfu 1"
    assert answer(high.ron) == "3 han 30 fu 3900 : pinfu 1, sanshoku_doujun 2"


def test_a_wait_may_be_without_yaku() -> None:
    low, high = of("234m234p99p23s chii:567m")
    assert isinstance(low.ron, Refusal)
    assert [problem.id for problem in low.ron.problems] == ["no_yaku"]
    assert isinstance(low.tsumo, Refusal)
    assert isinstance(high.ron, Score)


def test_what_is_impossible_in_the_situation_is_told_of_every_wait() -> None:
    low, high = of("345p99p67s chii:234m pon:555z riichi")
    for outcome in (low.ron, low.tsumo, high.ron, high.tsumo):
        assert isinstance(outcome, Refusal)
        assert [problem.id for problem in outcome.problems] == ["riichi_open"]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("234m567m345p99p67s+1z", "1z"),
        ("234m567m345p99p68s+9s", "6s 9s"),
        ("1245m1245p1245s1z+3z", ""),
        ("123444m0p5p6p789s1z+1z", "5p 6p"),  # who may keep the red five does
        ("123444m0p0p6p789s1z+1z yaku_red_fives=4", "0p 6p"),
    ],
)
def test_discards_that_leave_tenpai(text: str, names: str) -> None:
    assert " ".join([NAMES[tile] for tile in discards(entry_of(text).hand)]) == names


# Every wait wins, and nothing else does


def wins_in_shape(kinds: list[Kind], called: int) -> bool:
    """Another way to see whether kinds are a complete hand: take sets from the lowest on."""
    pairs = {kind for kind in kinds if kinds.count(kind) == 2}
    if not called and (len(pairs) == 7 or (len(pairs) == 1 and set(kinds) == set(ORPHANS))):
        return True
    for kind in set(kinds):
        if kinds.count(kind) >= 2:
            rest = sorted(kinds)
            rest.remove(kind)
            rest.remove(kind)
            if all_sets(rest):
                return True
    return False


def all_sets(kinds: list[Kind]) -> bool:
    if not kinds:
        return True
    first = kinds[0]
    run = [first, first + 1, first + 2] if first < 27 and first % 9 < 7 else []
    for wanted in ([first] * 3, run):
        rest = list(kinds)
        try:
            for kind in wanted:
                rest.remove(kind)
        except ValueError:
            continue
        if wanted and all_sets(rest):
            return True
    return False


@given(wins, st.integers(0, 13), st.booleans())
def test_waits_are_the_tiles_that_complete_the_hand(win: Sample, place: int, near: bool) -> None:
    """Of a win without one of its tiles (near: any of them), or with its winning tile put back."""
    held = list(win.hand.tiles)
    held.pop(place % len(held) if near else -1)
    hand = win.hand._replace(concealed=sort_tiles(tuple(held)), winning=None)
    assume(not problems(hand, PLAIN, win.rules))  # without red fives there may be four plain ones
    found = waits(hand, PLAIN, win.rules)
    kinds = [KIND_OF[tile] for tile in hand.concealed]
    in_set = [k for k in range(KINDS) if win.rules.players == 4 or not 0 < k < 8]
    expected = [k for k in in_set if wins_in_shape([*kinds, k], len(hand.melds))]
    assert [KIND_OF[wait.tile] for wait in found] == expected
    left = copies_left(hand, PLAIN, win.rules)
    for wait in found:
        assert wait.left == left[KIND_OF[wait.tile]]
        for outcome in (wait.ron, wait.tsumo):
            if isinstance(outcome, Refusal):
                [problem] = outcome.problems
                assert problem.id == ("no_yaku" if wait.left else "too_many_copies")
