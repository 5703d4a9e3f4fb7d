"""From the base to what each player hands over, and in which sticks."""

from ...riichi.payments import DEALER, DISCARDER, NON_DEALER, Payment
from ...riichi.points import MANGAN_BASE
from ...riichi.score import Score
from ...riichi.settle import STICK_POINTS
from ...riichi.text import Entry
from ...words.words import WINDS, Words
from ..html import NOTHING, Html, html
from .amounts import worth
from .groups import row, section
from .sticks import sticks_html


def points_section(say: Words, entry: Entry, won: Score) -> Html:
    """Base, limit, payments with their rounding and honba, sticks, and what is received."""
    rows = [_base(say, won)]
    note = NOTHING
    for payment in won.payments:
        rows.append(_payment(say, entry, won, payment))
        if won.value.base * payment.times != payment.points:
            note = html('<p class="quiet">%s</p>', say("rounded_note"))
    rows.append(_received(say, entry, won))
    return section(say("points_head"), rows, note)


def _base(say: Words, won: Score) -> Html:
    value = won.value
    base = say.number(value.base)
    if value.yakuman or value.han > 4:
        return row(say("base_head"), worth(say, value), base)
    raw = value.fu << value.han + 2
    limit = ""
    if raw != value.base or value.base == MANGAN_BASE:
        limit = " = %s → %s" % (say.number(raw), say.limit(value.limit))
    fu = say("n_fu", n=value.fu)
    how = html('<span class="calc">%s × 2<sup>2+%d</sup>%s</span>', fu, value.han, limit)
    return row(say("base_head"), how, base)


def _payment(say: Words, entry: Entry, won: Score, payment: Payment) -> Html:
    """Who pays: base × times, rounded up, honba on top, and the sticks for it."""
    raw = won.value.base * payment.times
    how = say.number(won.value.base)
    if payment.times > 1:
        how += " × %d" % payment.times
    if raw != payment.points:
        if payment.times > 1:
            how += " = " + say.number(raw)
        how += " → " + say.number(payment.points)
    if payment.honba:
        how += " + " + say.number(payment.honba)
    if payment.times == 1 and raw == payment.points and not payment.honba:
        how = ""
    calc = html('<span class="calc">%s</span>', how)
    sticks = html('<span class="hand-over">%s</span>', sticks_html(say, payment.total))
    return row(payers(say, entry, payment), calc, say.number(payment.total), sticks, "payer")


def payers(say: Words, entry: Entry, payment: Payment) -> str:
    """Who pays, by seat: "East, dealer", "West and North each"; on a ron the discarder."""
    if payment.payer == DISCARDER:
        return say.title("discarder")
    if payment.payer == DEALER:
        return say("wind_dealer", wind=say.wind(0))
    seats = [
        say(wind)
        for seat, wind in enumerate(WINDS)
        if seat != entry.situation.seat and not (payment.payer == NON_DEALER and seat == 0)
    ]
    return say("each_of", seats=say.listed(seats))


def _received(say: Words, entry: Entry, won: Score) -> Html:
    sticks = entry.situation.sticks
    how = ""
    if sticks:
        how = "%s + %s" % (say.number(won.total), say("riichi_sticks", n=sticks))
    return row(say("received"), how, say.number(won.total + STICK_POINTS * sticks), NOTHING, "sum")
