"""Random touches on all screens in one session: no error, and no more memory or time at its end.

The touches are made inside the page, each with a finger's events on a control that can be seen;
some slide, some fill in fields. Memory is what is left after a collection; the time of a touch is
that of the page's own work. The first tenth is compared with the last. Run by `make long`; ends
with 1 after an error, or where the last tenth took much more than the first.
"""

import argparse
import statistics
import sys

from browser import FLAGS, find_chromium
from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.host import GUARD, SCREEN
from tests.conftest import SITE, serving
from tests.random_js import RANDOM

WARM = 600  # touches before the first tenth: all modules have come, the caches are full
FLAT = 1.5  # the last tenth over the first, at most
TOGETHER = 100  # touches from one look at the page to the next
# A browser allows a page 200 changes of its history in ten seconds: here it has one of its own.
HISTORY = """
    const places = [history.state];
    let at = 0;
    Object.defineProperty(history, "state", { get: () => places[at] });
    history.replaceState = (state) => { places[at] = state; };
    history.pushState = (state) => { places.splice(++at, Infinity, state); };
    history.back = () => history.go(-1);
    history.go = (steps) => setTimeout(() => {
        at = Math.max(0, at + steps);
        dispatchEvent(new PopStateEvent("popstate", { state: places[at] }));
    });
"""
KEEP_MEMORY = """for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
        const made = await real.apply(WebAssembly, given);
        window.memory = Object.values((made.instance ?? made).exports)
            .find((it) => it instanceof WebAssembly.Memory);
        return made;
    };
}"""
TOOLBOX = (
    "(seed) => { const random = "
    + RANDOM
    + """(seed);
    const pick = (list) => list[random(list.length)];
    // Not these: what makes a file or asks the clipboard.
    const far = (it) => /^(page (copy|pic)|game (result|share|export))/.test(it.dataset.do ?? "");
    const controls = (within) => [...within.querySelectorAll("[data-do], select, input, textarea")]
        .filter((it) => it.checkVisibility() && !it.disabled && it.type !== "file" && !far(it));
    const press = (control, [dx, dy]) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const point = (name, dx, dy) => control.dispatchEvent(new PointerEvent(name, {
            bubbles: true, pointerId: 1,
            clientX: x + width / 2 + dx, clientY: y + height / 2 + dy }));
        point("pointerdown", 0, 0);
        if (dx || dy) point("pointermove", dx, dy);
        point("pointerup", dx, dy);
        if (!dx && !dy) control.click();
    };
    const TEXTS = ["", "0", "1", "-3000", "3000", "Ann", "Zoë 🀄", "12m", "234m99p pon:555z"];
    const change = (control) => {
        if (control.tagName === "SELECT") control.selectedIndex = random(control.options.length);
        else control.value = pick(TEXTS);
        control.dispatchEvent(new Event("input", { bubbles: true }));
        control.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const touch = () => {
        const open = [...document.querySelectorAll("dialog[open]")].pop();
        const ways = open && !random(4) ? [...open.querySelectorAll(".close, .main")] : [];
        const control = pick(ways.length ? ways : controls(open ?? document.body));
        const types = control.matches("select, textarea, input:not([type=radio], [type=checkbox])");
        const slides = control.dataset.tile && !random(5);
        const slide = slides ? pick([[34, 0], [-34, 0], [0, 34], [0, -34]]) : [0, 0];
        const name = control.dataset.do ?? control.tagName;
        const before = performance.now();
        if (types) change(control);
        else press(control, slide);
        touched[name.split(" ").slice(0, 2).join(" ")] = true;
        return performance.now() - before;
    };
    window.touched = {};
    const settled = () => new Promise((done) => { setTimeout(done, 20); });
    // Each time on the other one of the two screens, as far as the touches let it be.
    const turn = async () => {
        document.querySelector("dialog[open] .close")?.click();
        await settled();
        const other = document.querySelector("#switch :not([aria-current])");
        if (other.checkVisibility()) return other.click();
        document.querySelector("#menu").click();
        await settled();
        document.querySelector("#sheet [data-do='game open']")?.click();
    };
    window.touches = async (count) => {
        const times = [];
        await turn();
        while (count--) {
            times.push(touch());
            await new Promise((done) => { setTimeout(done); });
        }
        return times;
    };
}"""
)


class Tenth:
    """What a tenth of the touches took, and what is in use after it."""

    def __init__(self, page: Page, devtools: CDPSession, count: int) -> None:
        self.times: list[float] = []
        while len(self.times) < count:
            together = min(TOGETHER, count - len(self.times))
            self.times += page.evaluate("(count) => touches(count)", together)
        page.wait_for_timeout(500)  # until what waits for a pause is done
        devtools.send("HeapProfiler.collectGarbage")
        counts = devtools.send("Memory.getDOMCounters")
        self.used = {
            "ms a touch": statistics.median(self.times),
            "ms a slow touch": statistics.quantiles(self.times, n=20)[-1],
            "JavaScript heap, kB": devtools.send("Runtime.getHeapUsage")["usedSize"] / 1000,
            "wasm memory, kB": page.evaluate("memory.buffer.byteLength") / 1000,
            "nodes": counts["nodes"],
            "listeners": counts["jsEventListeners"],
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000, help="how many touches")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    server = serving(SITE)
    errors: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page(viewport=SCREEN, has_touch=True)
        page.set_default_timeout(GUARD)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        page.add_init_script(HISTORY + KEEP_MEMORY)
        page.goto(server.url)
        page.wait_for_selector("html[data-complete]", state="attached")
        page.evaluate(TOOLBOX, options.seed)
        devtools = page.context.new_cdp_session(page)
        Tenth(page, devtools, WARM)
        tenths = []
        for place in range(1, 11):
            tenth = Tenth(page, devtools, options.count // 10)
            tenths.append(tenth)
            said = ", ".join(f"{name} {value:,.1f}" for name, value in tenth.used.items())
            print(f"{place}/10: {said}", flush=True)
        kinds = page.evaluate("Object.keys(touched).sort().join(', ')")
        browser.close()
    server.shutdown()
    print(f"touched: {kinds}")
    ratios = {name: tenths[-1].used[name] / tenths[0].used[name] for name in tenths[0].used}
    print("last over first: " + ", ".join(f"{name} {ratio:.2f}" for name, ratio in ratios.items()))
    for error in dict.fromkeys(errors):
        print(f"error: {error}")
    sys.exit(bool(errors) or max(ratios.values()) > FLAT)


if __name__ == "__main__":
    main()
