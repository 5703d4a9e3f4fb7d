"""Actions that nobody offered, in every room as it begins and half way: none raises."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.screen.apps import KeepingPlayer
from tests.screen.club.evenings import Organiser
from tests.screen.game.game_player import GamePlayer
from tests.screen.guide.guide_player import GuidePlayer

SCREEN = Path(__file__).parents[2] / "pyapp/screen"
# The room, who is there, and what was done before.
STARTS: dict[str, tuple[Callable[[], KeepingPlayer], tuple[str, ...]]] = {
    "game": (GamePlayer, ()),
    "game begun": (GamePlayer, ("game open", "game record", "game win")),
    "guide": (GuidePlayer, ()),
    "guide practice": (GuidePlayer, ("guide open practice/learn",)),
    "club": (Organiser, ()),
    "club evening": (
        Organiser,
        ("club open new", "club begin", "club field names Ida\nJun", "club enter"),
    ),
    "rules": (GuidePlayer, ("page open rules",)),
}


@pytest.mark.parametrize("start", STARTS)
def test_whatever_is_asked_of_a_room(start: str) -> None:
    """Each word that stands in its code, with what makes no sense behind it."""
    begin, steps = STARTS[start]
    room = start.split(" ")[0]
    code = "".join(path.read_text(encoding="utf-8") for path in (SCREEN / room).rglob("*.py"))
    words = set(re.findall(r'"([a-z_]+)"', code))
    player = begin()
    player.do(*steps)
    before = player.app
    for word in sorted(words - {"too_long"}):  # which the browser asks, with a number
        for what in ("", " x", " -1 9"):
            player.app = before
            player.do(f"{room} {word}{what}")
