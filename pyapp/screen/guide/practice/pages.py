"""Practice beside its questions: where one begins, what came of a run, how far one is; as html."""

from ....learn.course import ASKED, LADDER, MOST_TEST, Placing
from ....learn.duel import Duel, format_duel
from ....learn.facts import facts_under
from ....learn.kinds import TOPICS
from ....learn.leitner import GAPS, due, weakest
from ....learn.progress import (
    CLOCK,
    ENOUGH,
    HARD,
    Progress,
    climbed,
    standing,
)
from ....riichi.rules import Rules
from ....riichi.text import Entry
from ....words.words import Words
from ...action import GUIDE, asking
from ...hand.tools import book_names
from ...html import NOTHING, Html, button, html, joined, truth
from .mistakes import fact_name
from .question import PRACTICE, do
from .run import DAY, DUEL, LEARN, TEST, WEAK, Run

MOST_WEAK = 12  # facts that are named
PROGRESS, FIRST = "progress", "first"


def to(view: str) -> str:
    """What opens one of the views of practice."""
    return asking(GUIDE, "open", PRACTICE + "/" + view if view else PRACTICE)


def _card(view: str, title: str, more: str, kind: str = "") -> Html:
    return button(
        to(view), html("<b>%s</b><span>%s</span>", title, more), "", html('class="%s"', kind)
    )


# Where one begins


def home_html(say: Words, progress: Progress, under: Entry, today: str, told: Html) -> Html:
    """The first view: what to practise; today: the date."""
    waiting = len(due(progress.boxes, under.rules))
    more = say("practice_due", n=waiting) if waiting else say("practice_learn_more")
    day, _blank, right = progress.day.partition(" ")
    if day != today:
        done = say("practice_day_more")
    else:
        done = say("practice_day_right" if right == "1" else "practice_day_wrong")
    first = not progress.boxes.asked
    cards = [
        _card(FIRST, say("practice_first"), say("practice_first_more"), "main-card" * first),
        _card(LEARN, say("practice_learn"), more, "main-card" * (not first)),
        _card(TEST, say("practice_test"), say("practice_test_more", n=MOST_TEST)),
        _card(DAY, say("practice_day"), done),
        _card(DUEL, say("practice_duel"), say("practice_duel_more", n=ASKED)),
        _card("say", say("practice_aloud"), say("practice_aloud_more")),
        _card(PROGRESS, say("practice_progress"), say("practice_asked", n=progress.boxes.asked)),
    ]
    made = (
        '<p class="quiet">%s</p>%s<div class="guide-cards">%s</div>'
        '<div class="practice-halves"><section><h2>%s</h2>%s</section>'
        "<section><h2>%s</h2>%s</section></div>"
    )
    rules = say("practice_rules", rules=book_names(under, say)[0])
    return html(
        made,
        rules,
        told,
        joined(cards),
        say("practice_ladder"),
        ladder_html(say, progress),
        say("practice_settings"),
        settings_html(say, progress),
    )


def ladder_html(say: Words, progress: Progress) -> Html:
    """The rungs from the bottom, and how far one is on each."""
    now = standing(progress)
    rows: list[Html] = []
    for place, rung in enumerate(LADDER):
        right = min(ENOUGH, progress.ladder[place].count("1"))
        if climbed(progress, place):
            state, how = "done", say("practice_climbed")
        else:
            state, how = "", say("practice_rung_right", n=right, all=ENOUGH)
        here = Html(' aria-current="step"') if place == now else NOTHING
        made = (
            '<span>%s</span><meter aria-hidden="true" max="%d" value="%d"></meter><small>%s</small>'
        )
        full = ENOUGH if state else right
        inner = html(made, say(rung.id), ENOUGH, full, how)
        more = html('class="rung %s"%s', state, here)
        rows.append(html("<li>%s</li>", button(to(rung.id), inner, "", more)))
    return html('<ol class="practice-ladder">%s</ol>', joined(rows))


