"""Statistics over results: whose games, summed; head-to-head, by seat, in a row, best and worst.

    results = tuple([counted(each) for each in club.results])     # kept so: it is counted once
    total = sums(results)[Who("p1", 4, HANCHAN)]
    figures(total, 4)

Nobody's games of three and of four, long and short, are put together, and nothing is shown
without how many it was counted of.
"""

from typing import Callable, NamedTuple, TypeAlias

from ..game.game import Game
from ..game.saved import load as load_game
from .records import Placing, Result
from .results import placings
from .tally import dump, is_current, peaks_in, seat_in, seats_in, tally


class Who(NamedTuple):
    """A player in games of one kind."""

    player: str
    players: int  # at a table
    length: str


def counted(result: Result) -> Result:
    """Count a result for the statistics, unless that is done; else it is the same record."""
    return result if is_current(result.counted) else result._replace(counted=word_of(result))


def counted_ahead(results: tuple[Result, ...], more: Callable[[], bool]) -> tuple[Result, ...]:
    """Count results that are not counted yet, at least one, as long as there is more time."""
    found = list(results)
    for place, each in enumerate(results):
        if not is_current(each.counted):
            found[place] = counted(each)
            if not more():
                break
    return tuple(found)


def word_of(result: Result) -> str:
    """Give what a result counts, as it is kept or else from its log."""
    if is_current(result.counted):
        return result.counted
    game = load_game(result.log) if result.log else None
    return dump(tally(result, placings(result), game if isinstance(game, Game) else None))


Kinds: TypeAlias = "dict[tuple[int, str], dict[str, int]]"
Periods: TypeAlias = "list[tuple[str, tuple[Result, ...]]]"
# What the results of a month came to when they were last summed. All games of five years, read
# from their words, take 40 times as long as 60 months.
_MONTHS: "dict[str, tuple[tuple[Result, ...], Kinds]]" = {}
MONTH, YEAR = 7, 4  # so many letters of a date
# Results as last asked about, and their months or years.
_LAST: "dict[int, tuple[tuple[Result, ...], Periods]]" = {}


def sums(results: tuple[Result, ...]) -> dict[Who, int]:
    """Sum up the packed tallies of all who are in the roster, each kind of game by itself."""
    found: Kinds = {}
    for month in by_date(results):
        _add(found, _month(month))
    return {
        Who(player, *kind): total
        for kind, totals in found.items()
        for player, total in totals.items()
    }


def sums_of(results: tuple[Result, ...], player: str) -> dict[Who, int]:
    """Sum up the packed tallies of one player, each kind of game by itself; of months that are not
    summed yet only the player's games are read.
    """
    found: dict[Who, int] = {}
    for month in by_date(results):
        kinds = _month(month) if _is_summed(month) else _sums_of(month[1], player)
        for kind, totals in kinds.items():
            if player in totals:
                who = Who(player, *kind)
                found[who] = found.get(who, 0) + totals[player]
    return found


def _sums_of(results: tuple[Result, ...], player: str) -> Kinds:
    found: Kinds = {}
    for each in results:
        if player in each.players:
            total = seat_in(word_of(each), each.players.index(player))
            _add(found, {_kind(each): {player: total}})
    return found


def sum_ahead(results: tuple[Result, ...]) -> bool:
    """Sum up one more month before it is asked for; whether there was one."""
    for month in by_date(results):
        if not _is_summed(month):
            _month(month)
            return True
    return False


def _month(month: "tuple[str, tuple[Result, ...]]") -> Kinds:
    name, results = month
    if not _is_summed(month):
        _MONTHS[name] = (results, _sums(results))
    return _MONTHS[name][1]


def _is_summed(month: "tuple[str, tuple[Result, ...]]") -> bool:
    name, results = month
    return name in _MONTHS and _MONTHS[name][0] == results


def by_date(results: tuple[Result, ...], letters: int = MONTH) -> Periods:
    """Divide results, which are in the order of playing, into months or years."""
    if letters in _LAST and _LAST[letters][0] is results:
        return _LAST[letters][1]
    found: Periods = []
    begin, last = 0, ""
    day = ""
    for place, result in enumerate(results):
        if result.date != day:
            day = result.date
            if place and last != day[:letters]:
                found.append((last, results[begin:place]))
                begin = place
            last = day[:letters]
    found.append((last, results[begin:]))
    _LAST[letters] = (results, found)
    return found


def _sums(results: tuple[Result, ...]) -> Kinds:
    found: Kinds = {}
    for result in results:
        seats = seats_in(word_of(result), len(result.players))
        mine = {player: total for player, total in zip(result.players, seats) if player}
        _add(found, {_kind(result): mine})
    return found


