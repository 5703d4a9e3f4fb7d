"""What practice has come to, as the device keeps it: one text, which all tabs share."""

from typing import Callable

from ....kept.client import NOT_KEPT, News
from ....kept.clients import Shared
from ....kept.shelf import Joined, Kind
from ....learn.duel import RESULTS, Duel, dump_results, load_results, results_joined, with_results
from ....learn.progress import NEW, Progress, dump, joined, load, replaced, stepped, together
from ....riichi.problem import Problem
from ...app import App, Outcome, Step
from ...effects import Download, FindText, KeepText
from .asking import renewed
from .parts import practice_of, with_practice

NAME, OF_CLASS = "practice", "practice.class"


def _found(text: str) -> Step:
    return lambda app: renewed(_taken(app, text, practice_of(app).kept.keeps))


def _taken(app: App, text: str, keeps: bool) -> App:
    """Understand the text of the device, with what was done here."""
    kept = practice_of(app).kept._replace(known=True, keeps=keeps, wrong="")
    progress = load(text) if text else NEW
    if isinstance(progress, Problem):
        kept = kept._replace(wrong=progress.id)
    else:
        kept = kept._replace(progress=together(progress, kept.progress))
    fields = practice_of(app).fields
    named = [duel.name for duel in kept.progress.duels if duel.name]
    if named and not fields[0]:  # the name of the last time
        app = with_practice(app, typed=(named[0], ""), fields=(named[0], ""))
    return with_practice(app, kept=kept)


def change(app: App, step: Callable[[Progress], Progress]) -> Outcome:
    """Do something to the progress, here at once and on the device soon."""
    kept = practice_of(app).kept
    progress = stepped(kept.progress, step(kept.progress), kept.visit)
    return _written(with_practice(app, kept=kept._replace(progress=progress)))


def replace(app: App, progress: Progress) -> Outcome:
    """Put another progress in its place, whatever is there."""
    kept = practice_of(app).kept
    progress = replaced(kept.progress, progress, kept.visit)
    return _written(with_practice(app, kept=kept._replace(progress=progress, wrong="")))


def _written(app: App) -> Outcome:
    kept = practice_of(app).kept
    text = KeepText(KEPT, NAME, dump(kept.progress))
    return Outcome(app, () if kept.wrong else (text,))


def export(app: App, file: str) -> Outcome:
    """Save the progress as a file: as it is kept where that cannot be read."""
    kept = practice_of(app).kept
    if not kept.wrong:
        return Outcome(app, (Download(file, dump(kept.progress)),))

    def found(text: str) -> Step:
        return lambda app: Outcome(app, (Download(file, text),))

    return Outcome(app, (FindText(KEPT, NAME, found),))


def _heard(news: News, text: str) -> Step:
    """Take what came of a write, or what another tab has written."""
    if news.name == OF_CLASS:
        return _results_found(text)
    return lambda app: renewed(_taken(app, text, news.what != NOT_KEPT))


def _results_found(text: str) -> Step:
    """Take the results of others that the device keeps."""

    def found(app: App) -> Outcome:
        results = with_results(load_results(text) or (), practice_of(app).results)
        return Outcome(with_practice(app, results=results), ())

    return found


def add_results(app: App, more: tuple[Duel, ...]) -> Outcome:
    """Take results of others, here at once and on the device soon."""
    if not more:
        return Outcome(app, ())
    results = with_results(practice_of(app).results, more)
    app = with_practice(app, results=results)
    return Outcome(app, (KeepText(KEPT, OF_CLASS, dump_results(results)),))


def _joined(mine: str, theirs: str, base: str) -> Joined | None:
    of_class = (mine or theirs)[: len(RESULTS)] == RESULTS
    return (results_joined if of_class else joined)(mine, theirs, base)


KEPT = Shared(Kind(NAME, _joined, lambda name, _text: name), _heard)
FIND = FindText(KEPT, NAME, _found)
FIND_RESULTS = FindText(KEPT, OF_CLASS, _results_found)
