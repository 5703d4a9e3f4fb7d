"""Series: the games that count, the table they make, and the sums that check it.

    Σ results = the final points of every seat: of guests and the forgotten too, and of games that
                do not count; minus what a rulebook takes out of its games
    Σ total   = Σ results + Σ carried − Σ penalties

A rule ranks by the sum of final points, by their average, or by the sum of the best N games.
"""

from typing import NamedTuple, TypeAlias

from ..riichi.free_text import LONGEST_REASON, clean, clean_name
from ..riichi.problem import Problem, problem
from .evenings import is_date
from .records import (
    AVERAGE,
    AVERAGE_PLACE,
    BEST,
    BEST_GAME,
    FIRST_PLACES,
    RULES,
    TIES,
    Club,
    Penalty,
    Placing,
    Result,
    Series,
    player_of,
    series_of,
)
from .results import placings

FINE = 10**9  # so many parts of a point tell averages apart that are not equal
MOST_PENALTY = 10**7
TENTH = 100  # points: carried ones are rounded to tenths of a thousand


Played: TypeAlias = "tuple[Result, Placing]"  # a game as one player has it


class Row(NamedTuple):
    """A player in a table. Points are final points."""

    player: str  # an id
    place: int  # from 1 on, shared by those who are equal; 0 below the minimum
    games: tuple[Played, ...]
    counts: tuple[Played, ...]  # the games that count: all, or the best N
    points: int  # of the games that count
    carried: int
    penalty: int  # taken off
    total: int
    value: int  # what ranks: the total, or its average over the games, to the point
    tied: bool  # whether somebody had the same value, and the tie-break or nothing decided


class Table(NamedTuple):
    """A series as it stands. Sums are those of the whole columns."""

    rows: tuple[Row, ...]  # the ranked ones, then those below the minimum
    games: int
    guests: int  # final points of all who have no row
    left_out: int  # those of games that do not count, by the rule BEST
    results: int  # Σ of the points of the rows, the guests and what is left out
    carried: int
    penalties: int
    total: int


def games_of(club: Club, series: Series) -> tuple[Result, ...]:
    """List the results that belong to a series, as they were played."""
    return tuple(
        [
            each
            for each in club.results
            if len(each.players) == series.players
            and each.start.length == series.length
            and (series.stopped or not each.stopped)
            and is_within(series, each.date, each.evening)
        ]
    )


def is_within(series: Series, date: str, evening: str) -> bool:
    """Tell whether a day belongs to a series."""
    if series.evenings and evening not in series.evenings:
        return False
    return series.first <= date and (not series.last or date <= series.last)


def penalties_of(club: Club, series: Series) -> tuple[Penalty, ...]:
    """List the penalties outside the games that count in a series."""
    if not series.penalties:
        return ()
    return tuple(
        [
            each
            for each in club.penalties
            if not each.cancelled and is_within(series, each.date, each.evening)
        ]
    )


def table(club: Club, series: Series) -> Table:
    """Rank the players of a series."""
    games = games_of(club, series)
    guests = 0
    listed = [each.id for each in club.players if each.name and not each.guest]
    played: dict[str, list[Played]] = {id_: [] for id_ in listed}
    for result in games:
        for id_, placing in zip(result.players, placings(result)):
            if id_ in played:
                played[id_].append((result, placing))
            else:
                guests += placing.points
    penalties: dict[str, int] = {}
    for each in penalties_of(club, series):
        penalties[each.player] = penalties.get(each.player, 0) + each.points
    carried = _carried(club, series)
    rows = [
        _row(series, id_, played[id_], carried.get(id_, 0), penalties.get(id_, 0))
        for id_ in listed
        if played[id_] or id_ in penalties
    ]
    rows = _ranked(series, rows)
    every = sum([placing.points for row in rows for _result, placing in row.games])
    out = every - sum([row.points for row in rows])
    brought, off = sum([row.carried for row in rows]), sum([row.penalty for row in rows])
    total = every + guests + brought - off
    return Table(tuple(rows), len(games), guests, out, every + guests, brought, off, total)


def _row(series: Series, id_: str, games: list[Played], carried: int, penalty: int) -> Row:
    counts = games
    if series.rule == BEST and 0 < series.best < len(games):
        order = sorted(range(len(games)), key=lambda at: (-games[at][1].points, at))
        counts = [games[at] for at in sorted(order[: series.best])]
    points = sum([placing.points for _result, placing in counts])
    total = points + carried - penalty
    value = _average(total, len(counts)) if series.rule == AVERAGE else total
    return Row(id_, 0, tuple(games), tuple(counts), points, carried, penalty, total, value, False)


