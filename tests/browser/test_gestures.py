"""Presses, slides and taps as fingers make them: nothing enters by itself, nothing is swallowed."""

import itertools

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.hand_page import READY, Player, rest
from tests.browser.host import back, resize, show
from tests.conftest import NIGHT, tries
from tests.random_js import RANDOM

WIDTHS = ((320, 560), (360, 560), (390, 664), (768, 1024), (1280, 800))
KEYS = '#picker [data-tile="%s"]'
HELD = (400, 600, 1000)  # milliseconds
WAVER = 8  # pixels by which a finger at rest may move
EDGES = ("1m", "9m", "2p", "1s", "1z", "4z", "7z", "0s")
FULL = "#123m456p789s1122z+2z,rules:tenhou"


class Finger:
    """A finger on the glass, or what stands for one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        down = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": down})

    def down(self, x: float, y: float) -> None:
        self.at = (x, y)
        self._send("touchStart", self.at)

    def move(self, across: float, down: float) -> None:
        self.at = (self.at[0] + across, self.at[1] + down)
        self._send("touchMove", self.at)

    def up(self) -> None:
        self._send("touchEnd")

    def waver(self) -> None:
        for across, down in ((WAVER, WAVER), (-2 * WAVER, -2 * WAVER), (WAVER, WAVER)):
            self.move(across, down)

    def tap(self, place: Locator) -> None:
        self.down(*middle(place))
        self.up()


class Pointer(Finger):
    """A mouse or a pen, which has no implicit capture."""

    def __init__(self, page: Page, kind: str) -> None:
        super().__init__(page)
        self.kind = kind

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        named = {
            "touchStart": "mousePressed",
            "touchMove": "mouseMoved",
            "touchEnd": "mouseReleased",
        }
        about = {"button": "left", "buttons": 1, "clickCount": 1, "pointerType": self.kind}
        x, y = self.at
        self.session.send(
            "Input.dispatchMouseEvent", {"type": named[kind], "x": x, "y": y, **about}
        )


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def finger(app: Page) -> Finger:
    return Finger(app)


def address(finger: Finger) -> str:
    return Player(finger.page).address


def press(finger: Finger, tile: str, wait: int = 450) -> None:
    """Press a key until its ring has opened; the finger stays down."""
    finger.down(*middle(finger.page.locator(KEYS % tile)))
    rest(finger.page, wait)
    expect(finger.page.locator("#ring")).to_be_visible()


def held(finger: Finger, tile: str) -> Locator:
    press(finger, tile)
    finger.up()
    return finger.page.locator("#ring")


# A held key


def test_a_held_key_enters_nothing(finger: Finger) -> None:
    page = finger.page
    show(page, "rules:tenhou")
    tiles = page.evaluate(
        """() => [...document.querySelectorAll("#picker [data-tile]")]
            .filter((it) => it.offsetParent).map((it) => it.dataset.tile)"""
    )
    assert len(tiles) == 37
    wrong = []
    # At night every key for each time at each width; else those at the edges and one between, one
    # time each, at the widths in turn.
    few = zip(itertools.cycle(WIDTHS), (*EDGES, "5s"), itertools.cycle(HELD), strict=False)
    for size, tile, milliseconds in itertools.product(WIDTHS, tiles, HELD) if NIGHT else few:
        resize(page, size)
        finger.down(*middle(page.locator(KEYS % tile)))
        rest(page, milliseconds // 2)
        finger.waver()
        rest(page, milliseconds // 2)
        finger.up()
        expect(page.locator("#ring")).to_be_visible()
        if address(finger) != "#rules:tenhou":
            wrong.append((size, tile, milliseconds, address(finger)))
            page.locator('#tools [data-do="hand undo"]').click()
        page.keyboard.press("Escape")
        expect(page.locator("#ring")).to_be_hidden()
    assert wrong == []


def test_a_key_held_with_mouse_or_pen_enters_nothing(page: Page, site_url: str) -> None:
    page.goto(site_url + "#rules:tenhou")
    page.wait_for_selector(READY, state="attached")
    few = zip(("mouse", "pen"), EDGES[::3], strict=False)
    for kind, tile in itertools.product(("mouse", "pen"), EDGES[::3]) if NIGHT else few:
        pointer = Pointer(page, kind)
        press(pointer, tile)
        pointer.waver()
        pointer.up()
        page.wait_for_timeout(50)
        expect(page.locator("#ring")).to_be_visible()
        assert address(pointer) == "#rules:tenhou", (kind, tile)
        page.keyboard.press("Escape")
        expect(page.locator("#ring")).to_be_hidden()


def test_a_set_of_the_ring_is_taken_by_a_tap(finger: Finger) -> None:
    for asked, hand in (("kan 1m", "#ankan:1111m"), ("pair 4z", "#44z"), ("run 5p", "#567p")):
        show(finger.page, "")
        held(finger, asked[-2:])
        finger.tap(finger.page.locator(f'#ring [data-do="hand {asked}"]'))
        expect(finger.page.locator("#ring")).to_be_hidden()
        assert address(finger) == hand


def test_a_set_of_the_ring_is_taken_where_the_finger_slides_onto_it(finger: Finger) -> None:
    for asked, hand in (("run 1m", "#123m"), ("triplet 4z", "#444z"), ("pair 5p", "#55p")):
        show(finger.page, "")
        press(finger, asked[-2:])
        x, y = middle(finger.page.locator(f'#ring [data-do="hand {asked}"]'))
        across, down = x - finger.at[0], y - finger.at[1]
        finger.move(across / 2, down / 2)
        finger.move(across / 2, down / 2)
        on = finger.page.locator("#ring .on")
        expect(on).to_have_attribute("data-do", f"hand {asked}")
        finger.up()
        assert address(finger) == hand


def test_a_finger_that_comes_back_leaves_the_ring_open(finger: Finger) -> None:
    press(finger, "5p")
    finger.move(60, 0)
    finger.move(-60, 0)
    finger.up()
    expect(finger.page.locator("#ring")).to_be_visible()
    expect(finger.page.locator("#ring .on")).to_have_count(0)
    assert address(finger) == ""


def test_a_slide_keeps_its_direction_at_the_edge(finger: Finger) -> None:
    finger.down(*middle(finger.page.locator(KEYS % "1m")))
    finger.move(17, 0)
    finger.move(17, 0)
    expect(finger.page.locator("#ring .on")).to_have_attribute("data-do", "hand run 1m")
    finger.up()
    assert address(finger) == "#123m"


def test_the_ring_closes_and_nothing_is_entered(finger: Finger) -> None:
    page = finger.page
    finger.tap(page.locator(KEYS % "9s"))
    for way in ("Escape", "elsewhere", "Back"):
        ring = held(finger, "1m")
        expect(ring.locator(":focus")).to_have_count(1)
        if way == "Back":
            back(page)
        elif way == "Escape":
            page.keyboard.press("Escape")
            expect(page.locator(KEYS % "1m")).to_be_focused()
        else:
            finger.tap(page.locator("#answer"))
        expect(ring).to_be_hidden()
        expect(page.locator("html[data-ready]")).to_be_attached()
        assert address(finger) == "#9s", way
        page.wait_for_function("() => history.state === 'hand'")


def test_back_after_the_ring_closes_what_was_opened_then(finger: Finger) -> None:
    page = finger.page
    held(finger, "1m")
    finger.tap(page.locator("#menu"))
    expect(page.locator("#sheet")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator("#sheet")).to_be_visible()
    back(page)
    expect(page.locator("#sheet")).to_be_hidden()
    expect(page.locator("html[data-ready]")).to_be_attached()


def test_arrows_move_in_the_ring(finger: Finger) -> None:
    held(finger, "5p")
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "Enter"):
        finger.page.keyboard.press(key)
    assert address(finger) == "#55p"


def test_a_held_tile_of_the_hand_goes_alone(app: Page, site_url: str) -> None:
    app.goto(site_url + FULL)
    finger = Finger(app)
    expect(app.locator("#answer")).to_have_attribute("data-state", "win")
    finger.down(*middle(app.locator('#hand [data-do="hand touch 2m"]')))
    rest(app, 500)
    finger.up()
    app.wait_for_timeout(50)
    assert address(finger) == "#13m456p789s11222z,rules:tenhou"


# Whatever is touched answers

# What is on the screen before: an address, and what is tapped then.
MODES = ("run", "triplet", "chii", "pon", "daiminkan", "ankan", "dora")
STATES = [
    ("", []),
    ("rules:tenhou", []),
    ("honba:99,sticks:99,round:S", []),
    (FULL[1:], []),
    ("5m+5m,ankan:1111z,kan:9999s,kan:2222p,kan:5550s,dora:1m2m3m4m1s,rules:tenhou", []),
    ("234567m33456p67s+8s,dora:4p,riichi", []),
    ("123m456p789s112z,dora:1m,riichi", ["hand mode ura"]),
    ("111199m,rules:tenhou", []),
    ("rules:tenhou", ["hand mode chii", "hand tile 3m"]),
    (FULL[1:], ["hand mode dora"]),
    *[("19m", [f"hand mode {mode}"]) for mode in MODES],
]
TOUCHES = tries(6) if NIGHT else 3  # of each state, every one from where it began
TOUCH_ALL = (
    "async ([address, before, count, seed]) => { const random = "
    + RANDOM
    + """(seed);
    let last = "";
    const settled = () => new Promise((done) => { setTimeout(done); });
    const controls = () => [...document.querySelectorAll("main [data-do]")]
        .filter((it) => it.offsetParent && document.elementFromPoint(...middle(it)) &&
            it.contains(document.elementFromPoint(...middle(it))));
    const middle = (it) => {
        const box = it.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const touch = (control, across, down) => {
        const [x, y] = middle(control);
        const point = (name, part) => control.dispatchEvent(new PointerEvent(name, {
            bubbles: true, pointerId: 1, clientX: x + across * part, clientY: y + down * part }));
        point("pointerdown", 0);
        if (across || down) point("pointermove", 1);
        point("pointerup", 1);
        if (!across && !down) control.dispatchEvent(
            new MouseEvent("click", { bubbles: true, detail: 1, clientX: x, clientY: y }));
    };
    const named = (it) => document.querySelector(`main [data-do="${it}"]`);
    const goTo = (hand) => new Promise((done) => {
        addEventListener("hashchange", () => { setTimeout(done); }, { once: true });
        location.hash = hand || "seat:S";
    });
    const begin = async () => {
        document.querySelector("dialog[open] .close")?.click();
        document.querySelector("#offer [data-do='hand choose']")?.click();
        for (const it of document.querySelectorAll("[data-do^='hand mode'][aria-pressed=true]"))
            it.click();
        await goTo("9m9m9m");
        document.querySelector("#seat [aria-checked=false]").click();  // no note stays
        await goTo(address);
        for (const it of before) {
            if (!named(it)) throw new Error(`${it} at ${location.hash}, after ${last}`);
            named(it).click();
            await settled();
        }
    };
    const shown = () => {
        const copy = document.querySelector("main").cloneNode(true);
        copy.querySelector("#note").remove();
        for (const it of copy.querySelectorAll("[tabindex]")) it.removeAttribute("tabindex");
        return copy.outerHTML + document.querySelectorAll("dialog[open]").length;
    };
    const swallowed = [];
    for (; count; count -= 1) {
        await begin();
        const all = controls();
        const control = all[random(all.length)];
        const ask = last = control.dataset.do;
        const slides = [[0, 0], [34, 0], [-34, 0], [0, 34], [0, -34]];
        const slide = slides[control.dataset.tile ? random(slides.length) : 0];
        const was = shown();
        touch(control, ...slide);
        await settled();
        const said = document.querySelector("#note").textContent;
        if (shown() === was && !said) swallowed.push(`${ask} ${slide}`);
    }
    return swallowed;
}"""
)


def test_every_touch_answers(page: Page, site_url: str) -> None:
    # A browser allows a page 200 changes of its address in ten seconds.
    page.add_init_script(
        """history.replaceState = history.pushState = () => {};
        history.go = () => dispatchEvent(new PopStateEvent("popstate", { state: "hand" }));"""
    )
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    swallowed = {
        f"{address} {before}": page.evaluate(TOUCH_ALL, [address, before, TOUCHES, seed])
        for seed, (address, before) in enumerate(STATES)
    }
    assert {state: touches for state, touches in swallowed.items() if touches} == {}


@pytest.mark.parametrize(
    ("hand", "mode", "tile", "slide", "said"),
    [
        ("", "", "8m", (30, 0), "No run starts from this tile: eight of characters."),
        ("", "", "3z", (30, 0), "No run starts from this tile: west wind."),
        ("", "pon", "5z", (0, -40), "just tap the tile"),
        ("", "dora", "5p", (30, 0), "just tap the tile"),
        ("1111m", "", "1m", (0, 0), "there are only four"),
        (FULL[1:], "", "5p", (0, 0), "The hand has 14 tiles: take one out first."),
        (FULL[1:], "", "5p", (0, 40), "The hand has 14 tiles: take one out first."),
    ],
)
def test_a_slide_or_tap_that_cannot_be_says_why(
    finger: Finger, hand: str, mode: str, tile: str, slide: tuple[int, int], said: str
) -> None:
    page = finger.page
    page.evaluate("(hand) => { location.hash = hand; }", hand)
    if mode:
        finger.tap(page.locator(f'[data-do="hand mode {mode}"]'))
    before = address(finger)
    finger.down(*middle(page.locator(KEYS % tile)))
    if any(slide):
        finger.move(slide[0] / 2, slide[1] / 2)
        finger.move(slide[0] / 2, slide[1] / 2)
    finger.up()
    expect(page.locator("#note")).to_contain_text(said)
    assert address(finger) == before
