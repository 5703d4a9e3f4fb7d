"""What do I need? The cheapest win that brings a player to a place."""

from typing import NamedTuple

from ..riichi.hand import RON, TSUMO
from ..riichi.points import Value, value, yakuman_value
from ..riichi.rules import Rules
from ..riichi.seats import others
from ..riichi.settle import Claim, settle
from ..riichi.worths import FU, MANY_FU, most_yakuman, worth_exists
from .game import Game, places

LIMIT_HAN = (5, 6, 8, 11)


class Need(NamedTuple):
    """The cheapest ron from a payer, or tsumo, that does it."""

    by: str
    payer: int | None
    value: Value | None  # the least, None when no hand is enough
    hands: tuple[tuple[int, int], ...]  # for each han that can do, with the fewest fu; no limits
    gain: int  # points that the winner gets by the least value, honba and sticks included


def needs(game: Game, seat: int, place: int) -> tuple[Need, ...]:
    """Find the cheapest wins by which a seat reaches a place or better when this hand ends.

    A ron from each other in turn order after the seat, then the tsumo. Where equal scores share a
    place, sharing it is reaching it.
    """
    return tuple([need(game, seat, place, payer) for payer in payers(game, seat)])


def payers(game: Game, seat: int) -> "tuple[int | None, ...]":
    """List who may pay a seat: each other in turn order after it, then None for a tsumo."""
    found: tuple[int | None, ...] = others(seat, game.rules.players)
    return found + (None,)


def need(game: Game, seat: int, place: int, payer: int | None) -> Need:
    """Find the cheapest ron from the payer, or tsumo, that brings a seat to a place or better."""
    by = TSUMO if payer is None else RON
    steps = ladder(by, game.rules)
    low, high = 0, len(steps)
    while low < high:  # a dearer hand never brings a lower place
        middle = (low + high) // 2
        if _place_after(game, seat, payer, steps[middle])[0] <= place:
            high = middle
        else:
            low = middle + 1
    if low == len(steps):
        return Need(by, payer, None, (), 0)
    gain = _place_after(game, seat, payer, steps[low])[1]
    return Need(by, payer, steps[low], _fewest_fu(steps[low:]), gain)


_LADDERS: dict[tuple[str, Rules], list[Value]] = {}


def ladder(by: str, rules: Rules) -> list[Value]:
    """List every value a hand can have, the cheapest first, and remember it: it is asked for again
    with each payer and place.
    """
    if (by, rules) not in _LADDERS:
        _LADDERS[by, rules] = _ladder(by, rules)
    return _LADDERS[by, rules]


def _ladder(by: str, rules: Rules) -> list[Value]:
    rungs: list[Value] = []
    for han in (1, 2, 3, 4):
        for fu in FU:
            if fu < MANY_FU and worth_exists(han, fu, by, rules):
                rungs.append(value(han, fu, rules))
    rungs.extend([value(han, 0, rules) for han in LIMIT_HAN])
    most = most_yakuman(rules)
    rungs.extend([yakuman_value(count) for count in range(1, most + 1)])
    return sorted(rungs, key=lambda rung: (rung.base, rung.han, rung.fu))


def _fewest_fu(rungs: list[Value]) -> tuple[tuple[int, int], ...]:
    """Find for each han from 1 to 4 the fewest fu among these values, limit hands left out."""
    found = []
    for han in (1, 2, 3, 4):
        fu = [rung.fu for rung in rungs if rung.han == han and not rung.limit]
        if fu:
            found.append((han, min(fu)))
    return tuple(found)


def _place_after(game: Game, seat: int, payer: int | None, worth: Value) -> tuple[int, int]:
    """Give the seat's place after such a win, and what it gains."""
    settled = settle((Claim(seat, worth, ()),), payer, game.deal, game.rules)
    scores = tuple([score + delta for score, delta in zip(game.scores, settled.deltas)])
    return places(scores, game.rules)[seat], settled.deltas[seat]
