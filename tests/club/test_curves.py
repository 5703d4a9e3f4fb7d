"""Curves of a season and of a game."""

from itertools import pairwise
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.club.curves import HEIGHT, MOST_LINES, WIDTH, Curve, grid, scores_of, svg
from pyapp.game.game import Game
from pyapp.game.play import replay
from tests.club.simulated import game
from tests.game_text import START, accepted, event

XML = "{http://www.w3.org/2000/svg}"


def played(*lines: str) -> Game:
    return accepted(replay(tuple(event(line) for line in (START, *lines))))


def test_a_games_scores_after_every_hand() -> None:
    curves = scores_of(played("riichi B", "ron from:D B:2/30", "draw", "adjust A-100 B+100"))
    assert [curve.name for curve in curves] == ["Ann", "Bob", "Cid", "Dee"]
    assert curves[1].points == (30000, 32000, 32000, 32100)
    assert curves[3].points == (30000, 28000, 28000, 28000)
    assert scores_of(played())[0].points == (30000,)


def test_the_last_point_is_the_score_at_the_end() -> None:
    random = Random(1)
    for _ in range(40):
        ended = game(random, tiles=False)
        assert tuple(curve.points[-1] for curve in scores_of(ended)) == ended.scores


@given(st.integers(-(10**6), 10**6), st.integers(0, 10**6))
def test_the_grid_is_round_and_holds_all(least: int, size: int) -> None:
    lines = grid(least, least + size)
    steps = {high - low for low, high in pairwise(lines)}
    assert lines[0] <= least
    assert least + size <= lines[-1]
    assert 2 <= len(lines) <= MOST_LINES + 1
    assert len(steps) == 1
    assert str(steps.pop()).rstrip("0") in ("1", "2", "5")


CURVES = (Curve("A & <B>", (0, -5000, 42000)), Curve('"C"', (0,)), Curve("D", ()))


@pytest.mark.parametrize("curves", [(), CURVES, CURVES[1:], tuple(CURVES[:1] * 12)])
def test_a_drawing_is_xml_and_lies_within_its_frame(curves: tuple[Curve, ...]) -> None:
    tree = ElementTree.fromstring(svg(curves, "Points <&>", str, ("#123456", "red"), "white"))
    assert tree.get("aria-label") == "Points <&>"
    names = [each.text for each in tree.iter(f"{XML}text") if not each.get("text-anchor")]
    assert names == [curve.name for curve in curves]
    for each in tree.iter(f"{XML}polyline"):
        for spot in (each.get("points") or "").split():
            x, y = spot.split(",")
            assert 0 <= float(x) <= WIDTH
            assert 0 <= float(y) <= HEIGHT
    heights = sorted(float(each.get("y") or 0) for each in tree.iter(f"{XML}text"))
    assert heights[-1] <= HEIGHT
    ends = [float(t.get("y") or 0) for t in tree.iter(f"{XML}text") if not t.get("text-anchor")]
    gaps = [abs(one - other) for at, one in enumerate(ends) for other in ends[:at]]
    assert min(gaps, default=14) > 13.8


def test_zero_is_a_strong_line_and_labels_are_those_of_the_language() -> None:
    drawn = svg(CURVES, "", lambda value: f"{value // 1000} k")
    assert drawn.count('stroke-opacity="0.8"') == 1
    assert ">40 k<" in drawn
    assert "style" not in drawn


def test_a_name_ends_where_its_room_does() -> None:
    names = ("Wilhelmina of the Hills", "小笠原さゆり子ちゃん", "Ann")
    drawn = svg(tuple(Curve(name, (1, 2)) for name in names), "", str)
    assert [f">{name}<" in drawn for name in ("Wilhelmina…", "小笠原さゆり…", "Ann")] == [True] * 3
