"""axe finds nothing wrong on any screen or sheet, in both colours and at both phone sizes."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hand_page import READY

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
SMALL, COMMON, WIDE = (360, 560), (390, 664), (1440, 900)
# In the dark only the colours are others.
RULES = {
    "light": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "dark": ["color-contrast"],
}
RUN = """(tags) => axe.run(document, { runOnly: tags, resultTypes: ["violations"] })
    .then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, help, html, failureSummary].join("\\n"))))"""


def axe(page: Page) -> list[str]:
    """What axe finds in the light, and in the dark."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = []
    for scheme, rules in RULES.items():
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        found += page.evaluate(RUN, rules)
    page.emulate_media(color_scheme="light")
    return found


WIN = "234567m33456p67s+8s,dora:4p,riichi"
OPEN = "456m99p56p+7p,pon:555z,chii:234s,dora:4p"
KANS = "5m+5m,ankan:1111z,kan:9999s,kan:2222p,kan:5550s,dora:1m2m3m4m1s,rules:tenhou"
OF_THREE = "123456p567s99m78s+9s,riichi,nuki:2,dora:3z,ura:1m,rules:tenhou-sanma"
HANDS = {
    "empty": "",
    "mid-hand": "234m99p,pon:555z",
    "incomplete": "19m19p19s123456z+1m",
    "tenpai": "234567m33456p67s,dora:4p,riichi",
    "win": WIN + ",honba:2,sticks:1",
    "open": OPEN,
    "yakuman": KANS,
    "one way to win": "234567m33456p67s+8s,chankan",
    "no yaku": "456m99p56p+7p,pon:444z,chii:234s",
    "impossible": "11111m99p,dora:1m,riichi,pon:222p",
    "riichi with ura": WIN + ",ura:1s",
    "three, empty": "rules:tenhou-sanma",
    "three, win": OF_THREE,
    "three, impossible": "2345m+5m,chii:345m,nuki:3,seat:N,rules:tenhou-sanma",
}


def press(*selectors: str) -> Callable[[Page], None]:
    """Open something by its controls."""

    def act(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).click()

    return act


LAST = '#sheet [data-do="page open hands"]'


def last_hands(page: Page) -> None:
    page.locator('#tools [data-do="hand clear"]').click()
    press("#menu", LAST)(page)
    expect(page.locator(".last button").first).to_be_visible()


def wrong_notation(page: Page) -> None:
    press("#menu", '#sheet [data-do="page open text"]')(page)
    page.locator("#write").fill("12x")
    press('#sheet [data-do="page write"]')(page)


def refused(page: Page) -> None:
    for _ in range(5):
        page.locator('[data-tile="1m"]').click(force=True)
    expect(page.locator("#note")).not_to_be_empty()


def ring(page: Page) -> None:
    box = page.locator('[data-tile="5s"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(page.locator("#ring")).to_be_visible()
    page.mouse.up()


COUNT = itertools.count()


def expect_rules(page: Page) -> None:
    expect(page.locator("#rules-ask button")).to_be_visible()


def house_rules(*steps: str) -> Callable[[Page], None]:
    """The Rules screen with house rules, after a name for them and further steps."""

    def act(page: Page) -> None:
        press("#book", "#house-name-these")(page)
        page.fill("#house-name", f"Club {next(COUNT)}")  # the page keeps those before
        for step in ("#house-keep", *steps):
            page.locator(step).dispatch_event("click")

    return act


# What is opened over a hand.
OPENED: dict[str, tuple[str, Callable[[Page], None]]] = {
    "ron": (WIN + ",honba:2,sticks:1", press("[data-win=ron]")),
    "tsumo": (OPEN, press("[data-win=tsumo]")),
    "three, tsumo": (OF_THREE, press("[data-win=tsumo]")),
    "three, winds": (OF_THREE, press("#round")),
    "three, rules": (OF_THREE, press("#book")),
    "three, new game": (OF_THREE, press("#menu", '#sheet [data-do="game open"]')),
    "yakuman sheet": (KANS, press("[data-win=ron]")),
    "menu": (WIN, press("#menu")),
    "notation": (WIN, press("#menu", '#sheet [data-do="page open text"]')),
    "notation with an error": (WIN, wrong_notation),
    "last hands": (WIN, last_hands),
    "no last hands": ("", press("#menu", LAST)),
    "keyboard": (WIN, press("#menu", '#sheet [data-do="page open keys"]')),
    "winds and counters": (WIN, press("#round")),
    "rules": (WIN + ",rules:ema-2025,limit_kiriage_mangan=yes", press("#book")),
    "name of house rules": (
        "limit_kiriage_mangan=no",
        press("#book", "#house-name-these", "#house-keep"),
    ),
    "house rules": ("limit_kiriage_mangan=no", house_rules("#fold-limit", "#fold-sources")),
    "changed house rules": (
        "limit_kiriage_mangan=no,yaku_ippatsu=no",
        house_rules("#only-changed", "#option-yaku_ippatsu"),
    ),
    "house rules of a link": ("house:Other,limit_kiriage_mangan=no", expect_rules),
    "deleted house rules": ("limit_kiriage_mangan=no", house_rules("#house-delete")),
    "mode": ("19m", press('#tools [data-do="hand mode pon"]')),
    "dora mode": (WIN, press('#dora [data-do="hand mode dora"]')),
    "red offer": (
        "19m,rules:tenhou",
        press('#tools [data-do="hand mode chii"]', '[data-tile="4p"]'),
    ),
    "note": ("", refused),
    "ring": ("19m", ring),
}
STATES = {**{name: (hand, press()) for name, hand in HANDS.items()}, **OPENED}


@pytest.fixture(scope="module")
def screens(chromium: Browser, site_url: str) -> Iterator[Callable[..., Page]]:
    """A page for each size, kept from test to test, showing a hand."""
    pages: dict[tuple[int, int], Page] = {}

    def screen(size: tuple[int, int], hand: str) -> Page:
        page = pages.get(size)
        if page is None:
            context = chromium.new_context(
                viewport={"width": size[0], "height": size[1]},
                reduced_motion="reduce",
                service_workers="block",
            )
            page = pages[size] = context.new_page()
        if page.locator("#to-hand").count():  # else a state that ends in a game stays there
            page.evaluate("document.querySelector('#to-hand').click()")
        page.goto("about:blank")
        page.goto(f"{site_url}#{hand}")
        page.wait_for_selector(READY, state="attached")
        return page

    yield screen
    for page in pages.values():
        page.context.close()


@pytest.mark.parametrize("name", STATES)
def test_axe_finds_nothing(screens: Callable[..., Page], name: str) -> None:
    hand, act = STATES[name]
    page = screens(SMALL, hand)
    act(page)
    assert axe(page) == []


def test_axe_finds_nothing_beside_the_hand(screens: Callable[..., Page]) -> None:
    page = screens(WIDE, WIN + ",honba:2,sticks:1,limit_kiriage_mangan=yes")
    press("[data-win=tsumo]")(page)
    assert axe(page) == []
