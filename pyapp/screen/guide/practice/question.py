"""A question as html: what is asked of the hand, the answers to touch, and the verdict.

[data-question] holds the notation of the hand and its rules in data-entry, and in data-ask what
is asked: the kind of question and what of the hand, as words with blanks between. Choices have
data-choice and data-value; after an answer stands [data-verdict] with data-slip, the ids of every
slip that gives it.
"""

from ....learn.answers import answer_text
from ....learn.slips import Verdict, steps
from ....learn.working import (
    CELL,
    DORA_TILE,
    FU_PAIR,
    FU_SET,
    LIMIT,
    PAYMENT_HONBA,
    SHARE,
    YAKU,
    YAKU_HAN,
    Question,
    Work,
)
from ....riichi.arrange import arrange
from ....riichi.hand import RON
from ....riichi.text import format_entry
from ....riichi.yaku import YAKU as YAKU_ROWS
from ....words.lookup import capital
from ....words.words import Words
from ...action import GUIDE, asking
from ...answer.groups import tiles_html
from ...html import NOTHING, Html, button, html, joined, tile_svg, truth
from .answers import answer_html, answer_said, is_typed
from .asked import Asked
from .mistakes import mistake
from .sum import working_html
from .table import table_html

PRACTICE = "practice"
FEW = 6  # choices that have room beside each other in threes
QUESTION = (
    '<section class="practice-question" data-question data-entry="%s" data-ask="%s">'
    '%s<div class="practice-do"><h2 id="practice-ask" tabindex="-1">%s</h2>%s</div></section>'
)


def do(verb: str, what: str = "") -> str:
    """What a control of practice asks for."""
    return asking(GUIDE, PRACTICE, "%s %s" % (verb, what) if what else verb)


def question_html(say: Words, asked: Asked, aloud: bool, back: bool, heard: bool) -> Html:
    """The question with its choices, or with what is said to the answer.

    aloud: whether it is answered aloud and graded by oneself; back: whether the answer can be
    taken back; heard: whether the device can read the answer out.
    """
    question = asked.question
    work = steps(question)
    said = " ".join([question.kind] + [str(each) for each in question.ask])
    if aloud:
        rest = _aloud(say, asked, work, heard)
    elif asked.verdict is None:
        rest = choices_html(say, asked)
    else:
        rest = verdict_html(say, asked, asked.verdict, work, back)
    entry = format_entry(question.entry)
    shown = table_html(say, question.entry)
    return html(QUESTION, entry, said, shown, ask_html(say, question, work), rest)


def ask_html(say: Words, question: Question, work: Work) -> Html:
    """What is asked, in one sentence, beside the tiles that it is asked of."""
    kind, entry, ask = question.kind, question.entry, question.ask
    tiles = NOTHING
    if kind in (FU_PAIR, FU_SET) and work.reading is not None:
        place = ask[0]
        shown = arrange(entry.hand, work.reading)[place]
        marked = place == work.reading.finished
        tiles = html(' <span class="small-hand">%s</span>', tiles_html(say, shown, marked))
    elif kind == DORA_TILE:
        shown_tile = tile_svg(ask[0], "", say.tile(ask[0]))
        tiles = html(' <span class="small-hand">%s</span>', shown_tile)
    return html("%s%s", _sentence(say, question), tiles)


def _sentence(say: Words, question: Question) -> str:
    kind, entry, ask = question.kind, question.entry, question.ask
    if kind == YAKU_HAN:
        return say("ask_yaku_han", yaku=say(YAKU_ROWS[ask[0]].id))
    if kind == CELL:
        who = say("dealer" if entry.situation.dealer else "non_dealer")
        values = {"han": say("n_han", n=ask[0]), "fu": say("n_fu", n=ask[1])}
        return say("ask_cell", who=who, way=say(entry.by), **values)
    if kind == PAYMENT_HONBA:
        return say("ask_payment_honba", honba=say("n_honba", n=entry.situation.honba))
    if kind == SHARE:
        seat = say.wind(ask[0])
        if entry.by != RON:
            return say("ask_share", seat=seat)
        if ask[0] == ask[1]:
            return say("ask_share_own", seat=seat)
        return say("ask_share_ron", seat=seat, discarder=say.wind(ask[1]))
    return say("ask_" + kind)


# The answers


