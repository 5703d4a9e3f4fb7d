"""The first page of the club: its evenings, newest first, and the ways to all else."""

from typing import Callable

from ...club.kept import grouped
from ...club.records import Club
from ...words.words import Words
from ..action import Action
from ..app import App, Outcome
from ..html import NOTHING, Html, html, joined
from ..region import Region
from ..trail import CLUB
from .backup import backup, restore, save
from .belonging import summary
from .frame import ROOM, control, entry, lead, listed
from .page import Page, as_form
from .steps import state_of, typed

LATEST = 12  # evenings that are shown at first


def home(say: Words, club: Club, date: Callable[[str, str], str], whole: bool, lost: bool) -> Html:
    """Draw the page; whole: with the evenings before the last ones; lost: nothing of it is kept."""
    known = len([each for each in club.players if each.name])
    ways = [entry("players", say("club_players"), say("club_known", n=known))]
    ways.append(entry("import", say("club_import"), say("club_import_more")))
    series = [
        entry("series/" + each.id, each.name, summary(say, each, date)) for each in club.series
    ]
    last = date(club.backup, say.language) if club.backup else ""
    kept = say("club_not_kept" if lost else "club_private")
    parts = (
        lead("new", say("club_new"), "main"),
        _evenings(say, club, date, whole),
        listed(ways),
        html("<h2>%s</h2>", say("club_series")),
        listed(series + [entry("series/new", say("club_series_new"))]),
        backup(say, last),
        html('<p class="%s">%s</p>', "error" if lost else "help", kept),
    )
    return joined(parts)


def _evenings(say: Words, club: Club, date: Callable[[str, str], str], whole: bool) -> Html:
    """Draw the evenings, the last one first."""
    games, rows = grouped(club.results), []
    for evening in reversed(club.evenings if whole else club.evenings[-LATEST:]):
        many = len(games.get(evening.id, ()))
        more = say("club_evening_more", players=len(evening.present), games=many)
        name, when = evening.name or say("club_evening"), date(evening.date, say.language)
        rows.append(entry("evening/" + evening.id, name, "%s · %s" % (when, more)))
    if not rows:
        return html('<p class="help">%s</p>', say("club_none"))
    all_ = control("pick whole true", say("club_evenings_all", n=len(club.evenings)), "second")
    shown = NOTHING if len(rows) == len(club.evenings) else all_
    return html("<h2>%s</h2>%s%s", say("club_evenings"), listed(rows), shown)


def _act(app: App, action: Action) -> Outcome:
    if action.verb == "backup":
        return save(app)
    return restore(app, action.what) if action.verb == "restore" else Outcome(app, ())


def _regions(app: App) -> tuple[Region, ...]:
    state, whole = state_of(app), typed(app, "whole") == "true"
    shown = (app.say, state.club, app.device.date, whole, app.device.lost())
    return (Region(ROOM, CLUB, shown, home),)


PAGE = Page(lambda app: app.say("club"), lambda app: "-", _act, _regions, as_form)
