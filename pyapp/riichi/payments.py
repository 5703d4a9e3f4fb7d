"""Payments: who pays the base how many times, and the honba."""

from typing import NamedTuple

from .hand import RON
from .rules import Rules
from .seats import missing_share, shares

DISCARDER, DEALER, NON_DEALER, EACH = "discarder", "dealer", "non_dealer", "each"


class Payment(NamedTuple):
    """What each of `count` payers hands over.

    points: base * times, rounded up to 100; on top north: for the one who is missing where
    three play, and honba: for the counters.
    """

    payer: str
    count: int  # type: ignore[assignment]  # in place of the tuple's own method
    times: int
    points: int
    north: int
    honba: int

    @property
    def total(self) -> int:
        """Add up what the winner receives, honba included, sticks not."""
        return self.points + self.north + self.honba


def up_to_100(points: int) -> int:
    """Round points up to the next hundred."""
    return (points + 99) // 100 * 100


def payments(base: int, by: str, dealer: bool, honba: int, rules: Rules) -> tuple[Payment, ...]:
    """List the payments of one win: the discarder's, or all others'. Sticks come on top."""
    key = (base, by, dealer, honba, rules.pay_honba, rules.players, rules.pay_north_share)
    found = _PAYMENTS.get(key)
    if found is None:
        found = _PAYMENTS[key] = _payments(base, by, dealer, honba, rules)
    return found


# There are few: as many as bases and counters come up.
_PAYMENTS: "dict[tuple[int, str, bool, int, tuple[int, int], int, str], tuple[Payment, ...]]" = {}


def _payments(base: int, by: str, dealer: bool, honba: int, rules: Rules) -> tuple[Payment, ...]:
    each = honba * rules.pay_honba[by != RON]
    winner, discarder = (0, 1) if dealer else (1, 0)  # as if seat 0 dealt
    paid = shares(winner, discarder if by == RON else None, 0, rules.players)
    factors = [times for _seat, times in paid]
    north = 0 if by == RON else north_share(base, dealer, rules)
    found = []
    for times in sorted(set(factors)):
        payer = DISCARDER if by == RON else EACH if dealer else DEALER if times > 1 else NON_DEALER
        points = up_to_100(base * times)
        found.append(Payment(payer, factors.count(times), times, points, north, each))
    return tuple(found)


def north_share(base: int, dealer: bool, rules: Rules) -> int:
    """Compute what each payer of a tsumo adds for the north that is missing where three play."""
    share = up_to_100(base * missing_share(dealer))
    if rules.pay_north_share == "halved":
        return up_to_100(share // 2)
    return share if rules.pay_north_share == "full" else 0


def total(paid: tuple[Payment, ...]) -> int:
    """Add up what the winner receives, honba included, sticks not."""
    points = 0
    for each in paid:
        points += each.count * (each.points + each.north + each.honba)
    return points


def pay_text(paid: tuple[Payment, ...]) -> str:
    """Write the payments as score tables print them: "3900", "1000/2000", dealer tsumo "2000"."""
    return "/".join(str(each.total) for each in paid)
