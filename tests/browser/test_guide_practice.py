"""Practice in the page: asked and answered by touch and by keys, kept, shared, taken along."""

import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from pyapp.learn.course import RUNG
from pyapp.learn.duel import format_duel, new_duel
from pyapp.learn.kinds import Question, answer_text
from pyapp.learn.progress import NEW, Progress, dump, load
from pyapp.riichi.text import EMPTY
from tests.browser.device import stored
from tests.browser.hand_page import READY
from tests.browser.host import GUARD, back
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
    until = time.monotonic() + GUARD / 1000
    while not good(kept(page)):
        assert time.monotonic() < until, dump(kept(page))
        page.wait_for_timeout(20)
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


def test_the_question_is_there_after_the_hand_screen(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_pay", "123m55p")
    asked = answer(page)
    page.locator('[data-do^="guide hand"]').tap()
    expect(page.locator("#picker")).to_be_visible()
    expect(page.locator(f'#answer [data-win="{asked.entry.by}"]')).to_have_attribute(
        "data-pay", re.compile(str(asked.answer[0] if isinstance(asked.answer, tuple) else ""))
    )
    back(page)
    expect(page.locator(VERDICT)).to_have_attribute("data-verdict", "right")
    assert on_screen(page) == asked
    tap(page, "leave")
    expect(page.locator("#picker")).to_be_visible()
    expect(page).to_have_url(re.compile("#123m55p"))  # the own hand again


# What is kept


def test_two_tabs_lose_no_answer(page: Page, site_url: str) -> None:
    start(page, site_url, "/rung_limits")
    other = page.context.new_page()
    start(other, site_url, "/rung_limits")
    for tab in (page, other, other, page):
        tab.bring_to_front()  # else each touch takes seconds
        asked = answer(tab)
        following(tab, asked)
    assert wait_kept(page, asked_so_far(4)).ladder[RUNG["rung_limits"]] == "1111"
    for tab in (page, other):  # both at once
        good = right(on_screen(tab))[0]
        tab.evaluate(
            """(value) => setTimeout(() =>
                document.querySelector(`[data-choice][data-value="${value}"]`).click())""",
            good,
        )
    assert wait_kept(page, asked_so_far(6)).ladder[RUNG["rung_limits"]] == "111111"
    other.bring_to_front()
    start(other, site_url, "/progress")
    expect(other.locator(".practice")).to_contain_text("6 questions answered")
    page.bring_to_front()
    answer_in(page)
    other.bring_to_front()
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


def test_a_whole_class_is_pasted_at_once(page: Page, site_url: str) -> None:
    offered = new_duel("k3x9", EMPTY, ("rung_30",))
    start(page, site_url, "/duel/" + format_duel(offered, ","))
    done = offered._replace(right=(True,) * 10, seconds=9)
    lines = [format_duel(done._replace(name=f"Pupil {place}")) for place in range(40)]
    page.locator("textarea").fill("\n".join(lines))  # three times what a hand's text may have
    tap(page, "practice paste")
    expect(page.locator(".practice")).to_contain_text("New: 40.")
