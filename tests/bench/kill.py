"""Kill the whole browser at random moments, start it again, and compare what the page shows.

Events of a game, tiles of a hand and players of a club's evening are entered by touch, and what the
page has acknowledged is noted with its time. Then every process of the browser gets SIGKILL, up to
a second and a half after the last acknowledgement, at rest or in the middle of the next step. The
page that opens next in the same profile must show what was acknowledged 0.3 s before the kill, and
nothing that was never entered. Linux only, for its /proc. Run by `make kill`; ends with 1 if
anything was lost.
"""

import argparse
import contextlib
import json
import math
import os
import signal
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Timer

from browser import FLAGS, find_chromium
from playwright.sync_api import Error, Page, sync_playwright

from pyapp.game.events import Event, ExhaustiveDraw, Refused, Riichi, Start, Win
from pyapp.game.game import Game
from pyapp.game.play import begin, play, replay
from pyapp.game.saved import dump, load
from pyapp.riichi.text import Entry, parse_entry
from pyapp.riichi.tiles import KINDS, in_set
from pyapp.riichi.tiles import NAMES as TILES
from tests.browser.host import SCREEN
from tests.conftest import SITE, serving
from tests.engines.firefox import Firefox
from tests.engines.game import BOARD, SHEET, tap
from tests.engines.page import READY, Driven
from tests.game.random_events import random_event

SURE = 0.3  # seconds after which what was acknowledged must be on the disk
LATEST = 1.5  # seconds from the last acknowledgement to the kill, at most
STEPS = 4  # at most, before the moment of the kill is drawn
GONE = (Error, OSError, EOFError)  # what drivers raise when the browser is
NAMES = ("Ann", "Bob", "Cid", "Dee")
BOOKS = {4: "wrc-2015", 3: "tenhou-sanma"}  # by how many play
FORM = "document.querySelector('#game-sheet [name=name0]')?.checkVisibility()"
# A rulebook of the form for a new game, and how many names it then asks for.
CHOOSE = """(() => {
    const book = document.querySelector("#game-book");
    book.value = %s;
    book.dispatchEvent(new Event("change", { bubbles: true }));
})()"""
TYPE = """(() => {
    const box = document.querySelector("%s");
    box.value = %s;
    box.dispatchEvent(new Event("input", { bubbles: true }));
})()"""
FIELDS = "document.querySelectorAll('#game-sheet [name^=name]').length"
ON_ITS_OWN = 5  # seconds, in which a game comes that was shown last
COMPLETE = "document.documentElement.hasAttribute('data-complete')"
EVENTS = "Number(document.querySelector('#game')?.dataset.events ?? -1)"
TOUCHED = """document.querySelectorAll('#hand [data-do^="hand touch "]').length"""
# Of a club's evening: who is there, and a control.
THERE = """[...document.querySelectorAll("#club-list [aria-checked=true] span")]
    .map((each) => each.textContent.replace(/^[0-9]+[.] /, "")).sort().join(" ")"""
CLUB = """document.querySelector('[data-do="club %s"]').click()"""
CLUB_OPEN = '[data-do="club open"]'
# Made by a key: a touch there may count as the second one of what closed a sheet.
UNDO = """document.querySelector('[data-do="game undo"]').click()"""
# What is saved as a file is what the page has; here the file is read, not saved.
READ_FILE = """(() => {
    URL.createObjectURL = (blob) => { blob.text().then((text) => window.file = text); return "#"; };
    HTMLAnchorElement.prototype.click = () => {};
    return 1;
})()"""


