"""What is told before it is asked: a step's lesson, the first minute, and help beside a question."""

from ....learn.course import FIRST_HAND, LADDER
from ....learn.facts import WAITS
from ....learn.fu_groups import PAIRS, SETS
from ....learn.fu_lines import fu_lines, with_rules
from ....learn.kinds import KIND, Question
from ....learn.slips import OPEN_PINFU, steps
from ....learn.table import HAN, ROWS, cell, score_table, why_not
from ....learn.yaku_status import yaku_status
from ....riichi.hand import RON, TSUMO
from ....riichi.points import value
from ....riichi.rules import Rules
from ....riichi.seats import THREE
from ....riichi.text import Entry
from ....riichi.worths import worth_exists
from ....riichi.yaku import YAKU_IDS, YakuHit
from ....words.words import Words
from ...action import GUIDE, asking
from ...answer.amounts import tight
from ...answer.groups import row, section
from ...html import NOTHING, Html, button, html, joined
from ..fu import WIN, bit_html, fu_name
from ..table import paid_text
from .asked import Asked
from .kinds import sums_html
from .mistakes import DORA
from .parts import MAIN, choice
from .table import table_html

NBSP = "\u00a0"
SHOWN = "practice-shown"  # what helps
FIRST_TOLD = 2  # paragraphs before the way on, which is then in sight on a phone
TABLE, FU, YAKU = "table", "fu", "yaku"
TSUMO_OF = {"rung_30": 30, "rung_40": 40}  # rows whose lessons have their payments by ron
# What helps with the kinds of a topic; all of it with the others.
HELPS = {"fu": (FU,), "yaku": (YAKU,), "dora": (), "han": (YAKU,), "limits": (YAKU, FU, TABLE)}

# The lines of the list of fu that are about a part of a hand; what else a whole one has.
OTHERS = ("open_pinfu", "chiitoitsu")
OF_PART = {"fu_set": SETS, "fu_pair": PAIRS, "fu_wait": WAITS, "fu_win": WIN}


def lesson_html(say: Words, rung: int, under: Entry) -> Html:
    """A step in two or three sentences with tiles, and the way to its questions."""
    step = LADDER[rung]
    entry = with_rules(step.shown, under)
    shown = table_html(say, entry) if entry else NOTHING
    begin = button(asking(GUIDE, "practice", "begin"), say("practice_begin"), "", MAIN)
    told = [html("<p>%s</p>", each) for each in told_of(say, step.id, under.rules)]
    first, rest = joined(told[:FIRST_TOLD]), joined(told[FIRST_TOLD:])
    sums = NOTHING
    if entry:  # the last kind asks of the whole hand
        question = Question(step.kinds[-1], entry, (), (), 0, ())
        sums = sums_html(say, question, steps(question))
    made = (
        '<section class="practice-question" data-lesson="%s">%s<div class="practice-do">'
        '<h2 class="unseen">%s</h2>%s%s%s%s</div></section>'
    )
    return html(made, step.id, shown, say(step.id), first, begin, rest, sums)


def told_of(say: Words, step: str, rules: Rules) -> list[str]:
    """What the lesson of a step says, as the rules have it."""
    kinds = say.listed([say(each) for each in _dora(rules)])
    told = [say("lesson_" + step, kinds=kinds, **_worths(rules))]
    if step == "rung_20_25":
        no_20, no_25 = why_not(3, 20, TSUMO, 0, rules), why_not(3, 25, RON, 0, rules)
        by_open = worth_exists(3, 20, RON, rules)
        if no_20:
            told = [say(no_20)] + ([say("lesson_20_open")] if by_open else [])
        elif by_open:
            told = [say("lesson_20_both")]
        told.append(say(no_25 or "lesson_25"))
    if step == "rung_win":
        told.append(say("lesson_pinfu_tsumo_%d" % rules.fu_pinfu_tsumo))
        told += [say("lesson_open_pinfu")] if OPEN_PINFU.known(rules) else []
    if step in ("rung_sets", "rung_fu", "rung_calls"):
        told.append(say("lesson_ron_triplet_" + rules.fu_ron_completed_triplet))
    if step == "rung_limits":
        told += [say("lesson_counted_" + rules.limit_counted_13_han), say("lesson_limits_paid")]
    if step == "rung_30":
        told.append(say("lesson_base"))
    if step in TSUMO_OF:
        cells = [cell(han, TSUMO_OF[step], False, 0, rules).tsumo for han in HAN[:3]]
        paid = say.listed([tight(say, way.payments) for way in cells])
        told.append(say("lesson_by_tsumo", paid=paid))
    return told


def _dora(rules: Rules) -> list[str]:
    """List the kinds of dora that the rules know."""
    known = (True, rules.yaku_ura_dora, rules.yaku_red_fives > 0, rules.players == THREE)
    return [each for each, counts in zip(DORA, known) if counts]


