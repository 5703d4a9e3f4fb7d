"""Draw static/icons: two scoring sticks, of 1,000 and of 100 points, and one for the tab.

    python .ci/draw/icons.py

needs playwright, a Chromium and Pillow. The sizes are those that static/manifest.webmanifest
and index.html name.
"""

import io
from importlib import import_module
from pathlib import Path

from browser import FLAGS, find_chromium
from playwright.sync_api import Page, sync_playwright
from tiles import INK, RED

ICONS = Path(__file__).resolve().parents[2] / "static" / "icons"
GROUND = "#16605b"  # the manifest's theme_color
IVORY = "#fdfaf0"


def dot(x: float, y: float, radius: float, colour: str) -> str:
    """A filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>'


def stick(y: float, length: int, width: int, dots: str) -> str:
    """A stick lying at height y about 0,0."""
    bar = f'x="{-length / 2:g}" y="{-width / 2:g}" width="{length}" height="{width}" rx="22"'
    return f'<g transform="translate(0 {y:g})"><rect {bar} fill="{IVORY}"/>{dots}</g>'


def two_sticks() -> str:
    """Two scoring sticks, one above the other."""
    hundred = "".join(dot(x, y, 11.5, INK) for x in (-63, -21, 21, 63) for y in (-20, 20))
    return stick(-71, 392, 98, dot(0, 0, 27, RED)) + stick(71, 392, 98, hundred)


def one_stick() -> str:
    """One scoring stick."""
    return stick(0, 450, 166, dot(0, 0, 54, RED))


def icon(drawing: str, corner: int, scale: float = 1) -> str:
    """A square of 512 with the drawing laid from lower left to upper right."""
    ground = f'<rect width="512" height="512" rx="{corner}" fill="{GROUND}"/>'
    turned = f'<g transform="translate(256 256) rotate(-45) scale({scale:g})">{drawing}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{ground}{turned}</svg>\n'


# Name, side in pixels, drawing. A maskable icon keeps within a circle of 40 %; iOS rounds
# the touch icon's corners itself. The tab's own is no svg: of that the browser makes a document,
# while the page starts.
PICTURES = (
    ("favicon", 32, icon(one_stick(), 96)),
    ("icon-192", 192, icon(two_sticks(), 112, 0.92)),
    ("icon-512", 512, icon(two_sticks(), 112, 0.92)),
    ("icon-maskable-512", 512, icon(two_sticks(), 0, 0.82)),
    ("apple-touch-icon", 180, icon(two_sticks(), 0, 0.92)),
)


def png(page: Page, drawing: str, side: int) -> bytes:
    """A drawing as a picture of so many pixels a side."""
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing}")
    shot = page.screenshot(omit_background=True)
    picture = import_module("PIL.Image").open(io.BytesIO(shot))
    # A few flat colours and their edges: 48 shades are enough.
    few = picture.quantize(48, method=2) if picture.mode == "RGBA" else picture.quantize(48)
    out = io.BytesIO()
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


if __name__ == "__main__":
    (ICONS / "icon.svg").write_text(icon(two_sticks(), 112, 0.92))
    found = find_chromium()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for name, side, drawing in PICTURES:
            (ICONS / f"{name}.png").write_bytes(png(chromium.new_page(), drawing, side))
        chromium.close()
