"""Settlement: who pays what to whom, and why, when a hand is over.

Seats are the players in turn order, whatever wind they sit at. Points move in Transfers,
each with one reason; the riichi sticks on the table are worth 1,000 points and were paid
when they were laid down. Nothing is created: the deltas and the change in sticks on the
table add up to zero.
"""

from typing import NamedTuple

from .hand import RON, TSUMO
from .liability import Liable, parts
from .payments import north_share, payments, up_to_100
from .points import MANGAN, MANGAN_BASE, Value
from .rules import Rules
from .seats import all_seats, shares, turns_to

STICK_POINTS = 1000
TRIPLE_RON = "triple_ron"  # the abortive draw that a ron by three is

# Why points move. "ron" and "tsumo" are the usual payments of a win.
HONBA = "honba"
LIABILITY = "liability"  # the share of a liable player who is not the discarder
FED_KAN = "fed_kan"  # a replacement-tile win paid by the feeder of the open kan
STICK = "stick"  # riichi sticks won from the table
OWN_STICK = "own_stick"  # one of several winners takes his own stick back
NOTEN = "noten"
NAGASHI = "nagashi"
CHOMBO = "chombo"
RETURNED = "returned"  # riichi sticks of a hand that is dealt again


class Deal(NamedTuple):
    """What lies on the table when a hand ends."""

    dealer: int
    honba: int
    loose: int  # riichi sticks of earlier hands
    riichi: tuple[int, ...]  # seats that declared in this one: their sticks lie there too

    @property
    def sticks(self) -> int:
        """Riichi sticks on the table."""
        return self.loose + len(self.riichi)


class Claim(NamedTuple):
    """A winner, the value of the hand, and who is liable for which yakuman (see liability)."""

    winner: int
    value: Value
    liable: tuple[Liable, ...]


class Transfer(NamedTuple):
    """Points from one seat to another; None is the table, for riichi sticks."""

    payer: int | None
    payee: int | None
    points: int
    reason: str


class Settlement(NamedTuple):
    """How a hand is paid."""

    winners: tuple[int, ...]  # those that are paid, nearest to the discarder first
    transfers: tuple[Transfer, ...]
    deltas: tuple[int, ...]  # what each seat gains in all
    sticks_left: int  # on the table


def settle(
    claims: tuple[Claim, ...],
    discarder: int | None,
    deal: Deal,
    rules: Rules,
    kan_feeder: int | None = None,
) -> Settlement:
    """Settle a ron by one or several winners, or with no discarder the tsumo of one.

    kan_feeder: for a win on a replacement tile, the seat that fed the open kan. Three
    winners on one discard abort the hand where the rules say so: nobody is then paid.
    """
    paid = paid_claims(claims, discarder, rules)
    moves: list[Transfer] = []
    for place, claim in enumerate(paid):
        honba = deal.honba if place == 0 or rules.pay_multi_ron_honba == "each_winner" else 0
        own = deal._replace(honba=honba)
        if discarder is not None:
            _ron(moves, claim, discarder, RON, own, rules)
        elif kan_feeder is not None and rules.pao_rinshan_after_fed_kan:
            _ron(moves, claim, kan_feeder, FED_KAN, own, rules)
        else:
            _tsumo(moves, claim, TSUMO, own, rules)
    return _taking_sticks(moves, tuple([claim.winner for claim in paid]), deal, rules)


def paid_claims(
    claims: tuple[Claim, ...], discarder: int | None, rules: Rules
) -> tuple[Claim, ...]:
    """List the claims that are paid, nearest first in turn order after the discarder."""
    if discarder is None:
        return claims
    if ron_aborts(len(claims), rules):
        return ()
    several = rules.pay_simultaneous_ron
    by_turn = sorted(claims, key=lambda claim: turns_to(claim.winner, discarder, rules.players))
    return tuple(by_turn[:1] if several == "nearest_only" else by_turn)


def ron_aborts(winners: int, rules: Rules) -> bool:
    """Tell whether a ron by this many voids the hand."""
    most_are_two = rules.pay_simultaneous_ron == "double_paid_triple_abort"
    return winners == 3 and (most_are_two or TRIPLE_RON in rules.draw_abortive)


def exhaustive_draw(
    tenpai: tuple[int, ...], nagashi: tuple[int, ...], deal: Deal, rules: Rules
) -> Settlement:
    """Settle a hand that ran out of tiles.

    tenpai: the seats that show a waiting hand. nagashi: the seats with nagashi mangan,
    which replaces the noten payments. Where it counts as a win ("as_win") honba and sticks
    go with it and its owners are the winners; as a mere payment ("draw") they stay.
    """
    moves: list[Transfer] = []
    if nagashi and rules.yaku_nagashi_mangan != "none":
        as_win = rules.yaku_nagashi_mangan == "as_win"
        mangan = Value(5, 0, 0, MANGAN, MANGAN_BASE)
        players = rules.players
        winners = tuple(sorted(nagashi, key=lambda seat: turns_to(seat, deal.dealer, players)))
        for place, seat in enumerate(winners):
            honba = place == 0 or rules.pay_multi_ron_honba == "each_winner"
            own = deal if as_win and honba else deal._replace(honba=0)
            _tsumo(moves, Claim(seat, mangan, ()), NAGASHI, own, rules)
        return _taking_sticks(moves, winners if as_win else (), deal, rules)
    ready = [seat for seat in all_seats(rules.players) if seat in tenpai]
    noten = [seat for seat in all_seats(rules.players) if seat not in tenpai]
    if ready and noten:
        # As many equal payments as the many need: of four players 1 or 3 tenpai, three thirds.
        pairs = max(len(ready), len(noten))
        share = rules.draw_noten_total // pairs
        for turn in range(pairs):
            _move(moves, noten[turn % len(noten)], ready[turn % len(ready)], share, NOTEN)
    return _settlement((), moves, deal.sticks, rules)


