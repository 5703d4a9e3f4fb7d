"""Print the pinned packages of pyproject.toml's extras, one a line, for `pip install -r`."""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def requirements(extras: list[str]) -> list[str]:
    """The requirements of the named extras, in file order; KeyError for an unknown extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return [line for extra in extras for line in project["optional-dependencies"][extra]]


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1:])))