def _worths(rules: Rules) -> dict[str, int]:
    """Give what lessons name by numbers: fu, points, and the least fu of a limit at 3 and 4 han."""
    worths = {
        "double_wind": rules.fu_double_wind_pair,
        "seven_pairs": rules.fu_chiitoitsu,
        "bare": rules.fu_open_pinfu_ron,
        "to_ron": rules.pay_honba[0],
        "to_tsumo": rules.pay_honba[1],
    }
    for han in (3, 4):
        limited = [fu for fu in ROWS if value(han, fu, rules).limit]
        worths["least_%d" % han] = limited[0]
    return worths


def first_html(say: Words, under: Entry) -> Html:
    """What han and fu are, and one hand with every step from its tiles to the points."""
    told = html(
        '<h2 class="unseen">%s</h2><p>%s</p><p>%s</p>',
        *(say("practice_first"), say("practice_first_han"), say("practice_first_fu")),
    )
    entry = with_rules(FIRST_HAND, under)
    if entry is None:
        return told
    question = Question("payment", entry, (), (), 0, ())
    sums = sums_html(say, question, steps(question))
    on = button(asking(GUIDE, "open", "practice/" + LADDER[0].id), say("practice_ladder"), "", MAIN)
    base = html("<p>%s</p>", say("lesson_base"))
    return html("%s%s%s%s%s", told, table_html(say, entry), sums, base, on)


# Help


def help_html(say: Words, asked: Asked) -> Html:
    """What can be looked up before the answer, and what of it is open."""
    question = asked.question
    helps = HELPS.get(KIND[question.kind].topic, (TABLE, FU, YAKU))
    if question.kind == "cell":
        helps = (TABLE,)
    if not helps:
        return NOTHING
    do = asking(GUIDE, "practice", "help ")
    parts = [choice(do + each, say("guide_page_" + each), asked.help == each) for each in helps]
    made = (
        '<div class="practice-helps"><h3 id="practice-help">%s</h3>'
        '<div class="practice-kinds" role="group" %s>%s</div>%s</div>'
    )
    by = Html('aria-labelledby="practice-help"')
    shown = NOTHING
    if asked.help:
        draw = {TABLE: _table, FU: _fu, YAKU: _yaku}[asked.help]
        shown = html('<div class="why practice-why" id="%s">%s</div>', SHOWN, draw(say, question))
    return html(made, say("practice_help"), by, joined(parts), shown)


def _table(say: Words, question: Question) -> Html:
    """The score table of the winner's seat, without counters: by ron, or by tsumo."""
    entry = question.entry
    table = score_table(entry.situation.dealer, 0, entry.rules)
    han = [html("<span>%s</span>", say("n_han", n=each)) for each in HAN]
    rows: list[Html] = [row("", joined(han), "")]
    for each in table.rows:
        if each.fu <= ROWS[7]:
            ways = [cell.ron if entry.by == "ron" else cell.tsumo for cell in each.cells]
            several = [html("<span>%s</span>", paid_text(say, way.payments)) for way in ways]
            rows.append(row(say("n_fu", n=each.fu).replace(" ", NBSP), joined(several), ""))
    for limit in table.limits:
        way = limit.ron if entry.by == "ron" else limit.tsumo
        rows.append(row(say.title(limit.value.limit), paid_text(say, way), ""))
    title = say("guide_page_table")
    if entry.by == TSUMO and not entry.situation.dealer:
        title = "%s · %s / %s" % (title, say("non_dealer"), say("dealer"))
    return section(title, rows)


def _fu(say: Words, question: Question) -> Html:
    """What is given fu, or of that what the question is about."""
    ids = OF_PART.get(question.kind, WIN + SETS + PAIRS + WAITS + OTHERS)
    lines = [line for line in fu_lines(question.entry) if line.fu and line.id in ids]
    rows: list[Html] = []
    for line in lines:
        bit = html('<span class="bit">%s</span>', bit_html(say, line))
        rows.append(row(fu_name(say, line.id), bit, say("n_fu", n=line.fu)))
    return section(say("guide_page_fu"), rows)


def _yaku(say: Words, question: Question) -> Html:
    """Every yaku that the rules know, with what it is worth closed and open."""
    both = "%s / %s" % (say("paper_closed"), say("paper_open"))
    rows: list[Html] = [row("", "", both)]
    for yaku_id in YAKU_IDS:
        stands = yaku_status(yaku_id, question.entry.rules)
        if stands.known:
            closed, opened = _worth(say, stands.closed), _worth(say, stands.open)
            both = closed if closed == opened else "%s / %s" % (closed, opened)
            rows.append(row(say.title(yaku_id), "", both))
    return section(say("guide_page_yaku"), rows)


def _worth(say: Words, hit: YakuHit | None) -> str:
    if hit is None:
        return "–"
    return say.yakuman(hit.yakuman) if hit.yakuman else say("n_han", n=hit.han)
