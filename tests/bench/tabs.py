"""Two tabs with one game take an event each, within 20 ms: none may get lost in silence.

After each round both events must be in the game as a third tab finds it, or the tab whose event is
not must have said so; nothing twice, no other game, and both tabs show what is kept. A quarter as
often both draw a round of a club's evening or enter who comes: there both must be kept. Run by
`make tabs`; ends with 1 if a round was not so.
"""

import argparse
import json
import sys
from random import Random
from string import ascii_lowercase

from browser import FLAGS, find_chromium
from playwright.sync_api import BrowserContext, Page, sync_playwright

from pyapp.check.games import state
from pyapp.game.events import Adjustment, Event, ExhaustiveDraw, Riichi
from pyapp.game.game import Game
from pyapp.game.legal import legal
from pyapp.game.saved import load
from tests.bench.kill import (
    BOOKS,
    CLUB,
    THERE,
    TYPE,
    Chromium,
    Games,
    show_game,
    show_players,
    start_of,
)
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
    const button = document.querySelector(`[data-do="${what}"]`);
    window.entered = Boolean(button);
    button?.click();
}, at - Date.now())"""
NAMES = ("Ida", "Jun", "Marek", "Sofia", "Tove", "Uma", "Vera", "Wang")
PARTS = {
    "tables": "document.querySelector('[data-do=\"club draw\"]')",
    "players": "document.querySelector('#club-names')",
}
ROUNDS = "document.querySelectorAll('#club .round').length"
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


def click_at_once(random: Random, pages: list[Page], whats: list[str]) -> float:
    """Click in each page what does that, soon; gives how many milliseconds are between them."""
    begun = float(pages[0].evaluate("Date.now()")) + SOON
    apart = random.uniform(0, APART)
    for page, what, moment in zip(pages, whats, (begun, begun + apart), strict=True):
        page.evaluate(CLICK, [what, moment])
    return apart


def show_part(tab: Chromium, part: str) -> None:
    """Turn to a part of the evening, and see it."""
    tab.run(f"document.querySelector('#club [data-do$=\"/{part}\"]').click()")
    tab.wait(PARTS[part])


def shown_evening(tab: Chromium) -> tuple[int, set[str]]:
    """How many rounds a tab shows, and who is there."""
    show_part(tab, "tables")
    rounds = int(str(tab.run(ROUNDS)))
    show_part(tab, "players")
    return rounds, set(str(tab.run(THERE)).split())


def bad_evenings(context: BrowserContext, url: str, random: Random, count: int) -> int:
    """How often one of two tabs of an evening lost what it did."""
    tabs = [Chromium(context.new_page()) for _ in range(3)]
    bad, rounds, names = 0, 0, set(NAMES)
    for tab in tabs:
        tab.open(url)
        show_players(tab)
        if tab is tabs[0]:
            tab.run(TYPE % ("#club-names", json.dumps("\n".join(NAMES))))
            tab.run(CLUB % "enter")
    for number in range(count):
        whats = [random.choice(("club draw", "club enter")) for _ in range(2)]
        for tab, what in zip(tabs, whats, strict=False):
            show_part(tab, "tables" if what == "club draw" else "players")
            if what == "club enter":
                name = "".join(random.choices(ascii_lowercase, k=12))
                names.add(name)
                tab.run(TYPE % ("#club-names", json.dumps(name)))
        click_at_once(random, [tab.page for tab in tabs[:2]], whats)
        rounds += whats.count("club draw")
        tabs[0].page.wait_for_timeout(PAUSE * PAUSES)
        shown = [shown_evening(tab) for tab in tabs]
        wrong = [each for each in shown if each != (rounds, names)]
        bad += bool(wrong)
        print(f"{number + 1:3} {' and '.join(whats)}: {wrong or 'fine'}", flush=True)
    return bad


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
            for player in players:
                player.page.evaluate(NOTE_SAID)
            pages = [player.page for player in players]
            apart = click_at_once(random, pages, [f"game {what}" for what in last])
            wait_for_rest(players)
            after = stored(context, server.url, options.players)
            wrong = complaints(game, after, taken)
            bad += bool(wrong)
            both += len(after.log) == len(game.log) + 2
            kinds = " and ".join(type(event).__name__ for _, event in taken)
            said = "; ".join(wrong) or f"fine, {len(after.log) - len(game.log)} of 2 kept"
            print(f"{count:3} {kinds}, {apart:4.1f} ms apart: {said}", flush=True)
            game = after
        lost = bad_evenings(context, server.url, random, options.count // 4)
        browser.close()
    server.shutdown()
    print(
        f"{options.count} rounds, {options.players} players, "
        f"{both} with both events kept, {bad} wrong; of an evening {lost}"
    )
    sys.exit(bad + lost > 0)


if __name__ == "__main__":
    main()
