"""The sources that the Guide shows: of each yaku and of all that fu are given for, the Python that
decides it, cut out of the modules as they are compiled.

The text has two parts. A line for each id, "yaku/pinfu 0 3 5", names its pieces by number; each
piece begins with a form feed, the file and the line where it stands, and its text follows.
"""

import ast
from collections.abc import Iterator
from functools import cache

from modules import modules

from pyapp.learn.examples import FU_EXAMPLES

ENGINE = "pyapp.riichi."
NAME = "sources.txt"
PIECE = "\f"
ROWS = "YAKU"  # the table of yaku, in the module `yaku`
IN = {"has": "patterns", "of": "makers"}  # modules that `yaku` calls otherwise
# Where it is decided what fu are given for, by the beginning of the id: names, each in `fu` unless
# its module is named.
FU = {
    "winning": ("WINNING", "fu_items"),
    "menzen_ron": ("MENZEN_RON", "fu_items"),
    "koutsu": ("triplet_item", "fu_items"),
    "kantsu": ("triplet_item", "fu_items"),
    "pair": ("_pair_items", "fu_items"),
    "kanchan": ("WAITS", "fu_items", "readings._run_wait"),
    "penchan": ("WAITS", "fu_items", "readings._run_wait"),
    "ryanmen": ("WAITS", "fu_items", "readings._run_wait"),
    "tanki": ("WAITS", "fu_items", "readings._place"),
    "shanpon": ("WAITS", "fu_items", "readings._place"),
    "tsumo": ("SELF_DRAW", "fu_items"),
    "pinfu_tsumo": ("fu_items", "patterns.pinfu"),
    "open_pinfu": ("OPEN_PINFU", "fu_items"),
    "chiitoitsu": ("fu_items", "rounded"),
    "ron_triplet": ("readings._place", "triplet_item"),
    "wait_choice": ("readings._place", "score.score", "score._best"),
    "rinshan_tsumo": ("SELF_DRAW", "fu_items"),
}


class Source:
    """A module of the engine: its text, and the names that it defines and imports."""

    def __init__(self, name: str) -> None:
        self.path, self.text = modules()[ENGINE + name]
        self.lines = self.text.split("\n")
        self.made: dict[str, ast.stmt] = {}
        self.imported: dict[str, str] = {}
        for node in ast.parse(self.text).body:
            if isinstance(node, ast.FunctionDef):
                self.made[node.name] = node
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.made[node.targets[0].id] = node
            elif isinstance(node, ast.ImportFrom) and node.module:
                self.imported.update({alias.name: node.module for alias in node.names})

    def piece(self, node: ast.stmt | ast.expr) -> str:
        """Where a part of it stands, and its lines."""
        assert node.end_lineno
        lines = self.lines[node.lineno - 1 : node.end_lineno]
        return f"{self.path}:{node.lineno}\n" + "\n".join(lines)


@cache
def source(name: str) -> Source:
    """A module of the engine by its name."""
    return Source(name)


def named_by(node: ast.AST) -> Iterator[tuple[str, str]]:
    """What runs in a part of a module asks for: a name, and the module before it or ""."""
    for each in [node] if isinstance(node, ast.Name | ast.Attribute) else runs(node):
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name):
            if each.value.id in IN:
                yield each.attr, IN[each.value.id]
        elif isinstance(each, ast.Name):
            yield each.id, ""


def runs(node: ast.AST) -> Iterator[ast.AST]:
    """Every node of it but annotations."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns"):
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST):
                yield each
                yield from runs(each)


def closure(home: str, node: ast.AST, found: list[str]) -> None:
    """Add the functions that a part of a module calls, and what it names there, however far
    around; of the modules below `patterns` and `makers` functions alone.
    """
    for name, module in named_by(node):
        at = module or (home if name in source(home).made else source(home).imported.get(name, ""))
        if not at or ENGINE + at not in modules():
            continue
        made = source(at).made.get(name)
        if made is None or (at != home and not module and not isinstance(made, ast.FunctionDef)):
            continue
        piece = source(at).piece(made)
        if piece not in found:
            found.append(piece)
            closure(at, made, found)


def yaku_rows() -> dict[str, ast.Call]:
    """The rows of the table by their ids."""
    table = source("yaku").made[ROWS]
    assert isinstance(table, ast.Assign)
    assert isinstance(table.value, ast.Tuple)
    rows = [row for row in table.value.elts if isinstance(row, ast.Call)]
    return {row_id(row): row for row in rows}


def row_id(row: ast.Call) -> str:
    """The first text in a row."""
    return next(each.value for each in ast.walk(row.args[0]) if is_text(each))  # type: ignore


def is_text(node: ast.AST) -> bool:
    """Whether it is a text."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def of_yaku(row: ast.Call) -> list[str]:
    """The pieces of a yaku: its row, and what that names."""
    found = [source("yaku").piece(row)]
    for part in [*row.args, *row.keywords]:
        closure("yaku", part, found)
    return found


def of_fu(item: str) -> list[str]:
    """The pieces of what fu are given for."""
    names = FU.get(item) or FU[item.partition("_")[0]]
    found = []
    for each in names:
        module, _, name = each.rpartition(".")
        at = source(module or "fu")
        found.append(at.piece(at.made[name]))
    return found


def sources() -> str:
    """All of it as the Guide reads it."""
    pieces: list[str] = []
    index: list[str] = []
    of_ids = {f"yaku/{item}": of_yaku(row) for item, row in yaku_rows().items()}
    of_ids.update({f"fu/{item}": of_fu(item) for item, _example in FU_EXAMPLES})
    for item, found in of_ids.items():
        pieces += [piece for piece in found if piece not in pieces]
        index.append(" ".join([item, *[str(pieces.index(piece)) for piece in found]]))
    return PIECE.join(["\n".join(index), *pieces])
