"""The README's picture: four moments of the built page, side by side.

Run after `make site`, in the development environment: `python .ci/draw/pictures.py`.
"""

import base64

from drawn import ROOT, built_page
from playwright.sync_api import Browser

PICTURE = ROOT / "static/readme/hand.png"
WIDTH, HEIGHT, GAP = 390, 664, 24

# Theme, hand, and the way to win whose answer is open.
VIEWS = (
    ("light", "#234567m33456p67s+8s,riichi,dora:5s", ""),
    ("dark", "#2345678p345s,pon:666z", ""),
    ("light", "#23334m555p777s99p+3m,riichi", "ron"),
    ("dark", "#067m2234p+0p,chii:345s,pon:222s,dora:1p,honba:1,rules:tenhou", ""),
)


def moments(browser: Browser, url: str) -> list[bytes]:
    """A screenshot of each view."""
    taken = []
    for theme, hand, open_answer in VIEWS:
        page = browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT},
            color_scheme="dark" if theme == "dark" else "light",
            device_scale_factor=2,
        )
        # As on a second visit: the first one says that the page is stored.
        page.add_init_script('localStorage.setItem("tenbou.stored", "yes")')
        page.goto(url + hand)
        page.wait_for_selector("html[data-complete]", state="attached")
        if open_answer:
            page.click(f'[data-win="{open_answer}"]')
            page.wait_for_timeout(500)
        taken.append(page.screenshot())
        page.close()
    return taken


def side_by_side(browser: Browser, pictures: list[bytes]) -> bytes:
    """The pictures in one row."""
    images = "".join(
        f'<img width="{WIDTH}" src="data:image/png;base64,{base64.b64encode(each).decode()}">'
        for each in pictures
    )
    page = browser.new_page(viewport={"width": 100, "height": 100})
    page.set_content(
        "<style>body{margin:0;display:inline-flex;background:#9aa5a3}"
        f"body{{gap:{GAP}px;padding:{GAP}px}}img{{display:block;border-radius:18px}}</style>"
        + images
    )
    return page.locator("body").screenshot()


def main() -> None:
    """Write the picture."""
    with built_page() as (browser, url):
        PICTURE.parent.mkdir(exist_ok=True)
        PICTURE.write_bytes(side_by_side(browser, moments(browser, url)))
    print(f"wrote {PICTURE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
