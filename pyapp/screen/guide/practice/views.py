"""What the page of practice shows: its views, and a run with its question."""

from ....learn.course import LADDER, placing
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
from .asking import is_sealed, spent, today
from .lessons import first_html, lesson_html
from .pages import (
    FIRST,
    PROGRESS,
    day_over_html,
    exam_html,
    exam_over_html,
    head_html,
    home_html,
    ladder_html,
    placed_html,
    progress_html,
    rung_done_html,
    settings_html,
    title_html,
    told_html,
)
from .parts import practice_of
from .question import SUMS, How, has_working, question_html, working_html
from .run import ALOUD, DAY, DUEL, EXAM, TEST, Run
from .sets import CLASS, back_to_set_html, class_html, duel_html, missed_by_all
from .state import PracticeState

UNDONE = ("practice_was_reset", "practice_imported")


def regions(app: App) -> tuple[Region, ...]:
    """The view, and in a run the clock."""
    state, say = practice_of(app), app.say
    if not state.kept.known:
        return (Region(ROOM, GUIDE, (say,), _blank),)
    aloud = state.view == ALOUD and state.asked is not None and state.asked.shown
    heard = aloud and guide_of(app).means.has_voice(say.language)
    day = today(app) if state.view in ("", PROGRESS, DAY) else ""
    drawn = state._replace(ahead=None, after=NEW, since=None, spent=0.0, typed=("", ""))
    progress = state.kept.progress
    bare = progress._replace(wants=(), without=(), visits=())
    if state.view == "":  # its settings have a region of their own
        drawn = drawn._replace(kept=drawn.kept._replace(progress=bare))
    made_from = (say, drawn, app.entry, day, app.device.trouble(), heard)
    parts: tuple[Region, ...] = (Region(ROOM, GUIDE, made_from, _html),)
    if state.view == "":
        wants = (say, progress.wants, progress.without)
        parts += (
            Region("practice-settings", ROOM, wants, settings_html),
            Later("practice-ladder", ROOM, (say, bare), ladder_html),
        )
    run, asked = state.run, state.asked
    if run and asked and state.view == run.mode and _tells(state, run, asked, heard, day):
        parts += (Later(SUMS, ROOM, (say, asked.question), working_html),)
    if not _has_clock(state):
        return parts
    seconds = int(spent(app) / 1000)
    if state.run and state.run.mode == EXAM:  # of all answers, this one too
        seconds = state.run.seconds + (0 if _told(state) else seconds)
    time = "%d:%02d" % divmod(seconds, 60)
    return parts + (Region("practice-clock", ROOM, (time,), plain),)


def _has_clock(state: PracticeState) -> bool:
    run = state.run
    runs_now = run is not None and state.view == run.mode and state.asked is not None
    wanted = CLOCK in state.kept.progress.wants or state.view == EXAM
    return runs_now and wanted and state.view != ALOUD


def _told(state: PracticeState) -> bool:
    """Whether the time of the answer is counted already."""
    return state.asked is not None and state.asked.verdict is not None


def _tells(state: PracticeState, run: Run, asked: Asked, heard: bool, day: str) -> bool:
    """Whether the working is shown."""
    return has_working(asked, _how(state, run, heard, day))


def _blank(_say: Words) -> Html:
    return NOTHING


def _html(
    say: Words, state: PracticeState, entry: Entry, day: str, trouble: str, heard: bool
) -> Html:
    told = state.told or trouble or _wrong(state)
    said = told_html(say, told, state.told in UNDONE and state.before is not None)
    if state.view == "":
        inside = home_html(say, state.kept.progress, entry, day, said)
    elif state.view == FIRST:
        inside = joined((title_html(say, say("practice_first")), first_html(say, entry)))
    elif state.view == PROGRESS:
        inside = progress_html(say, state.kept.progress, entry.rules, day, state.opened, said)
    elif state.view == CLASS:
        inside = joined((class_html(say, state), said))
    else:
        inside = joined((said, _run_html(say, state, entry, heard, day)))
    return html('<div class="practice" data-view="%s">%s</div>', state.view or "home", inside)


def _wrong(state: PracticeState) -> str:
    """What is wrong with what is kept, as the id of its words; "" for nothing."""
    if state.kept.wrong:
        newer = state.kept.wrong == "newer_version"
        return "practice_newer" if newer else "practice_damaged"
    return "" if state.kept.keeps else "practice_not_kept"


def _run_html(say: Words, state: PracticeState, under: Entry, heard: bool, day: str) -> Html:
    run, asked = state.run, state.asked
    if state.view == DUEL and (run is None or run.mode != DUEL or asked is None):
        return _offer_html(say, state)
    if run is None:
        return NOTHING
    if asked is None and runs.teaches(run):
        head = head_html(say, run, 0, False)
        if run.mode == EXAM:
            return joined((head, exam_html(say, state.kept.progress)))
        return joined((head, lesson_html(say, runs.rung_of(run), under)))
    if asked is None:
        return joined((head_html(say, run, 0, False), _over_html(say, run)))
    place = run if asked.verdict is None else run._replace(right=run.right[:-1])
    head = head_html(say, place, runs.length(run), _has_clock(state))
    question = question_html(say, asked, _how(state, run, heard, day))
    return joined((head, _climbed_html(say, state, run, asked), question))


def _how(state: PracticeState, run: Run, heard: bool, day: str) -> How:
    given = None
    if run.mode == ALOUD and run.theirs:
        place = len(run.right)
        given = tuple(
            [one for each in missed_by_all(state) if each.place == place for one in each.given]
        )
    return How(
        run.mode == ALOUD,
        state.before is not None and run.mode not in (DUEL, EXAM),
        heard,
        is_sealed(run, day),
        run.mode not in (DUEL, EXAM),
        runs.rung_of(run) == len(LADDER) - 1,
        given,
        True,
    )


def _climbed_html(say: Words, state: PracticeState, run: Run, asked: Asked) -> Html:
    """That a rung is done, as soon as it is."""
    rung, progress = runs.rung_of(run), state.kept.progress
    if rung == UNPLACED or not asked.verdict or state.before is None:
        return NOTHING
    if climbed(state.before, rung) or not climbed(progress, rung):
        return NOTHING
    later = [place for place in range(rung + 1, len(LADDER)) if not climbed(progress, place)]
    return rung_done_html(say, later[0] if later else standing(progress))


def _over_html(say: Words, run: Run) -> Html:
    if run.mode == TEST:
        return placed_html(say, run, placing(run.right))
    if run.mode == EXAM:
        return exam_over_html(say, run)
    return back_to_set_html(say, run.theirs) if run.theirs else day_over_html(say)


def _offer_html(say: Words, state: PracticeState) -> Html:
    if not state.offered:
        return NOTHING
    head = title_html(say, say("practice_class" if state.offered.steps else "practice_duel"))
    return joined((head, duel_html(say, state, state.offered)))
