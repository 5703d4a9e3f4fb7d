"""Some of each kind of fuzzing; `make fuzz` tries many more."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import settings

from .__main__ import KINDS, fuzz
from .trial import Trial

SEED = 20150404
COUNT = 20 * settings().max_examples


@pytest.mark.parametrize(("name", "trial", "share"), KINDS, ids=[name for name, _, _ in KINDS])
def test_a_value_or_a_refusal(name: str, trial: Callable[[Random], Trial], share: int) -> None:
    assert fuzz(name, trial, COUNT * share // 1000, SEED) == []
