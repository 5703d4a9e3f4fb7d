"""Print how large the project is and how it is tied together: `make figures`."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from modules import ROOT, modules, reached

LONG, VERY_LONG = 30, 50  # lines of a function


class Function(NamedTuple):
    """A function or method: where it is, how many lines it has, what it takes and returns."""

    path: str
    name: str
    lines: int
    form: str


def files(*folders: str) -> list[Path]:
    """The Python files below these folders."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def count_lines(paths: Iterable[Path]) -> int:
    """Lines of these files together."""
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in paths)


def functions(path: Path) -> Iterator[Function]:
    """Every function of a file, those inside others too."""
    where = path.relative_to(ROOT).as_posix()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            taken = [
                ast.unparse(each.annotation) if each.annotation else each.arg
                for each in node.args.args
            ]
            given = ast.unparse(node.returns) if node.returns else ""
            form = f"({', '.join(taken)}) -> {given}"
            yield Function(where, node.name, node.end_lineno - node.lineno + 1, form)


def circles() -> list[list[str]]:
    """The groups of modules that import one another, for the type checker too."""
    around = {name: reached(name, types=True) for name in modules()}
    tied = {name for name, found in around.items() if name in found}
    groups = {frozenset(other for other in around[name] if name in around[other]) for name in tied}
    return sorted(sorted(group) for group in groups)


def act_forms() -> dict[str, list[str]]:
    """What functions called `act` take and return, and where each form stands."""
    found: dict[str, list[str]] = {}
    for path in files("pyapp"):
        for each in functions(path):
            if each.name == "act":
                found.setdefault(each.form, []).append(each.path)
    return found


def report() -> list[str]:
    """All figures, a line each."""
    app = [each for path in files("pyapp") for each in functions(path)]
    lines = [
        f"{count_lines(files('pyapp')):>7,}  lines of pyapp, catalogues aside",
        f"{count_lines(files('pyapp/browser')):>7,}  of them in pyapp/browser",
        f"{count_lines(files('tests')):>7,}  lines of tests",
        f"{count_lines(files('.ci')):>7,}  lines of .ci",
    ]
    for limit in (LONG, VERY_LONG):
        long = sorted((each for each in app if each.lines > limit), key=lambda each: -each.lines)
        lines.append(f"{len(long):>7}  functions of pyapp over {limit} lines")
        if limit == LONG:
            lines += [f"{each.lines:>12}  {each.path}: {each.name}" for each in long]
    tied = circles()
    lines.append(f"{len(tied):>7}  circles of modules")
    lines += [f"{len(circle):>12}  {' '.join(circle)}" for circle in tied]
    forms = act_forms()
    lines.append(f"{len(forms):>7}  forms of act")
    lines += [f"{len(paths):>12}  {form}: {' '.join(paths)}" for form, paths in forms.items()]
    return lines


if __name__ == "__main__":
    print("\n".join(report()))
