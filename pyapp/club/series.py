"""Series: the games that count, the table they make, and the sums that check it.

    Σ results = the final points of every seat: of guests and the forgotten too, and of games that
                do not count; minus what a rulebook takes out of its games
    Σ total   = Σ results + Σ carried − Σ penalties

A rule ranks by the sum of final points, by their average, or by the sum of the best N games.
"""

from typing import NamedTuple, TypeAlias

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
    put,
    series_of,
)
from .results import outside, placings
from .texts import too_long, whole_name, whole_reason

FINE = 10**9  # so many parts of a point tell averages apart that are not equal
MOST_PENALTY = 10**7
YEAR = 4  # letters of a date
FIRST_DAY, LAST_DAY = "-01-01", "-12-31"  # behind a year
TENTH = 100  # points: carried ones are rounded to tenths of a thousand


Played: TypeAlias = "tuple[Result, Placing]"  # a game as one player has it


class Sums(NamedTuple):
    """How games came out for a player, so that those of several years can be added."""

    points: int  # final points
    places: int  # twice the sum of the places, a shared one as the mean of those shared
    nth: tuple[int, ...]  # how often each place
    best: int  # raw points of a game,
    worst: int
    best_points: int  # final points of a game
    busts: int


class Row(NamedTuple):
    """A player in a table. Points are final points."""

    player: str  # an id
    place: int  # from 1 on, shared by those who are equal; 0 below the minimum
    games: tuple[Played, ...]
    counts: tuple[Played, ...]  # the games that count: all, or the best N
    sums: Sums | None  # of all games, None without any
    points: int  # of the games that count
    carried: int
    penalty: int  # taken off
    total: int
    value: int  # what ranks: the total, or its average over the games, to the point
    tied: bool  # whether somebody had the same value, and the tie-break or nothing decided


class Table(NamedTuple):
    """A series as it stands. Sums are those of the whole columns."""

    rows: tuple[Row, ...]  # the ranked ones, then those below the minimum
    guests: int  # final points of all who have no row
    left_out: int  # those of games that do not count, by the rule BEST
    results: int  # Σ of the points of the rows, the guests and what is left out
    outside: "dict[str, int]"  # what that is made of, where it is not zero: see `results`
    carried: int
    penalties: int
    total: int


def games_of(club: Club, series: Series) -> tuple[Result, ...]:
    """List the results that belong to a series, as they were played."""
    return tuple([game for year in _by_year(club.results) for game in _in(year, series).games])


class Year(NamedTuple):
    """The games of a year that are of one kind, and how each player came out of them."""

    games: tuple[Result, ...]
    played: "dict[str, list[Played]]"
    sums: "dict[str, Sums]"  # those of each
    gone: "list[dict[str, int]]"  # see `_gone_of`, empty until it is asked for


# Results as last asked about, and their years.
_LAST: "list[tuple[tuple[Result, ...], list[tuple[str, tuple[Result, ...]]]]]" = []
Kind: TypeAlias = "tuple[str, int, str]"  # the year, how many play, how long
# The years that were asked for, and the results that each was made of. To go through all games of
# five years takes ten times as long.
_YEARS: "dict[Kind, tuple[tuple[Result, ...], Year]]" = {}


def _by_year(results: tuple[Result, ...]) -> "list[tuple[str, tuple[Result, ...]]]":
    """Divide results, which are in the order of playing, into years."""
    if not _LAST or _LAST[0][0] is not results:
        found: dict[str, list[Result]] = {}
        games: list[Result] = []
        day = ""
        for result in results:
            if result.date != day:
                day = result.date
                games = found.setdefault(day[:YEAR], [])
            games.append(result)
        _LAST[:] = [(results, [(year, tuple(found[year])) for year in sorted(found)])]
    return _LAST[0][1]


def _in(year: "tuple[str, tuple[Result, ...]]", series: Series) -> Year:
    """Give what belongs to a series of a year and its results."""
    (name, results), kind = year, (year[0], series.players, series.length)
    first, last = name + FIRST_DAY, name + LAST_DAY
    if (series.last and series.last < first) or last < series.first:
        return Year((), {}, {}, [])
    whole = series.first <= first and (not series.last or last <= series.last)
    if whole and series.stopped and not series.evenings:
        return _of_kind(kind, results)
    all_ = [e for e in results if is_within(series, e.date, e.evening) and _is_of(kind, e)]
    return _year([e for e in all_ if series.stopped or not e.stopped])


def _is_of(kind: Kind, result: Result) -> bool:
    return (len(result.players), result.start.length) == kind[1:]


def _of_kind(kind: Kind, results: tuple[Result, ...]) -> Year:
    if not _is_there(kind, results):
        _YEARS[kind] = (results, _year([each for each in results if _is_of(kind, each)]))
    return _YEARS[kind][1]


def _is_there(kind: Kind, results: tuple[Result, ...]) -> bool:
    return kind in _YEARS and _YEARS[kind][0] == results


def _year(games: list[Result]) -> Year:
    played: dict[str, list[Played]] = {}
    for result in games:
        for id_, placing in zip(result.players, placings(result)):
            played.setdefault(id_, []).append((result, placing))
    sums = {id_: _sums(played[id_]) for id_ in played}
    return Year(tuple(games), played, sums, [])


def _gone_of(year: Year) -> "dict[str, int]":
    """Say what went out of a year's games, see `results`."""
    if not year.gone:
        year.gone.append(outside(year.games))
    return year.gone[0]


