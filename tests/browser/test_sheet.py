"""The opened answer as it is seen: the payments first and largest, the hand on one line, nothing
cut, and the way to the game that is on.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pyapp.words.languages import NATIVE
from tests.browser.board import ECHO
from tests.browser.host import awaited, hold, resize, show
from tests.conftest import NIGHT

# Where it lies over the page, and where it stands beside the hand.
SIZES = {"over": ((360, 560), (390, 664), (820, 1180)), "beside": ((1024, 768), (1440, 900))}
HANDS = {
    "closed": "234567m33456p67s+8s,dora:4p,riichi,honba:12,sticks:3",
    "calls": "9m+9m,pon:555z,chii:234s,pon:111s,chii:678s,dora:1m",
    "four kans": "5m+5m,ankan:1111z,kan:9999s,kan:2222p,kan:5550s,dora:1m2m3m4m1s,rules:tenhou",
    "added kans": "5m+5m,kan:1111z,kan:9999s,kan:2222p,kan:5550s,rules:mahjong-soul,seat:E",
    "seven pairs": "1133557799m11p5s+5s,riichi,seat:E,honba:1",
    "orphans": "19m19p19s1234567z+1m,honba:9",
    "five yakuman": "1112223334445z+5z,rules:mahjong-soul,honba:3",
    "counted": "11122233399m78m+9m,riichi,ippatsu,dora:1m,ura:2m,rules:tenhou,honba:12,seat:E",
}
# What is wrong with the answer that is open: text or tiles that stand outside it, or are cut.
OUTSIDE = """() => {
    const around = [...document.querySelectorAll("#sheet[open], #beside")]
        .find((it) => it.checkVisibility());
    const { left, right } = around.getBoundingClientRect();
    return [...around.querySelectorAll("*")]
        .filter((it) => {
            const box = it.getBoundingClientRect();
            const cut = it.scrollWidth > it.clientWidth + 1 && it.clientWidth && !it.closest("svg");
            return box.width && (box.left < left - 1 || box.right > right + 1 || cut);
        })
        .map((it) => it.outerHTML.slice(0, 120));
}"""
LINES = """() => [...document.querySelectorAll(".groups:not(.tight)")]
    .filter((it) => it.checkVisibility())
    .map((hand) => new Set([...hand.querySelectorAll(".group")].map((it) => it.offsetTop)).size)"""
# The sizes of all type in the answer, the payments' first.
TYPE = """() => {
    const size = (it) => parseFloat(getComputedStyle(it).fontSize);
    const around = [...document.querySelectorAll("#sheet[open], #beside")]
        .find((it) => it.checkVisibility());
    const pay = around.querySelector(".pay");
    const rest = [...around.querySelectorAll("*")].filter((it) => !pay.contains(it));
    return [size(pay), Math.max(...rest.map(size))];
}"""
WIN = "234567m33456p67s+8s"


@pytest.fixture(scope="module", params=[NATIVE, "romaji"])
def settled(chromium: Browser, site_url: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page in the terminologies that need most room."""
    context = chromium.new_context(
        viewport={"width": 390, "height": 664}, reduced_motion="reduce", service_workers="block"
    )
    page = context.new_page()
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.locator("#menu").click()
    page.locator(f'#sheet [data-do="menu terms {request.param}"]').click()
    page.keyboard.press("Escape")
    page.wait_for_selector(f"html[data-terms={request.param}]", state="attached")
    yield page
    context.close()


def opened(page: Page, hand: str, by: str) -> None:
    """Show how a win of this hand is counted."""
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    show(page, hand)
    page.locator(f"[data-win={by}]").click()
    page.locator(".rest .books > :visible").first.wait_for()


@pytest.mark.parametrize("sizes", SIZES.values(), ids=SIZES)
def test_the_hand_is_on_one_line_and_nothing_is_cut(
    settled: Page, sizes: tuple[tuple[int, int], ...]
) -> None:
    """And the payments are the largest type."""
    wrong = {}
    for place, (name, hand) in enumerate(HANDS.items()):
        if not NIGHT and (place + len(sizes)) % 2:  # by day each hand over the page or beside
            continue
        resize(settled, sizes[0])
        opened(settled, hand, "tsumo")
        for size in sizes:
            resize(settled, size)
            outside, lines = settled.evaluate(OUTSIDE), settled.evaluate(LINES)
            pay, largest = settled.evaluate(TYPE)
            if outside or lines != [1] or pay < 1.6 * largest:
                wrong[name, size] = (outside, lines, pay, largest)
    assert wrong == {}


