"""Practice beside its questions: where one begins, what came of a run, how far one is; as html."""

from ....learn.course import EXAM, LADDER, MISTAKES, MOST_TEST, STEPS, Placing
from ....learn.days import MOST_DAYS, Daily, number, streak
from ....learn.duel import ASKED
from ....learn.kinds import TOPICS
from ....learn.leitner import GAPS, Card, cards_under, due, weakest
from ....learn.progress import (
    CLOCK,
    ENOUGH,
    HARD,
    UNPLACED,
    Progress,
    climbed,
    daily_of,
    kinds,
    standing,
)
from ....riichi.rules import Rules
from ....riichi.text import Entry
from ....words.words import Words
from ...action import GUIDE, asking
from ...files import file_box
from ...hand.tools import book_names
from ...html import NOTHING, Html, button, html, joined, truth
from .mistakes import fact_name
from .parts import MAIN, SECOND, choice
from .question import PRACTICE, do
from .run import DAY, DUEL, LEARN, TEST, WEAK, Run
from .run import EXAM as EXAM_RUN
from .run import seconds as seconds_of
from .steps import rules_text

PROGRESS, FIRST = "progress", "first"


def to(view: str) -> str:
    """What opens one of the views of practice."""
    return asking(GUIDE, "open", PRACTICE + "/" + view if view else PRACTICE)


def _card(view: str, title: str, more: str, kind: str = "") -> Html:
    return button(
        to(view), html("<b>%s</b><span>%s</span>", title, more), "", html('class="card %s"', kind)
    )


# Where one begins


def home_html(say: Words, progress: Progress, under: Entry, today: str, told: Html) -> Html:
    """The first view: what to practise; today: the date."""
    first = not progress.boxes.asked
    made = (
        '<p class="quiet">%s</p>%s<div class="guide-cards">%s</div>'
        '<div class="practice-halves"><section><h2>%s</h2><div id="practice-ladder"></div></section>'
        '<section><h2>%s</h2><div id="practice-settings"></div></section></div>'
    )
    cards = [_card(FIRST, say("practice_first"), say("practice_first_more"), "main-card" * first)]
    if first:  # the course is to be met before whole hands
        cards.append(_card(LADDER[0].id, say("practice_ladder"), say(LADDER[0].id)))
    waiting = len(due(progress.boxes, under.rules))
    more = say("practice_due", n=waiting) if waiting else say("practice_learn_more")
    cards += [
        _card(LEARN, say("practice_learn"), more, "main-card" * (not first)),
        _card(TEST, say("practice_test"), say("practice_test_more", n=MOST_TEST)),
        _card(EXAM_RUN, say("practice_exam"), say("practice_exam_more", n=MISTAKES)),
        _card(DAY, say("practice_day"), say(_day(daily_of(progress, rules_text(under)), today))),
        _card(DUEL, say("practice_duel"), say("practice_duel_more", n=ASKED)),
        _card("class", say("practice_class"), say("practice_class_more")),
        _card("say", say("practice_aloud"), say("practice_aloud_more")),
        _card(PROGRESS, say("practice_progress"), _so_far(say, progress, today)),
    ]
    rules = say("practice_rules", rules=book_names(under, say)[0])
    titles = say("practice_ladder"), say("practice_settings")
    return html(made, rules, told, joined(cards), *titles)


def _day(last: Daily | None, today: str) -> str:
    """What the hand of the day has to say: nothing was answered, something today, or before."""
    if not last:
        return "practice_day_more"
    return "practice_day_tomorrow" if last.date == today else "practice_day_before"


def _so_far(say: Words, progress: Progress, today: str) -> str:
    """How many questions were answered, and how many days follow each other."""
    asked = say("practice_asked", n=progress.boxes.asked)
    days = streak(progress.days, today)
    return "%s · %s" % (asked, say("practice_streak", n=days)) if days else asked


def ladder_html(say: Words, progress: Progress) -> Html:
    """The rungs from the bottom, and how far one is on each."""
    now = standing(progress)
    rows = [_rung(say, progress, place, now) for place in range(len(LADDER))]
    return html(
        '<ol class="practice-ladder">%s</ol>', joined([html("<li>%s</li>", row) for row in rows])
    )


def _rung(say: Words, progress: Progress, place: int, now: int) -> Html:
    """A rung and how far one is on it; now: the place of the one to go on with."""
    rung = LADDER[place]
    right = right_on(progress, place)
    if climbed(progress, place):
        state, how = "done", say("practice_climbed")
    else:
        state, how = "", say("practice_rung_right", n=right, all=ENOUGH)
    here = Html(' aria-current="step"') if place == now else NOTHING
    made = '<span>%s</span><meter aria-hidden="true" max="%d" value="%d"></meter><small>%s</small>'
    full = ENOUGH if state else right
    inner = html(made, say(rung.id), ENOUGH, full, how)
    more = html('class="card rung %s"%s', state, here)
    return button(to(rung.id), inner, "", more)


