"""Practice in the page: asked and answered by touch and by keys, kept, shared, taken along."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from pyapp.learn.course import duel_question, hand_of_the_day, placement_question
from pyapp.learn.duel import Duel, parse_duel
from pyapp.learn.kinds import Question, answer_text, answered
from pyapp.learn.progress import NEW, Progress, dump, load
from pyapp.learn.slips import slipped, steps
from pyapp.riichi.rulebooks import rules_for
from pyapp.riichi.text import EMPTY, Entry, parse_entry
from tests.browser.device import BLOCKED, FULL, store, stored, tabs
from tests.browser.hand_page import READY
from tests.browser.host import GUARD, resize
from tests.browser.test_axe import axe

ROOT = Path(__file__).parents[2]
QUESTION = "[data-question]"
VERDICT = "[data-verdict]"


def start(page: Page, url: str, view: str, hand: str = "") -> None:
    page.goto("about:blank")
    if hand:
        page.goto(f"{url}#{hand}")
        page.wait_for_selector(READY, state="attached")
    page.goto(f"{url}#guide/practice{view}")
    page.locator(".practice").wait_for()


def tap(page: Page, do: str) -> None:
    page.locator(f'[data-do="guide {do}"]:visible').first.tap()


def on_screen(page: Page) -> Question:
    """The question that is shown, answered by the engine from what the page says of it."""
    question = page.locator(QUESTION)
    entry = parse_entry(str(question.get_attribute("data-entry")))
    assert isinstance(entry, Entry)
    kind, *ask = str(question.get_attribute("data-ask")).split(" ")
    blank = Question(kind, entry, tuple(map(int, ask)), (), 0, ())
    return blank._replace(answer=answered(kind, blank.ask, steps(blank)))


def values(page: Page) -> list[str]:
    found = page.locator("[data-choice]").all()
    return [str(each.get_attribute("data-value")) for each in found]


def right(asked: Question) -> list[str]:
    """The values to touch."""
    text = answer_text(asked.kind, asked.answer)
    return text.split(",") if asked.kind == "yaku" else [text]


def answer(page: Page, well: bool = True) -> Question:
    """Answer by touch, and see what is said."""
    asked = on_screen(page)
    good = right(asked)
    touched = good if well else [next(each for each in values(page) if each not in good)]
    for value in touched:
        page.locator(f'[data-choice][data-value="{value}"]').tap()
    if asked.kind == "yaku":
        tap(page, "practice done")
    expect(page.locator(VERDICT)).to_have_attribute("data-verdict", "right" if well else "wrong")
    return asked


def following(page: Page, asked: Question) -> None:
    """Go on to another question."""
    tap(page, "practice next")
    expect(page.locator(VERDICT)).to_have_count(0)
    expect(page.locator(QUESTION)).to_be_visible()


def kept(page: Page) -> Progress:
    """What the device has of the progress."""
    texts = stored(page, "practice").values()
    found = load(next(iter(texts))) if texts else NEW
    assert isinstance(found, Progress)
    return found


def wait_kept(page: Page, good: Callable[[Progress], bool]) -> Progress:
    """Wait until the device has such a progress."""
    until = time.monotonic() + GUARD / 1000
    while not good(kept(page)):
        assert time.monotonic() < until, dump(kept(page))
        page.wait_for_timeout(20)
    return kept(page)


def asked_so_far(count: int) -> Callable[[Progress], bool]:
    return lambda progress: progress.boxes.asked == count


# Questions


def test_a_step_of_the_ladder_by_touch(page: Page, site_url: str) -> None:
    start(page, site_url, "")
    tap(page, "open practice/rung_limits")
    for count in range(8):
        asked = answer(page)
        assert asked.kind in ("limit", "payment")
        if count < 7:
            following(page, asked)
    expect(page.locator(".practice-told")).to_contain_text("The next one: 30 fu")
    progress = wait_kept(page, asked_so_far(8))
    assert progress.ladder[0] == "1" * 8
    tap(page, "open practice/rung_30")
    assert on_screen(page).kind in ("cell", "payment")
    page.go_back()
    page.go_back()
    expect(page.locator('.rung.done[data-do="guide open practice/rung_limits"]')).to_be_visible()


def test_a_step_of_the_ladder_by_keys(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_40")
    for count in range(5):
        asked = on_screen(page)
        assert asked.kind in ("cell", "fu_hand", "payment")
        expect(page.locator(QUESTION)).to_be_visible()
        page.keyboard.type("9" + answer_text(asked.kind, asked.answer))
        page.keyboard.press("Escape")
        page.keyboard.type(answer_text(asked.kind, asked.answer) + "7")
        page.keyboard.press("Backspace")
        page.keyboard.press("Enter")
        expect(page.locator(VERDICT)).to_have_attribute("data-verdict", "right")
        page.keyboard.press("Enter")
        expect(page.locator(VERDICT)).to_have_count(0)
        wait_kept(page, asked_so_far(count + 1))


def test_yaku_are_chosen_by_keys(page: Page, site_url: str) -> None:
    store_kinds(page, site_url, "yaku")
    while True:
        asked = on_screen(page)
        if asked.kind == "yaku":
            break
        answer(page)
        following(page, asked)
    for id in right(asked):
        page.keyboard.press(str(values(page).index(id) + 1))
    page.keyboard.press("Enter")
    expect(page.locator(VERDICT)).to_have_attribute("data-verdict", "right")


def store_kinds(page: Page, url: str, family: str) -> None:
    """Practise one family of questions alone."""
    start(page, url, "")
    names = [
        str(each.get_attribute("data-do")).rpartition(" ")[2]
        for each in page.locator(".practice-kinds button").all()
    ]
    for name in names:
        if name != family:
            tap(page, f"practice kind {name}")
    tap(page, "open practice/learn")
    page.locator(QUESTION).wait_for()


def test_a_slip_is_named_and_both_where_two_give_the_number(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_40")
    named: set[int] = set()
    for _ in range(40):
        asked = on_screen(page)
        by_number: dict[str, list[str]] = {}
        for id, given in slipped(asked.kind, asked.ask, steps(asked)):
            by_number.setdefault(answer_text(asked.kind, given), []).append(id)
        best = max(by_number, key=lambda text: len(by_number[text]), default="")
        if not best or (len(by_number[best]) == 1 and 1 in named):
            answer(page)
        else:
            page.keyboard.type(best)
            page.keyboard.press("Enter")
            verdict = page.locator(VERDICT)
            expect(verdict).to_have_attribute("data-verdict", "wrong")
            expect(verdict).to_have_attribute("data-slip", " ".join(by_number[best]))
            expect(page.locator(".practice-slips li")).to_have_count(len(by_number[best]))
            named.add(min(2, len(by_number[best])))
        if named == {1, 2}:
            return
        following(page, asked)
    raise AssertionError(f"slips for one number: {named}")


def test_a_mistouch_is_taken_back(page: Page, site_url: str) -> None:
    start(page, site_url, "/learn")
    before = page.locator(QUESTION).get_attribute("data-entry")
    answer(page, well=False)
    wait_kept(page, asked_so_far(1))
    tap(page, "practice back")
    expect(page.locator(VERDICT)).to_have_count(0)
    assert page.locator(QUESTION).get_attribute("data-entry") == before
    wait_kept(page, lambda progress: progress._replace(visits=()) == NEW)
    answer(page)
    wait_kept(page, asked_so_far(1))
    expect(page.locator('[data-do="guide practice back"]')).to_have_count(0)


def test_a_reload_keeps_the_question(page: Page, site_url: str) -> None:
    start(page, site_url, "/learn")
    asked, choices = on_screen(page), values(page)
    wait_noted(page, lambda lines: lines[5] == asked.kind)
    page.reload()
    page.locator(QUESTION).wait_for()
    assert (on_screen(page), values(page)) == (asked, choices)
    answer(page, well=False)
    slips = page.locator(VERDICT).get_attribute("data-slip")
    wait_kept(page, asked_so_far(1))
    wait_noted(page, lambda lines: lines[-1] != "")
    page.reload()
    page.locator(QUESTION).wait_for()
    assert on_screen(page) == asked
    expect(page.locator(VERDICT)).to_have_attribute("data-slip", str(slips))
    assert kept(page).boxes.asked == 1


def wait_noted(page: Page, good: Callable[[list[str]], bool]) -> list[str]:
    """Wait until the tab keeps such a run with its question; gives its lines."""
    until = time.monotonic() + GUARD / 1000
    while True:
        lines = [own.get("practice", "").split("\n") for own in tabs(page)]
        if lines and len(lines[-1]) > 5 and good(lines[-1]):
            return [str(line) for line in lines[-1]]
        assert time.monotonic() < until, lines
        page.wait_for_timeout(20)


def test_the_question_is_there_after_the_hand_screen(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_30")
    while True:
        asked = answer(page)
        if asked.kind != "cell":
            break
        following(page, asked)
    page.locator('[data-do^="guide hand"]').tap()
    expect(page.locator("#picker")).to_be_visible()
    expect(page.locator(f'#answer [data-win="{asked.entry.by}"]')).to_have_attribute(
        "data-pay", re.compile(str(asked.answer[0] if isinstance(asked.answer, tuple) else ""))
    )
    page.go_back()
    expect(page.locator(VERDICT)).to_have_attribute("data-verdict", "right")
    assert on_screen(page) == asked


def test_the_next_question_is_made_while_the_answer_is_read(page: Page, site_url: str) -> None:
    """What is thrown for a question is thrown before Next is touched."""
    page.add_init_script(
        "window.thrown = 0; const random = Math.random;"
        "Math.random = () => { window.thrown += 1; return random(); };"
    )
    start(page, site_url, "/learn")
    for _ in range(3):
        before = page.evaluate("thrown")
        asked = answer(page)
        page.wait_for_function("(before) => thrown > before", arg=before)
        made = page.evaluate("thrown")
        following(page, asked)
        assert page.evaluate("thrown") == made


def test_three_players_are_asked_as_three(page: Page, site_url: str) -> None:
    start(page, site_url, "/learn", "rules:tenhou-sanma")
    for count in range(4):
        asked = answer(page, well=count % 2 == 0)
        assert asked.entry.rules.players == 3
        following(page, asked)


def test_other_rules_ask_anew(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_rulebooks")
    assert on_screen(page).entry.rulebook == "wrc-2015"
    page.evaluate("location.hash = 'rules:tenhou'")
    expect(page.locator("#picker")).to_be_visible()
    page.evaluate("location.hash = 'guide/practice/rung_rulebooks'")
    page.locator(QUESTION).wait_for()
    assert on_screen(page).entry.rulebook == "tenhou"


# Runs


def test_the_test_finds_a_rung(page: Page, site_url: str) -> None:
    start(page, site_url, "/test")
    for place in range(10):
        expect(page.locator(".practice-head")).to_contain_text(f"{place + 1} of 10")
        asked = answer(page, well=place < 4)
        if place < 9:
            following(page, asked)
    tap(page, "practice next")
    expect(page.locator(".practice-over")).to_contain_text("4 of 10 right")
    expect(page.locator(".practice-over")).to_contain_text("40 fu")
    assert wait_kept(page, asked_so_far(10)).rung == 2
    tap(page, "open practice/rung_40")
    page.locator(QUESTION).wait_for()


def test_the_test_goes_up_the_ladder(page: Page, site_url: str) -> None:
    start(page, site_url, "/test")
    seed = wait_noted(page, lambda lines: lines[0] == "test")[1]
    under = EMPTY._replace(rulebook="wrc-2015", rules=rules_for("wrc-2015"))
    assert on_screen(page).entry == placement_question(under, seed, 0).entry


def test_the_hand_of_the_day_is_everybodys(page: Page, site_url: str) -> None:
    start(page, site_url, "/day")
    day = str(page.evaluate("new Date().toISOString().slice(0, 10)"))
    under = EMPTY._replace(rulebook="wrc-2015", rules=rules_for("wrc-2015"))
    assert on_screen(page).entry == hand_of_the_day(day, under).entry
    answer(page)
    tap(page, "practice next")
    expect(page.locator(".practice-over")).to_contain_text("you had it right")
    assert wait_kept(page, asked_so_far(1)).day == day + " 1"
    tap(page, "open practice")
    expect(page.locator('[data-do="guide open practice/day"]')).to_contain_text("had it right")


def shown_duel(page: Page) -> Duel:
    """The duel in the address."""
    text = str(page.evaluate("decodeURIComponent(location.hash)")).partition("/duel/")[2]
    found = parse_duel(text)
    assert isinstance(found, Duel), text
    return found


def play_duel(page: Page, misses: int) -> None:
    tap(page, "practice begin")
    for place in range(10):
        page.locator(QUESTION).wait_for()
        expect(page.locator(".practice-head")).to_contain_text(f"{place + 1} of 10")
        answer(page, well=place >= misses)
        expect(page.locator('[data-do="guide practice back"]')).to_have_count(0)
        tap(page, "practice next")
    expect(page.locator("[data-duel]")).to_be_visible()


def test_a_duel_by_link(page: Page, site_url: str) -> None:
    start(page, site_url, "/duel", "rules:ema-2025")
    offered = shown_duel(page)
    assert (offered.right, offered.under.rulebook) == ((), "ema-2025")
    play_duel(page, 3)
    mine = shown_duel(page)
    assert mine.right == (False,) * 3 + (True,) * 7
    expect(page.locator(".practice-marks .bad")).to_have_count(3)
    link = page.url
    page.reload()
    expect(page.locator(".practice-marks .good")).to_have_count(7)
    # The other player, on another device, under other rules.
    other = page.context.browser.new_context(has_touch=True)  # type: ignore[union-attr]
    tab = other.new_page()
    tab.goto(f"{site_url}#rules:tenhou")
    tab.wait_for_selector(READY, state="attached")
    tab.goto(link)
    expect(tab.locator("[data-duel]")).to_contain_text("The other player")
    assert shown_duel(tab) == mine
    tap(tab, "practice begin")
    tab.locator(QUESTION).wait_for()
    assert on_screen(tab).entry == duel_question(offered.under, offered.seed, 0).entry
    for place in range(10):
        answer(tab, well=place > 0)
        tap(tab, "practice next")
    expect(tab.locator("[data-duel]")).to_contain_text("You won.")
    expect(tab.locator(".practice-marks")).to_have_count(2)
    theirs = shown_duel(tab)
    assert theirs.right == (False,) + (True,) * 9
    # And back: their link shows both on the first device.
    page.goto("about:blank")
    page.goto(tab.url)
    expect(page.locator(".practice-marks")).to_have_count(2)
    expect(page.locator("[data-duel]")).to_contain_text("The other player won.")
    other.close()


def test_a_duel_link_that_cannot_be_read(page: Page, site_url: str) -> None:
    start(page, site_url, "/duel/tenbou-duel,1,seed:A")
    expect(page.locator(".practice")).to_contain_text("cannot be read")
    play_duel(page, 0)


def test_said_aloud(page: Page, site_url: str) -> None:
    start(page, site_url, "/say")
    expect(page.locator("[data-choice]")).to_have_count(0)
    tap(page, "practice show")
    expect(page.locator("#practice-verdict")).to_be_visible()
    tap(page, "practice grade wrong")
    expect(page.locator("#practice-verdict")).to_have_count(0)
    page.keyboard.press("Enter")
    tap(page, "practice grade right")
    progress = wait_kept(page, asked_so_far(2))
    assert [card.box for card in progress.boxes.cards if card.box >= 0]


def test_what_is_missed_is_practised_alone(page: Page, site_url: str) -> None:
    start(page, site_url, "/learn")
    while True:
        answer(page, well=False)
        progress = wait_kept(page, lambda each: each.boxes.asked > 0)
        if any(card.box == 0 for card in progress.boxes.cards):
            break
        tap(page, "practice next")
    start(page, site_url, "/progress")
    expect(page.locator(".practice-weak li").first).to_be_visible()
    tap(page, "open practice/weak")
    page.locator(QUESTION).wait_for()


# What is kept


def test_two_tabs_lose_no_answer(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_limits")
    other = page.context.new_page()
    start(other, site_url, "/rung_limits")
    for tab in (page, other, other, page):
        asked = answer(tab)
        following(tab, asked)
    assert wait_kept(page, asked_so_far(4)).ladder[0] == "1111"
    for tab in (page, other):  # both at once
        good = right(on_screen(tab))[0]
        tab.evaluate(
            """(value) => setTimeout(() =>
                document.querySelector(`[data-choice][data-value="${value}"]`).click())""",
            good,
        )
    assert wait_kept(page, asked_so_far(6)).ladder[0] == "111111"
    start(other, site_url, "/progress")
    expect(other.locator(".practice")).to_contain_text("6 questions answered")
    answer_in(page)
    expect(other.locator(".practice")).to_contain_text("7 questions answered")  # it was told
    other.close()


def answer_in(page: Page) -> None:
    expect(page.locator(VERDICT)).to_have_count(1)
    tap(page, "practice next")
    expect(page.locator(VERDICT)).to_have_count(0)
    answer(page)


def test_an_answer_outlives_a_page_that_is_killed(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_limits")
    answer(page)
    wait_kept(page, asked_so_far(1))
    context = page.context
    page.close(run_before_unload=False)
    again = context.new_page()
    start(again, site_url, "/progress")
    expect(again.locator(".practice")).to_contain_text("1 question answered")


@pytest.mark.parametrize("device", [BLOCKED, FULL], ids=["blocked", "full"])
def test_a_device_that_keeps_nothing_is_told_of(page: Page, site_url: str, device: str) -> None:
    page.add_init_script(device)
    start(page, site_url, "/learn")
    asked = answer(page)
    expect(page.locator(".practice-told")).to_contain_text("stores nothing")
    following(page, asked)
    answer(page)
    tap(page, "open practice")
    expect(page.locator(".practice")).to_contain_text("2 questions answered")


NO_FILE = "This is not a Tenbou progress file"
NEWER = "made by a newer Tenbou"


def open_file(page: Page, name: str, content: bytes) -> None:
    file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": content}
    page.set_input_files('input[name="practice"]', file)


def test_a_file_takes_the_progress_along(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_limits")
    answer(page)
    wait_kept(page, asked_so_far(1))
    start(page, site_url, "/progress")
    with page.expect_download() as saved:
        tap(page, "practice export")
    text = saved.value.path().read_bytes()
    assert load(text.decode()) == kept(page)
    tap(page, "practice reset")
    expect(page.locator(".practice")).to_contain_text("0 questions answered")
    wait_kept(page, lambda progress: progress._replace(visits=()) == NEW)
    tap(page, "practice undo")
    expect(page.locator(".practice")).to_contain_text("1 question answered")
    wait_kept(page, asked_so_far(1))
    tap(page, "practice reset")
    wait_kept(page, lambda progress: progress._replace(visits=()) == NEW)
    open_file(page, "practice.txt", text)
    expect(page.locator(".practice-told")).to_contain_text("loaded from the file")
    taken = load(text.decode())
    assert isinstance(taken, Progress)
    wait_kept(page, lambda progress: progress._replace(visits=taken.visits) == taken)


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("photo.png", (ROOT / "static/icons/icon-192.png").read_bytes(), NO_FILE),
        ("cut.txt", dump(NEW).encode()[:-9], NO_FILE),
        ("empty.txt", b"", NO_FILE),
        ("newer.txt", dump(NEW).replace("practice 2", "practice 3").encode(), NEWER),
    ],
    ids=["photo", "cut", "empty", "newer"],
)
def test_a_file_that_is_none_changes_nothing(
    page: Page, site_url: str, name: str, content: bytes, said: str
) -> None:
    start(page, site_url, "/rung_limits")
    answer(page)
    before = wait_kept(page, asked_so_far(1))
    start(page, site_url, "/progress")
    open_file(page, name, content)
    expect(page.locator(".practice-told")).to_contain_text(said)
    expect(page.locator(".practice")).to_contain_text("1 question answered")
    assert kept(page) == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tenbou-practice 2\nrung", "cannot be read"),
        (dump(NEW).replace("practice 2", "practice 9"), "saved by a newer Tenbou"),
    ],
    ids=["damaged", "newer"],
)
def test_what_cannot_be_read_is_not_written_over(
    page: Page, site_url: str, text: str, said: str
) -> None:
    start(page, site_url, "")
    store(page, "practice", text)
    start(page, site_url, "/rung_limits")
    expect(page.locator(".practice-told")).to_contain_text(said)
    answer(page)
    start(page, site_url, "/progress")
    assert stored(page, "practice") == {"": text}
    with page.expect_download() as saved:
        tap(page, "practice export")
    assert saved.value.path().read_text() == text
    tap(page, "practice reset")
    wait_kept(page, lambda progress: progress._replace(visits=()) == NEW)


# How it looks

SIZES = [(320, 480), (360, 560), (390, 664), (820, 1180), (1440, 900)]
VIEWS = ("", "/learn", "/rung_calls", "/rung_limits", "/say", "/duel", "/progress", "/test")


@pytest.mark.parametrize("view", VIEWS)
def test_how_it_looks(page: Page, site_url: str, view: str) -> None:
    """Nothing is scrolled sideways, too small, or found wrong by axe, before an answer or after."""
    start(page, site_url, view)
    look(page)
    if page.locator("[data-choice]").count():
        answer(page, well=False)
        look(page)


def look(page: Page) -> None:
    for size in SIZES:
        resize(page, size)
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), size
        assert page.evaluate(SMALL) == [], size
    resize(page, (390, 664))
    assert axe(page) == []


SMALL = """() => [...document.querySelectorAll("#guide button, #guide .as-button")]
    .filter((each) => each.offsetParent && each.getBoundingClientRect().height < 43.5)
    .map((each) => each.outerHTML.slice(0, 120))"""
