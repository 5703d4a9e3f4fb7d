"""Questions as they come on the screen, and the clock that runs beside them."""

from ....learn.course import hand_of_the_day
from ....learn.duel import SEED_LETTERS
from ....learn.kinds import Question, read_answer
from ....learn.progress import daily_of
from ....riichi.text import Entry, format_entry
from ...app import App, Outcome
from ...effects import After, KeepSetting
from ..parts import guide_of, page_of, with_guide
from ..state import Spot
from . import run as runs
from .asked import answered, begun
from .parts import practice_of, with_practice
from .question import PRACTICE

KEPT = "practice"  # what this tab keeps of it: the run that is on
LETTERS = 8  # of a seed


def seed(app: App) -> str:
    """Letters by chance."""
    throw, count = guide_of(app).means.random, len(SEED_LETTERS)
    return "".join([SEED_LETTERS[int(throw() * count)] for _ in range(LETTERS)])


def today(app: App) -> str:
    """The date where the player is."""
    return guide_of(app).means.today()


def noted(app: App) -> KeepSetting:
    """Keep the run with its question, for a page that is loaded again."""
    state = practice_of(app)
    return KeepSetting(KEPT, runs.dump(state.run, state.asked) if state.run else "")


def seen(app: App) -> App:
    """What is asked, or what was said to it, is to be in sight."""
    asked = practice_of(app).asked
    told = asked and (asked.verdict or asked.shown)
    name = "#practice-verdict" if told else "#practice-ask"
    return with_guide(app, spot=Spot(name, ".practice", True))


def renewed(app: App) -> Outcome:
    """Have a question on the screen, and its clock run once it is seen."""
    state = practice_of(app)
    run, asked = state.run, state.asked
    if page_of(app) != PRACTICE or not state.kept.known or not run or state.view != run.mode:
        return Outcome(app, ())
    if run.mode == runs.DAY and not run.seed:
        app = _with_day(app, run)
        run, asked = practice_of(app).run or run, practice_of(app).asked
    rules = runs.rules_of(run, app.entry).rules
    stale = asked and asked.verdict is None and asked.question.entry.rules != rules
    if not stale and (asked or runs.is_over(run)):
        return Outcome(app, (After(0, _go),))
    if runs.teaches(run) and not asked:
        return Outcome(app, ())  # until its lesson is read
    return ask(app)


def rules_text(under: Entry) -> str:
    """The rules of the hands of the day, as text."""
    return format_entry(runs.rules_of(runs.start(runs.DAY, ""), under))


def _with_day(app: App, run: runs.Run) -> App:
    """The last hand of the day that was answered under these rules, or else the one of today."""
    last = daily_of(practice_of(app).kept.progress, rules_text(app.entry))
    if last is None:
        return with_practice(app, run=run._replace(seed=today(app)))
    question = hand_of_the_day(last.date, runs.rules_of(run, app.entry))
    given = read_answer(question.kind, last.given)
    asked = answered(begun(question), given if given is not None else "")
    right = asked.verdict is not None and asked.verdict.right
    return with_practice(app, run=run._replace(seed=last.date, right=(right,)), asked=asked)


def is_sealed(run: runs.Run | None, day: str) -> bool:
    """Whether the answer is kept for the next day; day: the date."""
    return run is not None and run.mode == runs.DAY and run.seed == day


def ask(app: App) -> Outcome:
    """Put the next question of the run on the screen."""
    state = practice_of(app)
    run, question = state.run, state.ahead
    assert run
    rules = runs.rules_of(run, app.entry).rules
    if question is None or question.entry.rules != rules:
        question = _question(app, run)
    app = seen(with_practice(app, ahead=None, spent=0.0, asked=begun(question)))
    return Outcome(app, (noted(app), After(0, _go)))


def _question(app: App, run: runs.Run) -> Question:
    return runs.next_question(run, practice_of(app).kept.progress, app.entry, seed(app))


def make_ahead(app: App) -> Outcome:
    """Make the next question while this one's answer is read."""
    run, asked, ahead = practice_of(app).run, practice_of(app).asked, practice_of(app).ahead
    if run and asked and asked.verdict and not ahead and not runs.is_over(run):
        app = with_practice(app, ahead=_question(app, run))
    return Outcome(app, ())


# The clock


def _go(app: App) -> Outcome:
    """The tiles are drawn: time runs."""
    state = practice_of(app)
    asked, shown = state.asked, page_of(app) == PRACTICE
    if shown and asked and asked.verdict is None and not asked.shown and state.since is None:
        app = with_practice(app, since=app.device.clock())
    return Outcome(app, ())


def stopped(app: App) -> App:
    """The App with the clock at rest."""
    return with_practice(app, since=None, spent=spent(app))


def spent(app: App) -> float:
    """The milliseconds that the question has taken so far."""
    since, before = practice_of(app).since, practice_of(app).spent
    return before if since is None else before + app.device.clock() - since
