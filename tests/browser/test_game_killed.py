"""Killed at random places of random games, the page gives the game back exactly.

Killed means: its process crashes, so that the page hears nothing of it, and a new tab opens
the page. That happens after an event, with a form half filled in, at once with the tap that
records, or after an undo. What the page then shows, and what it keeps, must be the game that
the events make.
"""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from pyapp.check.games import state
from pyapp.game.events import Event, Refused, Start
from pyapp.game.game import Game
from pyapp.game.play import begin, play, replay
from pyapp.game.saved import dump
from pyapp.riichi.rulebooks import rules_for
from tests.browser.device import games
from tests.browser.game_player import GamePlayer
from tests.conftest import NIGHT, tries
from tests.game.random_events import random_event

NAMES = ("Ann", "Bob", "Cid", "Dee")
# Two by day, the others at night.
BOOKS = ("wrc-2015", "tenhou-sanma", "tenhou", "ema-2025", "mahjong-soul", "common-japanese")
PLACES = tries(5) if NIGHT else 4  # in each of the BOOKS
AFTER, HALF, AT_ONCE, UNDONE = "after an event", "half entered", "at once", "undone"
HOW = (AFTER, AFTER, AFTER, HALF, HALF, AT_ONCE, AT_ONCE, UNDONE)


@pytest.fixture
def player(chromium: Browser, site_url: str) -> Iterator[GamePlayer]:
    """A player whose page may crash; an error in any of its pages fails the test."""
    context = chromium.new_context(viewport={"width": 390, "height": 664}, has_touch=True)
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    context.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    yield GamePlayer(context.new_page(), site_url)
    context.close()
    assert errors == []


def after(game: Game, event: Event) -> Game:
    following = play(game, event)
    assert not isinstance(following, Refused), following
    return following


def half_enter(player: GamePlayer, game: Game, event: Event, random: Random) -> None:
    """Leave something open: the event, a new game, or an entry of the log to be changed."""
    form = random.choice(("event", "event", "new", "entry"))
    if form == "new":
        player.more("new")
        player.page.fill("[name=name0]", "Eve")
    elif form == "entry" and game.log:
        player.tap("sheet log")
        player.page.locator('[data-do^="game remove "]').first.wait_for()
        changed = player.page.locator('[data-do^="game edit "]')  # a riichi can only be removed
        if changed.count():
            changed.nth(random.randrange(changed.count())).click()
    else:
        player.enter(event)


def check(player: GamePlayer, game: Game, earlier: list[str]) -> None:
    """The page shows the game; it keeps this one and those before it, and nothing besides."""
    expect(player.page.locator("#game:not([hidden])")).to_be_visible()
    expect(player.page.locator("#board .seat")).to_have_count(len(game.seats))
    assert player.state() == state(game)
    assert player.events == len(game.log)
    assert sorted(games(player.page)) == sorted([*earlier, dump(game.events)])


@pytest.mark.parametrize("book", BOOKS[: tries(2)])
def test_killed_anywhere(player: GamePlayer, book: str) -> None:
    random = Random(book)
    start = Start(NAMES[: rules_for(book).players], book, (), "hanchan", "", None)
    game: Game | None = None
    earlier: list[str] = []
    seen = []
    player.goto()
    # Each once, an event first that can be undone; then at random.
    ways = [AFTER, *random.sample((HALF, AT_ONCE, UNDONE), 3), *random.sample(HOW, len(HOW))]
    for place in range(PLACES):
        if game is None or game.over:
            if game:
                earlier.append(dump(game.events))
            player.play(start)
            begun = begin(start)
            assert isinstance(begun, Game)
            game = begun
        event = random_event(game, random)
        how = ways[place % len(ways)]
        if how == UNDONE and game.log:
            player.tap("undo")
            undone = replay(game.events[:-1])
            assert isinstance(undone, Game)
            game = undone
            expect(player.page.locator("#game")).to_have_attribute(
                "data-events", str(len(game.log))
            )
        elif how == HALF:
            half_enter(player, game, event, random)
        elif how == AT_ONCE:
            last = player.enter(event)
            player.page.locator(f'[data-do="game {last}"]').first.evaluate(
                "(button) => button.click()"
            )
            game = after(game, event)
        else:
            player.play(event)
            game = after(game, event)
        player.kill()
        check(player, game, earlier)
        player.leave_sheet()  # what was half entered is there again
        seen.append(how)
    assert set(seen) == set(HOW)