def right_on(progress: Progress, place: int) -> int:
    """How many answers of those that a rung takes were right; place: UNPLACED for no rung."""
    return min(ENOUGH, progress.ladder[place].count("1")) if place != UNPLACED else 0


def settings_html(say: Words, wanted: tuple[str, ...], without: tuple[str, ...]) -> Html:
    """What is asked, and whether a clock runs."""
    wants = [_switch(say, "want", each, each in wanted) for each in (HARD, CLOCK)]
    return html("%s%s", joined(wants), topics_html(say, without, 3))


def topics_html(say: Words, without: tuple[str, ...], level: int) -> Html:
    """The kinds of questions, each to be left out, under a heading of that level."""
    kinds = [choice(do("kind", name), say("kind_" + name), name not in without) for name in TOPICS]
    made = '<h%d id="practice-kinds">%s</h%d><div class="practice-kinds" role="group" %s>%s</div>'
    by = Html('aria-labelledby="practice-kinds"')
    return html(made, level, say("practice_kinds"), level, by, joined(kinds))


def _switch(say: Words, verb: str, name: str, on: bool) -> Html:
    knob = html('<span>%s</span><i class="knob"></i>', say("practice_" + name))
    more = html('class="toggle" role="switch" aria-checked="%s"', truth(on))
    return button(do(verb, name), knob, "", more)


# What came of a run


def head_html(say: Words, run: Run, length: int, clock: bool, right: int = 0) -> Html:
    """What stands over a question: which run it is, and the clock; right: how many answers to a step
    of the course.
    """
    step = run.mode[:5] == "rung_"
    of_class = run.mode == DUEL and run.theirs is not None and len(run.theirs.steps) > 0
    title = say(run.mode if step else "practice_" + ("class" if of_class else _NAMES[run.mode]))
    place = min(len(run.right) + 1, length) if length else 0
    count = say("practice_place", n=place, all=length) if length > 1 else ""
    if step:
        count = say("practice_rung_right", n=right, all=ENOUGH)
    time = Html('<span id="practice-clock" role="timer"></span>') if clock else NOTHING
    return html('<div class="practice-head"><b>%s</b><span>%s</span>%s</div>', title, count, time)


_NAMES = {each: each for each in (LEARN, WEAK, TEST, EXAM_RUN, DAY, DUEL)}
_NAMES["say"] = "aloud"


def exam_html(say: Words, progress: Progress) -> Html:
    """Before the exam: what it is, its parts, and the best so far."""
    told = [html("<p>%s</p>", say("practice_exam_about", n=EXAM, mistakes=MISTAKES))]
    if "limit" in kinds(progress):
        told.append(html("<p>%s</p>", say("practice_exam_limits")))
    right, seconds = progress.exam
    if right:
        best = say("practice_result", n=right, all=EXAM, seconds=seconds)
        told.append(html("<p><b>%s</b> %s</p>", say("practice_best"), best))
    begin = button(do("begin"), say("practice_begin"), "", MAIN)
    made = '%s%s<div class="practice-on">%s</div>'
    return html(made, joined(told), topics_html(say, progress.without, 2), begin)


def exam_over_html(say: Words, run: Run) -> Html:
    """After the exam."""
    right = run.right.count(True)
    passed = run.right.count(False) < MISTAKES
    made = '<div class="practice-over">%s<p><b>%s</b></p><p>%s</p>%s</div>'
    told = say("practice_result", n=right, all=len(run.right), seconds=seconds_of(run))
    again = button(to(EXAM_RUN), say("practice_exam_again"), "", MAIN)
    how = say("practice_exam_passed" if passed else "practice_exam_failed")
    return html(made, marks_html(say, run.right), how, told, again)


def placed_html(say: Words, run: Run, found: Placing) -> Html:
    """After the test: the step to begin on, and how sure that is."""
    rung = found.rung
    right = run.right.count(True)
    made = '<div class="practice-over">%s<p>%s</p><p><b>%s</b></p><p>%s</p>%s</div>'
    first = button(to(LADDER[rung].id), say("practice_begin"), "", MAIN)
    told = say("practice_test_right", n=right, all=len(run.right))
    begin = say("practice_test_rung", rung=say(LADDER[rung].id))
    sure = say("practice_test_sure", n=found.sure)
    return html(made, marks_html(say, run.right), told, begin, sure, first)


def rung_done_html(say: Words, rung: int) -> Html:
    """After the last answer that a rung took; rung: the next one."""
    following = say(LADDER[rung].id)
    told = html("<span>%s</span>", say("practice_rung_done", rung=following))
    on = button(to(LADDER[rung].id), following, "", SECOND)
    return html('<div class="practice-told" role="status">%s%s</div>', told, on)


def marks_html(say: Words, right: tuple[bool, ...]) -> Html:
    """A row of answers, right or not."""
    parts: list[Html] = []
    for each in right:
        name = say("practice_mark_right" if each else "practice_mark_wrong")
        sign = "✓" if each else "✕"
        made = '<li class="%s"><span class="unseen">%s</span><i aria-hidden="true">%s</i></li>'
        parts.append(html(made, "good" if each else "bad", name, sign))
    return html('<ol class="practice-marks">%s</ol>', joined(parts))


