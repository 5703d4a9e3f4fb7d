"""The score table of the Guide in a browser: what its controls do, and what comes on paper."""

import itertools
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.host import READY, SCREEN
from tests.conftest import NIGHT

MM = 96 / 25.4  # CSS pixels in a millimetre
PAPERS = {"A4": (210, 297), "Letter": (215.9, 279.4)}
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


def test_the_browsers_own_control_prints_the_sheet_and_other_pages_as_they_are(
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


def test_the_page_begins_with_the_table(page: Page, site_url: str) -> None:
    page.set_viewport_size({"width": 390, "height": 664})
    open_table(page, site_url)
    first, last, rules = [
        page.locator(name).bounding_box()
        for name in ("#table-other-20 .cell >> nth=0", "#table-other-50", "#guide-aside button")
    ]
    assert first
    assert last
    assert rules
    assert first["y"] < 192
    assert last["y"] + last["height"] < 440
    assert rules["y"] < 48
    assert page.locator("#table-other tr:not([hidden]) i:not(.unseen)").all_inner_texts() == [
        "mangan"
    ]


def test_a_tablet_shows_both_tables(page: Page, site_url: str) -> None:
    page.set_viewport_size({"width": 820, "height": 1180})
    open_table(page, site_url)
    other, dealer = [
        page.locator(name).bounding_box() for name in ("#table-other", "#table-dealer")
    ]
    assert other
    assert dealer
    assert other["y"] == dealer["y"]
    assert other["x"] + other["width"] < dealer["x"]


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


# Headings of which nothing stands below them in their column, and tables that begin unevenly.
ALONE = """() => [...document.querySelectorAll(".lists section")]
    .filter((it) => {
        const [head, row] = ["h2", "tr"].map((each) => it.querySelector(each));
        return head.getBoundingClientRect().left - row.getBoundingClientRect().left > 9
            || row.getBoundingClientRect().top < head.getBoundingClientRect().top;
    })
    .map((it) => it.innerText.slice(0, 40))"""
TOPS = """() => [...document.querySelectorAll(".sheet-paper .paper-points")]
    .map((it) => Math.round(it.getBoundingClientRect().top))"""


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


def printed(page: Page, kind: str, paper: str) -> None:
    """Show what is printed as wide as the paper, and count its pages."""
    page.emulate_media(media="null")
    ask_for(page, kind)
    assert pages(page, paper) == (1 if kind == "sheet" else 2), (kind, paper)
    page.emulate_media(media="print")
    width, height = PAPERS[paper]
    page.set_viewport_size({"width": int(width * MM), "height": int(height * MM)})


def papers(place: int) -> Iterator[tuple[str, str]]:
    """What is printed on which paper: at night each on both, by day on one of them in turn."""
    for number, (kind, paper) in enumerate(itertools.product(("sheet", "cards"), PAPERS)):
        if NIGHT or number in ((0, 3), (1, 2))[place % 2]:
            yield kind, paper


def test_on_paper_nothing_is_cut(page: Page, site_url: str) -> None:
    page.emulate_media(color_scheme="dark")
    for place, rules in enumerate(BOOKS.values()):
        page.set_viewport_size(SCREEN)
        page.emulate_media(media="null")
        open_table(page, site_url, "123m," + rules)  # rules alone would be offered to be kept
        for kind, paper in papers(place):
            printed(page, kind, paper)
            for wrong in (CLIPPED, SPILT, COLOURED):
                assert page.evaluate(wrong) == [], (rules, kind, paper)
            assert page.evaluate("getComputedStyle(document.body).backgroundColor") == (
                "rgb(255, 255, 255)"
            )
            assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
            whole = page.eval_on_selector_all(
                "#paper > *", "all => all.map((it) => it.getBoundingClientRect().height)"
            )
            assert max(whole) <= PAPERS[paper][1] * MM, (rules, kind, paper)
            if kind == "cards":
                measure_cards(page)
            else:
                assert page.evaluate(ALONE) == []
                assert len(set(page.evaluate(TOPS))) == 1


def measure_cards(page: Page) -> None:
    """They have their true size, and fronts and backs on one paper lie on each other."""
    boxes = page.eval_on_selector_all(
        ".card-paper", "all => all.map((it) => it.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) in (18, 20)
    for box in boxes:
        assert box["width"] / MM == pytest.approx(91, abs=0.1)
        assert box["height"] / MM == pytest.approx(55, abs=0.1)
    sheet = page.evaluate("document.documentElement.clientWidth")
    left, right = min(box["left"] for box in boxes), max(box["right"] for box in boxes)
    assert round(left) == pytest.approx(sheet - round(right), abs=1)
    fronts, backs = page.locator(".cards-paper").all()
    expect(fronts).to_contain_text("Non-dealer")
    expect(backs).not_to_contain_text("Non-dealer")


def test_longer_words_have_room_on_paper(chromium: Browser, pseudo_url: str) -> None:
    context = chromium.new_context(viewport=SCREEN, service_workers="block")
    page = context.new_page()
    open_table(page, pseudo_url, "123m," + BOOKS["doubles"])
    for kind, paper in papers(1):
        page.set_viewport_size(SCREEN)
        printed(page, kind, paper)
        assert page.evaluate(SPILT) == []
    context.close()


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
