"""The device has every game once, whichever tab wrote it, however the page was left."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pyapp.riichi.rulebooks import rules_for
from tests.browser.device import NAMED, NO_DATABASE, READ, WRITE, beside, games, store, stored, tabs
from tests.browser.game_player import READY, GamePlayer
from tests.browser.host import await_address, insist, wait_until
from tests.conftest import NIGHT, tries
from tests.game_text import BEGUN, NAMES, START, event, text

# What lies in localStorage, but for the notice that the page works offline.
LOCAL = "Object.keys(localStorage).filter((key) => !/ (keys|stored)$/.test(key))"


@pytest.fixture
def player(page: Page, site_url: str) -> GamePlayer:
    return GamePlayer(page, site_url)


@pytest.fixture
def on(player: GamePlayer) -> GamePlayer:
    """A game that has begun."""
    player.goto()
    player.open()
    player.begin(*NAMES)
    return player


def another_tab(on: GamePlayer, players: int = len(NAMES)) -> GamePlayer:
    other = GamePlayer(on.page.context.new_page(), on.url)
    other.goto()
    expect(other.page.locator("#board .seat")).to_have_count(players)
    return other


# Left at any moment


def test_a_tab_closed_at_once_has_kept_the_last_event(on: GamePlayer) -> None:
    other = on.page.context.new_page()  # a browser with no tab ends
    for seat in range(3):
        on.page.locator(f'[data-do="game riichi {seat}"]').evaluate("(it) => it.click()")
        on.page.close()
        on.page = other
        other = on.page.context.new_page()
        on.goto()
        expect(on.page.locator("#game")).to_have_attribute("data-events", str(seat + 1))


def holding_writes(on: GamePlayer) -> Page:
    """Another tab, which holds up every write for as long as it is there."""
    other = on.page.context.new_page()
    other.goto(on.url + "licences.html")  # which keeps nothing itself
    other.evaluate(f"() => void navigator.locks.request({NAMED}, () => new Promise(() => {{}}))")
    return other


def test_a_game_whose_tab_crashes_as_it_begins_is_on_the_board_again(player: GamePlayer) -> None:
    """Neither the game nor which one is open was written."""
    player.goto()
    player.open()
    other = holding_writes(player)
    player.begin(*NAMES)
    player.play(event("draw"))
    player.crash()
    other.close()
    player.goto()
    expect(player.page.locator("#game")).to_have_attribute("data-events", "1")
    assert games(player.page) == [text(BEGUN, "draw")]


def left_in_the_middle(on: GamePlayer) -> None:
    """Enter two events that are not written before the page goes, and come back."""
    page = on.page
    other = holding_writes(on)
    on.play(event("ron from:D B:3/40"))
    on.play(event("draw"))
    insist(lambda: page.goto("about:blank"))
    other.close()
    on.goto()
    expect(page.locator("#game")).to_have_attribute("data-events", "2")
    assert on.state() == "30000 35200 30000 24800 E3+1 sticks:0"


def test_writes_that_the_page_was_left_in_are_done_at_the_next_start(on: GamePlayer) -> None:
    left_in_the_middle(on)
    page = on.page
    assert games(page) == [text(BEGUN, "ron from:D B:3/40", "draw")]
    assert page.evaluate(LOCAL) == []


def test_they_are_without_a_database_too(player: GamePlayer) -> None:
    player.page.add_init_script(NO_DATABASE)
    player.goto()
    player.open()
    player.begin(*NAMES)
    left_in_the_middle(player)


# Several tabs


PAIRS = tries(3)


@pytest.mark.parametrize("book", ["tenhou-sanma", "wrc-2015"] if NIGHT else ["tenhou-sanma"])
def test_what_two_tabs_do_at_once_is_kept_or_said(player: GamePlayer, book: str) -> None:
    """Both record an event in the same moment: one of them is told that his does not stand."""
    players = rules_for(book).players
    on = player
    on.goto("rules:" + book)
    on.open()
    on.begin(*NAMES[:players])
    other = another_tab(on, players)
    tap = "(what) => document.querySelector(`[data-do='game ${what}']`).click()"
    for pair in range(PAIRS):
        for player in (on, other):
            player.page.evaluate("document.querySelector('#game-note').textContent = ''")
        wait = pair * 8 % 24  # milliseconds
        at = "async (wait) => { await new Promise((done) => setTimeout(done, wait)); "
        riichi = at + f"({tap})('riichi %d'); }}"
        on.page.evaluate(f"() => void ({riichi % 0})(20)")
        other.page.evaluate(riichi % 1, 20 - wait)
        expect(on.page.locator("#game-note")).not_to_be_empty()
        expect(other.page.locator("#game-note")).not_to_be_empty()
        on.page.wait_for_timeout(200)
        (kept,) = games(on.page)
        for player, seat in ((on, "A"), (other, "B")):
            told = player.page.locator("#game-note").inner_text()
            assert f"riichi {seat}\n" in kept or "in another tab" in told, (pair, kept, told)
        assert on.events == other.events == kept.count("riichi")
        on.page.bring_to_front()
        while on.events:
            on.tap("undo")
        expect(other.page.locator("#game")).to_have_attribute("data-events", "0")


def test_a_tab_that_is_a_copy_goes_its_own_way(on: GamePlayer) -> None:
    """A page opened by another one begins with a copy of all that tab remembers."""
    with on.page.context.expect_page() as opening:
        on.page.evaluate("() => void window.open(location.href)")
    copy = opening.value
    copy.wait_for_selector(READY, state="attached")
    names = [page.evaluate(beside("tab").replace("local", "session")) for page in (on.page, copy)]
    assert names[0] != names[1]
    wait_until(copy, lambda: len(tabs(copy)) == 2)
    expect(copy.locator("#board .seat")).to_have_count(len(NAMES))


# The database comes and goes


@pytest.fixture
def visits(chromium: Browser, site_url: str) -> Iterator[list[GamePlayer]]:
    """Two visits with one device: in the first it has no database."""
    context = chromium.new_context(service_workers="block")
    first = GamePlayer(context.new_page(), site_url)
    first.page.add_init_script(NO_DATABASE)
    yield [first, GamePlayer(context.new_page(), site_url)]
    context.close()


def test_without_a_database_the_old_store_does_and_it_moves_over(visits: list[GamePlayer]) -> None:
    first, second = visits
    first.goto()
    first.open()
    first.begin(*NAMES)
    first.play(event("ron from:D B:3/40"))
    expect(first.page.locator("#game-note")).not_to_contain_text("stores nothing")
    first.reload()
    assert first.state() == "30000 35200 30000 24800 E2 sticks:0"
    first.page.close()
    second.goto()
    expect(second.page.locator("#game")).to_have_attribute("data-events", "1")
    second.play(event("draw"))
    assert games(second.page) == [text(BEGUN, "ron from:D B:3/40", "draw")]
    wait_until(second.page, lambda: second.page.evaluate(LOCAL) == [])  # a write ends there too


def test_what_the_version_before_kept_moves_over_once(player: GamePlayer) -> None:
    """It went by the same names for every page of an origin, in the database and beside it."""
    page = player.page
    page.goto(player.url + "licences.html")
    hand = "tenbou 1\nterms romaji\nhand 234m99p\norder 99p234m\nmode pon"
    record = json.dumps({"at": 5, "hand": hand, "view": "game", "open": "20260102000000000"})
    before = {"tab.a": record, "game.20260102000000000": text(START, "riichi B"), "hands": "x"}
    write = WRITE.replace(NAMED, "'tenbou'")
    for name, kept in before.items():
        page.evaluate(write, [name, kept])
    for name, kept in (("practice", "y"), ("club.roster", "z")):
        page.evaluate("([name, kept]) => { localStorage['tenbou.' + name] = kept; }", [name, kept])
    page.evaluate("() => { localStorage['tenbou.language'] = 'de'; }")
    player.goto()
    expect(page.locator("#game")).to_have_attribute("data-events", "1")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    now = stored(page, "")
    assert now["game.20260102000000000"] == before["game.20260102000000000"]
    assert (now["hands"], now["practice"], now["club.roster"]) == ("x", "y", "z")
    assert page.evaluate(READ.replace(NAMED, "'tenbou'")) == []
    names = page.evaluate("Object.keys(localStorage)")
    assert [name for name in names if name.startswith("tenbou.")] == []
    player.goto()
    expect(page.locator("#game")).to_have_attribute("data-events", "1")
    await_address(page, "#234m99p,riichi,sticks:1")  # as the game has it


# What is written at once, in how many transactions, and what each is told.
AT_ONCE = """async (full) => {
    const { put } = IDBObjectStore.prototype, { transaction } = IDBDatabase.prototype;
    const { setItem } = Storage.prototype;
    const fails = (name) => { if (full && name.endsWith("game.y")) throw new DOMException("",
        "QuotaExceededError"); };
    let count = 0;
    IDBDatabase.prototype.transaction = function (...args) {
        if (args[1] === "readwrite") count++;
        return transaction.apply(this, args);
    };
    IDBObjectStore.prototype.put = function (text, name) {
        fails(name);
        return put.call(this, text, name);
    };
    Storage.prototype.setItem = function (name, text) {
        fails(name);
        return setItem.call(this, name, text);
    };
    const { store } = window.tenbou;
    const told = await Promise.all(
        ["x", "y", "z"].map((name) => store.set("game." + name, "text", "")));
    Object.assign(IDBObjectStore.prototype, { put });
    Object.assign(IDBDatabase.prototype, { transaction });
    Object.assign(Storage.prototype, { setItem });
    return [told, count];
}"""


@pytest.mark.parametrize(
    ("full", "told", "kept"),
    [(False, ["text"] * 3, {"x", "y", "z"}), (True, ["text", None, None], {"x"})],
    ids=["all", "behind one that is not kept none is"],
)
def test_what_is_written_at_once_is_written_together(
    page: Page, site_url: str, full: bool, told: list[str | None], kept: set[str]
) -> None:
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    outcome, count = page.evaluate(AT_ONCE, full)
    assert outcome == told
    assert full or count == 1
    assert stored(page, "game.").keys() == kept


def test_many_tabs_leave_few_records(player: GamePlayer) -> None:
    page = player.page
    player.goto()
    for tab in range(30):
        store(page, f"tab.{tab}", json.dumps({"at": tab, "hand": "tenbou 1\nhand 1m"}))
    player.goto()
    wait_until(page, lambda: len(tabs(page)) <= 11)


PERSIST = {
    "missing": "Object.defineProperty(navigator, 'storage', { value: {} })",
    "rejecting": "if (navigator.storage)"
    " navigator.storage.persist = () => Promise.reject(new Error('no'))",
    "throwing": "if (navigator.storage)"
    " navigator.storage.persist = () => { throw new Error('no'); }",
    "none": "Object.defineProperty(navigator, 'storage', { value: undefined })",
}


def test_a_browser_that_cannot_be_asked_to_keep_things(player: GamePlayer) -> None:
    for kind, script in PERSIST.items():
        player.page.add_init_script(f"if (location.search === '?{kind}') {{ {script} }}")
    url = player.url
    for count, kind in enumerate(PERSIST, 1):
        player.url = f"{url}?{kind}"
        player.goto()
        if count == 1:
            player.open()
            player.begin(*NAMES)
        expect(player.page.locator("#game")).to_have_attribute("data-events", str(count - 1))
        player.play(event("ron from:D B:3/40"))
        assert games(player.page) == [text(BEGUN, *["ron from:D B:3/40"] * count)], kind


def test_without_locks_and_channels_games_are_kept(player: GamePlayer) -> None:
    """As over plain http, and in older browsers."""
    missing = "Object.defineProperty(navigator, 'locks', { value: undefined });"
    player.page.add_init_script(missing + "delete window.BroadcastChannel;")
    player.goto()
    player.open()
    player.begin(*NAMES)
    player.play(event("ron from:D B:3/40"))
    player.reload()
    assert player.state() == "30000 35200 30000 24800 E2 sticks:0"
