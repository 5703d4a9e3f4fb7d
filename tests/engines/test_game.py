"""A game in Safari's and Firefox's engines: a ron from the Hand screen, a draw, a reload."""

from tests.browser.host import Host
from tests.engines.game import BOARD, SHEET, STILL, tap
from tests.engines.page import Driven

WIN = "#234567m33456p67s+8s,riichi,dora:4p"  # riichi, tanyao, pinfu, a dora: a mangan
SCORES = """[...document.querySelectorAll(".seat")]
    .sort((one, other) => one.dataset.seat - other.dataset.seat)
    .map((seat) => seat.querySelector(".score").innerText.replaceAll(/[^0-9]/g, "")).join(" ")"""


def record(page: Driven) -> None:
    page.wait(SHEET)
    page.wait(STILL)
    page.click('#game-sheet [data-do="game record"]')
    page.wait(f"!{SHEET}")


def test_a_ron_and_a_draw(window: Driven, host: Host) -> None:
    window.open(host.url)
    window.click("#menu")
    tap(window, "open")
    record(window)
    assert window.run(SCORES) == "30000 30000 30000 30000"
    tap(window, "hand")
    window.go("about:blank")  # going back to the Hand screen ends
    window.open(host.url + WIN)
    window.wait("document.querySelector('[data-win=ron]')")
    window.click("[data-win=ron]")
    tap(window, "take ron")
    tap(window, "from 3")
    record(window)
    assert window.run(SCORES) == "30000 38000 30000 22000"
    tap(window, "draw")
    tap(window, "tenpai 0")
    record(window)
    after = "33000 37000 29000 21000"
    assert window.run(SCORES) == after
    window.reload()
    window.wait(BOARD)
    assert window.run(SCORES) == after


def test_back_leads_from_the_hand_to_the_game(window: Driven, host: Host) -> None:
    window.open(host.url)
    window.click("#menu")
    tap(window, "open")
    record(window)
    window.wait("history.state === 'hand game'")
    tap(window, "hand")
    window.wait("history.state === 'hand game hand'")
    window.run("history.back()")
    window.wait(BOARD)
    window.run("history.forward()")
    window.wait(f"!({BOARD})")
    window.reload()
    window.wait("document.querySelector('#switch')?.checkVisibility()")
    window.wait("history.state === 'hand game hand'")
    window.run("history.back()")
    window.wait(BOARD)
    window.wait("history.state === 'hand game'")
