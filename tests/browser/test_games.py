"""The games of tests/cases/games played through the page, the points checked at every step."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pyapp.game.events import Start
from pyapp.game.notation import parse_event
from pyapp.riichi.problem import Problem
from tests.browser.game_player import GamePlayer

GAMES = Path(__file__).parents[1] / "cases" / "games"
BOOKS = ("wrc-2015", "ema-2025", "tenhou", "common-japanese")
RELOADS = 5  # events from one reload to the next


def lines(name: str) -> list[str]:
    """The lines of a file of games that say something."""
    text = (GAMES / f"{name}.txt").read_text(encoding="utf-8")
    stripped = [line.split("  #")[0].strip() for line in text.splitlines()]
    return [line for line in stripped if line and not line.startswith("#")]


def games(name: str) -> list[list[str]]:
    """The lines of each game of a file."""
    found: list[list[str]] = []
    for line in lines(name):
        if line.startswith("start "):
            found.append([])
        found[-1].append(line)
    return found


def returns(player: GamePlayer) -> None:
    """The game is the same after a reload; one that is over shows its end first."""
    before = player.state()
    if "over:" not in before:
        player.reload()
        assert player.state() == before


def play_through(player: GamePlayer, game: list[str], reloads: int = 0) -> None:
    """Enter every event of a game, see every line hold, and the ending at last."""
    page = player.page
    wanted_end = [line[2:] for line in game if line.startswith(">")]
    played = 0
    for line in game:
        sign, rest = line[0], line[2:]
        if sign == ">":
            continue
        if sign == "=":
            assert player.state() == rest
        elif sign == "?":
            gains = [int(each) for each in re.findall(r" ([+-]\d+) ", rest)]
            assert player.gains("ABCD".index(rest[0]), int(rest[2])) == gains
        else:
            text = rest.partition(" : ")[0] if sign == "!" else line
            event = parse_event(text, 4)
            assert not isinstance(event, Problem)
            if sign == "!":
                if page.locator("#game-sheet").is_visible():
                    assert player.ending() == wanted_end
                    player.tap("close")
                    player.closed()
                player.refuses(event)
            else:
                player.play(event)
                played += 1
                if reloads and played % reloads == 0 and not isinstance(event, Start):
                    returns(player)
    if wanted_end:
        assert player.ending() == wanted_end


@pytest.mark.parametrize("book", BOOKS)
def test_a_hanchan(page: Page, site_url: str, book: str) -> None:
    player = GamePlayer(page, site_url)
    (game,) = games(book)
    play_through(player, game, RELOADS)
    player.reload()
    player.tap("sheet end")
    expect(page.locator(".end")).to_be_visible()
    assert player.ending() == [line[2:] for line in game if line.startswith(">")]


def test_the_settlements(page: Page, site_url: str) -> None:
    player = GamePlayer(page, site_url)
    for game in games("settlements"):
        play_through(player, game)
