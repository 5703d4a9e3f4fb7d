"""Statistics over results: whose games, summed; head-to-head, by seat, in a row, best and worst.

    results = tuple([counted(each) for each in club.results])     # kept so: it is counted once
    total = sums(results)[Who("p1", 4, HANCHAN)]
    figures(total, 4)

Nobody's games of three and of four, long and short, are put together, and nothing is shown
without how many it was counted of.
"""

from typing import Callable, NamedTuple

from ..game.game import Game
from ..game.saved import load as load_game
from .records import Placing, Result
from .results import placings
from .tally import dump, is_current, peaks_in, seats_of, summed, tally


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


# The last that was asked for, and what it came to: a page asks again whenever it is painted.
_LAST: "list[tuple[tuple[Result, ...], str, dict[Who, int]]]" = []


def sums(results: tuple[Result, ...], player: str = "") -> dict[Who, int]:
    """Sum up the packed tallies of a player, or of all who are in the roster, each kind of game by
    itself.
    """
    if not _LAST or _LAST[0][0] is not results or _LAST[0][1] != player:
        _LAST[:] = [(results, player, _sums(results, player))]
    return _LAST[0][2]


def _sums(results: tuple[Result, ...], player: str) -> dict[Who, int]:
    if player:
        results = tuple([each for each in results if player in each.players])
    found: dict[Who, list[bytes]] = {}
    for result in results:
        kind = _kind(result)
        for each, seat in zip(result.players, seats_of(word_of(result), kind[0])):
            if each and player in ("", each):
                found.setdefault(Who(each, *kind), []).append(seat)
    return {who: summed(seats) for who, seats in found.items()}


def _kind(result: Result) -> tuple[int, str]:
    return len(result.players), result.start.length


def of_player(results: tuple[Result, ...], who: Who) -> tuple[Result, ...]:
    """List the results of a player in games of one kind, in the order in which they were played."""
    player, players, length = who
    mine = [each for each in results if player in each.players]
    return tuple([each for each in mine if _kind(each) == (players, length)])


def by_seat(results: tuple[Result, ...], who: Who) -> tuple[int, ...]:
    """Sum up the packed tallies of a player for each seat that a game was begun in, the first
    dealer's first; games whose seats nobody knows are left out.
    """
    found: list[list[bytes]] = [[] for _seat in range(who.players)]
    for result in of_player(results, who):
        if result.seated:
            seat = result.players.index(who.player)
            found[seat].append(seats_of(word_of(result), who.players)[seat])
    return tuple([summed(seats) for seats in found])


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
