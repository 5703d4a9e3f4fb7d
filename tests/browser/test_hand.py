"""Entering a hand: everything in sight, few taps, nothing moves, nothing is lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hand_page import READY, Player, rest
from tests.browser.host import USUAL, awaited, back, hold, reload, resize, show
from tests.browser.shifts import moved, watch

SMALL = {"width": 360, "height": 560}
COMMON = {"width": 390, "height": 664}
A = "#234567m33456p67s+8s,dora:4p,riichi"
REGIONS = ("#top", "#answer", "#around", "#hand", "#tools", "#picker")


@pytest.fixture
def player(app: Page) -> Player:
    return Player(app)


def restart(page: Page, address: str = "") -> None:
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(READY, state="attached")


# Few taps


def test_hand_a_with_slides(player: Player) -> None:
    for shape, tile in (("run", "2m"), ("run", "5m"), ("pair", "3p"), ("run", "4p"), ("run", "6s")):
        player.slide(shape, tile)
    player.tool("riichi")
    player.tap('#dora [data-do="hand mode dora"]')
    player.tile("4p")
    assert player.address == A
    assert player.won("ron") == {"han": "4", "fu": "30", "pay": "8000"}
    assert player.won("tsumo") == {"han": "5", "fu": "20", "pay": "2000/4000"}
    assert player.taps == 8


def test_hand_a_with_the_keyboard_alone(player: Player) -> None:
    player.page.keyboard.type("234567m33456p678srd4p")
    assert player.address == A


def test_a_key_that_is_held_does_once_what_it_is_for(player: Player) -> None:
    page, sheet = player.page, player.page.locator("#sheet[open]")
    page.locator("#menu").focus()
    page.keyboard.press("Enter")
    page.locator("#sheet .close").focus()
    page.keyboard.down("Enter")
    expect(page.locator("#menu")).to_be_focused()
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(sheet).to_be_hidden()
    for _ in range(2):
        page.keyboard.down("r")
    page.keyboard.up("r")
    assert player.address == "#riichi"


def test_digits_are_seen_as_long_as_they_wait_for_their_suit(
    bare_page: Page, site_url: str
) -> None:
    page = bare_page
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.evaluate("""() => {
        const { setTimeout } = window;
        window.setTimeout = (act, time, ...rest) =>
            setTimeout(act, time < 3000 ? time : time / 20, ...rest);
    }""")
    page.keyboard.type("12")
    rest(page, 600)
    expect(page.locator("#note")).to_have_text("12 …")
    page.keyboard.press("Escape")
    rest(page, 600)
    expect(page.locator("#note")).to_be_empty()


def test_the_picker_is_one_stop_with_arrows_inside(player: Player) -> None:
    page = player.page
    page.locator('#picker [tabindex="0"]').focus()
    for key in ("ArrowRight", "ArrowDown", "Enter", "ArrowDown", "Shift+ArrowUp"):
        page.keyboard.press(key)
    assert player.address == "#2p222s"
    assert page.locator('#picker [tabindex="0"]').count() == 1


# Everything in sight


def test_keys_are_large_enough(player: Player) -> None:
    page = player.page
    resize(page, (360, 560))
    for hand, count in (("", 34), ("rules:tenhou", 37)):
        show(page, hand)
        keys = page.locator("#picker button:visible")
        expect(keys).to_have_count(count)
        controls = page.locator("#tools button, #seat button, #dora button")
        for box in (each.bounding_box() for each in (*keys.all(), *controls.all())):
            assert box is not None
            assert box["width"] >= 36
            assert box["height"] >= 44


@pytest.mark.parametrize("size", [SMALL, COMMON], ids=["360", "390"])
def test_nothing_moves_while_a_hand_is_entered(
    page: Page, site_url: str, size: dict[str, int]
) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    watch(page)
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    player = Player(page)
    places = "() => [...document.querySelectorAll('%s')].map((it) => it.getBoundingClientRect().y)"
    places %= ",".join(REGIONS)
    before = page.evaluate(places)
    player.tile("2m", "3m", "4m")
    player.tool("pon")
    player.tile("5z")
    player.tool("undo")
    player.tool("undo")
    for shape, tile in (("run", "5m"), ("pair", "3p"), ("run", "4p"), ("run", "6s")):
        player.slide(shape, tile)
    player.tool("riichi")
    player.tap('#dora [data-do="hand mode dora"]')
    player.tile("4p")
    player.tap('#dora [data-do="hand mode ura"]')
    player.tile("4p")
    player.tool("rinshan")
    page.wait_for_timeout(300)
    assert page.evaluate(places) == before
    assert moved(page) == []


# Nothing is lost


def test_what_was_undone_can_be_redone_by_tap_by_key_and_after_a_reload(player: Player) -> None:
    page = player.page
    redo = page.locator('#tools [data-do="hand redo"]')
    expect(redo).to_have_accessible_name("Redo")
    expect(redo).to_have_attribute("aria-disabled", "true")
    player.tool("redo")
    assert player.note == "Nothing to redo."
    player.tile("1m", "2m", "3m", "4m")
    for _ in range(4):
        player.tool("undo")
    expect(redo).to_have_attribute("aria-disabled", "false")
    player.tool("redo")
    assert player.address == "#1m"
    reload(page)
    page.wait_for_selector("html[data-complete]", state="attached")
    player.tool("redo")
    assert player.address == "#12m"
    page.keyboard.press("Control+y")
    assert player.address == "#123m"
    page.keyboard.press("Control+Shift+Z")
    assert player.address == "#1234m"
    player.tool("undo")
    player.tile("9s")
    expect(redo).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Control+y")
    assert player.address == "#123m9s"


def test_a_wrong_link_says_what_is_wrong_and_keeps_the_hand(player: Player, site_url: str) -> None:
    player.tile("1m")
    player.page.wait_for_timeout(200)
    restart(player.page, site_url + "#12x,dora:1m")
    expect(player.page.locator("#write-error")).to_contain_text("“x” in “12x”")
    expect(player.page.locator("#write")).to_have_value("12x,dora:1m")
    assert player.address == "#1m"


def test_another_address_in_the_same_tab_is_shown(player: Player) -> None:
    player.tile("1m")
    player.page.wait_for_function("() => location.hash === '#1m'")
    player.page.evaluate("location.hash = '9s'")
    expect(player.page.locator("#hand button")).to_have_attribute("aria-label", "Nine of bamboo")
    back(player.page)
    expect(player.page.locator("#hand button")).to_have_attribute("aria-label", "One of characters")


def test_taps_on_keys_before_python_count(page: Page, site_url: str) -> None:
    held = hold(page, "**/micropython.*.wasm")
    page.goto(site_url, wait_until="domcontentloaded")
    page.locator('#picker [data-tile="2m"]').click()
    page.locator('#picker [data-tile="3m"]').click()
    awaited(page, held).continue_()
    page.wait_for_selector(READY, state="attached")
    assert Player(page).address == f"#23m,{USUAL}"


# Other ways


def test_a_slide_taken_back_does_nothing(player: Player) -> None:
    x, y = player.middle('#picker [data-tile="5p"]')
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 40, y)
    mouse.move(x, y)
    mouse.up()
    assert player.address == ""


def test_hand_tiles_take_the_mark_and_leave(player: Player, site_url: str) -> None:
    restart(player.page, site_url + A)
    player.tap('#hand [data-do="hand touch 2m"]')
    assert player.address == "#34567m33456p678s+2m,dora:4p,riichi"
    expect(player.page.locator("#hand .won")).to_have_attribute(
        "aria-label", "Two of characters, winning tile"
    )
    player.hold('#hand [data-do="hand touch 3m"]')
    assert player.address == "#24567m33456p678s,dora:4p,riichi"
    player.page.locator('#hand [data-do="hand touch 4m"]').focus()
    player.page.keyboard.press("Delete")
    assert player.address == "#2567m33456p678s,dora:4p,riichi"


# Sheets


def test_a_sheet_closes_in_every_way_and_gives_the_focus_back(player: Player) -> None:
    page = player.page
    sheet = page.locator("#sheet[open]")
    ways: list[Callable[[], object]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: back(page),
        lambda: page.locator("#sheet .close").click(),
        lambda: page.mouse.click(20, 10),
    ]
    for close in ways:
        page.locator("#menu").click()
        expect(sheet).to_be_visible()
        close()
        expect(sheet).to_be_hidden()
        expect(page.locator("#menu")).to_be_focused()


def test_what_is_told_behind_a_sheet_is_in_the_reach_of_readers(player: Player) -> None:
    page, reached = player.page, ":not([inert], [inert] *)"
    page.locator("#round").click()
    expect(page.locator(f"main:not([hidden]) :is(button, [tabindex]){reached}")).to_have_count(0)
    page.locator('#sheet [data-do="hand seat 1"]').click()
    expect(page.locator(f"#note{reached}")).to_have_text("This wind is already set.")
    expect(page.locator(f"#spoken{reached}")).to_have_count(1)


def test_words_colours_and_figures_are_kept(player: Player) -> None:
    page = player.page
    page.locator("#menu").click()
    page.locator('#sheet [data-do="menu terms romaji"]').click()
    page.locator('#sheet [data-do="menu theme dark"]').click()
    page.locator('#sheet [data-do="menu numerals yes"]').click()
    page.keyboard.press("Escape")
    page.wait_for_function("() => history.state === 'hand'")
    reload(page)
    page.wait_for_selector(READY, state="attached")
    expect(page.locator('#tools [data-do="hand mode run"]')).to_have_text("Shuntsu")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator('#picker [data-tile="7m"] text')).to_be_visible()


# For everyone


def test_the_answer_is_announced_once(player: Player) -> None:
    page = player.page
    page.evaluate(
        """() => {
            window.said = [];
            new MutationObserver(() => said.push(document.querySelector("#spoken").textContent))
                .observe(document.querySelector("#spoken"), { childList: true });
        }"""
    )
    player.tile("1m")
    player.tap('#seat [data-do="hand seat 2"]')
    player.tile("2m")
    assert page.evaluate("said.length") == 2


# No press is held however long it takes, by the milliseconds after which one would be.
NO_HOLD = """() => {
    const later = setTimeout;
    window.setTimeout = (act, wait, ...rest) => wait === 190 ? 0 : later(act, wait, ...rest);
}"""


def test_two_thumbs_may_overlap(chromium: Browser, site_url: str) -> None:
    context = chromium.new_context(viewport=COMMON, has_touch=True, service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    page.add_init_script(f"({NO_HOLD})()")
    restart(page, site_url)
    player = Player(page)
    touch = context.new_cdp_session(page)

    places = {name: player.middle(f'#picker [data-tile="{name}"]') for name in ("2m", "9p")}

    def send(kind: str, *points: tuple[int, str]) -> None:
        down = [{"x": places[at][0], "y": places[at][1], "id": finger} for finger, at in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": down})

    send("touchStart", (1, "2m"))
    send("touchStart", (1, "2m"), (2, "9p"))
    send("touchEnd", (2, "9p"))
    send("touchEnd")
    page.wait_for_url(f"**/#2m9p,{USUAL}")
    context.close()


def test_no_key_moves_while_counters_are_set(app: Page) -> None:
    app.emulate_media(reduced_motion="reduce")
    app.locator('[data-do="page open winds"]').tap()
    more = app.locator('[data-do="hand honba +"]')
    reset = app.locator('[data-do="hand reset"]')
    expect(reset).to_have_attribute("aria-disabled", "true")
    stood = more.bounding_box()
    more.tap()
    expect(reset).to_have_attribute("aria-disabled", "false")
    assert more.bounding_box() == stood


def test_what_has_the_focus_is_ringed_only_where_keys_are_used(app: Page) -> None:
    width = "() => getComputedStyle(document.activeElement).outlineWidth"
    app.locator('[data-do="page open rules"]').tap()
    app.locator('#rules [data-do="page close"]').tap()
    expect(app.locator("#picker :focus")).to_have_count(1)
    assert app.evaluate(width) == "0px"
    app.keyboard.press("ArrowRight")
    assert app.evaluate(width) == "3px"
    app.locator('#picker [data-tile="5p"]').tap()
    assert app.evaluate(width) == "0px"
