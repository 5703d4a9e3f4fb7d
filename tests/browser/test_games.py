"""A game of tests/cases/games played through the page, the points checked at every step; files
that are none. All of them are played in tests/screen/game.
"""

import re
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from pyapp.game.events import Start
from pyapp.game.notation import parse_event
from pyapp.kept.codec import checksum
from pyapp.riichi.problem import Problem
from tests.browser.game_player import GamePlayer

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "cases" / "games"
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
    played, players = 0, 4
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
            event = parse_event(text, players)
            assert not isinstance(event, Problem)
            if isinstance(event, Start):
                players = len(event.names)
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


def test_a_hanchan(page: Page, site_url: str) -> None:
    player = GamePlayer(page, site_url)
    (game,) = games("tenhou-sanma")
    play_through(player, game, RELOADS)
    player.reload()
    player.tap("sheet end")
    expect(page.locator(".end")).to_be_visible()
    assert player.ending() == [line[2:] for line in game if line.startswith(">")]


# Files

GAME = """\
start rules:wrc-2015 hanchan names:Ann,Bob,Cid,Dee
riichi B
ron from:D B:3/40""".splitlines()
NO_GAME = "This is not a Tenbou game. Nothing was changed."


def as_file(*lines: str) -> bytes:
    end = f"end {len(lines)} {checksum(list(lines))}"
    return "\n".join(["tenbou-game 1", *lines, end, ""]).encode()


FILES = {
    "photo.png": ((ROOT / "static/icons/icon-192.png").read_bytes(), NO_GAME),
    "empty.txt": (b"", NO_GAME),
    "utf-16.txt": (as_file(*GAME).decode().encode("utf-16-le"), NO_GAME),
    "long.txt": (
        as_file(GAME[0], *["draw tenpai:A"] * 26_000),
        "A game has at most 2,000 entries. Nothing was changed.",
    ),
}


def test_a_file_that_is_no_game_says_why_and_a_game_still_opens(page: Page, site_url: str) -> None:
    player = GamePlayer(page, site_url)
    player.goto()
    player.open()
    player.begin("Eve", "Fay", "Gus", "Hal")
    for name, (data, told) in FILES.items():
        player.more("games")
        file = FilePayload(name=name, mimeType="text/plain", buffer=data)
        player.choose_file(file)
        expect(page.locator("#game-sheet .error"), name).to_have_text(told)
        player.tap("close")
        player.closed()
    assert player.state() == "30000 30000 30000 30000 E1 sticks:0"
    game = as_file(*GAME)
    for data in (game, b"\xef\xbb\xbf" + game.replace(b"\n", b"\r\n")):
        player.more("new")
        player.begin()
        player.more("games")
        file = FilePayload(name="game.txt", mimeType="text/plain", buffer=data)
        player.choose_file(file)
        player.closed()
        assert player.state() == "30000 35200 30000 24800 E2 sticks:0"


def test_a_file_is_taken_though_the_list_is_drawn_anew_meanwhile(page: Page, site_url: str) -> None:
    player = GamePlayer(page, site_url)
    player.goto()
    player.open()
    player.begin("Eve", "Fay", "Gus", "Hal")
    player.more("games")
    expect(page.locator(".games > li")).to_have_count(1)
    with page.expect_file_chooser() as chooser:
        page.locator("#game-sheet label:has([name=file])").click()
    page.locator('[data-do^="game delete"]').click()
    expect(page.locator(".games > li")).to_have_count(0)
    chooser.value.set_files(
        FilePayload(name="game.txt", mimeType="text/plain", buffer=as_file(*GAME))
    )
    player.closed()
    assert player.state() == "30000 35200 30000 24800 E2 sticks:0"


def test_choosing_no_file_leaves_the_list_open(page: Page, site_url: str) -> None:
    player = GamePlayer(page, site_url)
    player.goto()
    player.open()
    player.begin("Eve", "Fay", "Gus", "Hal")
    player.more("games")
    page.locator("[name=file]").dispatch_event("cancel", {"bubbles": True})
    page.wait_for_timeout(100)
    expect(page.locator("#game-sheet")).to_be_visible()
