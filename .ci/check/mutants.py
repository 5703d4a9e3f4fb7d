"""Change one token of the package at random, again and again, and see whether the quick check
notices: `make mutants`. What it did not notice is printed, to be tested or argued.
"""

import argparse
import io
import os
import shutil
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("riichi", "game", "learn", "screen")  # of the package
INSTEAD = {
    **{"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+"},
    **{"*": "+", "//": "*", "&": "|", "and": "or", "or": "and", "not": ""},
    **{"True": "False", "False": "True", "min": "max", "max": "min", "any": "all", "all": "any"},
    **{"break": "continue", "continue": "break", "if": "if not"},
}
# Seconds of the processor after which a process goes in circles, as with a few mutants.
LIMITED = ("bash", "-c", 'ulimit -t 400 && exec "$@"', "bash")
LINKED = (".venv", "node_modules")
QUICK = (".venv/bin/pytest", "-q", "-n", "auto")
FIRST = "-x -p no:cacheprovider"  # a failure is enough


class Mutant(NamedTuple):
    """A token of a file, and what stands there instead."""

    path: Path
    row: int
    column: int
    token: str
    instead: str


def mutants(path: Path) -> Iterator[Mutant]:
    """Every token of a file that can be another."""
    before = ""
    for each in tokenize.generate_tokens(io.StringIO(path.read_text()).readline):
        number = each.type == tokenize.NUMBER and each.string.isdigit()
        instead = str(int(each.string) + 1) if number else INSTEAD.get(each.string)
        spread = each.string == "*" and before in ("(", "[", ",")
        if instead is not None and not spread:
            yield Mutant(path, *each.start, each.string, instead)
        before = each.string


def changed(mutant: Mutant) -> str:
    """The text of the file with the other token."""
    lines = mutant.path.read_text().splitlines(keepends=True)
    line, end = lines[mutant.row - 1], mutant.column + len(mutant.token)
    lines[mutant.row - 1] = line[: mutant.column] + mutant.instead + line[end:]
    return "".join(lines)


def copy_to(folder: Path) -> None:
    """Copy what is tracked, with what is installed beside it."""
    names = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in filter(None, names.stdout.split("\0")):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)


def noticed(folder: Path, part: str) -> bool:
    """Whether `make check` fails; the tests of the same part, which are likely to, come first."""
    environment = {**os.environ, "HYPOTHESIS_PROFILE": "quick", "PYTEST_ADDOPTS": FIRST}
    for check in ((*QUICK, f"tests/{part}"), ("make", "check")):
        done = subprocess.run(
            (*LIMITED, *check), cwd=folder, capture_output=True, env=environment, check=False
        )
        if done.returncode:
            return True
    return False


def main() -> None:
    """Try as many as are asked for, each in a copy of the project."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--count", type=int, default=60)
    asked.add_argument("--seed", type=int, default=None)
    given = asked.parse_args()
    seed = Random().randrange(10**6) if given.seed is None else given.seed
    files = [path for part in PARTS for path in sorted((ROOT / "pyapp" / part).rglob("*.py"))]
    chosen = Random(seed).sample([each for path in files for each in mutants(path)], given.count)
    found = 0
    with TemporaryDirectory() as name:
        folder = Path(name)
        copy_to(folder)
        if noticed(folder, PARTS[0]):
            sys.exit("the check fails as the project stands")
        for each in chosen:
            where = each.path.relative_to(ROOT)
            (folder / where).write_text(changed(each))
            seen = noticed(folder, where.parts[1])
            shutil.copy2(each.path, folder / where)
            found += seen
            change = f"{each.token} -> {each.instead or 'nothing'}"
            told = "noticed" if seen else "NOT NOTICED"
            print(f"{told:>12}  {where}:{each.row}:{each.column + 1} {change}", flush=True)
    print(f"{found} of {given.count} noticed (seed {seed})")


if __name__ == "__main__":
    main()
