"""Tables for spreadsheets: a game a line, az-riichi's columns, a player a line.

UTF-8 with the mark that Excel asks for; points are points, minus is "-"; a cell of words that
begins like a formula gets a quote.
"""

from .records import Club, Result, Series, player_of
from .results import names_of, placings
from .series import Row, games_of, table
from .statistics import Who, sums
from .tally import lane

BOM = "\ufeff"
COLUMNS = "ESWN"  # of whom there are columns
FORMULA = ("=", "+", "-", "@", "\t", "\r")
GAMES = "date,round,table,rulebook,length,E,S,W,N,E raw,S raw,W raw,N raw,sticks"
GAMES += ",E pt,S pt,W pt,N pt,E place,S place,W place,N place,stopped,note"
GAMES += ",E chombo,S chombo,W chombo,N chombo,E penalty,S penalty,W penalty,N penalty"
GAMES += ",E won,S won,W won,N won"
AZ = "Date,Game,Tbl,E Player,S Player,W Player,N Player,E Pts,S Pts,W Pts,N Pts,Ex"
PLAYERS = "place,name,games,points,avg place,1st,2nd,3rd,4th,best raw,worst raw,busts,penalty,total"
KIND = ",players,length"  # of games
# What is counted of hands, and how the columns are called.
HANDS = ("hands", "wins", "deal_ins", "riichi", "tsumo", "gained", "paid", "draws", "tenpai")
HEADS = ",hands,wins,deal-ins,riichi,tsumo wins,avg win,avg deal-in,draws,draw tenpai"


def text(value: str) -> str:
    """Write words as a cell, so that no spreadsheet takes them for a formula."""
    if value[:1] in FORMULA:
        value = "'" + value
    if [mark for mark in '",\n\r' if mark in value]:
        value = '"' + value.replace('"', '""') + '"'
    return value


def games_csv(club: Club, results: tuple[Result, ...]) -> str:
    """Write results, a game a line; the names are those of the roster today."""
    lines = [GAMES]
    for result in results:
        ended = placings(result)
        cells = [result.date, str(result.round), text(result.table)]
        cells += [result.start.rulebook, result.start.length]
        cells += _four([text(name) for name in names_of(club, result)])
        cells += _four([str(score) for score in result.scores]) + [str(result.sticks)]
        cells += _four([str(each.points) for each in ended])
        cells += _four([str(each.place) for each in ended])
        cells += ["yes" if result.stopped else "", text(result.note)]
        won = tuple([int(seat in result.won) for seat in range(len(result.players))])
        for counts in (result.chombo, result.penalties, won):
            cells += _four([str(each) for each in counts])
        lines.append(",".join(cells))
    return BOM + "\n".join(lines + [""])


def az_csv(club: Club, results: tuple[Result, ...]) -> str:
    """Write results of four as az-riichi imports them."""
    lines = [AZ]
    for result in results:
        if len(result.players) == len(COLUMNS):
            year, month, day = [int(part) for part in result.date.split("-")]
            cells = ["%d/%d/%d" % (month, day, year), str(result.round), text(result.table)]
            cells += [text(name) for name in names_of(club, result)]
            cells += [str(score) for score in result.scores] + [str(result.sticks)]
            lines.append(",".join(cells))
    return BOM + "\n".join(lines + [""])


def _four(cells: list[str]) -> list[str]:
    """Leave the last cell empty where three play."""
    return cells + [""] * (len(COLUMNS) - len(cells))


def players_csv(club: Club, kinds: tuple[Series, ...]) -> str:
    """Write a table, a player a line, with counts of hands where some are known; of several kinds
    of games each by itself, with what kind it is of.
    """
    played = [games_of(club, series) for series in kinds]
    logged = [each for games in played for each in games if each.log]
    apart = len(kinds) > 1
    lines = [PLAYERS + (HEADS if logged else "") + (KIND if apart else "")]
    for series, games in zip(kinds, played):
        totals = sums(games) if logged else {}
        for row in table(club, series).rows:
            cells = _player(club, row, series)
            if logged:
                cells += _hands(totals.get(Who(row.player, series.players, series.length), 0))
            lines.append(",".join(cells + [str(series.players), series.length][: 2 * apart]))
    return BOM + "\n".join(lines + [""])


def _player(club: Club, row: Row, series: Series) -> list[str]:
    player, games, sums = player_of(club, row.player), len(row.games), row.sums
    cells = [str(row.place or ""), text(player.name if player else ""), str(games), str(row.points)]
    cells.append("%.2f" % (sums.places / 2 / games) if sums else "")
    cells += _four([str(each) for each in (sums.nth if sums else (0,) * series.players)])
    cells += [str(sums.best), str(sums.worst)] if sums else ["", ""]
    return cells + [str(sums.busts if sums else 0), str(row.penalty), str(row.total)]


def _hands(total: int) -> list[str]:
    """Write the counts of somebody's hands; means where the columns ask for them."""
    counts = {name: lane(total, name) for name in HANDS}
    if not counts["hands"]:
        return [""] * len(HANDS)
    cells = []
    for name in HANDS:
        of = {"gained": "wins", "paid": "deal_ins"}.get(name, "")
        if not of:
            cells.append(str(counts[name]))
        else:
            cells.append("%.0f" % (counts[name] / counts[of]) if counts[of] else "")
    return cells
