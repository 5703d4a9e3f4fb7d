"""No word leaves its button and no payment is cut, whatever the words, the hand and the screen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from pyapp.words.languages import NATIVE, TERMINOLOGIES
from tests.browser.hand_page import READY

SIZES = {
    "360x560": (360, 560),
    "390x664": (390, 664),
    "landscape 560x360": (560, 360),
    "landscape 664x390": (664, 390),
    "1280x800": (1280, 800),
}
HANDS = {
    "empty": "",
    "riichi": "234567m33456p67s+8s,dora:4p,riichi,honba:12,sticks:3",
    "open": "456m99p56p+7p,pon:555z,chii:234s,dora:4p,seat:N",
    "double riichi": "234567m33456p67s+8s,double_riichi,ippatsu,dora:1p2p3p4p5p,ura:1s1s2s2s3s",
    "four kans": "5m+5m,ankan:1111z,kan:9999s,kan:2222p,kan:5550s,dora:1m2m3m4m1s,rules:tenhou",
    "six yakuman": "1z+1z,ankan:2222z,ankan:3333z,ankan:4444z,ankan:5555z,rules:mahjong-soul",
    "dealer": "19m19p19s1234567z+7z,seat:E,rules:m-league",
    "chankan": "234567m33456p67s+8s,chankan,seat:W",
    "renhou": "234567m33456p67s+8s,first_turn,seat:W",
    "waits": "2345678m22p,ankan:1111p,dora:1s2s,rules:common-japanese",
    "house rules": "123m,rules:common-japanese,limit_kiriage_mangan=yes",
}
# Words and payments that stand outside their control, or are cut.
SPILT = """() => {
    const inside = (inner, outer) => inner.left >= outer.left - 0.6
        && inner.right <= outer.right + 0.6 && inner.top >= outer.top - 0.6
        && inner.bottom <= outer.bottom + 0.6;
    const wrong = [];
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const around = document.querySelector("dialog[open]") || document;
    for (const control of around.querySelectorAll("button, output, .half > .pay, .half > .worth")) {
        if (!control.checkVisibility() || control.matches(".half")) continue;
        const box = control.getBoundingClientRect();
        if (around === document && !inside(box, window)) wrong.push(["off the screen", control]);
        // These may end in an ellipsis: the rulebook's name; the limit on the smallest screen.
        if (control.id === "book" || (control.matches(".worth") && innerWidth === 560)) continue;
        if (control.scrollWidth > control.clientWidth + 1) wrong.push(["cut", control]);
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            if (!text.textContent.trim() || text.parentElement.closest(".unseen, svg")) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const line of range.getClientRects())
                if (!inside(line, box)) wrong.push(["spilt", control]);
        }
    }
    return wrong.map(([what, control]) => what + ": " + control.innerText);
}"""
# What a finger misses 21 pixels from its middle, above, below or on both sides.
SMALL = """() => [...document.querySelectorAll("dialog[open] :is(button, select, input)")]
    .filter((it) => {
        it.scrollIntoView({ block: "center" });
        const { x, y, width, height } = it.getBoundingClientRect();
        const around = [[-21, 0], [21, 0], [0, -21], [0, 21]];
        const [left, right, above, below] = around.map(([dx, dy]) => {
            const found = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
            return it.contains(found) || found?.closest("label")?.control === it;
        });
        return !(above && below && (it.tagName === "INPUT" ? left || right : left && right));
    })
    .map((it) => it.outerHTML.slice(0, 120))"""
SETTLED = "Promise.all(document.getAnimations().map((it) => it.finished))"


@pytest.fixture(scope="module", params=[NATIVE, *TERMINOLOGIES])
def settled(chromium: Browser, site_url: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page in each terminology."""
    context = chromium.new_context(viewport={"width": 360, "height": 560})
    page = context.new_page()
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.locator("#menu").click()
    page.locator(f'#sheet [data-do="menu terms {request.param}"]').click()
    page.keyboard.press("Escape")
    page.wait_for_selector(f"html[data-terms={request.param}]", state="attached")
    yield page
    context.close()


def show(page: Page, hand: str) -> None:
    page.evaluate(
        "(to) => new Promise((done) => { location.hash = to; setTimeout(done, 30); })",
        hand or "seat:S",
    )


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_every_word_stays_in_its_control(settled: Page, size: tuple[int, int]) -> None:
    settled.set_viewport_size({"width": size[0], "height": size[1]})
    wrong = {}
    for name, hand in HANDS.items():
        show(settled, hand)
        if found := settled.evaluate(SPILT):
            wrong[name] = found
        assert settled.evaluate(
            "document.documentElement.scrollWidth <= innerWidth"
            " && document.documentElement.scrollHeight <= innerHeight"
        ), name
    assert wrong == {}


SHEETS = {
    "menu": ["#menu"],
    "notation": ["#menu", '#sheet [data-do="page open text"]'],
    "keyboard": ["#menu", '#sheet [data-do="page open keys"]'],
    "winds and counters": ["#round"],
    "rules": ["#book"],
    "answer": ["#answer [data-win=ron]"],
}


@pytest.mark.parametrize("size", [(360, 560), (390, 664)], ids=["360x560", "390x664"])
@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_has_room_for_its_words_and_for_thumbs(
    settled: Page, size: tuple[int, int], name: str
) -> None:
    settled.set_viewport_size({"width": size[0], "height": size[1]})
    show(settled, HANDS["riichi"])
    for selector in SHEETS[name]:
        settled.locator(selector).click()
    settled.evaluate(SETTLED)
    spilt, small = settled.evaluate(SPILT), settled.evaluate(SMALL)
    sideways = settled.evaluate(
        "(() => { const it = document.querySelector('dialog[open]');"
        " return it.scrollWidth > it.clientWidth; })()"
    )
    settled.keyboard.press("Escape")
    settled.wait_for_selector("dialog[open]", state="detached")
    assert (spilt, small, sideways) == ([], [], False)


def test_a_sheet_that_leads_to_another_begins_at_its_top(settled: Page) -> None:
    settled.set_viewport_size({"width": 360, "height": 400})
    show(settled, HANDS["riichi"])
    settled.locator("#menu").click()
    settled.evaluate("() => { sheet.scrollTop = 60; }")
    settled.locator('#sheet [data-do="page open keys"]').click()
    assert settled.evaluate("[sheet.scrollTop, document.activeElement.id]") == [0, "sheet-title"]
    settled.keyboard.press("Escape")


def test_text_at_twice_its_size_loses_nothing(chromium: Browser, site_url: str) -> None:
    """A page zoomed to 200 % has half the pixels: it may scroll down, never sideways."""
    context = chromium.new_context(viewport={"width": 320, "height": 300}, device_scale_factor=2)
    page = context.new_page()
    page.goto(f"{site_url}#{HANDS['riichi']}")
    page.wait_for_selector(READY, state="attached")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for key in page.locator("main button:visible").all():
        key.scroll_into_view_if_needed()
        box = key.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320.5
    page.locator("#answer [data-win=tsumo]").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#sheet .close").click()
    context.close()
