"""A page zoomed to 200 % has half the pixels: it may scroll down, never sideways, and every word
stays in its control and off the others."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.device import left
from tests.browser.hand_page import READY
from tests.browser.host import show
from tests.browser.test_layout import HANDS
from tests.browser.test_pseudo import GAME, MEASURED

# A phone of 390 × 664 pixels.
WIDTH, HEIGHT = 195, 332
OFF = """() => [...document.querySelectorAll("main button, main .half")].filter((it) => {
    const { left, right } = it.getBoundingClientRect();
    return it.checkVisibility() && (left < -0.5 || right > innerWidth + 0.5);
}).map((it) => it.outerHTML.slice(0, 80))"""
# Drawings that reach out of their control.
DRAWN = """() => [...document.querySelectorAll("main button svg")].filter((it) => {
    const inner = it.getBoundingClientRect(), outer = it.closest("button").getBoundingClientRect();
    const within = inner.left > outer.left - 0.5 && inner.right < outer.right + 0.5;
    return it.checkVisibility() && !within;
}).map((it) => it.closest("button").dataset.do)"""


@pytest.fixture(scope="module", params=["en", "ja", "de", "ru"])
def zoomed(chromium: Browser, site_url: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    yield from phone(chromium, site_url, request.param, {})


@pytest.fixture(scope="module", params=["en", "ja", "es", "ru"])
def in_a_game(chromium: Browser, site_url: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    kept = left("20261122120000000", GAME)
    yield from phone(chromium, site_url, request.param, kept)


def phone(chromium: Browser, url: str, tag: str, kept: dict[str, str]) -> Iterator[Page]:
    context = chromium.new_context(
        viewport={"width": WIDTH, "height": HEIGHT},
        device_scale_factor=2,
        locale=tag,
        service_workers="block",
    )
    context.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)});")
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(f'{READY}[data-complete][lang="{tag}"]', state="attached")
    yield page
    context.close()


def complaints(page: Page) -> dict[str, object]:
    """What is wrong with what is seen now, by what kind; further down is not off the screen."""
    found = page.evaluate(MEASURED)
    found["spilt"] = [each for each in found["spilt"] if not each.startswith("off the screen")]
    found.update(off=page.evaluate(OFF), drawn=page.evaluate(DRAWN))
    return {kind: wrong for kind, wrong in found.items() if wrong}


@pytest.mark.parametrize("name", HANDS)
def test_a_phone_zoomed_to_twice_its_size(zoomed: Page, name: str) -> None:
    show(zoomed, HANDS[name])
    assert complaints(zoomed) == {}


def test_a_game_on_a_phone_zoomed_to_twice_its_size(in_a_game: Page) -> None:
    wrong = {"hand": complaints(in_a_game)}
    in_a_game.click("#to-game")
    in_a_game.wait_for_selector("#game:not([hidden])")
    wrong["board"] = complaints(in_a_game)
    # The names of rulebook, hand and players end in an ellipsis.
    wrong["board"].pop("cut", None)
    assert {name: found for name, found in wrong.items() if found} == {}
