"""The score table under the rules in force: what each han and fu pay, why, and a hand for it."""

from typing import NamedTuple

from ..riichi.hand import RON, TSUMO
from ..riichi.payments import Payment, payments
from ..riichi.points import NO_LIMIT, Value, needs_two_han, value, yakuman_value
from ..riichi.rules import Rules
from ..riichi.score import Score, score
from ..riichi.text import Entry
from ..riichi.worths import FU, LEAST_LIMIT, MANY_FU, worth_exists
from .deal import deal
from .dice import Dice
from .request import hand

HAN = (1, 2, 3, 4)
ROWS = tuple([fu for fu in FU if fu < MANY_FU])  # more fu have 4 han, and are mangan
MOST_HAN_NAMED = 13  # from here on no more limits come
EXAMPLE_TRIES = 160


class Way(NamedTuple):
    """A cell won by ron or tsumo."""

    by: str
    reason: str  # the id of why no hand can have it so, "" if one can
    payments: tuple[Payment, ...]  # honba included, () if no hand can have it so


class Cell(NamedTuple):
    """One cell. Neither way may be possible; the value is what its arithmetic gives."""

    han: int
    fu: int
    value: Value
    ron: Way
    tsumo: Way

    @property
    def possible(self) -> bool:
        """Whether any hand can be paid so."""
        return not (self.ron.reason and self.tsumo.reason)


class Span(NamedTuple):
    """Cells of a row beside each other that are all mangan, lifted to it or not; or one cell."""

    cells: tuple[Cell, ...]
    limit: str


class Row(NamedTuple):
    """The cells of one fu, from 1 to 4 han."""

    fu: int
    cells: tuple[Cell, ...]

    @property
    def spans(self) -> tuple[Span, ...]:
        """The cells as they are drawn: those of mangan joined."""
        found: list[Span] = []
        for cell in self.cells:
            limit = cell.value.limit if cell.possible else NO_LIMIT
            if limit and found and found[-1].limit:
                found[-1] = Span(found[-1].cells + (cell,), limit)
            else:
                found.append(Span((cell,), limit))
        return tuple(found)


class Limit(NamedTuple):
    """A limit, and what is paid."""

    value: Value  # at the least han that reach it by themselves
    most_han: int  # that it holds for; 0: no end, or yakuman, which count no han
    ron: tuple[Payment, ...]
    tsumo: tuple[Payment, ...]


class ScoreTable(NamedTuple):
    """The whole table for a dealer or another winner."""

    rows: tuple[Row, ...]
    limits: tuple[Limit, ...]


def score_table(dealer: bool, honba: int, rules: Rules) -> ScoreTable:
    """Make the table under the rules, with this many counters on the table."""
    rows = [Row(fu, tuple([cell(han, fu, dealer, honba, rules) for han in HAN])) for fu in ROWS]
    return ScoreTable(tuple(rows), limits(dealer, honba, rules))


def cell(han: int, fu: int, dealer: bool, honba: int, rules: Rules) -> Cell:
    """Make one cell."""
    worth = value(han, fu, rules)
    ways: list[Way] = []
    for by in (RON, TSUMO):
        reason = why_not(han, fu, by, honba, rules)
        paid = () if reason else payments(worth.base, by, dealer, honba, rules)
        ways.append(Way(by, reason, paid))
    return Cell(han, fu, worth, ways[0], ways[1])


def why_not(han: int, fu: int, by: str, honba: int, rules: Rules) -> str:
    """Say by the id of its words why nothing is paid for these fu with 1 to 4 han; "" if it is."""
    if worth_exists(han, fu, by, rules):
        few = han == 1 and needs_two_han(honba, rules)
        return "about_yaku_two_han_minimum_at_5_honba" if few else ""
    if fu == 20:
        if by == RON:
            return "no_20_fu_ron"
        return "no_20_fu_tsumo" if rules.fu_pinfu_tsumo != 20 else "no_20_fu_one_han"
    if fu == 25:
        if rules.fu_chiitoitsu != 25:
            return "no_25_fu"
        return "no_25_fu_one_han" if han == 1 else "no_25_fu_tsumo"
    if fu >= MANY_FU:
        return "no_many_fu"
    by_ron = worth_exists(han, fu, RON, rules)
    return "no_110_fu_tsumo" if by_ron else "no_110_fu_one_han"


def limits(dealer: bool, honba: int, rules: Rules) -> tuple[Limit, ...]:
    """List the limits from mangan to yakuman, each with the han that reach it."""
    found: list[Limit] = []
    for han in range(LEAST_LIMIT, MOST_HAN_NAMED + 1):
        worth = value(han, 0, rules)
        if found and found[-1].value.limit == worth.limit:
            found[-1] = found[-1]._replace(most_han=han)
        else:
            found.append(_limit(worth, han, dealer, honba, rules))
    found[-1] = found[-1]._replace(most_han=0)
    found.append(_limit(yakuman_value(1), 0, dealer, honba, rules))
    return tuple(found)


def _limit(worth: Value, most_han: int, dealer: bool, honba: int, rules: Rules) -> Limit:
    ron, tsumo = [payments(worth.base, by, dealer, honba, rules) for by in (RON, TSUMO)]
    return Limit(worth, most_han, ron, tsumo)


def example(han: int, fu: int, by: str, dealer: bool, honba: int, under: Entry) -> Entry | None:
    """Find a hand that is worth this under the entry's rules with this many counters on the table,
    always the same one; None if none is. From 5 han on fu is 0: they do not matter.
    """
    if han < LEAST_LIMIT and why_not(han, fu, by, honba, under.rules):
        return None
    request = hand(han=han, fu=fu, by=by, dealer=dealer)
    if han >= MOST_HAN_NAMED:
        request = request._replace(han=0, family="daisangen")
    for place in range(EXAMPLE_TRIES):
        dice = Dice("%d/%d/%s/%d" % (han, fu, by, place))
        found = deal(request, under, dice)
        if found is not None:
            found = found._replace(situation=found.situation._replace(honba=honba))
            # A hand with one han of yaku may be too little for this many counters.
            if isinstance(score(found.hand, found.situation, by, found.rules), Score):
                return found
    return None
