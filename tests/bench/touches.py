"""Time from a touch to the frame that shows what it did, for every kind of touch on the page.

Time is what the browser measures itself (event timing, in steps of 8 ms, what is under 16 counts
as 8): of the events of a touch the longest, from the finger to the paint. Beside it stands the time
to the end of the frame by the page's own clock, and the same of the first time in a visit, when
what a touch needs may still be on its way. Of each touch the median counts. Before them stands what
an empty page with one button takes here, below which no page comes. Run by `make touches`.
"""

import argparse
import json
import statistics
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from browser import FLAGS, find_chromium
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Playwright,
    sync_playwright,
)

from pyapp.game.saved import dump as dump_game
from pyapp.learn.facts import FACT_IDS
from pyapp.learn.leitner import GAPS, Boxes, Card
from pyapp.learn.progress import NEW, dump
from tests.bench.traced import CATEGORIES, COUNTED, PARTS, WHY, parts, reasons
from tests.bench.walks import GAME, GUIDE, HAND, PRACTICE, TILE, WALKS, Named
from tests.browser.device import left, store
from tests.browser.hand_page import reached
from tests.browser.host import GUARD, SCREEN, show, wait_until_stored
from tests.browser.places import game_of
from tests.browser.practising import on_screen, right, values
from tests.conftest import SITE, serving
from tests.game.random_events import long_game

Walk = tuple[str | Named, ...]
TOLD_OF = (*PARTS, *COUNTED)  # of a touch that is looked into

SLOWED = 4
SHARP = 3  # pixels of the screen in one of the page's, as phones have
STOOD = 120  # milliseconds the page has stood still by then
PRESS = 60  # milliseconds the finger is down
# Milliseconds from a touch to the next: the browser has told its times by then, and one at the same
# spot is no half of a double tap.
PAUSE = 400
PRESSES = 20  # of the button of an empty page
KEPT = "20261122120000000"
# Milliseconds at most of the middle touch, of nine in ten and of all, by the slowing.
BOUNDS = {SLOWED: (50, 80, 100), 1: (32, 32, 32)}
TILES = 40  # of a tile, on the slow phone
IDLE, STILL = 60, 20  # seconds that a page is left alone, and milliseconds that it may work in them
BARE = """<!doctype html><meta name="viewport" content="width=device-width">
<button data-do="count" onclick="this.textContent = 1 + +this.textContent">1</button>"""
NOTE = """window.touched = { duration: 0, exact: 0 };
new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
        if (interactionId) touched.duration = Math.max(touched.duration, duration);
}).observe({ type: "event", durationThreshold: 16 });
for (const name of ["pointerdown", "pointerup", "click", "keydown", "keyup"])
    addEventListener(name, ({ timeStamp }) => {
        performance.mark("touched", { startTime: timeStamp });
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
                performance.mark("shown");
                touched.exact = Math.max(touched.exact, performance.now() - timeStamp);
            };
            port2.postMessage(0);
        });
    }, true);"""
TOLD = """async (pause) => {
    await new Promise((done) => setTimeout(done, pause));
    const { duration, exact } = touched;
    touched = { duration: 0, exact: 0 };
    return [duration || 8, exact];
}"""


class Spent(NamedTuple):
    """Milliseconds from a touch to its paint: by event timing, and by the page's clock."""

    duration: float
    exact: float


