"""The series that an evening belongs to, and what a series ranks, in a line."""

from ...club.records import BEST, Evening, Series
from ...club.series import is_within
from ...words.words import Words
from ..html import NOTHING, Html, html
from .frame import Date, entry, listed


def kind(say: Words, players: int, length: str) -> str:
    """Say what kind of games: "4 players · Hanchan"."""
    return "%s · %s" % (say("players_%d" % players), say("game_" + length))


def titled(say: Words, kinds: "tuple[Series, ...]") -> "list[tuple[str, Series]]":
    """Each kind of games of an evening with its title, "" for the only one."""
    apart = len(kinds) > 1
    return [(kind(say, each.players, each.length) if apart else "", each) for each in kinds]


def summary(say: Words, series: Series, date: Date) -> str:
    """Say in a line what a series ranks."""
    parts = [say("club_rule_" + series.rule)]
    if series.rule == BEST:
        parts[0] = say("club_rule_best_of", n=series.best)
    parts.append(kind(say, series.players, series.length))
    if series.least:
        parts.append(say("club_least", n=series.least))
    if series.first or series.last:
        days = [date(e, say.language) if e else "" for e in (series.first, series.last)]
        parts.append(" – ".join(days))
    return " · ".join(parts)


def belonging(say: Words, series: tuple[Series, ...], evening: Evening, date: Date) -> Html:
    """Draw the ways to the series that an evening belongs to."""
    those = [each for each in series if is_within(each, evening.date, evening.id)]
    rows = [entry("series/" + each.id, each.name, summary(say, each, date)) for each in those]
    return html("<h2>%s</h2>%s", say("club_series"), listed(rows)) if rows else NOTHING
