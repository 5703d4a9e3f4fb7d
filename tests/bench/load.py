"""What a visit costs: requests, bytes, first paint and time to ready, beside a bare page.

The bare page is PyScript on MicroPython as its documentation has it: one script, one line of
text. Both come from the same server, which answers as GitHub Pages does, turn and turn about,
in one browser, on a desktop, on a phone with 4G and on a phone with slow 4G. A cold visit has
nothing stored; a warm one has everything and a tab of its own, Tenbou through its service worker
and with its server out of reach; "again" is the same tab, which has come to rest, loaded once more
with the server there. "Paint" is the end of the first frame with anything in it, which has part of
the picker; "picker" the start of the frame that has it whole, beside the frame with the bare page's
line. Run by `make bench`. With --language a third page is Tenbou in a browser of that language,
beside Tenbou in English.
"""

import argparse
import shutil
import statistics
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from browser import FLAGS, find_chromium
from build_site import LATER
from names import plain_name
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from runtime import CORE, MICROPYTHON
from serve import GITHUB_PAGES, Server

ROOT = Path(__file__).parents[2]

SITE = ROOT / "build/site"
BENCH = ROOT / "build/bench"
BARE = {
    "index.html": """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<script type="module" src="./pyscript/core.js"></script></head>
<body><p>Bare</p><script type="mpy" src="./main.py" config="./pyscript.toml"></script></body></html>
""",
    "pyscript.toml": 'interpreter = "./pyscript/micropython.mjs"\n',
    "main.py": "import js; js.document.documentElement.setAttribute('data-ready', '')\n",
}
# Said on the console: to ask the page for it would be work for the page, before it is ready.
READY = "ready after all"
NOTE_READY = f"""new MutationObserver((_, ready) => {{
    ready.disconnect();
    window.readyAfter = performance.now();
    console.log("{READY}");
}}).observe(document, {{ subtree: true, attributeFilter: ["data-ready"] }});"""
NOTE_PICKER = """(() => {
    const seen = new IntersectionObserver(([{ isIntersecting, time }]) => {
        if (isIntersecting) window.pickerAfter ??= time;
    });
    new MutationObserver((_, built) => {
        const last = document.querySelector('#picker [data-tile="7z"], body > p:only-of-type');
        if (!last) return;
        built.disconnect();
        seen.observe(last);
    }).observe(document, { subtree: true, childList: true });
})();"""
PAINTED = """performance.getEntriesByName("first-contentful-paint")[0]?.startTime"""


REST = 2000  # milliseconds until a page that is ready has nothing more to do
PAGES = ("bare", "tenbou")
KINDS = ("cold", "warm", "again")


class Profile(NamedTuple):
    """A device and its connection: how much slower the CPU, Mb/s and round trip in ms."""

    name: str
    slowed: int
    megabits: float
    latency: int


PROFILES = (
    Profile("desktop", 1, 0, 0),
    Profile("phone on 4G", 4, 9, 60),
    Profile("phone on slow 4G", 4, 1.6, 150),
)
SLOW = PROFILES[-1].name
# Measure, visit, and the most that Tenbou may take of what the bare page takes, on slow 4G.
TARGETS = (
    ("paint", "cold", 1.5),
    ("picker", "cold", 1.5),
    ("ready", "cold", 0.72),
    ("paint", "warm", 1.6),
    ("ready", "warm", 1.4),
    ("paint", "again", 1.6),
    ("ready", "again", 1.5),
)
UNTIL_READY = 322_000  # bytes, at most


class Visit(NamedTuple):
    """One load: milliseconds to the first paint, to the whole picker and to ready."""

    paint: float
    picker: float
    ready: float


def lay_out() -> None:
    """build/bench/tenbou is the site, build/bench/bare a page with nothing but PyScript."""
    shutil.rmtree(BENCH, ignore_errors=True)
    shutil.copytree(SITE, BENCH / "tenbou")
    shutil.copytree(CORE, BENCH / "bare/pyscript", ignore=shutil.ignore_patterns("*.map"))
    for name in ("micropython.mjs", "micropython.wasm"):
        shutil.copy(MICROPYTHON / name, BENCH / "bare/pyscript")
    for name, text in BARE.items():
        (BENCH / "bare" / name).write_text(text)


@contextmanager
def served() -> Iterator[Server]:
    server = Server(BENCH, kept=GITHUB_PAGES)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def open_page(context: BrowserContext, profile: Profile, url: str, online: bool) -> Page:
    """A page on the device of the profile, loaded until ready."""
    page = context.new_page()
    page.add_init_script(NOTE_READY + NOTE_PICKER)
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": profile.slowed})
    speed = profile.megabits * 1e6 / 8 or -1
    devtools.send(
        "Network.emulateNetworkConditions",
        {
            "offline": not online,
            "latency": profile.latency,
            "downloadThroughput": speed,
            "uploadThroughput": speed,
        },
    )
    go(page, url)
    return page


