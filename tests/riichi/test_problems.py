"""What is wrong with a hand: each problem by its id, with the tile concerned and the numbers."""

import pytest

from pyapp.riichi.hand import Meld, copies_left, problems, seen_tiles
from pyapp.riichi.problem import Problem
from pyapp.riichi.score import Refusal, score
from pyapp.riichi.tiles import TILE_NAMED
from tests.entered import entry_of
from tests.rows import numbers, rows


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


@rows("problems.tsv", detail=numbers)
def test_each_problem(text: str, name: str, tile: str, detail: tuple[int, ...]) -> None:
    assert told(text) == [Problem(name, TILE_NAMED[tile] if tile else None, (), detail)]


@rows("lacks.tsv", detail=numbers)
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
