"""Hands in Safari's and Firefox's engines: entered by clicks and slides, and answered."""

from tests.engines.page import Driven

SLIDES = {"run": (34, 0), "triplet": (0, -34), "pair": (0, 34)}


def tiles(page: Driven, names: str) -> None:
    for name in names.split():
        page.click(f'#picker [data-tile="{name}"]')


def indicator(page: Driven) -> None:
    page.click('#dora [data-do="hand mode dora"]')
    tiles(page, "4p")


def address(page: Driven, hand: str) -> None:
    """It follows when the answer has been painted."""
    page.wait(f"location.hash === '{hand}'")


def answer(page: Driven, by: str) -> list[str]:
    return [
        page.run(f"document.querySelector('[data-win={by}]').dataset.{it}")
        for it in ("han", "fu", "pay")
    ]


def test_a_closed_hand_by_clicks(page: Driven) -> None:
    tiles(page, "2m 3m 4m 5m 6m 7m 3p 3p 4p 5p 6p 6s 7s 8s")
    page.click('#tools [data-do="hand riichi"]')
    indicator(page)
    address(page, "#234567m33456p67s+8s,dora:4p,riichi")
    assert answer(page, "ron") == ["4", "30", "8000"]
    assert answer(page, "tsumo") == ["5", "20", "2000/4000"]
    page.click("[data-win=ron]")
    page.wait("document.querySelector('#sheet').open")
    assert "8,000" in page.run("document.querySelector('#sheet').innerText")
    page.wait("history.state.endsWith('sheet')")
    page.run("history.back()")
    page.wait("!document.querySelector('#sheet').open")


def test_an_open_hand_by_clicks(page: Driven) -> None:
    tiles(page, "4m 5m 6m 9p 9p")
    page.click('#tools [data-do="hand mode pon"]')
    tiles(page, "5z")
    page.click('#tools [data-do="hand mode chii"]')
    tiles(page, "2s 5p 6p 7p")
    indicator(page)
    address(page, "#456m5699p+7p,pon:555z,chii:234s,dora:4p")
    assert answer(page, "ron") == ["2", "30", "2000"]


def test_a_closed_hand_by_slides(page: Driven) -> None:
    for shape, name in (("run", "2m"), ("run", "5m"), ("pair", "3p"), ("run", "4p"), ("run", "6s")):
        page.drag(f'#picker [data-tile="{name}"]', *SLIDES[shape])
    address(page, "#234567m33456p67s+8s")


def test_a_reload_brings_the_hand_back_and_undo_works(page: Driven, site_url: str) -> None:
    tiles(page, "1m 2m 3m")
    page.open(site_url)
    address(page, "#123m")
    page.click('#tools [data-do="hand undo"]')
    address(page, "#12m")


def test_everything_is_in_sight(page: Driven) -> None:
    below = page.run(
        "[...document.querySelectorAll('main button')].filter((it) => it.offsetParent)"
        ".filter((it) => it.getBoundingClientRect().bottom > innerHeight).length"
    )
    assert below == 0
    assert page.run("document.documentElement.scrollWidth <= innerWidth")
