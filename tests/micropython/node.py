"""Python programs in the shipped MicroPython, under Node, with the site's compiled modules."""

import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from modules import compile_modules
from runtime import MICROPYTHON

RUNNER = Path(__file__).with_name("run.mjs")
TIMEOUT = 1200  # seconds until it counts as hanging, on a busy machine too


def run(program: str, files: Mapping[str, str] | None = None) -> str:
    """Run a program; gives what it printed. `files` go beside the modules, path to text."""
    content = {path: text.encode() for path, text in (files or {}).items()}
    with TemporaryDirectory() as folder:
        fill(folder, {**content, "main.py": program.encode()})
        done = subprocess.run(
            ["node", RUNNER, MICROPYTHON / "micropython.mjs", compiled().name, folder],
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@cache
def compiled() -> TemporaryDirectory[str]:
    """The site's modules, written once for all programs."""
    folder = TemporaryDirectory()
    fill(folder.name, dict(compile_modules().values()))
    return folder


def fill(folder: str, files: Mapping[str, bytes]) -> None:
    for path, data in files.items():
        target = Path(folder, path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
