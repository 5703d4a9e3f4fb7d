"""Hand and game as one: who is entered, the way between both, Back, and what other tabs do."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board import ECHO, SIZES, at_every_size, begun
from tests.browser.device import left
from tests.browser.game_player import GamePlayer
from tests.browser.hand_page import Player, rest
from tests.browser.host import awaited, back, followed, forward, hold, reload, resize, show
from tests.browser.places import game_of
from tests.browser.questions import OVERLAP, SIDEWAYS
from tests.conftest import NIGHT
from tests.game_text import WIN, event

READY = "html[data-ready]"
HAND, GAME, AWAY = "hand", "game", "away"
SEATS = "#seat button"
SWITCH = "#switch"
ASKED = f"[...({OVERLAP})(), ...(({SIDEWAYS})() ? ['sideways'] : [])]"
AND_RELOAD = """(control) => {
    document.querySelector(control).click();
    location.reload();
}"""


@pytest.fixture
def player(page: Page, site_url: str) -> GamePlayer:
    player = GamePlayer(page, site_url)
    player.goto()  # from about:blank
    return player


@pytest.fixture
def on(page: Page, site_url: str) -> GamePlayer:
    player = begun(page, site_url)
    entry(page, "hand game")
    return player


def entry(page: Page, state: str) -> None:
    """Wait until the tab's history has come to an entry."""
    page.wait_for_function("(state) => history.state === state", arg=state)


def shows(page: Page, what: str) -> None:
    if what == AWAY:
        page.wait_for_url("about:blank")
        return
    expect(page.locator("#game" if what == GAME else "#picker")).to_be_visible()
    expect(page.locator("#picker" if what == GAME else "#game:not([hidden])")).to_be_hidden()
    expect(page.locator("dialog[open]")).to_have_count(0)


def backs(page: Page, *what: str) -> None:
    """Each press of Back leads there."""
    for each in what:
        back(page)
        shows(page, each)


def link(page: Page, fragment: str) -> None:
    """Open a link in the tab."""
    followed(page)
    page.evaluate("(to) => { location.hash = to; }", fragment)


def at_hand(on: GamePlayer, fragment: str = "") -> Page:
    """On the Hand screen, with a hand that was entered there."""
    page = on.page
    on.tap("hand")
    entry(page, "hand game hand")
    if fragment:
        page.click("#menu")
        page.click('#sheet [data-do="page open text"]')
        page.fill("#write", fragment)
        page.click('#sheet [data-do="page write"]')
        expect(page.locator("#sheet[open]")).to_be_hidden()
        entry(page, "hand game hand")
        rest(page, ECHO)  # else a tap at that spot belongs to this one
    return page


def seats(page: Page) -> list[str]:
    return [" ".join(text.split()) for text in page.locator(SEATS).all_inner_texts()]


# Whose hand it is


def test_the_seats_are_the_players_and_the_header_tells_the_deal(on: GamePlayer) -> None:
    on.play(event("ron from:D B:3/40"))  # East 2, Bob deals
    page = at_hand(on, "234m")
    assert seats(page) == ["E Bob", "S Cid", "W Dee", "N Ann"]
    labels = [each.get_attribute("aria-label") for each in page.locator(SEATS).all()]
    assert labels == ["Bob, East, dealer", "Cid, South", "Dee, West", "Ann, North"]
    expect(page.locator("#round b")).to_have_text("East 2")
    expect(page.locator("#round .unseen")).to_have_text("East 2, 0 honba, 0 riichi sticks")
    expect(page.locator("#book")).to_have_text("WRC 2015")
    # A reload in the middle of a hand keeps all of it, and the words may change on the way.
    page.click('#picker [data-tile="5p"]')
    page.wait_for_url("**/#234m5p*")
    reload(page)
    page.wait_for_selector("html[data-complete]", state="attached")
    expect(page.locator(f"{SEATS} small")).to_have_text(("Bob", "Cid", "Dee", "Ann"))
    expect(page.locator("#hand .tile")).to_have_count(4)
    expect(page.locator(SWITCH)).to_be_visible()
    page.click("#menu")
    page.click('#sheet [data-do="menu terms japanese"]')
    page.keyboard.press("Escape")
    expect(page.locator("#round b")).to_have_text("東 2")  # once its words are there
    assert seats(page) == ["東 Bob", "南 Cid", "西 Dee", "北 Ann"]