class Chromium(Driven):
    """A window of Chromium, through Playwright."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def run(self, expression: str) -> object:
        return self.page.evaluate(expression)

    def go(self, url: str) -> None:
        self.page.goto(url)

    def reload(self) -> None:
        self.page.reload()
        self.wait(READY)

    def drag(self, selector: str, across: int, down: int) -> None:
        assert (across, down) == (0, 0)
        self.page.locator(selector).first.tap()


@contextmanager
def chromium() -> Iterator[Callable[[Path], Driven]]:
    with sync_playwright() as playwright:

        def start(folder: Path) -> Driven:
            context = playwright.chromium.launch_persistent_context(
                folder,
                executable_path=find_chromium(),
                args=FLAGS,
                viewport=SCREEN,
                has_touch=True,
                reduced_motion="reduce",
            )
            return Chromium(context.pages[0])

        yield start


@contextmanager
def firefox() -> Iterator[Callable[[Path], Driven]]:
    yield Firefox


BROWSERS = {"chromium": chromium, "firefox": firefox}


def kill_all(folder: Path) -> None:
    """SIGKILL for the browser of this profile and all that it started, the browser first."""
    parents: dict[int, int] = {}
    doomed: list[int] = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parents[int(process.name)] = int(
                (process / "stat").read_text().rpartition(")")[2].split()[1]
            )
            if str(folder).encode() in (process / "cmdline").read_bytes():
                doomed.append(int(process.name))
    for each in doomed:  # grows by the children
        doomed += [
            child for child, parent in parents.items() if parent == each and child not in doomed
        ]
    for each in doomed:
        with contextlib.suppress(ProcessLookupError):
            os.kill(each, signal.SIGKILL)


class Shown:
    """A state that the page was asked for, and when it showed it."""

    def __init__(self, text: str, at: float = math.inf) -> None:
        self.text = text
        self.at = at


class Subject(ABC):
    """What is entered and found again."""

    def __init__(self, random: Random, players: int) -> None:
        self.random = random
        self.players = players
        self.shown: list[Shown] = []

    @abstractmethod
    def read(self, page: Driven) -> str:
        """What the page shows, once it is open."""

    @abstractmethod
    def take(self, text: str) -> None:
        """Go on from what was read."""

    @abstractmethod
    def step(self, page: Driven) -> None:
        """Enter one thing more, each acknowledgement noted."""

    def see(self, page: Driven, text: str, act: Callable[[], None], sign: str) -> None:
        """Do what leads to a state, and note when the page showed the sign of it."""
        self.shown.append(Shown(text))
        act()
        page.wait(sign)
        self.shown[-1].at = time.monotonic()


class Hand(Subject):
    """Tiles of a hand, in the order in which they are tapped."""

    def read(self, page: Driven) -> str:
        entry = parse_entry(str(page.run("location.hash.slice(1)")))
        assert isinstance(entry, Entry)
        return " ".join(sorted(TILES[tile] for tile in entry.hand.tiles))

    def take(self, text: str) -> None:
        self.tiles = text.split()

    def step(self, page: Driven) -> None:
        if len(self.tiles) == 14:
            self.tiles = []
            self.see(
                page, "", lambda: page.click('#tools [data-do="hand clear"]'), f"{TOUCHED} === 0"
            )
            return
        kinds = [name for kind, name in enumerate(TILES[:KINDS]) if in_set(kind, self.players)]
        left = [name for name in kinds if self.tiles.count(name) < 3]
        name = self.random.choice(left)
        self.tiles.append(name)
        text = " ".join(sorted(self.tiles))
        key = f'#picker [data-tile="{name}"]'
        self.see(page, text, lambda: page.click(key), f"{TOUCHED} === {len(self.tiles)}")


def show_game(page: Driven) -> None:
    """The game, on its own when it was shown last, or from the menu."""
    page.wait(COMPLETE)
    until = time.monotonic() + ON_ITS_OWN
    while not page.run(BOARD) and time.monotonic() < until:
        time.sleep(0.1)
    if not page.run(BOARD):
        page.click("#menu")
        tap(page, "open")
        page.wait(BOARD)


def start_of(players: int) -> Start:
    """A game of so many."""
    return Start(NAMES[:players], BOOKS[players], (), "hanchan", "", None)


class Games(Subject):
    """Events of a game and after it of the next, as the text of its file."""

    def __init__(self, random: Random, players: int) -> None:
        super().__init__(random, players)
        self.start = start_of(players)

    def read(self, page: Driven) -> str:
        show_game(page)
        if page.run(f"{EVENTS} < 0"):
            return ""
        if page.run(SHEET):  # the end of a game
            tap(page, "close")
        page.run(READ_FILE)
        tap(page, "sheet more")
        tap(page, "games")
        page.click('#game-sheet [data-do^="game export "]')
        page.wait("window.file")
        tap(page, "close")
        page.wait(f"!{SHEET}")
        return str(page.run("window.file")).partition("\n")[2]  # without what hands it over

    def take(self, text: str) -> None:
        game = load(text) if text else None
        assert not isinstance(game, Refused), text
        self.game = game

    def step(self, page: Driven) -> None:
        game = self.game
        if game is None or game.over:
            self.enter(page, begin(self.start), lambda: self.begin(page))
        elif game.log and self.random.random() < 0.15:
            self.enter(page, replay(game.events[:-1]), lambda: page.run(UNDO))
        else:
            event = self.event(game)
            self.enter(page, play(game, event), lambda: self.play(page, event))

    def enter(self, page: Driven, after: Game | Refused, act: Callable[[], None]) -> None:
        assert isinstance(after, Game)
        self.game = after
        self.see(page, dump(after.events), act, f"{EVENTS} === {len(after.log)}")

    def event(self, game: Game) -> Event:
        """One that takes few taps."""
        while True:
            event = random_event(game, self.random)
            if isinstance(event, Riichi):
                return event
            if isinstance(event, ExhaustiveDraw) and not (event.nagashi or event.karaten):
                return event
            if isinstance(event, Win) and len(event.wins) == 1 and 0 < event.wins[0].han < 5:
                return event

    def begin(self, page: Driven) -> None:
        if not page.run(FORM):
            if page.run(SHEET):
                tap(page, "close")
            tap(page, "sheet more")
            tap(page, "new")
            page.wait(FORM)
        page.run(CHOOSE % json.dumps(self.start.rulebook))
        page.wait(f"{FIELDS} === {len(self.start.names)}")
        tap(page, "length hanchan")
        for seat, name in enumerate(self.start.names):
            page.run(TYPE % (f"[name=name{seat}]", json.dumps(name)))
        tap(page, "record")

    def play(self, page: Driven, event: Event) -> None:
        if isinstance(event, Riichi):
            tap(page, f"riichi {event.seat}")
            return
        if isinstance(event, ExhaustiveDraw):
            tap(page, "draw")
            for seat in range(len(self.start.names)):
                button = f"""document.querySelector('[data-do="game tenpai {seat}"]')"""
                page.wait(button)
                if (page.run(f"{button}.ariaPressed") == "true") != (seat in event.tenpai):
                    tap(page, f"tenpai {seat}")
        else:
            assert isinstance(event, Win)
            (won,) = event.wins
            tap(page, "win")
            tap(page, f"winner {won.seat}")
            tap(page, "from tsumo" if event.discarder is None else f"from {event.discarder}")
            tap(page, f"han {won.seat} {won.han}")
            tap(page, f"fu {won.seat} {won.fu}")
        tap(page, "record")


class Evenings(Subject):
    """Players who come to an evening of a club, and who go again by undoing."""

    def read(self, page: Driven) -> str:
        show_players(page)
        return str(page.run(THERE))

    def take(self, text: str) -> None:
        self.names = text.split()
        self.past: list[list[str]] = []  # what undo leads to, as long as the page is open

    def step(self, page: Driven) -> None:
        if self.past and self.random.random() < 0.2:
            self.names = self.past.pop()
            self.see_names(page, lambda: page.run(CLUB % "undo"))
            return
        self.past.append(self.names)
        name = "".join(self.random.choices("abcdefghijklmnopqrstuvwxyz", k=12))
        self.names = sorted([*self.names, name])
        page.run(TYPE % ("#club-names", json.dumps(name)))
        self.see_names(page, lambda: page.run(CLUB % "enter"))

    def see_names(self, page: Driven, act: Callable[[], None]) -> None:
        text = " ".join(self.names)
        self.see(page, text, act, f"{THERE} === {json.dumps(text)}")


def show_players(page: Driven) -> None:
    """The players of a club's evening, which is begun if there is none."""
    page.wait(COMPLETE)
    page.click("#menu")
    page.wait(f"document.querySelector('{CLUB_OPEN}')")
    page.run(f"document.querySelector('{CLUB_OPEN}').click()")
    page.wait("document.querySelector('[data-do=\"club open new\"]')")
    page.wait("!document.querySelector('#club-note p').textContent")
    evening = """document.querySelector('[data-do^="club open evening/"]')"""
    if page.run(f"!{evening}"):
        page.run(CLUB % "open new")
        page.wait("document.querySelector('[data-do=\"club begin\"]')")
        page.run(CLUB % "begin")
    else:
        page.run(f"{evening}.click()")
        page.wait("document.querySelector('[data-do$=\"/players\"]')")
        page.run("document.querySelector('[data-do$=\"/players\"]').click()")
    page.wait("document.querySelector('#club-names')")


