"""The games of tests/cases/games played through the screen, the points checked at every step."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyapp.game.events import AbortiveDraw, Chombo, Event, Riichi, Start, Win
from pyapp.game.notation import parse_event
from pyapp.riichi.problem import Problem
from tests.screen.game.game_player import GamePlayer

GAMES = Path(__file__).parents[2] / "cases" / "games"
BOOKS = (
    *("wrc-2015", "ema-2025", "tenhou", "common-japanese"),
    *("tenhou-sanma", "mahjong-soul-sanma"),
)
SHORT = ("settlements", "penalties", "under_way")


def games(name: str) -> Iterator[list[str]]:
    """The lines of each game of a file that say something."""
    text = (GAMES / f"{name}.txt").read_text(encoding="utf-8")
    stripped = [line.split("  #")[0].strip() for line in text.splitlines()]
    game: list[str] = []
    for line in [line for line in stripped if line and not line.startswith("#")]:
        if line.startswith("start ") and game:
            yield game
            game = []
        game.append(line)
    yield game


def refuses(player: GamePlayer, event: Event) -> None:
    """The event is not offered, or said to be impossible; the game stays as it is."""
    before = player.state
    if isinstance(event, Riichi):
        if "over:" in before:
            assert not player.offers(f"riichi {event.seat}")
        else:
            player.tap(f"riichi {event.seat}")
            assert player.told[-1]
    elif isinstance(event, AbortiveDraw | Chombo):
        player.tap("sheet more")
        what = "sheet chombo" if isinstance(event, Chombo) else f"abortive {event.kind}"
        assert not player.offers(what)
        player.tap("close")
    else:
        assert isinstance(event, Win)
        assert event.kan_feeder is not None
        winner = f"winner {event.wins[0].seat}"
        player.tap("win", winner, "from tsumo")
        assert 'data-do="game fed ' not in player.sheet
        player.tap(winner, "close")
    assert player.state == before


def play_through(player: GamePlayer, game: list[str]) -> None:
    """Enter every event of a game, see every line hold, and the ending at last."""
    wanted_end = [line[2:] for line in game if line.startswith(">")]
    players = 4
    for line in game:
        sign, rest = line[0], line[2:]
        if sign == "=":
            assert player.state == rest
        elif sign == "?":
            gains = [int(each) for each in re.findall(r" ([+-]\d+) ", rest)]
            assert player.gains("ABCD".index(rest[0]), int(rest[2])) == gains
        elif sign != ">":
            text = rest.partition(" : ")[0] if sign == "!" else line
            event = parse_event(text, players)
            assert not isinstance(event, Problem)
            if isinstance(event, Start):
                players = len(event.names)
            if sign == "!":
                if player.sheet:
                    assert player.ending == wanted_end
                    player.tap("close")
                refuses(player, event)
            else:
                player.play(event)
    if wanted_end:
        assert player.ending == wanted_end


@pytest.mark.parametrize("name", BOOKS + SHORT)
def test_every_game(name: str) -> None:
    player = GamePlayer()
    for game in games(name):
        play_through(player, game)
        # The same game comes back when the page is opened again.
        before = player.state
        player = player.again()
        assert player.state == before
        if player.game.over:
            assert player.ending == [line[2:] for line in game if line.startswith(">")]
