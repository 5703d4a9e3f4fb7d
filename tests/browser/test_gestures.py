"""Presses, slides and taps as fingers make them: nothing enters by itself, nothing is swallowed."""

import itertools

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.hand_page import READY, Player, rest
from tests.browser.host import back, resize, show
from tests.conftest import NIGHT

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
    expect(page.locator("#sheet[open]")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator("#sheet[open]")).to_be_visible()
    back(page)
    expect(page.locator("#sheet[open]")).to_be_hidden()
    expect(page.locator("html[data-ready]")).to_be_attached()


def test_arrows_move_in_the_ring(finger: Finger) -> None:
    expect(held(finger, "5p").locator(":focus")).to_have_count(1)
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "Enter"):
        finger.page.keyboard.press(key)
    assert address(finger) == "#55p"


# Whatever is touched answers


def test_a_finger_that_leaves_a_control_is_answered_before_any_click(finger: Finger) -> None:
    page = finger.page
    page.evaluate("addEventListener('click', () => (window.clicks = 1 + (window.clicks ?? 0)))")
    finger.tap(page.locator("#book"))
    fold = page.locator("#fold-limit")
    expect(fold).to_be_visible()
    fold.scroll_into_view_if_needed()
    rest(page, 500)
    finger.tap(fold)
    expect(fold).to_have_attribute("aria-expanded", "true")
    box = page.locator("#option-limit_kiriage_mangan")
    was = box.is_checked()
    finger.tap(page.locator('[for="option-limit_kiriage_mangan"]'))
    expect(box).to_be_checked(checked=not was)
    assert page.evaluate("window.clicks") is None


# The page is told to move as a finger comes down, however late the frame is that moves it.
GLIDES = """addEventListener("pointerdown",
    () => document.querySelector("#rules").dispatchEvent(new Event("scroll")))"""


def test_a_finger_that_moves_the_page_or_stops_it_opens_nothing(finger: Finger) -> None:
    page = finger.page
    page.locator("#book").click()
    fold = page.locator("#fold-limit")
    fold.scroll_into_view_if_needed()
    rest(page, 500)
    for across, along in ((10, 0), (0, 10)):
        finger.down(*middle(fold))
        for _ in range(8):
            finger.move(across, along)
            rest(page, 30)
        finger.up()
        rest(page, 500)
        expect(fold).to_have_attribute("aria-expanded", "false")
    # A browser tells a tap from one that stops the page, and makes a click of it.
    page.evaluate("addEventListener('click', () => (window.clicked = true))")
    page.evaluate(GLIDES)
    finger.tap(fold)
    page.wait_for_function("() => window.clicked")
