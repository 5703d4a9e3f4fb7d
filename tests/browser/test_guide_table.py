"""The score table of the Guide in a browser: what its controls do, and what comes on paper."""

import itertools
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from pyapp.riichi.text import Entry, parse_entry
from pyapp.words.languages import TERMINOLOGIES
from tests.browser.host import READY, Host, Phone, resize, wait_until_stored
from tests.browser.questions import CUT, OVERLAP, PLAIN, SIDEWAYS, axe

HAND = "234567m33456p67s+8s,riichi"
MM = 96 / 25.4  # CSS pixels in a millimetre
PAPERS = {"A4": (210, 297), "Letter": (215.9, 279.4)}
# Controls that a thumb would miss.
SMALL = """() => [...document.querySelectorAll("#guide-room button")]
    .filter((it) => it.offsetParent && it.offsetHeight < 44).map((it) => it.outerHTML)"""
PAGES = re.compile(rb"/Type\s*/Page\b")


def open_table(page: Page, url: str, hand: str = "") -> None:
    page.goto(f"{url}#{hand}")
    walk_to_table(page)


def walk_to_table(page: Page) -> None:
    page.wait_for_selector("html[data-complete]", state="attached")
    page.click("#menu")
    page.click('#sheet [data-do="guide open"]')
    page.click('#guide-pages [data-page="table"]')
    expect(page.locator("#guide[data-page=table] #guide-title")).to_be_focused()
    for name in ("other", "dealer"):
        page.wait_for_selector(f"#table-{name} .limits", state="attached")


def cell(by: str, dealer: bool, han: int, fu: int) -> str:
    seat = "true" if dealer else "false"
    return f'[data-by="{by}"][data-dealer="{seat}"][data-han="{han}"][data-fu="{fu}"]'


def pay(page: Page, by: str, dealer: bool, han: int, fu: int) -> str:
    found = page.locator(f"[data-cell]{cell(by, dealer, han, fu)}")
    expect(found).to_have_count(1)
    return found.get_attribute("data-pay") or ""


def press(page: Page, what: str) -> None:
    page.click(f'[data-do="guide table {what}"]')


def test_the_switch_begins_at_the_seat_of_the_hand(page: Page, site_url: str) -> None:
    open_table(page, site_url, HAND + ",seat:E")
    expect(page.locator("#table-dealer")).to_be_visible()
    expect(page.locator("#table-other")).to_be_hidden()
    mine = page.locator("#table-dealer mark")
    expect(mine).to_have_count(2)  # by ron and by tsumo
    press(page, "seat other")
    expect(page.locator("#table-other")).to_be_visible()
    expect(page.locator("#table-dealer")).to_be_hidden()
    expect(page.locator("#table-other mark")).to_have_count(0)


def test_a_cell_opens_its_sum_and_a_hand_that_back_leads_home_from(
    page: Page, site_url: str
) -> None:
    open_table(page, site_url, HAND)
    press(page, "cell 0/3/30/")
    opened = page.locator("#table-other .open")
    expect(opened).to_contain_text("960 × 4 = 3,840 → 3,900")
    expect(opened.locator(".example")).to_have_count(2)
    expect(page.locator('[data-do="guide table cell 0/3/30/"]')).to_be_focused()
    example = opened.locator('.example [data-do^="guide hand"]').first
    text = (example.get_attribute("data-do") or "").removeprefix("guide hand ")
    assert isinstance(parse_entry(text), Entry)
    example.click()
    expect(page.locator("#picker")).to_be_visible()
    won = page.locator("#answer [data-win=ron]")
    expect(won).to_have_attribute("data-pay", "3900")
    expect(won).to_have_attribute("data-fu", "30")
    page.go_back()
    expect(page.locator("#table-other")).to_be_visible()
    assert page.url.endswith("#guide/table")


def test_a_tablet_shows_both_tables(chromium: Browser, site_url: str) -> None:
    context = chromium.new_context(viewport={"width": 820, "height": 1180}, service_workers="block")
    page = context.new_page()
    open_table(page, site_url)
    other, dealer = [
        page.locator(name).bounding_box() for name in ("#table-other", "#table-dealer")
    ]
    assert other
    assert dealer
    assert other["y"] == dealer["y"]
    assert other["x"] + other["width"] < dealer["x"]
    context.close()


