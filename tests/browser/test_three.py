"""Three at a table: the Hand screen without 2m to 8m, norths set aside, and the game of three."""

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.browser.device import beside
from tests.browser.hand_page import READY, Player, kept
from tests.browser.host import awaited, hold, reload, resize
from tests.browser.shifts import moved, watch, watch_now
from tests.conftest import NIGHT

SANMA = "rules:tenhou-sanma"
HAND = "#123456p567s99m78s+9s,dora:3z,riichi,nuki:2,rules:tenhou-sanma"
SIZES = {"360x560": (360, 560), "390x664": (390, 664), "820x1180": (820, 1180)}
# Keys in the order of the document: their names and places.
KEYS = """() => [...document.querySelectorAll("#picker button")]
    .filter((it) => it.checkVisibility())
    .map((it) => [it.dataset.tile, it.getBoundingClientRect().toJSON()])"""
LINES = ("1p2p3p4p5p6p7p8p9p0p", "1s2s3s4s5s6s7s8s9s0s", "1m9m1z2z3z4z5z6z7z")
REGIONS = "['top', 'answer', 'around', 'hand', 'tools', 'picker']"
BOXES = f"""() => {REGIONS}.map((id) => {{
    const {{ x, y, width, height }} = document.getElementById(id).getBoundingClientRect();
    return [id, ...[x, y, width, height].map(Math.round)];
}})"""


def opened(page: Page, url: str, hand: str) -> Player:
    page.goto("about:blank")
    page.goto(f"{url}#{hand}")
    page.wait_for_selector("html[data-complete]", state="attached")  # until then arrows wait
    expect(page.locator("#book")).not_to_be_empty()
    return Player(page)


def choose_book(page: Page, key: str) -> None:
    page.locator("#book").click()
    page.locator(f"#rulebook-{key}").click()
    page.keyboard.press("Escape")
    expect(page.locator("#rules[open]")).to_be_hidden()
    expect(page.locator("#book")).to_be_focused()  # the page is in reach again


def test_a_closed_tsumo_with_two_norths_takes_ten_touches(page: Page, site_url: str) -> None:
    player = opened(page, site_url, SANMA)
    for shape, tile in (("run", "1p"), ("run", "4p"), ("run", "5s"), ("pair", "9m"), ("run", "7s")):
        player.slide(shape, tile)
    player.tool("nuki")
    player.tool("nuki")
    player.tool("riichi")
    player.tap('#dora [data-do="hand mode dora"]')
    player.tile("3z")
    assert player.address == HAND.replace("123456p567s99m78s", "99m123456p56778s")
    # Riichi, tsumo, pinfu, two norths, and an indicator that names both: haneman.
    assert player.won("tsumo") == {"han": "7", "fu": "20", "pay": "3000/6000"}
    assert player.taps == 10


def test_the_keys_are_three_lines_and_none_is_small(page: Page, site_url: str) -> None:
    opened(page, site_url, SANMA)
    for size in SIZES.values():
        resize(page, size)
        keys = page.evaluate(KEYS)
        assert "".join(name for name, _box in keys) == "".join(LINES), size
        assert len({round(box["y"]) for _name, box in keys}) == len(LINES), size
        for name, box in keys:
            assert box["width"] >= 36, (size, name)
            assert box["height"] >= 44 * 4 / 3 - 0.1, (size, name)
            assert box["x"] >= 0, (size, name)
            assert box["right"] <= size[0], (size, name)
    opened(page, site_url, SANMA + ",yaku_red_fives=0")
    names = [name for name, _box in page.evaluate(KEYS)]
    assert [name for name in names if name[0] == "0"] == []


def test_the_regions_stand_where_those_of_four_stand(page: Page, site_url: str) -> None:
    """Also while another rulebook is chosen: nothing of the page shifts."""
    places = []
    for rules in ("tenhou", "tenhou-sanma"):
        opened(page, site_url, f"seat:S,rules:{rules}")
        for size in ((360, 560), (390, 664), (664, 390), (820, 1180), (1440, 900)):
            resize(page, size)
            places.append((size, page.evaluate(BOXES)))
    assert places[:5] == places[5:]


def test_nothing_shifts_while_a_hand_of_three_is_entered(page: Page, site_url: str) -> None:
    page.set_viewport_size({"width": 360, "height": 560})
    player = opened(page, site_url, SANMA)
    watch_now(page)
    player.tile("1p", "2p", "3p", "9m", "9m", "4z", "0p")
    player.tool("nuki")
    player.tool("nuki")
    player.tap('#dora [data-do="hand unnuki"]')
    player.tool("riichi")
    player.tap('#dora [data-do="hand mode dora"]')
    player.tile("4z")
    assert "nuki:1" in player.address
    assert moved(page, "words of a tool") == []


HANDS = (HAND[1:], "123p,rules:mahjong-soul-sanma,yaku_red_fives=0", "123m,rules:tenhou")


# By day each at one of the sizes.
@pytest.mark.parametrize(
    ("hand", "size"), list((itertools.product if NIGHT else zip)(HANDS, SIZES.values()))
)
def test_nothing_shifts_when_the_last_hand_comes_back(
    page: Page, site_url: str, hand: str, size: tuple[int, int]
) -> None:
    """The keys stand as the hand needs them before Python is there to say so."""
    resize(page, size)
    kept(page, opened(page, site_url, hand).address[1:])
    watch(page)
    for address in (site_url, f"{site_url}#{hand}"):
        held = hold(page, "**/pyapp.*.bin")
        page.goto("about:blank")
        page.goto(address)
        page.wait_for_function(
            "() => performance.getEntriesByName('first-contentful-paint').length"
        )
        awaited(page, held).continue_()
        page.wait_for_selector(READY, state="attached")
        page.unroute("**/pyapp.*.bin")
        expect(page.locator("#hand button.t").first).to_be_visible()
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert moved(page, "words of a tool") == [], address


def test_keys_that_another_tab_left_are_put_right(page: Page, site_url: str) -> None:
    opened(page, site_url, "123m,rules:tenhou")
    four = page.evaluate(KEYS)
    page.evaluate(f"{beside('keys')} = 'rules:tenhou three reds'")
    reload(page)
    page.wait_for_selector(READY, state="attached")
    assert page.evaluate(KEYS) == four
    assert page.evaluate(beside("keys")) == "rules:tenhou reds"
    opened(page, site_url, "123m")
    assert page.evaluate(beside("keys")) == "rules:wrc-2015"


def test_arrows_lead_through_the_lines_as_they_are_seen(page: Page, site_url: str) -> None:
    opened(page, site_url, "seat:S")
    key = page.locator("#picker :focus")
    page.locator('#picker [data-tile="1m"]').focus()
    page.keyboard.press("ArrowRight")  # the stop of the Tab key is 2m now
    choose_book(page, "tenhou-sanma")
    expect(page.locator('#picker [tabindex="0"]')).to_have_count(1)
    expect(page.locator('#picker [tabindex="0"]')).to_be_visible()
    page.locator('#picker [data-tile="9p"]').focus()
    for press, tile in (
        ("ArrowRight", "0p"),
        ("ArrowDown", "0s"),
        ("ArrowRight", "1m"),
        ("ArrowRight", "9m"),
        ("ArrowRight", "1z"),
        ("ArrowUp", "3s"),
    ):
        page.keyboard.press(press)
        expect(key).to_have_attribute("data-tile", tile)
