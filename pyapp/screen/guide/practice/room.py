"""The Practice page of the Guide: runs of questions, the progress they make, and its file."""

from typing import Callable, TypeAlias

from ....learn.course import LADDER, placing
from ....learn.days import Daily, practised
from ....learn.duel import (
    LONGEST_NAME,
    MOST_PASTED,
    Duel,
    format_duel,
    new_duel,
    parse_duel,
    results_in,
    same_duel,
    unplayed,
    with_results,
)
from ....learn.facts import FACT_IDS
from ....learn.kinds import answer_text
from ....learn.leitner import SLOW
from ....learn.progress import (
    NEW,
    Progress,
    learnt,
    load,
    toggled,
    wanted,
    with_daily,
    with_duel,
    with_exam,
)
from ....learn.slips import Verdict
from ....riichi.free_text import clean_name
from ....riichi.problem import Problem
from ....riichi.rules import whole_number
from ...action import Action
from ...app import App, Outcome, Step
from ...effects import COPIED, REFUSED, After, CopyLink, Print, Protect, Share, Speak
from ..page import Page, no_attributes
from ..parts import guide_of, with_guide
from ..state import Spot
from . import run as runs
from . import steps
from .answers import answer_said
from .asked import Asked, chosen, done, mistouched, typed, unknown, with_help
from .lessons import SHOWN
from .pages import FIRST, PROGRESS
from .parts import practice_of, with_practice
from .run import ALOUD, DAY, DUEL, EXAM, MODES, TEST, WEAK, Run
from .sets import CLASS, LENGTHS, mine
from .state import begin
from .steps import change, renewed, seen, stopped, today
from .views import UNDONE, regions

AHEAD = 80  # milliseconds after an answer until the next question is made
Does: TypeAlias = "Callable[[App, str], App | Outcome]"


# Where it is


def _opened(app: App, rest: str) -> Outcome:
    """Show a view of it: a run that goes on or begins, or none."""
    if guide_of(app).practice is None:
        app = _again(app)
    (view, _, more), before = rest.partition("/"), practice_of(app).view
    view = view if view in MODES or view in (PROGRESS, FIRST, CLASS) else ""
    app = with_practice(stopped(app), view=view, told="")
    if view:
        app = app._replace(shown="%s/%s" % ("/".join(app.shown.split("/")[:2]), view))
    if view == DUEL:
        app = _open_duel(with_practice(app, pasted=None), more, before)
    elif view in MODES and not _goes_on(app, view, before):
        run = runs.start(view, "" if view == DAY else steps.seed(app))
        test = practice_of(app).test if view == TEST else None
        if test and (before in runs.RUNGS or not runs.is_over(test)):
            run = test
        app = _with_run(app, run)
    outcome = renewed(app)
    asks = () if practice_of(app).kept.known else steps.FIND
    return Outcome(with_guide(outcome.app, spot=None), asks + outcome.effects)


def _again(app: App) -> App:
    """Practice as this tab has left it."""
    app, kept = with_guide(app, practice=begin(steps.seed(app))), guide_of(app).means.kept
    saved, last = [runs.load(kept(name)) for name in (steps.RUN, steps.TESTED)]
    if saved:
        app = with_practice(app, run=saved[0], asked=saved[1], view=saved[0].mode)
    return with_practice(app, test=last[0] if last else None)


def _with_run(app: App, run: Run | None) -> App:
    """Another run in the place of the one that is on; a test that was begun stays."""
    last = practice_of(app).run
    if last and last.mode == TEST and last.right:
        app = with_practice(app, test=last)
    return with_practice(app, run=run, asked=None, ahead=None, spent=0.0)


def _goes_on(app: App, mode: str, before: str) -> bool:
    """Whether the run that is on is of this mode, and has something to show still; before: the view
    that was left, where Back leads to what a test came to.
    """
    run, asked = practice_of(app).run, practice_of(app).asked
    if run is None or run.mode != mode:
        return False
    if mode in (ALOUD, WEAK) and mode != before and (run.theirs or run.seed in FACT_IDS):
        return False  # which was begun elsewhere
    if mode == DAY:
        return steps.is_sealed(run, today(app)) and asked is not None and asked.verdict is None
    return (mode == before == TEST) or not runs.is_over(run) or asked is not None


