"""The first page of the club: its evenings, newest first, and the ways to all else."""

from typing import Callable

from ...club.kept import grouped
from ...club.records import Club
from ...words.words import Words
from ..action import Action
from ..app import App, Outcome
from ..html import Html, html, joined
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
    rows = []
    games = grouped(club.results)
    for evening in reversed(club.evenings if whole else club.evenings[-LATEST:]):
        many = len(games.get(evening.id, ()))
        more = say("club_evening_more", players=len(evening.present), games=many)
        name = evening.name or say("club_evening")
        when = date(evening.date, say.language)
        rows.append(entry("evening/" + evening.id, name, "%s · %s" % (when, more)))
    parts = [lead("new", say("club_new"), "main")]
    if rows:
        parts.append(html("<h2>%s</h2>", say("club_evenings")))
        parts.append(listed(rows))
        if len(rows) < len(club.evenings):
            text = say("club_evenings_all", n=len(club.evenings))
            parts.append(control("pick whole true", text, "second"))
    else:
        parts.append(html('<p class="help">%s</p>', say("club_none")))
    known = len([each for each in club.players if each.name])
    ways = [entry("players", say("club_players"), say("club_known", n=known))]
    ways.append(entry("import", say("club_import"), say("club_import_more")))
    parts.append(listed(ways))
    parts.append(html("<h2>%s</h2>", say("club_series")))
    ways = [entry("series/" + each.id, each.name, summary(say, each, date)) for each in club.series]
    parts.append(listed(ways + [entry("series/new", say("club_series_new"))]))
    last = date(club.backup, say.language) if club.backup else ""
    parts.append(backup(say, last))
    kept = say("club_not_kept" if lost else "club_private")
    parts.append(html('<p class="%s">%s</p>', "error" if lost else "help", kept))
    return joined(parts)


def _act(app: App, action: Action) -> Outcome:
    if action.verb == "backup":
        return save(app)
    return restore(app, action.what) if action.verb == "restore" else Outcome(app, ())


def _regions(app: App) -> tuple[Region, ...]:
    state, whole = state_of(app), typed(app, "whole") == "true"
    shown = (app.say, state.club, app.device.date, whole, state.lost())
    return (Region(ROOM, CLUB, shown, home),)


PAGE = Page(
    lambda app: app.say("club"),
    lambda app: "-",
    _act,
    _regions,
    as_form,
)
