"""An answer to a question as it is shown and said."""

from ....learn.answers import IN_HAN, PAID
from ....learn.working import DORA_TILE, LIMIT, YAKU, Answer, Question
from ....riichi.hand import TSUMO
from ....words.lookup import capital
from ....words.words import Words
from ...html import Html, html, tile_svg


def is_typed(kind: str) -> bool:
    """Whether an answer is typed digit by digit, and not chosen by its place."""
    return kind not in (YAKU, LIMIT, DORA_TILE)


def answer_said(say: Words, question: Question, answer: Answer) -> str:
    """The answer in words: "40 fu", "1,000 / 2,000", "2,000 all", "mangan"."""
    kind = question.kind
    if isinstance(answer, str):
        return say(answer) if answer else say("practice_no_limit")
    if isinstance(answer, int):
        if kind == DORA_TILE:
            return say.tile(answer)
        if kind in PAID:
            return say.number(answer)
        return say("n_han" if kind in IN_HAN else "n_fu", n=answer)
    if kind == YAKU:
        return say.listed([say(str(id)) for id in answer]) if answer else say("no_yaku")
    text = " / ".join([say.number(int(paid)) for paid in answer])
    each = len(answer) == 1 and question.entry.by == TSUMO
    return say("from_all", n=text) if each else text


def answer_html(say: Words, question: Question, answer: Answer) -> Html:
    """The answer as a choice shows it."""
    if question.kind == DORA_TILE and isinstance(answer, int):
        return tile_svg(answer, "", say.tile(answer))
    if question.kind == LIMIT:
        return html("%s", capital(answer_said(say, question, answer)))
    return html("%s", answer_said(say, question, answer))
