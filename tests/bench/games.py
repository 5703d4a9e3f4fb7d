"""Time of an event and of opening the page in a long game, against the same in a short one.

An event is a draw: the tap that opens its sheet and the tap that records it, each from the click
to the end of the next frame. Opening is a reload of the page until the board is there. The log is
its sheet, opened and drawn. Run by `make bench`.
"""

import argparse
import statistics
import threading
from pathlib import Path
from random import Random

from browser import FLAGS, find_chromium
from playwright.sync_api import FilePayload, Page, sync_playwright
from serve import Server

from pyapp.game.events import HANCHAN, Adjustment, Chombo, Event, Refused, Start
from pyapp.game.game import Game
from pyapp.game.play import begin, play
from pyapp.game.saved import dump
from tests.game.random_events import random_event

ROOT = Path(__file__).parents[2]
SHORT, LONG = 20, 300  # events
TARGET = 1.5  # the long game's time at most, in times of the short one's
LAST = 6  # the deal after which no hand is ended any more, so that the game goes on
# When the game is on the screen, from the start of the navigation.
NOTE_READY = """new MutationObserver(() => {
    if (!window.shown && document.querySelector("#board .seat")) window.shown = performance.now();
}).observe(document, { childList: true, subtree: true });"""
# From the click to the end of the frame after it.
TIME_TAP = """(selector) => new Promise((done) => {
    const start = performance.now();
    document.querySelector(selector).click();
    requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - start);
        port2.postMessage(0);
    });
})"""
READY = "html[data-ready]"


def long_game(count: int) -> Game:
    """A game of so many events that is not over."""
    random = Random(count)
    game = begin(Start(("Ann", "Bob", "Cid", "Dee"), "wrc-2015", (), HANCHAN, "", None))
    assert isinstance(game, Game)
    while len(game.log) < count:
        event: Event = random_event(game, random)
        if game.hand >= LAST and not isinstance(event, Adjustment):
            event = Chombo(random.choice(game.seats))
        after = play(game, event)
        if not isinstance(after, Refused) and not after.over:
            game = after
    return game


class Player:
    """A page with a game of so many events, and the milliseconds that each thing took."""

    def __init__(self, page: Page, url: str, count: int) -> None:
        self.page, self.count = page, count
        self.found: dict[str, list[float]] = {"event": [], "opening": [], "log": []}
        page.add_init_script(NOTE_READY)
        page.goto(url)
        page.wait_for_selector(READY, state="attached")
        page.locator("#menu").click()
        page.locator('#sheet [data-do="game open"]').click()
        page.locator('[data-do="game games"]').first.click()
        text = dump(long_game(count).events).encode()
        file = FilePayload(name="game.txt", mimeType="text/plain", buffer=text)
        page.set_input_files('[type="file"]', file)
        page.wait_for_selector(f'#game[data-events="{count}"]')

    def round(self) -> None:
        """Do everything once."""
        page, found = self.page, self.found
        page.reload()
        page.wait_for_function("() => window.shown")
        found["opening"].append(page.evaluate("window.shown"))
        page.wait_for_timeout(1000)  # what is loaded last
        found["event"].append(self.tap("game draw") + self.tap("game record"))
        self.tap("game undo")
        found["log"].append(self.tap("game sheet log"))
        self.tap("game close")

    def tap(self, do: str) -> float:
        spent = self.page.evaluate(TIME_TAP, f'[data-do="{do}"]')
        self.page.wait_for_timeout(500)
        return float(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each is done")
    rounds = parser.parse_args().rounds
    server = Server(ROOT / "build/site")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        players = []
        for count in (SHORT, LONG):
            context = browser.new_context(viewport={"width": 390, "height": 664})
            players.append(Player(context.new_page(), server.url, count))
        for _ in range(rounds):  # in turn, so that what else the machine does befalls both
            for player in players:
                player.round()
        browser.close()
    server.shutdown()
    for name in players[0].found:
        short, long = [statistics.median(player.found[name]) for player in players]
        print(
            f"{name:>10}: {short:6.1f} ms at {SHORT} events, {long:6.1f} ms at {LONG},"
            f" {long / short:.2f} times (target: at most {TARGET})"
        )


if __name__ == "__main__":
    main()
