"""A game at the Table in Safari's engine: a ron from the Hand screen, a draw, and a reload."""

from tests.browser.host import Host
from tests.webkit.driver import Driver

WIN = "#234567m33456p67s+8s,riichi,dora:4p"  # riichi, tanyao, pinfu, a dora: a mangan
SCORES = """[...document.querySelectorAll(".seat")]
    .sort((one, other) => one.dataset.seat - other.dataset.seat)
    .map((seat) => seat.querySelector(".score").innerText.replaceAll(/[^0-9]/g, "")).join(" ")"""
BOARD = "document.querySelector('#game')?.checkVisibility()"
STILL = "document.getAnimations().every((it) => it.playState === 'finished')"
SHEET = "document.querySelector('#game-sheet').open"


def tap(page: Driver, arg: str) -> None:
    selector = f'[data-do="table"][data-arg="{arg}"]'
    page.wait(f"document.querySelector('{selector}')?.checkVisibility()")
    page.wait(STILL)
    page.click(selector)


def record(page: Driver) -> None:
    page.wait(SHEET)
    page.wait(STILL)
    page.click('#game-sheet [data-arg="record"]')
    page.wait(f"!{SHEET}")


def test_a_ron_and_a_draw(webkit: Driver, host: Host) -> None:
    webkit.open(host.url)
    webkit.click("#menu")
    tap(webkit, "open")
    record(webkit)
    assert webkit.run(SCORES) == "30000 30000 30000 30000"
    tap(webkit, "hand")
    webkit.ask("POST", "/url", {"url": "about:blank"})  # going back to the Hand screen ends
    webkit.open(host.url + WIN)
    webkit.wait("document.querySelector('[data-win=ron]')")
    webkit.click("[data-win=ron]")
    tap(webkit, "take ron")
    tap(webkit, "from 3")
    record(webkit)
    assert webkit.run(SCORES) == "30000 38000 30000 22000"
    tap(webkit, "draw")
    tap(webkit, "tenpai 0")
    record(webkit)
    after = "33000 37000 29000 21000"
    assert webkit.run(SCORES) == after
    webkit.reload()
    webkit.wait(BOARD)
    assert webkit.run(SCORES) == after
