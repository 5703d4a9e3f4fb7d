"""Nothing entered is lost: on reload, Back, a turned phone, in two tabs, with a broken store."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.device import BLOCKED, FULL, MISSING, stored
from tests.browser.hand_page import READY, Player, kept
from tests.browser.host import USUAL, back, reload, show, wait_until

PARTS = "#234m99p,pon:555z,dora:4p,seat:W"
COUNT_NOTES = """window.notes = [];
new MutationObserver((changes) => {
    if (changes.some(({ target }) => target.id === "note"))
        notes.push(document.querySelector("#note").textContent);
}).observe(document, { childList: true, subtree: true });"""

SAID = """() => [...notes, document.querySelector("#note").textContent]
    .some((note) => note.includes("stores nothing"))"""


def start(page: Page, address: str) -> Player:
    page.goto(address)
    page.wait_for_selector(READY, state="attached")
    return Player(page)


def enter_parts(player: Player, rules: str = "") -> None:
    player.slide("run", "2m")
    player.slide("pair", "9p")
    player.tool("pon")
    player.tile("5z")
    player.tap('#seat [data-do="hand seat 2"]')
    player.tap('#dora [data-do="hand mode dora"]')
    player.tile("4p")
    assert player.address == PARTS + rules


def test_a_reload_in_the_middle_keeps_hand_mode_and_undo(app: Page) -> None:
    player = Player(app)
    enter_parts(player)
    player.tool("chii")
    app.reload()
    app.wait_for_selector("html[data-complete]", state="attached")
    assert player.address == PARTS
    player.tile("2s")
    assert player.address == "#234m99p,pon:555z,chii:234s,dora:4p,seat:W"
    for _ in range(9):
        player.tool("undo")
    assert player.address in ("", "#2m")


def test_a_page_left_at_once_has_kept_the_last_tap(app: Page, site_url: str) -> None:
    player = Player(app)
    enter_parts(player)
    app.goto("about:blank")
    assert start(app, site_url).address == PARTS


def test_back_and_forward_return_to_the_hand(app: Page) -> None:
    player = Player(app)
    enter_parts(player)
    app.goto("about:blank")
    back(app)
    app.wait_for_selector(READY, state="attached")
    assert player.address == PARTS
    expect(app.locator('#hand [data-do^="hand touch"]')).to_have_count(5)


def test_two_tabs_keep_a_hand_each(app: Page, site_url: str) -> None:
    first = Player(app)
    first.slide("run", "2m")
    kept(app, "234m")
    second = start(app.context.new_page(), site_url)
    assert second.address == "#234m"  # a new tab goes on from the last hand
    second.tool("clear")
    second.tile("9s")
    kept(second.page, "9s")
    app.reload()
    app.wait_for_selector(READY, state="attached")
    assert first.address == "#234m"
    reload(second.page)
    second.page.wait_for_selector(READY, state="attached")
    assert second.address == "#9s"


def test_a_hand_that_won_is_kept_when_the_next_one_takes_its_place(app: Page) -> None:
    won = "234567m33456p67s+8s,riichi"
    show(app, won)
    expect(app.locator("#answer")).to_have_attribute("data-state", "win")
    show(app, "123m")
    wait_until(app, lambda: won.replace(",", " ") in stored(app, "hands").get("", ""))


FAULTS = {"blocked": BLOCKED, "full": FULL, "missing": MISSING}


@pytest.mark.parametrize("fault", FAULTS, ids=FAULTS)
def test_without_a_store_all_works_and_is_said_once(page: Page, site_url: str, fault: str) -> None:
    page.add_init_script(FAULTS[fault])
    page.add_init_script(COUNT_NOTES)
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    player = Player(page)
    enter_parts(player, "," + USUAL)
    page.wait_for_function(SAID)
    player.tile("1z")
    page.wait_for_timeout(300)
    page.locator("#menu").click()
    page.locator('#sheet [data-do="menu theme dark"]').click()
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    said = [note for note in page.evaluate("notes") if "stores nothing" in note]
    assert len(said) == 1
    # The address still has it all.
    reload(page)
    page.wait_for_selector(READY, state="attached")
    assert player.address == f"#234m99p1z,pon:555z,dora:4p,seat:W,{USUAL}"
