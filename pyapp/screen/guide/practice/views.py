"""What the page of practice shows: its views, and a run with its question."""

from ....learn.course import LADDER, placing
from ....learn.kinds import Question
from ....learn.progress import CLOCK, NEW, UNPLACED, climbed, standing
from ....riichi.text import Entry
from ....words.words import Words
from ...action import GUIDE
from ...app import App
from ...html import NOTHING, Html, html, joined
from ...region import Later, Region
from ..frame import ROOM, plain
from ..parts import guide_of
from . import run as runs
from .asked import Asked
from .lessons import first_html, lesson_html
from .pages import (
    FIRST,
    PROGRESS,
    exam_html,
    exam_over_html,
    head_html,
    home_html,
    ladder_html,
    map_html,
    placed_html,
    progress_html,
    right_on,
    rung_done_html,
    settings_html,
    title_html,
    told_html,
)
from .parts import practice_of
from .question import DO, SUMS, How, asked_html, has_working, question_html, working_html
from .run import ALOUD, DAY, DUEL, EXAM, TEST, Run
from .sets import CLASS, back_to_set_html, class_html, duel_html, missed_by_all
from .state import PracticeState, begin
from .steps import is_sealed, spent, today

VIEW = '<div class="practice" data-view="%s">%s</div>'
UNDONE = ("practice_was_reset", "practice_imported")
SETTINGS, CLOCK_SHOWN = "practice-settings", "practice-clock"


def regions(app: App) -> tuple[Region, ...]:
    """The view; in a run the hand, what is asked of it, and the clock; else, where one begins, the
    settings: each is written alone when it changes.
    """
    state, say = practice_of(app), app.say
    if not state.kept.known:
        return (Region(ROOM, GUIDE, (say,), _blank),)
    told = state.told or app.device.trouble() or _wrong(state)
    said = (say, told, state.told in UNDONE and state.before is not None)
    run, asked, progress = state.run, state.asked, state.kept.progress
    if run and asked and state.view == run.mode:
        return _of_question(app, said, run, asked)
    day = today(app) if state.view in ("", PROGRESS, DAY) else ""
    drawn = state._replace(ahead=None, after=NEW, since=None, spent=0.0, typed=("", ""))
    drawn = drawn._replace(saved=begin("").saved)
    if state.view == PROGRESS:
        return _of_progress(app, said, drawn, day)
    if state.view:
        return (Region(ROOM, GUIDE, said + (drawn, app.entry, day), _html),)
    bare = progress._replace(wants=(), without=(), visits=())
    drawn = drawn._replace(kept=drawn.kept._replace(progress=bare))
    return (
        Region(ROOM, GUIDE, said + (drawn, app.entry, day), _html),
        Region(SETTINGS, ROOM, (say, progress.wants, progress.without), settings_html),
        Later("practice-ladder", ROOM, (say, bare), ladder_html),
    )


def _of_progress(
    app: App, said: tuple[Words, str, bool], state: PracticeState, day: str
) -> tuple[Region, ...]:
    """How far one is, and below it the map: that comes later, but at once where a step is open."""
    made = app.say, state.kept.progress, app.entry.rules, state.opened
    known = Region(ROOM, GUIDE, said + (state._replace(opened=""), app.entry, day), _html)
    return (known, (Region if state.opened else Later)("practice-steps", ROOM, made, map_html))


def _of_question(
    app: App, said: tuple[Words, str, bool], run: Run, asked: Asked
) -> tuple[Region, ...]:
    state, answered = practice_of(app), asked.verdict is not None
    place = run._replace(right=run.right[: len(run.right) - answered], time=0, missed=())
    known = state.before if answered and state.before else state.kept.progress
    right = right_on(known, runs.rung_of(run))
    clock = (CLOCK in state.kept.progress.wants or run.mode == EXAM) and run.mode != ALOUD
    heard = asked.shown and guide_of(app).means.has_voice(app.say.language)
    how = _how(state, run, heard, today(app))
    regions: tuple[Region, ...] = (
        Region(ROOM, GUIDE, said + (place, asked.question, clock, right), _question_html),
        Region(DO, ROOM, (app.say, asked, how, _climbed(state, run, asked)), _do_html),
    )
    if has_working(asked, how):
        regions += (Later(SUMS, DO, (app.say, asked.question, how.books), working_html),)
    if not clock:
        return regions
    time = spent(app)
    if run.mode == EXAM:  # of all answers, this one too
        time = run.time + (0 if answered else time)
    shown = "%d:%02d" % divmod(int(time / 1000), 60)
    return regions + (Region(CLOCK_SHOWN, ROOM, (shown,), plain),)


