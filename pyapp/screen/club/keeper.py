"""A game of the game keeper, entered in an evening: which game, who played, at which table."""

from typing import NamedTuple

from ...club.evenings import of_nothing, waiting, with_evening
from ...club.keeper import entered, entered_as, fits, table_of
from ...club.records import Club, Evening, evening_of, for_evening, player_of
from ...club.results import of_game
from ...club.roster import met
from ...game.events import Start
from ...riichi.problem import Problem
from ...words.words import Words
from ..action import Action
from ..app import App, Device, Outcome
from ..html import NOTHING, Html, html, joined
from ..problems import problem_text
from ..region import Region
from ..trail import CLUB
from .frame import ROOM, Date, control, entry, evening_choices, listed, select
from .new import today
from .page import Page, as_form
from .state import KeptGame
from .steps import DONE, changed, opened, path_of, refused, state_of, typed
from .tables import with_places
from .who import SAME, Asked, asked, matched, questions

ANY = "-"  # in the address, where the evening is chosen on the page
NEW = "new"  # the evening that a game begins
LAST = 3  # evenings among which one that waits for these players comes first
FRAME = '<div id="club-card"></div><div id="club-picks" class="club-form"></div>'


class Form(NamedTuple):
    """A game on its way into an evening."""

    kept: KeptGame
    start: Start
    evenings: tuple[Evening, ...]  # that may have it, the last one first
    evening: Evening | None  # None for a new one
    names: tuple[Asked, ...]  # that nobody in the roster has


def _form(app: App) -> Form | None:
    """Read the page's address: an evening, or ANY, and a game."""
    state, path = state_of(app), path_of(app) + ("", "")
    for kept in state.games or ():
        start = kept.start
        if start and kept.id == path[2]:
            own = evening_of(state.club, path[1])
            all_ = [each for each in reversed(state.club.evenings) if fits(each, start)]
            found = (own,) if own else tuple(all_)
            ids = tuple([met(state.club, name).player for name in start.names])
            waits = [each for each in found[:LAST] if table_of(state.club, each, ids)[0]]
            usual = [each.id for each in waits + list(found)] + [NEW]
            chosen = typed(app, "evening", usual[0])
            evening = evening_of(state.club, chosen)
            return Form(kept, start, found, evening, asked(app, start.names))
    return None


def _players(club: Club, form: Form) -> tuple[str, ...]:
    """Give who played, "" for who is nobody of the roster so far."""
    answers = {each.met.name: each.answer for each in form.names if each.answer != SAME}
    ids = []
    for name in form.start.names:
        one = met(club, name)
        id_ = answers.get(one.name, one.player)
        ids.append(id_ if player_of(club, id_) else "")
    return tuple(ids)


def _table(app: App, form: Form) -> tuple[int, str]:
    """Give the table that is chosen, at first the one that waits for these players."""
    if not form.evening:
        return 0, ""
    club = state_of(app).club
    usual = "%d.%s" % table_of(club, form.evening, _players(club, form))
    round_, _, table = typed(app, "table", usual).partition(".")
    return int(round_), table


def _act(app: App, action: Action) -> Outcome:
    form, seed = _form(app), app.device.new_name()
    if not form or action.verb != "take":
        return Outcome(app, ())
    club, evening, kept = state_of(app).club, form.evening, form.kept
    at = _table(app, form)
    found = matched(club, form.names, seed)
    if isinstance(found, Problem):
        return refused(app, found)
    if not evening:
        blank = form.start._replace(names=("",) * len(form.start.names), at=None)
        id_ = for_evening(club.evenings, seed)
        evening = Evening(id_, "", today(app), blank, (), (), 0, 0)
        begun = with_evening(found, evening)
        if isinstance(begun, Problem):
            return refused(app, begun)
        found = begun
    players = tuple([met(found, name).player for name in form.start.names])
    found = entered(found, evening, kept.text, players, at, seed)
    if isinstance(found, Problem):
        return refused(app, found, form.start.names)
    above = opened(app, "evening/%s/tables" % evening.id)
    return changed(above, found, app.say("club_result_kept"), DONE)


