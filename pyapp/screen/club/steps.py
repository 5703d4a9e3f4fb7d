"""What every step of the club screen does with what it holds: each state of the club is kept at
once, and can be taken back as long as the page is open.
"""

from typing import Any, NamedTuple

from ...club.kept import EVENING, KIND, ROSTER, changes, load, merged, newest_first, went_on
from ...club.records import EMPTY, Club
from ...club.series import rank_ahead
from ...club.statistics import counted_ahead
from ...kept.client import ELSEWHERE, NOT_KEPT, News
from ...kept.clients import Shared
from ...riichi.problem import Problem
from ..app import App, Effect, Enter, Outcome, Step
from ..effects import After, Fill, FindAll, KeepText, Protect
from ..problems import Names, problem_text
from ..trail import CLUB
from .state import BEGIN, MOST_TYPED, ClubState

MOST_UNDONE = 20
SOON = 12  # evenings that are shown before all are read
TURN = 50  # milliseconds of work between two paints
DONE = Enter("")  # with what a form has led to: Back does not lead to the form again


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
    app = with_state(app, typed=(), told="", wrong="", asks="", pasted=None)
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


def filling(app: App) -> tuple[Fill, ...]:
    """Write into the boxes of the page what stands in them: their html does not say it."""
    return tuple([Fill("#club-" + name, text) for name, text in state_of(app).typed])


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
    past = (((state.club, told),) + state.past)[:MOST_UNDONE]
    return with_club(with_state(app, past=past, future=()), club, told, *effects)


def taken(
    app: App, club: "Club | Problem", told: str, boxes: tuple[str, ...], *effects: Effect
) -> Outcome:
    """Take another state of the club as `changed` does, and with it what stands in these boxes."""
    app, effects = changed(app, club, told, *effects)
    state = state_of(app)
    if not state.wrong:
        app = with_state(app, typed=tuple([each for each in state.typed if each[0] not in boxes]))
    return Outcome(app, effects)


def with_club(app: App, club: Club, told: str, *effects: Effect) -> Outcome:
    """Take another state of the club, and have it kept."""
    before = state_of(app).club
    app = with_state(app, club=club, told=told, step=told, wrong="", asks="")
    return Outcome(app, effects + (After(0, _kept(before, club)),))


def _kept(before: Club, club: Club) -> Step:
    """Have the device keep what has changed, once it is painted: to write it out takes longer.
    What another tab wrote meanwhile is joined with it.
    """

    def step(app: App) -> Outcome:
        now = state_of(app).club
        if now is not club:
            now, clash = merged(club, now, before)
            app = _told_clash(with_state(app, club=now), clash)
        first = (Protect(),) if now.results and not before.results else ()
        kept = tuple([KeepText(TEXTS, *each) for each in changes(before, now)])
        return Outcome(app, first + kept + (After(0, _count_ahead),))

    return step


def turned(app: App, back: bool) -> Outcome:
    """Take the last step back, or the one last taken back again, and say which it was."""
    state, say = state_of(app), app.say
    there, here = (state.past, state.future) if back else (state.future, state.past)
    if not there:
        return Outcome(app, ())
    club, told = there[0]
    there, here = there[1:], ((state.club, told),) + here
    past, future = (there, here) if back else (here, there)
    words = say("game_undone" if back else "game_redone", event=told)
    if not told:
        words = say("club_undone" if back else "club_changed")
    return with_club(with_state(app, past=past, future=future), club, words)


# What the device keeps


def _heard(news: News, text: str) -> Step:
    """Take what came of a write, or what another tab has written; text: what there is now."""

    def step(app: App) -> Outcome:
        state = state_of(app)
        if news.what == NOT_KEPT:
            return Outcome(with_state(app, wrong=app.say("club_not_kept")), ())
        app = _told_clash(app, news.what == ELSEWHERE)
        if not news.name or not state.whole:
            return Outcome(app, (FindAll(TEXTS, _found),))
        return _read_on(app, Reading(state.reading, state.club, ((news.name, text),), (), ()))

    return step


def _told_clash(app: App, clash: bool) -> App:
    """Say that another tab has changed the same, where it has."""
    return with_state(app, told="", wrong=app.say("club_elsewhere")) if clash else app


TEXTS = Shared(KIND, _heard)