def _question_html(
    say: Words, told: str, undo: bool, run: Run, question: Question, clock: bool, right: int
) -> Html:
    head = head_html(say, run, runs.length(run), clock, right)
    inside = joined((told_html(say, told, undo), head, question_html(say, question)))
    return html(VIEW, run.mode, inside)


def _do_html(say: Words, asked: Asked, how: How, climbed_to: int) -> Html:
    done = rung_done_html(say, climbed_to) if climbed_to != UNPLACED else NOTHING
    return joined((done, asked_html(say, asked, how)))


def _blank(_say: Words) -> Html:
    return NOTHING


def _html(say: Words, told: str, undo: bool, state: PracticeState, entry: Entry, day: str) -> Html:
    said = told_html(say, told, undo)
    if state.view == "":
        inside = home_html(say, state.kept.progress, entry, day, said)
    elif state.view == FIRST:
        inside = joined((title_html(say("practice_first")), first_html(say, entry)))
    elif state.view == PROGRESS:
        inside = progress_html(say, state.kept.progress, entry.rules, day, said)
    elif state.view == CLASS:
        inside = joined((class_html(say, state), said))
    else:
        inside = joined((said, _run_html(say, state, entry)))
    return html(VIEW, state.view or "home", inside)


def _wrong(state: PracticeState) -> str:
    """What is wrong with what is kept, as the id of its words; "" for nothing."""
    if state.kept.wrong:
        newer = state.kept.wrong == "newer_version"
        return "practice_newer" if newer else "practice_damaged"
    return "" if state.kept.keeps else "practice_not_kept"


def _run_html(say: Words, state: PracticeState, under: Entry) -> Html:
    """A run before its questions, or after them."""
    run = state.run
    if state.view == DUEL:
        if not state.offered:
            return NOTHING
        head = title_html(say("practice_class" if state.offered.steps else "practice_duel"))
        return joined((head, duel_html(say, state, state.offered)))
    if run is None:
        return NOTHING
    if not runs.teaches(run):
        rest = _over_html(say, run)
    elif run.mode == EXAM:
        rest = exam_html(say, state.kept.progress)
    else:
        rest = lesson_html(say, runs.rung_of(run), under)
    right = right_on(state.kept.progress, runs.rung_of(run))
    return joined((head_html(say, run, 0, False, right), rest))


def _over_html(say: Words, run: Run) -> Html:
    if run.mode == TEST:
        return placed_html(say, run, placing(run.right))
    if run.mode == EXAM:
        return exam_over_html(say, run)
    return back_to_set_html(say, run.theirs) if run.theirs else NOTHING


def _how(state: PracticeState, run: Run, heard: bool, day: str) -> How:
    aloud, given = run.mode == ALOUD, None
    if aloud and run.theirs:
        missed = [each for each in missed_by_all(state) if each.place == len(run.right)]
        given = missed[0].given if missed else ()
    free = run.mode not in (DUEL, EXAM)
    last = runs.rung_of(run) == len(LADDER) - 1
    back = state.before is not None and free
    return How(aloud, back, heard, is_sealed(run, day), free, last, given, True, run.mode == TEST)


def _climbed(state: PracticeState, run: Run, asked: Asked) -> int:
    """The rung to go on with where this answer has done one, UNPLACED else."""
    rung, progress = runs.rung_of(run), state.kept.progress
    if rung == UNPLACED or not asked.verdict or state.before is None:
        return UNPLACED
    if climbed(state.before, rung) or not climbed(progress, rung):
        return UNPLACED
    later = [place for place in range(rung + 1, len(LADDER)) if not climbed(progress, place)]
    return later[0] if later else standing(progress)
