"""The page of licences: opened from the Guide, offline too, and back at the hand."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.host import READY, await_address, back
from tests.browser.questions import AXE, RULES, RUN

HAND = "123m456p789s1122z+2z,riichi"


def open_licences(page: Page) -> None:
    page.click("#menu")
    page.click('#sheet [data-do="guide open"]')
    page.click('#guide-pages [data-page="about"]')
    page.click('#guide a[href="./licences.html"]')
    expect(page.locator("h1")).to_have_text("Licences")


def keeps_hand(page: Page) -> None:
    page.wait_for_selector(READY, state="attached")
    expect(page.locator("#answer")).to_be_visible()
    expect(page.locator("#answer")).to_have_attribute("data-state", "win")
    await_address(page, f"#{HAND}")


def test_back_leads_to_the_hand(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}#{HAND}")
    page.wait_for_selector(READY, state="attached")
    open_licences(page)
    page.click("text=@pyscript/core")
    expect(page.locator("details[open] pre")).to_contain_text("Apache License")
    back(page)
    expect(page.locator("#guide[data-page=about]")).to_be_visible()
    page.click("#guide-top .back")
    keeps_hand(page)
    open_licences(page)
    page.click("main a")  # without a Back button, as on a home screen
    keeps_hand(page)


def test_it_fits_and_axe_finds_nothing(chromium: Browser, site_url: str) -> None:
    for scheme, background in (("light", "rgb(244, 242, 236)"), ("dark", "rgb(19, 22, 25)")):
        context = chromium.new_context(
            viewport={"width": 360, "height": 560},
            color_scheme="dark" if scheme == "dark" else "light",
            service_workers="block",
        )
        page = context.new_page()
        page.goto(f"{site_url}licences.html")
        page.evaluate(
            "() => { for (const it of document.querySelectorAll('details')) it.open = 1; }"
        )
        assert page.evaluate("() => document.documentElement.scrollWidth") == 360
        assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == background
        page.evaluate(AXE.read_text())
        assert page.evaluate(RUN, [RULES[scheme], False, True]) == []
        context.close()
