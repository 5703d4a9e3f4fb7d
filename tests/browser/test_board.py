"""The board at every size, whichever way the players face: nothing spilt, small or shortened."""

import itertools

import pytest
from playwright.sync_api import Locator, Page, expect

from pyapp.game.events import Start
from pyapp.game.saved import dump
from pyapp.words.languages import LANGUAGES, TERMINOLOGIES
from tests.browser.board import SIZES, SPILT, at_every_size, begun, open_game
from tests.browser.game_player import GamePlayer
from tests.browser.host import ASK, resize
from tests.conftest import NIGHT
from tests.game_text import NAMES, event

# Names of people, whether they have to stand whole, and what has happened when it is looked at.
LONG = ("Maximiliane von Hohenstein-Bartenstein", "Bob", "Bartholomäus", "Wilhelmina")
COMMON = ("Anna", "Björn", "Chloé", "Daniel")
THREE = ("Bartholomew-Maximilian", "Wilhelmina of the Hills", "Cid")
LATE = "adjust A+99900 B-99900 reason:late"
BOARDS = {
    "long": (LONG, False, ((LATE,), ("riichi C",), ("draw tenpai:AC",))),
    "common": (
        *(COMMON, True),
        (
            ("riichi A", "riichi C", "riichi D"),
            ("tsumo C:3/40",),
            ("draw tenpai:BD",),
            ("ron from:D B:y1", LATE),
        ),
    ),
    "three": (
        *(THREE, False),
        (
            (LATE, "riichi C"),
            ("draw tenpai:AC", "draw tenpai:A", "riichi A", "riichi C"),
            ("draw tenpai:AC",),
        ),
    ),
}
# How the players face, and the narrow size at which everything is touched meanwhile.
FACING = (("each", "least"), ("one", "short"), ("table", "small"))
SHORTENED = """() => [...document.querySelectorAll("#board .name")]
    .filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent)"""


def start(names: tuple[str, ...]) -> str:
    three = len(names) == 3
    changes = (("misc_bust_ends_game", "no"),) if three else ()
    book = "tenhou-sanma" if three else LANGUAGES[0].book
    return dump((Start(names, book, changes, "hanchan", "", None),))


# By day each board one way, at night also those of the first two that are left.
WAYS = {
    *zip(BOARDS, FACING, strict=True),
    *(itertools.product(BOARDS, FACING[:2]) if NIGHT else ()),
}


@pytest.mark.parametrize(("kind", "way"), sorted(WAYS))
def test_the_board_fits_and_its_targets_are_large(
    page: Page, site_url: str, kind: str, way: tuple[str, str]
) -> None:
    names, whole, stages = BOARDS[kind]
    facing, size = way
    question = f"[...({SPILT})(), ...({SHORTENED})()]" if whole else SPILT
    on = open_game(page, site_url, start(names))
    resize(page, SIZES[size])
    if facing != "each":
        on.more(f"facing {facing}")
    for lines in stages:
        for line in lines:
            on.play(event(line, len(names)))
        assert at_every_size(page, question, size) == {}, lines
    on.tap("seat 2")
    assert at_every_size(page, question, size) == {}
    on.tap("seat 2")
    on.more("stop")
    on.tap("close")
    on.closed()
    assert at_every_size(page, question, size) == {}


def test_the_board_fits_in_other_terms(page: Page, site_url: str) -> None:
    on = open_game(page, site_url, start(LONG))
    resize(page, (360, 560))
    for line in ("riichi C", "tsumo C:4/30", "draw tenpai:BD"):
        on.play(event(line))
        for terms in TERMINOLOGIES:
            page.evaluate(ASK, f"menu terms {terms}")
            expect(page.locator("html")).to_have_attribute("data-terms", terms)
            assert page.evaluate(SPILT) == [], (line, terms)


@pytest.fixture
def on(page: Page, site_url: str) -> GamePlayer:
    return begun(page, site_url)


def test_the_middle_tells_the_last_event_until_a_remark_takes_its_place(on: GamePlayer) -> None:
    """What it moved stands there in larger type than beside the scores, and stays."""
    page = on.page
    note, shown = page.locator("#game-note"), page.locator(".event")
    on.play(event("ron from:D B:3/40"))
    expect(note).to_contain_text("Bob: ron from Dee")  # to be heard
    assert note.evaluate("(it) => it.offsetWidth") == 1
    told = " ".join(shown.inner_text().split())
    assert told == "Ron 3 han 40 fu Bob +5,200 Dee \u22125,200"
    sizes = page.evaluate(
        """() => [".event b", '[data-seat="1"] small'].map((it) =>
            parseFloat(getComputedStyle(document.querySelector(it)).fontSize))"""
    )
    assert sizes[0] > sizes[1]
    on.play(event("riichi A"))
    on.tap("undo")
    expect(note).to_have_text("Undone: Ann: riichi")
    assert note.evaluate("(it) => it.offsetWidth") > 50
    expect(shown).to_be_hidden()
    on.tap("seat 0")
    on.tap("seat 0")
    expect(shown).to_be_visible()
    # Scores far below zero stay on their cards.
    on.play(event("adjust A+144900 D-144900 reason:late"))
    assert page.evaluate(SPILT) == []
    # A large screen is used: the felt has no margin, and nothing is drawn at the size for a phone.
    for size in ("tablet", "wide"):
        width, height = SIZES[size]
        resize(page, (width, height))
        box = page.locator("#game").bounding_box()
        assert box == {"x": 0, "y": 0, "width": width, "height": height}, size
        for what, least in ((".event li b", 24), (".score", 44), (".middle h2 b", 44)):
            size_of = "(it) => parseFloat(getComputedStyle(it).fontSize)"
            assert page.locator(what).first.evaluate(size_of) >= least, (size, what)


