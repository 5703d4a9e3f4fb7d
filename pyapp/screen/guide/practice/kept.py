"""What practice has come to, as the device keeps it: one text, which all tabs share."""

from typing import Callable

from ....kept.client import NOT_KEPT, News
from ....kept.clients import Shared
from ....kept.shelf import Kind
from ....learn.progress import NEW, Progress, dump, joined, load, replaced, stepped, together
from ....riichi.problem import Problem
from ...app import App, Outcome, Step
from ...effects import Download, FindText, KeepText
from .asking import renewed
from .parts import practice_of, with_practice

NAME = "practice"


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
    return lambda app: renewed(_taken(app, text, news.what != NOT_KEPT))


KEPT = Shared(Kind(NAME, joined, lambda name, _text: name), _heard)
FIND = FindText(KEPT, NAME, _found)