# What is shown


def _regions(app: App) -> tuple[Region, ...]:
    state, say, path = state_of(app), app.say, path_of(app) + ("", "")
    if state.games is None:
        return (Region(ROOM, CLUB, (say, "guide_coming"), _told),)
    if not path[2]:
        evening = evening_of(state.club, path[1])
        shown = (say, app.device, state.club, evening, state.games)
        return (Region(ROOM, CLUB, shown, _list),)
    form = _form(app)
    if not form:
        return (Region(ROOM, CLUB, (say, "club_gone"), _told),)
    picked = (say, state.club, path[1] == ANY, app.device.date, form, _table(app, form))
    return (
        Region(ROOM, CLUB, (), _frame),
        Region("club-card", ROOM, (say, app.device, form.kept, form.start, state.club), _card),
        Region("club-picks", ROOM, picked, _picks),
    )


def _frame() -> Html:
    return Html(FRAME)


def _told(say: Words, id_: str) -> Html:
    return html('<p class="help">%s</p>', say(id_))


def _list(
    say: Words, device: Device, club: Club, evening: "Evening | None", games: tuple[KeptGame, ...]
) -> Html:
    """Draw the games that fit an evening."""
    rows = []
    for each in games:
        start = each.start
        if start and (not evening or fits(evening, start)):
            more = [device.date(each.id, say.language)]
            more += [say("club_entered_already")] if entered_as(club, each.text) else []
            page = "keeper/%s/%s" % (evening.id if evening else ANY, each.id)
            rows.append(entry(page, say.listed(start.names), " · ".join(more)))
    return listed(rows) if rows else _told(say, "club_no_games")


def _card(say: Words, device: Device, kept: KeptGame, start: Start, club: Club) -> Html:
    """Draw how the game ended, as a result of an evening."""
    result = of_game(of_nothing("", start), kept.text)
    if isinstance(result, Problem):
        return html('<p class="error">%s</p>', problem_text(say, start.names, result))
    there = entered_as(club, kept.text)
    known = html('<p class="help">%s</p>', say("club_enter_again")) if there else NOTHING
    title = device.date(kept.id, say.language)
    return joined((with_places(say, title, result, (), NOTHING, 2), known))


def _picks(
    say: Words, club: Club, chooses: bool, date: Date, form: Form, table: tuple[int, str]
) -> Html:
    """Draw what is to be said of the game, and what enters it."""
    parts = [questions(say, form.names, club.players)]
    if chooses:
        choices = evening_choices(say, form.evenings, NEW, date)
        now = form.evening.id if form.evening else NEW
        parts.append(select("evening", say("club_evening"), choices, now))
    if form.evening:
        parts.append(_tables(say, club, form.evening, table))
    parts.append(control("take", say("club_enter_result"), "main"))
    return joined(parts)


def _tables(say: Words, club: Club, evening: Evening, now: tuple[int, str]) -> Html:
    """Draw the choice of a table that waits, or none."""
    names = {each.id: each.name or say("club_somebody") for each in club.players}
    choices = [("0.", say("club_game_besides"))]
    for round_, table, players in waiting(club, evening):
        told = say.listed([names.get(id_, "") for id_ in players])
        at = "%s · %s" % (say("club_round", n=round_), say("club_table", n=int(table)))
        choices.append(("%d.%s" % (round_, table), say("log_worth", name=at, worth=told)))
    if len(choices) == 1:
        return NOTHING
    return select("table", say("club_at_table"), choices, "%d.%s" % now)


def _above(app: App) -> str:
    path = path_of(app) + ("", "")
    if path[1] == ANY:
        return ""
    return "keeper/" + path[1] if path[2] else "evening/%s/tables" % path[1]


PAGE = Page(lambda app: app.say("club_from_keeper"), _above, _act, _regions, as_form)