def test_nothing_is_cut_or_lies_on_another(page: Page, site_url: str) -> None:
    open_table(page, site_url, HAND + ",honba:9,rules:tenhou")
    page.locator(".fold:visible").first.click()
    page.locator('[data-do="guide table cell 0/3/30/"]').click()
    expect(page.locator(".example")).to_have_count(2)
    for width in (320, 360, 390, 820, 1440):
        resize(page, (width, 900))
        assert not page.evaluate(SIDEWAYS), width
        assert page.evaluate(OVERLAP) == [], width
        assert page.evaluate(CUT) == [], width
        assert page.evaluate(SMALL) == [], width


def test_it_fits_in_every_terminology(page: Page, site_url: str) -> None:
    resize(page, (360, 560))
    open_table(page, site_url)
    page.locator(".fold:visible").first.click()
    for terms in TERMINOLOGIES:
        page.evaluate(
            "(terms) => { const it = document.createElement('button'); document.body.append(it);"
            " it.dataset.do = `menu terms ${terms}`; it.click(); it.remove(); }",
            terms,
        )
        expect(page.locator("html")).to_have_attribute("data-terms", terms)
        expect(page.locator(".fold:visible").first).to_have_attribute("aria-expanded", "true")
        assert not page.evaluate(SIDEWAYS), terms
        assert page.evaluate(OVERLAP) == [], terms
        assert page.evaluate(CUT) == [], terms


def test_the_pseudo_language_reaches_all_of_it(chromium: Browser, pseudo_url: str) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 560}, service_workers="block")
    page = context.new_page()
    open_table(page, pseudo_url)
    page.locator(".fold:visible").first.click()
    page.locator('[data-do="guide table cell 0/3/30/"]').click()
    expect(page.locator(".example")).to_have_count(2)
    names = ["WRC 2025", "World Riichi Championship"]
    for wrong in (page.evaluate(PLAIN, names), page.evaluate(OVERLAP), page.evaluate(CUT)):
        assert wrong == []
    assert not page.evaluate(SIDEWAYS)
    context.close()


def test_axe_finds_nothing(page: Page, site_url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_table(page, site_url, HAND)
    page.locator(".fold:visible").first.click()
    page.locator('[data-do="guide table cell 0/4/30/"]').click()
    expect(page.locator(".example")).to_have_count(2)
    for width in (360, 1440):
        resize(page, (width, 700))
        page.evaluate("scrollTo(0, 0)")  # else the tabs lie over half a control
        assert axe(page) == [], width


# On paper, what does not fit its box or leaves the paper, and what is not black on white.
CLIPPED = """() => [...document.querySelectorAll("#paper *")]
    .filter((it) => !it.closest("svg") && it.clientWidth)
    .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
    .map((it) => it.outerHTML.slice(0, 200))"""
COLOURED = """() => [...document.querySelectorAll("#paper *")]
    .filter((it) => !it.closest("svg"))
    .filter((it) => getComputedStyle(it).color !== "rgb(0, 0, 0)" ||
        getComputedStyle(it).backgroundColor !== "rgba(0, 0, 0, 0)")
    .map((it) => it.outerHTML.slice(0, 200))"""
SPILT = """() => [...document.querySelectorAll("#paper :is(td, th, b, span, p, h1, h2)")]
    .filter((it) => {
        const within = it.closest(".card-paper, .sheet-paper").getBoundingClientRect();
        const box = it.getBoundingClientRect();
        return box.right > within.right + 1 || box.bottom > within.bottom + 1;
    })
    .map((it) => it.outerHTML.slice(0, 200))"""


def ask_for(page: Page, kind: str) -> None:
    """Have it printed; the dialog of the browser itself is not opened, but counted."""
    page.evaluate("() => { window.printed = 0; window.print = () => { window.printed += 1; }; }")
    press(page, f"print {kind}")
    page.wait_for_function("() => window.printed === 1")


def pages(page: Page, paper: str) -> int:
    return len(PAGES.findall(page.pdf(format=paper, prefer_css_page_size=True)))


BOOKS = {
    "wrc": "",
    "house": "rules:ema-2008,house:Friday_Club,limit_kiriage_mangan=yes,fu_pinfu_tsumo=30",
    "doubles": "rules:mahjong-soul",
    "sanma": "rules:tenhou-sanma",
}


@pytest.mark.parametrize("book", BOOKS)
def test_on_paper_nothing_is_cut(page: Page, site_url: str, book: str) -> None:
    page.emulate_media(color_scheme="dark")
    open_table(page, site_url, "123m," + BOOKS[book])  # rules alone would be offered to be kept
    for kind, paper in itertools.product(("sheet", "cards"), PAPERS):
        width, height = PAPERS[paper]
        ask_for(page, kind)
        assert pages(page, paper) == (1 if kind == "sheet" else 2), (kind, paper)
        page.emulate_media(media="print")
        page.set_viewport_size({"width": int(width * MM), "height": int(height * MM)})
        for wrong in (CLIPPED, SPILT, COLOURED):
            assert page.evaluate(wrong) == [], (kind, paper)
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == (
            "rgb(255, 255, 255)"
        )
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), (kind, paper)
        whole = page.eval_on_selector_all(
            "#paper > *", "all => all.map((it) => it.getBoundingClientRect().height)"
        )
        assert max(whole) <= height * MM, (kind, paper)
        page.emulate_media(media="null")