def until_killed(page: Driven, subject: Subject, folder: Path) -> float:
    """Some steps, and the kill; gives its moment."""
    random, moment = subject.random, math.inf

    def kill() -> None:
        nonlocal moment
        moment = time.monotonic()
        kill_all(folder)

    for _ in range(random.randint(1, STEPS)):
        subject.step(page)
    timer = Timer(random.uniform(0, LATEST), kill)
    timer.start()
    if random.random() < 0.5:
        with contextlib.suppress(*GONE):
            while timer.is_alive():
                subject.step(page)
    timer.join()
    return moment


def verdict(shown: list[Shown], killed: float, found: str) -> str:
    """What is wrong with what was found, "" for nothing."""
    acknowledged = [place for place, each in enumerate(shown) if each.at <= killed - SURE]
    there = [place for place, each in enumerate(shown) if each.text == found]
    if not there:
        return f"shows what never was: {found!r}, after {shown[-1].text!r}"
    lost = shown[there[-1] + 1 : acknowledged[-1] + 1]
    if not lost:
        return ""
    ago = ", ".join(f"{killed - each.at:.1f} s" for each in lost)
    return f"lost {len(lost)}, acknowledged {ago} before"


def rounds(
    started: Callable[[Path], Driven], profile: Path, url: str, subject: Subject, kills: int
) -> int:
    """How many of these kills lost something; each is printed."""

    def opened(address: str = "") -> tuple[Driven, str]:
        page = started(profile)
        page.open(url + address)
        page.wait(COMPLETE)
        return page, subject.read(page)

    bad = 0
    page, found = opened("#rules:" + BOOKS[subject.players])
    for count in range(1, kills + 1):
        subject.take(found)
        subject.shown = [Shown(found, -math.inf)]
        killed = until_killed(page, subject, profile)
        rest = killed - max(each.at for each in subject.shown if each.at <= killed)
        page, found = opened()
        wrong = verdict(subject.shown, killed, found)
        bad += bool(wrong)
        print(
            f"{profile.name} {count}, killed {rest:.2f} s after: {wrong or 'all there'}", flush=True
        )
    kill_all(profile)
    return bad


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=60, help="how many kills")
    parser.add_argument("--browser", choices=BROWSERS, default="chromium")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, choices=BOOKS, default=4)
    options = parser.parse_args()
    random = Random(options.seed)
    server = serving(SITE)
    subjects: tuple[Callable[[Random, int], Subject], ...] = (Games, Hand, Evenings)
    with TemporaryDirectory() as folder, BROWSERS[options.browser]() as started:
        bad = 0
        for place, make in enumerate(subjects):
            subject = make(random, options.players)
            profile = Path(folder, type(subject).__name__.lower())
            kills = (options.count + place) // len(subjects)
            bad += rounds(started, profile, server.url, subject, kills)
    server.shutdown()
    print(
        f"{options.count} kills in {options.browser}, {options.players} players, "
        f"{bad} of them lost something"
    )
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
