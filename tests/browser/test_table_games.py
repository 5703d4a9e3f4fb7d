"""The games of tests/cases/games played through the page, the points checked at every step.

The page is loaded anew after every event: whenever it is killed, the game returns exactly.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pyapp.table.events import Problem
from pyapp.table.notation import parse_event
from tests.browser.table_player import TablePlayer

GAMES = Path(__file__).parents[1] / "cases" / "games"
BOOKS = ("wrc-2015", "ema-2025", "tenhou", "common-japanese")


def lines(book: str) -> list[str]:
    """The lines of a game that say something."""
    text = (GAMES / f"{book}.txt").read_text(encoding="utf-8")
    stripped = [line.split("  #")[0].strip() for line in text.splitlines()]
    return [line for line in stripped if line and not line.startswith("#")]


def returns(player: TablePlayer) -> None:
    """The game is the same after the page was killed; one that is over shows its end first."""
    before = player.state()
    if "over:" not in before:
        player.reload()
        assert player.state() == before


@pytest.mark.parametrize("book", BOOKS)
def test_a_hanchan(page: Page, site_url: str, book: str) -> None:
    player = TablePlayer(page, site_url)
    wanted_end: list[str] = []
    for line in lines(book):
        sign, rest = line[0], line[2:]
        if sign == ">":
            wanted_end.append(rest)
        elif sign == "=":
            assert player.state() == rest
        elif sign == "?":
            gains = [int(each) for each in re.findall(r" ([+-]\d+) ", rest)]
            assert player.gains("ABCD".index(rest[0]), int(rest[2])) == gains
        else:
            text = rest.partition(" : ")[0] if sign == "!" else line
            event = parse_event(text)
            assert not isinstance(event, Problem)
            if sign == "!":
                if page.locator("#game-sheet").is_visible():
                    assert player.ending() == wanted_end
                    player.tap("close")
                    player.closed()
                player.refuses(event)
            else:
                player.play(event)
                returns(player)
    assert wanted_end
    player.reload()
    player.tap("sheet end")
    expect(page.locator(".end")).to_be_visible()
    assert player.ending() == wanted_end
