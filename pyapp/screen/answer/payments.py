"""From the base to what each player hands over, and in which sticks."""

from ...riichi.payments import DEALER, DISCARDER, NON_DEALER, Payment
from ...riichi.points import MANGAN_BASE
from ...riichi.score import Score
from ...riichi.text import Entry
from ..html import escape
from ..words import Words, number
from .amounts import worth
from .groups import row, section
from .sticks import sticks_html

STICK = 1000  # what a riichi stick is worth


def points_section(say: Words, entry: Entry, won: Score) -> str:
    """Base, limit, payments with their rounding and honba, sticks, and what is received."""
    rows = [_base(say, won)]
    for payment in won.payments:
        rows.append(_payment(say, entry, won, payment))
    rows.append(_received(say, entry, won))
    note = ""
    for payment in won.payments:
        if won.value.base * payment.times != payment.points:
            note = '<p class="quiet">%s</p>' % escape(say("rounded_note"))
    return section(say("points_head"), rows, note)


def _base(say: Words, won: Score) -> str:
    value = won.value
    if value.yakuman or value.han > 4:
        return row(say("base_head"), escape(worth(say, value)), number(value.base))
    raw = value.fu << value.han + 2
    how = "%s × 2<sup>2+%d</sup>" % (escape(say.say("n_fu", n=value.fu)), value.han)
    if raw != value.base or value.base == MANGAN_BASE:
        how += " = %s → %s" % (number(raw), escape(say.limit(value.limit)))
    return row(say("base_head"), _calculation(how), number(value.base))


def _calculation(html: str) -> str:
    return '<span class="calc">%s</span>' % html


def _payment(say: Words, entry: Entry, won: Score, payment: Payment) -> str:
    """Who pays: base × times, rounded up, honba on top, and the sticks for it."""
    raw = won.value.base * payment.times
    how = number(won.value.base)
    if payment.times > 1:
        how += " × %d" % payment.times
    if raw != payment.points:
        if payment.times > 1:
            how += " = " + number(raw)
        how += " → " + number(payment.points)
    if payment.honba:
        how += " + %s" % number(payment.honba)
    if payment.times == 1 and raw == payment.points and not payment.honba:
        how = ""
    sticks = '<span class="hand-over">%s</span>' % sticks_html(payment.total)
    return row(
        payers(say, entry, payment), _calculation(how), number(payment.total), sticks, "payer"
    )


def payers(say: Words, entry: Entry, payment: Payment) -> str:
    """Who pays, by seat: "East, dealer", "West and North each"; on a ron the discarder."""
    if payment.payer == DISCARDER:
        return say.title("discarder")
    if payment.payer == DEALER:
        return say.say("wind_dealer", wind=say.wind(0))
    seats: list[str] = []
    for seat in range(4):
        if seat != entry.situation.seat and not (payment.payer == NON_DEALER and seat == 0):
            seats.append(say.wind(seat))
    return "%s %s" % (say.listed(tuple(seats), "and"), say("each_of"))


def _received(say: Words, entry: Entry, won: Score) -> str:
    sticks = entry.situation.sticks
    how = ""
    if sticks:
        name = say.say("one_stick" if sticks == 1 else "many_sticks", n=sticks)
        how = "%s + %s" % (number(won.total), escape(name))
    return row(say("received"), how, number(won.total + STICK * sticks), "", "sum")
