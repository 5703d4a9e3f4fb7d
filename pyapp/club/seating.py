"""Who plays where in the next round: drawn, by Swiss, or as a plan that was pasted.

Winds are balanced by the seats at which each has begun a game before; who sat out least, and that
the longest ago, sits out next. Who comes late, or back, waits like those who have just sat out.
"""

from typing import NamedTuple

from ..learn.dice import Dice
from ..riichi.free_text import LONGEST_NAME
from ..riichi.problem import Problem, problem
from ..riichi.rules import whole_number
from .evenings import results_of
from .records import Club, Evening, Round
from .results import placings
from .roster import alphabetical, met

SWISS = "swiss"
MOST_ROUNDS = 40
MOST_PRESENT = 200
MET_BEFORE = 10000  # how much worse it is to meet once more than to meet from a place further
PASSES = 4  # over all pairs of players that may change tables
MARKS = "\t,;|、"  # what may stand between the names of a pasted table


class Seen(NamedTuple):
    """What an evening has had so far."""

    sat_out: "dict[str, tuple[int, int]]"  # by id: how often, and in which round the last time
    meetings: "dict[tuple[str, str], int]"  # by ids, the lesser first
    winds: "dict[tuple[str, int], int]"  # by id and first seat, on other evenings too


def seen(club: Club, evening: Evening) -> Seen:
    """Look back at the plan of an evening, and for winds at all earlier games."""
    found = Seen({}, {}, {})
    for result in club.results:
        if result.seated and result.evening != evening.id:
            _sat(found, result.players)
    there: tuple[str, ...] = ()
    for number, round_ in enumerate(evening.plan):
        before, there = there, round_.bench
        for table in round_.tables:
            there += table
            _sat(found, table)
            for pair in pairs(table):
                found.meetings[pair] = found.meetings.get(pair, 0) + 1
        _come(found, there, before, number)
        for id_ in round_.bench:
            found.sat_out[id_] = (found.sat_out[id_][0] + 1, number + 1)
    _come(found, evening.present, there, len(evening.plan))
    return found


def _come(found: Seen, there: tuple[str, ...], before: tuple[str, ...], number: int) -> None:
    """Have those who were not there in the round before wait like those who sat out in it."""
    most = max([found.sat_out[id_][0] for id_ in before] or [0])
    for id_ in there:
        if id_ not in before:
            found.sat_out[id_] = max(found.sat_out.get(id_, (0, 0)), (most, number))


def _sat(found: Seen, table: tuple[str, ...]) -> None:
    for seat, id_ in enumerate(table):
        found.winds[(id_, seat)] = found.winds.get((id_, seat), 0) + 1


def pairs(table: "tuple[str, ...] | list[str]") -> list[tuple[str, str]]:
    """List all pairs of a table, the lesser id first."""
    return [
        (min(one, other), max(one, other))
        for place, one in enumerate(table)
        for other in table[place + 1 :]
    ]


def drawn(club: Club, evening: Evening, way: str, seed: str) -> Evening | Problem:
    """Add a round to the plan of an evening, by chance or by SWISS; the same seed draws the same.

    Problems: "too_few_players" with how many a table takes, "too_many_rounds",
    "too_many_players".
    """
    many = len(evening.start.names)
    if len(evening.present) < many:
        return problem("too_few_players", many)
    if len(evening.present) > MOST_PRESENT:
        return problem("too_many_players", MOST_PRESENT)
    if len(evening.plan) >= MOST_ROUNDS:
        return problem("too_many_rounds", MOST_ROUNDS)
    dice, before = Dice(seed), seen(club, evening)
    order = dice.some(evening.present, len(evening.present))
    bench = _bench(order, len(order) % many, before)
    playing = [id_ for id_ in order if id_ not in bench]
    if way == SWISS:
        playing = _swiss(playing, many, points_so_far(club, evening), before)
    tables = [
        _seated(playing[start : start + many], before, dice)
        for start in range(0, len(playing), many)
    ]
    return evening._replace(plan=evening.plan + (Round(tuple(tables), bench),))


def seatless(club: Club, evening: Evening) -> tuple[str, ...]:
    """List who is there, and neither sits at a table of the last round nor has played in it."""
    last = len(evening.plan)
    played = [each.players for each in results_of(club, evening.id) if each.round == last]
    sitting = [id_ for table in evening.plan[-1].tables + tuple(played) for id_ in table]
    return tuple([id_ for id_ in evening.present if id_ not in sitting])


def drawn_too(club: Club, evening: Evening, seed: str) -> Evening | Problem:
    """Add tables to the last round, of those who have no seat in it; problems as of `drawn`."""
    found = drawn(club, evening._replace(present=seatless(club, evening)), "", seed)
    if isinstance(found, Problem):
        return found
    last, new = found.plan[-2:]
    both = Round(last.tables + new.tables, new.bench)
    return evening._replace(plan=evening.plan[:-1] + (both,))


def _bench(order: list[str], many: int, before: Seen) -> tuple[str, ...]:
    """Choose who sits out: who did so least, then the longest ago, then by chance."""
    turns = [(before.sat_out[id_], place) for place, id_ in enumerate(order)]
    return tuple([order[place] for _turn, place in sorted(turns)[:many]])