def test_the_dealer_and_who_declared_are_told_by_their_cards(on: GamePlayer) -> None:
    page = on.page
    paint = "(it) => getComputedStyle(it).backgroundColor"
    cards = [page.locator(f'[data-seat="{seat}"]').evaluate(paint) for seat in range(4)]
    assert cards[0] not in cards[1:]
    assert len(set(cards[1:])) == 1
    place = page.locator('[data-do="game riichi 2"] span')
    empty = place.evaluate(paint)
    on.tap("riichi 2")
    assert place.evaluate(paint) != empty
    expect(place.locator(".stick")).to_be_visible()


def test_what_moved_stands_at_its_players_side(on: GamePlayer) -> None:
    """However long the names, none stands in the middle to be cut."""
    page = on.page
    on.play(event("draw tenpai:AC"))
    middle = page.locator(".event")
    around = box(middle)
    for seat, side in enumerate(("bottom", "right", "top", "left")):
        moved = middle.locator(f"li.{side}")
        expect(moved).to_contain_text(NAMES[seat])
        expect(moved.locator("small")).to_have_text("Tenpai" if seat in (0, 2) else "")
        x, y = box(moved)
        apart = {"bottom": y - around[1], "top": around[1] - y}
        apart.update({"right": x - around[0], "left": around[0] - x})
        if side != "top":  # above it stands what happened
            assert apart[side] > 0, side
    # Two changes of five digits have room beside each other, in a wide font too.
    resize(page, SIZES["phone"])
    on.play(event("ron from:D B:6/30"))
    inside = middle.bounding_box()
    left, right = [middle.locator(f"li.{side}").bounding_box() for side in ("left", "right")]
    assert inside
    assert left
    assert right
    assert inside["x"] <= left["x"]
    assert left["x"] + left["width"] + 4 <= right["x"]
    assert right["x"] + right["width"] <= inside["x"] + inside["width"]


def test_a_wide_board_has_a_score_sheet_beside_a_square_table(on: GamePlayer) -> None:
    page = on.page
    resize(page, SIZES["wide"])
    on.play(event("ron from:D B:3/40"))
    sheet, board = page.locator("#game-score"), page.locator("#board").bounding_box()
    expect(sheet.locator("tbody")).to_have_count(1)
    expect(sheet).to_contain_text("For 1st place")
    assert board
    assert 0.85 < board["width"] / board["height"] < 1.2
    assert page.evaluate(SPILT) == []
    sheet.locator("button").click()
    expect(page.locator(".log > li")).to_have_count(1)
    on.tap("close")
    resize(page, SIZES["phone"])
    expect(sheet).to_be_hidden()
    expect(page.locator('#game-bar [data-do="game sheet log"]')).to_be_visible()


# What of a table is out of its sheet, and the words of its names that break: longer ones have to.
OUT_OR_BROKEN = """() => [...document.querySelectorAll(".needs :is(th, td)")].flatMap((it) => {
    const { right } = it.getBoundingClientRect(), wrong = [];
    if (right > document.querySelector("#game-sheet").getBoundingClientRect().right)
        wrong.push("out of sight: " + it.textContent);
    const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
        for (const word of texts.currentNode.data.matchAll(/[\\p{L}\\d]+/gu)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, word.index);
            range.setEnd(texts.currentNode, word.index + word[0].length);
            if (word[0].length < 15 && range.getClientRects().length > 1) wrong.push(word[0]);
        }
    return wrong;
})"""


@pytest.mark.parametrize("size", ["least", "small", "phone"])
def test_what_is_needed_stands_whole_beside_names_of_any_length(
    page: Page, site_url: str, size: str
) -> None:
    resize(page, SIZES[size])
    names = ("Wilhelminachrysanthemum", "Chrysanthemum Jay", LONG[0], "Bob")
    player = open_game(page, site_url, start(names))
    player.play(event("tsumo C:4/30"))
    player.tap("seat 3", "sheet needs")
    expect(page.locator(".needs").first).to_be_visible()
    assert page.evaluate(OUT_OR_BROKEN) == []


def box(it: Locator) -> tuple[float, float]:
    """The middle of an element."""
    found = it.bounding_box()
    assert found
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
