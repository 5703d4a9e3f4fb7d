"""The case files in the shipped MicroPython: the same count holds as on CPython."""

import json
from collections.abc import Callable
from pathlib import Path

from lean import bare

from tests.cases_runner import run

TESTS = Path(__file__).parents[1]
ELSEWHERE = ["statistics.txt"]  # see test_statistics.py
PROGRAM = """
import json
from tests.cases_runner import run

def read_text(name):
    with open("tests/cases/" + name) as file:
        return file.read()

print(json.dumps(run(read_text)))
"""


def test_every_case_holds_in_micropython_too(micropython: Callable[..., str]) -> None:
    cases = TESTS / "cases"
    files = {
        f"tests/cases/{path.relative_to(cases)}": path.read_text()
        for path in cases.rglob("*")
        if path.is_file()
    }
    files["tests/cases_runner.py"] = bare((TESTS / "cases_runner.py").read_text())
    passed, failures = json.loads(micropython(PROGRAM, files))
    assert not failures, "\n".join(failures)
    read: list[str] = []

    def read_text(name: str) -> str:
        read.append(name)
        return (cases / name).read_text()

    expected, _failures = run(read_text)
    assert passed == expected
    assert sorted(read + ELSEWHERE) == sorted(
        path.relative_to(cases).as_posix() for path in cases.rglob("*.txt")
    ), "a case file that nobody runs"
