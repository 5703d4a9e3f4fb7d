"""The score sheet of a game on paper: each hand, the end item by item, and sums that are right."""

import re

import pytest

from pyapp.screen.game.paper import filled
from pyapp.screen.paper import sheet_html
from tests.screen.game.open_games import GAMES, played
from tests.spoken import words

MINUS = "\u2212"


def test_a_hand_tells_its_end_what_moved_and_what_lies() -> None:
    game = played(
        (
            *GAMES["begun"],
            "riichi C",
            "ron from:D C:2/30",
            "draw tenpai:A",
            "riichi B",
            "tsumo D:3/30",
        )
    ).game
    first, second, third = filled(words(), game, "today").hands
    assert first == ("East 1", "Ron", "Cid", "Dee", "", "", "+2,000", f"{MINUS}2,000", "0")
    assert second[:4] == ("East 2", "Exhaustive draw", "", "")
    assert third[1:4] == ("Tsumo", "Dee", "")
    assert third[0] == "East 3, 1 honba"


@pytest.mark.parametrize("kind", GAMES)
def test_every_sheet_adds_up_and_has_a_cell_for_each_seat(kind: str) -> None:
    game = played(GAMES[kind]).game
    sheet = filled(words(), game, "today")
    wide = len(game.seats) + 2
    assert {len(each) for each in sheet.ends} == {wide}
    assert {len(each) for each in sheet.hands} <= {wide + 3}
    total = next(each for each in sheet.ends if each[0] == "Total")
    assert total[-1] == "0.0 ✓"
    text = sheet_html(words(), sheet).text
    assert text.count("<tr>") == 1 + max(20, len(sheet.hands)) + len(sheet.ends)
    assert len(re.findall(r'<div class="sign">(.*)</div>', text)[0].split("<p>")) == wide
