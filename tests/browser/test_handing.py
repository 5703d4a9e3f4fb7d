"""A game handed from one device to another, its code read by a decoder of others."""

import re
from base64 import b64encode
from collections.abc import Iterator
from random import Random

import pytest
import zxingcpp
from playwright.sync_api import Browser, Page, Route, expect

from pyapp.club.handover import dump_handed
from pyapp.club.links import word_of
from pyapp.game.saved import dump
from tests.browser.board import begun
from tests.browser.device import games
from tests.browser.game_player import GamePlayer
from tests.browser.hand_page import reached, rest
from tests.browser.host import SCREEN, awaited
from tests.club.simulated import game
from tests.game.conftest import rulebooks_for_three
from tests.game_text import event
from tests.packed import squeeze

__all__ = ["rulebooks_for_three"]  # there while random games are played

WON = "ron from:D B:3/40"
GAMES = 300
LINK = "https://somebody.github.io/tenbou/#game/"
SQUARE = re.compile(r"([Mm]) ?(-?\d+) ?(-?\d+)h1v1(?:H\d+|h-1)Z")
DOT = 3  # pixels of a square of a code
SHARES = """(found) => {
    const shared = (window.shared = []);
    navigator.share = (what) => (shared.push(what), found ?
        Promise.reject(new DOMException("", found)) : Promise.resolve());
    navigator.canShare = (what) => what.files?.length === 1;
}"""

