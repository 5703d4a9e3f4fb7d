"""How a hand's worth is worked out, step by step, so that one step can be taken wrongly.

The engine makes every step. A slip changes what one step gives, and the engine's own functions
go on from there: to the number that who slips so answers.
"""

from typing import NamedTuple

from ..riichi.dora import DoraItem
from ..riichi.fu import FuItem, rounded
from ..riichi.payments import Payment, payments
from ..riichi.points import KIRIAGE_MANGAN, MANGAN, Value, value
from ..riichi.readings import Reading
from ..riichi.rules import Rules
from ..riichi.score import Score, price
from ..riichi.text import Entry
from ..riichi.tiles import KIND_OF, Kind, Tile, dora_after
from ..riichi.win import Win
from ..riichi.yaku import YakuHit, counted, reading_hits, situation_hits


class Solution(NamedTuple):
    """All steps of one win; win and reading are of no hand where only han and fu are given."""

    rules: Rules
    by: str
    dealer: bool
    honba: int
    sticks: int
    win: Win
    reading: Reading
    yaku: tuple[YakuHit, ...]
    dora: tuple[DoraItem, ...]
    items: tuple[FuItem, ...]
    value: Value
    payments: tuple[Payment, ...]
    points_up: bool
    payers_swapped: bool
    misread: int  # how many tiles too far indicators are taken to point


NO_READING = Reading("", (), -1, "", 0, 0, 0, 0)


def solution_of(entry: Entry, best: Score) -> Solution:
    """List the steps of a hand that the engine has scored."""
    hand = entry.hand
    return _solution(Win(hand, entry.situation, best.by, entry.rules, hand.closed), best)


def _solution(win: Win, best: Score) -> Solution:
    situation = win.situation
    table = (win.rules, win.by, situation.dealer, situation.honba, situation.sticks)
    _by, reading, yaku, dora, items, worth, paid, _others = best
    return Solution(*table, win, reading, yaku, dora, items, worth, paid, True, False, 0)


def cell_solution(entry: Entry, han: int, fu: int) -> Solution:
    """List the steps of a cell of the table."""
    situation, rules, by = entry.situation, entry.rules, entry.by
    worth = value(han, fu, rules)
    paid = payments(worth.base, by, situation.dealer, situation.honba, rules)
    win = Win(entry.hand, situation, by, rules, True)
    return _solution(win, Score(by, NO_READING, (), (), (), worth, paid, ()))


def with_fu(solution: Solution, fu: int) -> Solution:
    """Change the fu, and all that follows."""
    return with_value(solution, value(solution.value.han, fu, solution.rules))


def with_items(solution: Solution, items: tuple[FuItem, ...]) -> Solution:
    """Change the fu items, and all that follows."""
    return with_fu(solution._replace(items=items), rounded(items))


def with_han(solution: Solution, han: int) -> Solution:
    """Change the han, and all that follows."""
    return with_value(solution, value(han, solution.value.fu, solution.rules))


def with_value(solution: Solution, worth: Value) -> Solution:
    """Change the value, and its payments."""
    paid = payments(worth.base, solution.by, solution.dealer, solution.honba, solution.rules)
    return solution._replace(value=worth, payments=paid)


def repriced(solution: Solution, win: Win, reading: Reading) -> Solution | None:
    """Price the hand read or won in another way; None if it has no yaku then."""
    from_situation, _alone = situation_hits(win)
    yaku = counted(from_situation + reading_hits(reading, win), win.rules)
    return _solution(win, price(reading, win, yaku, solution.dora)) if yaku else None


AROUND = 36  # after so many tiles every order of dora has come round


def further(tile: Tile, far: int, players: int) -> Kind:
    """Find the tile so many places further in the order of dora, back for less than 0."""
    kind = KIND_OF[tile]
    for _ in range(far % AROUND):
        kind = dora_after(kind, players)
    return kind


def limit_name(worth: Value) -> str:
    """Name the limit as it is said: what is lifted to mangan is mangan."""
    return MANGAN if worth.limit == KIRIAGE_MANGAN else worth.limit


def spoken(solution: Solution) -> tuple[Payment, ...]:
    """List the payments in the order in which they are said."""
    if solution.points_up:
        return solution.payments
    down = [
        paid._replace(points=solution.value.base * paid.times // 100 * 100)
        for paid in solution.payments
    ]
    return tuple(down)
