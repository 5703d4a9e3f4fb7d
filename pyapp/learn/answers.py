"""An answer to a question as text: in attributes, in what is kept, in cases."""

from ..riichi.rules import whole_number
from ..riichi.tiles import NAMES
from .working import (
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
)

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