GREY = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (each) => each.charCodeAt());
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const paper = canvas.getContext("2d");
    paper.drawImage(picture, 0, 0);
    const { data, width } = paper.getImageData(0, 0, picture.width, picture.height);
    return { width, pixels: Array.from(data).filter((_, place) => place % 4 === 1) };
}"""


@pytest.fixture
def on(page: Page, site_url: str) -> GamePlayer:
    return begun(page, site_url)


@pytest.fixture
def other(chromium: Browser, site_url: str) -> Iterator[GamePlayer]:
    """Another device."""
    context = chromium.new_context(viewport=SCREEN, service_workers="block")
    yield GamePlayer(context.new_page(), site_url)
    context.close()


def link_of(player: GamePlayer) -> str:
    player.more("share")
    player.page.evaluate(SHARES, "")
    player.tap("share link")
    player.page.wait_for_function("() => window.shared.length")
    link = str(player.page.evaluate("() => window.shared[0].url"))
    player.tap("close")
    player.closed()
    return link


def test_a_game_goes_over_to_another_device_and_back(on: GamePlayer, other: GamePlayer) -> None:
    on.play(event(WON))
    link = link_of(on)
    other.goto(link.partition("#")[2])
    expect(other.page.locator("#game-sheet .scores")).to_contain_text("35,200")
    other.tap("choose theirs")
    other.closed()
    assert other.state() == on.state()
    assert games(other.page) == games(on.page)
    other.reload()
    assert other.state() == on.state()
    assert "#game/" not in other.page.url
    # Both go on; the link is opened in the tab that is open.
    other.play(event("draw tenpai:A"))
    on.play(event("riichi C"))
    on.page.evaluate("(to) => { location.hash = to; }", link_of(other).partition("#")[2])
    expect(on.page.locator("#game-sheet h3")).to_have_count(2)
    mine = games(on.page)
    on.tap("choose theirs")
    on.closed()
    assert on.state() == other.state()
    assert sorted(games(on.page)) == sorted([*mine, *games(other.page)])


def test_a_click_counts_though_its_sheet_is_drawn_anew_under_it(on: GamePlayer) -> None:
    """As when the code comes while the mouse is down: a browser makes no click of that."""
    page, code = on.page, on.page.locator("#game-sheet .scan svg")
    drawing: list[Route] = []
    page.route("**/qr*.js", lambda route: drawing.append(route), times=1)  # it is asked for twice
    on.more("share")
    page.evaluate(SHARES, "")
    for presses in (1, 2):
        page.mouse.move(*reached(page, '[data-do="game share link"]'))
        page.mouse.down()
        if presses == 1:
            awaited(page, drawing).continue_()
            expect(code).to_be_visible()
        page.mouse.up()
        page.wait_for_function("(many) => window.shared.length === many", arg=presses)


def test_the_sheet_stays_where_it_is_as_the_code_comes(on: GamePlayer) -> None:
    """Else a touch on what stands further down meets something else."""
    page, sheet = on.page, on.page.locator("#game-sheet")
    page.set_viewport_size({"width": 360, "height": 560})
    drawing: list[Route] = []
    page.route("**/qr*.js", lambda route: drawing.append(route), times=1)
    on.more("share")
    held = awaited(page, drawing)
    sheet.evaluate("(sheet) => { sheet.scrollTop = 60; }")
    held.continue_()
    expect(sheet.locator(".scan svg")).to_be_visible()
    assert sheet.evaluate("(sheet) => sheet.scrollTop") == 60
    expect(page.locator("#game-sheet-title")).to_be_focused()


def test_the_other_mouse_button_asks_for_nothing_there(on: GamePlayer) -> None:
    page, link = on.page, on.page.locator('[data-do="game share link"]')
    on.more("share")
    page.evaluate(SHARES, "")
    page.mouse.move(*reached(page, '[data-do="game share link"]'))
    page.mouse.down(button="right")
    link.evaluate("(it) => it.parentElement.replaceChildren(it.cloneNode(true))")
    page.mouse.up(button="right")
    rest(page, 300)
    assert page.evaluate("() => window.shared.length") == 0


def test_the_share_sheet_comes_first_then_the_clipboard_then_the_text(on: GamePlayer) -> None:
    page = on.page
    page.set_viewport_size({"width": 360, "height": 560})  # the ways stand below the edge
    on.more("share")
    told = page.locator("#game-sheet [role=status]")
    page.evaluate(SHARES, "")
    on.tap("share file")
    page.wait_for_function("() => window.shared.length")
    assert page.evaluate("() => window.shared[0].files[0].name").endswith("Dee.txt")
    assert page.evaluate("() => window.shared[0].files[0].text()").startswith("tenbou-handed 1 ")
    page.evaluate(SHARES, "AbortError")  # closed by the player
    on.tap("share text")
    page.wait_for_function("() => window.shared.length")
    expect(told).to_have_count(0)
    page.evaluate(SHARES, "NotAllowedError")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    on.tap("share text")
    expect(told).to_have_text("Copied.")
    expect(told).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => navigator.clipboard.readText()").startswith("tenbou-handed 1 ")
    page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject();"
        " document.execCommand = () => false; }"
    )
    on.tap("share link")
    expect(page.locator("#game-sheet textarea")).to_have_value(re.compile("#game/z"))
    expect(page.locator("#game-sheet textarea")).to_be_in_viewport()


def read(pixels: bytes, width: int) -> list[str]:
    """The codes in a picture of so many grey pixels a line."""
    lines = memoryview(pixels).cast("B", (len(pixels) // width, width))
    return [
        each.text
        for each in zxingcpp.read_barcodes(
            lines, zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
        )
    ]


def drawn(svg: str) -> tuple[bytes, int]:
    """The pixels of a code, and their width."""
    (side,) = (int(each) for each in re.findall(r'viewBox="0 0 (\d+) \1"', svg))
    (path,) = re.findall(r' d="([^"]*)', svg)
    rows = [bytearray(b"\xff" * side) for _ in range(side)]
    x = y = 0
    assert not SQUARE.sub("", path).strip()
    for how, right, down in SQUARE.findall(path):
        x, y = (int(right), int(down)) if how == "M" else (x + int(right), y + int(down))
        rows[y][x] = 0
    wide = (b"".join(bytes([dot]) * DOT for dot in row) * DOT for row in rows)
    return b"".join(wide), side * DOT


def test_codes_are_read_back(on: GamePlayer) -> None:
    on.more("share")
    expect(on.page.locator(".scan svg")).to_be_visible()
    random, links = Random(5), []
    for number in range(GAMES):
        played = game(random, tiles=number % 2 == 0)
        text = dump_handed(str(10**19 + number), played, dump(played.events))
        links.append(LINK + word_of(text, squeeze))
    codes = on.page.evaluate("(links) => links.map((each) => tenbou.qr(each, true))", links)
    assert [read(*drawn(svg)) for svg in codes] == [[link] for link in links]


def test_a_code_is_read_from_the_screen_in_the_dark_theme(on: GamePlayer) -> None:
    page = on.page
    page.emulate_media(color_scheme="dark")
    link = link_of(on)
    on.more("share")
    code = page.locator(".scan svg")
    expect(code).to_be_visible()
    grey = page.evaluate(GREY, b64encode(page.locator(".scan").screenshot()).decode())
    assert read(bytes(grey["pixels"]), grey["width"]) == [link]


# How dark the darkest and how light the lightest point of a picture is, its size, and itself.
SEEN = """async () => {
    const [file] = window.shared[0].files, picture = await createImageBitmap(file);
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    paper.drawImage(picture, 0, 0);
    const { data } = paper.getImageData(0, 0, picture.width, picture.height);
    const reds = data.filter((_, place) => place % 4 === 0).toSorted();
    return [file.name, file.type, picture.width, reds[0], reds[reds.length >> 1]];
}"""


def sent(page: Page, control: str) -> tuple[str, str, int, int, int]:
    """What the share sheet gets of a picture."""
    page.evaluate(SHARES, "")
    page.locator(f'[data-do="{control}"]:visible').click()
    page.wait_for_function("() => window.shared.length")
    name, kind, *numbers = page.evaluate(SEEN)
    width, darkest, usual = numbers
    return name, kind, width, darkest, usual


def test_a_result_and_a_hand_are_sent_as_pictures(on: GamePlayer) -> None:
    page = on.page
    on.play(event(WON))
    on.more("sheet end")
    name, kind, width, darkest, usual = sent(page, "game result picture")
    assert (name, kind, width) == ("tenbou-result.png", "image/png", 1440)
    assert darkest < 60 < 240 < usual
    on.goto("234567m33456p67s+8s,riichi")
    page.click('[data-do="page open ron"]')
    name, kind, width, darkest, usual = sent(page, "page picture ron")
    assert (name, kind, width) == ("tenbou-hand.png", "image/png", 1440)
    assert darkest < 60 < 240 < usual


def test_a_picture_goes_to_the_clipboard_or_into_a_file(on: GamePlayer) -> None:
    page = on.page
    on.more("sheet end")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    on.tap("result picture")
    told = page.locator("#game-sheet .help[role=status]")
    expect(told).to_have_text("Copied.")
    kinds = "async () => (await navigator.clipboard.read())[0].types"
    assert page.evaluate(kinds) == ["image/png"]
    page.evaluate("() => { navigator.clipboard.write = () => Promise.reject(); }")
    with page.expect_download() as saving:
        on.tap("result picture")
    assert saving.value.suggested_filename == "tenbou-result.png"
    expect(told).to_have_text("Saved as a file in your downloads.")
