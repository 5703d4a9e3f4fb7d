"""Imports run one way: rules of the game below, screen above, the browser on top; no circles.

Imports for the type checker alone count as others do.
"""

import ast
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


def borrows(path: Path) -> bool:
    """Whether a file imports something from a test."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        if any(
            name.startswith("tests.") and name.split(".")[-1].startswith("test_") for name in names
        ):
            return True
    return False


def test_tests_import_helpers_not_one_another() -> None:
    files = TESTS.rglob("*.py")
    borrowing = {path.relative_to(TESTS).as_posix() for path in files if borrows(path)}
    assert sorted(borrowing) == [], "what tests share stands in a module of helpers"
