"""The scoring line: read the hand every way, price each reading, keep the best paid."""

from typing import NamedTuple, TypeAlias

from .dora import DoraItem, dora_items
from .fu import FuItem, fu_items, rounded
from .hand import CLOSED_KAN, FULL, RON, TSUMO, Hand, Situation, problems
from .payments import Payment, payments, total
from .points import Value, needs_two_han, value, yakuman_value
from .problem import Problem, problem
from .readings import Reading, readings
from .rules import Rules
from .shapes import KOKUSHI
from .win import Win
from .yaku import YakuHit, counted, reading_hits, situation_hits


class Score(NamedTuple):
    """What a win is worth and why.

    The han of yaku and dora add up to value.han (yakuman to value.yakuman), the fu items
    to value.fu before rounding, base times the payments' factors to what is paid.
    """

    by: str
    reading: Reading
    yaku: tuple[YakuHit, ...]
    dora: tuple[DoraItem, ...]
    fu_items: tuple[FuItem, ...]
    value: Value
    payments: tuple[Payment, ...]
    others: "tuple[Score, ...]"  # the readings that pay less, best first, without others

    @property
    def total(self) -> int:
        """Points the winner receives, honba included, sticks not."""
        return total(self.payments)


class Refusal(NamedTuple):
    """Why this is no win. When only the hand falls short the one problem is "no_shape",
    "no_yaku", "two_han_minimum" or "too_few_tiles" (with how many are missing).
    """

    problems: tuple[Problem, ...]


Outcome: TypeAlias = "Score | Refusal"


def score(hand: Hand, situation: Situation, by: str, rules: Rules) -> Outcome:
    """Score a complete hand won by "ron" or "tsumo" under the rules given.

    Of all readings the one that pays most counts (then a yakuman, more han, more fu, the
    order of reading). Bad input is a Refusal with all its problems, never an exception.
    """
    wrong = problems(hand, situation, rules) + win_problems(hand, situation, by, rules)
    if wrong:
        return Refusal(wrong)
    all_readings = readings(hand, by, rules)
    if rules.house_yaku and not all_readings:
        from .local_patterns import apart  # which few houses need

        all_readings = apart(hand, situation, by, rules)
    if not all_readings:
        return Refusal((problem("no_shape"),))
    kokushi = rules.yaku_kokushi_robs_closed_kan and all_readings[0].form == KOKUSHI
    if situation.chankan == CLOSED_KAN and not kokushi:
        return Refusal((problem("closed_kan_not_robbed"),))
    return _paid(Win(hand, situation, by, rules, hand.closed), all_readings)


def _paid(win: Win, all_readings: list[Reading]) -> Outcome:
    """Price each reading and keep the best paid."""
    from_situation, alone = situation_hits(win)
    situation, rules = win.situation, win.rules
    dora = dora_items(win.hand, situation, win.by, rules)
    two_han = needs_two_han(situation.honba, rules)
    priced: list[Score] = []
    short = False
    for reading in all_readings:
        yaku = counted(_hits(reading, win, from_situation), rules)
        if two_han and len(yaku) == 1 and yaku[0].han == 1:
            short = True
        elif yaku:
            priced.append(price(reading, win, yaku, dora))
    for hit in alone:  # worth its limit by itself, or the hand without it, whichever pays more
        priced.append(_pay(all_readings[0], win, (hit,), (), (), value(hit.han, 0, rules)))
    if not priced:
        return Refusal((problem("two_han_minimum" if short else "no_yaku"),))
    return _best(priced) if len(priced) > 1 else priced[0]


def _hits(reading: Reading, win: Win, from_situation: list[YakuHit]) -> list[YakuHit]:
    """List all yaku of a reading, the house's too."""
    hits = from_situation + reading_hits(reading, win)
    if win.rules.house_yaku:
        from .local_patterns import with_local  # which few houses need

        hits = with_local(hits, reading, win)
    return hits


def price(
    reading: Reading, win: Win, yaku: tuple[YakuHit, ...], dora: tuple[DoraItem, ...]
) -> Score:
    """Price one reading with these yaku. A yakuman leaves dora and fu out."""
    han = yakuman = 0
    pinfu = False
    for hit in yaku:
        han += hit.han
        yakuman += hit.yakuman
        if hit.id == "pinfu":
            pinfu = True
    if yakuman:
        return _pay(reading, win, yaku, (), (), yakuman_value(yakuman))
    for item in dora:
        han += item.han
    items = fu_items(reading, win, pinfu)
    return _pay(reading, win, yaku, dora, items, value(han, rounded(items), win.rules))


def _pay(
    reading: Reading,
    win: Win,
    yaku: tuple[YakuHit, ...],
    dora: tuple[DoraItem, ...],
    items: tuple[FuItem, ...],
    worth: Value,
) -> Score:
    situation = win.situation
    paid = payments(worth.base, win.by, situation.seat == 0, situation.honba, win.rules)
    return Score(win.by, reading, yaku, dora, items, worth, paid, ())


def _best(priced: list[Score]) -> Score:
    ranks: list[tuple[int, int, int, int, int]] = []
    for place, each in enumerate(priced):
        worth = each.value
        ranks.append((-each.total, -worth.yakuman, -worth.han, -worth.fu, place))
    best, *others = [priced[rank[-1]] for rank in sorted(ranks)]
    return best._replace(others=tuple(others))


def win_problems(hand: Hand, situation: Situation, by: str, rules: Rules) -> tuple[Problem, ...]:
    """List what is missing or contradictory for a win by ron or by tsumo."""
    found: list[Problem] = []
    if hand.size < FULL or hand.winning is None:
        found.append(problem("too_few_tiles", FULL - hand.size))
    if by == RON:
        if situation.rinshan:
            found.append(problem("rinshan_is_tsumo"))
        if situation.first_turn and situation.dealer:
            found.append(problem("first_turn_dealer_ron"))
    elif by != TSUMO:
        found.append(problem("neither_ron_nor_tsumo"))
    else:
        if situation.chankan:
            found.append(problem("chankan_is_ron"))
        if situation.robs_nuki:
            found.append(problem("robs_nuki_is_ron"))
        if situation.said and rules.house_yaku:
            from .local import said_of_ron  # which few houses need

            found.extend(said_of_ron(situation, rules))
    return tuple(found)
