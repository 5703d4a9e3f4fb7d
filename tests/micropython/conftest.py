"""The shipped MicroPython, for the tests here."""

from collections.abc import Callable

import pytest

from tests.micropython import node


@pytest.fixture(scope="session")
def micropython() -> Callable[..., str]:
    """Runs a program; gives what it printed."""
    return node.run