def _address(app: App) -> str:
    view, offered = practice_of(app).view, practice_of(app).offered
    if view != DUEL or not offered:
        return "/" + view if view else ""
    return "/%s/%s" % (view, format_duel(mine(practice_of(app)) or offered, ","))


# Duels


def _open_duel(app: App, text: str, before: str) -> App:
    """Show the duel of a link, and what somebody came to; go on with the one that is on, or offer a
    new one; before: the view that was left, where "" means that no set of a class is gone on with.
    """
    found = parse_duel(text) if text else None
    app = with_practice(app, bad_link=isinstance(found, Problem))
    run, offered = practice_of(app).run, practice_of(app).offered
    theirs = run.theirs if run and run.mode == DUEL else None
    if isinstance(found, Duel):
        if theirs and not same_duel(theirs, found):
            app = with_practice(app, run=None, asked=None)
        results = with_results(practice_of(app).results, (found,) if found.right else ())
        return with_practice(app, offered=unplayed(found), results=results)
    if theirs and not text:
        return with_practice(app, offered=theirs)
    if offered and not text and (before or not offered.steps):
        return app
    return _new_duel(app, "")


def _new_duel(app: App, _what: str) -> App:
    """A duel under the rules in use."""
    empty = runs.start(DUEL, steps.seed(app))
    offered = new_duel(empty.seed, runs.rules_of(empty, app.entry))
    run = practice_of(app).run
    if run and run.mode == DUEL:
        app = with_practice(app, run=None, asked=None)
    return with_practice(app, offered=offered)


def _begin(app: App, _what: str) -> App:
    run, offered = practice_of(app).run, practice_of(app).offered
    if run and practice_of(app).view == run.mode and runs.teaches(run):
        return steps.ask(app)
    if offered:
        app = _with_run(app, runs.start(DUEL, offered.seed, offered))
        app = with_practice(app, bad_link=False)
    return app


def _link(app: App, what: str) -> App | Outcome:
    """Send the link of the duel, with my result if there is one, or else put it on the clipboard."""
    offered = practice_of(app).offered
    if not offered:
        return app
    shown = mine(practice_of(app)) or offered
    link = "guide/practice/duel/" + format_duel(shown, ",")
    if what:
        return Outcome(app, (Share(app.say("practice_class"), "", link, "", _sent),))
    return Outcome(app, (CopyLink(link, _copied),))


def _sent(how: str, _link: str) -> Step:
    """Say what came of it, where the device's own sheet has not."""
    return _copied(how == COPIED) if how in (COPIED, REFUSED) else lambda app: Outcome(app, ())


def _copied(done: bool) -> Step:
    told = "copied" if done else "not_copied"
    return lambda app: Outcome(with_practice(app, told=told), ())


def _paste(app: App, _what: str) -> App:
    """Take the results that were pasted, each of them once, and say what came of it."""
    state = practice_of(app)
    name, text = state.fields
    if len(text) > MOST_PASTED:
        return with_practice(app, pasted=())
    found, damaged = results_in(text)
    results = with_results(state.results, found)
    new = len(results) - len(state.results)
    fields = (name, "" if found else text)
    pasted = (new, len(found) - new, damaged)
    return with_practice(app, results=results, pasted=pasted, typed=fields, fields=fields)


# A class


def _look(app: App, what: str) -> App | Outcome:
    """Show the questions of a set to all, from the one in this place: said aloud."""
    offered = practice_of(app).offered
    if not offered:
        return app
    run = runs.start(ALOUD, offered.seed, offered)._replace(right=(True,) * int(what or 0))
    return _opened(with_practice(_with_run(app, run), view=ALOUD), ALOUD)


def _step(app: App, what: str) -> App:
    """Take a step into the set, or out of it; one stays."""
    before = practice_of(app).steps
    after = tuple([rung.id for rung in LADDER if (rung.id == what) != (rung.id in before)])
    return with_practice(app, steps=after or before)


def _make_set(app: App, _what: str) -> Outcome:
    """A set of questions with the steps that are chosen, and the page where its results come."""
    state = practice_of(app)
    under = runs.rules_of(runs.start(DUEL, ""), app.entry)
    made = new_duel(steps.seed(app), under, state.steps, state.length)
    app = change(app, lambda progress: with_duel(progress, made))
    return _opened(app, "%s/%s" % (DUEL, format_duel(made, ",")))


