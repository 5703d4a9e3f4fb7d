"""The rulebooks of the random games are there while these tests run: each one for three too."""

from collections.abc import Iterator
from importlib import import_module

import pytest

from pyapp.riichi import rulebooks
from tests.game.strategies import THREE

import_module("pyapp.screen.club.new")  # comes late, and would go on having those for three


@pytest.fixture(scope="module", autouse=True)
def rulebooks_for_three() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rulebooks, "RULEBOOKS", rulebooks.RULEBOOKS + THREE)
        yield
