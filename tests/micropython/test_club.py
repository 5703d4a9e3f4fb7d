"""The club's cases in the shipped MicroPython."""

import json
from collections.abc import Callable
from pathlib import Path

from lean import bare

from tests.club.club_cases import run

CLUB = Path(__file__).parents[1] / "club"
PROGRAM = """
import json
from tests.club.club_cases import run

with open("tests/club/series.txt") as file:
    print(json.dumps(run(file.read())))
"""


def test_the_clubs_cases_hold_in_micropython_too(micropython: Callable[..., str]) -> None:
    text = (CLUB / "series.txt").read_text()
    files = {
        "tests/club/series.txt": text,
        "tests/club/club_cases.py": bare((CLUB / "club_cases.py").read_text()),
    }
    count, failures = json.loads(micropython(PROGRAM, files))
    assert not failures, "\n".join(failures)
    assert count == run(text)[0]
