"""What the page of practice shows: its views, and a run with its question."""

from ....learn.course import LADDER, placing
from ....learn.duel import Duel
from ....learn.progress import CLOCK, NEW, UNPLACED, climbed, same_duel, standing
from ....riichi.text import Entry
from ....words.words import Words
from ...action import GUIDE
from ...app import App
from ...html import NOTHING, Html, html, joined
from ...region import Region
from ..frame import ROOM, plain
from ..parts import guide_of
from . import run as runs
from .asked import Asked
from .asking import spent, today
from .lessons import first_html, lesson_html
from .pages import (
    FIRST,
    PROGRESS,
    day_over_html,
    duel_html,
    head_html,
    home_html,
    placed_html,
    progress_html,
    rung_done_html,
    title_html,
    told_html,
)
from .parts import practice_of
from .question import question_html
from .run import ALOUD, DUEL, LENGTHS, TEST, Run
from .state import PracticeState

UNDONE = ("practice_was_reset", "practice_imported")


def regions(app: App) -> tuple[Region, ...]:
    """The view, and in a run the clock."""
    state, say = practice_of(app), app.say
    if not state.kept.known:
        return (Region(ROOM, GUIDE, (say,), _blank),)
    aloud = state.view == ALOUD and state.asked is not None and state.asked.shown
    heard = aloud and guide_of(app).means.has_voice(say.language)
    day = "" if state.view else today(app)
    drawn = state._replace(ahead=None, after=NEW, since=None, spent=0.0)
    made_from = (say, drawn, app.entry, day, app.device.trouble(), heard)
    parts = (Region(ROOM, GUIDE, made_from, _html),)
    if not _has_clock(state):
        return parts
    time = "%d:%02d" % divmod(int(spent(app) / 1000), 60)
    return parts + (Region("practice-clock", ROOM, (time,), plain),)


def _has_clock(state: PracticeState) -> bool:
    run = state.run
    runs_now = run is not None and state.view == run.mode and state.asked is not None
    return runs_now and CLOCK in state.kept.progress.wants and state.view != ALOUD


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
        inside = progress_html(say, state.kept.progress, entry.rules, said)
    else:
        inside = joined((said, _run_html(say, state, entry, heard)))
    return html('<div class="practice" data-view="%s">%s</div>', state.view or "home", inside)


def _wrong(state: PracticeState) -> str:
    """What is wrong with what is kept, as the id of its words; "" for nothing."""
    if state.kept.wrong:
        newer = state.kept.wrong == "newer_version"
        return "practice_newer" if newer else "practice_damaged"
    return "" if state.kept.keeps else "practice_not_kept"


def _run_html(say: Words, state: PracticeState, under: Entry, heard: bool) -> Html:
    run, asked = state.run, state.asked
    if state.view == DUEL and (run is None or run.mode != DUEL or asked is None):
        return _offer_html(say, state)
    if run is None:
        return NOTHING
    if asked is None and runs.teaches(run):
        head = head_html(say, run, 0, False)
        return joined((head, lesson_html(say, runs.rung_of(run), under)))
    if asked is None:
        return joined((head_html(say, run, 0, False), _over_html(say, run)))
    place = run if asked.verdict is None else run._replace(right=run.right[:-1])
    head = head_html(say, place, LENGTHS.get(run.mode, 0), _has_clock(state))
    back = state.before is not None and run.mode != DUEL
    question = question_html(say, asked, run.mode == ALOUD, back, heard)
    return joined((head, _climbed_html(say, state, run, asked), question))


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
    return day_over_html(say, run.right[-1:] == (True,))


def mine(state: PracticeState) -> Duel | None:
    """What I came to in the duel that is shown."""
    offered = state.offered
    for duel in state.kept.progress.duels:
        if offered and same_duel(duel, offered):
            return duel
    return None


def _offer_html(say: Words, state: PracticeState) -> Html:
    offered, own = state.offered, mine(state)
    if not offered:
        return NOTHING
    theirs = offered if offered.right and offered != own else None
    told = say("practice_bad_duel") if state.bad_link else ""
    head = head_html(say, runs.start(DUEL, ""), 0, False)
    return joined((head, duel_html(say, offered, own, theirs, told)))
