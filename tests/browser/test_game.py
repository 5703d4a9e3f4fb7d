"""The game screen in the built page: taps, the way from the Hand screen, what is kept."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board import begun
from tests.browser.device import games
from tests.browser.game_player import GamePlayer
from tests.game_text import event

ROOT = Path(__file__).parents[2]


@pytest.fixture
def player(page: Page, site_url: str) -> GamePlayer:
    player = GamePlayer(page, site_url)
    player.goto()
    return player


@pytest.fixture
def on(page: Page, site_url: str) -> GamePlayer:
    return begun(page, site_url)


def test_by_keyboard_alone(player: GamePlayer) -> None:
    page = player.page
    page.focus("#menu")
    page.keyboard.press("Enter")
    expect(page.locator("#sheet-title")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.do") == "game open"
    page.keyboard.press("Enter")
    expect(page.locator("#game-sheet[open]")).to_be_visible()

    def tab_to(what: str) -> None:
        for _ in range(40):
            if page.evaluate("document.activeElement.dataset.do") == f"game {what}":
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {what}")

    for what in ("record", "win", "winner 1", "from tsumo", "han 1 1"):
        tab_to(what)
        page.keyboard.press("Enter")
        expect(page.locator(":focus")).to_have_count(1)  # in what is in reach now
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator('[data-do="game han 1 5"]')).to_have_attribute("aria-checked", "true")
    tab_to("record")
    page.keyboard.press("Enter")
    player.closed()
    assert player.state() == "26000 38000 28000 28000 E2 sticks:0"
    tab_to("sheet log")
    page.keyboard.press("Enter")
    expect(page.locator("#game-sheet[open]")).to_be_visible()
    page.keyboard.press("Escape")
    player.closed()
    page.keyboard.press("Control+z")
    expect(page.locator("#game")).to_have_attribute("data-events", "0")
    assert player.state() == "30000 30000 30000 30000 E1 sticks:0"
    page.keyboard.press("Control+y")
    assert player.state() == "26000 38000 28000 28000 E2 sticks:0"
    page.keyboard.press("Control+y")
    expect(page.locator("#game-note")).to_have_text("Nothing to redo.")


def test_export_and_import(on: GamePlayer, tmp_path: Path) -> None:
    page = on.page
    on.play(event("ron from:D B:3/40"))
    on.more("games")
    with page.expect_download() as saving:
        page.locator('[data-do^="game export"]').first.click()
    assert "Ann-Bob-Cid-Dee" in saving.value.suggested_filename
    saved = Path(saving.value.path()).read_bytes()
    file, broken = tmp_path / "game.txt", tmp_path / "broken.png"
    # As other systems write it.
    file.write_bytes(b"\xef\xbb\xbf" + saved.replace(b"\n", b"\r\n"))
    broken.write_bytes((ROOT / "static/icons/icon-192.png").read_bytes())
    # A file is taken though the list is drawn anew while it is chosen.
    with page.expect_file_chooser() as chooser:
        page.locator("#game-sheet label:has([name=file])").click()
    page.locator('[data-do^="game delete"]').click()
    expect(page.locator(".games > li")).to_have_count(0)
    assert games(page) == []
    chooser.value.set_files(file)
    on.tap("choose theirs")
    on.closed()
    assert on.state() == "30000 35200 30000 24800 E2 sticks:0"
    on.more("games")
    on.choose_file(broken)
    expect(page.locator("#game-sheet .error")).to_contain_text("not a Tenbou game")
    # To choose none leaves the list open.
    page.locator("[name=file]").dispatch_event("cancel", {"bubbles": True})
    page.wait_for_timeout(100)
    expect(page.locator("#game-sheet[open]")).to_be_visible()
    on.tap("close")
    on.closed()
    assert on.state() == "30000 35200 30000 24800 E2 sticks:0"
    assert len(games(page)) == 1


def test_no_key_moves_while_a_win_a_draw_or_a_chombo_is_entered(on: GamePlayer) -> None:
    for ways, first, steps in (
        (("win",), "winner 0", ("winner 1", "from 0", "han 1 3")),
        (("draw",), "tenpai 0", ("tenpai 1",)),
        (("sheet more", "sheet chombo"), "pick 0", ("pick 1",)),
    ):
        on.tap(*ways)
        key = on.page.locator(f'[data-do="game {first}"]')
        stood = key.bounding_box()
        for step in steps:
            on.tap(step)
            expect(on.page.locator(f'[data-do="game {step}"]')).to_be_visible()
            assert key.bounding_box() == stood
        on.leave_sheet()