def _average(total: int, games: int) -> int:
    """Divide points by games, to the nearest point; half a point goes away from zero."""
    size = (2 * abs(total) + games) // (2 * games) if games else 0
    return size if total >= 0 else -size


def _ranked(series: Series, rows: list[Row]) -> list[Row]:
    """Give places to those who reach the minimum, and list the others after them."""
    least = max(series.least, 1)
    enough = [row for row in rows if len(row.games) >= least]
    keyed = sorted([(_key(series, row), at) for at, row in enumerate(enough)])
    found: list[Row] = []
    for at, (key, index) in enumerate(keyed):
        same = [other for other, _index in keyed if other == key]
        place = 1 + len([other for other, _index in keyed[:at] if other < key])
        tied = len(same) > 1 or len([other for other, _index in keyed if other[0] == key[0]]) > 1
        found.append(enough[index]._replace(place=place, tied=tied))
    below = [row for row in rows if len(row.games) < least]
    order = sorted([(-len(row.games), -row.value, at) for at, row in enumerate(below)])
    return found + [below[at] for _games, _value, at in order]


def _key(series: Series, row: Row) -> tuple[int, int]:
    """Order rows: by what ranks, exactly, then by what breaks ties."""
    value = row.total
    if series.rule == AVERAGE:
        value = row.total * FINE // len(row.games)
    return -value, _tie(series.tie, row.games)


def _tie(tie: str, games: tuple[Played, ...]) -> int:
    """Give what breaks a tie, the less the better."""
    if tie == AVERAGE_PLACE:  # a shared place is the mean of the places
        places = [2 * each.place + each.sharing - 1 for _result, each in games]
        return sum(places) * FINE // len(games)
    if tie == FIRST_PLACES:
        return -len([each for _result, each in games if each.place == 1])
    if tie == BEST_GAME:
        return -max([each.points for _result, each in games])
    return 0


def _carried(club: Club, series: Series) -> "dict[str, int]":
    """Give what each player brings: half of the total of another series."""
    before = series_of(club, series.carries)
    if before is None or in_circle(club, series):
        return {}
    return {row.player: half(row.total) for row in table(club, before).rows}


def in_circle(club: Club, series: Series) -> bool:
    """Tell whether carrying from series to series has no end."""
    before: Series | None = series
    for _ in range(len(club.series) + 1):
        before = series_of(club, before.carries) if before else None
    return before is not None


def half(points: int) -> int:
    """Halve points, to the tenth of a thousand; half a tenth goes away from zero."""
    return tenths(points, 2)


def tenths(points: int, parts: int = 1) -> int:
    """Divide points, to the tenth of a thousand; half a tenth goes away from zero."""
    size = (2 * abs(points) + parts * TENTH) // (2 * parts * TENTH) * TENTH
    return size if points >= 0 else -size


def with_series(club: Club, series: Series) -> Club | Problem:
    """Begin a series, or put it in the place of the one with its id, or say why it cannot be.

    Problems: "no_name", "no_date", "unknown_rule", "best_of_how_many", "series_in_circle".
    """
    series = series._replace(name=clean_name(series.name))
    if not series.name:
        return problem("no_name")
    if [each for each in (series.first, series.last) if each and not is_date(each)]:
        return problem("no_date")
    if series.rule not in RULES or series.tie not in TIES or series.least < 0:
        return problem("unknown_rule")
    if series.rule == BEST and series.best < 1:
        return problem("best_of_how_many")
    others = [each for each in club.series if each.id != series.id]
    found = club._replace(series=tuple(others + [series]))
    if in_circle(found, series):
        return problem("series_in_circle")
    if len(others) == len(club.series):
        return found
    kept = [series if each.id == series.id else each for each in club.series]
    return club._replace(series=tuple(kept))


def without_series(club: Club, id_: str) -> Club:
    """Take a series out; nothing is carried from it any more."""
    kept = [each for each in club.series if each.id != id_]
    return club._replace(
        series=tuple([e._replace(carries="") if e.carries == id_ else e for e in kept])
    )


def with_penalty(club: Club, penalty: Penalty) -> Club | Problem:
    """Note a penalty outside the games, or put it in the place of the one with its id.

    Problems: "no_such_player", "no_points", "no_date".
    """
    if player_of(club, penalty.player) is None:
        return problem("no_such_player")
    if not penalty.points or abs(penalty.points) > MOST_PENALTY:
        return problem("no_points")
    if not is_date(penalty.date):
        return problem("no_date")
    penalty = penalty._replace(reason=clean(penalty.reason, LONGEST_REASON))
    ids = [each.id for each in club.penalties]
    if penalty.id not in ids:
        return club._replace(penalties=club.penalties + (penalty,))
    kept = [penalty if each.id == penalty.id else each for each in club.penalties]
    return club._replace(penalties=tuple(kept))
