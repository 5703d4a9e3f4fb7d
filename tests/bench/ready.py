"""Time until the page is ready on a slow phone: Tenbou against a bare PyScript page.

Both run the same runtime from the same server, with a warm cache and the CPU slowed four
times, turn and turn about in one browser. Run by `make bench`.
"""

import argparse
import shutil
import statistics
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / ".ci"))

from browser import FLAGS, find_chromium  # noqa: E402
from playwright.sync_api import BrowserContext, sync_playwright  # noqa: E402
from runtime import CORE, MICROPYTHON  # noqa: E402
from serve import Server  # noqa: E402

SITE = ROOT / "build/site"
BENCH = ROOT / "build/bench"
SLOWED = 4
TARGET = 1.5
BARE = {
    "index.html": """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,">
<script type="module" src="./pyscript/core.js"></script></head>
<body><script type="mpy" src="./main.py" config="./pyscript.toml"></script></body></html>
""",
    "pyscript.toml": 'interpreter = "./pyscript/micropython.mjs"\n',
    "main.py": "import js; js.document.documentElement.setAttribute('data-ready', '')\n",
}
NOTE_READY = """new MutationObserver(() => { window.readyAfter ??= performance.now(); })
    .observe(document, { subtree: true, attributeFilter: ["data-ready"] });"""


def lay_out() -> None:
    """build/bench/tenbou is the site, build/bench/bare a page with nothing but PyScript."""
    shutil.rmtree(BENCH, ignore_errors=True)
    shutil.copytree(SITE, BENCH / "tenbou")
    shutil.copytree(CORE, BENCH / "bare/pyscript", ignore=shutil.ignore_patterns("*.map"))
    for name in ("micropython.mjs", "micropython.wasm"):
        shutil.copy(MICROPYTHON / name, BENCH / "bare/pyscript")
    for name, text in BARE.items():
        (BENCH / "bare" / name).write_text(text)


def ready_after(context: BrowserContext, url: str) -> float:
    """Milliseconds from navigation to ready."""
    page = context.new_page()
    page.add_init_script(NOTE_READY)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(url)
    page.wait_for_function("window.readyAfter", timeout=60_000)
    after = float(page.evaluate("window.readyAfter"))
    page.close()
    return after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=11, help="measured loads of each page")
    runs = parser.parse_args().runs
    lay_out()
    server = Server(BENCH)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    times: dict[str, list[float]] = {"bare": [], "tenbou": []}
    chromium = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(viewport={"width": 390, "height": 664})
        for run in range(runs + 2):
            for name, measured in times.items():
                after = ready_after(context, f"{server.url}{name}/")
                if run >= 2:  # the first two fill the caches, of code too
                    measured.append(after)
        browser.close()
    server.shutdown()
    for name, measured in times.items():
        middle = statistics.median(measured)
        print(f"{name:>7}: {middle:6.0f} ms to ready ({min(measured):.0f} to {max(measured):.0f})")
    ratio = statistics.median(times["tenbou"]) / statistics.median(times["bare"])
    print(
        f"  ratio: {ratio:6.2f} (target {TARGET} or less; {runs} loads each, CPU slowed {SLOWED}x)"
    )


if __name__ == "__main__":
    main()
