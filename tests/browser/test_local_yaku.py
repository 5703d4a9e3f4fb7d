"""Local yaku, whose modules come after the first ones: no answer is given without them."""

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
