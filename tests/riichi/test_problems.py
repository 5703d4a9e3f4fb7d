"""What is wrong with a hand: each problem by its id, with the tile concerned and the numbers."""

import pytest

from pyapp.riichi.hand import Meld, copies_left, problems, seen_tiles
from pyapp.riichi.problem import Problem
from pyapp.riichi.score import Refusal, score
from pyapp.riichi.tiles import TILE_NAMED
from tests.entered import entry_of


def told(text: str) -> list[Problem]:
    """What is wrong with an unfinished hand."""
    entry = entry_of(text)
    return list(problems(entry.hand, entry.situation, entry.rules))


def refused(text: str, by: str) -> list[Problem]:
    """Why a win is refused."""
    entry = entry_of(text)
    outcome = score(entry.hand, entry.situation, by, entry.rules)
    assert isinstance(outcome, Refusal)
    return list(outcome.problems)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1m",
        "0m5m",
        "1111m",
        "234m567m345p99p67s",
        "5m5m pon:555z kan:0555p",
        "ankan:1111z rinshan",
        "dora:12345z riichi ura:1234z",
        "1m chankan",
        "00m00m",  # WRC 2015 has no red fives, so they are plain ones
        "5555m kan:5555p",
        "0555m kan:0555p 555s rules:tenhou",
        "0055p 0555m yaku_red_fives=4",
    ],
)
def test_nothing_is_wrong_with_a_hand_in_the_making(text: str) -> None:
    assert told(text) == []


@pytest.mark.parametrize(
    ("text", "name", "tile", "detail"),
    [
        ("11111m", "too_many_copies", "1m", (5,)),
        ("555m pon:555m", "too_many_copies", "5m", (6,)),
        ("ankan:1111z dora:1z", "too_many_copies", "1z", (5,)),
        ("0555m5m", "too_many_copies", "5m", (5,)),
        ("00p rules:tenhou", "too_many_red_fives", "0p", (2,)),
        ("0s chii:340s rules:tenhou", "too_many_red_fives", "0s", (2,)),
        ("000p yaku_red_fives=4", "too_many_red_fives", "0p", (3,)),
        ("00m yaku_red_fives=4", "too_many_red_fives", "0m", (2,)),
        ("5555m rules:tenhou", "too_many_plain_fives", "0m", (4,)),
        ("ankan:5555s rules:mahjong-soul", "too_many_plain_fives", "0s", (4,)),
        ("55p pon:555p yaku_red_fives=3", "too_many_copies", "5p", (5,)),
        ("5p dora:55p riichi ura:5p rules:tenhou", "too_many_plain_fives", "0p", (4,)),
        ("555p yaku_red_fives=4", "too_many_plain_fives", "0p", (3,)),
        ("0555p yaku_red_fives=4", "too_many_plain_fives", "0p", (3,)),
        ("123456789m123456p", "too_many_tiles", None, (15,)),
        ("111222333444m pon:555z", "too_many_tiles", None, (15,)),
        ("pon:112m", "not_a_meld", "1m", ()),
        ("chii:135s", "not_a_meld", "1s", ()),
        ("chii:89m1p", "not_a_meld", "8m", ()),
        ("chii:567z", "not_a_meld", "5z", ()),
        ("kan:555m", "not_a_meld", "5m", ()),
        ("pon:555z riichi", "riichi_open", None, ()),
        ("kakan:5555z double_riichi", "riichi_open", None, ()),
        ("ippatsu", "ippatsu_without_riichi", None, ()),
        ("pon:555z rinshan", "rinshan_without_kan", None, ()),
        ("ankan:5555z rinshan chankan", "rinshan_and_chankan", None, ()),
        ("ankan:5555z riichi ippatsu rinshan", "rinshan_and_ippatsu", None, ()),
        ("chankan last_tile", "chankan_and_last_tile", None, ()),
        ("robs_closed_kan last_tile", "chankan_and_last_tile", None, ()),
        ("pon:555z first_turn", "first_turn_and_meld", None, ()),
        ("riichi first_turn", "first_turn_and_riichi", None, ()),
        ("last_tile first_turn", "first_turn_and_late", None, ()),
        ("chankan first_turn", "first_turn_and_late", None, ()),
        ("8s+8s chankan", "chankan_tile_in_hand", "8s", ()),
        ("0m+5m chankan", "chankan_tile_in_hand", "5m", ()),
        ("dora:123456z", "too_many_indicators", None, (6,)),
        ("dora:1z ura:1z", "ura_without_riichi", None, ()),
        ("riichi dora:1z ura:12z", "too_many_ura", None, (2,)),
    ],
)
def test_each_problem(text: str, name: str, tile: str | None, detail: tuple[int, ...]) -> None:
    assert told(text) == [Problem(name, None if tile is None else TILE_NAMED[tile], (), detail)]


@pytest.mark.parametrize(
    ("text", "by", "name", "detail"),
    [
        ("234m567m345p99p67s", "ron", "too_few_tiles", (1,)),
        ("", "tsumo", "too_few_tiles", (14,)),
        ("+1m", "tsumo", "too_few_tiles", (13,)),
        ("123m999s11p24s+3s ankan:5555p rinshan", "ron", "rinshan_is_tsumo", ()),
        ("234m567m345p99p67s+8s chankan", "tsumo", "chankan_is_ron", ()),
        ("234m567m345p99p67s+8s seat:E first_turn", "ron", "first_turn_dealer_ron", ()),
        ("124m567m345p99p67s+8s", "ron", "no_shape", ()),
        ("567m345p99s67s+8s chii:234m", "ron", "no_yaku", ()),
    ],
)
def test_what_a_win_lacks(text: str, by: str, name: str, detail: tuple[int, ...]) -> None:
    assert refused(text, by) == [Problem(name, None, (), detail)]


def test_the_shape_is_judged_only_when_nothing_else_is_wrong() -> None:
    ids = [problem.id for problem in refused("124m567m345p99p67s+8s ippatsu", "ron")]
    assert ids == ["ippatsu_without_riichi"]


def test_every_tile_too_many_is_named() -> None:
    assert told("11111m22222m00p 123456z rules:tenhou") == [
        Problem("too_many_red_fives", TILE_NAMED["0p"], (), (2,)),
        Problem("too_many_copies", TILE_NAMED["1m"], (), (5,)),
        Problem("too_many_copies", TILE_NAMED["2m"], (), (5,)),
        Problem("too_many_tiles", None, (), (18,)),
    ]


def test_a_call_of_another_name_or_of_nothing_is_no_meld() -> None:
    entry = entry_of("123m")
    for meld in (Meld("chow", (0, 1, 2)), Meld("pon", ())):
        hand = entry.hand._replace(melds=(meld,))
        [problem] = problems(hand, entry.situation, entry.rules)
        assert (problem.id, problem.tile) == ("not_a_meld", meld.tiles[0] if meld.tiles else None)


def test_tiles_seen_and_copies_left() -> None:
    entry = entry_of("05m+5m pon:111z dora:1z5m riichi ura:9p")
    assert len(seen_tiles(entry.hand, entry.situation)) == 9
    left = copies_left(entry.hand, entry.situation, entry.rules)
    assert (left[4], left[17], left[27], left[0]) == (0, 3, 0, 4)
