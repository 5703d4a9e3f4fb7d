"""Every settlement of the case file happens at the table as it does in the engine."""

from pathlib import Path

import pytest

from pyapp.check.at_table import REFUSED, is_event, played, refused_as

CASES = Path(__file__).parents[1] / "cases" / "settlement.txt"
LINES = [
    (number, line)
    for number, line in enumerate(CASES.read_text(encoding="utf-8").splitlines(), 1)
    if line and not line.startswith("#")
]
EVENTS = [(number, line) for number, line in LINES if is_event(line)]


def test_every_line_is_an_event_or_about_calls() -> None:
    assert len(EVENTS) > 80
    assert {line.split("|")[2].split()[0] for _, line in LINES} == {
        *("ron", "tsumo", "draw", "chombo"),
        "calls",
    }


def test_every_refusal_is_of_a_line() -> None:
    assert set(REFUSED) <= {refused_as(line) for _, line in EVENTS}


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("wrc-2015 | honba:2 | ron from:D B:2/30 | D>B 2000 ron | 0", "D>B 2000 ron, D>B 600 "),
        ("wrc-2015 | loose:1 | draw | - | 0", "- | 1"),
        ("wrc-2015 | | tsumo B:2/70 kan:B | - | 0", "refused: pays_himself"),
    ],
)
def test_a_wrong_line_is_noticed(line: str, wrong: str) -> None:
    found = played(line)
    assert found.got.startswith(wrong)
    assert not found.holds
