"""Hands known by their tiles: what they are worth in a game, and again when the game is changed."""

from typing import TypeAlias

from ..riichi.hand import RON, TSUMO, Situation
from ..riichi.local import still_said
from ..riichi.problem import Problem
from ..riichi.rules import Rules
from ..riichi.score import Refusal, score
from ..riichi.text import EMPTY, Entry, format_entry, parse_entry
from .events import Win, Won, won
from .game import Game

Table: TypeAlias = "tuple[Rules, int, int, bool]"


def hand_of(one: Won) -> Entry | None:
    """Read the tiles of a winner; None when only the worth was said."""
    entry = parse_entry(one.hand) if one.hand else None
    return entry if isinstance(entry, Entry) else None


def seated(entry: Entry, game: Game, seat: int) -> Entry:
    """Seat the hand in this game: with the player's winds, the counters, sticks and rules."""
    situation = entry.situation._replace(
        seat=game.wind(seat), round=game.round, honba=game.honba, sticks=game.sticks
    )
    start = game.start
    return entry._replace(
        situation=situation, rulebook=start.rulebook, rules=game.rules, house=start.house
    )


def judged(entry: Entry, game: Game, seat: int, by: str) -> Won | Problem:
    """Tell what the hand is worth in this game, or why it wins nothing there."""
    entry = seated(entry, game, seat)
    result = score(entry.hand, entry.situation, by, entry.rules)
    if isinstance(result, Refusal):
        return result.problems[0]
    return won(seat, result.value, (), _kept_text(entry, by))


def _kept_text(entry: Entry, by: str) -> str:
    """Write the hand for the log; the rules and counters are the game's."""
    situation = entry.situation._replace(honba=0, sticks=0)
    plain = EMPTY._replace(hand=entry.hand, situation=situation, by=by)
    return format_entry(plain, ",")


def valued_again(win: Win, then: Game, now: Game) -> Win | tuple[Problem, ...]:
    """Value a win of one game in another, or say why a hand wins there no more.

    Only a hand known by its tiles, to which the table has become another one, is worth another.
    """
    by = TSUMO if win.discarder is None else RON
    wins: list[Won] = []
    wrong: list[Problem] = []
    for one in win.wins:
        entry = hand_of(one)
        if entry is None or _table(then, one.seat) == _table(now, one.seat):
            wins.append(one)
            continue
        found = judged(_with_riichi(entry, then, now, one.seat), now, one.seat, by)
        if isinstance(found, Won):
            wins.append(found._replace(liable=one.liable if found.yakuman else ()))
        elif isinstance(judged(entry, then, one.seat, by), Won):
            detail = (found.id,) + found.detail
            wrong.append(Problem("wins_no_more", found.tile, (one.seat,), detail))
        else:
            wins.append(one)  # its tiles were never what it was paid for
    if wrong:
        return tuple(wrong)
    return win if tuple(wins) == win.wins else win._replace(wins=tuple(wins))


def _table(game: Game, seat: int) -> Table:
    """List what a hand gets from the table it is won at."""
    return game.rules, game.round, game.wind(seat), seat in game.riichi


def without_riichi(situation: Situation) -> Situation:
    """Take riichi back with all that needs it."""
    taken = situation._replace(riichi=0, ippatsu=False, ura=())
    return taken._replace(said=still_said(taken, []))


def _with_riichi(entry: Entry, then: Game, now: Game, seat: int) -> Entry:
    """Add to the hand a riichi that was put into the log, or take out one that was taken out."""
    situation = entry.situation
    if seat in now.riichi and not situation.riichi:
        situation = situation._replace(riichi=1)
    elif seat in then.riichi and seat not in now.riichi:
        situation = without_riichi(situation)
    return entry._replace(situation=situation)
