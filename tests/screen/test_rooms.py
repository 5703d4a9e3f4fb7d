"""Each room of `pyapp/screen/action.py` is known wherever a control may ask for it.

The loop runs in a browser alone, so it is read, not imported.
"""

import ast
from pathlib import Path

from pyapp.screen import action
from tests.screen.apps import ACTS

ROOT = Path(__file__).parents[2]
ROOMS = {name for name in vars(action) if name.isupper()}


def names_in(file: str, variable: str) -> set[str]:
    """The rooms that the value of a variable names."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    values = [
        each.value
        for each in ast.walk(tree)
        if isinstance(each, ast.Assign | ast.AnnAssign)
        if each.value and variable in map(ast.unparse, targets(each))
    ]
    found = {each.id for value in values for each in ast.walk(value) if isinstance(each, ast.Name)}
    return found & ROOMS


def targets(each: ast.Assign | ast.AnnAssign) -> list[ast.expr]:
    return [each.target] if isinstance(each, ast.AnnAssign) else each.targets


def test_the_loop_knows_each_room_and_how_it_acts() -> None:
    loop, arrived = "pyapp/browser/loop.py", "pyapp/browser/arrived.py"
    assert ROOMS - names_in(loop, "ROOMS") == set(), f"ROOMS of {loop}"
    act = names_in(loop, "IMAGES") | names_in(loop, "known") | names_in(arrived, "ACTS")
    assert ROOMS - act == set(), f"ACTS of {arrived}, or IMAGES of {loop}"


def test_the_players_know_them_too() -> None:
    assert {getattr(action, name) for name in ROOMS} - set(ACTS) == set(), (
        "ACTS of tests/screen/apps.py"
    )