def _own_set(app: App, _what: str) -> App:
    """The set that is shown was made by who is here, on another device: it is a teacher's here."""
    offered = practice_of(app).offered
    if not offered or not offered.steps:
        return app
    made = unplayed(offered)
    app = change(app, lambda progress: with_duel(progress, made))
    return with_guide(app, spot=Spot('[data-do="guide practice look 0"]', ".practice", True))


# Answers


def _asking(step: "Callable[[Asked, str], Asked]") -> Does:
    """Do something to the question on the screen: if it is answered now, all follows from that."""

    def do(app: App, what: str) -> App | Outcome:
        before = practice_of(app).asked
        if not before:
            return app
        asked = step(before, what)
        app = with_practice(app, asked=asked)
        if not practice_of(app).run or asked.verdict is None or before.verdict:
            return app
        app = seen(_counted(stopped(app), asked, asked.verdict))
        return Outcome(app, (After(AHEAD, steps.make_ahead),))

    return do


def _counted(app: App, asked: Asked, found: Verdict) -> App:
    """Have the run and the progress know of an answer."""
    state, question = practice_of(app), asked.question
    time, run = int(state.spent), state.run
    assert run
    given = "" if asked.given is None else answer_text(question.kind, asked.given)
    name = clean_name(state.fields[0])[:LONGEST_NAME].strip()
    rung = placing(run.right).ask if run.mode == TEST else runs.rung_of(run)
    run = runs.counted(run, found.right, time)
    if run.theirs and not found.right:
        run = run._replace(missed=run.missed + (given,))

    def step(progress: Progress) -> Progress:
        took = time // 1000 + (SLOW + 1) * asked.helped
        progress = learnt(progress, rung, question, found, took)
        progress = progress._replace(days=practised(progress.days, today(app)))
        if run.mode == DAY:
            return with_daily(progress, Daily(run.seed, given, steps.rules_text(app.entry)))
        if not runs.is_over(run):
            return progress
        if run.mode == TEST:
            return progress._replace(rung=placing(run.right).rung)
        if run.mode == EXAM:
            return with_exam(progress, run.right.count(True), runs.seconds(run))
        return with_duel(progress, runs.result(run, name)) if run.mode == DUEL else progress

    before = state.kept.progress
    app = change(with_practice(app, run=run, took=time, before=before), step)
    return with_practice(app, after=practice_of(app).kept.progress)


def _take_back(app: App, _what: str) -> App:
    """The answer was a mistouch."""
    state = practice_of(app)
    run, asked, before = state.run, state.asked, state.before
    if not run or not asked or before is None or run.mode in (DUEL, DAY, EXAM):
        return app
    run = runs.uncounted(run, state.took)
    app = with_practice(app, run=run, asked=mistouched(asked), before=None, ahead=None)
    same = state.kept.progress == state.after
    return seen(change(app, lambda _now: before) if same else app)


def _go_on(app: App, _what: str) -> App:
    """The next question, or what came of the run."""
    run, asked = practice_of(app).run, practice_of(app).asked
    if not run or not asked or steps.is_sealed(run, today(app)):
        return app
    if asked.verdict:
        app = steps.make_ahead(app).app  # while the last one is known
    elif run.theirs and asked.shown:
        run = runs.counted(run, True, 0)
    else:
        return app
    if run.mode == DAY:
        run = runs.start(DAY, today(app))
    return with_practice(app, run=run, asked=None, before=None)


def _help(app: App, what: str) -> App:
    """Look something up, in sight, or put it away again."""
    asked = practice_of(app).asked
    if not asked:
        return app
    asked = with_help(asked, what)
    app = with_practice(app, asked=asked)
    by = '[data-do="guide practice help %s"]' % what
    return with_guide(app, spot=Spot(by, "#" + SHOWN, True)) if asked.help else app


def _show(app: App, _what: str) -> App:
    """The answer of a question that is said aloud."""
    app, asked = stopped(app), practice_of(app).asked
    return seen(with_practice(app, asked=asked._replace(shown=True))) if asked else app


def _grade(app: App, what: str) -> App:
    """How an answer that was said aloud went."""
    asked = practice_of(app).asked
    if not asked or not practice_of(app).run:
        return app
    found = Verdict(what == "right", ())
    app = _counted(app, asked, found)
    return _go_on(with_practice(app, asked=asked._replace(verdict=found)), "")


