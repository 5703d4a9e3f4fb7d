"""A table of places: who has how many points from how many games, with the sums that check it."""

from typing import Callable, NamedTuple

from ...club.records import AVERAGE, BEST, Player, Series
from ...club.series import Row, Sums, Table, tenths
from ...words.words import Words
from ..html import NOTHING, Html, html, joined
from .frame import lead

TABLE = (
    '<div class="scroll" tabindex="0" role="region" aria-label="%s"><table class="standing"><thead><tr>%s</tr></thead>'
    "<tbody>%s</tbody><tfoot>%s</tfoot></table></div>%s"
)
PERCENT = 100
RIGHT = Html(' <span class="right">✓</span>')


class Column(NamedTuple):
    """A column: its head, what a row has in it, and what the sums have."""

    head: str
    cell: Callable[[Row], str]
    sums: str


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
    """List the columns between the name and the total."""
    thousands = say.thousands
    raw = [Column(say("nth_place", n=n + 1), _times(n), "") for n in range(series.players)]
    found = [
        Column(say("figure_games"), lambda row: _games(series, row), ""),
        Column(say("figure_points"), lambda row: thousands(row.points), thousands(table.results)),
        Column(
            say("club_average_place"),
            _of(lambda sums, games: decimals(say, sums.places / games / 2)),
            "",
        ),
    ]
    found += raw + [Column(say("club_best"), _of(lambda sums, _games: say.number(sums.best)), "")]
    if table.carried or series.carries:
        brought = thousands(table.carried)
        found.append(Column(say("club_carried"), lambda row: thousands(row.carried), brought))
    off = thousands(-table.penalties) if table.penalties else "–"
    found.append(
        Column(
            say("game_penalty"), lambda row: thousands(-row.penalty) if row.penalty else "–", off
        )
    )
    if series.rule == AVERAGE:
        mean = say("club_average_points")
        found.append(Column(mean, lambda row: thousands(tenths(row.value)), ""))
    return found


def _times(place: int) -> Callable[[Row], str]:
    return lambda row: str(row.sums.nth[place]) if row.sums else "0"


def _of(write: Callable[[Sums, int], str]) -> Callable[[Row], str]:
    """Write something of the sums of a player and of how many games they are."""
    return lambda row: write(row.sums, len(row.games)) if row.sums else "–"


def _games(series: Series, row: Row) -> str:
    """Count the games, "8 / 10" where the best eight of ten count."""
    many = str(len(row.games))
    return "%d / %s" % (len(row.counts), many) if series.rule == BEST else many


def standing(
    say: Words, players: tuple[Player, ...], series: Series, table: Table, to: str = "player"
) -> Html:
    """Draw the table; of a player whom the roster has no more there is no row.

    to: the page above those that names lead to.
    """
    if not table.rows:
        return html('<p class="help">%s</p>', say("club_no_results"))
    names = {each.id: each.name for each in players}
    columns = _columns(say, series, table)
    heads = [say("club_place"), say("club_player")]
    heads += [each.head for each in columns] + [say("end_sum")]
    head = joined([html('<th scope="col">%s</th>', each) for each in heads])
    rows = [_row(say, names.get(row.player, ""), row, columns, to) for row in table.rows]
    ties = NOTHING
    if [row for row in table.rows if row.tied]:
        ties = html('<p class="help">%s</p>', say("club_tied", how=say(tie_id(series.tie))))
    name, sums = say("club_standing"), _sums(say, table, columns)
    return html(TABLE, name, head, joined(rows), sums, ties)


def tie_id(tie: str) -> str:
    """Give the id of the words for what breaks ties."""
    return "club_tie_" + (tie or "shared")


def _row(say: Words, name: str, row: Row, columns: list[Column], to: str) -> Html:
    inner = joined([html("<td>%s</td>", each.cell(row)) for each in columns])
    place = html("%s%s", row.place or "–", "=" if row.tied else "")
    total = html('<td class="total">%s</td>', say.thousands(row.total))
    start = '<tr data-total="%d"><td>%s</td><th scope="row">%s</th>%s%s</tr>'
    return html(start, row.total, place, lead("%s/%s" % (to, row.player), name), inner, total)


def _sums(say: Words, table: Table, columns: list[Column]) -> Html:
    """Draw the sums of the columns; guests, and games that do not count, in lines of their own. A
    tick says that they agree.
    """
    line = '<tr><td></td><th scope="row">%s</th>%s<td class="total">%s%s</td></tr>'
    parts = []
    for word, points in (("club_guests", table.guests), ("club_left_out", table.left_out)):
        if points:
            told = say.thousands(points)
            cells = [html("<td>%s</td>", told if at == 1 else "") for at in range(len(columns))]
            parts.append(html(line, say(word), joined(cells), told, NOTHING))
    total = sum([row.total for row in table.rows]) + table.guests + table.left_out
    right = RIGHT if total == table.total else NOTHING
    cells = [html("<td>%s</td>", each.sums) for each in columns]
    parts.append(html(line, "Σ", joined(cells), say.thousands(table.total), right))
    return joined(parts)
