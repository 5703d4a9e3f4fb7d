"""What follows a touch of practice: a question comes, its clock runs, what it came to is kept."""

from typing import Callable

from ....kept.client import NOT_KEPT, News
from ....kept.clients import Shared
from ....kept.shelf import Joined, Kind
from ....learn.course import hand_of_the_day
from ....learn.duel import (
    RESULTS,
    SEED_LETTERS,
    dump_results,
    load_results,
    results_joined,
    with_results,
)
from ....learn.kinds import Question, read_answer
from ....learn.progress import (
    NEW,
    Progress,
    daily_of,
    dump,
    joined,
    load,
    replaced,
    stepped,
    together,
)
from ....riichi.problem import Problem
from ....riichi.text import Entry, format_entry
from ...app import App, Effect, Outcome, Step
from ...effects import After, Download, FindText, KeepSetting, KeepText
from ..parts import guide_of, page_of, with_guide
from ..state import Spot
from . import run as runs
from .asked import answered, begun
from .parts import practice_of, with_practice
from .question import PRACTICE
from .state import Saved

RUN, TESTED = "practice", "practice.test"  # what this tab keeps: the run that is on, the last test
NAME, OF_CLASS = "practice", "practice.class"
LETTERS = 8  # of a seed
PAINTED = 40  # milliseconds after a touch, when what it did is seen


def seed(app: App) -> str:
    """Letters by chance."""
    throw, count = guide_of(app).means.random, len(SEED_LETTERS)
    return "".join([SEED_LETTERS[int(throw() * count)] for _ in range(LETTERS)])


def today(app: App) -> str:
    """The date where the player is."""
    return guide_of(app).means.today()


# Questions


def seen(app: App) -> App:
    """What is asked is to be in sight, or what was said to it down to the way on."""
    asked = practice_of(app).asked
    told = asked and (asked.verdict or asked.shown)
    spot = ("#practice-verdict", ".practice-do .main") if told else ("#practice-ask", ".practice")
    return with_guide(app, spot=Spot(*spot, True))


def renewed(app: App) -> Outcome:
    """Have a question on the screen if one is due, and what has changed kept once it is painted."""
    state = practice_of(app)
    run, asked = state.run, state.asked
    if page_of(app) != PRACTICE or not state.kept.known or not run or state.view != run.mode:
        return settling(app)
    if run.mode == runs.DAY and not run.seed:
        app = _with_day(app, run)
        run, asked = practice_of(app).run or run, practice_of(app).asked
    rules = runs.rules_of(run, app.entry).rules
    stale = asked and asked.verdict is None and asked.question.entry.rules != rules
    if stale or not (asked or runs.is_over(run) or runs.teaches(run)):
        app = ask(app)
    return settling(app)


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


def ask(app: App) -> App:
    """The next question of the run on the screen."""
    state = practice_of(app)
    run, question = state.run, state.ahead
    assert run
    if question is None or question.entry.rules != runs.rules_of(run, app.entry).rules:
        question = _question(app, run)
    return seen(with_practice(app, ahead=None, spent=0.0, asked=begun(question)))


def _question(app: App, run: runs.Run) -> Question:
    state = practice_of(app)
    last = state.asked.question if state.asked else None
    return runs.next_question(run, state.kept.progress, app.entry, seed(app), last)


def make_ahead(app: App) -> Outcome:
    """Make the next question while this one's answer is read."""
    run, asked, ahead = practice_of(app).run, practice_of(app).asked, practice_of(app).ahead
    if run and asked and asked.verdict and not ahead and not runs.is_over(run):
        app = with_practice(app, ahead=_question(app, run))
    return Outcome(app, ())


# The clock


def _waits(app: App) -> bool:
    """Whether a clock is to run that does not yet."""
    state = practice_of(app)
    asked = state.asked if page_of(app) == PRACTICE and state.since is None else None
    return asked is not None and asked.verdict is None and not asked.shown


def stopped(app: App) -> App:
    """The App with the clock at rest."""
    return with_practice(app, since=None, spent=spent(app))


def spent(app: App) -> float:
    """The milliseconds that the question has taken so far."""
    since, before = practice_of(app).since, practice_of(app).spent
    return before if since is None else before + app.device.clock() - since


# What is kept


