"""The sticks to hand over."""

import pytest

from pyapp.screen.answer.sticks import DENOMINATIONS, fewest, stick_svg, sticks_html
from tests.spoken import words


@pytest.mark.parametrize(
    ("points", "sticks"),
    [
        (0, ()),
        (100, ((100, 1),)),
        (2900, ((1000, 2), (100, 9))),
        (7700, ((5000, 1), (1000, 2), (100, 7))),
        (32600, ((10000, 3), (1000, 2), (100, 6))),
        (48000, ((10000, 4), (5000, 1), (1000, 3))),
    ],
)
def test_fewest_sticks(points: int, sticks: tuple[tuple[int, int], ...]) -> None:
    assert fewest(points) == sticks


def test_they_make_the_points_and_none_could_be_changed_for_a_larger() -> None:
    larger = dict(zip(DENOMINATIONS[1:], DENOMINATIONS, strict=False))
    for points in range(0, 60000, 700):
        sticks = fewest(points)
        assert sum(worth * count for worth, count in sticks) == points
        assert all(worth * count < larger.get(worth, 10**9) for worth, count in sticks), points


def test_each_stick_looks_different() -> None:
    assert len({stick_svg(worth) for worth in DENOMINATIONS}) == 4
    assert stick_svg(100).text.count("<circle") == 8
    assert stick_svg(1000).text.count("<circle") == 1


def test_the_number_is_read_out_and_the_drawing_not() -> None:
    html = sticks_html(words(), 2600).text
    assert "<span>2 × 1,000</span>" in html
    assert "<span>6 × 100</span>" in html
    assert html.count('aria-hidden="true"') == 2
    assert "style=" not in html