def _sums(games: list[Played]) -> Sums:
    first = games[0][1]
    nth = [0] * len(games[0][0].players)
    total = halves = busts = 0
    best, worst, best_points = first.raw, first.raw, first.points
    for _result, (place, sharing, raw, _start, points) in games:
        total += points
        halves += 2 * place + sharing - 1
        nth[place - 1] += 1
        if raw < 0:
            busts += 1
        if raw > best:
            best = raw
        if raw < worst:
            worst = raw
        if points > best_points:
            best_points = points
    return Sums(total, halves, tuple(nth), best, worst, best_points, busts)


def _added(one: Sums, other: Sums) -> Sums:
    return Sums(
        one.points + other.points,
        one.places + other.places,
        tuple([here + there for here, there in zip(one.nth, other.nth)]),
        max(one.best, other.best),
        min(one.worst, other.worst),
        max(one.best_points, other.best_points),
        one.busts + other.busts,
    )


def rank_ahead(club: Club) -> bool:
    """Go through one more year for a series before it is asked for, or count what went out of its
    games; whether there was one.
    """
    for series in club.series:
        for name, results in _by_year(club.results):
            kind = (name, series.players, series.length)
            if not _is_there(kind, results):
                _of_kind(kind, results)
                return True
            year = _of_kind(kind, results)
            if not year.gone:
                _gone_of(year)
                return True
    return False


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
    played: dict[str, list[Played]] = {}
    every: dict[str, Sums] = {}  # of games that do not count too
    gone: dict[str, int] = {}
    listed = [each.id for each in club.players if each.name and not each.guest]
    rowed = dict.fromkeys(listed, True)
    years = [_in(year, series) for year in _by_year(club.results)]
    for year in years:
        for what, points in _gone_of(year).items():
            gone[what] = gone.get(what, 0) + points
        for id_, sums in year.sums.items():
            every[id_] = _added(every[id_], sums) if id_ in every else sums
            if id_ in rowed:
                played.setdefault(id_, []).extend(year.played[id_])
    penalties: dict[str, int] = {}
    for each in penalties_of(club, series):
        penalties[each.player] = penalties.get(each.player, 0) + each.points
    carried, rows = _carried(club, series), []
    for id_ in listed:
        if id_ in played or id_ in penalties:
            row = _row(series, id_, tuple(played.get(id_, ())), every.get(id_))
            rows.append(_valued(series, row, carried.get(id_, 0), penalties.get(id_, 0)))
    brought, off = sum([row.carried for row in rows]), sum([row.penalty for row in rows])
    results = sum([sums.points for sums in every.values()])
    guests = sum([sums.points for id_, sums in every.items() if id_ not in rowed])
    out = results - guests - sum([row.points for row in rows])
    total = results + brought - off
    return Table(tuple(_ranked(series, rows)), guests, out, results, gone, brought, off, total)


def _row(series: Series, id_: str, games: tuple[Played, ...], sums: Sums | None) -> Row:
    """Choose the games that count; sums: of all."""
    counts, points = games, sums.points if sums else 0
    if series.rule == BEST and 0 < series.best < len(games):
        order = sorted(range(len(games)), key=lambda at: (-games[at][1].points, at))
        counts = tuple([games[at] for at in sorted(order[: series.best])])
        points = sum([placing.points for _result, placing in counts])
    return Row(id_, 0, games, counts, sums, points, 0, 0, points, points, False)


def _valued(series: Series, row: Row, carried: int, penalty: int) -> Row:
    total = row.points + carried - penalty
    value = _average(total, len(row.counts)) if series.rule == AVERAGE else total
    return row._replace(carried=carried, penalty=penalty, total=total, value=value)


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
    return -value, _tie(series.tie, row.sums, len(row.games)) if row.sums else 0


def _tie(tie: str, sums: Sums, games: int) -> int:
    """Give what breaks a tie, the less the better."""
    if tie == AVERAGE_PLACE:
        return sums.places * FINE // games
    if tie == FIRST_PLACES:
        return -sums.nth[0]
    return -sums.best_points if tie == BEST_GAME else 0


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

    Problems: "no_name", "name_too_long", "no_date", "unknown_rule", "best_of_how_many",
    "series_in_circle".
    """
    series = series._replace(name=whole_name(series.name))
    long_ = too_long((series.name,))
    if long_ or not series.name:
        return long_ or problem("no_name")
    if [each for each in (series.first, series.last) if each and not is_date(each)]:
        return problem("no_date")
    if series.rule not in RULES or series.tie not in TIES or series.least < 0:
        return problem("unknown_rule")
    if series.rule == BEST and series.best < 1:
        return problem("best_of_how_many")
    club = club._replace(series=put(club.series, series))
    return problem("series_in_circle") if in_circle(club, series) else club


def without_series(club: Club, id_: str) -> Club:
    """Take a series out; nothing is carried from it any more."""
    kept = [each for each in club.series if each.id != id_]
    return club._replace(
        series=tuple([e._replace(carries="") if e.carries == id_ else e for e in kept])
    )


def with_penalty(club: Club, penalty: Penalty) -> Club | Problem:
    """Note a penalty outside the games, or put it in the place of the one with its id.

    Problems: "no_such_player", "no_points", "no_date", "unfit_text" of a reason.
    """
    if player_of(club, penalty.player) is None:
        return problem("no_such_player")
    if not penalty.points or abs(penalty.points) > MOST_PENALTY:
        return problem("no_points")
    if not is_date(penalty.date):
        return problem("no_date")
    reason = whole_reason(penalty.reason)
    if isinstance(reason, Problem):
        return reason
    return club._replace(penalties=put(club.penalties, penalty._replace(reason=reason)))
