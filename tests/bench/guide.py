"""Time until the Guide shows something, on a slow phone: from the touch of its entry in the menu to
the first frame with content, when everything is stored; and from the start of a page whose address
is in the Guide. Run by `make bench`.
"""

import argparse
import statistics
import threading
from pathlib import Path

from browser import FLAGS, find_chromium
from playwright.sync_api import Browser, Page, sync_playwright
from serve import Server

ROOT = Path(__file__).parents[2]
SLOWED = 4
TARGET = 300  # milliseconds, at most, from the touch
STORED = "() => navigator.serviceWorker.controller?.state === 'activated'"
ENTRY = '#sheet [data-do="guide open"]'
# The end of the first frame in which the Guide has content, as `performance.now()` tells it.
NOTE_SHOWN = """(() => {
    let touched = 0;
    addEventListener("pointerup", ({ target, timeStamp }) => {
        if (target.closest('[data-do="guide open"]')) touched = timeStamp;
    }, true);
    const look = () => {
        const room = document.querySelector("#guide:not([hidden]) #guide-room > *");
        if (!room || !room.getClientRects().length) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { window.guideAfter = performance.now() - touched; };
        port2.postMessage(0);
    };
    requestAnimationFrame(look);
})();"""


def slowed(page: Page) -> Page:
    page.add_init_script(NOTE_SHOWN)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return page


def visits(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds from the touch, and from the start of a page at the score table."""
    context = browser.new_context(viewport={"width": 390, "height": 664}, has_touch=True)
    first = context.new_page()
    first.goto(url)
    first.wait_for_function(STORED)
    first.close()
    page = slowed(context.new_page())
    page.goto(url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.wait_for_timeout(1500)  # as a player looks at the page before the menu
    page.click("#menu")
    page.wait_for_selector(ENTRY)
    page.wait_for_timeout(500)
    page.click(ENTRY, delay=60)
    page.wait_for_function("() => window.guideAfter")
    touched = float(page.evaluate("guideAfter"))
    page.close()
    page = slowed(context.new_page())
    page.goto(f"{url}#guide/table")
    page.wait_for_function("() => window.guideAfter")
    begun = float(page.evaluate("guideAfter"))
    context.close()
    return touched, begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    server = Server(ROOT / "build/site")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        found = [visits(browser, server.url) for _ in range(runs)]
        browser.close()
    server.shutdown()
    touched, begun = (statistics.median(times) for times in zip(*found, strict=True))
    print(f"  the Guide, CPU slowed {SLOWED}x: {touched:.0f} ms from the touch (target: {TARGET})")
    print(f"  a page that begins in the Guide: {begun:.0f} ms")


if __name__ == "__main__":
    main()
