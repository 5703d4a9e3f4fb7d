"""Entering a hand: everything in sight, few taps, nothing moves, nothing is lost."""

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.device import BLOCKED, FULL
from tests.browser.hand_page import READY, Player
from tests.browser.host import USUAL, awaited, hold, resize

SMALL = {"width": 360, "height": 560}
QUICK = 0.3  # seconds in which no finger holds a key
COMMON = {"width": 390, "height": 664}
A = "#234567m33456p67s+8s,dora:4p,riichi"
B = "#456m5699p+7p,pon:555z,chii:234s,dora:4p"
FOUR_KANS = "#5m+5m,ankan:1111z,kan:9999s,kan:2222p,kan:5550s,dora:1m2m3m4m1s,rules:tenhou"
REGIONS = ("#top", "#answer", "#around", "#hand", "#tools", "#picker")
SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
            window.shifts.push([value, ...sources.map(({ node }) => node?.id || node?.nodeName)]);
    }).observe({ type: "layout-shift", buffered: true });
}"""


@pytest.fixture
def player(app: Page) -> Player:
    return Player(app)


def restart(page: Page, address: str = "") -> None:
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(READY, state="attached")


# Few taps


def end_a(player: Player) -> None:
    player.tool("riichi")
    player.tap('#dora [data-do="hand mode dora"]')
    player.tile("4p")
    assert player.address == A
    assert player.won("ron") == {"han": "4", "fu": "30", "pay": "8000"}
    assert player.won("tsumo") == {"han": "5", "fu": "20", "pay": "2000/4000"}


def test_hand_a_with_slides(player: Player) -> None:
    for shape, tile in (("run", "2m"), ("run", "5m"), ("pair", "3p"), ("run", "4p"), ("run", "6s")):
        player.slide(shape, tile)
    end_a(player)
    assert player.taps == 8


def end_b(player: Player) -> None:
    player.tap('#dora [data-do="hand mode dora"]')
    player.tile("4p")
    assert player.address == B
    assert player.won("ron")["pay"] == "2000"


def test_hand_b_with_single_taps(player: Player) -> None:
    player.tile("4m", "5m", "6m", "9p", "9p", "5p", "6p", "7p")
    player.tool("pon")
    player.tile("5z")
    player.tool("chii")
    player.tile("2s")
    end_b(player)
    assert player.taps == 14


def test_hand_a_with_the_keyboard_alone(player: Player) -> None:
    player.page.keyboard.type("234567m33456p678srd4p")
    assert player.address == A


def test_the_picker_is_one_stop_with_arrows_inside(player: Player) -> None:
    page = player.page
    page.locator('#picker [tabindex="0"]').focus()
    for key in ("ArrowRight", "ArrowDown", "Enter", "ArrowDown", "Shift+ArrowUp"):
        page.keyboard.press(key)
    assert player.address == "#2p222s"
    assert page.locator('#picker [tabindex="0"]').count() == 1


# Everything in sight


@pytest.mark.parametrize("hand", ["", A + ",ura:1m", B, FOUR_KANS])
def test_all_is_in_sight_and_apart(page: Page, site_url: str, hand: str) -> None:
    restart(page, site_url + hand)
    for size in (SMALL, COMMON):
        resize(page, (size["width"], size["height"]))
        see_all(page, size)


def see_all(page: Page, size: dict[str, int]) -> None:
    boxes = []
    for region in REGIONS:
        box = page.locator(region).bounding_box()
        assert box is not None
        boxes.append((box["y"], box["y"] + box["height"]))
    assert boxes[0][0] >= 0
    assert boxes[-1][1] <= size["height"]
    for above, below in itertools.pairwise(boxes):
        assert above[1] <= below[0]
    inner = page.evaluate(
        """() => [...document.querySelectorAll("main button")].filter((it) => it.offsetParent)
            .map((it) => [it.outerHTML.slice(0, 70), it.getBoundingClientRect().toJSON()])"""
    )
    for name, box in inner:
        assert box["left"] >= -0.1, name
        assert box["right"] <= size["width"] + 0.1, name
    rows = {round(box["top"]) for name, box in inner if 'data-do="hand touch' in name}
    assert len(rows) <= 2
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    hand_box = page.locator("#hand").bounding_box()
    assert hand_box is not None
    for box in (box for name, box in inner if "hand touch" in name or "unmeld" in name):
        assert box["top"] >= hand_box["y"] - 0.5
        assert box["bottom"] <= hand_box["y"] + hand_box["height"] + 2.5


@pytest.mark.parametrize("rules", ["", "#rules:tenhou"])
def test_keys_are_large_enough(page: Page, site_url: str, rules: str) -> None:
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    restart(page, site_url + rules)
    keys = page.locator("#picker button:visible")
    assert keys.count() == (37 if rules else 34)
    for key in keys.all():
        box = key.bounding_box()
        assert box is not None
        assert box["width"] >= 36
        assert box["height"] >= 44
    for control in page.locator("#tools button, #seat button, #dora button").all():
        box = control.bounding_box()
        assert box is not None
        assert box["width"] >= 36
        assert box["height"] >= 44


@pytest.mark.parametrize("size", [SMALL, COMMON], ids=["360", "390"])
def test_nothing_moves_while_a_hand_is_entered(
    page: Page, site_url: str, size: dict[str, int]
) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto(site_url)
    page.evaluate(SHIFTS)
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
    assert page.evaluate("window.shifts") == []


# Nothing is lost


def test_every_tap_can_be_undone(player: Player) -> None:
    player.slide("run", "2m")
    player.tool("chii")
    player.tile("2s")
    player.tap('#seat [data-do="hand seat 0"]')
    player.tool("clear")
    assert player.address == "#seat:E"
    player.tool("undo")
    assert player.address == "#234m,chii:234s,seat:E"
    for _ in range(4):
        player.tool("undo")
    assert player.address == ""
    expect(player.page.locator('#tools [data-do="hand undo"]')).to_have_attribute(
        "aria-disabled", "true"
    )


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
    page.reload()
    page.wait_for_selector(READY, state="attached")
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


def test_a_reload_brings_everything_back(player: Player) -> None:
    player.tile("1m", "9s")
    player.tool("chii")
    page = player.page
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert player.address == "#1m9s"
    chii = page.locator('#tools [data-do="hand mode chii"]')
    expect(chii).to_have_attribute("aria-pressed", "true")
    player.tool("undo")
    player.tool("undo")
    assert player.address == "#1m"


def test_the_hand_comes_back_without_its_address(player: Player, site_url: str) -> None:
    player.slide("run", "2m")
    player.page.wait_for_timeout(200)
    restart(player.page, site_url)
    assert player.address == "#234m"


def test_a_link_wins_over_what_was_kept(player: Player, site_url: str) -> None:
    player.tile("1m")
    restart(player.page, site_url + A)
    assert player.address == A
    assert player.won("ron")["pay"] == "8000"


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
    player.page.go_back()
    expect(player.page.locator("#hand button")).to_have_attribute("aria-label", "One of characters")


# Collect what the note says: it stays for seconds only.
NOTED = """() => {
    const note = document.querySelector("#note");
    window.noted = [note.textContent];
    new MutationObserver(() => noted.push(note.textContent)).observe(note, { childList: true });
}"""


@pytest.mark.parametrize(
    "damage",
    [
        BLOCKED,
        FULL,
        "for (const kept of [localStorage, sessionStorage])"
        " kept.setItem('tenbou.tab.a', '{\"hand\": \"tenbou 1\\\\nhand pon:\\\\norder 1m\"}');",
    ],
    ids=["blocked", "full", "damaged"],
)
def test_storage_that_fails_stops_nothing(page: Page, site_url: str, damage: str) -> None:
    page.add_init_script(damage)
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    page.evaluate(NOTED)
    player = Player(page)
    player.slide("run", "2m")
    first = "throw" in damage  # as nothing is kept
    assert player.address == "#234m" + ("," + USUAL) * first
    if first:
        page.wait_for_function("() => noted.some((text) => text.includes('stores nothing'))")


def test_taps_on_keys_before_python_count(page: Page, site_url: str) -> None:
    held = hold(page, "**/micropython.*.wasm")
    page.goto(site_url, wait_until="domcontentloaded")
    page.locator('#picker [data-tile="2m"]').click()
    page.locator('#picker [data-tile="3m"]').click()
    awaited(page, held).continue_()
    page.wait_for_selector(READY, state="attached")
    assert Player(page).address == f"#23m,{USUAL}"


# Refusals


def test_a_fifth_tile_is_refused_with_its_name(player: Player) -> None:
    player.tile("3p", "3p", "3p", "3p", "3p")
    assert player.address == "#3333p"
    assert player.note == "Three of circles: 5 of them, and there are only four."
    key = player.page.locator('#picker [data-tile="3p"]')
    expect(key).to_have_attribute("aria-disabled", "true")
    expect(key).to_have_attribute("aria-label", "Three of circles, none left")


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
    sheet = page.locator("#sheet")
    ways: list[Callable[[], object]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.go_back(),
        lambda: page.locator("#sheet .close").click(),
        lambda: page.mouse.click(20, 10),
    ]
    for close in ways:
        page.locator("#menu").click()
        expect(sheet).to_be_visible()
        close()
        expect(sheet).to_be_hidden()
        expect(page.locator("#menu")).to_be_focused()


def test_the_notation_box_takes_a_hand_and_says_what_it_cannot_read(player: Player) -> None:
    page = player.page
    page.locator("#menu").click()
    page.locator('#sheet [data-do="page open text"]').click()
    box = page.locator("#write")
    box.fill("234567m33456p67s+8s riichi dora:4q")
    page.locator('#sheet [data-do="page write"]').click()
    expect(page.locator("#write-error")).to_contain_text("dora:4q")
    expect(box).to_have_value("234567m33456p67s+8s riichi dora:4q")
    box.fill("234567m33456p67s+8s riichi dora:4p")
    page.locator('#sheet [data-do="page write"]').click()
    assert player.address == A


def test_words_colours_and_figures_are_kept(player: Player) -> None:
    page = player.page
    page.locator("#menu").click()
    page.locator('#sheet [data-do="menu terms romaji"]').click()
    page.locator('#sheet [data-do="menu theme dark"]').click()
    page.locator('#sheet [data-do="menu numerals yes"]').click()
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(READY, state="attached")
    expect(page.locator('#tools [data-do="hand mode run"]')).to_have_text("Shuntsu")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator('#picker [data-tile="7m"] text')).to_be_visible()


# For everyone


UNNAMED = """() => [...document.querySelectorAll("button, input, select, textarea")]
    .filter((it) => it.offsetParent)
    .filter((it) => !(it.ariaLabel || it.innerText.trim() || it.labels?.length))
    .map((it) => it.outerHTML)"""


def test_every_control_has_a_name(player: Player, site_url: str) -> None:
    page = player.page
    restart(page, site_url + B)
    assert page.evaluate(UNNAMED) == []
    for opener in ("#menu", "#round", "#book", "#answer [data-win=ron]"):
        page.locator(opener).click()
        expect(page.locator("dialog[open] .close")).to_be_visible()
        assert page.evaluate(UNNAMED) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


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
        down = [{"x": places[name][0], "y": places[name][1], "id": id} for id, name in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": down})

    send("touchStart", (1, "2m"))
    send("touchStart", (1, "2m"), (2, "9p"))
    send("touchEnd", (2, "9p"))
    send("touchEnd")
    page.wait_for_url(f"**/#2m9p,{USUAL}")
    context.close()
