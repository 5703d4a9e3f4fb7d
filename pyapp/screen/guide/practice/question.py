"""A question as html: what is asked of the hand, the answers to touch, and the verdict.

[data-question] holds the notation of the hand and its rules in data-entry, and in data-ask what
is asked: the kind of question and what of the hand, as words with blanks between. Choices have
data-choice and data-value; after an answer stands [data-verdict] with data-slip, the ids of every
slip that gives it.
"""

from typing import NamedTuple

from ....learn.course import elsewhere
from ....learn.kinds import (
    GROUP,
    KIND,
    LIMIT_NAME,
    ONE_INDICATOR,
    YAKU_LIST,
    Answer,
    Question,
    answer_text,
    read_answer,
)
from ....learn.slips import SLIP, Verdict, likely, steps, verdict
from ....riichi.arrange import arrange
from ....riichi.text import format_entry
from ....words.lookup import capital
from ....words.words import Words
from ...action import GUIDE, asking
from ...answer.groups import tiles_html
from ...hand.tools import book_names
from ...html import NOTHING, Html, button, html, joined, tile_svg, truth
from ...script import in_one_line
from .answers import answer_html, answer_said, is_typed, takes_many
from .asked import Asked, most
from .kinds import sentence, sums_html
from .lessons import help_html
from .mistakes import limit_said, mistake
from .parts import MAIN, SECOND
from .table import table_html

PRACTICE = "practice"
MOST_SAID = 3  # slips that give one number; the earliest are the likeliest
FEW = 6  # choices that have room beside each other in threes
DO = "practice-do"  # the region of what is asked, and the answers or what is said to one
QUESTION = (
    '<section class="practice-question" data-question data-entry="%s" data-ask="%s">'
    '%s<div class="practice-do" id="practice-do"></div></section>'
)


def do(verb: str, what: str = "") -> str:
    """What a control of practice asks for."""
    return asking(GUIDE, PRACTICE, "%s %s" % (verb, what) if what else verb)


class How(NamedTuple):
    """How a question is shown."""

    aloud: bool  # it is answered aloud and graded by oneself
    back: bool  # the answer can be taken back
    heard: bool  # the device can read the answer out
    sealed: bool  # the answer is told on the next day
    helped: bool  # help is to be had
    books: bool  # another rulebook's answer stands beside this one's
    given: tuple[tuple[str, int], ...] | None  # by a class, each with how often; None: for oneself
    apart: bool  # the whole working is drawn by itself
    unsure: bool  # that one does not know is an answer


USUALLY = How(False, True, False, False, True, False, None, False, False)
SUMS = "practice-sums"  # the element of the working


def question_html(say: Words, question: Question) -> Html:
    """The hand that a question is about, and room for what is asked."""
    said = " ".join([question.kind] + [str(each) for each in question.ask])
    return html(QUESTION, format_entry(question.entry), said, table_html(say, question.entry))


def asked_html(say: Words, asked: Asked, how: How) -> Html:
    """What is asked with its choices, or with what is said to the answer."""
    question = asked.question
    if how.aloud:
        rest = _aloud(say, asked, how)
    elif asked.verdict is None:
        rest = choices_html(say, asked)
        if how.unsure:
            rest = joined((rest, button(do("unknown"), say("practice_unknown"), "", SECOND)))
        rest = joined((rest, help_html(say, asked))) if how.helped else rest
    elif how.sealed:
        rest = _sealed(say, asked)
    else:
        rest = verdict_html(say, asked, asked.verdict, how)
    made = '<h2 id="practice-ask" tabindex="-1">%s</h2>%s'
    return html(made, ask_html(say, question), rest)


def ask_html(say: Words, question: Question) -> Html:
    """What is asked, in one sentence, beside the tiles that it is asked of."""
    about, ask, tiles = KIND[question.kind].about, question.ask, NOTHING
    if about.id == GROUP:
        reading = steps(question).reading
        shown = arrange(question.entry.hand, reading)[ask[0]]
        tiles = tiles_html(say, shown, ask[0] == reading.finished)
    elif about is ONE_INDICATOR:
        tiles = tile_svg(ask[0], "", say.tile(ask[0]))
    if tiles is not NOTHING:
        tiles = html(' <span class="small-hand">%s</span>', tiles)
    return html("%s%s", sentence(say, question), tiles)


# The answers