def test_one_control_stands_at_the_same_place_on_both(on: GamePlayer) -> None:
    page = on.page
    hand = Player(page)
    for name, size in SIZES.items():
        resize(page, size)
        there = [page.locator(each).bounding_box() for each in ("#to-hand", "#to-game")]
        hand.tap("#to-hand")
        shows(page, HAND)
        here = [page.locator(each).bounding_box() for each in ("#to-hand", "#to-game")]
        assert here == there, name
        expect(page.locator("#to-hand")).to_have_attribute("aria-current", "page")
        hand.tap("#to-game")
        shows(page, GAME)
        expect(page.locator("#to-game")).to_have_attribute("aria-current", "page")
        expect(page.locator("#to-hand")).not_to_have_attribute("aria-current", "page")
        rest(page, ECHO)
    page.locator("#to-hand").focus()
    page.keyboard.press("Enter")
    shows(page, HAND)


def test_the_way_back_stands_out_once_the_tiles_of_a_win_are_there(on: GamePlayer) -> None:
    page = on.page
    on.tap("win", "winner 1", "from 0", "tiles 1")
    way, hand = page.locator("#to-game"), Player(page)
    for name in (*(f"{n}m" for n in range(1, 10)), "1p", "2p", "3p", "5s"):
        hand.tile(name)
    expect(way).not_to_have_attribute("aria-description", re.compile("."))
    hand.tile("5s")
    expect(way).to_have_attribute("aria-description", "Use the hand entered: Bob")
    meant, other = (page.locator(f'#answer [data-win="{by}"]') for by in ("ron", "tsumo"))
    expect(meant).to_have_css("outline-style", "solid")
    expect(other).to_have_css("outline-style", "none")
    hand.tap("#to-game")
    expect(page.locator("#game-sheet .fixed")).to_contain_text("from the tiles")
    expect(way).not_to_have_attribute("aria-description", re.compile("."))


def test_nothing_overlaps_on_the_hand_screen_of_a_game(on: GamePlayer) -> None:
    on.play(event("adjust A-12000 sticks:12"))
    for _ in range(10):
        on.play(event("draw tenpai:A"))
    page = at_hand(on, "99m,ankan:1111p,kan:2222s,dora:4p5p6p")
    assert page.locator("#round .count").inner_text().split() == ["10", "12"]
    assert at_every_size(page, ASKED, "phone") == {}


STYLES = """() => [...document.querySelectorAll("#top *, #answer *, #sheet *")].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    const { backgroundColor, fontSize, padding } = getComputedStyle(it);
    return [it.tagName, it.className.baseVal ?? it.className, x, y, width, height,
        backgroundColor, fontSize, padding].join(" ");
})"""


def test_the_style_of_the_game_leaves_the_hand_alone(on: GamePlayer) -> None:
    page = at_hand(on, WIN)
    page.click("[data-win=ron]")
    expect(page.locator("#sheet")).to_contain_text("all simples")  # in words that come late
    with_it = page.evaluate(STYLES)
    page.evaluate("document.querySelector('link[href*=\"static/game.\"]').disabled = true")
    assert page.evaluate(STYLES) == with_it


# Hand to recorded win


def test_a_win_is_four_touches_from_its_last_tile_and_back_on_the_board(on: GamePlayer) -> None:
    page = at_hand(on, "234567m33456p67s,riichi,dora:4p")
    hand = Player(page)
    hand.tile("8s")
    hand.taps = 0
    hand.tap("[data-win=ron]")
    hand.tap('[data-do="game take ron"]')
    hand.tap('#game-sheet [data-do="game from 3"]')
    hand.tap('#game-sheet [data-do="game record"]')
    assert hand.taps <= 4
    on.closed()
    shows(page, GAME)
    told = " ".join(page.locator(".event").inner_text().split())
    assert told == "Ron 4 han 30 fu mangan Bob +9,000 Dee \u22128,000"
    entry(page, "hand game")
    on.tap("hand")
    expect(page.locator("#hand .tile")).to_have_count(0)
    backs(page, GAME, HAND)


# Back


