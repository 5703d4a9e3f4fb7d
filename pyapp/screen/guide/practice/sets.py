"""Questions by link as html: a duel before and after it, a set for a class and what came of it, and
the set on paper, with the answers on a page of their own.
"""

from typing import Callable

from ....learn.course import LADDER, duel_question
from ....learn.duel import (
    LONGEST_NAME,
    MOST_PASTED,
    Duel,
    Missed,
    format_duel,
    missed_in,
    ranked,
    same_duel,
    unplayed,
)
from ....learn.kinds import Question
from ....words.lookup import capital
from ....words.words import Words
from ...app import App
from ...hand.tools import book_names
from ...html import NOTHING, Html, button, html, joined
from ..parts import guide_of
from .answers import answer_said
from .pages import marks_html, title_html, to
from .parts import MAIN, SECOND, choice, practice_of
from .question import ask_html, do
from .run import DUEL
from .state import PracticeState
from .table import table_html

CLASS = "class"
LENGTHS = (10, 20, 30, 40)
NAME = (
    '<label class="box"><span>%s</span><input name="name" data-input="%s" value="%s"'
    ' maxlength="%d" autocomplete="nickname" autocapitalize="words" spellcheck="false"></label>'
)
PASTE = (
    '<label class="box"><span>%s</span><textarea name="paste" data-input="%s" rows="3"'
    ' data-most="%d" spellcheck="false" autocapitalize="off" autocomplete="off">%s</textarea></label>'
)


def _own(state: PracticeState, offered: Duel) -> list[Duel]:
    """What this device has of a duel: that it was made here, and what I came to."""
    return [each for each in state.kept.progress.duels if same_duel(each, offered)]


def mine(state: PracticeState) -> Duel | None:
    """What I came to in the duel that is shown."""
    played = [each for each in _own(state, state.offered) if each.right] if state.offered else []
    return played[0] if played else None


def _others(state: PracticeState, offered: Duel) -> list[Duel]:
    """What others came to."""
    own = _own(state, offered)
    return [each for each in state.results if same_duel(each, offered) and each not in own]


def _is_teachers(state: PracticeState, offered: Duel) -> bool:
    """Whether a set was made here, or others have sent what they came to: so it is no pupil's."""
    made = [each for each in _own(state, offered) if not each.right]
    return bool(offered.steps) and bool(made or _others(state, offered))


def results_of(state: PracticeState) -> tuple[Duel, ...]:
    """All results of the duel that is shown, mine too, the best one first."""
    own, offered = mine(state), state.offered
    return ranked(tuple((_others(state, offered) if offered else []) + ([own] if own else [])))


def missed_by_all(state: PracticeState) -> tuple[Missed, ...]:
    """What was missed in the set that is shown."""
    return missed_in(results_of(state))


def class_html(say: Words, state: PracticeState) -> Html:
    """Where a teacher puts a set together, and finds the last ones again."""
    steps = [choice(do("step", rung.id), say(rung.id), rung.id in state.steps) for rung in LADDER]
    lengths = [choice(do("length", str(n)), say.number(n), n == state.length) for n in LENGTHS]
    sets: list[Duel] = []
    for duel in state.kept.progress.duels:
        if _is_teachers(state, duel) and unplayed(duel) not in sets:
            sets.append(unplayed(duel))
    links = [to("duel/" + format_duel(each, ",")) for each in sets]
    line = Html('class="line"')
    rows = [button(link, _about(say, each), "", line) for link, each in zip(links, sets)]
    rows = [html("<li>%s</li>", row) for row in rows]
    made = (
        '%s<p>%s</p><h2 id="set-steps">%s</h2><div class="practice-kinds" role="group"'
        ' aria-labelledby="set-steps">%s</div><h2 id="set-length">%s</h2><div class="practice-kinds"'
        ' role="group" aria-labelledby="set-length">%s</div><div class="practice-on">%s</div>%s'
    )
    last = html('<h2>%s</h2><ul class="practice-weak">%s</ul>', say("practice_sets"), joined(rows))
    return html(
        made,
        title_html(say("practice_class")),
        say("practice_class_about"),
        say("practice_ladder"),
        joined(steps),
        say("practice_length"),
        joined(lengths),
        button(do("make"), say("practice_make_set"), "", MAIN),
        last if rows else NOTHING,
    )


def _about(say: Words, duel: Duel) -> str:
    """How many questions, of which steps, under which rules."""
    about = say("practice_duel_about", n=duel.length, rules=book_names(duel.under, say)[0])
    return "\u00a0· ".join([about] + [say(each) for each in duel.steps])


def duel_html(say: Words, state: PracticeState, offered: Duel) -> Html:
    """A duel before or after it: its rules, the way to begin, the link, and who came to what."""
    own, results, teachers = mine(state), results_of(state), _is_teachers(state, offered)
    parts = [html("<p>%s</p>", _about(say, offered))]
    if own:
        right = say("practice_result", n=own.right.count(True), all=own.length, seconds=own.seconds)
        parts.append(html("%s<p><b>%s</b></p>", marks_html(say, own.right), right))
        if offered.steps:
            parts.append(html("<p>%s</p>", say("practice_send_to")))
    else:
        asks = do("type", "name")
        parts.append(html(NAME, say("practice_name"), asks, state.fields[0], LONGEST_NAME))
    more = (MAIN,) + (SECOND,) * 3  # the first of the ways is the one to take
    ways = zip(_ways(state, offered, teachers), more)
    buttons = [button(do(verb), say("practice_" + word), "", how) for (verb, word), how in ways]
    parts.append(html('<div class="practice-on">%s</div>', joined(buttons)))
    if state.bad_link:
        parts.insert(0, html('<p role="status">%s</p>', say("practice_bad_duel")))
    if teachers or not offered.steps:
        parts += [_list(say, results), _missed(say, offered, results), _paste(say, state)]
    made = '<div class="practice-over" data-duel="%s">%s</div>'
    return html(made, format_duel(offered), joined(parts))


