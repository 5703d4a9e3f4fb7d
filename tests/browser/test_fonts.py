"""Tests see the fonts that come with the tools, and measure lines where they are drawn."""

import base64

import fonts
import pytest
from playwright.sync_api import Page

from tests.browser.ink import LINES

SEEN = {
    "noto": "Noto Sans CJK SC Regular",
    "small": "WenQuanYi Micro Hei",
    "none": "DejaVu Sans",
}[fonts.CHOICE]


def fonts_of(page: Page, selector: str) -> set[str]:
    """The names of the fonts that the text of an element is drawn in."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {font["familyName"] for font in used}


@pytest.mark.parametrize(
    ("tag", "said"),
    [("ja", "リーチ"), ("zh-Hans", "门清"), ("zh-Hant", "門清"), ("ko", "리치")],
)
def test_what_is_drawn_hangs_on_no_font_of_the_machine(
    page: Page, site_url: str, tag: str, said: str
) -> None:
    page.goto(f"{site_url}?lang={tag}")
    page.wait_for_selector(f'html[lang="{tag}"][data-ready]', state="attached")
    page.evaluate(
        "([said, also]) => { document.body.innerHTML = `<p id=a>${said}</p><p id=b>${also}</p>`; }",
        [said, "Ŝчёт"],
    )
    # What a name in the styles finds has its own Latin letters too.
    assert fonts_of(page, "#a") == {SEEN}
    page.evaluate("document.documentElement.lang = 'ru'")
    assert fonts_of(page, "#b") == {"DejaVu Sans"}


# The edges of what is dark in a picture.
EDGES = """async (picture) => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const across = [], down = [];
    for (let at = 0; at < data.length; at += 4)
        if (data[at] < 128) {
            across.push((at / 4) % width);
            down.push(Math.floor(at / 4 / width));
        }
    const [left, right] = [Math.min(...across), Math.max(...across) + 1];
    return { left, right, top: Math.min(...down), bottom: Math.max(...down) + 1 };
}"""


@pytest.mark.parametrize("turned", [0, 90, 180, -90])
@pytest.mark.parametrize("said", ["11,600", "満貫", "Çg", "x"])
def test_a_line_is_measured_where_it_is_drawn(page: Page, said: str, turned: int) -> None:
    page.set_content(
        f"""<style>
            body {{ margin: 0; }}
            div {{ position: absolute; inset: 60px; width: 200px; height: 200px;
                display: grid; place-items: center; rotate: {turned}deg; }}
            b {{ font: 400 60px/1 "Noto Sans CJK JP", "WenQuanYi Micro Hei", sans-serif;
                font-variant-numeric: tabular-nums; }}
        </style><div><b>{said}</b></div>"""
    )
    drawn = page.evaluate(EDGES, base64.b64encode(page.screenshot()).decode())
    [line] = page.evaluate(f"({LINES})(document.querySelector('b').firstChild)")
    ends = ("top", "bottom") if turned in (0, 180) else ("left", "right")
    assert [line[end] for end in ends] == pytest.approx([drawn[end] for end in ends], abs=1.5)
