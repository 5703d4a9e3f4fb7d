"""Tests that are asked once for each row of a table in tests/cases."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

CASES = Path(__file__).parent / "cases"


def several(cell: str) -> tuple[str, ...]:
    """The texts in a cell."""
    return tuple(cell.split(" / ")) if cell else ()


def numbers(cell: str) -> tuple[int, ...]:
    """The numbers in a cell."""
    return tuple(int(each) for each in several(cell))


def rows(
    table: str, *more: tuple[object, ...], **kinds: Callable[[str], object]
) -> pytest.MarkDecorator:
    """Ask a test for each row, and for more that no line has room for; kinds: how the columns are
    read that are no texts.

    In a table there are tabs between the columns, whose names a comment tells, "-" for nothing,
    signs with a backslash as in Python, and comments, after "#" at the beginning or behind a tab.
    """
    names: list[str] = []
    found: list[tuple[object, ...]] = []
    for line in (CASES / table).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            names = line[2:].split("\t") if "\t" in line else names
        elif line:
            columns = ["" if each == "-" else each for each in line.partition("\t#")[0].split("\t")]
            told = [ast.literal_eval(f'"{each}"') if "\\" in each else each for each in columns]
            row = zip(names, told, strict=True)
            found.append(tuple(kinds.get(name, str)(cell) for name, cell in row))
    return pytest.mark.parametrize(names, [*found, *more])
