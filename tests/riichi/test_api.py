"""The public API: its examples hold, every name is described, and the page does without it."""

import ast
import doctest
from pathlib import Path

import pytest

from pyapp.riichi import api

ROOT = Path(__file__).parents[2]


def test_the_examples_hold() -> None:
    found = doctest.testmod(api, raise_on_error=False)
    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.parametrize("name", api.__all__)
def test_every_name_is_there_and_described(name: str) -> None:
    value = getattr(api, name)
    assert name == "rulebooks" or value.__doc__


def test_nothing_else_is_public() -> None:
    public = {name for name in vars(api) if not name.startswith("_")}
    assert public == set(api.__all__)


def test_the_page_does_not_load_it() -> None:
    for path in ROOT.glob("pyapp/**/*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                assert "api" not in [*(node.module or "").split("."), *(a.name for a in node.names)]
