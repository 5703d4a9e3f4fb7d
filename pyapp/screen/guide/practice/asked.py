"""A question on the screen, and what became of it: an immutable record and its steps."""

from typing import NamedTuple

from ....learn.kinds import FU, HAN, KIND, Answer, Question, answer_text, read_answer
from ....learn.slips import Verdict, verdict
from .answers import is_typed, takes_many

MOST_TYPED = 11  # "12000/24000"


class Asked(NamedTuple):
    """A question and its answer; given and verdict are None until there is one.

    picked: of the yaku, those that are pressed; typed: digits so far; shown: whether the answer
    of a question that is said aloud is shown; help: what is looked up beside it, "" for nothing;
    helped: whether anything was before the answer; why: the id of the words why what is typed is
    no answer, "" unless it was to be taken.
    """

    question: Question
    picked: tuple[str, ...]
    typed: str
    given: "Answer | None"
    verdict: Verdict | None
    shown: bool
    help: str
    helped: bool
    why: str


def begun(question: Question) -> Asked:
    """A question that nobody has answered yet."""
    return Asked(question, (), "", None, None, False, "", False, "")


def answered(asked: Asked, given: Answer) -> Asked:
    """The question with an answer; the first one counts."""
    if asked.verdict is not None:
        return asked
    return asked._replace(given=given, verdict=verdict(asked.question, given), typed="", help="")


def chosen(asked: Asked, text: str) -> Asked:
    """A choice was touched: it answers, but of yaku any number are chosen first."""
    question = asked.question
    if asked.verdict is not None:
        return asked
    if takes_many(question.kind):
        picked = tuple([yaku_id for yaku_id in asked.picked if yaku_id != text])
        return asked._replace(picked=picked if text in asked.picked else picked + (text,))
    given = read_answer(question.kind, text)
    return asked if given is None else answered(asked, given)


def done(asked: Asked) -> Asked:
    """What is typed or pressed is the answer."""
    question = asked.question
    if takes_many(question.kind):
        ids = [str(yaku_id) for yaku_id in question.choices if str(yaku_id) in asked.picked]
        return answered(asked, tuple(ids)) if ids else asked
    text = asked.typed.strip("/")
    given, why = read_answer(question.kind, text), cannot(question, text) if text else ""
    return asked._replace(why=why) if given is None or why else answered(asked, given)


# The most that can be, of some kinds and of all others; a hand of more han is a yakuman.
MOST = {"fu_pair": 4, "fu_set": 32, "fu_wait": 2, "fu_win": 10, "yaku_han": 6}
MOST_FU, MOST_HAN = 110, 12


def most(question: Question) -> int:
    """The most fu or han that can be the answer; no less than there is to choose from."""
    usual = MOST_FU if KIND[question.kind].form == FU else MOST_HAN
    return max([MOST.get(question.kind, usual)] + [int(str(each)) for each in question.choices])


def cannot(question: Question, text: str) -> str:
    """Name why a number that is typed cannot be the answer, "" if it can."""
    parts, counted = text.split("/"), KIND[question.kind].form in (FU, HAN)
    if len(parts) > 1 and not isinstance(question.answer, tuple):
        return "practice_one_number"
    if counted:
        return "practice_at_most" if int(text) > most(question) else ""
    return "practice_hundreds" if any(int(part) % 100 for part in parts if part) else ""


def typed(asked: Asked, key: str) -> Asked:
    """A key of the keyboard, "erase" or "clear": digits are typed, or name a choice by its place
    from 1.
    """
    question = asked.question
    if asked.verdict is not None:
        return asked
    if not is_typed(question.kind):
        place = "123456789".find(key)
        if not 0 <= place < len(question.choices):
            return asked
        return chosen(asked, answer_text(question.kind, question.choices[place]))
    asked = asked._replace(why="")
    if key in ("/", " "):
        more = asked.typed and "/" not in asked.typed
        return asked._replace(typed=asked.typed + "/") if more else asked
    if key == "erase":
        return asked._replace(typed=asked.typed[:-1])
    if key == "clear":
        return asked._replace(typed="")
    return asked._replace(typed=(asked.typed + key)[:MOST_TYPED])


def with_help(asked: Asked, what: str) -> Asked:
    """Something is looked up, or put away again."""
    if asked.verdict is not None:
        return asked
    return asked._replace(help="" if asked.help == what else what, helped=True)


def unknown(asked: Asked) -> Asked:
    """Whoever answers does not know: that is wrong, and no slip."""
    if asked.verdict is not None:
        return asked
    return asked._replace(verdict=Verdict(False, ()), typed="", help="")


def mistouched(asked: Asked) -> Asked:
    """The answer is taken back."""
    return asked._replace(given=None, verdict=None)
