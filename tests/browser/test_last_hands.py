"""The last hands that won are kept by every way out of them, and opened again."""

import time

import pytest
from playwright.sync_api import Page, expect

from pyapp.riichi.text import format_entry
from tests.browser.device import BLOCKED, stored
from tests.browser.game_player import GamePlayer
from tests.browser.hand_page import READY, Player
from tests.browser.host import GUARD
from tests.screen.answer.reading import entry_of

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
    expect(page.locator("#sheet")).to_contain_text("No hand yet.")
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


def test_what_does_not_win_is_not_kept(page: Page, site_url: str) -> None:
    goto(page, site_url, "234567m33456p67s")
    player = Player(page)
    player.tool("clear")
    show(page, "234567m33456p67s+9s")
    player.tool("clear")
    show(page, A)
    player.tool("clear")
    wait_kept(page, A)


def test_a_recorded_hand_is_kept(page: Page, site_url: str) -> None:
    on = GamePlayer(page, site_url)
    on.goto(A)
    on.open()
    on.begin("Ann", "Bob", "Cid", "Dee")
    on.tap("hand")
    page.locator('#answer [data-win="ron"]').click()
    on.tap("take ron")
    on.tap("from 0")
    on.tap("record")
    on.closed()
    on.tap("hand")
    open_list(page)
    expect(page.locator(ROWS)).to_have_count(1)


def test_a_hand_is_opened_again_and_nothing_is_lost(page: Page, site_url: str) -> None:
    goto(page, site_url, A)
    player = Player(page)
    player.tool("clear")
    show(page, B)
    wait_kept(page, A)
    open_list(page)
    row = page.locator(ROWS)
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Ron 3,900 · Tsumo 1,300 / 2,600")
    expect(row).to_contain_text("WRC 2015")
    assert row.locator(".tile").count() == 14
    row.click()
    expect(page.locator("#sheet")).to_be_hidden()
    assert player.address == "#" + A
    wait_kept(page, B, A)  # the one whose place it took is kept in turn
    player.tool("undo")
    assert player.address == "#" + B


def test_all_are_deleted_and_had_back(page: Page, site_url: str) -> None:
    goto(page, site_url, A)
    Player(page).tool("clear")
    wait_kept(page, A)
    open_list(page)
    page.locator('#sheet [data-do="page delete"]').click()
    expect(page.locator("#sheet")).to_contain_text("All are deleted.")
    expect(page.locator(ROWS)).to_have_count(0)
    wait_kept(page)
    page.locator('#sheet [data-do="page undelete"]').click()
    expect(page.locator(ROWS)).to_have_count(1)
    wait_kept(page, A)


def test_two_tabs_share_them(page: Page, site_url: str) -> None:
    goto(page, site_url, A)
    other = page.context.new_page()
    goto(other, site_url, B)
    for tab in (page, other):  # at once
        tab.evaluate("""() => document.querySelector('#tools [data-do="hand clear"]').click()""")
    until = time.monotonic() + GUARD / 1000
    while sorted(kept(page)) != [A, B]:
        assert time.monotonic() < until, kept(page)
        page.wait_for_timeout(20)
    open_list(other)
    expect(other.locator(ROWS)).to_have_count(2)
    other.close()


def test_without_a_device_they_last_as_long_as_the_page(page: Page, site_url: str) -> None:
    page.add_init_script(BLOCKED)
    page.goto(f"{site_url}#{A}")
    page.wait_for_selector(READY, state="attached")
    page.wait_for_selector("html[data-complete]", state="attached")
    Player(page).tool("clear")
    show(page, B)
    Player(page).tool("clear")
    open_list(page)
    expect(page.locator(ROWS)).to_have_count(2)
    expect(page.locator("#sheet")).to_contain_text("stores nothing")
    page.locator('#sheet [data-do="page delete"]').click()
    expect(page.locator(ROWS)).to_have_count(0)
    page.locator('#sheet [data-do="page undelete"]').click()
    expect(page.locator(ROWS)).to_have_count(2)


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