def settings_html(say: Words, progress: Progress) -> Html:
    """What is asked, and whether a clock runs."""
    wants = [_switch(say, "want", each, each in progress.wants) for each in (HARD, CLOCK)]
    kinds = [_press(say, name, name not in progress.without) for name in TOPICS]
    made = '%s<h3 id="practice-kinds">%s</h3><div class="practice-kinds" role="group" %s>%s</div>'
    by = Html('aria-labelledby="practice-kinds"')
    return html(made, joined(wants), say("practice_kinds"), by, joined(kinds))


def _switch(say: Words, verb: str, id: str, on: bool) -> Html:
    knob = html('<span>%s</span><i class="knob"></i>', say("practice_" + id))
    more = html('class="toggle" role="switch" aria-checked="%s"', truth(on))
    return button(do(verb, id), knob, "", more)


def _press(say: Words, id: str, on: bool) -> Html:
    return button(do("kind", id), say("kind_" + id), "", html('aria-pressed="%s"', truth(on)))


# What came of a run


def head_html(say: Words, run: Run, length: int, clock: bool) -> Html:
    """What stands over a question: the way back, which run it is, and the clock."""
    out = button(to(""), "‹", say("practice_out"), Html('class="practice-out"'))
    title = say(run.mode) if run.mode[:5] == "rung_" else say("practice_" + _NAMES[run.mode])
    place = min(len(run.right) + 1, length) if length else 0
    count = say("practice_place", n=place, all=length) if length > 1 else ""
    time = Html('<span id="practice-clock" role="timer"></span>') if clock else NOTHING
    made = '<div class="practice-head">%s<b>%s</b><span>%s</span>%s</div>'
    return html(made, out, title, count, time)


_NAMES = {"learn": "learn", "weak": "weak", "say": "aloud", "test": "test", "day": "day"}
_NAMES["duel"] = "duel"


def placed_html(say: Words, run: Run, found: Placing) -> Html:
    """After the test: the step to begin on, and how sure that is."""
    rung = found.rung
    right = run.right.count(True)
    made = '<div class="practice-over">%s<p>%s</p><p><b>%s</b></p><p>%s</p>%s</div>'
    first = button(to(LADDER[rung].id), say("practice_begin"), "", Html('class="main"'))
    told = say("practice_test_right", n=right, all=len(run.right))
    begin = say("practice_test_rung", rung=say(LADDER[rung].id))
    sure = say("practice_test_sure", n=found.sure)
    return html(made, _marks(say, run.right), told, begin, sure, first)


def rung_done_html(say: Words, rung: int) -> Html:
    """After the last answer that a rung took; rung: the next one."""
    following = say(LADDER[rung].id)
    told = html("<span>%s</span>", say("practice_rung_done", rung=following))
    on = button(to(LADDER[rung].id), following, "", Html('class="quiet-button"'))
    return html('<div class="practice-told" role="status">%s%s</div>', told, on)


def day_over_html(say: Words, right: bool) -> Html:
    """After the hand of the day."""
    told = say("practice_day_right" if right else "practice_day_wrong")
    on = button(to(LEARN), say("practice_learn"), "", Html('class="main"'))
    return html('<div class="practice-over"><p>%s</p>%s</div>', told, on)


def _marks(say: Words, right: tuple[bool, ...]) -> Html:
    """A row of answers, right or not."""
    parts: list[Html] = []
    for each in right:
        name = say("practice_mark_right" if each else "practice_mark_wrong")
        sign = "✓" if each else "✕"
        made = '<li class="%s"><span class="unseen">%s</span><i aria-hidden="true">%s</i></li>'
        parts.append(html(made, "good" if each else "bad", name, sign))
    return html('<ol class="practice-marks">%s</ol>', joined(parts))


