"""What is typed into a search folds in the browser's Python as in the build's."""

from collections.abc import Callable
from pathlib import Path

from called import alike

from pyapp.screen.find import fold

CASES = Path(__file__).parents[1] / "cases/searches.tsv"
PROGRAM = """
from pyapp.screen.find import fold
with open("typed.txt") as file:
    print("\\n".join([fold(line) for line in file.read().split("\\n")]))
"""


def test_it_folds_the_same(micropython: Callable[..., str]) -> None:
    lines = CASES.read_text(encoding="utf-8").splitlines()
    typed = [alike(line) for line in lines]
    printed = micropython(PROGRAM, {"typed.txt": "\n".join(typed)})
    assert printed.removesuffix("\n").split("\n") == [fold(line) for line in typed]