def choices_html(say: Words, asked: Asked) -> Html:
    """The answers to touch; of yaku any number, then one more touch."""
    question = asked.question
    parts: list[Html] = []
    for place, choice in enumerate(question.choices):
        pressed = NOTHING
        if takes_many(question.kind):
            inner = html("%s", say.title(str(choice)))
            text = str(choice)
            pressed = html(' aria-pressed="%s"', truth(text in asked.picked))
        else:
            inner = answer_html(say, question, choice)
            text = answer_text(question.kind, choice)
        key = NOTHING
        if not is_typed(question.kind) and place < 9:
            key = html('<kbd aria-hidden="true">%d</kbd>', place + 1)
        more = html('class="card" data-choice data-value="%s"%s', text, pressed)
        parts.append(button(do("choose", text), html("%s%s", inner, key), "", more))
    pairs = [each for each in question.choices if isinstance(each, tuple) and len(each) > 1]
    wide = pairs or KIND[question.kind].form in (YAKU_LIST, LIMIT_NAME) or len(parts) == 4
    kind = "many" if wide else "more" if len(parts) > FEW else ""
    made = '<div class="practice-choices %s" role="group" aria-labelledby="practice-ask">%s</div>%s'
    return html(made, kind, joined(parts), _entered(say, asked))


def _entered(say: Words, asked: Asked) -> Html:
    """What is typed so far, and what takes it, or the yaku that are pressed."""
    if takes_many(asked.question.kind):
        enough = html('class="main" aria-disabled="%s"', truth(not asked.picked))
        return button(do("done"), say("practice_done"), "", enough)
    if not is_typed(asked.question.kind):
        return NOTHING
    if not asked.typed:
        return html('<p class="practice-typed quiet">%s</p>', say("practice_type"))
    made = '<p class="practice-typed"><output>%s</output>%s</p>%s'
    take = button(do("done"), say("practice_done"), "", MAIN)
    why = NOTHING
    if asked.why:
        at_most = most(asked.question) if asked.why == "practice_at_most" else 0
        why = html('<p role="alert">%s</p>', say(asked.why, n=at_most))
    return html(made, asked.typed, take, why)


# What is said to the answer


def _sealed(say: Words, asked: Asked) -> Html:
    """That the answer is noted, and when it is told whether it is right."""
    answer = answer_said(say, asked.question, asked.given) if asked.given is not None else ""
    made = (
        '<div class="practice-verdict"><h3 id="practice-verdict" tabindex="-1">%s <b>%s</b></h3>'
        '<p>%s</p></div><div class="practice-on">%s</div>'
    )
    told = say("practice_noted"), capital(answer), say("practice_day_tomorrow")
    on = button(asking(GUIDE, "open", PRACTICE + "/learn"), say("practice_learn"), "", MAIN)
    return html(made, *told, on)


def verdict_html(say: Words, asked: Asked, found: Verdict, how: How) -> Html:
    """Right or wrong, the slips that give the answer, the way on, and the whole working."""
    question, given = asked.question, asked.given
    right = in_one_line(capital(answer_said(say, question, question.answer)))
    title = html("%s <b>%s</b>", say("practice_right" if found.right else "practice_wrong"), right)
    heads: list[str] = []
    told = [say("practice_helped")] if asked.helped and found.right else []
    if not found.right and given is not None:
        heads, told = _told(say, question, given, found.slips)
    parts = [html("<li>%s</li>", in_one_line(each)) for each in told]
    slips = html('<ul class="practice-slips">%s</ul>', joined(parts)) if parts else NOTHING
    slips = joined([html("<p>%s</p>", each) for each in heads] + [slips])
    made = (
        '<div class="practice-verdict" data-verdict="%s" data-slip="%s">'
        '<h3 id="practice-verdict" tabindex="-1">%s</h3>%s</div>'
    )
    word = "right" if found.right else "wrong"
    shown = html(made, word, " ".join(found.slips), title, slips)
    taken = NOTHING
    if how.back and not found.right:
        taken = button(do("back"), say("practice_mistouch"), "", SECOND)
    following = button(do("next"), say("practice_next"), "", MAIN)
    ways = html('<div class="practice-on">%s%s%s</div>', following, taken, _open(say, question))
    return joined((shown, ways, _working(say, question, how)))


