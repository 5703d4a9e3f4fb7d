"""What MicroPython lacks must not slip into pyapp, where CPython's tests would not notice.

The compiler refuses the syntax it does not know, and test_modules loads every module; this
finds what would fail only when its line runs.
"""

import ast
import builtins
import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import pytest
from cache import cached
from lean import bare

from tests.parsed import nodes

ROOT = Path(__file__).parents[2]
SOURCES = [*sorted(ROOT.glob("pyapp/**/*.py")), ROOT / "tests/cases_runner.py"]
STAND_IN = ROOT / "pyapp/micropython/typing.py"
KINDS = ("str", "bytes", "int", "float", "list", "tuple", "dict", "set", "frozenset")
KEYWORDS = {"maxsplit", "metaclass", "sort_keys", "strict"}

PROGRAM = f"""
import builtins, json
methods = []
for kind in ({", ".join(KINDS)}):
    methods.extend(dir(kind))
print(json.dumps([methods, dir(builtins)]))
"""


@pytest.fixture(scope="module")
def lacking(micropython: Callable[..., str]) -> tuple[set[str], set[str]]:
    """CPython's methods of built-in types, and its built-ins, that the runtime has not."""
    methods, names = json.loads(micropython(PROGRAM))
    ours = {name for kind in KINDS for name in dir(getattr(builtins, kind))}
    public = {name for name in dir(builtins) if not name.startswith("_")}  # a test may set _
    # _asdict exists, but its order is lost.
    return (ours - set(methods)) | {"_asdict"}, public - set(names)


def is_list(node: ast.expr) -> bool:
    """Whether an expression is a list by its looks; only lists take a step in a slice."""
    made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return isinstance(node, ast.List | ast.ListComp) or (
        made and ast.unparse(node).startswith(("list(", "sorted("))
    )


def findings(parts: Iterable[ast.AST], methods: set[str], names: set[str]) -> Iterator[str]:
    """Line and wording of each thing that MicroPython would stumble over."""
    for node in parts:
        match node:
            case ast.Call(func=ast.Attribute(attr=name)) if name in methods:
                wrong = f".{name}"
            case ast.Name(id=name) if name in names:
                wrong = name
            case ast.keyword(arg=name) if name in KEYWORDS:
                wrong = f"{name}="
            case ast.Raise(cause=ast.expr()):
                wrong = "raise ... from"
            case ast.Subscript(value=value, slice=ast.Slice(step=ast.expr())) if not is_list(value):
                wrong = "a step in a slice of what may be no list"
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, ast.BinOp()]):
                wrong = "isinstance with |"
            case _:
                continue
        yield f"line {node.lineno}: {wrong}"


def test_it_finds_what_it_looks_for(lacking: tuple[set[str], set[str]]) -> None:
    wrong = [
        '"7".zfill(2)',
        "(5).bit_count()",
        "hand._asdict()",
        "breakpoint()",
        '"a b".split(maxsplit=1)',
        "raise ValueError() from None",
        "name[::-1]",
        "isinstance(1, int | str)",
    ]
    right = ['"7".split(" ")', "list(name)[::-1]", "isinstance(1, (int, str))", "name[1:]"]
    found = {code for code in wrong + right if list(findings(ast.walk(ast.parse(code)), *lacking))}
    assert found == set(wrong)


def test_the_package_asks_for_nothing_the_runtime_lacks(lacking: tuple[set[str], set[str]]) -> None:
    methods, names = lacking
    every = [node for path in SOURCES for node in nodes(path)]
    ours = {node.name for node in every if isinstance(node, ast.FunctionDef)}
    found = {path: list(findings(nodes(path), methods - ours, names)) for path in SOURCES}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


def test_typing_is_used_as_far_as_the_stand_in_goes() -> None:
    has: set[str] = set()
    for node in ast.parse(STAND_IN.read_text()).body:
        if isinstance(node, ast.Assign):
            has.update(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.FunctionDef):
            has.add(node.name)
    texts = [path.read_text() for path in SOURCES]
    wanted = {
        alias.name
        for text in texts
        for node in ast.parse(cached(partial(bare, text), "bare", text)).body
        if isinstance(node, ast.ImportFrom) and node.module == "typing"
        for alias in node.names
    }
    assert "NamedTuple" in wanted
    assert wanted - has == set()
