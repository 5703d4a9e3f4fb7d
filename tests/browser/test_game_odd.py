"""The game under odd hands: strange names, double taps, Back anywhere, no connection."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board import ECHO, begun, open_game
from tests.browser.device import games
from tests.browser.game_player import GamePlayer
from tests.browser.host import back, followed, resize, show
from tests.conftest import NIGHT
from tests.game_text import START, WIN, event, text


@pytest.fixture
def player(page: Page, site_url: str) -> GamePlayer:
    player = GamePlayer(page, site_url)
    player.goto()
    player.open()
    return player


@pytest.fixture
def on(page: Page, site_url: str) -> GamePlayer:
    return begun(page, site_url)


def names(on: GamePlayer) -> list[str]:
    return on.page.locator("#board .name").all_inner_texts()


def test_names_lose_what_cannot_be_shown(player: GamePlayer) -> None:
    """A NUL, half of a surrogate pair, a mark that turns the direction: pasted, for one."""
    page = player.page
    page.evaluate(
        """() => {
            const names = ["A\\0nn", "B\\ud83cob", "\\u202eCid", "Dee\\udc04"];
            document.querySelectorAll("#game-sheet [name^=name]").forEach((box, seat) => {
                box.value = names[seat];
                box.dispatchEvent(new Event("input", { bubbles: true }));
            });
        }"""
    )
    player.tap("record")
    player.closed()
    found = names(player)
    assert [found[0], found[2]] == ["Ann", "Cid"]
    assert found[1] in ("Bob", "B\ufffdob")
    assert found[3] in ("Dee", "Dee\ufffd")
    player.play(event("ron from:D B:3/40"))
    player.tap("sheet log")
    expect(page.locator(".log > li b").first).to_have_text(f"{found[1]}: ron from {found[3]}")
    player.tap("close")
    player.closed()
    player.reload()
    assert names(player) == found


def test_earlier_entries_are_drawn_on_demand_and_reached_by_the_keyboard(
    page: Page, site_url: str
) -> None:
    on = begun(page, site_url, *["riichi A", "draw tenpai:A"] * 13)
    on.tap("sheet log")
    entries = page.locator(".log > li")
    expect(entries).to_have_count(24)
    page.locator('[data-do="game earlier"]').focus()
    page.keyboard.press("Enter")
    expect(entries).to_have_count(26)
    expect(page.locator('[data-do="game earlier"]')).to_have_count(0)
    expect(entries.nth(24).locator("button").first).to_be_focused()
    expect(entries.last).to_have_attribute("data-place", "1")
    page.locator("#game-sheet").evaluate("it => it.scrollTo(0, it.scrollHeight)")
    on.tap("edit 2")
    expect(page.locator("#game-sheet-title")).to_have_text("Exhaustive draw, East 1")
    expect(page.locator("#game-sheet-title")).to_be_focused()
    assert page.locator("#game-sheet").evaluate("it => it.scrollTop") == 0


# Taps that come twice


def test_a_double_tap_records_once_and_on_undo_takes_two_back(player: GamePlayer) -> None:
    """Undo closes nothing, so both taps are meant."""
    page, record = player.page, player.page.locator('#game-sheet [data-do="game record"]')

    def recorded() -> None:
        record.dblclick()
        player.closed()
        page.wait_for_timeout(100)
        player.closed()

    recorded()  # the beginning
    assert len(games(page)) == 1
    begun = player.state()
    player.tap("draw", "tenpai 0", "tenpai 1")
    recorded()
    assert player.state() == "31500 31500 28500 28500 E1+1 sticks:0"
    player.more("sheet chombo")
    page.locator('[data-do="game pick 2"]').dblclick()
    recorded()
    expect(page.locator("#game")).to_have_attribute("data-events", "2")
    expect(page.locator('#board [aria-pressed="true"]')).to_have_count(0)
    page.wait_for_timeout(ECHO)  # else it may count as one tap with what recorded
    page.locator('[data-do="game undo"]').dblclick()
    expect(page.locator("#game")).to_have_attribute("data-events", "0")
    assert player.state() == begun


@pytest.mark.parametrize("known", [False, True], ids=["first", "later"])
def test_a_double_tap_on_to_the_table_records_nothing(on: GamePlayer, known: bool) -> None:
    """The second tap meets the button that records, and is not meant for it."""
    page = on.page
    on.tap("hand")
    if not known:  # the tap that takes the hand is the first that the game hears of
        on.goto()
    followed(page)
    page.goto(f"{page.url.partition('#')[0]}#{WIN}")
    page.locator("[data-win=tsumo]").click()
    page.locator('[data-do="game take tsumo"]').dblclick()
    expect(page.locator("#game-sheet .sums")).to_be_visible()
    page.wait_for_timeout(ECHO)
    expect(page.locator("#game")).to_have_attribute("data-events", "0")
    on.tap("record")
    on.closed()
    assert on.state() == "26000 38000 28000 28000 E2 sticks:0"


OPENS = {"#menu": "#sheet", "#round": "#sheet", "#book": "#rules", "[data-win=ron]": "#sheet"}


def test_a_double_tap_opens_what_one_tap_opens(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}#{WIN}")
    page.wait_for_selector("html[data-complete]", state="attached")
    for control, opened in OPENS.items():
        page.locator(control).dblclick()
        page.wait_for_timeout(100)
        expect(page.locator(opened), control).to_be_visible()
        page.wait_for_timeout(ECHO)
        page.locator(f'{opened} [data-do="page close"]').dblclick()
        page.wait_for_timeout(100)
        expect(page.locator("dialog[open]"), control).to_have_count(0)
        page.wait_for_timeout(ECHO)
    expect(page.locator("#hand .tile")).to_have_count(14)


# Ways out

Way = Callable[[GamePlayer], None]


def edit(on: GamePlayer) -> None:
    on.tap("sheet log")
    on.tap("edit 1")


def removed(on: GamePlayer) -> None:
    on.tap("sheet log")
    on.tap("remove 2")


SHEETS: dict[str, Way] = {
    "win": lambda on: on.tap("win"),
    "start": lambda on: on.more("new"),
    "games": lambda on: on.more("games"),
    "edit": edit,
    "removed": removed,
}


def test_back_and_escape_close_sheets_of_every_kind(on: GamePlayer) -> None:
    on.play(event("ron from:D B:3/40"))
    on.play(event("draw tenpai:B"))
    page = on.page
    ways: list[Callable[[], object]] = [lambda: back(page), lambda: page.keyboard.press("Escape")]
    for place, (name, way) in enumerate(SHEETS.items()):
        for leave in ways if NIGHT else ways[place % 2 :][:1]:  # by day in turn
            way(on)
            expect(page.locator("#game-sheet"), name).to_be_visible()
            leave()
            if name == "edit":  # it lies over the log
                expect(page.locator('#game-sheet[data-sheet="log"]')).to_be_visible()
                leave()
            on.closed()
            expect(page.locator("#game"), name).to_be_visible()
            if name == "removed":
                page.keyboard.press("Control+z")
                expect(page.locator("#game")).to_have_attribute("data-events", "2")


def test_back_goes_to_and_fro_between_hand_and_game(on: GamePlayer) -> None:
    page = on.page
    on.tap("hand")
    expect(page.locator("#picker")).to_be_visible()
    on.open()
    length = page.evaluate("() => history.length")
    for shown in ("#picker", "#board") * 3:
        back(page)
        expect(page.locator(shown)).to_be_visible()
        path = "hand game hand" if shown == "#picker" else "hand game"
        page.wait_for_function("(path) => history.state === path", arg=path)
    assert page.evaluate("() => history.length") == length
    on.more("stop")
    on.tap("close")
    on.closed()
    page.wait_for_function("() => history.state === 'hand game'")
    back(page)
    expect(page.locator("#picker")).to_be_visible()
    back(page)
    page.wait_for_url("about:blank")


def test_a_sheet_opened_as_another_closes(on: GamePlayer) -> None:
    """In one breath, before the browser has gone back in its history."""
    page = on.page
    on.tap("sheet log")
    page.evaluate(
        """() => {
            document.querySelector('#game-sheet [data-do="game close"]').click();
            const win = document.querySelector('#game-bar [data-do="game win"]');
            requestAnimationFrame(() => setTimeout(() => win.click()));
        }"""
    )
    page.wait_for_timeout(200)
    expect(page.locator("#game-sheet-title")).to_have_text("Win")
    on.tap("close")
    on.closed()
    page.wait_for_timeout(200)
    expect(page.locator("#game:not([hidden])")).to_be_visible()


# Whether the sums stand between the head of the sheet and the button that records.
IN_SIGHT = """() => {
    const box = (it) => document.querySelector("#game-sheet " + it).getBoundingClientRect();
    return box(".sheet-head").bottom <= box(".sums").top && box(".sums").bottom <= box(".foot").top;
}"""


@pytest.mark.parametrize("before", [(), ("draw tenpai:AB", "draw tenpai:AC")])
def test_what_two_hands_come_to_is_in_sight_as_they_are_brought(
    page: Page, site_url: str, before: tuple[str, ...]
) -> None:
    """On a small phone, with honba and riichi sticks a line more for each."""
    resize(page, (360, 560))
    lines = (START.replace("wrc-2015", "tenhou"), *before, "riichi B")
    player = open_game(page, site_url, text(*lines))
    player.tap("win", "winner 1", "winner 2", "from 3")
    for seat, hand in ((1, "234567m33456p67s+8s,riichi"), (2, "222m555678p44s67s+8s")):
        player.tap(f"tiles {seat}")
        show(page, f"{hand},seat:{'ESWN'[seat]},rules:tenhou")
        player.tap("open")
    expect(page.locator("#game-sheet .sums")).to_contain_text("Cid +1,300")
    assert page.evaluate(IN_SIGHT)
