"""The question of practice that is on the screen, as the engine reads and answers it."""

from playwright.sync_api import Page

from pyapp.learn.kinds import Question, answer_text, answered
from pyapp.learn.slips import steps
from pyapp.riichi.text import Entry, parse_entry

QUESTION = "[data-question]"


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
