"""Seats: who sits round the table, whose turn comes when, and who pays a win.

Players are the seats in turn order, 0 the first dealer, as many as the rules say. This is
the only file that knows how seats go round.
"""

THREE = 3  # players of sanma: nobody sits north


def all_seats(players: int) -> tuple[int, ...]:
    """List every seat in turn order."""
    return tuple(range(players))


def after(seat: int, turns: int, players: int) -> int:
    """Give the seat this many turns later: the next one after 1."""
    return (seat + turns) % players


def turns_to(other: int, seat: int, players: int) -> int:
    """Count the turns from a seat to another one: 0 for itself, 1 for the next.

    Counted from the dealer this is the seat wind, 0..3 for east, south, west, north.
    """
    return (other - seat) % players


def others(seat: int, players: int) -> tuple[int, ...]:
    """List the other seats in turn order after this one, the nearest first."""
    return tuple([after(seat, turn, players) for turn in range(1, players)])


def missing_share(dealer_wins: bool) -> int:
    """Give how many times the base the missing north of three would pay of a tsumo, as a
    non-dealer.
    """
    return 2 if dealer_wins else 1


def round_and_dealer(deal: int, players: int) -> tuple[int, int]:
    """Give the round wind and the dealer of a deal, numbered from 0 without counting repeats."""
    return deal // players, deal % players


def shares(
    winner: int, payer: int | None, dealer: int, players: int
) -> tuple[tuple[int, int], ...]:
    """Tell who pays a win, in turn order, and how many times its base: one payer, or everybody
    else.
    """
    if payer is not None:
        return ((payer, 6 if winner == dealer else 4),)
    return tuple(
        [
            (seat, 2 if dealer in (winner, seat) else 1)
            for seat in all_seats(players)
            if seat != winner
        ]
    )
