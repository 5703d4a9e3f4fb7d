"""The game in any engine: what of it is shown, and a touch."""

from tests.engines.page import Driven

BOARD = "document.querySelector('#board')?.checkVisibility()"
STILL = "document.getAnimations().every((it) => it.playState === 'finished')"
SHEET = "document.querySelector('#game-sheet')?.open"


def tap(page: Driven, arg: str) -> None:
    selector = f'[data-do="game {arg}"]'
    if arg == "open":
        selector = "#sheet " + selector
    page.wait(f"document.querySelector('{selector}')?.checkVisibility()")
    page.wait(STILL)
    page.click(selector)