def _hear(app: App, _what: str) -> App | Outcome:
    asked = practice_of(app).asked
    if not asked:
        return app
    said = answer_said(app.say, asked.question, asked.question.answer).replace(" / ", ", ")
    return Outcome(app, (Speak(said, app.say.language, None),))


# The progress as a whole


def _replaced(app: App, progress: Progress, told: str) -> Outcome:
    """Another progress in place of this one, which undo brings back."""
    now = practice_of(app).kept
    before = None if now.wrong else now.progress
    app = with_practice(_with_run(app, None), before=before, told=told, dropped=(), test=None)
    return Outcome(steps.replace(app, progress), (Protect(),))


def _reset(app: App, _what: str) -> Outcome:
    """All anew, without the results of others too."""
    results = practice_of(app).results
    outcome = _replaced(app, NEW, "practice_was_reset")
    return outcome._replace(app=with_practice(outcome.app, results=(), dropped=results))


def _undo(app: App, _what: str) -> App | Outcome:
    state = practice_of(app)
    if state.before is None:
        return app
    results = with_results(state.dropped, state.results)
    outcome = _replaced(app, state.before, "")
    return outcome._replace(app=with_practice(outcome.app, before=None, results=results))


def _export(app: App, _what: str) -> Outcome:
    app = with_practice(app, told="practice_exported")
    return steps.export(app, "tenbou-practice-%s.txt" % today(app))


def _take_file(app: App, text: str) -> App | Outcome:
    """Take over the progress of a file; a file that is none changes nothing."""
    progress = load(text)
    if not isinstance(progress, Problem):
        return _replaced(app, progress, "practice_imported")
    newer = progress.id == "newer_version"
    return with_practice(app, told="practice_newer_file" if newer else "practice_no_file")


def _type(app: App, what: str) -> App:
    """Something is typed into one of the boxes, which are not drawn anew for it."""
    box, _blank, text = what.partition(" ")
    name, pasted = practice_of(app).typed
    return with_practice(app, typed=(text, pasted) if box == "name" else (name, text))


def _practise_fact(app: App, fact: str) -> Outcome:
    """Practise one thing alone."""
    app = _with_run(app, runs.start(WEAK, fact))
    return _opened(with_practice(app, view=WEAK), WEAK)


def _fold(app: App, step: str) -> App:
    """The things of a step on the map, named or not."""
    return with_practice(app, opened="" if practice_of(app).opened == step else step)


_VERBS: "dict[str, Does]" = {
    "choose": _asking(chosen),
    "done": _asking(lambda asked, _what: done(asked)),
    "key": _asking(typed),
    "unknown": _asking(lambda asked, _what: unknown(asked)),
    "help": _help,
    "next": _go_on,
    "back": _take_back,
    "show": _show,
    "hear": _hear,
    "grade": _grade,
    "want": lambda app, what: change(app, lambda progress: wanted(progress, what)),
    "kind": lambda app, what: change(app, lambda progress: toggled(progress, what)),
    "begin": _begin,
    "again": _new_duel,
    "link": _link,
    "paste": _paste,
    "look": _look,
    "print": lambda app, _what: Outcome(app, (Print(),)),
    "step": _step,
    "length": lambda app, what: with_practice(app, length=whole_number(what, 2) or LENGTHS[0]),
    "make": _make_set,
    "own": _own_set,
    "thing": _practise_fact,
    "fold": _fold,
    "export": _export,
    "reset": _reset,
    "undo": _undo,
    "import": _take_file,
    "too_long": lambda app, _most: with_practice(app, told="practice_no_file"),
}


def _act(app: App, action: Action) -> Outcome:
    if action.verb == "type":
        return Outcome(_type(app, action.what), ())
    if action.verb not in _VERBS:
        return Outcome(app, ())
    told = practice_of(app).told
    app = with_practice(app, fields=practice_of(app).typed, told=told if told in UNDONE else "")
    found = _VERBS[action.verb](app, action.what)
    before = found if isinstance(found, Outcome) else Outcome(found, ())
    after = renewed(before.app)
    return after._replace(effects=before.effects + after.effects)


PRACTICE_PAGE = Page(_opened, _act, stopped, regions, no_attributes, _address)
