"""Liability (pao): who fed the set that made a yakuman certain, and what part of it he shares.

A player who has two dragon sets (three wind sets, three kans) on the table for all to see
and is fed the next one has a yakuman on sight: who fed it answers for it.
"""

from typing import NamedTuple, TypeAlias

from .hand import ANKAN, DAIMINKAN, KANS, PON
from .points import YAKUMAN_BASE, Value
from .rules import Rules
from .tiles import DRAGONS, WINDS, Kind

DAISANGEN, DAISUUSHII, SUUKANTSU = "daisangen", "daisuushii", "suukantsu"
FED_YAKUMAN = (DAISANGEN, DAISUUSHII, SUUKANTSU)

Liable: TypeAlias = "tuple[str, int]"  # a yakuman id and the seat that answers for it


class Call(NamedTuple):
    """One call as it was made: its name, the lowest kind, the seat whose discard was taken.

    feeder is None for a concealed kan and for a kan made by adding to a pon. A pon that
    grew into a kan is two calls: "pon" with its feeder, later "kakan" without.
    """

    call: str
    kind: Kind
    feeder: int | None


def liability(calls: tuple[Call, ...], rules: Rules) -> tuple[Liable, ...]:
    """Tell who is liable to the owner of these calls, in the order in which it came about.

    calls: all calls of one player from first to last. The hand need not be won yet.
    """
    found: list[Liable] = []
    dragons = winds = kans = 0
    for call, kind, feeder in calls:
        made: list[str] = []
        visible = call in (PON, DAIMINKAN) or (
            call == ANKAN and rules.pao_closed_kan_counts_as_visible
        )
        if visible and kind in DRAGONS:
            dragons += 1
            if dragons == 3:
                made.append(DAISANGEN)
        if visible and kind in WINDS:
            winds += 1
            if winds == 4:
                made.append(DAISUUSHII)
        if call in KANS:  # every kan lies on the table for all to see
            kans += 1
            if kans == 4:
                made.append(SUUKANTSU)
        if feeder is not None and call in (PON, DAIMINKAN):
            found.extend([(yakuman, feeder) for yakuman in made if yakuman in rules.pao_yakuman])
    return tuple(found)


def beyond(made: list[str], worth: int, rules: Rules) -> bool:
    """Tell whether no hand that is worth so many yakuman has made all of these."""
    if DAISANGEN in made and DAISUUSHII in made:
        return True  # seven sets
    least = sum([_times(yakuman, rules) for yakuman in made])
    return len(made) > 1 and rules.limit_yakuman_stacking and least > worth


def _times(yakuman: str, rules: Rules) -> int:
    """How many yakuman one is worth by itself."""
    return 2 if yakuman in rules.limit_double_yakuman else 1


class Part(NamedTuple):
    """A part of a hand's base."""

    base: int
    liable: tuple[int, ...]  # the seats that answer for it, () when it is paid as usual


def parts(value: Value, liable: tuple[Liable, ...], rules: Rules) -> tuple[Part, ...]:
    """Split the hand by who answers for it.

    With "liable_part_only" each liable seat answers for its own yakuman, the rest of the
    hand is paid as usual. Else, and where yakuman do not add up, the liable seats answer
    for the whole hand together. A hand that is no yakuman has no liability.
    """
    seats: list[int] = []
    own: list[Part] = []
    count = 0
    for yakuman, seat in liable:
        if yakuman not in rules.pao_yakuman:
            continue
        times = _times(yakuman, rules)
        count += times
        own.append(Part(YAKUMAN_BASE * times, (seat,)))
        if seat not in seats:
            seats.append(seat)
    if not value.yakuman or not seats:
        return (Part(value.base, ()),)
    fed = YAKUMAN_BASE * count
    if rules.pao_composite == "whole_hand" or fed > value.base:
        return (Part(value.base, tuple(seats)),)
    rest = (Part(value.base - fed, ()),) if fed < value.base else ()
    return tuple(own) + rest
