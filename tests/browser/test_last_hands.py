"""The last hands that won are kept by every way out of them, and opened again."""

import time

import pytest
from playwright.sync_api import Page, expect

from pyapp.riichi.text import format_entry
from tests.browser.device import stored
from tests.browser.hand_page import Player
from tests.browser.host import GUARD
from tests.entered import entry_of

# As the page writes them.
A = format_entry(entry_of("234567m33456p67s+8s riichi"), ",")
B = format_entry(entry_of("456m99p56p+7p pon:555z chii:234s"), ",")
C = format_entry(entry_of("19m19p19s1234567z+7z"), ",")
ROWS = ".last button"


def goto(page: Page, url: str, hand: str) -> None:
    page.goto("about:blank")
    page.goto(f"{url}#{hand}")
    page.wait_for_selector("html[data-complete]", state="attached")


def show(page: Page, hand: str) -> None:
    """Open another link in the page."""
    page.evaluate("(hand) => { location.hash = hand; }", hand)
    page.wait_for_function("(hand) => location.hash === '#' + hand", arg=hand)


def kept(page: Page) -> list[str]:
    texts = stored(page, "hands").values()
    lines = [line.partition(" ")[2] for text in texts for line in text.split("\n")[1:]]
    return [line.replace(" ", ",") for line in lines]


def wait_kept(page: Page, *hands: str) -> None:
    """Wait until the device has these hands, in this order."""
    until = time.monotonic() + GUARD / 1000
    while kept(page) != list(hands):
        assert time.monotonic() < until, kept(page)
        page.wait_for_timeout(20)


def open_list(page: Page) -> None:
    page.locator("#menu").click()
    page.locator('#sheet [data-do="page open hands"]').click()


def test_a_hand_is_kept_when_the_next_one_takes_its_place(page: Page, site_url: str) -> None:
    goto(page, site_url, A)
    open_list(page)
    expect(page.locator("#sheet")).to_contain_text("No hands yet.")
    page.keyboard.press("Escape")
    Player(page).tool("clear")
    wait_kept(page, A)
    show(page, B)
    Player(page).tool("clear")
    wait_kept(page, B, A)
    show(page, A)
    show(page, "123m")  # a link takes its place
    wait_kept(page, A, B)
    show(page, B)
    page.locator("#menu").click()
    page.locator('#sheet [data-do="page open text"]').click()
    page.locator("#write").fill(C)
    page.locator('#sheet [data-do="page write"]').click()
    wait_kept(page, B, A)


@pytest.mark.parametrize("size", [(360, 560), (390, 664)], ids=str)
def test_a_hand_with_kans_stays_within_the_sheet(
    page: Page, site_url: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    goto(page, site_url, "5m+5m,ankan:1111z,kan:9999s,kan:2222p,kan:5550s,rules:tenhou")
    Player(page).tool("clear")
    open_list(page)
    expect(page.locator(ROWS)).to_have_count(1)
    assert page.evaluate("sheet.scrollWidth <= sheet.clientWidth")
    assert page.locator(f"{ROWS} .tile").count() == 18
