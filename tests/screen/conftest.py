"""No test is shown what another had drawn."""

import pytest

from tests.screen.apps import MADE


@pytest.fixture(autouse=True)
def nothing_drawn() -> None:
    MADE.clear()
