"""A game on paper: one upright page in every language, black on white, and the page again after."""

from playwright.sync_api import Page, expect

from pyapp.words.languages import LANGUAGES
from tests.browser.board import begun
from tests.browser.host import ASK
from tests.conftest import NIGHT

TAGS = [row.tag for row in LANGUAGES]
MM = 96 / 25.4  # pixels
WIDE, HIGH = 190, 277  # mm between the margins of A4
WRONG = """() => [...document.querySelectorAll("#on-paper *")].filter((it) => {
    const style = getComputedStyle(it), box = it.getBoundingClientRect();
    return it.scrollWidth > it.clientWidth + 1 && it.clientWidth || box.right > innerWidth + 1
        || style.color !== "rgb(0, 0, 0)" || style.backgroundColor !== "rgba(0, 0, 0, 0)";
}).map((it) => it.outerHTML.slice(0, 120))"""
TALL = "document.querySelector('#on-paper article').getBoundingClientRect().height"


def test_a_score_sheet_is_one_page_and_the_game_is_there_again(page: Page, site_url: str) -> None:
    page.emulate_media(color_scheme="dark")
    on = begun(page, site_url, "riichi C", "ron from:D C:2/30", "draw tenpai:A", "stop")
    page.evaluate("window.print = () => document.documentElement.dataset.printed = 'yes'")
    on.tap("sheet end")
    for tag in TAGS if NIGHT else ("ja", "de"):
        page.evaluate(ASK, f"menu language {tag}")
        expect(page.locator("html")).to_have_attribute("lang", tag)
        on.tap("print")
        expect(page.locator("html")).to_have_attribute("data-printed", "yes")
        size = page.viewport_size
        page.emulate_media(media="print")
        page.set_viewport_size({"width": round(WIDE * MM), "height": round(HIGH * MM)})
        expect(page.locator("#on-paper tbody").first).to_be_visible()
        assert page.evaluate(WRONG) == [], tag
        assert page.evaluate(TALL) <= HIGH * MM, tag
        expect(page.locator("#board")).to_be_hidden()
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        page.emulate_media(media="null")
        assert size
        page.set_viewport_size(size)
        expect(page.locator("#board")).to_be_visible()
        expect(page.locator("#on-paper")).to_be_empty()
        page.evaluate("delete document.documentElement.dataset.printed")
