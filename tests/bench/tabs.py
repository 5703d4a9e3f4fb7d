"""Two tabs with one game take an event each, within 20 ms: none may get lost in silence.

After each round both events must be in the game as a third tab finds it, or the tab whose event is
not must have said so; nothing twice, no other game, and both tabs show what is kept. Run by
`make tabs`; ends with 1 if a round was not so.
"""

import argparse
import sys
from random import Random

from browser import FLAGS, find_chromium
from playwright.sync_api import BrowserContext, sync_playwright

from pyapp.check.games import state
from pyapp.game.events import Adjustment, Event, ExhaustiveDraw, Riichi
from pyapp.game.game import Game
from pyapp.game.legal import legal
from pyapp.game.saved import load
from tests.bench.kill import BOOKS, Chromium, Games, show_game, start_of
from tests.browser.game_player import GamePlayer
from tests.browser.host import GUARD, SCREEN
from tests.conftest import SITE, serving
from tests.game.random_events import random_event
from tests.spoken import words

APART = 20  # milliseconds between the two, at most
SOON = 300  # milliseconds until the first of them
PAUSE, PAUSES = 500, 3  # milliseconds; so many without a change, and both tabs are at rest
KINDS = (Riichi, Adjustment, ExhaustiveDraw)
NOTE_SAID = """() => {
    window.said = [];
    new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll(
            "#game-note, #game-sheet [role=alert]")) said.push(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
}"""
# What the other tab did may have closed the sheet before: then nothing was entered.
CLICK = """([what, at]) => setTimeout(() => {
    const button = document.querySelector(`[data-do="game ${what}"]`);
    window.entered = Boolean(button);
    button?.click();
}, at - Date.now())"""
# That another tab has gone on says nothing of what this one did.
NO_ANSWER = {"", words()("game_from_other_tab")}


def stored(context: BrowserContext, url: str, players: int) -> Game:
    """The game as a new tab finds it."""
    page = context.new_page()
    tab = Chromium(page)
    tab.open(url)
    game = load(Games(Random(), players).read(tab))
    page.close()
    assert isinstance(game, Game), game
    return game


def wait_for_rest(players: list[GamePlayer]) -> None:
    """Until both tabs have done what they were asked for, and heard of each other."""
    shown, pauses = [""], 0
    while pauses < PAUSES:
        players[0].page.wait_for_timeout(PAUSE)
        before, shown = shown, [player.state() for player in players]
        done = all(player.page.evaluate("'entered' in window") for player in players)
        pauses = pauses + 1 if done and shown == before else 0


def two_events(game: Game, random: Random) -> list[Event]:
    """Different ones, each of which can be next."""
    found: list[Event] = []
    while len(found) < 2:
        event = random_event(game, random)
        if isinstance(event, KINDS) and event not in found and not legal(game, event):
            found.append(event)
    return found


def complaints(before: Game, after: Game, taken: list[tuple[GamePlayer, Event]]) -> list[str]:
    """What is wrong with a round."""
    found = []
    known = len(before.events)
    if after.events[:known] != before.events:
        found.append("what was there before is not the same")
    more = after.events[known:]
    for player, event in taken:
        if more.count(event) > 1:
            found.append(f"there {more.count(event)} times: {event}")
        silent = not set(player.page.evaluate("said")) - NO_ANSWER
        if event not in more and silent and player.page.evaluate("entered"):
            found.append(f"lost in silence: {event}")
        if (player.events, player.state()) != (len(after.log), state(after)):
            found.append(f"a tab shows {player.state()}, kept is {state(after)}")
    others = [event for event in more if event not in [each for _, each in taken]]
    return found + [f"nobody entered {event}" for event in others]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=40, help="how many rounds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, choices=BOOKS, default=4)
    options = parser.parse_args()
    random, start = Random(options.seed), start_of(options.players)
    server = serving(SITE)
    bad = both = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        context = browser.new_context(viewport=SCREEN, has_touch=True)
        context.set_default_timeout(GUARD)
        players = [GamePlayer(context.new_page(), server.url) for _ in range(2)]
        players[0].start(start)
        players[1].goto()
        show_game(Chromium(players[1].page))
        game = stored(context, server.url, options.players)
        for count in range(1, options.count + 1):
            if game.over:
                players[0].start(start)
                game = stored(context, server.url, options.players)
            random.shuffle(players)
            taken = list(zip(players, two_events(game, random), strict=True))
            for player in players:
                player.reload()
            last = [player.enter(event) for player, event in taken]
            at = [float(players[0].page.evaluate("Date.now()")) + SOON]
            at.append(at[0] + random.uniform(0, APART))
            for player, what, moment in zip(players, last, at, strict=True):
                player.page.evaluate(NOTE_SAID)
                player.page.evaluate(CLICK, [what, moment])
            wait_for_rest(players)
            after = stored(context, server.url, options.players)
            wrong = complaints(game, after, taken)
            bad += bool(wrong)
            both += len(after.log) == len(game.log) + 2
            kinds = " and ".join(type(event).__name__ for _, event in taken)
            said = "; ".join(wrong) or f"fine, {len(after.log) - len(game.log)} of 2 kept"
            print(f"{count:3} {kinds}, {at[1] - at[0]:4.1f} ms apart: {said}", flush=True)
            game = after
        browser.close()
    server.shutdown()
    print(
        f"{options.count} rounds, {options.players} players, "
        f"{both} with both events kept, {bad} wrong"
    )
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
