"""The case files of hands, a line a record."""

from pathlib import Path
from typing import NamedTuple

from pyapp.check.cases import HANDS, lines
from pyapp.check.hands import books
from pyapp.riichi.text import Entry
from tests.entered import entry_of

CASES = Path(__file__).parent.parent / "cases"


class Line(NamedTuple):
    """A line of a case file; one case for each of its rulebooks."""

    hand: str
    by: str
    keys: tuple[str, ...]
    answer: str

    @property
    def entry(self) -> Entry:
        """What is entered."""
        return entry_of(self.hand)

    @property
    def yaku(self) -> set[str]:
        """The ids of the yaku and dora it names."""
        return {hit.split()[0] for hit in self.answer.partition(" : ")[2].split(", ") if hit}


def read(name: str) -> list[Line]:
    found = []
    for number, line in lines((CASES / name).read_text(encoding="utf-8")):
        parts = [part.strip() for part in line.split("|")]
        assert len(parts) == 5, f"tests/cases/{name}:{number}: five parts, as its head says: {line}"
        _, hand, by, keys, answer = parts
        found.append(Line(hand, by, books(keys), answer))
    return found


LINES = [line for name in HANDS for line in read(name)]
