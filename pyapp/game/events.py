"""What happens in a game, as plain records, and why an event cannot be.

Seats are the players in turn order, 0 the first dealer.
"""

from typing import Any, NamedTuple, TypeAlias

from ..riichi.liability import Liable
from ..riichi.points import Value, value, yakuman_value
from ..riichi.problem import Problem
from ..riichi.rules import Rules

HANCHAN, TONPUUSEN = "hanchan", "tonpuusen"
ROUNDS = {TONPUUSEN: 1, HANCHAN: 2}  # wind rounds of a game


class Snapshot(NamedTuple):
    """How a game stood that was under way when it was taken over, before a riichi of its hand."""

    hand: int  # number of the deal, 0 = East 1
    honba: int
    sticks: int  # on the table
    scores: tuple[int, ...]
    won: tuple[int, ...]  # seats that have won a hand


class Start(NamedTuple):
    """A new game."""

    names: tuple[str, ...]  # in turn order from the first dealer
    rulebook: str  # its key
    changes: tuple[tuple[str, str], ...]  # house rules: an option, its value in text form
    length: str  # HANCHAN or TONPUUSEN
    house: str  # what the players call these house rules, "" for nothing
    at: Snapshot | None  # where it was taken over, None at its beginning


class Riichi(NamedTuple):
    """A riichi that stands: its discard was not won upon, so the stick is on the table."""

    seat: int
    wall: int | None  # live tiles left, if counted; then the rulebook's minimum is checked


class Won(NamedTuple):
    """One winner and the worth of the hand: han and fu, or yakuman."""

    seat: int
    han: int
    fu: int  # 0 where the limit hides them
    yakuman: int
    liable: tuple[Liable, ...]
    hand: str  # in its text form, "" if unknown

    def value(self, rules: Rules) -> Value:
        """Value the hand under these rules, from han and fu."""
        if self.yakuman:
            return yakuman_value(self.yakuman)
        return value(self.han, self.fu, rules)


def won(seat: int, worth: Value, liable: tuple[Liable, ...], hand: str) -> Won:
    """Make the winner of a hand that the engine has valued."""
    return Won(seat, worth.han, worth.fu, worth.yakuman, liable, hand)


class Win(NamedTuple):
    """A ron by one or several winners in any order, or with no discarder a tsumo.

    kan_feeder: who fed the open kan of a win on its replacement tile, where the rulebook
    makes him pay for it.
    """

    wins: tuple[Won, ...]
    discarder: int | None
    kan_feeder: int | None


class ExhaustiveDraw(NamedTuple):
    """The wall ran out."""

    tenpai: tuple[int, ...]
    nagashi: tuple[int, ...]  # who has nagashi mangan
    karaten: tuple[int, ...]  # who waits only for a fifth copy: tenpai or not by the rulebook


class AbortiveDraw(NamedTuple):
    """The hand is void, for one of the reasons of the option draw_abortive."""

    kind: str


class Chombo(NamedTuple):
    """An offence that voids the hand; it is dealt again."""

    seat: int


class Penalty(NamedTuple):
    """Points that come off a player's final points and that nobody receives."""

    seat: int
    points: int
    reason: str


class Adjustment(NamedTuple):
    """A correction by agreement or by a referee; points and sticks make up for each other."""

    deltas: tuple[int, ...]  # for each seat
    sticks: int  # the change in those left on the table
    reason: str


class Stop(NamedTuple):
    """The players end the game between two hands, as when time is up."""

    reason: str


Event: TypeAlias = (
    "Start | Riichi | Win | ExhaustiveDraw | AbortiveDraw | Chombo | Penalty | Adjustment | Stop"
)


class Refused(NamedTuple):
    """The place in the list of events of the one that cannot be, and everything wrong with it."""

    place: int
    problems: tuple[Problem, ...]


def same(one: Any, other: Any) -> bool:
    """Tell whether two events are equal; records alone would take Riichi(1) for Chombo(1)."""
    return type(one) is type(other) and bool(one == other)