def settling(app: App) -> Outcome:
    """The App, and once it is painted what may wait for that."""
    waits = _waits(app) or practice_of(app).saved != _now(app)
    return Outcome(app, (After(PAINTED, _settle),) if waits else ())


def _now(app: App) -> Saved:
    state = practice_of(app)
    return Saved(state.run, state.asked, state.test, state.kept.progress, state.results)


def _settle(app: App) -> Outcome:
    """The tiles are drawn: time runs, and what has changed is written out."""
    if _waits(app):
        app = with_practice(app, since=app.device.clock())
    before, now = practice_of(app).saved, _now(app)
    effects: list[Effect] = []
    if (before.run, before.asked) != (now.run, now.asked):
        text = runs.dump(now.run, now.asked) if now.run else ""
        effects.append(KeepSetting(RUN, text))
    if before.test != now.test:
        effects.append(KeepSetting(TESTED, runs.dump(now.test, None) if now.test else ""))
    if before.progress != now.progress and not practice_of(app).kept.wrong:
        effects.append(KeepText(KEPT, NAME, dump(now.progress)))
    if before.results != now.results:
        text = dump_results(now.results) if now.results else ""
        effects.append(KeepText(KEPT, OF_CLASS, text))
    return Outcome(with_practice(app, saved=now), tuple(effects))


def change(app: App, step: Callable[[Progress], Progress]) -> App:
    """The App with something done to the progress."""
    kept = practice_of(app).kept
    progress = stepped(kept.progress, step(kept.progress), kept.visit)
    return with_practice(app, kept=kept._replace(progress=progress))


def replace(app: App, progress: Progress) -> App:
    """The App with another progress in the place of what is there."""
    kept = practice_of(app).kept
    progress = replaced(kept.progress, progress, kept.visit)
    return with_practice(app, kept=kept._replace(progress=progress, wrong=""))


def export(app: App, file: str) -> Outcome:
    """Save the progress as a file: as it is kept where that cannot be read."""
    kept = practice_of(app).kept
    if not kept.wrong:
        return Outcome(app, (Download(file, dump(kept.progress)),))

    def found(text: str) -> Step:
        return lambda app: Outcome(app, (Download(file, text),))

    return Outcome(app, (FindText(KEPT, NAME, found),))


def _found(text: str) -> Step:
    return lambda app: renewed(_taken(app, text, practice_of(app).kept.keeps))


def _taken(app: App, text: str, keeps: bool) -> App:
    """Understand the text of the device, with what was done here."""
    state = practice_of(app)
    kept, saved = state.kept._replace(known=True, keeps=keeps, wrong=""), state.saved
    progress = load(text) if text else NEW
    if isinstance(progress, Problem):
        return with_practice(app, kept=kept._replace(wrong=progress.id))
    told = saved.progress == kept.progress
    both = together(progress, kept.progress, None if told else saved.progress)
    if told:
        saved = saved._replace(progress=both)
    named = [duel.name for duel in both.duels if duel.name]
    if named and not state.fields[0]:  # the name of the last time
        app = with_practice(app, typed=(named[0], ""), fields=(named[0], ""))
    return with_practice(app, kept=kept._replace(progress=both), saved=saved)


def _results_found(text: str) -> Step:
    """Take the results of others that the device keeps, with those that it is yet to keep."""

    def found(app: App) -> Outcome:
        results, saved = practice_of(app).results, practice_of(app).saved
        kept = load_results(text) or ()
        new = tuple([each for each in results if each not in saved.results])
        app = with_practice(app, saved=saved._replace(results=kept))
        return settling(with_practice(app, results=with_results(kept, new)))

    return found


def _heard(news: News, text: str) -> Step:
    """Take what came of a write, or what another tab has written."""
    if news.name == OF_CLASS:
        return _results_found(text)
    return lambda app: renewed(_taken(app, text, news.what != NOT_KEPT))


def _joined(mine: str, theirs: str, base: str) -> Joined | None:
    of_class = (mine or theirs)[: len(RESULTS)] == RESULTS
    return (results_joined if of_class else joined)(mine, theirs, base)


KEPT = Shared(Kind(NAME, _joined, lambda name, _text: name), _heard)
FIND = (FindText(KEPT, NAME, _found), FindText(KEPT, OF_CLASS, _results_found))
