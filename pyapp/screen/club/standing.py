"""A table of places: who has how many points from how many games, with the sums that check it."""

from ...club.records import Player
from ...club.series import Row, Table
from ...words.words import Words
from ..html import NOTHING, Html, html, joined

TABLE = (
    '<div class="scroll" tabindex="0" role="region" aria-label="%s"><table class="standing"><thead><tr>%s</tr></thead>'
    "<tbody>%s</tbody><tfoot>%s</tfoot></table></div>%s"
)
RIGHT = ' <span class="right">✓</span>'


def mean_place(say: Words, row: Row) -> str:
    """Give the average place, a shared one as the mean of its places: "2.13"."""
    games = [placing for _result, placing in row.games]
    if not games:
        return "–"
    halves = sum([2 * each.place + each.sharing - 1 for each in games])
    hundredths = (100 * halves + len(games)) // (2 * len(games))
    return "%d%s%02d" % (hundredths // 100, say.decimal, hundredths % 100)


def standing(say: Words, players: tuple[Player, ...], table: Table) -> Html:
    """Draw the table; of a player whom the roster has no more there is no row."""
    if not table.rows:
        return html('<p class="help">%s</p>', say("club_no_results"))
    names = {each.id: each.name for each in players}
    many = len(table.rows[0].games[0][0].players) if table.rows[0].games else 4
    heads = [say("club_place"), say("club_player"), say("club_games"), say("points_head")]
    heads.append(say("club_average_place"))
    heads += [say("nth_place", n=n + 1) for n in range(many)]
    heads += [say("club_best"), say("game_penalty"), say("end_sum")]
    head = joined([html('<th scope="col">%s</th>', each) for each in heads])
    rows = joined([_row(say, names.get(row.player, ""), row, many) for row in table.rows])
    ties = NOTHING
    if [row for row in table.rows if row.tied]:
        ties = html('<p class="help">%s</p>', say("club_tied"))
    return html(TABLE, say("club_standing"), head, rows, _sums(say, table, many), ties)


def _row(say: Words, name: str, row: Row, many: int) -> Html:
    places = [placing.place for _result, placing in row.games]
    counts = [str(places.count(n + 1)) for n in range(many)]
    raws = [placing.raw for _result, placing in row.games]
    cells = [str(len(row.games)), say.thousands(row.points), mean_place(say, row)]
    cells += counts + [say.number(max(raws)) if raws else "–"]
    cells.append(say.thousands(-row.penalty) if row.penalty else "–")
    inner = joined([html("<td>%s</td>", each) for each in cells])
    place = html("%s%s", row.place or "–", "=" if row.tied else "")
    total = html('<td class="total">%s</td>', say.thousands(row.total))
    start = '<tr data-total="%d"><td>%s</td><th scope="row">%s</th>%s%s</tr>'
    return html(start, row.total, place, name, inner, total)


def _sums(say: Words, table: Table, many: int) -> Html:
    """Draw the sums of the columns, guests in a line of their own; a tick says that they agree."""
    line = '<tr><td></td><th scope="row">%s</th><td></td><td>%s</td><td colspan="%d"></td><td>%s</td><td class="total">%s%s</td></tr>'
    parts = []
    if table.guests:
        guests = say.thousands(table.guests)
        parts.append(html(line, say("club_guests"), guests, many + 2, "–", guests, NOTHING))
    off = say.thousands(-table.penalties) if table.penalties else "–"
    total = table.results + table.carried - table.penalties
    right = Html(RIGHT) if total == table.total else NOTHING
    sums = (say.thousands(table.results), many + 2, off, say.thousands(table.total), right)
    parts.append(html(line, "Σ", *sums))
    return joined(parts)
