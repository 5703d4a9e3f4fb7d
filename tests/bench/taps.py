"""Time from a tap to the frame that shows what it did, at full speed and on a slow phone.

A tap is a press of the pointer as long as a quick finger's; its time runs from the event that
lifts it to the end of the next frame, with the answer in it. Run by `make bench`.
"""

import argparse
import statistics
import threading
from pathlib import Path

from browser import FLAGS, find_chromium
from playwright.sync_api import Page, sync_playwright
from serve import Server

ROOT = Path(__file__).parents[2]

SLOWED = 4
PRESS = 60  # milliseconds the finger is down; most people's stays for 70 to 100
# The 13 tiles wait; then comes the winning one.
HANDS = (
    "2m 3m 4m 5m 6m 7m 3p 3p 4p 5p 6p 6s 7s 8s",
    "1m 1m 1m 2m 3m 4m 5m 6m 7m 8m 9m 9m 9m 5m",
    "1p 1p 3p 3p 5p 5p 7s 7s 9s 9s 1z 1z 5z 5z",
    "6m 7m 8m 6p 7p 8p 7s 8s 9s 4z 4z 6s 7s 8s",
    "4s 4s 4s 5s 6s 7s 7s 8s 9s 2p 2p 2p 8s 8s",
)
NOTE_TAPS = """() => {
    window.taps = [];
    window.addEventListener("pointerup", ({ timeStamp, target }) => {
        if (!target.closest("#picker")) return;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => taps.push(performance.now() - timeStamp);
            port2.postMessage(0);
        });
    }, true);
}"""


def enter(page: Page, hand: str) -> list[float]:
    """Milliseconds of each tap of a hand."""
    places = {}
    for name in set(hand.split()):
        box = page.locator(f'#picker [data-tile="{name}"]').bounding_box()
        assert box is not None
        places[name] = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate("() => { taps.length = 0; }")
    for count, name in enumerate(hand.split(), 1):
        page.mouse.click(*places[name], delay=PRESS)
        page.wait_for_function(f"() => taps.length === {count}")
        page.wait_for_timeout(160)  # as between two taps of a quick player
    times = page.evaluate("taps")
    assert page.locator("#answer").get_attribute("data-state") == "win"
    page.locator('#tools [data-do="hand clear"]').click()
    return [float(time) for time in times]


def measure(page: Page, rounds: int) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {"tile": [], "waits": [], "answer": []}
    for turn in range(rounds + 1):
        for hand in HANDS:
            times = enter(page, hand)
            if turn:  # the first round warms up
                found["tile"] += times[:12]
                found["waits"].append(times[12])
                found["answer"].append(times[13])
    return found


def say(title: str, times: list[float], target: int) -> None:
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    print(
        f"{title:>24}: median {statistics.median(ordered):5.1f} ms, p95 {late:5.1f} ms,"
        f" at most {ordered[-1]:5.1f} ms (target: median {target}; {len(ordered)} taps)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help=f"rounds of {len(HANDS)} hands")
    rounds = parser.parse_args().rounds
    server = Server(ROOT / "build/site")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        context = browser.new_context(viewport={"width": 390, "height": 664})
        page = context.new_page()
        page.goto(server.url)
        page.wait_for_selector("html[data-complete]", state="attached")
        page.evaluate(NOTE_TAPS)
        say("a tile", measure(page, rounds)["tile"], 16)
        devtools = context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        slow = measure(page, rounds)
        say(f"a tile, CPU slowed {SLOWED}x", slow["tile"], 50)
        say("waits, as slow", slow["waits"], 250)
        say("answer, as slow", slow["answer"], 100)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
