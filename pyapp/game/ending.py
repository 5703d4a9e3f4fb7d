"""The end of a game: places and final points, item by item.

Final points are thousands with decimals at the table; here they are points (53,000 is
"+53.0"). The items of a player add up to his total, and the totals of all with what
is taken out of the game (`outside`) add up to zero.
"""

from typing import NamedTuple

from ..riichi.options import FLOATING_UMA
from ..riichi.rules import Rules
from ..riichi.settle import STICK_POINTS
from .events import Chombo, Penalty
from .game import Game, places

THOUSAND = 1000

# Items of a total, in the order they are shown.
SCORE = "score"  # points at the end of the last hand
STICKS = "sticks"  # riichi sticks left on the table
RETURN = "return"  # what everybody gives back
OKA = "oka"
UMA = "uma"
ROUNDING = "rounding"
CHOMBO = "chombo"
PENALTY = "penalty"
YAKITORI = "yakitori"
REST = "rest"  # what a tie cannot share out evenly

# What a chombo takes off the final points; a reverse mangan has been paid at once.
CHOMBO_POINTS = {"penalty_20000": 20000, "penalty_30000": 30000}


class Item(NamedTuple):
    """One reason for final points."""

    id: str
    points: int


class Standing(NamedTuple):
    """A player's result."""

    seat: int
    place: int  # from 1 on, the same for tied players that share it
    items: tuple[Item, ...]
    total: int


class Ending(NamedTuple):
    """The result of a game."""

    standings: tuple[Standing, ...]  # from first to last
    outside: tuple[Item, ...]  # what went out of it, or came in: what nobody gets


def ending(game: Game) -> Ending:
    """Compute the result of a game; of one still going on, as if it ended now."""
    rules, scores = game.rules, game.scores
    place_of = places(scores, rules)
    order = sorted(game.seats, key=lambda seat: (place_of[seat], seat))
    first = [seat for seat in order if place_of[seat] == 1]
    lists: list[list[Item]] = [
        [Item(SCORE, scores[seat]), Item(RETURN, -rules.end_start_return[1])] for seat in game.seats
    ]
    for seat, points in _uma(order, place_of, scores, rules):
        lists[seat].append(Item(UMA, points))
    for seat, points in _shared(rules.end_oka * THOUSAND, first, rules):
        lists[seat].append(Item(OKA, points))
    if rules.end_leftover_sticks == "to_first":
        for seat, points in _shared(game.sticks * STICK_POINTS, first, rules):
            lists[seat].append(Item(STICKS, points))
    if rules.end_final_rounding != "none":
        _round(lists, scores, first, rules)
    outside = _left_over(lists, game)
    _penalties(lists, outside, game)
    standings = []
    for seat in order:
        items = tuple([item for item in lists[seat] if item.points or item.id == SCORE])
        standings.append(Standing(seat, place_of[seat], items, _sum(lists[seat])))
    return Ending(tuple(standings), tuple([item for item in outside if item.points]))


def _uma(
    order: list[int], place_of: tuple[int, ...], scores: tuple[int, ...], rules: Rules
) -> list[tuple[int, int]]:
    """List (seat, points) of the placement bonus; tied players share those of their places."""
    table = rules.end_uma
    if isinstance(table, str):
        floating = [score for score in scores if score >= rules.end_start_return[1]]
        table = FLOATING_UMA[len(floating)]
    found: list[tuple[int, int]] = []
    for place in range(1, len(order) + 1):
        tied = [seat for seat in order if place_of[seat] == place]
        together = sum(table[place - 1 : place - 1 + len(tied)]) * THOUSAND
        found.extend(_shared(together, tied, rules))
    return found


def _shared(points: int, tied: list[int], rules: Rules) -> list[tuple[int, int]]:
    """Share points out equally, as (seat, points).

    When it does not come out even, "split_first_dealer" shares in hundreds and gives the
    rest to the one nearest the first dealer; otherwise the last point or two is nobody's.
    """
    if not points or not tied:
        return []
    if rules.end_ties == "split_first_dealer":
        share = points // (100 * len(tied)) * 100
        rest = points - share * len(tied)
        return [(seat, share + (rest if seat == min(tied) else 0)) for seat in tied]
    share = abs(points) // len(tied) * (1 if points > 0 else -1)
    return [(seat, share) for seat in tied]


def rounded(score: int, how: str) -> int:
    """Round points to thousands, below zero as above it.

    how: "five_down_six_up" drops 500 and counts 600 as 1,000; "half_away_from_zero" counts 500
    as 1,000 already.
    """
    from_here = 499 if how == "five_down_six_up" else 500
    size = (abs(score) + from_here) // THOUSAND * THOUSAND
    return size if score > 0 else -size


def _round(
    lists: list[list[Item]], scores: tuple[int, ...], first: list[int], rules: Rules
) -> None:
    """Round all but the first, who takes minus the sum of the others."""
    for seat, score in enumerate(scores):
        if seat not in first:
            lists[seat].append(Item(ROUNDING, rounded(score, rules.end_final_rounding) - score))
    missing = -sum([_sum(items) for items in lists])
    for seat, points in _shared(missing, first, rules):
        lists[seat].append(Item(ROUNDING, points))


def _left_over(lists: list[list[Item]], game: Game) -> list[Item]:
    """List what makes the sum zero before penalties: lost sticks, and what a tie leaves over."""
    rules = game.rules
    missing = -sum([_sum(items) for items in lists])
    outside = []
    if rules.end_final_rounding == "none":
        if rules.end_leftover_sticks == "lost":
            outside.append(Item(STICKS, game.sticks * STICK_POINTS))
        start, back = rules.end_start_return
        outside.append(Item(OKA, rules.players * (back - start) - rules.end_oka * THOUSAND))
    outside.append(Item(REST, missing - _sum(outside)))
    return outside


def _penalties(lists: list[list[Item]], outside: list[Item], game: Game) -> None:
    """Take chombo, penalties and yakitori off the final points; nobody gets them."""
    size = CHOMBO_POINTS.get(game.rules.misc_chombo, 0)
    bird = -game.rules.end_yakitori * THOUSAND
    chombo = [0 for _seat in game.seats]
    penalty = [0 for _seat in game.seats]
    for step in game.log:
        if isinstance(step.event, Chombo):
            chombo[step.event.seat] += size
        elif isinstance(step.event, Penalty):
            penalty[step.event.seat] += step.event.points
    yakitori = [0 if seat in game.won else bird for seat in game.seats]
    for reason, losses in ((CHOMBO, chombo), (PENALTY, penalty), (YAKITORI, yakitori)):
        for seat, points in enumerate(losses):
            lists[seat].append(Item(reason, -points))
        outside.append(Item(reason, sum(losses)))


def _sum(items: list[Item]) -> int:
    return sum([item.points for item in items])
