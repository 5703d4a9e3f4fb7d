"""Local yaku, whose modules come after the first ones: no answer is given without them."""

import re

from playwright.sync_api import Page, expect

from tests.browser.hand_page import READY
from tests.browser.host import awaited, hold, reload, show

HAND = "222333444m99p68s+7s"
LOCAL = HAND + ",house_yaku=sanrenkou"
RON = '[data-win="ron"]'


def test_they_count_from_the_first_answer_on(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}#{LOCAL}")
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(RON)).to_have_attribute("data-pay", "8000")
    expect(page.locator(RON)).to_contain_text("Sanrenkou (local)", ignore_case=True)
    reload(page)
    expect(page.locator(RON)).to_have_attribute("data-pay", "8000")
    page.goto(site_url)
    expect(page.locator(RON)).to_have_attribute("data-pay", "8000")


def test_a_link_waits_for_what_it_needs(bare_page: Page, site_url: str) -> None:
    held = hold(bare_page, "**/pyapp-later.*")
    bare_page.goto(f"{site_url}#{HAND}")
    bare_page.wait_for_selector(READY, state="attached")
    expect(bare_page.locator(RON)).to_have_attribute("data-pay", "3200")
    show(bare_page, LOCAL)
    expect(bare_page.locator(RON)).to_have_attribute("data-pay", "3200")
    awaited(bare_page, held).continue_()
    expect(bare_page.locator(RON)).to_have_attribute("data-pay", "8000")
    expect(bare_page.locator(RON)).to_contain_text("(local)")


def test_what_is_said_has_keys_where_the_house_plays_it(page: Page, site_url: str) -> None:
    keys = page.locator("#said button:visible")
    page.goto(f"{site_url}#234m567m345p67s99p+8s,house_yaku=tsubame_gaeshi/open_riichi")
    page.wait_for_selector(READY, state="attached")
    expect(keys).to_have_count(2)
    keys.nth(0).click(force=True)  # refused: there is no riichi
    expect(keys.nth(0)).to_have_attribute("aria-pressed", "false")
    keys.nth(1).focus()
    page.keyboard.press("Enter")
    expect(keys.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(keys.nth(1)).to_be_focused()
    expect(page.locator(RON)).to_have_attribute("data-pay", "2000")
    expect(page).to_have_url(re.compile("tsubame_gaeshi,house_yaku="))
    show(page, HAND)
    expect(keys).to_have_count(0)
