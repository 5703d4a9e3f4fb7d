"""About in the Guide: what it tells and copies, and the self-check, which runs all cases on the
device while the page is used."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser.board import SIZES
from tests.browser.host import READY, Host, Phone, replaced, wait_until_stored, web_name
from tests.browser.questions import axe

HAND = "234567m33456p67s+8s,dora:1m,riichi,rules:ema-2025"
ABOUT = "#guide:not([hidden])[data-page='about']"
WHOLE = 240_000  # milliseconds that all cases may take on a slow machine
RIGHT = "A1 | 234567m33456p67s+8s riichi | tsumo | all | 4 han 20 fu 1300/2600"
WRONG = RIGHT.replace("1300", "1400")
START = '[data-do="guide about check"]'


def start(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(ABOUT)).to_be_visible()


def check(page: Page) -> Locator:
    return page.locator("#self-check")


def ends(page: Page, state: str) -> tuple[int, int]:
    """Wait until the self-check has ended so; cases that held, and that did not."""
    expect(check(page)).to_have_attribute("data-state", re.compile("passed|failed"), timeout=WHOLE)
    expect(check(page)).to_have_attribute("data-state", state)
    found = [check(page).get_attribute(name) for name in ("data-passed", "data-failed")]
    return int(found[0] or -1), int(found[1] or -1)


def cases(files: dict[str, bytes]) -> str:
    """What the self-check runs."""
    return files[web_name(files, "cases.txt")].decode()


@pytest.fixture
def served(bare_page: Page, site_url: str) -> Callable[[Callable[[Route], Any]], Page]:
    """The page at About, whose cases come as a handler has them; no service worker is asked."""

    def open_with(handler: Callable[[Route], Any]) -> Page:
        bare_page.add_init_script("delete Navigator.prototype.serviceWorker")
        bare_page.route("**/cases.*.txt*", handler)
        start(bare_page, f"{site_url}#guide/about")
        return bare_page

    return open_with


def test_every_case_is_right_here(page: Page, site_url: str) -> None:
    """And while they run, the page is used: what is tapped comes."""
    start(page, f"{site_url}#guide/about")
    expect(check(page)).to_have_attribute("data-state", "idle")
    page.click(START)
    expect(check(page)).to_have_attribute("data-state", "running")
    expect(page.locator("#self-check progress")).to_be_visible()
    page.click("#book-ema-2025")
    expect(page.locator(".rules-of")).to_be_visible()
    expect(check(page)).to_have_attribute("data-state", "running")
    passed, failed = ends(page, "passed")
    assert passed > 5000
    assert failed == 0
    expect(page.locator("#check-said")).to_contain_text(f"{passed:,}")
    expect(page.locator("#check-now")).to_contain_text(re.compile(r"\d ms"))


# How many cases the count gains in a second of touches, one every 20 ms, and in one without; and
# for what part of the first one none had come for as long as the check rests: on a busy machine
# they may be late themselves.
GAINS = """async () => {
    const passed = () => Number(document.querySelector("#self-check").dataset.passed);
    const second = () => new Promise((done) => setTimeout(done, 1000));
    let last = performance.now(), unheld = 0;
    const touch = () => {
        const now = performance.now();
        unheld += Math.max(0, now - last - 100);
        last = now;
        document.body.dispatchEvent(new PointerEvent("pointerdown"));
    };
    touch();
    const touching = setInterval(touch, 20);
    const begun = last, before = passed();
    await second();
    touch();
    const between = passed(), middle = last;
    clearInterval(touching);
    await second();
    const free = (passed() - between) / (performance.now() - middle);
    return [(between - before) / (middle - begun), free, unheld / (middle - begun)];
}"""


def test_it_rests_while_the_page_is_touched(page: Page, site_url: str) -> None:
    """So that nothing stands between a tap and the frame that shows what it did."""
    start(page, f"{site_url}#guide/about")
    page.click(START)
    expect(check(page)).not_to_have_attribute("data-passed", "0")
    touched, free, unheld = page.evaluate(GAINS)
    assert free > 0.02  # cases a millisecond, on a busy machine
    assert touched < free * (0.25 + unheld)
    expect(check(page)).to_have_attribute("data-failed", "0")


def test_without_its_cases_it_says_so(
    served: Callable[[Callable[[Route], Any]], Page],
) -> None:
    page = served(lambda route: route.fulfill(body=route.fetch().text()[:50_000]))
    page.click(START)
    assert ends(page, "failed") == (0, 0)
    expect(page.locator("#check-said")).to_contain_text("could not be loaded")
    expect(page.locator(START)).to_be_visible()


def test_it_runs_without_a_connection(host: Host, phone: Phone) -> None:
    page = phone.open(host.url)
    wait_until_stored(page)
    host.stop()
    start(page, f"{host.url}#guide/about")
    page.click(START)
    expect(page.locator("#self-check progress")).to_be_visible()
    expect(check(page)).not_to_have_attribute("data-passed", "0")
    expect(check(page)).to_have_attribute("data-failed", "0")


@pytest.mark.parametrize("size", [SIZES[name] for name in ("least", "phone", "wide")])
def test_axe_finds_nothing_and_nothing_is_wider_than_the_page(
    chromium: Browser, host: Host, files: dict[str, bytes], size: tuple[int, int]
) -> None:
    names = "\n".join(line for line in cases(files).split("\n") if line.startswith("@ "))
    wrong = names.replace("@ hands.txt", f"@ hands.txt\n{WRONG} : pinfu 1")
    host.publish(replaced(files, "cases.txt", wrong.encode()))
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]}, service_workers="block"
    )
    page = context.new_page()
    start(page, f"{host.url}#guide/about")
    page.click(START)
    ends(page, "failed")
    page.click("#book-ema-2025")
    expect(page.locator(".rules-of")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")  # what lies half behind the names of the pages looks small
    found = axe(page)
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    context.close()
    assert found == []
    assert not wide