class Finger:
    """A finger on the page of a phone, that goes the walks."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.devtools = page.context.new_cdp_session(page)
        other = "en" if language == "ja" else "ja"
        self.known = {"OTHER": other, "HERE": language, "FIRST": KEPT}

    def slow(self, rate: int) -> None:
        """Slow the processor down so many times."""
        self.devtools.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def walk(self, steps: Walk) -> Iterator[tuple[str, Spent]]:
        """Do the steps; gives the time of each that has a name."""
        for step in steps:
            if isinstance(step, Named):
                self.page.evaluate(TOLD, 0)
                self.take(step.step)
                yield step.name, Spent(*self.page.evaluate(TOLD, PAUSE))
            else:
                self.take(step)
                self.page.wait_for_timeout(PAUSE)

    def take(self, step: str) -> None:
        """Do a step as `walks` writes it."""
        for name, meant in self.known.items():
            step = step.replace(name, meant)
        box, is_key, key = step.partition(" key ")
        if step.startswith("@"):
            show(self.page, step[1:])
        elif is_key:
            self.page.press(box, key)
        elif step.startswith("#"):
            self.page.fill(*step.split("="))
        elif step in ("right", "wrong"):
            self.answer(step == "right")
        elif not step.endswith("?") or self.page.is_visible(control(step[:-1])):
            self.touch(control(step.removesuffix("?")))

    def answer(self, well: bool) -> None:
        """Answer the question that is on the screen."""
        self.page.locator("[data-choice]").first.wait_for()
        good = right(on_screen(self.page))
        for value in good if well else [it for it in values(self.page) if it not in good][:1]:
            self.touch(f'[data-choice][data-value="{value}"]')
        if self.page.is_visible(control("guide practice done")):
            self.touch(control("guide practice done"))

    def touch(self, selector: str) -> None:
        """Put the finger on a control, and lift it."""
        x, y = reached(self.page, selector)
        self.page.wait_for_timeout(STOOD)
        self.page.evaluate(TOLD, 0)  # of the touch before that was not shown until the page moved
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            self.page.wait_for_timeout(PRESS)


def control(step: str) -> str:
    """The selector of what a step touches: the label where that lies over its box."""
    begin, is_one, end = step.partition("*")
    named = f'[data-do{"^" * bool(is_one)}="{begin}"]:not(:disabled)'
    if end:
        named = f'[data-do$="{end}"]{named}'
    return f"{named}, label:has(> input{named}), .option:has(> input{named}) label"


class Phone:
    """A browser in which each walk begins with a page of its own, and what the device has there."""

    def __init__(self, playwright: Playwright, url: str, asked: argparse.Namespace) -> None:
        path = find_chromium()
        self.browser: Browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        self.url, self.asked = url, asked

    def context(self) -> BrowserContext:
        """What the device has for pages of its own; its pages note the time of each touch."""
        context = self.browser.new_context(
            viewport=SCREEN,
            device_scale_factor=SHARP,
            is_mobile=True,
            has_touch=True,
            locale=self.asked.language,
        )
        context.set_default_timeout(GUARD)
        context.add_init_script(NOTE)
        return context

    def bare(self) -> Page:
        """An empty page with one button, for what the browser itself takes."""
        page = self.context().new_page()
        page.route("**", lambda route: route.fulfill(body=BARE, content_type="text/html"))
        page.goto(self.url)
        return page

    def page(self, steps: Walk) -> Page:
        """A page in a context of its own, complete and stored."""
        context = self.context()
        if steps is GAME:
            kept = left(KEPT, self.game())
            context.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)});")
        page = context.new_page()
        if steps is PRACTICE and self.asked.answered:
            page.goto(self.url + "licences.html")
            store(page, "practice", practised(self.asked.answered))
        page.goto(self.url)
        page.wait_for_selector("html[data-complete]", state="attached")
        wait_until_stored(page)
        return page

    def game(self) -> str:
        """The text of the game that is on."""
        count = self.asked.events
        return dump_game(long_game(count).events) if count else game_of("Ann", "Bob", "Cid", "Dee")


def practised(count: int) -> str:
    """A progress after so many questions, in which every fact was met."""
    random = Random(count)
    cards = []
    for fact in FACT_IDS:
        box = random.randrange(len(GAPS))
        cards.append(Card(fact, box, count + random.randrange(-GAPS[box], GAPS[box] + 1)))
    return dump(NEW._replace(boxes=Boxes(count, tuple(cards))))


Times = dict[str, list[Spent]]


def measured(phone: Phone, rate: int) -> tuple[Times, Times]:
    """The times of each touch at this slowing: of the rounds that count, and of the first."""
    asked = phone.asked
    found: Times = defaultdict(list)
    first: Times = defaultdict(list)
    for screen, steps in WALKS.items():
        if not wanted(screen, steps, asked.only):
            continue
        finger = Finger(phone.page(steps), asked.language)
        finger.slow(rate)
        for turn in range(asked.count + 1):
            for name, spent in finger.walk(steps):
                (found if turn else first)[f"{screen}: {name}"].append(spent)
        finger.page.context.close()
        medians = [median(each)[0] for name, each in found.items() if name.startswith(screen)]
        print(f"  {screen}, slowed {rate}x: {max(medians):.0f} ms at most", flush=True)
    return found, first


def median(times: list[Spent]) -> Spent:
    """The median of each of both."""
    return Spent(*(statistics.median(each) for each in zip(*times, strict=True)))


def say_bare(phone: Phone, rate: int) -> None:
    """Print what a touch takes on an empty page at this slowing."""
    finger = Finger(phone.bare(), phone.asked.language)
    finger.slow(rate)
    times = [spent for _ in range(PRESSES) for _, spent in finger.walk((Named("", "count"),))]
    duration, exact = median(times)
    print(f"  an empty page, slowed {rate}x: {duration:.0f} ms, by its clock {exact:.1f}")
    finger.page.context.close()


def wanted(screen: str, steps: Walk, only: str) -> bool:
    """Whether a walk has a touch that is asked for."""
    names = [f"{screen}: {each.name}" for each in steps if isinstance(each, Named)]
    return any(only in name for name in names)


def say(rate: int, found: Times, first: Times, only: str) -> None:
    """Print what each touch took, the worst first, and the three figures of all."""
    rows = []
    for name, times in found.items():
        if only in name:
            duration, exact = median(times)
            rows.append((duration, exact, first[name][0].duration, name))
    rows.sort(reverse=True)
    print(f"{f'CPU slowed {rate}x':>16}: {'paint':>5} {'exact':>6} {'first':>5}  (ms)")
    for duration, exact, early, name in rows:
        print(f"{'':>17} {duration:5.0f} {exact:6.1f} {early:5.0f}  {name}")
    all_of = sorted(row[0] for row in rows)
    middle, most, every = BOUNDS[rate]
    print(
        f"  {len(rows)} touches, slowed {rate}x: the middle {statistics.median(all_of):.0f} ms"
        f" (target: {middle}), nine in ten {all_of[(len(all_of) * 9 - 1) // 10]:.0f}"
        f" ({most}), the largest {all_of[-1]:.0f} ({every})"
    )
    tiles = [row[0] for row in rows if row[3].endswith(TILE)]
    if tiles and rate == SLOWED:
        print(f"  a tile: {tiles[0]:.0f} ms (target: {TILES})")


def profile(phone: Phone, rate: int) -> None:
    """Print where the time of the touches goes that are asked for."""
    asked = phone.asked
    print(f"{f'CPU slowed {rate}x, ms':>32}" + "".join(f"{part:>12}" for part in TOLD_OF))
    for screen, steps in WALKS.items():
        if wanted(screen, steps, asked.only):
            finger = Finger(phone.page(steps), asked.language)
            finger.slow(rate)
            for _ in finger.walk(steps):  # the first time
                pass
            for name, traces in traced(phone, finger, screen, steps):
                each = [parts(trace) for trace in traces]
                spent = [statistics.median(one[part] for one in each) for part in TOLD_OF]
                print(f"{name:>32}" + "".join(f"{part:12.1f}" for part in spent), flush=True)
                for reason, times in reasons(traces[-1]).items() if asked.why else ():
                    print(f"{times:>36} x {reason}")
            finger.page.context.close()


def traced(
    phone: Phone, finger: Finger, screen: str, steps: Walk
) -> Iterator[tuple[str, list[bytes]]]:
    """Go a walk as often as asked for, with a trace of each touch that is asked for."""
    found: dict[str, list[bytes]] = defaultdict(list)
    categories = [*CATEGORIES, WHY] if phone.asked.why else CATEGORIES
    for _ in range(phone.asked.count):
        for step in steps:
            name = f"{screen}: {step.name}" if isinstance(step, Named) else ""
            traces = name and phone.asked.only in name
            if traces:
                phone.browser.start_tracing(page=finger.page, categories=categories)
            for _ in finger.walk((step,)):
                pass
            if traces:
                found[name].append(phone.browser.stop_tracing())
    yield from found.items()


def idle(phone: Phone) -> None:
    """Print what a page that is left alone takes of the processor."""
    say_idle("an empty page", phone.bare())
    places = (("Hand", HAND, "@"), ("Game", GAME, "game open"), ("Guide", GUIDE, "@guide"))
    for screen, steps, way in places:
        page = phone.page(steps)
        Finger(page, phone.asked.language).take(way)
        say_idle(screen, page)


def say_idle(screen: str, page: Page) -> None:
    """Print what this page takes, and close it."""
    page.wait_for_timeout(5000)  # what is done once the page is complete
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})  # not while others work
    before = busy(devtools)
    page.wait_for_timeout(1000 * IDLE)
    spent = busy(devtools) - before
    print(f"  {screen}, left alone for {IDLE} s: {spent:.0f} ms of work (target: {STILL})")
    page.context.close()


def busy(devtools: CDPSession) -> float:
    """Milliseconds of the processor that the page's main thread has taken so far."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * sum(float(it["value"]) for it in metrics if it["name"] == "TaskDuration")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10, help="rounds, after a first one")
    parser.add_argument("--rate", choices=("1", "4", "both"), default="both")
    parser.add_argument("--only", default="", help="touches whose name has this in it")
    parser.add_argument("--language", default="en", help="of the page, as ja or ru")
    parser.add_argument("--events", type=int, default=0, help="of the game that is on")
    parser.add_argument("--answered", type=int, default=0, help="questions of practice before")
    parser.add_argument("--idle", action="store_true", help="the work of a page left alone instead")
    parser.add_argument("--profile", action="store_true", help="where the time goes instead")
    parser.add_argument("--why", action="store_true", help="with it, why elements are styled anew")
    asked = parser.parse_args()
    server = serving(SITE)
    with sync_playwright() as playwright:
        phone = Phone(playwright, server.url, asked)
        rates = {"1": (1,), "4": (SLOWED,), "both": (1, SLOWED)}[asked.rate]
        if asked.idle:
            idle(phone)
        elif asked.profile:
            for rate in rates:
                profile(phone, rate)
        else:
            for rate in rates:
                say_bare(phone, rate)
                say(rate, *measured(phone, rate), asked.only)
        phone.browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
