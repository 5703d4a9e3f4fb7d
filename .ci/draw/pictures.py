"""The README's pictures of the built page, in static/readme: `make pictures`."""

import base64

from drawn import ROOT, built_page
from playwright.sync_api import Browser
from screens import OF_THREE, PLAYED, SCHEMES, STATES, WON, Screen, open_screen

FOLDER = ROOT / "static/readme"
PHONE, DESKTOP, GAP, SCALE = (390, 664), (1280, 800), 16, 0.7
MOST = 60_000  # bytes of a picture


def named(events: tuple[str, ...], *names: str) -> tuple[str, ...]:
    """A game with these players."""
    return (f"{events[0].split(' names:')[0]} names:{','.join(names)}", *events[1:])


FOUR = named(PLAYED, "Anna", "Bela", "Chihiro", "Dee")
OPEN_HAND = "#067m2234p+0p,chii:345s,pon:222s,dora:1p,honba:1,rules:tenhou"
# What stands side by side in each: the colour scheme, and the screen.
PICTURES: dict[str, tuple[tuple[int, int], tuple[tuple[str, Screen], ...]]] = {
    "hand": (
        PHONE,
        (
            ("light", (WON.replace("1m", "5s"), (), ())),
            ("dark", (OPEN_HAND, (), ())),
            ("light", ("#23334m555p777s99p+3m,riichi", ("page open ron",), ())),
        ),
    ),
    "game": (
        PHONE,
        (
            ("light", ("", ("game open",), FOUR)),
            ("dark", ("", ("game open", "game seat 0", "game sheet needs"), FOUR)),
            ("light", ("", ("game open",), named(OF_THREE, "Anna", "Bela", "Chihiro"))),
        ),
    ),
    "guide": (
        PHONE,
        (
            ("light", STATES["guide-table"]),
            ("dark", STATES["guide-yaku-chanta"]),
            ("light", STATES["practice-wrong"]),
        ),
    ),
    "desktop": (DESKTOP, (("light", (WON, ("page open ron",), ())),)),
}
# Draws pictures in a row, reduced to the width of a README, as WebP.
ROW = """async ([sources, gap, scale]) => {
    const images = await Promise.all(sources.map(async (source) => {
        const image = new Image();
        image.src = "data:image/png;base64," + source;
        await image.decode();
        return image;
    }));
    const [wide, high] = [images[0].width * scale, images[0].height * scale];
    const canvas = document.createElement("canvas"), context = canvas.getContext("2d");
    canvas.width = gap + (wide + gap) * images.length;
    canvas.height = high + 2 * gap;
    context.fillStyle = "#9aa5a3";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    images.forEach((each, place) =>
        context.drawImage(each, gap + place * (wide + gap), gap, wide, high));
    return canvas.toDataURL("image/webp", 0.72).split(",")[1];
}"""


def taken(browser: Browser, url: str, scheme: str, screen: Screen, size: tuple[int, int]) -> bytes:
    """A screenshot of a screen."""
    shots = open_screen(browser, url, screen, size, "en")
    return [page.screenshot() for page in shots][SCHEMES.index(scheme)]


def main() -> None:
    """Write the pictures."""
    FOLDER.mkdir(exist_ok=True)
    with built_page() as (browser, url):
        for name, (size, views) in PICTURES.items():
            shots = [taken(browser, url, *view, size) for view in views]
            sources = [base64.b64encode(each).decode() for each in shots]
            page = browser.new_page()
            picture = base64.b64decode(page.evaluate(ROW, [sources, GAP, SCALE]))
            page.close()
            assert len(picture) <= MOST, f"{name}: {len(picture)} bytes"
            (FOLDER / f"{name}.webp").write_bytes(picture)
            print(f"wrote static/readme/{name}.webp, {len(picture)} bytes")


if __name__ == "__main__":
    main()
