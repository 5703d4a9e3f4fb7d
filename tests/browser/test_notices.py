"""What the page says of a tap and of itself lies over nothing that a hand is entered with."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from pyapp.words.languages import LANGUAGES
from tests.browser.board import begun
from tests.browser.device import BLOCKED
from tests.browser.hand_page import READY
from tests.browser.host import ASK, Host, Phone, resize, show
from tests.browser.ink import LINES
from tests.conftest import NIGHT

SIZES = {
    "320x480": (320, 480),
    "360x560": (360, 560),
    "390x664": (390, 664),
    "560x360": (560, 360),
    "664x390": (664, 390),
    "820x1180": (820, 1180),
    "1440x900": (1440, 900),
}
COVERED = (
    f"(selector) => {{ const linesOf = {LINES};"
    + """
    const box = (it) => it.getBoundingClientRect();
    const notice = document.querySelector(selector), said = box(notice);
    const wrong = [];
    for (const it of document.querySelectorAll(
        "#answer, #around, #hand, #tools, #picker, #menu, #beside, dialog[open]")) {
        const { left, right, top, bottom } = box(it);
        const whole = it.closest("#top")
            && notice.matches(".long, [data-now=install], [data-game] #news");
        if (!whole && it.checkVisibility() && left < said.right && right > said.left
            && top < said.bottom && bottom > said.top) wrong.push("covers #" + it.id);
    }
    if (said.height < 10 || said.top < 0 || said.left < 0 || said.right > innerWidth)
        wrong.push("not to be seen");
    const texts = document.createTreeWalker(notice, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        if (!texts.currentNode.parentElement.checkVisibility()) continue;
        for (const line of linesOf(texts.currentNode))
            if (line.top < said.top - 1 || line.bottom > said.bottom + 1
                || line.left < said.left || line.right > said.right)
                wrong.push("cut: " + texts.currentNode.data);
    }
    return wrong;
}"""
)
PLACES = """() => [...document.querySelectorAll("#top, #answer, #around, #hand, #tools, #picker")]
    .map((it) => [it.id, it.getBoundingClientRect().y, it.getBoundingClientRect().height])"""
SHORT = "234567m33456p67s+8s"  # a full hand takes no tile
LONG = "5m+5m,pon:555z,chii:234s,kan:7777z,kan:9999m"  # an open hand takes no riichi


def test_why_a_tap_did_nothing_covers_nothing(app: Page) -> None:
    for hand, control in (
        (SHORT, '#picker [data-tile="1z"]'),
        (LONG, '#tools [data-do="hand riichi"]'),
        ("", '#tools [data-do="hand rinshan"]'),
    ):
        show(app, hand)
        for name, size in SIZES.items():
            resize(app, size)  # a page that follows another size may have nothing to say any more
            before = app.evaluate(PLACES)
            app.locator(control).dispatch_event("click")
            expect(app.locator("#note")).not_to_be_empty()
            assert app.evaluate(COVERED, "#note") == [], (control, name)
            assert app.evaluate(PLACES) == before, (control, name)


def test_a_short_note_leaves_the_winds_to_be_read_and_touched(app: Page) -> None:
    resize(app, (390, 664))
    app.locator('#tools [data-do="hand undo"]').dispatch_event("click")
    expect(app.locator("#note")).to_have_text("Nothing to undo.")
    note, winds = [app.locator(each).bounding_box() for each in ("#note", "#round")]
    assert note
    assert winds
    assert note["x"] + note["width"] < winds["x"]
    expect(app.locator("#book span")).to_have_css("opacity", "0")  # no half of it beside the note
    expect(app.locator("#note")).to_be_empty()
    expect(app.locator("#book span")).to_have_css("opacity", "1")


# What a screen reader is told anew, what is read, and the place of it.
TOLD = """(it) => {
    const read = it.innerText.replaceAll("\\u200b", "").trim();
    return [it.textContent, read, it.getBoundingClientRect().toJSON()];
}"""
AGAIN = {
    "the hand": ("#note", '#tools [data-do="hand undo"]', ("game hand",)),
    "the board": (
        "#game-note",
        '#game-bar [data-do="game undo"]',
        ("game sheet more", "game close"),
    ),
    "a sheet": ("#game-error", '[data-do="game record"]', ("game sheet more", "game sheet chombo")),
}


@pytest.mark.parametrize("where", AGAIN)
def test_what_is_refused_again_is_announced_again_and_looks_the_same(
    page: Page, site_url: str, where: str
) -> None:
    selector, control, way = AGAIN[where]
    begun(page, site_url)
    for each in way:
        page.locator(f'[data-do="{each}"]:visible').click()
    told = []
    for _ in range(4):
        page.locator(control).dispatch_event("click")
        expect(page.locator(selector)).not_to_be_empty()
        told.append(page.locator(selector).evaluate(TOLD))
    heard, read, places = zip(*told, strict=True)
    assert all(one != after for one, after in pairwise(heard)), heard
    assert len({str(each) for each in zip(read, places, strict=True)}) == 1, told


@pytest.mark.parametrize("size", ["320x480", "360x560", "664x390"])
def test_that_nothing_is_kept_covers_nothing(page: Page, site_url: str, size: str) -> None:
    resize(page, SIZES[size])
    page.add_init_script(BLOCKED)
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    page.locator('[data-tile="1m"]').dispatch_event("click")
    expect(page.locator("#note")).to_contain_text("stores nothing")
    assert page.evaluate(COVERED, "#note") == []


# Controls that lie under what is said, and words that do not fit or are not there.
UNDER = (
    f"() => {{ const linesOf = {LINES};"
    + """
    const box = (it) => it.getBoundingClientRect();
    const said = box(stored), texts = [...stored.childNodes];
    const lines = texts.flatMap((text) => linesOf(text));
    const room = box(document.querySelector("#around"));
    const wrong = [...document.querySelectorAll("button, a, [data-do]")].filter((it) => {
        const { left, right, top, bottom, width } = box(it);
        return width && lines.some((line) => left < line.right && right > line.left
            && top < line.bottom && bottom > line.top);
    }).map((it) => it.outerHTML.slice(0, 80));
    for (const { left, right, top, bottom } of lines)
        if (left < said.left - 1 || right > said.right + 1
            || top < room.top || bottom > room.bottom)
            wrong.push("does not fit");
    return lines.length ? wrong : ["not to be seen"];
}"""
)


def test_that_it_works_offline_covers_no_control(page: Page, site_url: str) -> None:
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    for place, row in enumerate(LANGUAGES):
        page.evaluate(ASK, f"menu language {row.tag}")
        page.wait_for_selector(f'html[lang="{row.tag}"]', state="attached")
        for name, size in [*SIZES.items()][0 if NIGHT else place % 2 :: 1 if NIGHT else 2]:
            resize(page, size)
            before = page.evaluate(PLACES)
            page.evaluate("stored.hidden = false")
            assert page.evaluate(PLACES) == before, (row.tag, name)
            assert page.evaluate(UNDER) == [], (row.tag, name)
            page.evaluate("stored.hidden = true")


@pytest.mark.service_worker
def test_that_it_works_offline_makes_room_for_what_is_entered(tabs: Phone, host: Host) -> None:
    page = tabs.open(host.url)
    expect(page.locator("#stored")).to_be_visible()
    page.locator('[data-tile="1m"]').click()
    expect(page.locator("#stored")).to_be_hidden()


SHOW = """(name) => {
    for (const piece of news.children) piece.hidden = piece.dataset.news !== name;
    news.dataset.now = name;
    news.hidden = false;
}"""


def test_what_waits_for_an_answer_covers_nothing_else(page: Page, site_url: str) -> None:
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    for place, size in SIZES.items():
        waits(page, size, place)


def test_beside_the_way_to_the_game_it_has_room_enough(page: Page, site_url: str) -> None:
    begun(page, site_url).tap("hand")
    for place, size in SIZES.items():
        waits(page, size, place)
    for row in LANGUAGES:
        page.evaluate(ASK, f"menu language {row.tag}")
        page.wait_for_selector(f'html[lang="{row.tag}"]', state="attached")
        waits(page, SIZES["360x560"], row.tag)


def waits(page: Page, size: tuple[int, int], place: str) -> None:
    resize(page, size)
    page.evaluate("news.hidden = true")
    before = page.evaluate(PLACES)
    for name in ("update", "install"):
        page.evaluate(SHOW, name)
        assert page.evaluate(COVERED, "#news") == [], (name, place)
        assert page.evaluate(PLACES) == before, (name, place)
        for button in page.locator("#news button:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert box["width"] >= 44, (name, size)
            assert box["height"] >= 38, (name, size)


# The slides
