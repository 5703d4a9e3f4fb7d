"""Which rulebook a first visit has: that of its language, from the first paint on."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pyapp.riichi.rulebooks import named
from pyapp.words.languages import LANGUAGES, Language
from tests.browser.device import BLOCKED, beside, clear
from tests.browser.hand_page import READY, Player, kept
from tests.browser.host import SCREEN, awaited, hold
from tests.browser.shifts import moved, watch
from tests.conftest import NIGHT
from tests.spoken import words

PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length"
FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
ALL_BUT_KEYS = """for (const name of Object.keys(localStorage))
    if (!name.endsWith(" keys")) delete localStorage[name];"""
Visit = Callable[[str], Page]
SOME = [row for row in LANGUAGES if row.tag in ("en", "ja", "ko")]


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """Opens pages of browsers in any language that know nothing of the page."""
    contexts: list[BrowserContext] = []

    def start(locale: str) -> Page:
        new = chromium.new_context(locale=locale, viewport=SCREEN, service_workers="block")
        contexts.append(new)
        return new.new_page()

    yield start
    for context in contexts:
        context.close()


def badge(page: Page, key: str, tag: str) -> None:
    """The rulebook's name stands in the top bar."""
    expect(page.locator("#book")).to_have_text(words(tag=tag).rulebook(named(key)))


def opened(page: Page, url: str) -> Player:
    page.goto("about:blank")
    page.goto(url)
    page.wait_for_selector(READY, state="attached")
    return Player(page)


# By day English, Japanese and Korean, each of which has another kind of rulebook.
@pytest.mark.parametrize("row", LANGUAGES if NIGHT else SOME, ids=lambda row: row.tag)
def test_the_first_paint_has_the_rulebook_of_the_language(
    visit: Visit, site_url: str, row: Language
) -> None:
    page = visit(row.tag)
    watch(page)
    python = hold(page, "**/micropython.*.wasm")
    page.goto(site_url, wait_until="commit")
    page.wait_for_function(PAINTED)
    badge(page, row.book, row.tag)
    red = page.locator('#picker [data-tile="0p"]')
    expect(red).to_be_visible(visible=named(row.book).rules.yaku_red_fives > 0)
    page.evaluate(FRAME)
    awaited(page, python).continue_()
    page.wait_for_selector(READY, state="attached")
    page.evaluate(FRAME)
    badge(page, row.book, row.tag)
    assert moved(page) == []
    player = Player(page)
    assert player.address == ""
    page.click('#picker [data-tile="1m"]')
    assert player.address == f"#1m,rules:{row.book}"
    page.click('#tools [data-do="hand undo"]')
    assert player.address == ""


def test_who_has_been_here_keeps_the_rulebook(visit: Visit, site_url: str) -> None:
    page = visit("ja-JP")
    opened(page, site_url)
    kept(page, "rules:common-japanese")
    player = opened(page, site_url + "?lang=de")
    badge(page, "common-japanese", "de")
    assert player.address == "#rules:common-japanese"
    page.click("#menu")
    page.click('[data-do="menu language en"]')
    page.wait_for_selector('html[lang="en"]', state="attached")
    badge(page, "common-japanese", "en")


def test_no_other_rulebook_is_named_before_the_one_that_was_kept(
    visit: Visit, site_url: str
) -> None:
    page = visit("de-DE")
    opened(page, f"{site_url}#123m,rules:tenhou")
    kept(page, "rules:tenhou")
    watch(page)
    for address in (site_url, f"{site_url}#123m,rules:tenhou", f"{site_url}#9s"):
        python = hold(page, "**/micropython.*.wasm")
        page.goto("about:blank")
        page.goto(address, wait_until="commit")
        page.wait_for_function(PAINTED)
        expect(page.locator("#book span")).to_be_hidden()
        awaited(page, python).continue_()
        page.wait_for_selector(READY, state="attached")
        page.unroute("**/micropython.*.wasm")
        expect(page.locator("#book span")).to_be_visible()
        assert moved(page) == []
    badge(page, "wrc-2015", "de")


def test_where_the_hand_cannot_be_read_the_rulebook_stays(visit: Visit, site_url: str) -> None:
    page = visit("ja-JP")
    opened(page, f"{site_url}#123m,rules:tenhou")
    kept(page, "rules:tenhou")
    page.goto(site_url + "licences.html")  # the page itself writes when it is left
    clear(page)
    page.evaluate(ALL_BUT_KEYS)
    assert opened(page, site_url).address == "#rules:tenhou"


def test_who_was_here_before_there_was_a_choice_keeps_wrc_2015(visit: Visit, site_url: str) -> None:
    """An empty hand was kept without its rulebook; of the keys nothing was."""
    page = visit("ja-JP")
    opened(page, site_url + "#rules:wrc-2015")
    kept(page, "hand ")
    page.evaluate(f"delete {beside('keys')}")
    watch(page)
    player = opened(page, site_url)
    badge(page, "wrc-2015", "ja")
    assert player.address == ""
    expect(page.locator('#picker [data-tile="0p"]')).to_be_hidden()
    assert moved(page) == []


@pytest.mark.parametrize(
    ("link", "book"),
    [
        *(("123m", "wrc-2015"), ("seat:E", "wrc-2015"), ("123m,rules:tenhou", "tenhou")),
        *(("guide/fu", "common-japanese"), ("12x", "common-japanese")),
    ],
)
def test_a_link_keeps_its_rules_and_what_is_no_hand_has_none(
    visit: Visit, site_url: str, link: str, book: str
) -> None:
    page = visit("ja-JP")
    opened(page, f"{site_url}#{link}")
    badge(page, book, "ja")
    assert page.evaluate(beside("keys")).split()[0] == "rules:" + book


def test_where_nothing_can_be_kept_each_visit_is_the_first(visit: Visit, site_url: str) -> None:
    page = visit("ko-KR")
    page.add_init_script(BLOCKED)
    watch(page)
    for _visit in range(2):
        opened(page, site_url)
        badge(page, "mahjong-soul", "ko")
        assert moved(page) == []
