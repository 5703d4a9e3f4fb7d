"""A set of questions on paper as html: the exercises, and on a page of their own the answers."""

from typing import Callable

from ....learn.course import duel_question
from ....learn.duel import format_duel, unplayed
from ....learn.kinds import Question
from ....learn.slips import steps
from ....words.lookup import capital
from ....words.words import Words
from ...app import App
from ...hand.tools import book_names
from ...html import Html, html, joined
from ..parts import guide_of
from .answers import answer_said
from .parts import practice_of
from .question import ask_html
from .run import DUEL
from .table import table_html

EXERCISE = "exercise"
PAGE = (
    '<article class="exercise-paper"><header><h1>%s</h1><p>%s</p><p>%s</p></header><ol>%s</ol>'
    "</article>"
)


def printed(app: App, draw: Callable[[str], str]) -> tuple[str, Html] | None:
    """The set that is shown as exercises and answers; draw: see `paper`."""
    state, say = practice_of(app), app.say
    offered = state.offered
    if state.view != DUEL or not offered:
        return None
    asked = [
        duel_question(offered.under, offered.seed, place, offered.steps)
        for place in range(offered.length)
    ]
    link = guide_of(app).means.link("guide/practice/duel/" + format_duel(unplayed(offered), ","))
    drawn = draw(link)
    code = Html('<div class="code" aria-hidden="true">%s</div>' % drawn) if drawn else html("")
    rules = book_names(offered.under, say)[0]
    exercises = [_exercise(say, each) for each in asked]
    answers = [html("<li>%s</li>", _answer(say, each)) for each in asked]
    name = html("%s ______________________ %s", say("practice_sheet_name"), code)
    pages = (
        html(PAGE, say("practice_sheet_title"), rules, name, joined(exercises)),
        html(PAGE, say("practice_sheet_answers"), rules, link, joined(answers)),
    )
    return EXERCISE, joined(pages)


def _exercise(say: Words, asked: Question) -> Html:
    """A question with its tiles, and room for the answer."""
    sentence = ask_html(say, asked, steps(asked))
    made = "<li>%s<p>%s <span>______________</span></p></li>"
    return html(made, table_html(say, asked.entry), sentence)


def _answer(say: Words, asked: Question) -> str:
    return capital(answer_said(say, asked, asked.answer))
