"""Honours: who had the most of what in some games, as those of an evening; the list of yakuman."""

from typing import Callable, NamedTuple, TypeAlias

from ..game.events import Win, Won
from ..game.hands import hand_of
from ..game.legal import rules_of
from ..game.notation import PLAYERS, parse_event
from ..riichi.hand import RON, TSUMO
from ..riichi.rules import Rules
from .records import Result
from .results import placings
from .statistics import word_of
from .tally import (
    PEAKS,
    YAKU,
    counted,
    ids_of,
    is_yakuman,
    peaks_in,
    seats_in,
    shown,
    yaku_in,
    yakuman_in,
)


class Had(NamedTuple):
    """What a player had in some games."""

    total: int  # packed
    peaks: tuple[int, ...]  # in the order of PEAKS
    raw: int  # the biggest raw score


Worth: TypeAlias = "Callable[[Had], int | float | None]"


class Honour(NamedTuple):
    """A row of HONOURS: what it counts of a player, None where that says nothing."""

    id: str
    worth: Worth
    fewest: bool  # whether the least has it, be that none; else the most, which is more than none


def _peak(name: str) -> Worth:
    return lambda had: had.peaks[PEAKS.index(name)]


def _some(lanes: str) -> Worth:
    return lambda had: counted(lanes, had.total)


def _share(lanes: str, of: str) -> Worth:
    def worth(had: Had) -> float | None:
        n = counted(of, had.total)
        return counted(lanes, had.total) / n if n else None

    return worth


HONOURS = (
    Honour("biggest_score", lambda had: had.raw, False),
    Honour("best_hand", _peak("best_win"), False),
    Honour("most_fu", _peak("most_fu"), False),
    Honour("most_wins", _some("wins"), False),
    Honour("most_deal_ins", _some("deal_ins"), False),
    Honour("fewest_deal_ins", _share("deal_ins", "hands"), True),
    Honour("biggest_deal_in", _peak("worst_deal_in"), False),  # when not in riichi
    Honour("most_sticks_lost", _some("riichi -riichi_won"), False),
    Honour("most_sticks_won", _some("sticks"), False),
    Honour("longest_deal", _peak("dealer_run"), False),
    Honour("most_ippatsu", _some(YAKU + "ippatsu"), False),
    Honour("most_dora", _share("dora", "shown"), False),
    Honour("most_dama", _some("dama"), False),
    Honour("most_yaku", lambda had: len(yaku_in(had.total)), False),  # different ones
    Honour("most_riichi_only", _some("riichi_only"), False),
    Honour("most_chiitoitsu", _some(YAKU + "chiitoitsu"), False),
)


class Award(NamedTuple):
    """An honour, who share it, in the order of their ids, and how much they had."""

    id: str
    players: tuple[str, ...]
    worth: int | float


def honours(results: tuple[Result, ...]) -> tuple[Award, ...]:
    """Award what these games give, which are of one kind; what nobody had is left out."""
    had = _had(results)
    found: list[Award] = []
    for row in HONOURS:
        worths = [(each, row.worth(had[each])) for each in sorted(had)]
        known = [worth for _player, worth in worths if worth is not None]
        if known:
            top = min(known) if row.fewest else max(known)
            if top > 0 or row.fewest:
                players = [player for player, worth in worths if worth == top]
                found.append(Award(row.id, tuple(players), top))
    return tuple(found)


def _had(results: tuple[Result, ...]) -> dict[str, Had]:
    """Put together what each player in the roster had."""
    totals: dict[str, int] = {}
    heights: dict[str, list[tuple[int, ...]]] = {}
    raws: dict[str, int] = {}
    for result in results:
        word, many = word_of(result), len(result.players)
        seats, peaks = seats_in(word, many), peaks_in(word, many)
        for seat, came in enumerate(placings(result)):
            player = result.players[seat]
            if player:
                totals[player] = totals.get(player, 0) + seats[seat]
                raws[player] = max(came.raw, raws.get(player, came.raw))
                rows = heights.setdefault(player, [(0,) * len(PEAKS)])
                if peaks:
                    rows.append(peaks[seat])
    return {
        player: Had(
            totals[player], tuple([max(column) for column in zip(*heights[player])]), raws[player]
        )
        for player in totals
    }


class Yakuman(NamedTuple):
    """A win worth a yakuman."""

    result: Result
    seat: int
    times: int  # how many yakuman; 0 where the han were counted
    yaku: tuple[str, ...]  # that it is made of; () where its tiles are not known
    hand: str  # its text form, "" for unknown
    discarder: int | None  # None for a tsumo


def yakuman(results: tuple[Result, ...], player: str) -> tuple[Yakuman, ...]:
    """List the wins of a player that are worth a yakuman, in the order of playing; those counted by
    han are apart by their `times`. Only their lines of the logs are read.
    """
    found: list[Yakuman] = []
    for result in results:
        places = yakuman_in(word_of(result)) if player in result.players else ()
        lines = result.log.encode().split(b"\n") if places else []
        seat = result.players.index(player) if places else 0
        mark = (" %s:" % PLAYERS[seat]).encode()  # of a win of theirs
        for place in places:
            line = lines[place + 1] if 0 < place < len(lines) - 1 else b""
            event = parse_event(line.decode(), len(result.players)) if mark in line else None
            rules = rules_of(result.start) if isinstance(event, Win) else None
            if isinstance(event, Win) and isinstance(rules, Rules):
                by = TSUMO if event.discarder is None else RON
                for won in event.wins:
                    if won.seat == seat and is_yakuman(won, rules):
                        ids = _yaku(won, rules, by)
                        row = (won.seat, won.yakuman, ids, won.hand, event.discarder)
                        found.append(Yakuman(result, *row))
    return tuple(found)


def _yaku(won: Won, rules: Rules, by: str) -> tuple[str, ...]:
    entry = hand_of(won)
    scored = shown(entry, won, rules, by) if entry else None
    return ids_of(scored) if scored else ()
