"""The case files through the page's own check; runs on CPython and in MicroPython alike.

`run(read_text)` takes a function from a case file's name to its text, so that it needs no
file system, and returns how many cases held and a line for each that did not.
"""

from typing import Callable

from pyapp.check.cases import FILES, Case, checked, lines
from pyapp.check.games import Games
from pyapp.riichi.text import EMPTY, parse_entry


def run(read_text: Callable[[str], str]) -> tuple[int, list[str]]:
    """Run every case; returns (how many held, the failures)."""
    passed = 0
    failures: list[str] = []
    assert parse_entry("") == EMPTY
    for name in FILES:
        for case in checked(name, read_text(name)):
            if case.found.holds:
                passed += 1
            else:
                failures.append(told(case))
    return passed, failures


def told(case: Case) -> str:
    """A case that does not hold, as a line."""
    got, wanted, rulebook, _hand = case.found
    where = f"{case.file}:{case.number} {case.line}"
    return f"{where}{' under ' + rulebook if rulebook else ''}: {got}, not {wanted}"


def complaints(text: str) -> list[str]:
    """One text for each line of a file of games that does not hold, with its number."""
    games = Games()
    found = [(number, each) for number, line in lines(text) for each in games.line(line)]
    return [f"line {n}: {each.got}, not {each.wanted}" for n, each in found if not each.holds]