# How far one is


def progress_html(say: Words, progress: Progress, rules: Rules, today: str, told: Html) -> Html:
    """Days, how much is how well known, and the place of the map."""
    weak = button(to(WEAK), say("practice_these"), "", MAIN)
    made = (
        '%s%s<p>%s</p>%s<h2>%s</h2><ol class="practice-boxes">%s</ol>%s<p class="quiet">%s</p>'
        '<div id="practice-steps"></div>'
    )
    return html(
        made,
        title_html(say("practice_progress")),
        told,
        say("practice_asked", n=progress.boxes.asked),
        days_html(say, progress, today),
        say("practice_boxes"),
        _legend(say, cards_under(progress.boxes, rules)),
        weak if weakest(progress.boxes, rules) else NOTHING,
        say("practice_map_about"),
    )


def map_html(say: Words, progress: Progress, rules: Rules, opened: str) -> Html:
    """Every step with its things, and what to do with the progress below them; opened: the step
    whose things are named.
    """
    made = '<div class="practice-halves">%s</div><h2>%s</h2>%s'
    steps = _steps(say, progress, cards_under(progress.boxes, rules), opened)
    return html(made, steps, say("practice_file"), file_html(say))


def _steps(say: Words, progress: Progress, cards: list[Card], opened: str) -> Html:
    """Every step, with its things."""
    now, steps = standing(progress), []
    things: list[list[Card]] = [[] for _ in LADDER]
    for card in cards:
        things[STEPS[card.fact]].append(card)
    for place, rung in enumerate(LADDER):
        step = _rung(say, progress, place, now), _things(say, things[place], rung.id, opened)
        steps.append(html("<section>%s%s</section>", *step))
    return joined(steps)


def _legend(say: Words, cards: list[Card]) -> Html:
    """What each box means, and how many things are in it."""
    row = '<li data-box="%d"><span>%s</span><b>%d</b></li>'
    counts = [card.box for card in cards]
    boxes = [counts.count(box - 1) for box in range(len(GAPS) + 1)]
    return joined([html(row, box, say("practice_box_%d" % box), n) for box, n in enumerate(boxes)])


def _things(say: Words, cards: list[Card], step: str, opened: str) -> Html:
    """The things of a step, a square each; touched, they are named."""
    if not cards:
        return NOTHING
    squares = [html('<i data-box="%d"></i>', card.box + 1) for card in cards]
    known = len([card for card in cards if card.box == len(GAPS) - 1])
    count = say("practice_place", n=known, all=len(cards))
    count = say("log_worth", name=say("practice_box_5"), worth=count)
    spoken = say("log_then", first=say(step), then=count)
    more = html('class="practice-squares" aria-expanded="%s"', truth(step == opened))
    named = joined([_thing(say, card) for card in cards]) if step == opened else NOTHING
    made = '%s<div class="practice-map">%s</div>'
    return html(made, button(do("fold", step), joined(squares), spoken, more), named)


def _thing(say: Words, card: Card) -> Html:
    """A thing to know, and how well it is known; touched, it is practised alone."""
    name, box = fact_name(say, card.fact), card.box + 1
    known = html('data-box="%d"', box)
    spoken = say("log_worth", name=name, worth=say("practice_box_%d" % box))
    return button(do("thing", card.fact), name, spoken, known)


def days_html(say: Words, progress: Progress, today: str) -> Html:
    """How many days follow each other, and the last four weeks, a square a day."""
    counts = {number(date): count for date, count in progress.days.counts}
    last = number(today)
    shown = [counts.get(day, 0) for day in range(last - MOST_DAYS + 1, last + 1)]
    squares = [html('<i data-box="%d"></i>', min(len(GAPS), (count + 9) // 10)) for count in shown]
    days = say("practice_days", n=len([1 for count in shown if count]), all=MOST_DAYS)
    made = '<p><b>%s</b> · %s</p><div class="practice-days" role="img" aria-label="%s">%s</div>'
    return html(
        made, say("practice_streak", n=streak(progress.days, today)), days, days, joined(squares)
    )


def title_html(title: str) -> Html:
    """What stands over a view without questions."""
    return html('<div class="practice-head"><b>%s</b></div>', title)


def file_html(say: Words) -> Html:
    """Progress out of the page, in again, and away."""
    label = html(
        '<label class="second file">%s<span>%s</span></label>',
        file_box(do("import")),
        say("practice_import"),
    )
    out = button(do("export"), say("practice_export"), "", SECOND)
    drop = button(do("reset"), say("practice_reset"), "", SECOND)
    return html('<div class="practice-file">%s%s%s</div>', out, label, drop)


def told_html(say: Words, told: str, undo: bool) -> Html:
    """What was just done with the progress, or is wrong with it, and the way to take it back."""
    if not told:
        return NOTHING
    back = button(do("undo"), say("key_undo"), "", SECOND) if undo else NOTHING
    return html('<div class="practice-told" role="status"><span>%s</span>%s</div>', say(told), back)
