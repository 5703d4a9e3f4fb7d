"""An answer to a question as it is shown and said."""

from ....learn.kinds import FU, HAN, KIND, LIMIT_NAME, TILE, YAKU_LIST, Answer, Question
from ....riichi.hand import TSUMO
from ....words.lookup import capital
from ....words.words import Words
from ...html import Html, html, tile_svg


def takes_many(kind: str) -> bool:
    """Say whether any number of the choices are the answer together."""
    return KIND[kind].form == YAKU_LIST


def is_typed(kind: str) -> bool:
    """Whether an answer is typed digit by digit, and not chosen by its place."""
    return KIND[kind].form not in (YAKU_LIST, LIMIT_NAME, TILE)


def answer_said(say: Words, question: Question, answer: Answer) -> str:
    """The answer in words: "40 fu", "1,000 / 2,000", "2,000 all", "mangan"."""
    form = KIND[question.kind].form
    if isinstance(answer, str):
        return say(answer) if answer else say("practice_no_limit")
    if isinstance(answer, int):
        if form == TILE:
            return say.tile(answer)
        if form in (FU, HAN):
            return say("n_" + form, n=answer)
        return say.number(answer)
    if form == YAKU_LIST:
        return say.listed([say(str(yaku_id)) for yaku_id in answer]) if answer else say("no_yaku")
    text = " / ".join([say.number(int(paid)) for paid in answer])
    each = len(answer) == 1 and question.entry.by == TSUMO
    return say("from_all", n=text) if each else text


def answer_html(say: Words, question: Question, answer: Answer) -> Html:
    """The answer as a choice shows it."""
    form = KIND[question.kind].form
    if form == TILE and isinstance(answer, int):
        return tile_svg(answer, "", say.tile(answer))
    said = answer_said(say, question, answer)
    return html("%s", capital(said) if form == LIMIT_NAME else said)
