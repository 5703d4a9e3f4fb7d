"""What every step of the club screen does with what it holds: each state of the club is kept at
once, and can be taken back as long as the page is open.
"""

from typing import Any

from ...club.kept import KIND, ROSTER, changes, newest_first, taken
from ...club.records import EMPTY, Club
from ...club.statistics import sum_ahead
from ...kept.client import NOT_KEPT, News
from ...kept.clients import Shared
from ...riichi.problem import Problem
from ..app import App, Effect, Outcome, Step
from ..effects import After, FindAll, KeepText, Protect
from ..problems import Names, problem_text
from ..trail import CLUB
from .state import BEGIN, MOST_TYPED, ClubState

MOST_UNDONE = 20
SOON = 12  # evenings that are shown before all are read
TURN = 50  # milliseconds of work between two paints


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
    app = with_state(app, typed=(), told="", wrong="", asks="", met=(), pasted=None)
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
    app = with_state(app, typed=kept + ((name, text),), wrong="")
    return with_state(app, wrong=overfull(app))


def overfull(app: App) -> str:
    """Say that what stands in a box is too long to be read whole; "" where all is."""
    long_ = [text for _name, text in state_of(app).typed if len(text) > MOST_TYPED]
    return app.say("club_box_full", n=app.say.number(MOST_TYPED)) if long_ else ""


def refused(app: App, problem: Problem, names: Names = ()) -> Outcome:
    """Say why something cannot be done; names: of those who sit at the table that it is about."""
    return Outcome(with_state(app, wrong=problem_text(app.say, names, problem), told=""), ())


def changed(app: App, club: "Club | Problem", told: str, *effects: Effect) -> Outcome:
    """Take another state of the club, kept and to be undone, or say why it cannot be."""
    if isinstance(club, Problem):
        return refused(app, club)
    state = state_of(app)
    if not state.known:
        return Outcome(with_state(app, wrong=state.wrong or app.say("guide_coming")), ())
    past = ((state.club,) + state.past)[:MOST_UNDONE]
    return _with_club(app, club, past, told, effects)


def _with_club(
    app: App, club: Club, past: tuple[Club, ...], told: str, effects: tuple[Effect, ...]
) -> Outcome:
    before = state_of(app).club
    app = with_state(app, club=club, past=past, told=told, wrong="", asks="")
    return Outcome(app, effects + (After(0, _kept(before, club)),))


def _kept(before: Club, club: Club) -> Step:
    """Have the device keep what has changed, once it is painted: to write it out takes longer."""

    def step(app: App) -> Outcome:
        first = (Protect(),) if club.results and not before.results else ()
        kept = tuple([KeepText(TEXTS, *each) for each in changes(before, club)])
        return Outcome(app, first + kept)

    return step


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
    return lambda app: _read_on(app, EMPTY, tuple([(n, texts[n]) for n in newest_first(texts)]), ())


def _read_on(
    app: App, club: Club, rest: tuple[tuple[str, str], ...], bad: tuple[str, ...]
) -> Outcome:
    """Read more of the texts for a turn; what cannot be read stays as it is on the device."""
    state, until, at = state_of(app), app.device.clock() + TURN, 0
    while at < len(rest) and (app.device.clock() < until or not at):
        found = taken(club, *rest[at])
        if isinstance(found, Problem):
            bad += (rest[at][0],)
        else:
            club = found
        at += 1
    left = rest[at:]
    if left:
        if state.club == EMPTY and len(club.evenings) > SOON:  # those that the first page shows
            app = with_state(app, club=club, told=app.say("guide_coming"))
        return Outcome(app, (After(0, lambda app: _read_on(app, club, left, bad)),))
    wrong = app.say("club_unreadable", n=len(bad)) if bad else ""
    past = state.past if club == state.club else ()  # to undo would undo what others did
    known = ROSTER not in bad  # else it would be written over
    told = state.told if state.known else ""
    app = with_state(app, club=club, known=known, past=past, told=told, wrong=wrong)
    return Outcome(app, (After(0, _sum_ahead),))


def _sum_ahead(app: App) -> Outcome:
    """Sum up the games for a turn, so that no statistic has to wait for it."""
    until = app.device.clock() + TURN
    done = sum_ahead(state_of(app).club.results, lambda: app.device.clock() < until)
    return Outcome(app, () if done else (After(0, _sum_ahead),))
