"""Imports run one way: rules of the game below, screen above, the browser on top; no circles.

Imports for the type checker alone count as others do.
"""

import re
from pathlib import Path

import pytest
from figures import circles
from modules import imports, modules, reached

# What each package may import of the others, and of MicroPython's own modules.
OUTSIDE = ("asyncio", "deflate", "gc", "io", "js", "json", "pyscript", "types")
MAY_USE = {
    "riichi": {"riichi", "typing"},
    "kept": {"kept", "riichi", "typing"},
    "game": {"game", "kept", "riichi", "typing"},
    "learn": {"learn", "kept", "riichi", "typing"},
    "club": {"club", "learn", "game", "kept", "riichi", "typing", "binascii"},
    "check": {"check", "learn", "game", "riichi", "typing"},
    "words": {"words", "riichi", "typing"},
    "screen": {*("screen", "words", "club", "learn", "check", "game", "kept", "riichi", "typing")},
    "browser": {
        *("browser", "screen", "words", "club", "learn", "check", "game", "kept", "riichi"),
        "typing",
        *OUTSIDE,
    },
    "typing": {"collections"},
}

# The scoring line: a module knows only those of earlier rows, however far around.
LINE = (
    ("seats",),
    ("tiles",),
    ("problem",),
    ("hand",),
    ("text", "shapes", "win"),
    ("readings",),
    ("patterns", "makers", "fu", "dora"),
    ("yaku",),
    ("points",),
    ("payments",),
    ("score",),
    ("waits", "compare", "settle", "hints", "explain"),
)


TESTS = Path(__file__).parent
MODULES = sorted(set(modules()) - {"pyapp"})


def family(name: str) -> str:
    """The package within pyapp, for pyapp.riichi.tiles "riichi"; outside, the name itself."""
    return name.removeprefix("pyapp.").split(".")[0]


def test_it_reads_relative_imports() -> None:
    assert "pyapp.riichi.tiles" in imports("pyapp.riichi.hand")


def test_a_package_uses_only_what_lies_below_it() -> None:
    wrong = {
        name: {
            used for used in imports(name, types=True) if family(used) not in MAY_USE[family(name)]
        }
        for name in MODULES
    }
    assert {name: used for name, used in wrong.items() if used} == {}


def test_no_module_imports_itself_around_a_corner() -> None:
    assert list(circles()) == []


@pytest.mark.parametrize("row", range(len(LINE)))
def test_the_scoring_line_runs_one_way(row: int) -> None:
    later = {f"pyapp.riichi.{name}" for names in LINE[row:] for name in names}
    for name in (f"pyapp.riichi.{name}" for name in LINE[row]):
        if name in MODULES:
            assert reached(name, types=True) & later == set(), name


# An import of a test or from one, on a line or in brackets.
BORROWS = re.compile(r"^\s*(?:from|import) tests\b(?:[^(\n]*\([^)]*|[^\n]*)\btest_", re.M)


@pytest.mark.parametrize(
    ("line", "borrows"),
    [
        ("from tests.riichi.test_fu import HANDS", True),
        ("    from tests.riichi import fu, test_fu", True),
        ("from tests.riichi import (\n    fu,\n    test_fu,\n)", True),
        ("import tests.riichi.test_fu", True),
        ("from tests.riichi import (\n    fu,\n)\ndef test_fu()", False),
        ("from tests.riichi import fu\ndef test_fu()", False),
    ],
)
def test_it_sees_what_is_borrowed(line: str, borrows: bool) -> None:
    assert bool(BORROWS.search(line)) == borrows


def test_tests_import_helpers_not_one_another() -> None:
    files = sorted(TESTS.rglob("*.py"))
    borrowing = [str(path.relative_to(TESTS)) for path in files if BORROWS.search(path.read_text())]
    assert borrowing == [], "what tests share stands in a module of helpers"
