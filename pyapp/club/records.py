"""What a club keeps, as plain records.

Points are points, 31200, never thousands; dates are texts that sort, "2026-11-24"; ids are short
words that are never used again, made by `fresh`. Seats are the players of a game in turn order, 0
the first dealer. Three levels of what is known of a game: its result alone (R), its log (L), its
log with the tiles of wins (T).
"""

from typing import TYPE_CHECKING, Any, Callable, NamedTuple

from ..game.events import HANCHAN, Start
from ..learn.dice import Dice

SUM, AVERAGE, BEST = "sum", "average", "best"  # how a series ranks
RULES = (SUM, AVERAGE, BEST)
SHARED = ""  # tied players of a series share their place, or are told apart by the first of these
AVERAGE_PLACE, FIRST_PLACES, BEST_GAME = "average_place", "first_places", "best_game"
TIES = (SHARED, AVERAGE_PLACE, FIRST_PLACES, BEST_GAME)
ID_LENGTH = 7
MOMENT = 17  # where it ends in a seed like "20261124193000123456"
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # of ids: none that is taken for another one


class Player(NamedTuple):
    """Somebody who plays. Who is forgotten has no name, and stays as an id in results."""

    id: str
    name: str
    aliases: tuple[str, ...]  # other names that imports had for the same person
    guest: bool  # in results, and in the sum of a series, but without a row in it


class Placing(NamedTuple):
    """How a seat came out of a game."""

    place: int  # from 1 on, the same for those who share it
    sharing: int  # how many have this place, 1 for one alone
    raw: int  # points at the table when it ended
    start: int  # points that everybody began with
    points: int  # final points, with uma and the like


class Result(NamedTuple):
    """A finished game. What it comes to is computed by its rulebook, by `placings`."""

    id: str
    date: str  # that of its evening
    evening: str  # its id
    round: int  # of the evening, from 1 on; 0 where nobody said
    table: str  # as it is called: "1", "A"; "" where nobody said
    start: Start  # names as played, rulebook, changes, length; taken over nowhere
    players: tuple[str, ...]  # their ids by seat, "" for somebody who is in no roster
    scores: tuple[int, ...]  # raw points by seat, when the last hand was over
    sticks: int  # riichi sticks left on the table
    won: tuple[int, ...]  # seats that won a hand; only a rulebook with yakitori asks
    chombo: tuple[int, ...]  # how many by seat; those that were paid at the table change nothing
    penalties: tuple[int, ...]  # points by seat off the final points, for nobody
    seated: bool  # whether the players stand in the order of their seats, as far as known
    stopped: bool  # before its end, as when time was up
    note: str  # what the players remark
    log: str  # the text of the game, as game/saved.py writes it; "" at level R
    # Counted once, as a phone needs a second for three hundred games.
    ended: tuple[Placing, ...]  # by seat; () for not yet
    counted: str  # what its statistics read: the word of its tally; "" for not yet
    # What a house plays besides: it moves final points between the players, and no place.
    chips: tuple[int, ...]  # won and lost by seat
    busted: tuple[int, ...]  # by seat the number of the seat that busted it, from 1 on; 0 for none
    chip: int  # points that a chip is worth
    prize: int  # that who is busted pays


class Penalty(NamedTuple):
    """Points outside the games, which nobody receives; below zero they are given."""

    id: str
    player: str
    points: int  # that are taken off
    reason: str
    date: str
    evening: str  # its id, "" for none
    result: str  # the id of the game that it belongs to, "" for none
    cancelled: bool


class Round(NamedTuple):
    """Who plays where in a round of an evening: player ids by seat, table after table."""

    tables: tuple[tuple[str, ...], ...]
    bench: tuple[str, ...]  # who sits out


class Evening(NamedTuple):
    """An evening, or any day on which a club plays."""

    id: str
    name: str
    date: str
    start: Start  # as its games begin; its names are "", as many as play at a table
    present: tuple[str, ...]  # player ids
    plan: tuple[Round, ...]
    chip: int  # points that a chip is worth, 0 where none are played for
    prize: int  # that who is busted pays to who did it, 0 for none


