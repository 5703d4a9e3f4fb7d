"""Practice in the page: asked and answered by touch and by keys, kept, shared, taken along."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from pyapp.learn.kinds import Question, answer_text
from pyapp.learn.progress import NEW, Progress, load
from tests.browser.device import stored
from tests.browser.hand_page import READY
from tests.browser.host import back, wait_until
from tests.browser.practising import QUESTION, on_screen, right, values

ROOT = Path(__file__).parents[2]
VERDICT = "[data-verdict]"


def start(page: Page, url: str, view: str, hand: str = "") -> None:
    page.goto("about:blank")
    if hand:
        page.goto(f"{url}#{hand}")
        page.wait_for_selector(READY, state="attached")
    page.goto(f"{url}#guide/practice{view}")
    page.locator(".practice").wait_for()
    page.locator(f"{QUESTION}, [data-lesson], [data-view]:not([data-view^=rung])").first.wait_for()
    if page.locator("[data-lesson]").count():
        tap(page, "practice begin")
        page.locator(QUESTION).wait_for()


def tap(page: Page, do: str) -> None:
    page.locator(f'[data-do="guide {do}"]:visible').first.tap()


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
    wait_until(page, lambda: good(kept(page)))
    return kept(page)


def asked_so_far(count: int) -> Callable[[Progress], bool]:
    return lambda progress: progress.boxes.asked == count


# Questions


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


def test_the_settings_are_not_there_before_the_steps_above_them(page: Page, site_url: str) -> None:
    start(page, site_url, "")
    settings = page.locator("#practice-settings")
    expect(settings).to_be_visible()
    # As on a phone that is slow: the steps of the course come after the rest of the page.
    page.evaluate("document.querySelector('#practice-ladder').replaceChildren()")
    expect(settings).to_be_hidden()


# What is kept


def test_back_from_what_a_line_leads_to_is_where_one_was(page: Page, site_url: str) -> None:
    start(page, site_url, "")
    tap(page, "open practice/first")
    line = page.locator('.practice [data-do="guide open table"]')
    line.evaluate("line => line.scrollIntoView({block: 'end'})")
    expect(line).to_be_in_viewport()
    where = page.evaluate("scrollY")
    assert where > 0
    line.tap()
    page.locator("#guide[data-page=table]").wait_for()
    back(page)
    expect(line).to_be_in_viewport()
    assert abs(page.evaluate("scrollY") - where) < 2
    tap(page, "open practice")  # a tap begins at the top
    wait_until(page, lambda: page.evaluate("scrollY") == 0)


def test_help_is_seen_at_once(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_fu")
    tap(page, "practice help fu")
    expect(page.locator("#practice-shown h3")).to_be_in_viewport()
    expect(page.locator("#practice-shown li").nth(8)).to_be_in_viewport()


def test_an_answer_outlives_a_page_that_is_killed(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_limits")
    answer(page)
    wait_kept(page, asked_so_far(1))
    context = page.context
    page.close(run_before_unload=False)
    again = context.new_page()
    start(again, site_url, "/progress")
    expect(again.locator(".practice")).to_contain_text("1 question answered")
