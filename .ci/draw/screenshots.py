"""The pictures an app store or an install dialog shows: two moments of the built page.

Run after `make site`, in the development environment: `python .ci/draw/screenshots.py`.
"""

import base64

from drawn import ROOT, built_page
from playwright.sync_api import ViewportSize

PICTURES = ROOT / "static/screenshots"
SIZE: ViewportSize = {"width": 390, "height": 780}
# Name, hand, and the way to win whose answer is open.
MOMENTS = (
    ("hand", "#234567m33456p67s+8s,riichi,dora:5s", ""),
    ("answer", "#23334m555p777s99p+3m,riichi", "ron"),
)


def main() -> None:
    """Take both pictures."""
    PICTURES.mkdir(exist_ok=True)
    with built_page() as (browser, url):
        for name, hand, win in MOMENTS:
            context = browser.new_context(viewport=SIZE, service_workers="block")
            page = context.new_page()
            page.goto(url + hand)
            page.wait_for_selector("html[data-complete]", state="attached")
            if win:
                page.click(f'[data-win="{win}"]')
                page.wait_for_timeout(500)
            shot = context.new_cdp_session(page).send(
                "Page.captureScreenshot", {"format": "webp", "quality": 70}
            )
            (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
            context.close()


if __name__ == "__main__":
    main()
