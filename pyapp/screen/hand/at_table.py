"""The hand at the table of a game: round, honba and sticks are the game's, and whoever has declared
riichi there has it in the hand. Nothing here is imported before a game is on.
"""

from ...riichi.hand import PLAIN, Situation
from ...riichi.problem import Problem, problem
from ...riichi.text import Entry
from ..action import Action
from .actions import enter, turn
from .entering import Step, drop_invalid_flags, refuse
from .seating import OF_TABLE, Seating, counters, of_table
from .state import Session, State, follow


def turn_at(
    session: Session, action: Action, seating: Seating
) -> tuple[Session, tuple[Problem, ...]]:
    """One tap in a session at the table, where what comes back is of the deal that is played."""
    if action.verb in ("undo", "redo"):
        moved, notes = turn(session, action)
        return (moved, notes) if notes else sit(moved, seating)
    step = _act(session.state, action, seating)
    return follow(session, step.state), step.notes


def _act(state: State, action: Action, seating: Seating) -> Step:
    """The state after an action at the table of a game, which has a say in it."""
    verb, what = action.verb, action.what
    seats, situation = [str(seat) for seat in range(len(seating.names))], state.entry.situation
    if verb in OF_TABLE + ("reset",):
        return refuse(state, "table_is_games")
    if verb == "seat" and what != str(situation.seat):
        known = what in seats
        return at_table(state, seating, seating.riichi, int(what)) if known else Step(state, ())
    if verb in ("clear", "next"):  # what lies on the table is not the hand's to clear
        step = enter(state, action)
        return Step(at_table(step.state, seating).state, step.notes)
    step = enter(state, action)
    declared = declared_there(state, seating)
    off = verb == "riichi" and not step.state.entry.situation.riichi
    if off and declared:
        entry = state.entry._replace(situation=situation._replace(riichi=1))
        return Step(state._replace(entry=entry, offer=()), declared)
    if declared and [each for each in step.notes if each.id == "riichi_open"]:
        return step._replace(notes=declared)
    return step


def at_table(
    state: State, seating: Seating, declared: tuple[int, ...] = (), seat: int | None = None
) -> Step:
    """The hand as the player at a wind holds it, or the one at its own wind.

    declared: the winds whose riichi was the table's until now: it stays with its player, while
    what was tapped goes along with the hand.
    """
    before = state.entry.situation
    now = before.seat if seat is None else seat
    now = now if now < len(seating.names) else 0
    honba, sticks = counters(seating, now)
    situation = before._replace(seat=now, round=seating.round, honba=honba, sticks=sticks)
    situation = situation._replace(riichi=_riichi_at(before, seating, declared, now))
    if situation == before:
        return Step(state, ())
    told: tuple[Problem, ...] = ()
    if state.entry.hand.size and not of_table(before, seating):
        told = (problem("table_is_games"),)
    entry = state.entry._replace(situation=situation)
    step = drop_invalid_flags(state._replace(entry=entry, offer=()))
    return Step(step.state, told + step.notes)


def _riichi_at(situation: Situation, seating: Seating, declared: tuple[int, ...], now: int) -> int:
    """The riichi of a hand that moves to a wind; declared: as of `at_table`."""
    tabled = situation.seat in declared
    if now in seating.riichi:
        return 1 if tabled and now != situation.seat else max(1, situation.riichi)
    return 0 if tabled else situation.riichi


def is_bare(entry: Entry, seating: Seating | None) -> bool:
    """Whether nothing is entered of a hand but what its table says, and at which seat."""
    now = entry.situation
    riichi = 1 if seating and now.seat in seating.riichi else 0
    table = PLAIN._replace(seat=now.seat, round=now.round, honba=now.honba, sticks=now.sticks)
    return not entry.hand.size and now == table._replace(riichi=riichi)


def _usual_seat(seating: Seating | None) -> int:
    """The wind whose hand is asked for, as long as nobody says: of the only player in riichi."""
    riichi = seating.riichi if seating else ()
    return riichi[0] if len(riichi) == 1 else PLAIN.seat


def sit(
    session: Session, seating: Seating | None, before: Seating | None = None
) -> tuple[Session, tuple[Problem, ...]]:
    """The session at a table, and what went with it; before: the table as it was until now. That
    the game goes on is no step of the player's to take back, nor to be told. While nothing is
    entered, the hand is the usual player's unless another seat was chosen, and nobody's without a table.
    """
    entry, seat = session.state.entry, None
    bare = is_bare(entry, before)
    if not seating:
        if before and bare:
            alone = entry._replace(situation=PLAIN)
            session = session._replace(state=session.state._replace(entry=alone))
        return session, ()
    if bare and entry.situation.seat == _usual_seat(before):
        seat = _usual_seat(seating)
    state, notes = at_table(session.state, seating, before.riichi if before else (), seat)
    return session._replace(state=state), () if before else notes


def put(state: State, seating: Seating, apart: bool) -> Step:
    """Another hand at the table, or apart from it as it is: one of another deal is told of."""
    if apart and not of_table(state.entry.situation, seating):
        return Step(state, (problem("hand_apart"),))
    return at_table(state, seating)


def declared_there(state: State, seating: Seating | None) -> tuple[Problem, ...]:
    """Says that the player of the hand has declared riichi at the table; () when not."""
    seat = state.entry.situation.seat
    if not seating or seat not in seating.riichi:
        return ()
    return (problem("hand_declared", seating.names[seat]),)
