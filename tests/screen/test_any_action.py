"""Actions that nobody offered, in every room as it begins and half way: none raises."""

import re
from pathlib import Path

import pytest

from pyapp.screen.action import GUIDE
from tests.screen.touched import STARTS

SCREEN = Path(__file__).parents[2] / "pyapp/screen"


@pytest.mark.parametrize("group", [name for name, (rooms, _) in STARTS.items() if len(rooms) == 1])
def test_whatever_is_asked_of_a_room(group: str) -> None:
    """Each word that stands in its code, with what makes no sense behind it."""
    (room,), starts = STARTS[group]
    code = "".join(path.read_text(encoding="utf-8") for path in (SCREEN / room).rglob("*.py"))
    words = set(re.findall(r'"([a-z_]+)"', code)) - {"too_long"}  # which is asked with a number
    for start in starts:
        player = start.begin()
        player.do(*start.way)
        before = player.app
        for word in sorted(words):
            for where in ("", "practice ") if room == GUIDE else ("",):
                for what in ("", " x", " -1 9"):
                    player.app = before
                    player.do(f"{room} {where}{word}{what}")
