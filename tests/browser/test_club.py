"""An organiser's first ten minutes, touch by touch, and files of a club of any length."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pyapp.club.kept import dump
from pyapp.club.records import Club
from tests.browser.device import BLOCKED
from tests.browser.game_player import GamePlayer
from tests.browser.host import GUARD, SCREEN, back, followed, forward, reload
from tests.club.clubs import EVENING
from tests.club.full import LOG, full
from tests.club.season import small
from tests.conftest import NIGHT
from tests.game_text import event

NAMES = ("Ida", "Jun", "Marek", "Sofia", "Tove", "Uma", "Vera", "Wang", "Xenia")
# What the share sheet does is the test's to say: it takes a text, is closed, or is not there.
SHARE = """() => {
    window.sent = [];
    navigator.share = async (data) => {
        if (window.closes) throw new DOMException("", "AbortError");
        window.sent.push(data.text);
    };
}"""


class Organiser:
    """One who runs an evening on a phone; `touches` and `boxes` of each step so far."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.steps: dict[str, tuple[int, int]] = {}
        self.step = ""
        page.emulate_media(reduced_motion="reduce")
        page.goto(url)
        page.wait_for_selector("html[data-complete]", state="attached")

    def begin(self, step: str) -> None:
        self.step = step
        self.steps[step] = (0, 0)

    def count(self, touches: int, boxes: int) -> None:
        before = self.steps[self.step]
        self.steps[self.step] = (before[0] + touches, before[1] + boxes)

    def touch(self, *whats: str) -> None:
        """Touch controls by what they ask for, or the first that is found by a selector."""
        for what in whats:
            selector = what if what[0] in "#." else f'[data-do="{what}"]'
            self.page.locator(f"{selector}:visible").first.click()
            self.count(1, 0)

    def write(self, **boxes: str) -> None:
        for name, text in boxes.items():
            self.page.fill(f"#club-{name}", text)
            self.count(0, 1)

    def choose(self, name: str, label: str) -> None:
        self.page.select_option(f"#club-{name}", label=label)
        self.count(1, 0)

    def open_file(self, asks: str, file: Path) -> None:
        """Choose a file by the device's own dialog."""
        with self.page.expect_file_chooser() as chooser:
            self.page.locator(f"label:has([data-file='club {asks}'])").click()
        chooser.value.set_files(file)
        self.count(1, 0)

    def tab(self, place: int) -> None:
        self.touch(f".tabs button:nth-child({place + 1})")

    def table(self, number: int) -> list[str]:
        card = self.page.locator(".round .table-card").nth(number - 1)
        return [str(name) for name in card.locator("li span:first-of-type").all_inner_texts()]


@pytest.fixture
def other(chromium: Browser) -> Iterator[Page]:
    """Another device."""
    context = chromium.new_context(viewport=SCREEN, has_touch=True, service_workers="block")
    yield context.new_page()
    context.close()


def test_no_key_enters_tiles_behind_the_club(page: Page, site_url: str) -> None:
    at = Organiser(page, site_url)
    at.begin("opens the club")
    at.touch("#menu", "club open")
    expect(page.locator("#club-title")).to_be_focused()
    for key in ("1", "?"):
        page.keyboard.press(key)
    expect(page.locator("#note")).to_be_empty()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_first_ten_minutes(page: Page, other: Page, site_url: str, tmp_path: Path) -> None:
    at = Organiser(page, site_url)
    first_evening(at)
    results(at, site_url)
    backup = late_and_out(at, tmp_path)
    next_week(at, Organiser(other, site_url), backup)
    assert at.steps == {
        "opens the club": (2, 0),
        "a new evening": (2, 1),
        "nine players": (1, 1),
        "seats": (2, 0),
        "a game that was kept": (2, 0),
        "a game that is typed": (3, 4),
        "a score that was mistyped": (2, 2),
        "a late penalty": (4, 2),
        "shared": (1, 0),
        "a backup": (2, 0),
        "next week on another device": (5, 0),
    }


