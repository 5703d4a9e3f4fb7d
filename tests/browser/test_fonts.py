"""Tests see the fonts that come with the tools, and measure lines where they are drawn."""

import base64

import fonts
import pytest
from playwright.sync_api import Page

from tests.browser.host import insist
from tests.browser.ink import LINES

LATIN = "DejaVu Sans"
ASIAN = {"noto": "Noto Sans CJK SC Regular", "small": "WenQuanYi Micro Hei", "none": LATIN}


def fonts_of(page: Page, selector: str) -> set[str]:
    """The names of the fonts that the text of an element is drawn in."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    session.detach()
    return {font["familyName"] for font in used}


@pytest.mark.parametrize(
    ("tag", "said"),
    [("ja", "リーチ"), ("zh-Hans", "门清"), ("zh-Hant", "門清"), ("ko", "리치"), ("ru", "счёт Ŝ")],
)
def test_what_is_drawn_hangs_on_no_font_of_the_machine(
    page: Page, site_url: str, tag: str, said: str
) -> None:
    page.goto(f"{site_url}?lang={tag}")
    page.wait_for_selector(f'html[lang="{tag}"][data-complete]', state="attached")
    page.evaluate(
        """(said) => {
            const line = document.createElement("p");
            line.id = "said";
            line.append(said);
            document.body.append(line);
            return new Promise(requestAnimationFrame).then(() => null); // once it is laid out
        }""",
        said,
    )
    assert fonts_of(page, "#said") == {LATIN if tag == "ru" else ASIAN[fonts.CHOICE]}


SAID = ("11,600", "満貫", "Çg", "x")
TURNED = (0, 90, 180, -90)
CELL = 250
# How far what is dark in a square of a picture reaches, by the square's left and upper edge.
DRAWN = """async ([picture, size, squares]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return squares.map(([x, y]) => {
        const { data } = canvas.getImageData(x, y, size, size);
        const across = [], down = [];
        for (let at = 0; at < size * size; at += 1)
            if (data[at * 4] < 128) {
                across.push(x + (at % size));
                down.push(y + Math.floor(at / size));
            }
        return { left: Math.min(...across), right: Math.max(...across) + 1,
            top: Math.min(...down), bottom: Math.max(...down) + 1 };
    });
}"""


def test_a_line_is_measured_where_it_is_drawn(page: Page) -> None:
    """Each text turned each way, for the font's blank is not the same above and below."""
    page.set_viewport_size({"width": CELL * len(TURNED), "height": CELL * len(SAID)})
    cells = [
        f"<div style='rotate: {turned}deg'><b>{said}</b></div>"
        for said in SAID
        for turned in TURNED
    ]
    page.set_content(
        f"""<style>
            body {{ margin: 0; display: grid; grid: auto-flow {CELL}px / repeat(4, {CELL}px); }}
            div {{ display: grid; place-items: center; }}
            b {{ font: 400 60px/1 "Noto Sans CJK JP", "WenQuanYi Micro Hei", sans-serif;
                font-variant-numeric: tabular-nums; }}
        </style>{"".join(cells)}"""
    )
    squares = [(x * CELL, y * CELL) for y in range(len(SAID)) for x in range(len(TURNED))]
    picture = base64.b64encode(insist(page.screenshot)).decode()
    drawn = page.evaluate(DRAWN, [picture, CELL, squares])
    measured = page.evaluate(
        f"[...document.querySelectorAll('b')].flatMap((it) => ({LINES})(it.firstChild))"
    )
    for found, seen, (x, _) in zip(measured, drawn, squares, strict=True):
        ends = ("top", "bottom") if TURNED[x // CELL] in (0, 180) else ("left", "right")
        assert [found[end] for end in ends] == pytest.approx([seen[end] for end in ends], abs=1.5)