def test_forward_leads_in_again(on: GamePlayer) -> None:
    page = at_hand(on, "234m")
    backs(page, GAME)
    forward(page)
    shows(page, HAND)
    expect(page.locator("#hand .tile")).to_have_count(3)
    page.goto("about:blank")
    back(page)
    page.wait_for_selector(READY, state="attached")
    shows(page, HAND)
    backs(page, GAME)
    forward(page)
    shows(page, HAND)
    expect(page.locator("#hand .tile")).to_have_count(3)
    backs(page, GAME, HAND)


Way = Callable[[GamePlayer], None]


def opened_answer(on: GamePlayer) -> None:
    at_hand(on, WIN).click("[data-win=ron]")
    entry(on.page, "hand game hand sheet")


def menu(on: GamePlayer) -> None:
    at_hand(on).click("#menu")
    entry(on.page, "hand game hand sheet")


def held_key(on: GamePlayer) -> None:
    page = at_hand(on)
    Player(page).hold('#picker button[data-tile="5m"]')
    expect(page.locator("#ring")).to_be_visible()
    entry(page, "hand game hand sheet")


COVERS: tuple[Way, ...] = (menu, held_key, opened_answer)


def test_back_closes_what_lies_over_the_hand_or_the_board_first(on: GamePlayer) -> None:
    """What is closed otherwise takes no step back."""
    page = on.page
    on.tap("sheet log")
    entry(page, "hand game sheet")
    backs(page, GAME)
    entry(page, "hand game")
    for way in COVERS:
        for leave in (partial(back, page), partial(page.keyboard.press, "Escape")):
            way(on)
            leave()
            expect(page.locator("#ring")).to_be_hidden()
            shows(page, HAND)
            entry(page, "hand game hand")
            backs(page, GAME)
    backs(page, HAND)


def test_back_leads_from_an_entry_of_the_log_to_the_log(on: GamePlayer) -> None:
    page = on.page
    for line in ("riichi A", "draw tenpai:A", "draw tenpai:B", "draw tenpai:C"):
        on.play(event(line))
    change = page.locator('#game-sheet [data-do="game edit 1"]')
    for leave in (partial(back, page), partial(page.keyboard.press, "Escape")):
        on.tap("sheet log", "edit 1")
        entry(page, "hand game sheet sheet")
        leave()
        entry(page, "hand game sheet")
        expect(change).to_be_focused()
        expect(change).to_be_in_viewport()
        backs(page, GAME)
        entry(page, "hand game")
    backs(page, HAND)


@pytest.mark.parametrize("where", ["hand", "game sheet", "sheet", "game"][: 4 if NIGHT else 2])
def test_back_after_a_reload(on: GamePlayer, where: str) -> None:
    page = on.page
    if where == "sheet":
        opened_answer(on)
    elif where == "hand":
        at_hand(on, "234m")
    elif where == "game sheet":
        on.tap("sheet log")
        entry(page, "hand game sheet")
    reload(page)
    page.wait_for_selector(READY, state="attached")
    if where.startswith("game"):
        entry(page, "hand game")
        shows(page, GAME)
    else:
        expect(page.locator(SWITCH)).to_be_visible()
        entry(page, "hand game hand")
        shows(page, HAND)
        backs(page, GAME)
    backs(page, HAND)


def test_a_reload_before_the_history_has_followed_shows_what_was_shown(on: GamePlayer) -> None:
    page = on.page
    with page.expect_event("load"):
        page.evaluate(AND_RELOAD, '[data-do="game hand"]')
    page.wait_for_selector("html[data-board]", state="attached")
    shows(page, HAND)
    entry(page, "hand game hand")


def test_a_reload_moves_nothing_in_the_history(on: GamePlayer) -> None:
    """Back at once after it would lead out of the site from an entry further back."""
    page = at_hand(on, "234m")
    page.add_init_script("window.moves = 0; addEventListener('popstate', () => window.moves++);")
    reload(page)
    page.wait_for_selector("html[data-board]", state="attached")
    expect(page.locator(SWITCH)).to_be_visible()
    rest(page, 300)
    assert page.evaluate("() => [window.moves, history.state]") == [0, "hand game hand"]


def test_back_with_the_win_half_entered(on: GamePlayer) -> None:
    opened_answer(on)
    page = on.page
    on.tap("take ron")
    entry(page, "hand game sheet")
    backs(page, GAME)
    entry(page, "hand game")
    forward(page)  # to a sheet that is closed
    entry(page, "hand game")
    shows(page, GAME)
    backs(page, HAND)


