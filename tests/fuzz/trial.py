"""What every kind of fuzzing gives back, and what it draws from."""

import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeVar

Result = TypeVar("Result")

# Characters that code is apt to misread: of other scripts, invisible, halves of a pair.
ODD = "\x00\ud800\udfff\u200b\u202e\ufeff\u00a0\u3000ſıＭ１٣²Ⅷ東\U0001f005\n\t,+:=/-"


class Trial(NamedTuple):
    """One input and what became of it: refused or not, after how many seconds of work, and the
    fault, "" for none.
    """

    given: str
    refused: bool
    seconds: float
    fault: str


def timed(work: Callable[[], Result]) -> tuple[Result, float]:
    """What the work gives, and the seconds of the processor that it took."""
    started = time.process_time()
    result = work()
    return result, time.process_time() - started


def odd_text(rng: Random) -> str:
    """A few characters that nobody types."""
    return "".join(rng.choice(ODD) for _ in range(rng.randint(1, 6)))
