"""A new version waits for the player, keeps what is entered, and comes whole or not at all."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.game_player import GamePlayer
from tests.browser.host import (
    READY,
    Host,
    Phone,
    followed,
    mark,
    next_version,
    reload,
    wait_until,
    wait_until_stored,
    web_name,
)

TILES = ("1m", "2m", "3m", "4p", "5p")
LOOK = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => {});
}"""
SETTLED = """async () => {
    const { installing, waiting } = await navigator.serviceWorker.getRegistration();
    return !installing && !waiting;
}"""
UPDATE = '[data-news="update"]'


@pytest.fixture
def page(host: Host, tabs: Phone) -> Page:
    """The page, kept on the phone, with nothing entered."""
    page = tabs.open(host.url)
    wait_until_stored(page)
    return page


def enter(page: Page) -> None:
    for tile in TILES:
        page.click(f'[data-tile="{tile}"]')
    expect(page.locator("#hand [data-do]")).not_to_have_count(0)


def hand(page: Page) -> str:
    """The address, which holds the hand, once the page shows it."""
    page.wait_for_selector(READY, state="attached")
    followed(page)
    return page.url.partition("#")[2]


def starts_anew(page: Page, version: str) -> None:
    page.wait_for_selector(f'html[data-mark="{version}"][data-ready]', state="attached")


def test_it_comes_unasked_while_nothing_is_entered(
    page: Page, host: Host, files: dict[str, bytes]
) -> None:
    host.publish(next_version(files))
    page.evaluate(LOOK)
    starts_anew(page, "next")
    expect(page.locator("#news")).to_be_hidden()


def test_it_waits_in_mid_hand_until_it_is_accepted(
    page: Page, host: Host, files: dict[str, bytes]
) -> None:
    enter(page)
    entered = hand(page)
    host.publish(next_version(files))
    page.evaluate(LOOK)
    expect(page.locator(UPDATE)).to_be_visible()
    assert (mark(page), hand(page)) == ("", entered)
    page.click('[data-tile="6p"]')
    entered = hand(page)
    reload(page)  # still the same version
    expect(page.locator(UPDATE)).to_be_visible()
    assert (mark(page), hand(page)) == ("", entered)
    page.click("[data-apply]")
    starts_anew(page, "next")
    assert hand(page) == entered
    expect(page.locator("#news")).to_be_hidden()
    page.click('#tools [data-do="hand undo"]')  # the undo levels are kept too
    expect(page.locator("#answer")).to_have_attribute("data-state", "incomplete")
    assert hand(page) != entered


def test_it_waits_until_the_club_is_left(page: Page, host: Host, files: dict[str, bytes]) -> None:
    page.click("#menu")
    page.click('[data-do="club open"]')
    page.click('[data-do="club open new"]')
    page.fill("#club-name", "Tuesday")
    host.publish(next_version(files))
    page.evaluate(LOOK)
    expect(page.locator(UPDATE)).to_have_js_property("hidden", False)
    assert (mark(page), page.input_value("#club-name")) == ("", "Tuesday")
    page.click('#club [data-do="club open"]')
    page.click('#club [data-do="club leave"]')
    page.click("[data-apply]")
    starts_anew(page, "next")


def test_it_can_be_put_off(page: Page, host: Host, files: dict[str, bytes]) -> None:
    enter(page)
    host.publish(next_version(files))
    page.evaluate(LOOK)
    page.click(f"{UPDATE} [data-dismiss]")
    expect(page.locator("#news")).to_be_hidden()
    assert mark(page) == ""


def test_another_tab_takes_nothing_from_this_one(
    page: Page, host: Host, tabs: Phone, files: dict[str, bytes]
) -> None:
    enter(page)
    entered = hand(page)
    idle = tabs.open(host.url)
    idle.click('#tools [data-do="hand clear"]')
    expect(idle.locator("#answer")).to_have_attribute("data-state", "empty")
    host.publish(next_version(files))
    idle.evaluate(LOOK)
    starts_anew(idle, "next")
    page.wait_for_timeout(500)
    assert (mark(page), hand(page)) == ("", entered)
    page.click('[data-tile="6p"]')
    assert hand(page) != entered


def test_versions_come_and_one_goes_back_with_hand_and_game(
    page: Page, host: Host, files: dict[str, bytes]
) -> None:
    player = GamePlayer(page, host.url)
    player.open()
    player.begin("Ann", "Bob", "Cid", "Dee")
    player.tap("riichi 1")
    player.tap("hand")
    enter(page)
    entered = hand(page)
    for count, (seat, version) in enumerate(((0, "second"), (3, "")), 1):
        host.publish(next_version(files, version) if version else files)
        page.evaluate(LOOK)
        page.click("[data-apply]")
        wanted = f'[data-mark="{version}"]' if version else ":not([data-mark])"
        page.wait_for_selector(f"html{wanted}[data-complete]", state="attached")
        assert hand(page) == entered
        page.click('[data-tile="6p"]')
        entered = hand(page)
        player.open()
        assert player.events == count
        player.tap(f"riichi {seat}")
        player.tap("hand")
        entered = hand(page)


@pytest.mark.parametrize("fault", ["missing", "old"])
def test_an_interrupted_one_leaves_the_old_version(
    page: Page, host: Host, tabs: Phone, files: dict[str, bytes], fault: str
) -> None:
    changed = next_version(files)
    host.publish(changed)
    name = "static/offline.js"
    file = host.folder / web_name(changed, name)
    if fault == "missing":
        file.unlink()
    else:
        file.write_bytes(files[web_name(files, name)])
    page.evaluate(LOOK)
    wait_until(page, lambda: bool(page.evaluate(SETTLED)))
    assert mark(page) == ""
    host.stop()
    reload(page)
    page.wait_for_selector(READY, state="attached")
    enter(page)
    assert mark(page) == ""
    page.click('#tools [data-do="hand clear"]')
    host.publish(changed)
    host.start()
    page.evaluate(LOOK)
    starts_anew(page, "next")


def test_a_version_published_between_visits_comes_at_the_next(
    host: Host, phone: Phone, files: dict[str, bytes]
) -> None:
    wait_until_stored(phone.open(host.url))
    phone.switch_off()
    host.publish(next_version(files))
    starts_anew(phone.open(host.url), "next")
