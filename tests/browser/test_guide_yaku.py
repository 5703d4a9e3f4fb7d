"""Yaku and fu in the Guide: search, examples on the Hand screen and back, lines of the answer that
lead here, and the source as it was compiled.
"""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.host import READY, back, reload

ROOT = Path(__file__).parents[2]
HAND = "234567m33456p67s+8s,riichi,dora:1m"
YAKU = "#guide:not([hidden])[data-page='yaku']"
FU = "#guide:not([hidden])[data-page='fu']"


def start(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(READY, state="attached")


def entry(page: Page, entry_id: str) -> None:
    """Wait until an entry is open."""
    expect(page.locator(f"#entry-{entry_id} .told")).to_be_visible()


def test_an_address_opens_its_entry_in_sight(page: Page, site_url: str) -> None:
    start(page, f"{site_url}#guide/yaku/chinitsu")
    entry(page, "chinitsu")
    expect(page.locator("#fold-chinitsu")).to_be_in_viewport()
    expect(page.locator("#fold-chinitsu")).to_be_focused()
    page.goto(f"{site_url}#guide/yaku/riichi")
    entry(page, "riichi")
    expect(page.locator("#fold-riichi")).to_be_in_viewport()
    expect(page.locator("#entry-chinitsu .told")).to_have_count(0)
    page.click("#fold-tanyao")
    entry(page, "tanyao")
    expect(page).to_have_url(re.compile("#guide/yaku/tanyao$"))
    reload(page)
    entry(page, "tanyao")
    page.click("#fold-tanyao")
    expect(page.locator(".told")).to_have_count(0)
    expect(page).to_have_url(re.compile("#guide/yaku$"))


def test_names_that_the_page_does_not_say_are_found(page: Page, site_url: str) -> None:
    """They come in a file of their own, when somebody may search."""
    start(page, f"{site_url}#guide/yaku")
    page.fill("#yaku-search", "칠대자")
    expect(page.locator("#yaku-list .entry")).to_have_count(1)
    expect(page.locator("#fold-chiitoitsu")).to_be_visible()
    start(page, f"{site_url}?again")
    page.click("#book")
    page.fill("#rules-search", "數え役満")
    expect(page.locator(".option")).to_have_count(1)
    expect(page.locator('label[for="option-limit_counted_13_han"]')).to_be_visible()


def test_a_line_of_the_answer_leads_to_its_entry_and_back(page: Page, site_url: str) -> None:
    start(page, f"{site_url}#{HAND}")
    page.click("#answer [data-win=tsumo]")
    opened = page.locator("#sheet[open]")
    expect(opened).to_be_visible()
    page.click('#sheet [data-do="guide open yaku/pinfu"]')
    entry(page, "pinfu")
    expect(page.locator(YAKU)).to_be_visible()
    expect(page.locator("#fold-pinfu")).to_be_in_viewport()
    expect(opened).to_have_count(0)
    back(page)
    expect(opened).to_be_visible()
    expect(page.locator("#guide:not([hidden])")).to_be_hidden()
    expect(page).to_have_url(re.compile("riichi$"))
    page.click('#sheet [data-do="guide open fu/winning"]')
    entry(page, "winning")
    expect(page.locator(FU)).to_be_visible()
    page.click("#guide-top .back")
    expect(opened).to_be_visible()
    back(page)
    expect(opened).to_have_count(0)
    expect(page.locator("#picker")).to_be_visible()
    expect(page).to_have_url(re.compile("riichi$"))


def test_the_keyboard_opens_and_closes_an_entry(page: Page, site_url: str) -> None:
    start(page, f"{site_url}#guide/yaku")
    expect(page.locator("#entry-riichi")).to_be_visible()
    page.locator("#yaku-search").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#fold-riichi")).to_be_focused()
    page.keyboard.press("Enter")
    entry(page, "riichi")
    expect(page.locator("#fold-riichi")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator('#entry-riichi [data-do="guide open yaku/riichi"]')).to_be_focused()


def test_a_page_shown_again_is_written_as_far_as_a_phone_shows_it(
    page: Page, site_url: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 664})
    start(page, f"{site_url}#guide/yaku")
    expect(page.locator("#entry-suukantsu")).to_be_attached()
    expect(page.locator("#entry-suukantsu button")).not_to_have_count(0)
    page.goto(f"{site_url}#guide/fu")
    page.wait_for_selector(FU)
    page.evaluate("""() => {
        const observer = new MutationObserver(() => {
            const all = document.querySelectorAll("#yaku-list [id^=entry-]");
            if (!all.length) return;
            window.filled = [...all].filter((entry) => entry.firstChild).length;
            observer.disconnect();
        });
        observer.observe(document.querySelector("#guide"), { childList: true, subtree: true });
    }""")
    page.goto(f"{site_url}#guide/yaku")
    page.wait_for_selector(YAKU)
    assert 0 < page.evaluate("window.filled") < page.locator("#yaku-list [id^=entry-]").count()
    expect(page.locator("#entry-suukantsu button")).not_to_have_count(0)