def choices_html(say: Words, asked: Asked) -> Html:
    """The answers to touch; of yaku any number, then one more touch."""
    question = asked.question
    parts: list[Html] = []
    for place, choice in enumerate(question.choices):
        pressed = NOTHING
        if question.kind == YAKU:
            inner = html("%s", say.title(str(choice)))
            text = str(choice)
            pressed = html(' aria-pressed="%s"', truth(text in asked.picked))
        else:
            inner = answer_html(say, question, choice)
            text = answer_text(question.kind, choice)
        key = NOTHING
        if not is_typed(question.kind) and place < 9:
            key = html('<kbd aria-hidden="true">%d</kbd>', place + 1)
        more = html('data-choice data-value="%s"%s', text, pressed)
        parts.append(button(do("choose", text), html("%s%s", inner, key), "", more))
    kind = "many" if question.kind in (YAKU, LIMIT) else "more" if len(parts) > FEW else ""
    made = '<div class="practice-choices %s" role="group" aria-labelledby="practice-ask">%s</div>%s'
    return html(made, kind, joined(parts), _entered(say, asked))


def _entered(say: Words, asked: Asked) -> Html:
    """What is typed so far, and what takes it, or the yaku that are pressed."""
    if asked.question.kind == YAKU:
        enough = html('class="main" aria-disabled="%s"', truth(not asked.picked))
        return button(do("done"), say("practice_done"), "", enough)
    if not is_typed(asked.question.kind):
        return NOTHING
    if not asked.typed:
        return html('<p class="practice-typed quiet">%s</p>', say("practice_type"))
    made = '<p class="practice-typed"><output>%s</output>%s</p>'
    take = button(do("done"), say("practice_done"), "", Html('class="main"'))
    return html(made, asked.typed, take)


# What is said to the answer


def verdict_html(say: Words, asked: Asked, found: Verdict, work: Work, back: bool) -> Html:
    """Right or wrong, the slips that give the answer, the way on, and the whole working."""
    question, given = asked.question, asked.given
    right = capital(answer_said(say, question, question.answer))
    parts: list[Html] = []
    if found.right:
        title = html("%s <b>%s</b>", say("practice_right"), right)
    else:
        title = html("%s <b>%s</b>", say("practice_wrong"), right)
        answer = capital(answer_said(say, question, given)) if given is not None else ""
        parts += [
            html("<li>%s</li>", mistake(say, id, question, work, answer)) for id in found.slips
        ]
        if not parts:
            parts.append(html("<li>%s</li>", say("practice_no_slip", given=answer)))
    made = (
        '<div class="practice-verdict" data-verdict="%s" data-slip="%s">'
        '<h3 id="practice-verdict" tabindex="-1">%s</h3>%s</div>'
    )
    told = html('<ul class="practice-slips">%s</ul>', joined(parts)) if parts else NOTHING
    word = "right" if found.right else "wrong"
    shown = html(made, word, " ".join(found.slips), title, told)
    taken = NOTHING
    if back and not found.right:
        taken = button(do("back"), say("practice_mistouch"), "", Html('class="quiet-button"'))
    following = button(do("next"), say("practice_next"), "", Html('class="main"'))
    ways = html('<div class="practice-on">%s%s%s</div>', following, taken, _open(say, question))
    return joined((shown, ways, working_html(say, question, work)))


def _open(say: Words, question: Question) -> Html:
    """The way to the Hand screen, from where Back leads here again."""
    if not question.entry.hand.size:
        return NOTHING
    show = asking(GUIDE, "hand", format_entry(question.entry))
    return button(show, say("practice_open"), "", Html('class="quiet-button"'))


def _aloud(say: Words, asked: Asked, work: Work, heard: bool) -> Html:
    """A question to be answered aloud: the answer when it is asked for, and how it went."""
    if not asked.shown:
        show = button(do("show"), say("practice_show"), "", Html('class="main"'))
        return html('<p>%s</p><div class="practice-on">%s</div>', say("practice_say_it"), show)
    question = asked.question
    right = capital(answer_said(say, question, question.answer))
    made = (
        '<div class="practice-verdict"><h3 id="practice-verdict" tabindex="-1"><b>%s</b></h3></div>'
        '<div class="practice-on">%s%s%s%s</div>'
    )
    hear = NOTHING
    if heard:
        hear = button(do("hear"), say("practice_hear"), "", Html('class="quiet-button"'))
    had = button(do("grade", "right"), say("practice_had_it"), "", Html('class="main"'))
    missed = button(do("grade", "wrong"), say("practice_missed_it"), "", Html('class="main"'))
    shown = html(made, right, had, missed, hear, _open(say, question))
    return joined((shown, working_html(say, question, work)))