def go(page: Page, url: str) -> None:
    """Load the page until it is ready."""
    with page.expect_console_message(lambda line: line.text == READY, timeout=90_000):
        page.goto(url, wait_until="commit")


def times(page: Page) -> Visit:
    page.wait_for_function("() => " + PAINTED)
    page.wait_for_function("() => window.pickerAfter")
    return Visit(*map(float, page.evaluate(f"[{PAINTED}, pickerAfter, readyAfter]")))


def visits(browser: Browser, profile: Profile, server: Server, name: str) -> list[Visit]:
    """Visits as in KINDS; the last two have all files and compiled code stored."""
    locale = "en" if name in PAGES else name
    size: ViewportSize = {"width": 390, "height": 664}
    context = browser.new_context(viewport=size, has_touch=True, locale=locale)
    url = f"{server.url}{name if name in PAGES else 'tenbou'}/"
    page = open_page(context, profile, url, online=True)
    cold = times(page)
    kept = name != "bare"
    if kept:
        page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    for _ in range(2):  # the code caches are filled by the second load
        page.wait_for_timeout(REST)
        go(page, url)
    again = times(page)
    page.close()
    page = open_page(context, profile, url, online=not kept)
    warm = times(page)
    context.close()
    return [cold, warm, again]


def wire(browser: Browser, server: Server, name: str) -> list[tuple[float, int]]:
    """For each request of a first visit: whether ready does without it, and bytes."""
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(NOTE_READY)
    before = len(server.sent)
    go(page, f"{server.url}{name}/")
    until_ready = len(server.sent)
    if name == "tenbou":
        page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    page.wait_for_timeout(500)
    context.close()
    sent = server.sent[before:]
    return [
        (
            index + before >= until_ready
            or plain_name(path.removeprefix(f"/{name}/")).startswith(LATER),
            size,
        )
        for index, (path, size) in enumerate(sent)
    ]


def report(
    profiles: list[Profile], measured: dict[tuple[str, str, str], list[Visit]], language: str
) -> None:
    """Print medians and ratios beside the targets: how they compare is for the reader to judge."""
    more = f"{language:>8}{'ratio':>8}" if language else ""
    print(f"{'median ms':<34}{'bare':>8}{'Tenbou':>8}{'ratio':>8}{'target':>8}{more}")
    for profile in profiles:
        for visit in KINDS:
            for measure in Visit._fields:
                bare, ours, *others = (
                    statistics.median(
                        getattr(each, measure) for each in measured[profile.name, visit, name]
                    )
                    for name in (*PAGES, *filter(None, [language]))
                )
                most = [most for *key, most in TARGETS if key == [measure, visit]]
                target = most[0] if most and profile.name == SLOW else ""
                title = f"{profile.name}, {visit}, {measure}"
                beside = "".join(f"{other:>8.0f}{other / ours:>8.2f}" for other in others)
                print(f"{title:<34}{bare:>8.0f}{ours:>8.0f}{ours / bare:>8.2f}{target:>8}{beside}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9, help="measured visits of each page")
    parser.add_argument(
        "--profile", choices=[profile.name for profile in PROFILES], help="only this"
    )
    parser.add_argument("--language", default="", help="measure Tenbou in this one too")
    options = parser.parse_args()
    profiles = [each for each in PROFILES if options.profile in (None, each.name)]
    lay_out()
    measured: dict[tuple[str, str, str], list[Visit]] = {}
    with served() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name in PAGES:
            sent = wire(browser, server, name)
            early = [size for later, size in sent if not later]
            target = f" (target {UNTIL_READY:,})" if name == "tenbou" else ""
            print(
                f"{name}: {len(early)} requests, {sum(early):,} bytes until ready{target}; "
                f"{len(sent)}, {sum(size for _, size in sent):,} with all that is kept"
            )
        names = [*PAGES, *filter(None, [options.language])]
        for _ in range(options.runs):
            names.append(names.pop(0))  # each comes after each: the first of a turn is the quickest
            for profile in profiles:
                for name in names:
                    measures = visits(browser, profile, server, name)
                    for visit, result in zip(KINDS, measures, strict=True):
                        measured.setdefault((profile.name, visit, name), []).append(result)
        browser.close()
    report(profiles, measured, options.language)


if __name__ == "__main__":
    main()
