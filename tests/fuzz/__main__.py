"""Random input of every kind: `python -m tests.fuzz 80000 [seed]`.

Each gets a value or a refusal, never an exception, and a refusal within a tenth of a second.
Exits with 1 when there is any fault; the seed printed repeats it.
"""

import argparse
import random
import sys
import time
import traceback
from collections.abc import Callable
from random import Random

from . import calls, texts
from .trial import Trial

LONGEST = 0.1  # seconds of work for a refusal
# Each kind, and how many of them for every thousand texts.
KINDS: tuple[tuple[str, Callable[[Random], Trial], int], ...] = (
    ("texts", texts.trial, 1000),
    ("calls", calls.trial, 250),
)


def fuzz(name: str, trial: Callable[[Random], Trial], count: int, seed: int) -> list[str]:
    """Try so many; prints what came of them and gives the faults."""
    rng = Random(f"{name} {seed}")
    began = time.monotonic()
    faults: list[str] = []
    slowest = Trial("", True, 0.0, "")
    refused = 0
    for _ in range(count):
        try:
            tried = trial(rng)
        except Exception:
            faults.append(f"{name}: {traceback.format_exc(limit=-4)}")
            continue
        refused += tried.refused
        if tried.refused and tried.seconds > slowest.seconds:
            slowest = tried
        if tried.fault:
            faults.append(f"{name}: {shown(tried.given)}: {tried.fault}")
    if slowest.seconds > LONGEST:
        faults.append(f"{name}: {shown(slowest.given)}: refused after {slowest.seconds:.2f} s")
    print(
        f"{count} {name}, seed {seed}: {len(faults)} faults, {refused} refused, the slowest after "
        f"{slowest.seconds * 1000:.1f} ms ({shown(slowest.given)}); "
        f"{time.monotonic() - began:.0f} s"
    )
    return faults


def shown(given: str) -> str:
    """As much of an input as a terminal takes."""
    text = ascii(given)
    return text if len(text) <= 300 else f"{text[:300]}… ({len(given)} characters)"


def main(count: int, seed: int) -> int:
    faults: list[str] = []
    for name, trial, share in KINDS:
        faults.extend(fuzz(name, trial, count * share // 1000, seed))
    for fault in faults[:20]:
        print(fault)
    return len(faults)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=80_000)
    parser.add_argument("seed", type=int, nargs="?")
    asked = parser.parse_args()
    seed = random.SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    sys.exit(1 if main(asked.count, seed) else 0)