def points_so_far(club: Club, evening: Evening) -> "dict[str, int]":
    """Add up the final points that each has on an evening."""
    found: dict[str, int] = {}
    for result in results_of(club, evening.id):
        for id_, placing in zip(result.players, placings(result)):
            found[id_] = found.get(id_, 0) + placing.points
    return found


def _swiss(ids: list[str], many: int, points: "dict[str, int]", before: Seen) -> list[str]:
    """Order players table by table: as few as can be meet again, and those near in points meet.

    Begins with tables by points, and swaps two players wherever that is better.
    """
    keyed = sorted([(-points.get(id_, 0), place) for place, id_ in enumerate(ids)])
    order = [ids[place] for _points, place in keyed]
    costs = []  # by places in that order
    for place, one in enumerate(order):
        row = []
        for at, other in enumerate(order):
            again = before.meetings.get((min(one, other), max(one, other)), 0)
            row.append(MET_BEFORE * again**2 + (place - at) ** 2)
        costs.append(row)
    tables = [list(range(at, at + many)) for at in range(0, len(order), many)]
    for _ in range(PASSES):
        if not _swapped(tables, costs):
            break
    return [order[place] for table in tables for place in table]


def _swapped(tables: list[list[int]], costs: list[list[int]]) -> bool:
    """Swap players of two tables wherever both together are better for it; whether any were."""
    better = False
    for at, one in enumerate(tables):
        for other in tables[at + 1 :]:
            for i in range(len(one)):
                for j in range(len(other)):
                    mine, theirs = costs[one[i]], costs[other[j]]
                    more = -2 * mine[other[j]]  # is none: they do not meet each other
                    for each in one:
                        more += theirs[each] - mine[each]
                    for each in other:
                        more += mine[each] - theirs[each]
                    if more < 0:
                        one[i], other[j] = other[j], one[i]
                        better = True
    return better


def _seated(table: list[str], before: Seen, dice: Dice) -> tuple[str, ...]:
    """Give each a seat so that those are taken which they have had least; then by chance."""
    costs = [(unfairness(order, before), order) for order in orders(table)]
    return dice.pick([order for cost, order in costs if cost == min(costs)[0]])


def unfairness(table: tuple[str, ...], before: Seen) -> int:
    """Add up how much more often than the rarest of theirs players have had these seats, squared,
    so that one far off weighs more than two near.
    """
    cost = 0
    for seat, id_ in enumerate(table):
        had = [before.winds.get((id_, each), 0) for each in range(len(table))]
        cost += (had[seat] - min(had)) ** 2
    return cost


def orders(table: "list[str]") -> list[tuple[str, ...]]:
    """List all orders of a table."""
    if not table:
        return [()]
    return [
        (id_,) + rest
        for place, id_ in enumerate(table)
        for rest in orders(table[:place] + table[place + 1 :])
    ]


def pasted(club: Club, evening: Evening, text: str) -> Evening | Problem:
    """Read a plan: a table a line, names or numbers of those who are present by name, in the order
    of the seats; a blank line between rounds. It takes the place of the plan that there was.

    Problems name the line, from 1 on: "plan_table" with how many it takes, "plan_unknown" and
    "plan_twice" with the name.
    """
    rounds: list[Round] = []
    tables: list[tuple[str, ...]] = []
    for number, line in enumerate(text.replace("\r", "").split("\n") + [""]):
        words = _words(line)
        if words:
            sitting = [id_ for table in tables for id_ in table]
            table = _table(club, evening, words, sitting, number + 1)
            if isinstance(table, Problem):
                return table
            tables.append(table)
        elif tables:
            rounds.append(_round(evening.present, tables))
            tables = []
    if not rounds:
        return problem("plan_table", 1, len(evening.start.names))
    if len(rounds) > MOST_ROUNDS:
        return problem("too_many_rounds", MOST_ROUNDS)
    return evening._replace(plan=tuple(rounds))


def _words(line: str) -> list[str]:
    """Split a line at commas and the like if there are some, else at blanks; numbers at hyphens."""
    marks = [mark for mark in MARKS if mark in line]
    if not marks:
        marks = ["-", " "] if not line.strip("0123456789- ") else [" "]
    for mark in marks:
        line = line.replace(mark, "\n")
    return [word.strip() for word in line.split("\n") if word.strip()]


def _table(
    club: Club, evening: Evening, words: list[str], sitting: list[str], line: int
) -> tuple[str, ...] | Problem:
    """Find the players of a table, none of whom sits elsewhere."""
    table: list[str] = []
    there = alphabetical(tuple([each for each in club.players if each.id in evening.present]))
    for word in words:
        place = whole_number(word, 3)
        if place is not None and 0 < place <= len(there):
            id_ = there[place - 1].id
        else:
            id_ = met(club, word).player
        if id_ not in evening.present:
            return problem("plan_unknown", line, word[:LONGEST_NAME])
        if id_ in sitting + table:
            return problem("plan_twice", line, word)
        table.append(id_)
    if len(table) != len(evening.start.names):
        return problem("plan_table", line, len(evening.start.names))
    return tuple(table)


def _round(present: tuple[str, ...], tables: list[tuple[str, ...]]) -> Round:
    sitting = [id_ for table in tables for id_ in table]
    return Round(tuple(tables), tuple([id_ for id_ in present if id_ not in sitting]))