def first_evening(at: Organiser) -> None:
    at.begin("opens the club")
    at.touch("#menu", "club open")
    expect(at.page.locator("#club:not([hidden])")).to_be_visible()
    at.begin("a new evening")
    at.touch("club open new")
    at.write(name="Tuesday")
    at.touch("club begin")
    at.begin("nine players")
    at.write(names="\n".join(NAMES))
    for part in (2, 3):  # by mistake, and back
        at.page.locator(f".tabs button:nth-child({part})").click()
    at.touch("club enter")
    expect(at.page.locator("#club-list [aria-checked=true]")).to_have_count(9)
    at.begin("seats")
    at.tab(1)
    at.touch("club draw")
    expect(at.page.locator(".round .table-card")).to_have_count(2)
    expect(at.page.locator("#club-round-1")).to_contain_text("Sitting out: ")


def results(at: Organiser, url: str) -> None:
    page, kept, typed = at.page, at.table(1), at.table(2)
    at.begin("what the game keeper took")  # whose touches are not the club's
    player = GamePlayer(page, url)
    page.locator("#club-top .back").click()
    page.locator("#club-top .back").click()
    player.open()
    player.begin(*kept)
    player.play(event("riichi B"))
    player.play(event("ron from:D B:2/30"))
    player.tap("sheet more", "stop")
    del at.steps["what the game keeper took"]
    at.begin("a game that was kept")
    at.touch(".second[data-do^='club open keeper/']")
    expect(page.locator("#club-card .table-card")).to_be_visible()
    expect(page.locator("#club-table option:checked")).to_contain_text("Round 1 · Table 1")
    at.touch("club take")
    first, second = page.locator(".round .table-card").all()
    expect(first.locator(".final")).to_have_count(4)
    at.begin("a game that is typed")
    at.touch(".round [data-do^='club open result/']:has-text('Enter')")
    wrong = ("41200", "30000", "20800", "27000")
    at.write(**{f"score{seat}": score for seat, score in enumerate(wrong)})
    expect(page.locator("#club-sum")).to_contain_text("1,000 missing: a stick left on the table?")
    at.touch("#club-sum button", "club save")
    expect(second.locator(".final")).to_have_count(4)
    assert sorted(at.table(2)) == sorted(typed)


def late_and_out(at: Organiser, folder: Path) -> Path:
    page = at.page
    at.begin("a score that was mistyped")
    at.touch(".round .table-card:nth-child(2) .second")
    at.write(score0="31200", score1="40000")
    expect(page.locator("#club-sum .right")).to_be_visible()
    at.touch("club save")
    card = page.locator(".round .table-card").nth(1)
    expect(card.locator("[data-do^='club open result/']")).to_be_in_viewport(ratio=1)
    for key, score in (("Control+z", "41,200"), ("Control+y", "31,200")):
        page.keyboard.press(key)
        expect(card).to_contain_text(score)
    at.begin("a late penalty")
    at.tab(0)
    at.touch("#club-penalties summary")
    at.choose("who", at.page.locator(".standing tbody th").first.inner_text())
    at.write(points="20", reason="late")
    at.touch("club penalty")
    expect(page.locator("#club-penalties")).to_contain_text("Σ −20.0")
    expect(page.locator(".standing tfoot .right")).to_be_visible()
    page.evaluate(SHARE)
    at.begin("shared")
    at.touch("club send")
    page.wait_for_function("() => window.sent.length === 1")
    said = page.evaluate("window.sent[0]").split("\n")
    assert said[0].startswith("Tuesday · ")
    assert [line.partition(": ")[0][-7:] for line in said[2:4]] == ["Table 1", "Table 2"]
    assert [line[:11] for line in said[4:]] == ["Penalty for"]
    at.begin("a backup")
    at.touch("#club-top .back")
    with page.expect_download() as download:
        at.touch("club backup")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def next_week(at: Organiser, after: Organiser, backup: Path) -> None:
    at.begin("next week on another device")
    after.steps, after.step, page = at.steps, at.step, after.page
    after.touch("#menu", "club open")
    after.open_file("restore", backup)
    expect(page.locator("#club-note")).to_contain_text("evenings: 1, games: 2")
    after.touch("club open new", "club begin")
    expect(page.locator("#club-list [role=switch]")).to_have_count(9)


