"""The pictures an app store or an install dialog shows: two moments of the built page.

Run after `make site`, in the development environment: `python .ci/draw/screenshots.py`.
"""

import base64
import threading
from pathlib import Path

from browser import FLAGS, find_chromium
from playwright.sync_api import ViewportSize, sync_playwright
from serve import Server

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "static/screenshots"
SIZE: ViewportSize = {"width": 390, "height": 780}
# Name, hand, and the way to win whose answer is open.
MOMENTS = (
    ("hand", "#234567m33456p67s+8s,riichi,dora:5s", ""),
    ("answer", "#23334m555p777s99p+3m,riichi", "ron"),
)


def main() -> None:
    server = Server(ROOT / "build/site")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, hand, win in MOMENTS:
            context = browser.new_context(viewport=SIZE, service_workers="block")
            page = context.new_page()
            page.goto(server.url + hand)
            page.wait_for_selector("html[data-complete]", state="attached")
            if win:
                page.click(f'[data-win="{win}"]')
                page.wait_for_timeout(500)
            shot = context.new_cdp_session(page).send(
                "Page.captureScreenshot", {"format": "webp", "quality": 70}
            )
            (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
            context.close()
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
