"""What builds before have made, by what it was made of: in build/cache."""

import hashlib
import pickle
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parents[1] / "build/cache"
WEEK = 7 * 24 * 3600  # seconds

MADE = TypeVar("MADE")


@cache
def _build() -> bytes:
    """A hash of the build itself: its scripts, and which tools they run."""
    files = sorted([*HERE.glob("*.py"), *HERE.glob("*.mjs"), *HERE.glob("*.txt")])
    lock = HERE.parents[1] / "package-lock.json"
    return hashlib.sha256(b"".join(path.read_bytes() for path in [*files, lock])).digest()


def cached(make: Callable[[], MADE], *made_of: object) -> MADE:
    """What `make` returns, taken from the cache if it was made of the same before.

    `made_of` names all that decides the outcome, beside the build's own scripts.
    """
    key = hashlib.sha256(_build() + repr(made_of).encode()).hexdigest()
    path = FOLDER / key
    try:
        found: MADE = pickle.loads(path.read_bytes())
        return found
    except (OSError, EOFError, pickle.UnpicklingError):
        pass
    made = make()
    FOLDER.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(f".{time.monotonic_ns()}")
    half.write_bytes(pickle.dumps(made))
    half.replace(path)  # whole at any time: tests run side by side
    return made


def tidy() -> None:
    """Drop what was made more than a week ago."""
    for path in FOLDER.glob("*"):
        if time.time() - path.stat().st_mtime > WEEK:
            path.unlink(missing_ok=True)