def test_back_from_the_game_of_a_table_leads_to_the_evening(page: Page, site_url: str) -> None:
    at = Organiser(page, site_url)
    first_evening(at)
    begins, start = page.locator("[data-do^='game table ']").first, page.locator("#game-sheet")
    tables, east = page.locator(".round .table-card"), at.table(1)[0]
    at.tab(0)
    page.locator("[data-do='club ask delete']").click()  # what is asked comes in sight
    expect(page.locator("[data-do='club ask']")).to_be_in_viewport(ratio=1)
    at.tab(1)
    begins.click()
    expect(start.locator("input").first).to_have_value(east)
    back(page)
    expect(tables).to_have_count(2)
    begins.click()
    page.locator("[data-do='game record']").click()
    expect(page.locator("#game")).to_have_attribute("data-hand", "0")
    page.goto(f"{site_url}#club")
    at.touch("#club-room [data-do^='club open evening/']")
    at.tab(1)
    for reloads in (False, True):
        begins.click()
        expect(start).to_be_visible()
        if reloads:
            followed(page)
            reload(page)
        expect(start).to_be_visible()
        back(page)
        expect(tables).to_have_count(2)
    back(page)
    expect(page.locator("#game")).to_have_attribute("data-hand", "0")
    expect(page.locator("#game:not([hidden])")).to_be_visible()


def test_who_leaves_it_for_the_hand_of_a_game_finds_the_hand_again(
    page: Page, site_url: str
) -> None:
    player = GamePlayer(page, site_url)
    player.goto()
    player.open()
    player.begin(*NAMES[:4])
    player.goto("club")
    page.click('#club [data-do="club leave"]')
    followed(page)
    assert "#club" not in page.url
    reload(page)
    page.wait_for_selector("html[data-complete]", state="attached")
    expect(page.locator("#picker")).to_be_visible()


def test_back_leads_to_no_form_that_is_done_and_results_come_in_sight(
    page: Page, site_url: str
) -> None:
    at = Organiser(page, site_url)
    first_evening(at)
    back(page)
    expect(page.locator("#club-list")).to_be_visible()
    back(page)
    expect(page.locator("[data-do='club open new']")).to_be_visible()
    forward(page)
    at.tab(1)
    at.touch("club draw")
    sitting = at.table(2)
    page.locator("[data-do^='club open import/']").click()
    scores = ("412", "300", "208", "280")
    at.write(pasted="\n".join(f"{n}: {score}" for n, score in zip(sitting, scores, strict=True)))
    at.touch("club read", "club take")
    card = page.locator("#club-round-2 .table-card:nth-child(2)")
    expect(card).to_contain_text("41,200")
    expect(card.locator("[data-do^='club open result/']")).to_be_in_viewport(ratio=1)
    expect(card.locator("h3")).to_be_in_viewport()


def test_back_leads_from_what_was_opened_to_where_it_was(
    page: Page, site_url: str, tmp_path: Path
) -> None:
    at = Organiser(page, site_url)
    at.begin("back")
    at.touch("#menu", "club open")
    file = tmp_path / "club.txt"
    file.write_text(dump(small(NAMES[:4])))
    at.open_file("restore", file)
    title = page.locator("#club-top h1")

    def and_back(opens: str, seen: Locator) -> None:
        before, address, entry = title.inner_text(), page.url, page.evaluate("history.state")
        for by_page in (False, True):
            at.touch(opens)
            expect(title).not_to_have_text(before)
            expect(seen).to_be_visible()
            if by_page:
                at.touch("#club-top .back")
            else:
                back(page)
            expect(title).to_have_text(before)
            # The page shows it before the browser is there.
            page.wait_for_function("(entry) => history.state === entry", arg=entry)
            expect(page).to_have_url(address)

    and_back("club open series/s001", page.locator(".standing"))
    and_back("club open import", page.locator("#club-pasted"))
    at.touch("#club-room [data-do^='club open evening/']")
    at.tab(1)
    expect(page.locator("#club-ways")).to_be_visible()
    and_back("#club-ways [data-do^='club open keeper/']", page.locator("#club-room"))
    and_back("#club-ways [data-do^='club open import/']", page.locator("#club-pasted"))
    back(page)
    back(page)
    expect(page.locator("[data-do='club open series/s001']")).to_be_visible()


