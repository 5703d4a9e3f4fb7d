"""The game screen in the built page: taps, the way from the Hand screen, what is kept."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pyapp.words.languages import TERMINOLOGIES
from tests.browser.board import ECHO, FACING, SIZES, SPILT, at_every_size, begun, seat_players
from tests.browser.device import BLOCKED, clear, games, left
from tests.browser.game_player import GamePlayer
from tests.browser.hand_page import Player
from tests.browser.host import resize
from tests.game_text import BEGUN, NAMES, START, event, text

STEPS = ("undo", "redo")


@pytest.fixture
def player(page: Page, site_url: str) -> GamePlayer:
    player = GamePlayer(page, site_url)
    player.goto()
    return player


@pytest.fixture
def on(page: Page, site_url: str) -> GamePlayer:
    return begun(page, site_url)


# Beginning


def test_a_game_begins_in_three_taps(player: GamePlayer) -> None:
    player.open()
    player.tap("record")
    player.closed()
    assert player.taps == 3
    assert player.state() == "30000 30000 30000 30000 E1 sticks:0"
    names = player.page.locator("#board .name").all_inner_texts()
    assert sorted(names) == ["East", "North", "South", "West"]


# From the Hand screen


# On the board


def test_undo_and_redo(on: GamePlayer) -> None:
    on.play(event("ron from:D B:3/40"))
    on.tap("undo")
    assert on.state() == "30000 30000 30000 30000 E1 sticks:0"
    undo, redo = (on.page.locator(f'#game-bar [data-do="game {step}"]') for step in STEPS)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(redo).to_have_accessible_name("Redo")
    on.tap("redo")
    assert on.state() == "30000 35200 30000 24800 E2 sticks:0"
    expect(redo).to_have_attribute("aria-disabled", "true")
    on.page.keyboard.press("Control+y")
    expect(on.page.locator("#game-note")).to_have_text("Nothing to redo.")
    on.page.keyboard.press("Control+z")
    assert on.state() == "30000 30000 30000 30000 E1 sticks:0"
    on.page.keyboard.press("Control+y")
    assert on.state() == "30000 35200 30000 24800 E2 sticks:0"


def test_an_entry_is_put_in_made_another_kind_and_valued_again(on: GamePlayer) -> None:
    on.play(event("draw"))
    on.tap("hand")
    on.goto("234m567p3488s111z+5s,seat:N")
    hand = Player(on.page)
    hand.tap("[data-win=ron]")
    hand.tap('[data-do="game take ron"]')
    on.page.wait_for_timeout(ECHO)
    for what in ("from 1", "record"):
        on.tap(what)
    on.closed()
    # A riichi was forgotten: before the win, by its third tap.
    on.taps = 0
    on.tap("sheet log")
    for what in ("insert 2", "pick 3", "record"):
        on.tap(what)
    assert on.taps == 4
    assert on.page.locator("#game-sheet tr.new th").all_inner_texts() == ["Ann", "Dee"]
    on.tap("close")
    on.closed()
    # The draw was a chombo: Ann deals again, and her triplet of east is worth more.
    on.tap("sheet log")
    on.tap("edit 1")
    kind = on.page.locator("#game-kind")
    kind.focus()
    kind.select_option("chombo")
    expect(on.page.locator("#game-sheet-title")).to_have_text("Chombo, East 1")
    expect(kind).to_be_focused()
    on.tap("pick 0")
    on.tap("record")
    rows = on.page.locator("#game-sheet tr.new").all_inner_texts()
    assert rows[0].split("\t") == ["East 1: Ann", "1 han 40 fu", "2 han 40 fu"]
    on.tap("close")
    on.closed()
    assert on.state() == "34900 26100 30000 29000 E1+1 sticks:0"


def test_a_link_to_a_hand_shows_the_hand(on: GamePlayer) -> None:
    on.page.evaluate("location.hash = '#234m'")
    expect(on.page.locator("#picker")).to_be_visible()
    expect(on.page.locator("#hand .tile")).to_have_count(3)
    on.open()
    assert on.state() == "30000 30000 30000 30000 E1 sticks:0"


def test_the_result_is_copied(on: GamePlayer) -> None:
    on.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    on.play(event("ron from:D B:3/40"))
    on.more("stop")
    on.tap("copy")
    expect(on.page.locator("#game-sheet [role=status]")).to_have_text("Copied.")
    copied = on.page.evaluate("() => navigator.clipboard.readText()")
    assert "1. Bob  35,200  +20.2" in copied


def test_by_keyboard_alone(player: GamePlayer) -> None:
    page = player.page
    page.focus("#menu")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.do") == "game open"
    page.keyboard.press("Enter")
    expect(page.locator("#game-sheet")).to_be_visible()

    def tab_to(what: str) -> None:
        for _ in range(40):
            if page.evaluate("document.activeElement.dataset.do") == f"game {what}":
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {what}")

    for what in ("record", "win", "winner 1", "from tsumo", "han 1 1"):
        tab_to(what)
        page.keyboard.press("Enter")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator('[data-do="game han 1 5"]')).to_have_attribute("aria-checked", "true")
    tab_to("record")
    page.keyboard.press("Enter")
    player.closed()
    assert player.state() == "26000 38000 28000 28000 E2 sticks:0"
    tab_to("sheet log")
    page.keyboard.press("Enter")
    expect(page.locator("#game-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    player.closed()


# What is kept


def test_it_opens_where_it_was_left(on: GamePlayer) -> None:
    on.play(event("riichi B"))
    on.reload()
    assert on.state() == "30000 29000 30000 30000 E1 sticks:1"
    on.tap("hand")
    expect(on.page.locator("#picker")).to_be_visible()
    on.page.reload()
    on.page.wait_for_selector("html[data-complete]", state="attached")
    expect(on.page.locator("#picker")).to_be_visible()


def put(page: Page, *games: str) -> None:
    """Games as they were kept before, and nothing else; the last one was open."""
    page.goto(page.url.split("#")[0] + "licences.html")  # the page itself writes when it is left
    clear(page)
    kept: dict[str, str] = {}
    for place, one in enumerate(games):
        kept |= left(f"2026010200000000{place}", one)
    page.evaluate(
        """(kept) => {
            localStorage.clear();
            sessionStorage.clear();
            Object.assign(localStorage, kept);
        }""",
        kept,
    )


WHOLE = text(START, "riichi B", "ron from:D B:3/40")
UNREADABLE = {
    "cut short": (WHOLE[:-20], "incomplete"),
    "changed": (WHOLE.replace("3/40", "3/70"), "changed outside"),
    "newer": (WHOLE.replace("tenbou-game 2", "tenbou-game 3"), "newer Tenbou"),
    "nonsense": ("nonsense", "not a Tenbou game"),
}


def test_a_game_that_cannot_be_read_is_left_alone(player: GamePlayer) -> None:
    broken, said = UNREADABLE["cut short"]
    page = player.page
    put(page, WHOLE, broken)
    player.goto()
    player.open()
    expect(page.locator("#game-sheet .error")).to_contain_text(said)
    # The ways out: save it as it is, open another, begin a new one, or leave.
    with page.expect_download() as saving:
        player.tap("export 20260102000000001")
    assert Path(saving.value.path()).read_text() == broken
    player.tap("load 20260102000000000")
    player.closed()
    assert player.state() == "30000 35200 30000 24800 E2 sticks:0"
    player.play(event("draw"))
    assert games(page)[1] == broken
    put(page, broken)
    player.goto()
    player.open()
    player.tap("new")
    player.begin(*NAMES)
    assert games(page) == [broken, text(BEGUN)]


def test_export_and_import(on: GamePlayer, tmp_path: Path) -> None:
    page = on.page
    on.play(event("ron from:D B:3/40"))
    on.tap("sheet more")
    with page.expect_download() as saving:
        page.locator('[data-do^="game export"]').first.click()
    assert "Ann-Bob-Cid-Dee" in saving.value.suggested_filename
    file = tmp_path / "game.txt"
    file.write_bytes(Path(saving.value.path()).read_bytes())
    on.tap("close")
    on.more("games")
    page.locator('[data-do^="game delete"]').click()
    expect(page.locator(".games > li")).to_have_count(0)
    assert games(page) == []
    on.choose_file(file)
    on.closed()
    assert on.state() == "30000 35200 30000 24800 E2 sticks:0"
    broken = tmp_path / "broken.txt"
    for content, said in UNREADABLE.values():
        broken.write_text(content)
        on.more("games")
        on.choose_file(broken)
        expect(page.locator("#game-sheet .error")).to_contain_text(said)
        on.tap("close")
        on.closed()
    assert on.state() == "30000 35200 30000 24800 E2 sticks:0"
    assert len(games(page)) == 1


def test_without_storage_it_plays_and_says_so(bare_page: Page, site_url: str) -> None:
    bare_page.add_init_script(BLOCKED)
    player = GamePlayer(bare_page, site_url)
    player.goto()
    player.open()
    player.begin(*NAMES)
    expect(bare_page.locator("#game-note")).to_contain_text("stores nothing")
    player.play(event("ron from:D B:3/40"))
    assert player.state() == "30000 35200 30000 24800 E2 sticks:0"


# Looks

LONG_NAMES = ("Maximiliane von Hohenstein", "Bob", "Bartholomäus", "Wilhelmina")


@FACING
def test_the_board_fits_and_its_targets_are_large(
    player: GamePlayer, facing: str, size: str
) -> None:
    on, page = player, player.page
    seat_players(on, facing, size, *LONG_NAMES)
    for line in ("adjust A+99900 B-99900 reason:late", "riichi C", "draw tenpai:AC"):
        on.play(event(line))
        assert at_every_size(page, SPILT, size) == {}, line
    on.tap("seat 2")
    assert at_every_size(page, SPILT, size) == {}
    on.tap("seat 2")
    on.more("stop")
    on.tap("close")
    on.closed()
    assert at_every_size(page, SPILT, size) == {}


def test_the_board_fits_in_other_terms(player: GamePlayer) -> None:
    page = player.page
    resize(page, (360, 560))
    player.open()
    player.begin(*LONG_NAMES)
    for line in ("riichi C", "tsumo C:4/30", "draw"):
        player.play(event(line))
        for terms in TERMINOLOGIES:
            player.tap("hand")
            page.click("#menu")
            page.click(f'#sheet [data-do="menu terms {terms}"]')
            expect(page.locator("html")).to_have_attribute("data-terms", terms)
            page.keyboard.press("Escape")
            player.open()
            assert page.evaluate(SPILT) == [], (line, terms)


def test_the_middle_tells_the_last_event(on: GamePlayer) -> None:
    """What it moved stands there in larger type than beside the scores, and stays."""
    page = on.page
    on.play(event("ron from:D B:3/40"))
    shown = page.locator(".event")
    told = " ".join(shown.inner_text().split())
    assert told == "Ron 3 han 40 fu Bob +5,200 Dee \u22125,200"
    sizes = page.evaluate(
        """() => [".event b", '[data-seat="1"] small'].map((it) =>
            parseFloat(getComputedStyle(document.querySelector(it)).fontSize))"""
    )
    assert sizes[0] > sizes[1]
    on.tap("sheet log")
    on.tap("close")
    on.closed()
    expect(shown).to_be_visible()


def test_a_remark_takes_the_place_of_the_event(on: GamePlayer) -> None:
    page = on.page
    note, shown = page.locator("#game-note"), page.locator(".event")
    on.play(event("ron from:D B:3/40"))
    expect(note).to_contain_text("Bob: ron from Dee")  # to be heard
    assert note.evaluate("(it) => it.offsetWidth") == 1
    on.play(event("riichi A"))
    on.tap("undo")
    expect(note).to_have_text("Undone: Ann: riichi")
    assert note.evaluate("(it) => it.offsetWidth") > 50
    expect(shown).to_be_hidden()
    on.tap("seat 0")
    on.tap("seat 0")
    expect(shown).to_be_visible()


def test_the_dealer_and_who_declared_are_told_by_their_cards(on: GamePlayer) -> None:
    page = on.page
    paint = "(it) => getComputedStyle(it).backgroundColor"
    cards = [page.locator(f'[data-seat="{seat}"]').evaluate(paint) for seat in range(4)]
    assert cards[0] not in cards[1:]
    assert len(set(cards[1:])) == 1
    place = page.locator('[data-do="game riichi 2"] span')
    assert place.evaluate("(it) => getComputedStyle(it).borderTopStyle") == "dashed"
    on.tap("riichi 2")
    assert place.evaluate("(it) => getComputedStyle(it).borderTopStyle") == "none"
    expect(place.locator(".stick")).to_be_visible()


def test_a_large_screen_is_used(on: GamePlayer) -> None:
    """The felt has no margin, and nothing is drawn at the size for a phone."""
    page = on.page
    on.play(event("ron from:D B:3/40"))
    for size in ("tablet", "wide"):
        width, height = SIZES[size]
        resize(page, (width, height))
        box = page.locator("#game").bounding_box()
        assert box == {"x": 0, "y": 0, "width": width, "height": height}, size
        for what, least in ((".event li b", 24), (".score", 44), (".middle h2 b", 44)):
            size_of = "(it) => parseFloat(getComputedStyle(it).fontSize)"
            assert page.locator(what).first.evaluate(size_of) >= least, (size, what)


def test_a_correction_shows_the_scores_after_it(on: GamePlayer) -> None:
    page = on.page
    on.play(event("ron from:D B:3/40"))
    on.more("adjust")
    after = page.locator("#game-sheet output")
    assert after.all_inner_texts() == ["30,000", "35,200", "30,000", "24,800", "0"]
    page.fill("[name=points1]", "-1200")
    assert after.all_inner_texts() == ["30,000", "34,000", "30,000", "24,800", "0"]
    page.fill("[name=points3]", "200")
    page.fill("[name=sticks]", "1")
    assert after.all_inner_texts() == ["30,000", "34,000", "30,000", "25,000", "1"]
    on.tap("record")
    on.closed()
    assert on.state() == "30000 34000 30000 25000 E2 sticks:1"
