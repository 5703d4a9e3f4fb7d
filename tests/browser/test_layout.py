"""What stays where it is, what can be read, and what large screens and forced colours show."""

import base64
import itertools

from playwright.sync_api import Page, expect

from pyapp.words.languages import NATIVE, TERMINOLOGIES
from tests.browser.hand_page import READY
from tests.browser.host import resize, show
from tests.browser.places import HANDS, WIN

WON = WIN + ",riichi"


def test_the_words_on_the_tools_can_be_read(app: Page) -> None:
    for terms in (*TERMINOLOGIES, NATIVE):
        app.locator("#menu").click()
        app.locator(f'#sheet [data-do="menu terms {terms}"]').click()
        app.keyboard.press("Escape")
        app.wait_for_selector(f"html[data-terms={terms}]", state="attached")
        for size in ((560, 360), (664, 390), (360, 560)):
            resize(app, size)
            sizes = app.evaluate(
                "[...document.querySelectorAll('#tools button')]"
                ".map((it) => parseFloat(getComputedStyle(it).fontSize))"
            )
            romaji_upright = terms == "romaji" and size[0] < size[1]
            assert min(sizes) >= (10 if romaji_upright else 11), (terms, size)


def test_a_sheet_that_leads_to_another_begins_at_its_top(app: Page) -> None:
    resize(app, (360, 400))
    show(app, HANDS["riichi"])
    app.locator("#menu").click()
    app.evaluate("() => { sheet.scrollTop = 60; }")
    app.locator('#sheet [data-do="page open keys"]').click()
    assert app.evaluate("[sheet.scrollTop, document.activeElement.id]") == [0, "sheet-title"]


def test_the_places_of_the_rack_stay_as_tiles_come(app: Page) -> None:
    places = """[...document.querySelectorAll("#hand .t")].map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return [x, y, width, height];
    })"""
    show(app, "")
    tiles = ["", "9p", "234m9p", "234567m3349p", "234567m33459p67s"]
    for size in ((360, 560), (664, 390), (1440, 900)):
        resize(app, size)
        found = []
        for hand in tiles:
            show(app, hand)
            found.append(app.evaluate(places))
        assert len(found[0]) == 14
        assert found == found[:1] * len(tiles), size
        show(app, "234567m33456p67s+8s")  # once full, groups move apart and stay in their lines
        moved = [
            [now - then for now, then in zip(one, other, strict=True)]
            for one, other in zip(app.evaluate(places), found[0], strict=True)
        ]
        assert all(0 <= x <= 48 and rest == [0, 0, 0] for x, *rest in moved), size
        assert moved[0] == moved[-1] == [0, 0, 0, 0]
        assert any(x for x, *_ in moved), size


# Wide screens


