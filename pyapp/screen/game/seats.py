"""Seats by what names them: a number in an action, a wind, the turn. How many there are, the
game says.
"""

from ...game.game import Game
from ..hand.seating import Seating

MOST_DIGITS = 9  # that a number in the text of a game may have


def whole(text: str) -> int | None:
    """The number that a text is in plain digits, None for any other text."""
    for character in text:
        if character not in "0123456789":
            return None
    return int(text) if 0 < len(text) <= MOST_DIGITS else None


def signed(text: str) -> int | None:
    """The number that somebody typed, 0 for nothing, None for any other text."""
    text = text.strip().replace("\u2212", "-").replace("+", "")
    digits = text[1:] if text[:1] == "-" else text
    number = whole(digits) if digits else None if text else 0
    return -number if number and digits != text else number


def numbers(texts: tuple[str, ...]) -> tuple[int, ...] | str:
    """The numbers that somebody typed, or the first text that is none."""
    found: list[int] = []
    for text in texts:
        number = signed(text)
        if number is None:
            return text
        found.append(number)
    return tuple(found)


def seat_of(game: Game, text: str) -> int | None:
    """The seat of that number, None without one."""
    seat = whole(text)
    return seat if seat in game.seats else None


def seat_at(game: Game, wind: int) -> int:
    """The seat of a wind in this hand; the dealer's where nobody sits at it."""
    for seat in game.seats:
        if game.wind(seat) == wind:
            return seat
    return game.dealer


def seating(game: Game) -> Seating:
    """Who sits where in a game that is on, which deal it is, and what lies on the table."""
    names = tuple([game.start.names[seat_at(game, wind)] for wind in game.seats])
    deal = game.hand % len(game.seats) + 1
    riichi = tuple(sorted([game.wind(seat) for seat in game.riichi]))
    return Seating(names, game.round, deal, game.honba, game.sticks, riichi, (), None)


def toggled(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats with this one more, or without it, in order."""
    rest = [each for each in seats if each != seat]
    return tuple(sorted(rest if seat in seats else rest + [seat]))
