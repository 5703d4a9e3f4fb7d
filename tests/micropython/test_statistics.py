"""The cases of the statistics in the shipped MicroPython, and what is kept of a tally there."""

import json
from collections.abc import Callable
from pathlib import Path

from lean import bare

from tests.club import statistics_cases

CASES = (Path(__file__).parents[1] / "cases/statistics.txt").read_text(encoding="utf-8")
PROGRAM = """
import json
from tests.club.statistics_cases import run

with open("cases.txt") as file:
    print(json.dumps(run(file.read())))
"""


def test_every_case_holds_in_micropython_too(micropython: Callable[..., str]) -> None:
    source = Path(statistics_cases.__file__).read_text(encoding="utf-8")
    files = {"cases.txt": CASES, "tests/club/statistics_cases.py": bare(source)}
    held, failures = json.loads(micropython(PROGRAM, files))
    assert not failures, "\n".join(failures)
    assert held == statistics_cases.run(CASES)[0]