def test_back_from_a_link_that_was_opened_in_the_tab(on: GamePlayer) -> None:
    page = on.page
    link(page, WIN)
    shows(page, HAND)
    entry(page, "hand game link")
    link(page, "234m")
    expect(page.locator("#hand .tile")).to_have_count(3)
    entry(page, "hand game link link")
    back(page)
    expect(page.locator("#hand .tile")).to_have_count(14)
    backs(page, GAME, HAND)


def test_back_in_a_new_tab(on: GamePlayer) -> None:
    at_hand(on)
    other = on.page.context.new_page()
    other.goto("about:blank")
    other.goto(on.url)
    expect(other.locator(SWITCH)).to_be_visible()
    entry(other, "hand game hand")
    backs(other, GAME, HAND)


# Other tabs


# The keyboard

FOCUS = "document.activeElement.id || document.activeElement.dataset.do"


def test_the_focus_stays_in_the_page(on: GamePlayer) -> None:
    page = on.page

    def press(what: str) -> None:
        page.locator(f'[data-do="{what}"]:visible').first.press("Enter")

    def stands(where: str) -> None:
        page.wait_for_function(f"(where) => ({FOCUS}) === where", arg=where)

    for what in ("win", "winner 1", "from 3", "han 1 3", "fu 1 40", "record"):
        press("game " + what)
    on.closed()
    stands("game-middle")  # the bar was drawn anew: there is something to undo
    for opener, what in (("game draw", ""), ("game sheet more", "sheet chombo")):
        press(opener)
        for each in ("game " + what, "game pick 1") if what else ():
            press(each)
        press("game record")
        on.closed()
        stands(opener)
    press("game hand")
    stands("to-hand")
    for digits in ("234567m", "33456p", "678s"):
        page.keyboard.type(digits)
    page.locator("[data-win=ron]").press("Enter")
    for what in ("take ron", "from 0", "record"):
        press("game " + what)
    on.closed()
    stands("game-middle")
    press("game sheet log")
    press("game show 4 3")
    shows(page, HAND)
    stands("hand tile 1m")
    press("game open")
    press("game sheet more")
    press("game stop")
    press("game close")
    on.closed()
    stands("game-middle")


def test_a_question_mark_shows_the_keys(on: GamePlayer) -> None:
    page = on.page
    for where in (GAME, HAND):
        if where == HAND:
            at_hand(on, "234m")
        page.keyboard.type("?")
        expect(page.locator("#sheet-title")).to_have_text("Keyboard")
        expect(page.locator("#sheet")).to_contain_text("This list")
        page.keyboard.press("Escape")
        shows(page, where)
        page.keyboard.type("?")
        expect(page.locator("#sheet-title")).to_be_focused()
        back(page)
        shows(page, where)


# Before the board has come


FIRST: dict[str, tuple[Callable[[Page], None], str]] = {
    "nothing": (lambda page: None, "#game"),
    "a tile": (lambda page: page.click('#picker [data-tile="1m"]'), "#hand .tile"),
    "a hand": (lambda page: show(page, "123m"), "#hand .tile"),
    "a page": (lambda page: show(page, "guide/yaku/chanta"), "#guide-room > *"),
    "the menu": (lambda page: page.click("#menu"), "#sheet[open]"),
}


@pytest.mark.parametrize("what", FIRST)
def test_what_is_opened_before_the_board_has_come_stays(
    bare_page: Page, site_url: str, what: str
) -> None:
    opens, shown = FIRST[what]
    kept = left("20261122120000000", game_of("Ann", "Bob", "Cid", "Dee"), GAME)
    bare_page.add_init_script(f"Object.assign(localStorage, {kept!r});")
    held = hold(bare_page, "**/pyapp-game.*")
    bare_page.goto(site_url)
    bare_page.wait_for_selector("html[data-complete]", state="attached")
    game = awaited(bare_page, held)
    opens(bare_page)
    game.continue_()
    bare_page.wait_for_selector("html[data-board]", state="attached")
    bare_page.wait_for_function("() => document.querySelectorAll('#seat small').length === 4")
    bare_page.wait_for_timeout(500)  # in which the board would come
    expect(bare_page.locator(shown).first).to_be_visible()
    expect(bare_page.locator("#game:not([hidden])")).to_be_visible(visible=what == "nothing")
