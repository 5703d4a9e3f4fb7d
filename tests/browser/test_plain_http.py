"""The page on plain http: no service worker, no clipboard of the new kind, and yet all works."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import FLAGS, find_chromium
from playwright.sync_api import Browser, Page, expect

from tests.browser.hand_page import READY
from tests.browser.host import GUARD
from tests.conftest import serving

NAME = "tenbou.test"  # neither https nor this machine: such a page is not trusted
A = "#234567m33456p67s+8s,dora:4p,riichi"
NO_COPYING = "document.execCommand = () => false;"


@pytest.fixture(scope="module")
def plain_url(site: Path) -> Iterator[str]:
    server = serving(site)
    yield server.url.replace("127.0.0.1", NAME)
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def browser(chromium: Browser) -> Iterator[Browser]:
    rule = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    browser = chromium.browser_type.launch(executable_path=find_chromium(), args=[*FLAGS, rule])
    yield browser
    browser.close()


@pytest.fixture
def plain(browser: Browser) -> Iterator[Page]:
    """A page with nothing opened yet; an error in Python or a script fails the test."""
    context = browser.new_context(viewport={"width": 390, "height": 664}, has_touch=True)
    context.set_default_timeout(GUARD)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    yield page
    context.close()
    assert errors == []


def copy_link(page: Page, url: str) -> None:
    page.goto(url + A)
    page.wait_for_selector(READY, state="attached")
    assert page.evaluate("[isSecureContext, 'clipboard' in navigator]") == [False, False]
    page.locator("#menu").click()
    page.locator('#sheet [data-do="page copy"]').click()


def pasted(page: Page) -> str:
    """What is on the clipboard."""
    page.evaluate("document.body.append(document.createElement('textarea'))")
    page.locator("body > textarea").focus()
    page.keyboard.press("Control+v")
    return page.locator("body > textarea").input_value()


def test_the_link_is_copied(plain: Page, plain_url: str) -> None:
    copy_link(plain, plain_url)
    expect(plain.locator("#note")).to_have_text("Link copied.")
    expect(plain.locator("#menu")).to_be_focused()
    assert pasted(plain) == plain_url + A


def test_a_link_that_cannot_be_copied_says_what_to_do(plain: Page, plain_url: str) -> None:
    plain.add_init_script(NO_COPYING)
    copy_link(plain, plain_url)
    expect(plain.locator("#note")).to_contain_text("copy it from the address bar")
