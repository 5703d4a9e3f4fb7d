"""What the club screen holds, as values, and what every step of it does with them: each state of the
club is kept at once, and can be taken back as long as the page is open.
"""

from typing import Any, NamedTuple

from ...club.kept import KIND, changes
from ...club.kept import opened as put_together
from ...club.records import EMPTY, Club
from ...club.roster import Met
from ...kept.client import NOT_KEPT, News
from ...kept.clients import Shared
from ...riichi.problem import Problem
from ...words.words import Words
from ..app import App, Effect, Outcome, Step
from ..effects import FindAll, KeepText, Protect
from ..trail import CLUB

MOST_UNDONE = 20


class ClubState(NamedTuple):
    """The club as it is kept, and what is entered on the page that is shown."""

    club: Club
    known: bool  # whether what the device keeps has been read
    typed: tuple[tuple[str, str], ...]  # what stands in boxes, by their names
    told: str  # what came of the last step
    wrong: str  # why it could not be done
    asks: str  # what is to be confirmed, "" for nothing
    met: tuple[Met, ...]  # new names that are near known ones
    past: tuple[Club, ...]  # what undo leads to, the last step first


BEGIN = ClubState(EMPTY, False, (), "", "", "", (), ())


def state_of(app: App) -> ClubState:
    """Give the club screen, which has begun."""
    assert app.club
    return app.club


def with_state(app: App, **changed: Any) -> App:
    """Give the App with that changed of the club screen."""
    return app._replace(club=state_of(app)._replace(**changed))


def path_of(app: App) -> tuple[str, ...]:
    """Give the page that is shown, part by part: ("evening", "e7x2"); ("",) for the first one."""
    return tuple(app.shown.split("/")[1:]) or ("",)


def opened(app: App, page: str) -> App:
    """Show a page, "" for the first one, with nothing entered."""
    app = with_state(app, typed=(), told="", wrong="", asks="", met=())
    return app._replace(shown="%s/%s" % (CLUB, page) if page else CLUB, sheet="")


def typed(app: App, name: str, else_: str = "") -> str:
    """Give what stands in a box of that name; else_: what it began with."""
    for each, text in state_of(app).typed:
        if each == name:
            return text
    return else_


def with_typed(app: App, name: str, text: str) -> App:
    """Note what stands in a box."""
    kept = tuple([each for each in state_of(app).typed if each[0] != name])
    return with_state(app, typed=kept + ((name, text),), wrong="")


def refused(app: App, problem: Problem) -> Outcome:
    """Say why something cannot be done."""
    return Outcome(with_state(app, wrong=reason(app.say, problem), told=""), ())


def reason(say: Words, problem: Problem) -> str:
    """Put a problem into words."""
    details = [say.number(each) if isinstance(each, int) else each for each in problem.detail]
    first, second = (details + ["", ""])[:2]
    return say("cannot_" + problem.id, detail=first, more=second)


def changed(app: App, club: "Club | Problem", told: str, *effects: Effect) -> Outcome:
    """Take another state of the club, kept and to be undone, or say why it cannot be."""
    if isinstance(club, Problem):
        return refused(app, club)
    state = state_of(app)
    past = ((state.club,) + state.past)[:MOST_UNDONE]
    return _with_club(app, club, past, told, effects)


def _with_club(
    app: App, club: Club, past: tuple[Club, ...], told: str, effects: tuple[Effect, ...]
) -> Outcome:
    before = state_of(app).club
    kept = tuple([KeepText(TEXTS, *each) for each in changes(before, club)])
    first = (Protect(),) if club.results and not before.results else ()
    app = with_state(app, club=club, past=past, told=told, wrong="", asks="")
    return Outcome(app, first + kept + effects)


def undone(app: App) -> Outcome:
    """Take the last step back."""
    state = state_of(app)
    if not state.past:
        return Outcome(app, ())
    return _with_club(app, state.past[0], state.past[1:], app.say("club_undone"), ())


# What the device keeps


def _heard(news: News, text: str) -> Step:
    """Take what came of a write, or what another tab has written; text: what there is now."""

    def step(app: App) -> Outcome:
        if news.what == NOT_KEPT:
            return Outcome(with_state(app, wrong=app.say("club_not_kept")), ())
        return Outcome(app, (FindAll(TEXTS, _found),))

    return step


TEXTS = Shared(KIND, _heard)


def begin(app: App) -> Outcome:
    """Have the club begin, and read what is kept of it."""
    return Outcome(app._replace(club=BEGIN), (FindAll(TEXTS, _found),))


def _found(texts: dict[str, str]) -> Step:
    def step(app: App) -> Outcome:
        club, bad = put_together(texts)
        wrong = app.say("club_unreadable", n=len(bad)) if bad else ""
        same = club == state_of(app).club
        past = state_of(app).past if same else ()  # to undo would undo what others did
        return Outcome(with_state(app, club=club, known=True, past=past, wrong=wrong), ())

    return step
