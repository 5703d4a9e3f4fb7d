"""Local yaku, whose modules come after the first ones: no answer is given without them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hand_page import READY
from tests.browser.host import SCREEN, awaited, hold, reload, show

HAND = "222333444m99p68s+7s"
LOCAL = HAND + ",house_yaku=sanrenkou"
RON = '[data-win="ron"]'


@pytest.fixture
def slow_page(chromium: Browser) -> Iterator[Page]:
    """A page whose requests can be held: it has no service worker."""
    context = chromium.new_context(viewport=SCREEN, service_workers="block")
    yield context.new_page()
    context.close()


def test_they_count_from_the_first_answer_on(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}#{LOCAL}")
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(RON)).to_have_attribute("data-pay", "8000")
    expect(page.locator(RON)).to_contain_text("Sanrenkou (local)", ignore_case=True)
    reload(page)
    expect(page.locator(RON)).to_have_attribute("data-pay", "8000")
    page.goto(site_url)
    expect(page.locator(RON)).to_have_attribute("data-pay", "8000")


def test_a_link_waits_for_what_it_needs(slow_page: Page, site_url: str) -> None:
    held = hold(slow_page, "**/pyapp-later.*")
    slow_page.goto(f"{site_url}#{HAND}")
    slow_page.wait_for_selector(READY, state="attached")
    expect(slow_page.locator(RON)).to_have_attribute("data-pay", "3200")
    show(slow_page, LOCAL)
    expect(slow_page.locator(RON)).to_have_attribute("data-pay", "3200")
    awaited(slow_page, held).continue_()
    expect(slow_page.locator(RON)).to_have_attribute("data-pay", "8000")
    expect(slow_page.locator(RON)).to_contain_text("(local)")
