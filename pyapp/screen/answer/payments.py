"""Who pays whom and in which sticks, and how that comes from the base."""

from typing import NamedTuple

from ...riichi.payments import DEALER, DISCARDER, NON_DEALER, Payment
from ...riichi.points import MANGAN_BASE, Value
from ...riichi.score import Score
from ...riichi.seats import all_seats
from ...riichi.settle import STICK_POINTS
from ...riichi.text import Entry
from ...words.words import Words
from ..html import NOTHING, Html, html, joined
from .amounts import short_limit
from .groups import row, section
from .sticks import sticks_html

PAYER = '<li><span>%s</span> <b>%s</b><span class="hand-over">%s</span></li>'


class Names(NamedTuple):
    """Who sits at the table of a game that is on; nobody without one."""

    at: tuple[str, ...]  # by wind, from east
    discarder: str  # "" where that is not known


NOBODY = Names((), "")


def payers_list(say: Words, entry: Entry, won: Score, names: Names) -> Html:
    """A line for each sort of payer with the sticks for it, and what the winner receives."""
    rows: list[Html] = []
    for payment in won.payments:
        word_id = "each_pay" if payment.count > 1 else "pays"
        if payment.payer == DEALER:
            word_id = "dealer_pays"
        line = say(word_id, who=_who(say, entry, payment, names))
        rows.append(html(PAYER, line, say.number(payment.total), sticks_html(say, payment.total)))
    rows.append(_received(say, entry, won, names))
    return html('<ul class="payers">%s</ul>', joined(rows))


def points_section(say: Words, entry: Entry, won: Score, names: Names) -> Html:
    """Base, limit, and payments with their rounding and honba."""
    rows = [base_row(say, won.value)]
    note = NOTHING
    for payment in won.payments:
        rows.append(_payment(say, entry, won, payment, names))
        if won.value.base * payment.times != payment.points:
            note = html('<p class="quiet">%s</p>', say("rounded_note"))
    return section(say("points_head"), rows, note)


def base_row(say: Words, value: Value) -> Html:
    """How han and fu make the base, or which limit does."""
    base = say.number(value.base)
    if value.yakuman:
        return row(say("base_head"), short_limit(say, value), base, "calc")
    if value.han > 4:
        how = "%s → %s" % (say("n_han", n=value.han), say.limit(value.limit))
        return row(say("base_head"), how, base, "calc")
    raw = value.fu << value.han + 2
    limit = ""
    if raw != value.base or value.base == MANGAN_BASE:
        limit = " = %s → %s" % (say.number(raw), say.limit(value.limit))
    fu = say("n_fu", n=value.fu)
    total = html("<span>%s × 2<sup>2+%d</sup>%s</span>", fu, value.han, limit)
    return row(say("base_head"), total, base, "calc")


def _payment(say: Words, entry: Entry, won: Score, payment: Payment, names: Names) -> Html:
    """Say who pays, and how the sum follows from the base."""
    who = _who(say, entry, payment, names)
    if payment.payer == DEALER:
        who = say("wind_dealer", wind=who)
    elif payment.count > 1:
        who = say("each_of", seats=who)
    how = sum_of(say, won.value.base, payment, entry.situation.honba)
    return row(who, how, say.number(payment.total), "calc")


def sum_of(say: Words, base: int, payment: Payment, honba: int) -> str:
    """Base × times, rounded up; a share of the missing north and honba on top; "" for the base
    alone.
    """
    raw = base * payment.times
    how = say.number(base)
    if payment.times > 1:
        how += " × %d" % payment.times
    if raw != payment.points:
        if payment.times > 1:
            how += " = " + say.number(raw)
        how += " → " + say.number(payment.points)
    if payment.north:
        how += " + " + say("for_north", n=payment.north)
    if payment.honba:
        how += " + " + say("for_honba", n=payment.honba, honba=say("n_honba", n=honba))
    return "" if payment.times == 1 and raw == payment.points == payment.total else how


def _who(say: Words, entry: Entry, payment: Payment, names: Names) -> str:
    """Name those who pay this much: "West and North"; on a ron the discarder."""
    if payment.payer == DISCARDER:
        return names.discarder or say.title("discarder")
    if payment.payer == DEALER:
        return _called(say, 0, names)
    seats = [
        _called(say, seat, names)
        for seat in all_seats(entry.rules.players)
        if seat != entry.situation.seat and not (payment.payer == NON_DEALER and seat == 0)
    ]
    return say.listed(seats)


def _called(say: Words, wind: int, names: Names) -> str:
    return names.at[wind] if wind < len(names.at) else say.player(wind)


def _received(say: Words, entry: Entry, won: Score, names: Names) -> Html:
    """Say what the winner receives in all, with the sticks on the table."""
    sticks, winner = entry.situation.sticks, entry.situation.seat
    how = ""
    if sticks:
        how = "%s + %s" % (say.number(won.total), say("riichi_sticks", n=sticks))
    who = say("receives", who=_called(say, winner, names))
    return row(who, how, say.number(won.total + STICK_POINTS * sticks), "sum")