LONG = ("Bartholomew-Maximilian", "Wilhelmina of the Hills", "小笠原さゆり子ちゃん", "Dee")


def test_what_ranks_is_in_sight_on_a_phone(page: Page, site_url: str, tmp_path: Path) -> None:
    at = Organiser(page, site_url)
    at.begin("standings")
    page.set_viewport_size({"width": 360, "height": 560})
    at.touch("#menu", "club open")
    file = tmp_path / "club.txt"
    file.write_text(dump(small(LONG)))
    at.open_file("restore", file)
    for series in ("s001", "s002"):
        at.touch(f"club open series/{series}")
        box = page.locator(".standing td.total").first.bounding_box()
        assert box
        assert box["x"] + box["width"] < 360, series
        back(page)


EVENINGS = 250 if NIGHT else 50  # of five years, or of one


def years() -> Club:
    """As much as a club of sixty keeps in that time."""
    club = full()
    days = [(n, f"{2020 + n // 50}-{1 + n // 12 % 4:02}-{1 + n % 12:02}") for n in range(EVENINGS)]
    evenings = [EVENING._replace(id=f"e{n:03}", date=date) for n, date in days]
    one = club.results[0]._replace(log=LOG + "\n" + "riichi A\n" * 40)
    results = [
        one._replace(id=f"{each.id}r{n}", evening=each.id, date=each.date, round=n)
        for each in evenings
        for n in range(12)
    ]
    return club._replace(evenings=tuple(evenings), results=tuple(results))


def test_what_is_half_typed_outlives_the_page(page: Page, site_url: str, tmp_path: Path) -> None:
    """A phone ends a page that is not seen: who answers a message comes back to an empty one."""
    at = Organiser(page, site_url)
    at.begin("half typed")
    at.touch("#menu", "club open")
    file = tmp_path / "club.txt"
    file.write_text(dump(full()._replace(results=())))
    at.open_file("restore", file)
    at.touch("#club-room [data-do^='club open evening/']")
    page.goto(
        f"{page.url.split('/tables')[0].split('/players')[0]}/new".replace("evening", "result")
    )
    at.write(score0="31200", remark="Jun came late, 小笠原")
    reload(page)
    expect(page.locator("#club-sum")).to_contain_text("31,200")
    expect(page.locator("#club-score0")).to_have_value("31200")
    expect(page.locator("#club-remark")).to_have_value("Jun came late, 小笠原")


def test_files_are_read_whole_or_refused(page: Page, site_url: str, tmp_path: Path) -> None:
    """A year of a club is half a million bytes; what a club cannot have is not read at all."""
    at = Organiser(page, site_url)
    at.begin("files")
    at.touch("#menu", "club open")
    file = tmp_path / "club.txt"
    file.write_text(dump(years()))
    assert file.stat().st_size > 8_000 * EVENINGS
    at.open_file("restore", file)
    note = page.locator("#club-note")
    told = f"evenings: {EVENINGS}, games: {12 * EVENINGS:,}"
    expect(note).to_contain_text(told, timeout=5 * GUARD)  # at night long, on a busy machine
    file.write_text("x" * 16_000_001)
    at.open_file("restore", file)
    expect(note).to_contain_text("too large: at most 16 MB")
    at.touch("club open import")
    file.write_text("Ida,31200,Jun,24600,Marek,18700,Sofia,25500")
    at.open_file("read", file)
    expect(page.locator("#club-preview")).to_contain_text("Ida 31,200")


def test_where_nothing_is_kept_the_first_page_says_so(page: Page, site_url: str) -> None:
    page.add_init_script(BLOCKED)
    page.goto(f"{site_url}#club")
    expect(page.locator("#club-room > p.error")).to_contain_text("This device stores nothing")