def chombo(seat: int, deal: Deal, rules: Rules) -> Settlement:
    """Settle an offence that voids the hand: the riichi sticks of this hand go back.

    A reverse mangan is paid as if every other player had won one from the offender; the
    other penalties are taken from the final score, so no points move now.
    """
    moves: list[Transfer] = []
    if rules.misc_chombo == "reverse_mangan":
        for other, times in shares(seat, None, deal.dealer, rules.players):
            _move(moves, seat, other, MANGAN_BASE * times, CHOMBO)
    for declarer in deal.riichi:
        _move(moves, None, declarer, STICK_POINTS, RETURNED)
    return _settlement((), moves, deal.loose, rules)


def _ron(
    moves: list[Transfer], claim: Claim, payer: int, reason: str, deal: Deal, rules: Rules
) -> None:
    """Move what one player pays for a win, alone or with the liable ones."""
    honba_payer = payer
    for base, liable in parts(claim.value, claim.liable, rules):
        points = payments(base, RON, claim.winner == deal.dealer, 0, rules)[0].points
        others = [seat for seat in liable if seat != payer]
        if others and rules.pao_ron_by_third_player == "half_each":
            # No rounding: a yakuman is a multiple of 32,000, and at most two seats share half.
            _move(moves, payer, claim.winner, points // 2, reason)
            for seat in others:
                _move(moves, seat, claim.winner, points // 2 // len(others), LIABILITY)
            if rules.pao_honba_on_ron == "liable":
                honba_payer = others[-1]
        else:
            _move(moves, payer, claim.winner, points, reason)
    _move(moves, honba_payer, claim.winner, deal.honba * rules.pay_honba[0], HONBA)


def _tsumo(moves: list[Transfer], claim: Claim, reason: str, deal: Deal, rules: Rules) -> None:
    """Move what the others pay for a win, or the liable player alone, honba included."""
    winner = claim.winner
    paying = shares(winner, None, deal.dealer, rules.players)
    honba_payer: int | None = None
    for base, liable in parts(claim.value, claim.liable, rules):
        north = north_share(base, winner == deal.dealer, rules)
        paid = [(seat, up_to_100(base * times) + north) for seat, times in paying]
        if liable and rules.pao_tsumo == "all":
            for seat in liable:
                points = sum([each for _seat, each in paid]) // len(liable)
                _move(moves, seat, winner, points, LIABILITY)
            honba_payer = liable[-1]
        else:
            for seat, points in paid:
                _move(moves, seat, winner, points, reason)
    each = deal.honba * rules.pay_honba[1]
    if honba_payer is not None:
        _move(moves, honba_payer, winner, each * len(paying), HONBA)
    else:
        for seat, _times in paying:
            _move(moves, seat, winner, each, HONBA)


def _taking_sticks(
    moves: list[Transfer], winners: tuple[int, ...], deal: Deal, rules: Rules
) -> Settlement:
    """Give the sticks on the table to the winners, the nearest one first; they stay without any."""
    if not winners:
        return _settlement((), moves, deal.sticks, rules)
    rest = deal.sticks
    if len(winners) > 1 and rules.pay_multi_ron_sticks == "own_back_rest_nearest":
        for winner in winners:
            if winner in deal.riichi:
                _move(moves, None, winner, STICK_POINTS, OWN_STICK)
                rest -= 1
    _move(moves, None, winners[0], rest * STICK_POINTS, STICK)
    return _settlement(winners, moves, 0, rules)


def _move(
    moves: list[Transfer], payer: int | None, payee: int | None, points: int, reason: str
) -> None:
    if points:
        moves.append(Transfer(payer, payee, points, reason))


def _settlement(
    winners: tuple[int, ...], moves: list[Transfer], sticks_left: int, rules: Rules
) -> Settlement:
    transfers = tuple(moves)
    return Settlement(winners, transfers, deltas_of(transfers, rules.players), sticks_left)


def deltas_of(transfers: tuple[Transfer, ...], players: int) -> tuple[int, ...]:
    """Add up what each seat gains by the transfers."""
    gains = [0] * players
    for payer, payee, points, _reason in transfers:
        if payer is not None:
            gains[payer] -= points
        if payee is not None:
            gains[payee] += points
    return tuple(gains)
