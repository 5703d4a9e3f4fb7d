"""A store that opens late, one of a later version, and two pages of one origin: what was kept is
neither written over nor passed over in silence.
"""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.bench.late import run
from tests.browser.conftest import Serve
from tests.browser.device import NAMED, games, left
from tests.browser.faults import NEWER
from tests.browser.game_player import READY, GamePlayer
from tests.conftest import NIGHT, tries
from tests.game_text import NAMES, START, text

HAND = "234567m33456p67s+8s"
NEW_TENBOU = "newer Tenbou"


def test_a_store_of_a_later_version_is_said_and_left_alone(page: Page, site_url: str) -> None:
    page.goto(site_url + "licences.html")
    page.evaluate(f"() => ({NEWER})({NAMED})")
    player = GamePlayer(page, site_url)
    player.goto()
    expect(page.locator("#note")).to_contain_text(NEW_TENBOU)
    player.open()
    expect(page.locator("#game-sheet")).to_contain_text(NEW_TENBOU)
    player.begin(*NAMES)
    player.reload()  # what is entered meanwhile lies beside it
    assert player.events == 0
    expect(page.locator("#board .seat")).to_have_count(4)
    page.goto(site_url + "#guide/practice/progress")
    expect(page.locator(".practice-told")).to_contain_text(NEW_TENBOU)
    versions = "async () => (await indexedDB.databases()).map(({ version }) => version)"
    assert page.evaluate(versions) == [2]


def test_a_page_of_a_later_version_is_not_held_up(page: Page, site_url: str) -> None:
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    other = page.context.new_page()
    other.goto(site_url + "licences.html")
    other.evaluate(f"() => ({NEWER})({NAMED})")
    expect(page.locator("#note")).to_contain_text(NEW_TENBOU)


@pytest.fixture
def twins(serve: Serve, site: Path, tmp_path: Path) -> str:
    """The address below which the site lies twice, in a/ and in b/."""
    for name in "ab":
        shutil.copytree(site, tmp_path / name)
    return serve(tmp_path)


def test_two_pages_of_one_origin_keep_apart(chromium: Browser, twins: str) -> None:
    context = chromium.new_context(service_workers="block")
    first, second = (GamePlayer(context.new_page(), f"{twins}{name}/") for name in "ab")
    first.goto()
    first.open()
    first.begin(*NAMES)
    assert len(games(first.page)) == 1
    second.goto()
    assert games(second.page) == []
    second.page.locator('#picker [data-tile="9s"]').click()
    second.page.wait_for_timeout(300)
    first.reload()
    assert first.page.evaluate("location.hash") == ""
    second.page.goto(first.url)  # in the same tab
    second.page.wait_for_selector(READY, state="attached")
    expect(second.page.locator("#board .seat")).to_have_count(4)
    context.close()


def test_what_all_pages_shared_goes_to_the_first_that_comes(chromium: Browser, twins: str) -> None:
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{twins}b/licences.html")
    kept = left("20260102000000000", text(START))
    page.evaluate("(kept) => void Object.assign(localStorage, kept)", kept)
    for name, count in (("b", 1), ("a", 0), ("b", 1)):
        page.goto(f"{twins}{name}/")
        page.wait_for_selector(READY, state="attached")
        assert len(games(page)) == count
    context.close()


@pytest.mark.parametrize("seed", range(tries(2) if NIGHT else 1))
def test_nothing_is_missing_in_silence(chromium: Browser, site_url: str, seed: int) -> None:
    """A few of the runs that `make late` makes."""
    assert run(chromium, site_url, seed).wrong == []
