"""A table of places: who has how many points from how many games, with the sums that check it."""

from typing import Callable, NamedTuple

from ...club.records import AVERAGE, BEST, Club, Series
from ...club.series import Row, Sums, Table, table, tenths
from ...game.ending import PENALTY
from ...words.words import Words
from ..html import NOTHING, Html, html, joined
from .belonging import titled
from .frame import lead

TABLE = (
    '<div class="scroll" tabindex="0" role="region" aria-label="%s"><table class="standing"><thead><tr>%s</tr></thead>'
    "<tbody>%s</tbody><tfoot>%s</tfoot></table></div>%s%s"
)
PERCENT = 100
RIGHT = Html(' <span class="right">✓</span>')


class Column(NamedTuple):
    """A column: its head, what a row has in it, what the sums have, and whether points of those
    without a row stand in it.
    """

    head: str
    cell: Callable[[Row], str]
    sums: "Html | str"
    whole: bool


def decimals(say: Words, value: float, places: int = 2) -> str:
    """Write a number with so many decimals, half of the last one away from zero: "2.13"."""
    size = int(abs(value) * 10**places + 0.5 + 1e-9)
    whole, rest = divmod(size, 10**places)
    sign = say.minus if size and value < 0 else ""
    return sign + say.number(whole) + say.decimal + ("%d" % (10**places + rest))[1:]


def percent(say: Words, share: float) -> str:
    """Write a share: "21.4 %"."""
    return say("club_percent", n=decimals(say, PERCENT * share, 1))


def _columns(say: Words, series: Series, table: Table) -> list[Column]:
    """List the columns behind the name, first what ranks: on a phone the others are out of sight.
    The points of games stand apart where something comes to them.
    """
    thousands = say.thousands
    rows = sum([row.total for row in table.rows])
    right = RIGHT if rows + table.guests + table.left_out == table.total else NOTHING
    sums = html("%s%s", thousands(table.total), right)
    found = [Column(say("end_sum"), lambda row: thousands(row.total), sums, True)]
    mean = say("club_average_points")
    if series.rule == AVERAGE:
        found = [Column(mean, lambda row: thousands(tenths(row.value)), "", False)] + found
    found.append(Column(say("figure_games"), lambda row: _games(series, row), "", False))
    if [row for row in table.rows if row.total != row.points]:
        points = thousands(table.results)
        found.append(Column(say("figure_points"), lambda row: thousands(row.points), points, True))
        found += _apart(say, table)
    average = _of(lambda sums, games: decimals(say, sums.places / games / 2))
    found.append(Column(say("club_average_place"), average, "", False))
    for n in range(series.players):
        found.append(Column(say("nth_place", n=n + 1), _times(n), "", False))
    best = _of(lambda sums, _games: say.number(sums.best))
    return found + [Column(say("club_best"), best, "", False)]


def _apart(say: Words, table: Table) -> list[Column]:
    """List what comes to the points of the games."""
    ways: list[tuple[str, Callable[[Row], int], int]] = [
        ("club_carried", lambda row: row.carried, table.carried),
        ("game_penalty", lambda row: -row.penalty, -table.penalties),
    ]
    return [
        Column(say(head), _some(say, of), say.thousands(all_), False)
        for head, of, all_ in ways
        if [row for row in table.rows if of(row)]
    ]


def _some(say: Words, of: Callable[[Row], int]) -> Callable[[Row], str]:
    return lambda row: say.thousands(of(row)) if of(row) else "–"


def _times(place: int) -> Callable[[Row], str]:
    return lambda row: str(row.sums.nth[place]) if row.sums else "0"


def _of(write: Callable[[Sums, int], str]) -> Callable[[Row], str]:
    """Write something of the sums of a player and of how many games they are."""
    return lambda row: write(row.sums, len(row.games)) if row.sums else "–"


def _games(series: Series, row: Row) -> str:
    """Count the games, "8 / 10" where the best eight of ten count."""
    many = str(len(row.games))
    return "%d / %s" % (len(row.counts), many) if series.rule == BEST else many


def standings(say: Words, club: Club, kinds: tuple[Series, ...]) -> Html:
    """Draw a table for each kind of games: three and four, long and short are never mixed."""
    parts = []
    for title, each in titled(say, kinds):
        if title:
            parts.append(html("<h2>%s</h2>", title))
        parts.append(standing(say, club, each))
    return joined(parts)


def standing(say: Words, club: Club, series: Series, to: str = "player") -> Html:
    """Draw the table; of a player whom the roster has no more there is no row.

    to: the page above those that names lead to.
    """
    found = table(club, series)
    if not found.rows:
        return html('<p class="help">%s</p>', say("club_no_results"))
    names = {each.id: each.name for each in club.players}
    columns = _columns(say, series, found)
    heads = [say("club_place"), say("club_player")] + [each.head for each in columns]
    head = joined([html('<th scope="col">%s</th>', each) for each in heads])
    places = [row.place or "–" for row in found.rows]
    rows = []
    for row, place in zip(found.rows, places):
        told = html("%s%s", place, "=" if row.tied and places.count(place) > 1 else "")
        rows.append(_row(say, names.get(row.player, ""), row, told, columns, to))
    ties = NOTHING
    if [row for row in found.rows if row.tied]:
        ties = html('<p class="help">%s</p>', say("club_tied", how=say(tie_id(series.tie))))
    name, sums = say("club_standing"), _sums(say, found, columns)
    why = reasons(say, found.outside, found.carried, found.penalties)
    return html(TABLE, name, head, joined(rows), sums, why, ties)


def reasons(say: Words, gone: "dict[str, int]", carried: int = 0, penalties: int = 0) -> Html:
    """Say what the sum of all points is made of, where it need not be zero; gone: what went out of
    the games.
    """
    parts = dict(gone)
    parts[PENALTY] = parts.get(PENALTY, 0) - penalties
    told = [(say("item_" + each), parts[each]) for each in sorted(parts)]
    told = [(say("club_carried"), carried)] + told
    words = ["%s %s" % (text, say.thousands(points)) for text, points in told if points]
    if not words:
        return NOTHING
    total = "Σ " + say.thousands(sum([points for _text, points in told]))
    return html('<p class="help">%s</p>', say("log_worth", name=total, worth=" · ".join(words)))


def tie_id(tie: str) -> str:
    """Give the id of the words for what breaks ties."""
    return "club_tie_" + (tie or "shared")


def _row(say: Words, name: str, row: Row, place: Html, columns: list[Column], to: str) -> Html:
    first = html('<td class="total">%s</td>', columns[0].cell(row))
    inner = joined([html("<td>%s</td>", each.cell(row)) for each in columns[1:]])
    start = '<tr data-total="%d"><td>%s</td><th scope="row">%s</th>%s%s</tr>'
    return html(start, row.total, place, lead("%s/%s" % (to, row.player), name), first, inner)


def _sums(say: Words, table: Table, columns: list[Column]) -> Html:
    """Draw the sums of the columns; guests, and games that do not count, in lines of their own. A
    tick says that they agree.
    """
    line = '<tr><td></td><th scope="row">%s</th>%s</tr>'
    parts = []
    for word, points in (("club_guests", table.guests), ("club_left_out", table.left_out)):
        if points:
            told = say.thousands(points)
            cells = [html("<td>%s</td>", told if each.whole else "") for each in columns]
            parts.append(html(line, say(word), joined(cells)))
    cells = [html("<td>%s</td>", each.sums) for each in columns]
    parts.append(html(line, "Σ", joined(cells)))
    return joined(parts)
