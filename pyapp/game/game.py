"""A game as it stands: scores, winds, counters and sticks, and what every event did.

Only `play.replay` and `play.play` build one; everything else reads it.
"""

from typing import NamedTuple

from ..riichi.rules import Rules
from ..riichi.seats import THREE, all_seats, round_and_dealer, turns_to
from ..riichi.settle import STICK_POINTS, Deal, Transfer
from .events import ROUNDS, Event, Start

MOST_EVENTS = 2000  # of a game after its start: more than any evening has
EXTENSION_TARGET = 30000  # what somebody must have for a game to end without West round,
TARGET_OF_THREE = 40000  # and where three play


class Played(NamedTuple):
    """What one event did; with the game as it found it, so that nothing is replayed to go back."""

    event: Event
    before: tuple[int, ...]  # the scores that it found
    hand: int
    honba: int
    loose: int
    riichi: tuple[int, ...]
    won: tuple[int, ...]
    over: str
    transfers: tuple[Transfer, ...]
    after: tuple[int, ...]  # the scores that it left
    sticks: int  # riichi sticks on the table afterwards

    @property
    def deltas(self) -> tuple[int, ...]:
        """What each seat gained."""
        return tuple([after - before for before, after in zip(self.before, self.after)])


class Game(NamedTuple):
    """A game, as far as it was played."""

    start: Start
    rules: Rules
    scores: tuple[int, ...]
    hand: int  # number of the deal, 0 = East 1, 4 = South 1 of four
    honba: int
    loose: int  # riichi sticks left from earlier hands
    riichi: tuple[int, ...]  # seats that declared in this hand, in that order
    won: tuple[int, ...]  # seats that have won a hand
    log: tuple[Played, ...]
    over: str  # "last_hand", "target", "dealer_stops", "bust", "stopped"; "" while it goes on

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that replay to this game."""
        return (self.start,) + tuple([step.event for step in self.log])

    @property
    def seats(self) -> tuple[int, ...]:
        """The players in turn order, 0 the first dealer."""
        return all_seats(self.rules.players)

    @property
    def round(self) -> int:
        """The round wind, 0..3 for east, south, west, north."""
        return round_and_dealer(self.hand, self.rules.players)[0]

    @property
    def dealer(self) -> int:
        """The seat that deals: the first deal is seat 0's, then in turn order."""
        return round_and_dealer(self.hand, self.rules.players)[1]

    @property
    def sticks(self) -> int:
        """Riichi sticks on the table."""
        return self.loose + len(self.riichi)

    @property
    def deal(self) -> Deal:
        """What lies on the table, for settling this hand."""
        return Deal(self.dealer, self.honba, self.loose, self.riichi)

    @property
    def last_hand(self) -> int:
        """The number of the last deal without extension: of four South 4 or East 4."""
        return self.rules.players * ROUNDS[self.start.length] - 1

    @property
    def target(self) -> int:
        """Points that end a game which may be extended: 30,000, of three players 40,000, or the
        return if higher.
        """
        three = self.rules.players == THREE
        return max(TARGET_OF_THREE if three else EXTENSION_TARGET, self.rules.end_start_return[1])

    def wind(self, seat: int) -> int:
        """Give the seat wind of a player, 0..3 for east, south, west, north."""
        return turns_to(seat, self.dealer, self.rules.players)

    def total(self) -> int:
        """Add up the points of the players and on the table; the same from start to end."""
        return sum(self.scores) + self.sticks * STICK_POINTS


def most_deals(length: str, rules: Rules) -> int:
    """Count the deals that a game of this length can have, without repeats."""
    more = 1 if rules.end_agariyame_extension == "west_until_return" else 0
    return rules.players * (ROUNDS[length] + more)


def earlier(game: Game, place: int) -> Game:
    """Go back to the game as it was before the event at a place, from 1 on."""
    if place > len(game.log):
        return game
    step = game.log[place - 1]
    counts = step.hand, step.honba, step.loose, step.riichi, step.won
    return Game(game.start, game.rules, step.before, *counts, game.log[: place - 1], step.over)


def places(scores: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    """Give the place of each seat, 1 for the first, by these scores.

    Equal scores share a place, or by "seat_order" the seat nearer the first dealer is ahead.
    """
    found = []
    for seat, score in enumerate(scores):
        ahead = [theirs for theirs in scores if theirs > score]
        if rules.end_ties == "seat_order":
            ahead += [theirs for theirs in scores[:seat] if theirs == score]
        found.append(1 + len(ahead))
    return tuple(found)
