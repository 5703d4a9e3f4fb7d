"""Each control leads to what it led to when this was last looked at."""

import pytest

from tests.screen.touched import STARTS, WRITTEN, boards, questions, read, touched

MEANT = f"in {WRITTEN.name}; if that is meant, look at it (`make screens`) and run `make touched`"


def changed(group: str, found: dict[str, str]) -> list[str]:
    before = {name: seen for name, seen in read().items() if name.startswith(f"{group} | ")}
    names = {**before, **found}
    return [name for name in names if before.get(name) != found.get(name)]


@pytest.mark.parametrize("group", STARTS)
def test_what_each_control_leads_to(group: str) -> None:
    assert changed(group, touched(group)) == [], MEANT


def test_what_is_asked_and_said_to_the_answer() -> None:
    assert changed("question", questions()) == [], MEANT


def test_the_board_in_all_its_states() -> None:
    assert changed("board", boards()) == [], MEANT