def _ways(state: PracticeState, offered: Duel, teachers: bool) -> list[tuple[str, str]]:
    """What can be done with a duel, as it is asked for and said: first what is to be done next."""
    begin, link, result = ("begin", "begin"), ("link", "link"), ("link", "link_result")
    if not mine(state):  # who made it sends it first
        ways = [link, begin] if _own(state, offered) else [begin, link]
    elif offered.steps:
        ways = [("link send", "send_result"), result]
    else:
        ways = [result, ("again", "new_duel")]
    if teachers:
        ways += [("look 0", "project"), ("print", "sheet")]
    elif offered.steps and not mine(state):
        ways.append(("own", "own_set"))
    return ways


def back_to_set_html(say: Words, offered: Duel) -> Html:
    """After the last question that was shown to all."""
    back = to("duel/" + format_duel(offered, ","))
    return html(
        '<div class="practice-over">%s</div>', button(back, say("practice_results_of"), "", MAIN)
    )


def _list(say: Words, results: tuple[Duel, ...]) -> Html:
    """Who came to what, and missed which questions."""
    if not results:
        return NOTHING
    heads = ("practice_who", "practice_right_of", "practice_seconds", "practice_missed")
    lines = [html("<tr>%s</tr>", joined([html("<th>%s</th>", say(each)) for each in heads]))]
    for each in results:
        wrong = [str(place + 1) for place, right in enumerate(each.right) if not right]
        cells = (
            each.name or say("practice_no_name"),
            say.number(each.right.count(True)),
            say.number(each.seconds),
            ", ".join(wrong) or "–",
        )
        lines.append(html("<tr>%s</tr>", joined([html("<td>%s</td>", cell) for cell in cells])))
    made = '<h2>%s</h2><table class="practice-results">%s</table>'
    return html(made, say("practice_results", n=len(results)), joined(lines))


def _missed(say: Words, offered: Duel, results: tuple[Duel, ...]) -> Html:
    """Which questions were missed by how many; each leads to it."""
    if len(results) < 2:
        return NOTHING
    rows: list[Html] = []
    for each in missed_in(results):
        step = offered.steps[each.place % len(offered.steps)] if offered.steps else ""
        name = say("practice_question", n=each.place + 1)
        name = "%s\u00a0· %s" % (name, say(step)) if step else name
        many = say("practice_missed_by", n=each.many, all=len(results))
        inner = html("<span>%s</span> <small>%s</small>", name, many)
        rows.append(
            html(
                "<li>%s</li>", button(do("look", str(each.place)), inner, "", Html('class="line"'))
            )
        )
    if not rows:
        return html("<p>%s</p>", say("practice_none_missed"))
    made = '<h2>%s</h2><ul class="practice-weak">%s</ul>'
    return html(made, say("practice_all_missed"), joined(rows))


def _paste(say: Words, state: PracticeState) -> Html:
    """Where results are pasted, and what came of the last ones."""
    told = NOTHING
    if state.pasted is not None:
        new, twice, damaged = state.pasted or (0, 0, 0)
        word_id = "practice_pasted" if new + twice + damaged else "practice_pasted_nothing"
        word_id = word_id if state.pasted else "practice_pasted_long"
        words = say(word_id, new=new, twice=twice, damaged=damaged, n=MOST_PASTED)
        told = html('<p role="status">%s</p>', words)
    box = html(PASTE, say("practice_paste"), do("type", "paste"), MOST_PASTED, state.fields[1])
    return html("%s%s%s", box, button(do("paste"), say("practice_add"), "", SECOND), told)


# On paper

EXERCISE = "exercise"
SHEET = (
    '<article class="exercise-paper"><header><h1>%s</h1><p>%s</p><p>%s</p></header><ol>%s</ol>'
    "</article>"
)


def printed(app: App, draw: Callable[[str], str]) -> tuple[str, Html] | None:
    """The set that is shown as exercises and answers, which are the teacher's; draw: see `paper`."""
    state, say = practice_of(app), app.say
    offered = state.offered
    if state.view != DUEL or not offered or not _is_teachers(state, offered):
        return None
    asked = [
        duel_question(offered.under, offered.seed, place, offered.steps, offered.apart)
        for place in range(offered.length)
    ]
    link = guide_of(app).means.link("guide/practice/duel/" + format_duel(unplayed(offered), ","))
    drawn = draw(link)
    code = Html('<div class="code" aria-hidden="true">%s</div>' % drawn) if drawn else html("")
    rules = book_names(offered.under, say)[0]
    exercises = [_exercise(say, each) for each in asked]
    answers = [html("<li>%s</li>", _answer(say, each)) for each in asked]
    name = html("%s ______________________ %s", say("practice_sheet_name"), code)
    pages = (
        html(SHEET, say("practice_sheet_title"), rules, name, joined(exercises)),
        html(SHEET, say("practice_sheet_answers"), rules, link, joined(answers)),
    )
    return EXERCISE, joined(pages)


def _exercise(say: Words, asked: Question) -> Html:
    """A question with its tiles, and room for the answer."""
    sentence = ask_html(say, asked)
    made = "<li>%s<p>%s <span>______________</span></p></li>"
    return html(made, table_html(say, asked.entry, False), sentence)


def _answer(say: Words, asked: Question) -> str:
    return capital(answer_said(say, asked, asked.answer))
