"""The Guide: loaded when it is asked for, at addresses of its own, and out of it by Back."""

import pytest
from names import plain_name
from playwright.sync_api import Page, expect

from tests.browser.host import (
    READY,
    await_address,
    awaited,
    back,
    followed,
    forward,
    hold,
    reload,
    resize,
    show,
)

HAND = "123m456p789s1122z+2z,riichi"
HOME = "#guide:not([hidden])[data-page='']"
ABOUT = "#guide:not([hidden])[data-page='about']"


def start(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(READY, state="attached")


def open_guide(page: Page) -> None:
    page.click("#menu")
    page.click('#sheet [data-do="guide open"]')
    expect(page.locator(HOME)).to_be_visible()


def on_hand(page: Page) -> None:
    expect(page.locator("#picker")).to_be_visible()
    expect(page.locator("#guide:not([hidden])")).to_be_hidden()


@pytest.mark.parametrize("address", ["", "#guide"])
def test_the_focus_is_on_the_hand_again(page: Page, site_url: str, address: str) -> None:
    start(page, site_url + address)
    if not address:
        open_guide(page)
    page.locator('#guide [data-do="guide leave"]').focus()
    page.keyboard.press("Enter")
    on_hand(page)
    followed(page)
    expect(page.locator('#picker [tabindex="0"]')).to_be_focused()


def test_it_is_loaded_when_it_is_asked_for_and_back_walks_out_page_by_page(
    page: Page, site_url: str
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(plain_name(request.url.rpartition("/")[2])))
    start(page, f"{site_url}#{HAND}")
    page.wait_for_selector("html[data-complete]", state="attached")
    own = {"pyapp-shared.bin", "pyapp-guide.bin", "guide.css"}
    assert own & set(asked) == set()
    open_guide(page)
    assert own <= set(asked)
    await_address(page, "#guide")
    for key in ("u", "1", "z", "Control+z", "Backspace", "n"):
        page.keyboard.press(key)  # none touches the hand
    page.click('#guide-pages [data-page="about"]')
    expect(page.locator(ABOUT)).to_be_visible()
    expect(page.locator("#guide-title")).to_be_focused()
    await_address(page, "#guide/about")
    back(page)
    expect(page.locator(HOME)).to_be_visible()
    back(page)
    on_hand(page)
    await_address(page, f"#{HAND}")
    forward(page)
    expect(page.locator(HOME)).to_be_visible()
    page.click("#guide-top .back")
    on_hand(page)


def test_the_answer_opens_again_as_far_down_as_it_was_left(app: Page) -> None:
    resize(app, (390, 664))
    show(app, "234567m33456p67s+8s,riichi")
    app.locator("#answer [data-win=ron]").click()
    sheet = app.locator("#sheet")
    line = app.locator('#sheet [data-do="guide open fu/winning"]')
    line.wait_for()
    down = sheet.evaluate("(it) => { it.scrollTop = 120; return it.scrollTop; }")
    assert down == 120
    followed(app)  # a page hears of it with the frame
    line.evaluate("(it) => it.click()")  # a finger does not scroll to it first
    back = app.locator("#guide-pages button").first
    expect(back).to_be_in_viewport()
    expect(back).to_have_accessible_name("Back to the answer: Ron")
    back.click()
    expect(sheet).to_be_visible()
    assert sheet.evaluate("(it) => it.scrollTop") == down
    app.keyboard.press("Escape")
    app.locator("#answer [data-win=ron]").click()
    assert sheet.evaluate("(it) => it.scrollTop") == 0


def test_an_address_opens_its_page_and_a_reload_stays(page: Page, site_url: str) -> None:
    start(page, f"{site_url}#{HAND}")
    page.wait_for_timeout(200)
    page.goto(f"{site_url}#guide/about")
    expect(page.locator(ABOUT)).to_be_visible()
    reload(page)
    expect(page.locator(ABOUT)).to_be_visible()
    await_address(page, "#guide/about")
    back(page)
    on_hand(page)
    await_address(page, f"#{HAND}")
    expect(page.locator("#answer")).to_have_attribute("data-state", "win")


@pytest.mark.parametrize(("room", "shown"), [("guide", HOME), ("game", "#game-sheet")])
def test_it_says_that_it_is_on_its_way_and_opens_when_it_comes(
    bare_page: Page, site_url: str, room: str, shown: str
) -> None:
    held = hold(bare_page, f"**/pyapp-{room}.*")
    start(bare_page, site_url)
    bare_page.click("#menu")
    bare_page.click(f'#sheet [data-do="{room} open"]')
    expect(bare_page.locator("#note")).to_contain_text("Loading")
    awaited(bare_page, held).abort()
    awaited(bare_page, held, 2).continue_()
    expect(bare_page.locator(shown)).to_be_visible()
    expect(bare_page.locator("#note")).to_have_text("")


def test_back_out_of_it_before_the_page_can_hear_leads_to_the_hand(
    page: Page, site_url: str
) -> None:
    start(page, f"{site_url}#guide")
    expect(page.locator(HOME)).to_be_visible()
    followed(page)
    page.goto("about:blank")
    page.evaluate("() => void setTimeout(() => history.go(-2))")  # once this is answered
    page.wait_for_url(f"{site_url}**")
    page.wait_for_selector("html[data-complete]", state="attached")
    followed(page)
    assert "#guide" not in page.url
    open_guide(page)


def test_it_stays_until_what_takes_its_place_can_be_seen(page: Page, site_url: str) -> None:
    held, shown = hold(page, "**/static/club.*"), page.locator("main:not([hidden])")
    start(page, f"{site_url}#guide")
    expect(page.locator(HOME)).to_be_visible()
    show(page, "club")
    style = awaited(page, held)
    assert [each.get_attribute("id") for each in shown.all()] == ["guide"]
    style.continue_()
    awaited(page, held, 2).continue_()  # the browser asks for it once more
    expect(page.locator("#club:not([hidden])")).to_be_visible()
    expect(shown).to_have_count(1)


def test_one_that_comes_when_nobody_waits_stays_closed(bare_page: Page, site_url: str) -> None:
    held = hold(bare_page, "**/pyapp-guide.*")
    start(bare_page, site_url)
    bare_page.click("#menu")
    bare_page.click('#sheet [data-do="guide open"]')
    guide = awaited(bare_page, held)
    bare_page.click('#sheet [data-do="page close"]')
    guide.continue_()
    bare_page.wait_for_selector("html[data-guide]", state="attached")
    on_hand(bare_page)
    bare_page.click("#picker [data-tile='1m']")
    expect(bare_page.locator("#hand [data-tile='1m'], #hand .tile").first).to_be_visible()


LOOK = """() => [...document.querySelectorAll("#rules *")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const drawn = ["::before", "::after"].map((part) => getComputedStyle(each, part).content);
    return [each.className, x, y, width, height, ...drawn].join(" ");
})"""


def test_its_styles_change_no_other_screen(page: Page, site_url: str) -> None:
    start(page, f"{site_url}#{HAND}")
    page.wait_for_selector("html[data-complete]", state="attached")

    def rules() -> list[str]:
        page.click("#book")
        expect(page.locator("#rules[open]")).to_be_visible()
        if page.locator("#fold-sources").get_attribute("aria-expanded") == "false":
            page.click("#fold-sources")
        expect(page.locator(".sources")).to_be_visible()
        page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
        page.evaluate("document.querySelector('#rules').scrollTo(0, 0)")
        look: list[str] = page.evaluate(LOOK)
        page.keyboard.press("Escape")
        expect(page.locator("#rules[open]")).to_have_count(0)
        return look

    before = rules()
    open_guide(page)
    page.click("#guide-top .back")
    on_hand(page)
    assert rules() == before
