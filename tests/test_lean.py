"""Modules as the page runs them: the same without types and docstrings, and nothing misses."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from runpy import run_path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest
from cache import cached
from lean import bare
from modules import ROOT, STAND_IN, modules, origin, statements

TYPED = '''"""A module."""

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from numbers import Real
from math import floor, pi

if TYPE_CHECKING:
    from decimal import Decimal

Points: TypeAlias = "tuple[int, ...]"
HALF: "Real" = 0.5


class Share(NamedTuple):
    """Who pays what."""

    payer: int
    points: "Points"

    def doubled(self) -> "Share":
        """Twice as much."""
        found: Any
        found = self._replace(points=2 * self.points)
        return found


def area(radius: float, *more: int, exact: bool = False) -> "Decimal | float":
    """Of a circle."""
    return radius * radius * (pi if exact else floor(pi)) + sum(more)
'''


def test_what_is_left_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    left = bare(TYPED)
    assert '"""' not in left
    for gone in ("Any", "TYPE_CHECKING", "Decimal", "Real", "TypeAlias", "Points", "int"):
        assert not re.search(rf"\b{gone}\b", left), gone
    stand_in = SimpleNamespace(**run_path(str(ROOT / STAND_IN)))
    for text, typing in ((TYPED, sys.modules["typing"]), (left, cast(ModuleType, stand_in))):
        monkeypatch.setitem(sys.modules, "typing", typing)
        names: dict[str, Any] = {"__name__": "shares"}
        exec(text, names)
        assert names["Share"](1, 8000).doubled() == (1, 16000)
        assert names["Share"]._fields == ("payer", "points")
        assert (names["area"](2), names["area"](2, 1, 2, exact=False)) == (12, 15)
        assert names["HALF"] == 0.5


@cache
def lean(name: str) -> str:
    text = modules()[name].text
    return cached(lambda: bare(text), "bare", text)


@cache
def defined(name: str) -> frozenset[str]:
    """The names that others can import from a module."""
    return frozenset(_defined(ast.parse(lean(name)).body))


def _defined(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.If | ast.For | ast.While):
            yield from _defined(node.body + node.orelse)
        else:
            for each in ast.walk(node):
                if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                    yield each.id


def test_what_a_module_imports_of_another_is_there() -> None:
    missing = []
    for name in sorted(modules()):
        for each in statements(lean(name)):
            if not each.level and not each.module:
                continue
            source = origin(name, each.level, each.module)
            for wanted in each.names:
                known = source not in modules() or f"{source}.{wanted}" in modules()
                if not known and wanted not in defined(source):
                    missing.append((name, source, wanted))
    assert missing == []
