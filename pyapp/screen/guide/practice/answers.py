"""An answer to a question: as it is shown and said, as text, and read back from text."""

from ....learn.working import (
    DORA_HAN,
    DORA_TILE,
    HAN,
    INCOME,
    LIMIT,
    SHARE,
    SMALL_STEPS,
    YAKU,
    YAKU_HAN,
    Answer,
    Question,
)
from ....riichi.hand import TSUMO
from ....riichi.rules import whole_number
from ....riichi.tiles import NAMES
from ....words.lookup import capital
from ....words.words import Words
from ...html import Html, html, tile_svg

NONE = "none"  # the text of no limit
MOST_DIGITS = 6
IN_HAN = (YAKU_HAN, HAN, DORA_HAN)
PAID = (INCOME, SHARE)


def answer_text(kind: str, answer: Answer) -> str:
    """The answer as attributes and what is kept hold it: "40", "1000/2000", "mangan", "5m"."""
    if isinstance(answer, tuple):
        return ("," if kind == YAKU else "/").join([str(each) for each in answer])
    if isinstance(answer, str):
        return answer or NONE
    return NAMES[answer] if kind == DORA_TILE else str(answer)


def read_answer(kind: str, text: str) -> "Answer | None":
    """The answer of a text, None when it is none to a question of this kind."""
    if kind == YAKU:
        return tuple([id for id in text.split(",") if id])
    if kind == LIMIT:
        return "" if text == NONE else text
    if kind == DORA_TILE:
        return list(NAMES).index(text) if text in NAMES else None
    if is_number(kind):
        return whole_number(text, MOST_DIGITS)
    parts = [whole_number(part, MOST_DIGITS) for part in text.split("/")]
    found = [part for part in parts if part is not None]
    return tuple(found) if len(found) == len(parts) else None


def is_number(kind: str) -> bool:
    """Whether the answer is one number."""
    return kind in SMALL_STEPS or kind in IN_HAN or kind in PAID


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