def duel_html(say: Words, offered: Duel, mine: Duel | None, theirs: Duel | None, told: str) -> Html:
    """A duel before or after it: its rules, what either came to, the way to begin, the link."""
    rules = book_names(offered.under, say)[0]
    parts = [html("<p>%s</p>", say("practice_duel_about", n=ASKED, rules=rules))]
    for name, each in (("practice_mine", mine), ("practice_theirs", theirs)):
        if each and each.right:
            parts.append(_result(say, name, each))
    if mine and mine.right and theirs and theirs.right:
        parts.append(html("<p><b>%s</b></p>", say(_who_won(mine, theirs))))
    if mine and mine.right:
        link = button(do("link"), say("practice_link_result"), "", Html('class="main"'))
        again = button(do("again"), say("practice_new_duel"), "", Html('class="quiet-button"'))
    else:
        link = button(do("begin"), say("practice_begin"), "", Html('class="main"'))
        again = button(do("link"), say("practice_link"), "", Html('class="quiet-button"'))
    told_html = html('<p role="status">%s</p>', told) if told else NOTHING
    made = '<div class="practice-over" data-duel="%s">%s<div class="practice-on">%s%s</div>%s</div>'
    return html(made, format_duel(offered), joined(parts), link, again, told_html)


def _result(say: Words, name: str, duel: Duel) -> Html:
    right = say("practice_result", n=duel.right.count(True), all=ASKED, seconds=duel.seconds)
    return html("<h2>%s</h2>%s<p>%s</p>", say(name), _marks(say, duel.right), right)


def _who_won(mine: Duel, theirs: Duel) -> str:
    """More right answers win, then less time."""
    one, other = (
        (mine.right.count(True), -mine.seconds),
        (theirs.right.count(True), -theirs.seconds),
    )
    if one == other:
        return "practice_duel_even"
    return "practice_duel_won" if one > other else "practice_duel_lost"


# How far one is


def progress_html(say: Words, progress: Progress, rules: Rules, told: Html) -> Html:
    """What is known, what is missed, and the file of it."""
    boxes = [0] * (len(GAPS) + 1)
    good = facts_under(rules)
    for card in progress.boxes.cards:
        if card.fact in good:
            boxes[card.box + 1] += 1
    rows = [
        html("<li><span>%s</span><b>%d</b></li>", say("practice_box_%d" % place), count)
        for place, count in enumerate(boxes)
    ]
    weak = weakest(progress.boxes, rules)
    if weak:
        names = [html("<li>%s</li>", fact_name(say, fact)) for fact in weak[:MOST_WEAK]]
        these = button(to(WEAK), say("practice_these"), "", Html('class="main"'))
        missed = html('<ul class="practice-weak">%s</ul>%s', joined(names), these)
    else:
        missed = html("<p>%s</p>", say("practice_none_weak"))
    made = (
        '%s%s<p>%s</p><div class="practice-halves">'
        '<section><h2>%s</h2><ol class="practice-boxes">%s</ol></section>'
        "<section><h2>%s</h2>%s</section></div><h2>%s</h2>%s"
    )
    return html(
        made,
        title_html(say, say("practice_progress")),
        told,
        say("practice_asked", n=progress.boxes.asked),
        say("practice_boxes"),
        joined(rows),
        say("practice_weak"),
        missed,
        say("practice_file"),
        file_html(say),
    )


def title_html(say: Words, title: str) -> Html:
    """What stands over a view without questions: the way back, and its title."""
    back = button(to(""), "‹", say("practice_out"), Html('class="practice-out"'))
    return html('<div class="practice-head">%s<b>%s</b></div>', back, title)


def file_html(say: Words) -> Html:
    """Progress out of the page, in again, and away."""
    asks = html('data-file="%s"', do("import"))
    made = '<input type="file" class="unseen" name="practice" %s accept=".txt,text/plain">'
    box = html(made, asks)
    label = html('<label class="as-button">%s<span>%s</span></label>', box, say("practice_import"))
    out = button(do("export"), say("practice_export"))
    drop = button(do("reset"), say("practice_reset"))
    return html('<div class="practice-file">%s%s%s</div>', out, label, drop)


def told_html(say: Words, told: str, undo: bool) -> Html:
    """What was just done with the progress, or is wrong with it, and the way to take it back."""
    if not told:
        return NOTHING
    back = (
        button(do("undo"), say("key_undo"), "", Html('class="quiet-button"')) if undo else NOTHING
    )
    return html('<div class="practice-told" role="status"><span>%s</span>%s</div>', say(told), back)
