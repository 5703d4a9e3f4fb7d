"""No word leaves its button and no payment is cut, whatever the words, the hand and the screen."""

import base64
import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pyapp.words.languages import NATIVE, TERMINOLOGIES
from tests.browser.hand_page import READY, Player
from tests.browser.host import show
from tests.browser.ink import LINES

SIZES = {
    "360x560": (360, 560),
    "390x664": (390, 664),
    "landscape 560x360": (560, 360),
    "landscape 664x390": (664, 390),
    "1280x800": (1280, 800),
}
HANDS = {
    "empty": "",
    "riichi": "234567m33456p67s+8s,dora:4p,riichi,honba:12,sticks:3",
    "open": "456m99p56p+7p,pon:555z,chii:234s,dora:4p,seat:N",
    "double riichi": "234567m33456p67s+8s,double_riichi,ippatsu,dora:1p2p3p4p5p,ura:1s1s2s2s3s",
    "four kans": "5m+5m,ankan:1111z,kan:9999s,kan:2222p,kan:5550s,dora:1m2m3m4m1s,rules:tenhou",
    "six yakuman": "1z+1z,ankan:2222z,ankan:3333z,ankan:4444z,ankan:5555z,rules:mahjong-soul",
    "dealer": "19m19p19s1234567z+7z,seat:E,rules:m-league",
    "chankan": "234567m33456p67s+8s,chankan,seat:W",
    "renhou": "234567m33456p67s+8s,first_turn,seat:W",
    "waits": "2345678m22p,ankan:1111p,dora:1s2s,rules:common-japanese",
    "three players": "123456p567s99m78s+9s,riichi,nuki:2,dora:3z,ura:1m,rules:tenhou-sanma",
    "a robbed north": "1199m2277p3388s4z+4z,robs_nuki,seat:W,rules:mahjong-soul-sanma",
    "another's norths": "5p+5p,kan:1111z,kan:9999s,nuki:2,dora:1p3p,rules:tenhou",
    "house rules": "123m,rules:common-japanese,limit_kiriage_mangan=yes",
}
# Words and payments that stand outside their control, or are cut.
SPILT = (
    f"() => {{ const linesOf = {LINES};"
    + """
    const inside = (inner, outer) => inner.left >= outer.left - 0.6
        && inner.right <= outer.right + 0.6 && inner.top >= outer.top - 0.6
        && inner.bottom <= outer.bottom + 0.6;
    const wrong = [];
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const around = document.querySelector("dialog[open]") || document;
    const guide = document.querySelector("#guide:not([hidden])");
    for (const control of around.querySelectorAll("button, output, .half > .pay, .half > .worth")) {
        if (!control.checkVisibility() || control.matches(".half")) continue;
        const box = control.getBoundingClientRect();
        // What stands beside the hand has a scroll of its own, and so has the Guide.
        const first = around === document && !guide && !control.closest("#beside");
        if (first && !inside(box, window)) wrong.push(["off the screen", control]);
        // These may end in an ellipsis: the rulebook's name; the limit on the smallest screen.
        if (control.id === "book" || (control.matches(".worth") && innerWidth === 560)) continue;
        if (control.scrollWidth > control.clientWidth + 1) wrong.push(["cut", control]);
        // The rows of a card lie as close as their words leave them room.
        const { top, bottom } = (control.closest(".half") || control).getBoundingClientRect();
        const room = { left: box.left, right: box.right, top, bottom };
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            if (!text.textContent.trim() || text.parentElement.closest(".unseen, svg")) continue;
            for (const line of linesOf(text))
                if (!inside(line, room)) wrong.push(["spilt", control]);
        }
    }
    return wrong.map(([what, control]) => what + ": " + control.innerText);
}"""
)
# What a finger misses 21 pixels from its middle, above, below or on both sides.
SMALL = """() => [...document.querySelectorAll("dialog[open] :is(button, select, input)")]
    .filter((it) => {
        it.scrollIntoView({ block: "center" });
        const { x, y, width, height } = it.getBoundingClientRect();
        const around = [[-21, 0], [21, 0], [0, -21], [0, 21]];
        const [left, right, above, below] = around.map(([dx, dy]) => {
            const found = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
            return it.contains(found) || found?.closest("label")?.control === it;
        });
        return !(above && below && (it.tagName === "INPUT" ? left || right : left && right));
    })
    .map((it) => it.outerHTML.slice(0, 120))"""
SETTLED = "Promise.all(document.getAnimations().map((it) => it.finished))"