def _told(
    say: Words, question: Question, given: Answer, slips: tuple[str, ...]
) -> tuple[list[str], list[str]]:
    """What may be behind a wrong answer, under a head where one of several is; before it the limit
    that the hand reaches, where no slip is about that.
    """
    own, ids = steps(question), list(likely(question.kind, slips))
    if "indicator_is_dora" in ids and "dora_off" in ids:
        ids.remove("dora_off")  # which says nearly the same, and is less likely
    told = [mistake(say, slip, question, own, given) for slip in ids]
    if told and KIND[question.kind].form == YAKU_LIST:  # whose answer is long, and all is true
        return [], [capital(each) for each in told]
    heads: list[str] = []
    about = [each for each in ids if question.kind in SLIP[each].recipe.kinds]
    if KIND[question.kind].form == LIMIT_NAME and not about and not own.value.yakuman:
        heads = [limit_said(say, question, own)]
    answer = capital(answer_said(say, question, given))
    if len(told) > 1:
        heads.append(say("practice_slips", given=answer))
        return heads, [capital(each) for each in told[:MOST_SAID]]
    if told:
        return heads, [say("practice_slip", given=answer, slip=told[0])]
    return heads, [] if heads else [say("practice_no_slip", given=answer)]


def _books(say: Words, question: Question) -> Html:
    """The answer of the rules in force beside that of another rulebook."""
    other = elsewhere(question)
    if other is None:
        return html("<p>%s</p>", say("practice_books_agree"))
    both = (
        (book_names(question.entry, say)[0], question.answer),
        (say.rulebook(other.book), other.answer),
    )
    made = '<div class="card"><dt>%s</dt><dd>%s</dd></div>'
    pairs = [html(made, name, capital(answer_said(say, question, each))) for name, each in both]
    return html('<dl class="practice-books">%s</dl>', joined(pairs))


def _open(say: Words, question: Question) -> Html:
    """The way to the Hand screen, from where Back leads here again."""
    if not question.entry.hand.size:
        return NOTHING
    show = asking(GUIDE, "hand", format_entry(question.entry))
    return button(show, say("practice_open"), "", SECOND)


def _aloud(say: Words, asked: Asked, how: How) -> Html:
    """A question to be answered aloud: the answer when it is asked for, and how it went."""
    if not asked.shown:
        show = button(do("show"), say("practice_show"), "", MAIN)
        return html('<p>%s</p><div class="practice-on">%s</div>', say("practice_say_it"), show)
    question = asked.question
    right = in_one_line(capital(answer_said(say, question, question.answer)))
    made = (
        '<div class="practice-verdict"><h3 id="practice-verdict" tabindex="-1"><b>%s</b></h3>%s</div>'
        '<div class="practice-on">%s%s%s%s</div>'
    )
    hear = NOTHING
    if how.heard:
        hear = button(do("hear"), say("practice_hear"), "", SECOND)
    had = button(do("grade", "right"), say("practice_had_it"), "", MAIN)
    missed = button(do("grade", "wrong"), say("practice_missed_it"), "", MAIN)
    told = NOTHING
    if how.given is not None:
        had = button(do("next"), say("practice_next"), "", MAIN)
        told, missed = _given(say, question, how.given), NOTHING
    shown = html(made, right, told, had, missed, hear, _open(say, question))
    return joined((shown, _working(say, question, how)))


def _working(say: Words, question: Question, how: How) -> Html:
    inside = NOTHING if how.apart else working_html(say, question, how.books)
    return html('<div id="%s">%s</div>', SUMS, inside)


def has_working(asked: Asked, how: How) -> bool:
    """Whether the working is shown."""
    return asked.shown if how.aloud else asked.verdict is not None and not how.sealed


def working_html(say: Words, question: Question, books: bool) -> Html:
    """The whole working of a question, and before it another rulebook's answer."""
    sums = sums_html(say, question, steps(question))
    return joined((_books(say, question), sums)) if books else sums


def _given(say: Words, question: Question, given: tuple[tuple[str, int], ...]) -> Html:
    """What a class answered otherwise, how often, and the likeliest slip behind each answer."""
    parts: list[Html] = []
    for text, often in given:
        answer = read_answer(question.kind, text)
        if answer is not None:
            slips = verdict(question, answer).slips
            told = capital(answer_said(say, question, answer))
            if slips:
                slip = mistake(say, slips[0], question, steps(question), answer)
                told = say("practice_slip", given=told, slip=slip)
            parts.append(html("<li>%d × %s</li>", often, in_one_line(told)))
    return html('<ul class="practice-slips">%s</ul>', joined(parts)) if parts else NOTHING