def test_what_is_pressed_stays_under_the_mouse(page: Page, site_url: str) -> None:
    """Words that come meanwhile are painted when the press has been answered."""
    held = hold(page, "**/words/ema.*")
    page.goto(f"{site_url}#{WIN}")
    page.wait_for_selector("html[data-complete]", state="attached")
    word = awaited(page, held)
    page.click("[data-win=ron]")
    control = page.locator("#sheet .close")
    control.hover()
    page.wait_for_timeout(ECHO)
    page.mouse.down()
    word.continue_()
    page.wait_for_timeout(500)
    expect(page.locator("#sheet[open]")).not_to_contain_text("all simples")
    page.mouse.up()
    expect(page.locator("#sheet[open]")).to_have_count(0)
    page.click("[data-win=ron]")
    expect(page.locator("#sheet[open]")).to_contain_text("all simples")


HEADS = ["Yaku", "Fu", "Points", "Other readings", "Under other rules"]
OPEN = """(first) => {
    for (const each of [...first, "[data-win=ron]"]) document.querySelector(each).click();
    return [...document.querySelectorAll("#sheet h3")].map((it) => it.innerText);
}"""


def test_what_a_phone_shows_comes_first(page: Page, site_url: str) -> None:
    """Payments, hand and yaku with the touch, each time; the rest below them soon after."""
    page.set_viewport_size({"width": 390, "height": 664})
    page.goto(f"{site_url}#{WIN}")
    page.wait_for_selector("html[data-complete]", state="attached")
    for _ in range(2):
        assert page.evaluate(OPEN, ['[data-do="hand riichi"]']) == ["Yaku"]
        expect(page.locator("#sheet h3")).to_have_text(HEADS)
        page.keyboard.press("Escape")


def test_the_answer_is_laid_out_while_it_is_closed(page: Page, site_url: str) -> None:
    """All of it is there with the touch, once the page has rested; nobody meets it before."""
    page.set_viewport_size({"width": 390, "height": 664})
    page.goto(f"{site_url}#{WIN}")
    sheet = page.locator("#sheet")
    expect(sheet.locator("h3")).to_have_text(HEADS)
    expect(page.locator("#sheet[open]")).to_be_hidden()
    expect(sheet.locator("h3").first).to_be_hidden()
    assert page.get_by_role("heading", name="Yaku", exact=True).count() == 0
    for _ in range(40):
        page.keyboard.press("Tab")
        assert not page.evaluate("document.activeElement.closest('dialog')")
    page.focus("[data-win=ron]")
    assert page.evaluate(OPEN, []) == HEADS
    page.keyboard.press("Escape")
    expect(page.locator("[data-win=ron]")).to_be_focused()


# What a page that rests would do next waits until it is let go.
HELD = """() => {
    const { setTimeout } = window;
    window.held = [];
    window.setTimeout = (act, time, ...rest) => time === 250 || time === 30
        ? window.held.push(act)
        : setTimeout(act, time, ...rest);
}"""
LET_GO = "() => { while (held.length) held.shift()(); }"


def test_what_a_resting_page_makes_does_not_take_the_place_of_what_is_opened(
    chromium: Browser, site_url: str
) -> None:
    page = chromium.new_page(viewport={"width": 390, "height": 664})
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.wait_for_selector("#sheet[aria-hidden=true]", state="attached")  # it has rested once
    page.evaluate(HELD)
    show(page, WIN)
    page.wait_for_function("() => held.length")
    assert page.evaluate("() => (held.shift()(), held.length)")  # it has begun, and is not done
    page.locator("#menu").focus()
    page.keyboard.press("Enter")  # no finger is down before this
    page.evaluate(LET_GO)
    expect(page.locator("#sheet-title")).to_have_text("Menu")
    expect(page.locator('#sheet [data-do="club open"]')).to_be_visible()
    expect(page.locator("#sheet")).to_have_attribute("aria-hidden", "false")
    page.close()
