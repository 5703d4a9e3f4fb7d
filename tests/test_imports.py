"""Imports run one way: rules of the game below, screen above, the browser on top."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("riichi", "table", "screen", "browser", "micropython")

# What each package may import of the others, and of MicroPython's own modules.
MAY_USE = {
    "riichi": {"riichi", "typing"},
    "table": {"table", "riichi", "typing"},
    "screen": {"screen", "table", "riichi", "typing", "json"},
    "browser": {"browser", "screen", "table", "riichi", "typing", "json", "js", "pyscript"},
    "micropython": {"collections"},
}

# The scoring line: a module knows only those of earlier rows, however far around.
LINE = (
    ("tiles",),
    ("hand",),
    ("text", "shapes"),
    ("readings",),
    ("yaku", "fu", "dora"),
    ("points",),
    ("payments",),
    ("score",),
    ("waits", "compare", "settle", "hints"),
)


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name, except the entry."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(ROOT.glob("pyapp/**/*.py"))
        if path.parent != ROOT / "pyapp"
    }


MODULES = modules()


def imports(name: str) -> set[str]:
    """The dotted names a module imports; those within pyapp are modules, relative ones resolved."""
    path = MODULES[name]
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *(node.module or "").split(".")]).rstrip(".")
            inner = {f"{source}.{alias.name}" for alias in node.names}
            found.update(inner & set(MODULES) or {source})
    return found


def family(name: str) -> str:
    """ "riichi" for pyapp.riichi.tiles, and "json" for json."""
    parts = name.split(".")
    return parts[1] if parts[0] == "pyapp" and len(parts) > 1 else parts[0]


def reached(name: str) -> set[str]:
    """The modules of the package that loading one brings along, itself only in a circle."""
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        new = (imports(waiting.pop()) & set(MODULES)) - seen
        seen |= new
        waiting.extend(new)
    return seen


def test_it_reads_relative_imports() -> None:
    assert "pyapp.riichi.tiles" in imports("pyapp.riichi.hand")


@pytest.mark.parametrize("name", MODULES)
def test_a_package_uses_only_what_lies_below_it(name: str) -> None:
    allowed = MAY_USE[family(name)]
    assert {used for used in imports(name) if family(used) not in allowed} == set()


@pytest.mark.parametrize("name", MODULES)
def test_no_module_imports_itself_around_a_corner(name: str) -> None:
    assert name not in reached(name)


@pytest.mark.parametrize("row", range(len(LINE)))
def test_the_scoring_line_runs_one_way(row: int) -> None:
    later = {f"pyapp.riichi.{name}" for names in LINE[row:] for name in names}
    for name in (f"pyapp.riichi.{name}" for name in LINE[row]):
        if name in MODULES:
            assert reached(name) & later == set(), name
