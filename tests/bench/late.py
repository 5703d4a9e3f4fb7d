"""A store that is late, hangs, fails after a while, is full or gone: what was said to be kept is
there at the next visit, and what is not kept was said. Random runs of taps, games and practice, by
`make late`; ends with 1 if one was not so.
"""

import argparse
import sys
import time
from collections import Counter
from random import Random
from typing import NamedTuple

from browser import FLAGS, find_chromium
from playwright.sync_api import Browser, Page, sync_playwright

from pyapp.learn.progress import Progress, load
from pyapp.screen.hand.last import MOST
from tests.browser.device import stored, tabs
from tests.browser.faults import Fault, break_store
from tests.browser.host import GUARD, SCREEN
from tests.conftest import SITE, serving
from tests.screen.hand.lasts import load_hands

READY = "html[data-complete]"
LATEST = 10_000  # milliseconds
ORPHANS = ("1m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "6z", "7z")
AT_REST = 1000  # milliseconds after which all that is on its way has come
# A device that keeps nothing says so in these words; of two tabs one may be told that its step does
# not stand.
NOT_KEPT, TOLD = "stores nothing", ("stores nothing", "do your last step again")
NOTE_SAID = """() => {
    window.said = new Set();
    const note = () => {
        for (const each of document.querySelectorAll(
            "#note, #game-note, #game-sheet, .practice-told, #sheet .help")) {
            said.add(each.textContent);
        }
    };
    addEventListener("DOMContentLoaded", () =>
        new MutationObserver(note).observe(document.body,
            { childList: true, subtree: true, characterData: true }));
}"""
TILES = """(tiles) => {
    for (const tile of tiles) document.querySelector(`#picker [data-tile="${tile}"]`).click();
}"""
PLAY = """(reason) => {
    const tap = (what) => document.querySelector(`[data-do="game ${what}"]`)?.click();
    const events = () => Number(document.querySelector("#game")?.dataset.events ?? -1);
    if (document.querySelector('#game-sheet [name="name0"]')) tap("record");
    const before = events();
    tap("sheet more");
    tap("adjust");
    const box = (name) => document.querySelector(`#game-sheet [name="${name}"]`);
    if (!box("reason")) return false;
    const typed = { points0: "100", points1: "-100", reason };
    for (const [name, text] of Object.entries(typed)) {
        box(name).value = text;
        box(name).dispatchEvent(new Event("input", { bubbles: true }));
    }
    tap("record");
    return events() === before + 1;
}"""
ASK = """(what) => {
    const control = document.createElement("button");
    control.dataset.do = what;
    document.body.append(control);
    control.click();
    control.remove();
}"""
ANSWER = """() => {
    const tap = (what) => document.querySelector(`[data-do="guide practice ${what}"]`)?.click();
    const question = document.querySelector("[data-question]");
    tap("show");
    tap("grade right");
    return Boolean(question);
}"""


# The way back leads through the history, which takes its time.
SOON = 250  # milliseconds
AT_HAND = "document.querySelector('#picker').checkVisibility() && !document.querySelector('[open]')"
TO_HAND = """() => {
    const way = ["game close", "page close", "game hand", "guide leave"];
    const controls = way.flatMap((what) => [...document.querySelectorAll(`[data-do="${what}"]`)]);
    controls.find((each) => each.checkVisibility())?.click();
}"""


class Outcome(NamedTuple):
    """fault: what the store was like; done: what was entered, by kind; wrong: what is amiss."""

    fault: Fault
    done: Counter[str]
    wrong: list[str]


class Player:
    """Who taps, plays and practises, and knows what of it must be there afterwards."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.events: list[str] = []
        self.hands: list[str] = []
        self.answers = 0
        self.said: set[str] = set()
        self.errors: list[str] = []
        self.begun: list[str] = []  # the hand as each visit left it
        self.orphans = random.sample(ORPHANS, len(ORPHANS))

    def visit(self, page: Page, url: str, steps: int) -> None:
        """Open the page, and do some things."""
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(url)
        page.wait_for_selector(READY, state="attached")
        for _ in range(steps):
            step = self.random.choice((self.tap, self.win, self.play, self.play, self.practise))
            step(page, url)
            page.wait_for_timeout(self.random.choice((0, 0, 100, 1000)))
        self.begun.append("")
        self.show_hand(page, url)
        self.tap(page, url)

    def show_hand(self, page: Page, url: str) -> None:
        """Come back to the Hand screen, whatever lies over it."""
        for _ in range(GUARD // SOON):
            if page.evaluate(AT_HAND):
                return
            page.evaluate(TO_HAND)
            page.wait_for_timeout(SOON)
        raise AssertionError("no way back to the hand")

    def tap(self, page: Page, url: str) -> None:
        """Begin another hand, of one tile or two."""
        self.show_hand(page, url)
        page.evaluate("() => document.querySelector('#tools [data-do=\"hand clear\"]')?.click()")
        tiles = self.random.sample(ORPHANS, self.random.randint(1, 2))
        page.evaluate(TILES, tiles)
        page.wait_for_timeout(150)  # the address follows when it is painted
        if self.begun:
            self.begun[-1] = tiles_of(str(page.evaluate("location.hash.slice(1)")))

    def win(self, page: Page, url: str) -> None:
        """Enter a hand that wins, and leave it for the next: it is one of the last hands then."""
        if not self.orphans:
            return
        self.show_hand(page, url)
        page.evaluate("() => document.querySelector('#tools [data-do=\"hand clear\"]')?.click()")
        last = self.orphans.pop()
        page.evaluate(TILES, [*ORPHANS, last])
        page.wait_for_timeout(150)
        page.evaluate("() => document.querySelector('#next')?.click()")
        self.hands.append(last)

    def play(self, page: Page, url: str) -> None:
        """Enter an event of the game that is on, or of a new one."""
        self.show_hand(page, url)
        page.evaluate(ASK, "game open")
        page.wait_for_timeout(SOON)
        reason = f"event{len(self.events)}x"
        if page.evaluate(PLAY, reason):
            self.events.append(reason)

    def practise(self, page: Page, url: str) -> None:
        """Answer a question aloud."""
        self.show_hand(page, url)
        page.evaluate(ASK, "guide open practice/say")
        page.wait_for_selector("[data-question]")
        self.answers += bool(page.evaluate(ANSWER))

    def hear(self, page: Page) -> None:
        self.said |= set(page.evaluate("[...said]"))

    def told(self, *words: str) -> bool:
        return any(word in text for text in self.said for word in words)

    def missing(self, page: Page) -> list[str]:
        """What is not there, and was not said."""
        there = stored(page, "")
        games = "".join(text for name, text in there.items() if name.startswith("game."))
        wrong = [each for each in self.events if f"reason:{each}\n" not in games]
        if self.told(*TOLD):
            wrong = []
        if self.told(NOT_KEPT):
            return wrong
        kept = [left.text for left in load_hands(there.get("hands", ""))]
        left = [each for each in self.hands[-MOST:] if not any(f"+{each}" in hand for hand in kept)]
        wrong += [f"hand +{each}" for each in left]
        progress = load(there["practice"]) if "practice" in there else None
        asked = progress.boxes.asked if isinstance(progress, Progress) else 0
        if asked != self.answers:
            wrong.append(f"{asked} of {self.answers} answers")
        found = undone(page)
        wrong += [f"the hand {each}" for each in self.begun if each not in found]
        return wrong


def undone(page: Page) -> list[str]:
    """The tiles that the page shows and those that undo brings back, as it keeps them when it is
    left.
    """
    page.evaluate("() => void document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(SOON)
    return [tiles_of(line) for line in tabs(page)[-1]["past"].split("\n")]


def tiles_of(hand: str) -> str:
    """The tiles of a hand's text; the game and its rules may say the rest of it."""
    return hand.replace(",", " ").split(" ")[0]


def random_fault(random: Random) -> Fault:
    """One of the ways in which a store is not what it should be."""
    kind = random.choice(("late", "late", "hangs", "fails", "stalls", "full", "gone"))
    if kind == "late":
        return Fault(open=random.randint(0, LATEST))
    if kind == "hangs":
        return Fault(open=None)
    if kind == "full":
        return Fault(writes=random.randint(0, 3), then="fail", full=True)
    then = {"fails": "fail", "stalls": "hang", "gone": "gone"}[kind]
    return Fault(writes=random.randint(1, 4), then=then)


def run(browser: Browser, url: str, seed: int) -> Outcome:
    """A visit with a good store, one with a bad one, and what a third one finds."""
    random = Random(seed)
    fault, player = random_fault(random), Player(random)
    context = browser.new_context(viewport=SCREEN, has_touch=True, service_workers="block")
    context.set_default_timeout(GUARD)
    context.add_init_script(f"({NOTE_SAID})()")
    page = context.new_page()
    player.visit(page, url, random.randint(0, 3))
    page.wait_for_timeout(AT_REST)
    page.close()
    page = context.new_page()
    break_store(page, fault)
    since = time.monotonic()
    player.visit(page, url, random.randint(1, 4))
    if fault.open and random.random() < 0.5:  # until it has come
        rest = fault.open / 1000 - (time.monotonic() - since)
        page.wait_for_timeout(max(0, rest * 1000) + AT_REST)
    page.wait_for_timeout(random.choice((200, AT_REST)))
    player.hear(page)
    page.close()
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(READY, state="attached")
    player.show_hand(page, url)
    for what in ("page open hands", "game open", "game games"):  # each has its texts joined
        page.evaluate(ASK, what)
        page.wait_for_timeout(AT_REST)
        player.show_hand(page, url)
    page.evaluate(ASK, "guide open practice/progress")
    page.wait_for_selector(".practice")
    page.wait_for_timeout(AT_REST)
    player.show_hand(page, url)
    wrong = player.missing(page)
    context.close()
    done = Counter(events=len(player.events), hands=len(player.hands), answers=player.answers)
    return Outcome(fault, done, wrong + player.errors)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="how many runs")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    server = serving(SITE)
    bad, all_done = 0, Counter[str]()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for seed in range(options.seed, options.seed + options.count):
            fault, done, wrong = run(browser, server.url, seed)
            bad += bool(wrong)
            all_done += done
            entered = ", ".join(f"{count} {name}" for name, count in done.items())
            print(f"{seed:4} {fault}: {entered}: {'; '.join(wrong) or 'fine'}", flush=True)
        browser.close()
    server.shutdown()
    entered = ", ".join(f"{count} {name}" for name, count in all_done.items())
    print(f"{options.count} runs, {entered}, {bad} with something missing in silence")
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