def test_the_explanation_beside_the_hand_follows_it(page: Page, site_url: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{site_url}#{WON}")
    page.wait_for_selector(READY, state="attached")
    title, dialogs = page.locator("#beside-title"), page.locator("dialog[open]")
    expect(title).to_contain_text("3,900")
    expect(page.locator('#beside [aria-pressed="true"]')).to_have_text("Ron")
    page.locator("#answer [data-win=tsumo]").click()
    expect(title).to_contain_text("1,300 / 2,600")
    expect(title).to_be_focused()
    expect(page.locator('#beside [aria-pressed="true"]')).to_have_text("Tsumo")
    expect(dialogs).to_have_count(0)
    page.locator('#tools [data-do="hand clear"]').click()
    expect(title).to_have_text("Keyboard")
    page.locator('#tools [data-do="hand undo"]').click()
    expect(title).to_contain_text("1,300 / 2,600")
    answer, beside = (page.locator(it).bounding_box() for it in ("#answer", "#beside"))
    assert answer is not None
    assert beside is not None
    assert beside["x"] >= answer["x"] + answer["width"]
    page.keyboard.press("?")  # what opens over the hand leaves both to be read
    sheet = page.locator("#sheet").bounding_box()
    assert sheet is not None
    assert sheet["x"] + sheet["width"] <= beside["x"]
    assert sheet["y"] >= answer["y"] + answer["height"]


def test_without_room_the_explanation_opens_over_the_page(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}#{WON}")
    page.wait_for_selector(READY, state="attached")
    for size in ((899, 900), (820, 1180), (1200, 690)):
        resize(page, size)
        page.locator("#answer [data-win=tsumo]").click()
        expect(page.locator("#sheet-title")).to_contain_text("1,300 / 2,600")
        expect(page.locator("#beside")).to_be_hidden()
        page.keyboard.press("Escape")
        expect(page.locator("#sheet[open]")).to_be_hidden()


# Colours of the player's own

LINES = """(selector) => {
    const { borderTopStyle, backgroundColor, color } =
        getComputedStyle(document.querySelector(selector));
    return [borderTopStyle, backgroundColor, color];
}"""


# The share of the pixels of two pictures, one as large as the other, that are clearly different.
DIFFERENCE = """async (pictures) => {
    const [one, other] = await Promise.all(pictures.map(async (picture) => {
        const image = new Image();
        image.src = "data:image/png;base64," + picture;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height).data;
    }));
    let count = 0;
    for (let at = 0; at < one.length; at += 4)
        count += [0, 1, 2].some((n) => Math.abs(one[at + n] - other[at + n]) > 96);
    return (count * 4) / one.length;
}"""
RIICHI = {"off": "234m99p", "on": "234m99p,riichi", "refused": "234m99p,pon:555z"}


def test_forced_colours_draw_off_on_and_refused_apart(page: Page, site_url: str) -> None:
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    drawn = []
    for dark in (False, True):
        page.emulate_media(forced_colors="active", color_scheme="dark" if dark else "light")
        pictures = {}
        for state, hand in RIICHI.items():
            show(page, hand)
            expect(page.locator("#hand button.t").first).to_be_visible()
            shot = page.locator('#tools [data-do="hand riichi"]').screenshot(animations="disabled")
            pictures[state] = base64.b64encode(shot).decode()
        drawn.append(pictures)
    page.goto("about:blank")
    for pictures in drawn:
        for one, other in itertools.combinations(RIICHI, 2):
            differ = page.evaluate(DIFFERENCE, [pictures[one], pictures[other]])
            assert differ > 0.03, (one, other, differ)


# How far the luminances of two colours are apart.
CONTRAST = """([one, other]) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    const [low, high] = [one, other].map((name) => {
        canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
        canvas.fillRect(0, 0, 1, 1);
        const linear = (it) => it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4;
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return [[red, 0.2126], [green, 0.7152], [blue, 0.0722]]
            .reduce((sum, [part, share]) => sum + share * linear(part / 255), 0.05);
    }).sort((one, other) => one - other);
    return high / low;
}"""


def test_who_asks_for_more_contrast_has_it(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}#{WON}")
    page.wait_for_selector("html[data-complete]", state="attached")
    for dark in (False, True):
        page.emulate_media(contrast="more", color_scheme="dark" if dark else "light")
        assert page.evaluate(CONTRAST, ["--line", "--card"]) >= 3
        assert page.evaluate(CONTRAST, ["--muted", "--key"]) >= 7


def test_forced_colours_leave_what_tools_tiles_and_places_say(page: Page, site_url: str) -> None:
    page.emulate_media(forced_colors="active")
    page.goto(f"{site_url}#234567m33456p67s,riichi")
    page.wait_for_selector("html[data-complete]", state="attached")
    on, off, refused = (
        page.evaluate(LINES, f'#tools [data-do="hand {name}"]')
        for name in ("riichi", "last_tile", "rinshan")
    )
    assert on[1:] not in (off[1:], refused[1:])  # the ground
    assert [on[0], off[0], refused[0]] == ["solid", "solid", "dashed"]
    assert page.evaluate(LINES, "#hand i.t.won")[0] == "solid"
    chosen, other = (
        page.evaluate(LINES, f'#seat [data-do="hand seat {seat}"]')[1:] for seat in (1, 2)
    )
    assert chosen != other
    light = "rgb(254, 253, 248)"
    for tile in ('#picker [data-tile="1m"] .tile', "#hand .t .tile"):
        assert page.evaluate(LINES, tile)[1] == light
    page.locator('#tools [data-do="hand clear"]').click()
    assert page.evaluate(LINES, "#hand i.t")[0] == "dashed"
    assert page.evaluate("getComputedStyle(hand).outlineStyle") == "solid"