def _kind(result: Result) -> tuple[int, str]:
    return len(result.players), result.start.length


def _add(found: Kinds, more: Kinds) -> None:
    for kind, totals in more.items():
        there = found.setdefault(kind, {})
        for player, total in totals.items():
            there[player] = there.get(player, 0) + total


def of_player(results: tuple[Result, ...], who: Who) -> tuple[Result, ...]:
    """List the results of a player in games of one kind, in the order in which they were played."""
    player, players, length = who
    mine = [each for each in results if player in each.players]
    return tuple([each for each in mine if _kind(each) == (players, length)])


def by_seat(results: tuple[Result, ...], who: Who) -> tuple[int, ...]:
    """Sum up the packed tallies of a player for each seat that a game was begun in, the first
    dealer's first; games whose seats nobody knows are left out.
    """
    totals = [0] * who.players
    for result in of_player(results, who):
        if result.seated:
            seat = result.players.index(who.player)
            totals[seat] += seat_in(word_of(result), seat)
    return tuple(totals)


class Versus(NamedTuple):
    """What a player and another one came to in the games with both at the table."""

    other: str
    games: int
    better: int  # times the player had the better place
    shared: int  # times both had the same: neither better nor worse
    raw: int  # sum of the player's raw points less the other's
    points: int  # sum of the player's final points in these games,
    theirs: int  # and of the other's


def versus(results: tuple[Result, ...], who: Who) -> tuple[Versus, ...]:
    """Set a player against everybody met, those met most often first: a row of the matrix."""
    found: dict[str, Versus] = {}
    for result in of_player(results, who):
        came = placings(result)
        if not came:
            continue
        mine = came[result.players.index(who.player)]
        for other, theirs in zip(result.players, came):
            if other and other != who.player:
                row = found.get(other, Versus(other, 0, 0, 0, 0, 0, 0))
                found[other] = Versus(
                    other,
                    row.games + 1,
                    row.better + (mine.place < theirs.place),
                    row.shared + (mine.place == theirs.place),
                    row.raw + mine.raw - theirs.raw,
                    row.points + mine.points,
                    row.theirs + theirs.points,
                )
    return tuple(sorted(found.values(), key=lambda row: (-row.games, row.other)))


class Run(NamedTuple):
    """Games in a row of which something holds: the most there were, and those up to the last."""

    id: str
    longest: int
    current: int


# What holds of a place where so many play.
RUNS: "tuple[tuple[str, Callable[[int, int], bool]], ...]" = (
    ("first", lambda place, players: place == 1),
    ("top_two", lambda place, players: place <= 2),
    ("last_avoided", lambda place, players: place < players),
    ("no_first", lambda place, players: place > 1),
)


def runs(results: tuple[Result, ...], who: Who) -> tuple[Run, ...]:
    """Find the runs of a player in the order of playing."""
    places = [mine.place for _result, mine in _mine(results, who)]
    found = []
    for id_, holds in RUNS:
        longest = current = 0
        for place in places:
            current = current + 1 if holds(place, who.players) else 0
            longest = max(longest, current)
        found.append(Run(id_, longest, current))
    return tuple(found)


class Extremes(NamedTuple):
    """The results in which a player had the most and the least; of equal ones the earliest."""

    best_raw: Result
    worst_raw: Result
    best_points: Result
    worst_points: Result


def extremes(results: tuple[Result, ...], who: Who) -> Extremes | None:
    """Find a player's best and worst games; None without any."""
    mine = _mine(results, who)
    if not mine:
        return None
    raw = [came.raw for _result, came in mine]
    points = [came.points for _result, came in mine]
    return Extremes(
        mine[raw.index(max(raw))][0],
        mine[raw.index(min(raw))][0],
        mine[points.index(max(points))][0],
        mine[points.index(min(points))][0],
    )


def curve(results: tuple[Result, ...], who: Who) -> tuple[int, ...]:
    """Sum up a player's final points game after game, 0 before the first."""
    total = 0
    found = [0]
    for _result, mine in _mine(results, who):
        total += mine.points
        found.append(total)
    return tuple(found)


def _mine(results: tuple[Result, ...], who: Who) -> "list[tuple[Result, Placing]]":
    """List a player's results with how each came out."""
    found = []
    for result in of_player(results, who):
        came = placings(result)
        if came:
            found.append((result, came[result.players.index(who.player)]))
    return found


def peaks(results: tuple[Result, ...], who: Who) -> tuple[int, ...]:
    """Find the most of a player in games with logs, in the order of `tally.PEAKS`; () without."""
    rows = []
    for result in of_player(results, who):
        heights = peaks_in(word_of(result), who.players)
        if heights:
            rows.append(heights[result.players.index(who.player)])
    return tuple([max(column) for column in zip(*rows)])