@pytest.fixture(scope="module", params=[NATIVE, *TERMINOLOGIES])
def settled(chromium: Browser, site_url: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page in each terminology."""
    context = chromium.new_context(viewport={"width": 360, "height": 560}, service_workers="block")
    page = context.new_page()
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.locator("#menu").click()
    page.locator(f'#sheet [data-do="menu terms {request.param}"]').click()
    page.keyboard.press("Escape")
    page.wait_for_selector(f"html[data-terms={request.param}]", state="attached")
    yield page
    context.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_every_word_stays_in_its_control(settled: Page, size: tuple[int, int]) -> None:
    settled.set_viewport_size({"width": size[0], "height": size[1]})
    wrong = {}
    for name, hand in HANDS.items():
        show(settled, hand)
        if found := settled.evaluate(SPILT):
            wrong[name] = found
        assert settled.evaluate(
            "document.documentElement.scrollWidth <= innerWidth"
            " && document.documentElement.scrollHeight <= innerHeight"
        ), name
    assert wrong == {}


@pytest.mark.parametrize("size", [(560, 360), (664, 390), (360, 560)], ids=str)
def test_the_words_on_the_tools_can_be_read(settled: Page, size: tuple[int, int]) -> None:
    settled.set_viewport_size({"width": size[0], "height": size[1]})
    sizes = settled.evaluate(
        "[...document.querySelectorAll('#tools button')]"
        ".map((it) => parseFloat(getComputedStyle(it).fontSize))"
    )
    romaji_upright = settled.get_attribute("html", "data-terms") == "romaji" and size[0] < size[1]
    assert min(sizes) >= (10 if romaji_upright else 11)


SHEETS = {
    "menu": ["#menu"],
    "notation": ["#menu", '#sheet [data-do="page open text"]'],
    "keyboard": ["#menu", '#sheet [data-do="page open keys"]'],
    "winds and counters": ["#round"],
    "last hands": ['#tools [data-do="hand clear"]', "#menu", '#sheet [data-do="page open hands"]'],
    "rules": ["#book"],
    "answer": ["#answer [data-win=ron]"],
}


@pytest.mark.parametrize("size", [(360, 560), (390, 664)], ids=["360x560", "390x664"])
@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_has_room_for_its_words_and_for_thumbs(
    settled: Page, size: tuple[int, int], name: str
) -> None:
    settled.set_viewport_size({"width": size[0], "height": size[1]})
    show(settled, HANDS["riichi"])
    for selector in SHEETS[name]:
        settled.locator(selector).click()
    settled.evaluate(SETTLED)
    spilt, small = settled.evaluate(SPILT), settled.evaluate(SMALL)
    sideways = settled.evaluate(
        "(() => { const it = document.querySelector('dialog[open]');"
        " return it.scrollWidth > it.clientWidth; })()"
    )
    settled.keyboard.press("Escape")
    settled.wait_for_selector("dialog[open]", state="detached")
    assert (spilt, small, sideways) == ([], [], False)


def test_a_sheet_that_leads_to_another_begins_at_its_top(settled: Page) -> None:
    settled.set_viewport_size({"width": 360, "height": 400})
    show(settled, HANDS["riichi"])
    settled.locator("#menu").click()
    settled.evaluate("() => { sheet.scrollTop = 60; }")
    settled.locator('#sheet [data-do="page open keys"]').click()
    assert settled.evaluate("[sheet.scrollTop, document.activeElement.id]") == [0, "sheet-title"]
    settled.keyboard.press("Escape")


def test_text_at_twice_its_size_loses_nothing(chromium: Browser, site_url: str) -> None:
    """A page zoomed to 200 % has half the pixels: it may scroll down, never sideways."""
    context = chromium.new_context(
        viewport={"width": 320, "height": 300}, device_scale_factor=2, service_workers="block"
    )
    page = context.new_page()
    page.goto(f"{site_url}#{HANDS['riichi']}")
    page.wait_for_selector(READY, state="attached")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for key in page.locator("main button:visible").all():
        key.scroll_into_view_if_needed()
        box = key.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320.5
    page.locator("#answer [data-win=tsumo]").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#sheet .close").click()
    context.close()


# The whole screen

SCREENS = {
    "360x560": (360, 560),
    "390x664": (390, 664),
    "664x390": (664, 390),
    "820x1180": (820, 1180),
    "1000x700": (1000, 700),
    "1440x900": (1440, 900),
}
WON = "234567m33456p67s+8s,riichi"
WHOLE = {
    "empty": "",
    "half a hand": "234m99p5p",
    "three calls, two of them kans": "99m5m,ankan:1111p,kan:2222s,pon:555z,dora:4p",
    "thirteen waits": "19m19p19s1234567z",
    "win": WON,
    "yakuman": "19m19p19s1234567z+7z",
    "refused": "11234m456p678s99p+1m,seat:S",
    "honba and many yaku": "22233344m444p55s+5s,riichi,ippatsu,dora:1m,seat:E,honba:2",
    "three, empty": "rules:tenhou-sanma,seat:E",
    "three, norths and all": "123456p567s99m78s+9s,riichi,nuki:4,dora:9p,ura:1m,honba:2"
    ",rules:tenhou-sanma",
    "three, four kans": "5p+5p,kan:1111z,kan:9999s,kan:2222p,kan:6666z,nuki:4,dora:1p1p3p4p7p"
    ",rules:tenhou-sanma",
    "four yaku with honba": "234567m33456p67s+8s,riichi,ippatsu,dora:4p,honba:12",
}
# What lies outside its region, cannot be read without scrolling, or lies over its neighbour.
HIDDEN = (
    f"() => {{ const linesOf = {LINES};"
    + """
    const box = (it) => it.getBoundingClientRect();
    const within = (inner, outer, room) => inner.left >= outer.left - room
        && inner.right <= outer.right + room && inner.top >= outer.top - room
        && inner.bottom <= outer.bottom + room;
    const wrong = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push("scrolls");
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const id of ["top", "answer", "around", "hand", "tools", "picker"])
        if (!within(box(document.getElementById(id)), screen, 0.1)) wrong.push("#" + id);
    for (const part of document.querySelectorAll("#hand > *, #hand .tile"))
        if (!within(box(part), box(document.getElementById("hand")), 0.5))
            wrong.push("off the felt: " + part.outerHTML.slice(0, 80));
    for (const card of document.querySelectorAll(".note, .waits, .half")) {
        if (card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth)
            wrong.push("too long: " + card.innerText);
        const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            for (const line of linesOf(texts.currentNode))
                if (!within(line, box(card), 0.5)) wrong.push("cut: " + texts.currentNode.data);
        }
        const rows = card.querySelectorAll(":scope > :is(.pay, .small)");
        for (let n = 1; n < rows.length; n++)
            if (box(rows[n - 1]).bottom > box(rows[n]).top + 0.5)
                wrong.push("over each other: " + card.innerText);
    }
    const heights = [...document.querySelectorAll(".half .way")].map((it) => box(it).top);
    if (Math.max(...heights) - Math.min(...heights) > 1) wrong.push("the cards are not level");
    return wrong;
}"""
)


def unseen(page: Page) -> dict[str, list[str]]:
    """What is wrong with each of these hands in the light, and in the dark."""
    found: dict[str, list[str]] = {}
    for name, hand in WHOLE.items():
        show(page, hand)
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            if wrong := page.evaluate(HIDDEN):
                found[f"{name}, {scheme}"] = wrong
    return found


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_hand_answer_and_picker_are_whole(settled: Page, size: tuple[int, int]) -> None:
    settled.set_viewport_size({"width": size[0], "height": size[1]})
    assert unseen(settled) == {}


def test_the_smallest_screen_scrolls_and_cuts_nothing(settled: Page) -> None:
    settled.set_viewport_size({"width": 320, "height": 480})
    below = {"scrolls", "#tools", "#picker"}
    assert {name: wrong for name, wrong in unseen(settled).items() if {*wrong} - below} == {}
    assert settled.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [(360, 560), (664, 390), (1440, 900)], ids=str)
def test_the_places_of_the_rack_stay_as_tiles_come(app: Page, size: tuple[int, int]) -> None:
    app.set_viewport_size({"width": size[0], "height": size[1]})
    places = """[...document.querySelectorAll("#hand .t")].map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return [x, y, width, height];
    })"""
    before = app.evaluate(places)
    assert len(before) == 14
    player = Player(app)
    for number, tile in enumerate(
        ["9p", "2m", "3m", "4m", "5m", "6m", "7m", "3p", "3p", "4p", "5p", "6s", "7s", "8s"]
    ):
        player.tile(tile)
        expect(app.locator("#hand button.t")).to_have_count(number + 1)
        assert app.evaluate(places) == before, tile


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


@pytest.mark.parametrize("size", [(899, 900), (820, 1180), (1200, 690)], ids=str)
def test_without_room_the_explanation_opens_over_the_page(
    page: Page, site_url: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{site_url}#{WON}")
    page.wait_for_selector(READY, state="attached")
    page.locator("#answer [data-win=tsumo]").click()
    expect(page.locator("#sheet-title")).to_contain_text("1,300 / 2,600")
    expect(page.locator("#beside")).to_be_hidden()


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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_draw_off_on_and_refused_apart(
    page: Page, site_url: str, scheme: str
) -> None:
    page.emulate_media(forced_colors="active", color_scheme="dark" if scheme == "dark" else "light")
    pictures = {}
    for state, hand in RIICHI.items():
        page.goto("about:blank")
        page.goto(f"{site_url}#{hand}")
        page.wait_for_selector(READY, state="attached")
        shot = page.locator('#tools [data-do="hand riichi"]').screenshot(animations="disabled")
        pictures[state] = base64.b64encode(shot).decode()
    page.goto("about:blank")
    for one, other in itertools.combinations(RIICHI, 2):
        differ = page.evaluate(DIFFERENCE, [pictures[one], pictures[other]])
        assert differ > 0.03, (one, other, differ)


def test_forced_colours_leave_what_tools_tiles_and_places_say(page: Page, site_url: str) -> None:
    page.emulate_media(forced_colors="active")
    page.goto(f"{site_url}#234567m33456p67s,riichi")
    page.wait_for_selector(READY, state="attached")
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
