"""How much work something is, told by what runs: the same on a busy machine and on a quiet one."""

import itertools
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def steps(work: Callable[[], object]) -> int:
    """The lines that run while it works."""
    run = itertools.count()

    def trace(_frame: FrameType, event: str, _what: object) -> Any:
        if event == "line":
            next(run)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return next(run)