def begin(app: App) -> Outcome:
    """Have the club begin, and read what is kept of it."""
    return Outcome(app._replace(club=BEGIN), (FindAll(TEXTS, _found),))


class Reading(NamedTuple):
    """Texts of a device on their way into the club."""

    turn: int  # of several that were begun the last one goes on
    base: Club  # as it was when they were found
    rest: tuple[tuple[str, str], ...]  # those still to be read, by name
    parts: "tuple[tuple[str, Club], ...]"  # those that were read and are not shown yet
    bad: tuple[str, ...]  # names of those that cannot be read, which stay as they are


def _found(texts: dict[str, str]) -> Step:
    """Read the roster and the evenings, the last ones first."""

    def step(app: App) -> Outcome:
        turn, club = state_of(app).reading + 1, state_of(app).club
        names = [EVENING + each.id for each in club.evenings]
        gone = [(name, "") for name in names if name not in texts]
        rest = [(name, texts[name]) for name in newest_first(texts)] + gone
        app = with_state(app, reading=turn, whole=False)
        return _read_on(app, Reading(turn, club, tuple(rest), (), ()))

    return step


def _read_on(app: App, reading: Reading) -> Outcome:
    """Read more of the texts for a turn."""
    turn, base, rest, parts, bad = reading
    state, until, at = state_of(app), app.device.clock() + TURN, 0
    if turn != state.reading:
        return Outcome(app, ())
    while at < len(rest) and (app.device.clock() < until or not at):
        name, text = rest[at]
        part = load(text) if text else EMPTY
        if isinstance(part, Problem):
            bad += (name,)
        else:
            parts += ((name, part),)
        at += 1
    rest = rest[at:]
    fill: tuple[Fill, ...] = ()
    if not rest or (not state.known and len(parts) > SOON):  # those that the first page shows
        app, parts = _with_parts(app, base, list(parts), bad, not rest), ()
        fill = filling(app)  # of boxes that come with it
    if not rest:
        return Outcome(app, fill + (After(0, _count_ahead),))
    left = Reading(turn, base, rest, parts, bad)
    return Outcome(app, fill + (After(0, lambda app: _read_on(app, left)),))


def _with_parts(
    app: App, base: Club, parts: "list[tuple[str, Club]]", bad: tuple[str, ...], whole: bool
) -> App:
    """Show what was read. What undo and redo lead to gets it too, unless others changed what was
    there.
    """
    state = state_of(app)
    there = [EVENING + each.id for each in state.club.evenings] + [ROSTER]
    mine = [each for each in parts if each[0] in there]
    new = [each for each in parts if each[0] not in there]
    club = went_on(state.club, base, mine)
    ways = [state.past, state.future] if club == state.club else [(), ()]
    club = went_on(club, club, new)
    past, future = [tuple([(went_on(c, c, new), told) for c, told in way]) for way in ways]
    coming = app.say("guide_coming")
    told = coming if not whole else "" if state.told == coming else state.told
    wrong = app.say("club_unreadable", n=len(bad)) if bad else state.wrong
    known = state.known or ROSTER not in bad  # else it would be written over
    app = with_state(app, club=club, past=past, future=future, known=known)
    return with_state(app, whole=whole and known, told=told, wrong=wrong)


def is_coming(app: App) -> str:
    """Say that older evenings are still read, "" when all are."""
    return "" if state_of(app).whole else state_of(app).wrong or app.say("guide_coming")


def _count_ahead(app: App) -> Outcome:
    """Count the games for a turn, then rank them, so that no statistic has to wait for it. What a
    game counts is kept: a phone takes a second for thirty of them.
    """
    club, until = state_of(app).club, app.device.clock() + TURN
    results = counted_ahead(club.results, lambda: app.device.clock() < until)
    if results == club.results:
        return Outcome(app, (After(0, _rank_ahead),))
    now = club._replace(results=results)
    kept = [KeepText(TEXTS, *each) for each in changes(club, now)]
    return Outcome(with_state(app, club=now), tuple(kept) + (After(0, _count_ahead),))


def _rank_ahead(app: App) -> Outcome:
    """Rank a year of games, then the next."""
    more = rank_ahead(state_of(app).club)
    return Outcome(app, (After(0, _rank_ahead),) if more else ())
