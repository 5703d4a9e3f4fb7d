"""A game and an evening on paper: upright pages in every language, black on white, and the page
again after.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from pyapp.words.languages import LANGUAGES
from tests.browser.board import begun
from tests.browser.breaks import BROKEN
from tests.browser.device import open_backup
from tests.browser.host import ASK
from tests.club.season import small
from tests.conftest import NIGHT

TAGS = [row.tag for row in LANGUAGES]
NAMES = ("Bartholomew-Maximilian", "Wilhelmina of the Hills", "小笠原さゆり子ちゃん", "Dee")
MM = 96 / 25.4  # pixels
WIDE, HIGH = 190, 277  # mm between the margins of A4
WRONG = """() => [...document.querySelectorAll("#on-paper *")].filter((it) => {
    const style = getComputedStyle(it), box = it.getBoundingClientRect();
    return it.scrollWidth > it.clientWidth + 1 && it.clientWidth || box.right > innerWidth + 1
        || style.color !== "rgb(0, 0, 0)" || style.backgroundColor !== "rgba(0, 0, 0, 0)";
}).map((it) => it.outerHTML.slice(0, 120))"""
WORDS = r"[\p{Script=Latin}\p{Script=Cyrillic}\d]+"
PRINTS = "window.print = () => document.documentElement.dataset.printed = 'yes'"
TALL = "document.querySelector('#on-paper article').getBoundingClientRect().height"


@contextmanager
def on_paper(page: Page) -> Iterator[None]:
    """What is being printed, as wide as the paper; the page again after."""
    size = page.viewport_size
    assert size
    expect(page.locator("html")).to_have_attribute("data-printed", "yes")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": round(WIDE * MM), "height": round(HIGH * MM)})
    yield
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="null")
    page.set_viewport_size(size)
    page.evaluate("delete document.documentElement.dataset.printed")


def speak(page: Page, tag: str) -> None:
    """Have the page in this language."""
    page.evaluate(ASK, f"menu language {tag}")
    expect(page.locator("html")).to_have_attribute("lang", tag)


def test_a_score_sheet_is_one_page_and_the_game_is_there_again(page: Page, site_url: str) -> None:
    page.emulate_media(color_scheme="dark")
    on = begun(page, site_url, "riichi C", "ron from:D C:2/30", "draw tenpai:A", "stop")
    page.evaluate(PRINTS)
    on.tap("sheet end")
    for tag in TAGS if NIGHT else ("ja", "de"):
        speak(page, tag)
        on.tap("print")
        with on_paper(page):
            expect(page.locator("#on-paper tbody").first).to_be_visible()
            assert page.evaluate(WRONG) == [], tag
            assert page.evaluate(TALL) <= HIGH * MM, tag
            expect(page.locator("#board")).to_be_hidden()
        expect(page.locator("#board")).to_be_visible()
        expect(page.locator("#on-paper")).to_be_empty()


def test_an_evening_on_paper_keeps_the_heads_of_its_columns_whole(
    page: Page, site_url: str
) -> None:
    page.goto(site_url + "#club")
    open_backup(page, small(NAMES))
    page.click('[data-do="club open evening/e000"]')
    page.evaluate(PRINTS)
    for tag in TAGS if NIGHT else ("fr", "de"):
        speak(page, tag)
        for what in ("month", "results"):
            page.evaluate(ASK, f"club print {what}")
            with on_paper(page):
                expect(page.locator("#on-paper thead").last).to_be_visible()
                assert page.evaluate(BROKEN, WORDS) == [], (tag, what)
                assert page.evaluate(WRONG) == [], (tag, what)