@pytest.mark.parametrize("kind", ["sheet", "cards"])
def test_longer_words_have_room_on_paper(chromium: Browser, pseudo_url: str, kind: str) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 664}, service_workers="block")
    page = context.new_page()
    open_table(page, pseudo_url, "123m," + BOOKS["doubles"])
    ask_for(page, kind)
    for paper in PAPERS:
        assert pages(page, paper) == (1 if kind == "sheet" else 2)
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 816, "height": 1056})
    assert page.evaluate(SPILT) == []
    context.close()


def test_cards_have_their_true_size(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    ask_for(page, "cards")
    for width, height in PAPERS.values():
        page.emulate_media(media="print")
        page.set_viewport_size({"width": int(width * MM), "height": int(height * MM)})
        boxes = page.eval_on_selector_all(
            ".card-paper",
            "all => all.map((it) => it.getBoundingClientRect().toJSON())",
        )
        assert len(boxes) == 20
        for box in boxes:
            assert box["width"] / MM == pytest.approx(91, abs=0.1)
            assert box["height"] / MM == pytest.approx(55, abs=0.1)
        # Printed on the two sides of one paper, fronts and backs lie on each other.
        lefts = sorted({round(box["left"]) for box in boxes})
        rights = sorted({round(box["right"]) for box in boxes})
        sheet = page.evaluate("document.documentElement.clientWidth")
        assert lefts[0] == pytest.approx(sheet - rights[-1], abs=1)
        fronts, backs = page.locator(".cards-paper").all()
        expect(fronts).to_contain_text("Non-dealer")
        expect(backs).not_to_contain_text("Non-dealer")


def test_the_sheet_has_the_address_as_text_and_code(page: Page, site_url: str) -> None:
    open_table(page, site_url, "123m," + BOOKS["house"])
    assert page.locator("#paper").inner_html() == ""
    ask_for(page, "sheet")
    page.emulate_media(media="print")
    link = page.locator("#paper .link").inner_text()
    assert link == f"{site_url}#{BOOKS['house']}"
    box = page.locator("#paper .code svg").bounding_box()
    assert box
    assert box["width"] / MM == pytest.approx(26, abs=0.1)
    drawn = page.evaluate("(link) => tenbou.qr(link)", link)
    assert (
        page.locator("#paper .code path").get_attribute("d") == re.findall(r' d="([^"]*)', drawn)[0]
    )
    page.emulate_media(media="null")
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector(READY, state="attached")
    expect(page.locator("#book")).to_contain_text("Friday Club")


def test_the_browsers_own_print_prints_the_sheet_and_other_pages_as_they_are(
    page: Page, site_url: str
) -> None:
    open_table(page, site_url)
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("html")).to_have_attribute("data-paper", "sheet")
    assert page.locator("#paper .paper-points").count() == 2
    page.click('#guide-pages [data-page="about"]')
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert page.locator("html[data-paper]").count() == 0
    assert page.locator("#paper").inner_html() == ""


def test_it_prints_without_a_connection(tabs: Phone, host: Host) -> None:
    page = tabs.open(f"{host.url}#{HAND}")
    wait_until_stored(page)
    host.stop()
    walk_to_table(page)
    ask_for(page, "sheet")
    assert page.locator("#paper .code path").count() == 1