class Series(NamedTuple):
    """Games that are ranked together. Games of three and of four, long and short, never are."""

    id: str
    name: str
    first: str  # the dates of its first and last day, "" for open
    last: str
    evenings: tuple[str, ...]  # their ids; () for all within the dates
    players: int  # at a table
    length: str  # of a game
    stopped: bool  # whether games count that were stopped
    rule: str  # one of RULES
    least: int  # games that it takes to have a place, 0 for none
    best: int  # how many games count by the rule BEST, 0 for all
    tie: str  # one of TIES
    penalties: bool  # whether those outside the games count
    carries: str  # the id of the series of which half of the points is carried here, "" for none


if TYPE_CHECKING:
    from typing import TypeVar

    RECORD = TypeVar("RECORD", Player, Evening, Result, Series, Penalty)


class Club(NamedTuple):
    """All that is kept. Results stand in the order in which they were played."""

    name: str
    players: tuple[Player, ...]  # in the order of entering
    evenings: tuple[Evening, ...]  # by date, those of one day as they were begun
    results: tuple[Result, ...]  # by date, evening, round, table
    penalties: tuple[Penalty, ...]  # in the order of entering
    series: tuple[Series, ...]
    backup: str  # the date of the last backup, "" before the first


EMPTY = Club("", (), (), (), (), (), "")
SERIES = Series("", "", "", "", (), 4, HANCHAN, True, SUM, 0, 0, SHARED, True, "")


def fresh(head: str, taken: "tuple[str, ...] | list[str]", seed: str) -> str:
    """Make an id that is not taken. Devices that have other seeds make other ids, so that what two
    of them wrote can be put together.
    """
    dice = Dice(seed)
    while True:
        id_ = head + "".join([dice.pick(LETTERS) for _ in range(ID_LENGTH)])
        if id_ not in taken:
            return id_


def for_evening(taken: "tuple[Evening, ...]", seed: str) -> str:
    """Make an id for an evening, which begins with the moment that a device's seed tells: those of
    one day stand in the order in which they were begun.
    """
    return fresh("e" + seed[2:MOMENT], [each.id for each in taken], seed)


def held(evening: Evening) -> tuple[str, str]:
    """Give what evenings are ordered by."""
    return (evening.date, evening.id)


def played(result: Result) -> "tuple[str, str, int, str, str]":
    """Give what results are ordered by."""
    return (result.date, result.evening, result.round, result.table, result.id)


def inserted(
    records: "tuple[RECORD, ...]", record: "RECORD", by: "Callable[[Any], Any]" = played
) -> "tuple[RECORD, ...]":
    """Put a record at its place among others, which are in order.

    MicroPython's sort takes seconds for thousands that are in order already.
    """
    place = len(records)
    while place and by(records[place - 1]) > by(record):
        place -= 1
    return records[:place] + (record,) + records[place:]


def put(records: "tuple[RECORD, ...]", record: "RECORD") -> "tuple[RECORD, ...]":
    """Put a record in the place of the one with its id, or behind all."""
    if _by_id(records, record.id) is None:
        return records + (record,)
    return tuple([record if each.id == record.id else each for each in records])


def player_of(club: Club, id_: str) -> Player | None:
    """Find a player; None for "" and for ids that the roster does not have."""
    return _by_id(club.players, id_)


def evening_of(club: Club, id_: str) -> Evening | None:
    """Find an evening, or None. Of those who are there it has who is in the roster, of which the
    device may have an older state: they are kept one after the other.
    """
    found = _by_id(club.evenings, id_)
    if not found:
        return None
    known = {each.id: True for each in club.players}
    there = tuple([each for each in found.present if each in known])
    return found if there == found.present else found._replace(present=there)


def result_of(club: Club, id_: str) -> Result | None:
    """Find a result, or None."""
    return _by_id(club.results, id_)


def series_of(club: Club, id_: str) -> Series | None:
    """Find a series, or None."""
    return _by_id(club.series, id_)


def _by_id(records: "tuple[RECORD, ...]", id_: str) -> "RECORD | None":
    for each in records:
        if each.id == id_:
            return each
    return None
