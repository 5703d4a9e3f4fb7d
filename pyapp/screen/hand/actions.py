"""Every tap of the entry screen as a step: `act(state, name, arg)`.

A step that cannot be is refused with a note that says why; nothing entered is lost. What
a step takes away with it (ippatsu when riichi is taken back) is told too.
"""

from typing import Callable

from ...riichi.hand import PLAIN, Hand, Situation, situation_problems
from ...riichi.problem import Problem, problem
from ...riichi.rulebooks import rulebook, rules_for
from ...riichi.rules import BadRule, with_text
from ...riichi.text import EMPTY, Entry
from ...riichi.tiles import ORPHANS, tile_named
from .entering import (
    KAN,
    PAIR,
    RUN,
    TRIPLET,
    Step,
    add_meld,
    add_set,
    refuse,
    released,
    remove,
    remove_meld,
    tap_tile,
    touch,
    why_not_mode,
)
from .state import Session, State, back, follow, with_entry

FLAGS = ("riichi", "ippatsu", "last_tile", "rinshan", "chankan", "first_turn")
SETS = (PAIR, TRIPLET, RUN, KAN)
MOST = 99  # counters and sticks


def turn(session: Session, name: str, arg: str) -> tuple[Session, tuple[Problem, ...]]:
    """One tap in a session: a step back, or a step that can be taken back."""
    if name == "undo":
        if not session.past:
            return session, (problem("nothing_to_undo"),)
        return back(session), ()
    step = act(session.state, name, arg)
    return follow(session, step.state), step.notes


def act(state: State, name: str, arg: str) -> Step:
    """The state after an action; an unknown one changes nothing."""
    if name in SETS or name == "tile":
        tile = tile_named(arg)
        if tile is None:
            return Step(state, ())
        return tap_tile(state, tile) if name == "tile" else add_set(state, name, tile)
    if name in FLAGS:
        return _flag(state, name)
    action = _ACTIONS.get(name)
    return action(state, arg) if action else Step(state, ())


# The situation


def next_level(entry: Entry, flag: str) -> int:
    """What a tap on a flag's button sets: riichi goes on to double riichi, then off."""
    level = int(getattr(entry.situation, flag))
    if flag == "riichi":
        return (level + 1) % 3
    if flag == "chankan" and level == 1 and _may_rob_closed_kan(entry):
        return 2
    return 0 if level else 1


def _may_rob_closed_kan(entry: Entry) -> bool:
    tiles = entry.hand.tiles
    return (
        entry.rules.yaku_kokushi_robs_closed_kan
        and not entry.hand.melds
        and not [tile for tile in tiles if tile not in ORPHANS]
        and len(tiles) > 12
    )


def flagged(entry: Entry, flag: str) -> Situation:
    """The situation after a tap on a flag's button."""
    level = next_level(entry, flag)
    value = level if flag in ("riichi", "chankan") else bool(level)
    return entry.situation._replace(**{flag: value})  # type: ignore[arg-type]


def why_not(state: State, name: str, arg: str) -> Problem | None:
    """Why a mode or flag button would be refused now, None when it would not."""
    if name == "mode":
        return None if state.mode == arg else why_not_mode(state, arg)
    entry = state.entry
    if not next_level(entry, name):
        return None  # taking back is never refused
    before = situation_problems(entry.hand, entry.situation)
    for each in situation_problems(entry.hand, flagged(entry, name)):
        if each not in before:
            return each
    return None


def _flag(state: State, flag: str) -> Step:
    wrong = why_not(state, flag, "")
    if wrong:
        return Step(state, (wrong,))
    situation = flagged(state.entry, flag)
    return released(state._replace(entry=state.entry._replace(situation=situation), offer=()))


def _mode(state: State, arg: str) -> Step:
    wrong = why_not(state, "mode", arg)
    if wrong:
        return Step(state._replace(mode="", offer=()), (wrong,))
    return Step(state._replace(mode="" if state.mode == arg else arg, offer=()), ())


def _situation(state: State, **changes: object) -> Step:
    situation = state.entry.situation._replace(**changes)  # type: ignore[arg-type]
    return Step(state._replace(entry=state.entry._replace(situation=situation), offer=()), ())


def _seat(state: State, arg: str) -> Step:
    return _situation(state, seat=int(arg) % 4)


def _round(state: State, arg: str) -> Step:
    return _situation(state, round=int(arg) % 4)


def _honba(state: State, arg: str) -> Step:
    return _situation(state, honba=_counted(state.entry.situation.honba, arg))


def _sticks(state: State, arg: str) -> Step:
    return _situation(state, sticks=_counted(state.entry.situation.sticks, arg))


def _counted(count: int, arg: str) -> int:
    return max(0, min(MOST, count + (1 if arg == "+" else -1)))


def _undora(state: State, arg: str) -> Step:
    old = state.entry.situation.indicators
    place = int(arg)
    return released(_situation(state, indicators=old[:place] + old[place + 1 :]).state)


def _unura(state: State, arg: str) -> Step:
    old = state.entry.situation.ura
    place = int(arg)
    return _situation(state, ura=old[:place] + old[place + 1 :])


# The hand


def _choose(state: State, arg: str) -> Step:
    place = int(arg or "-1")
    if 0 <= place < len(state.offer):
        return add_meld(state, state.offer[place])
    return Step(state._replace(offer=(), mode=""), ())


def _clear(state: State, arg: str) -> Step:
    return Step(with_entry(state, _fresh(state.entry, PLAIN)), ())


def _next(state: State, arg: str) -> Step:
    now = state.entry.situation
    kept = PLAIN._replace(seat=now.seat, round=now.round, honba=now.honba, sticks=now.sticks)
    return Step(with_entry(state, _fresh(state.entry, kept))._replace(sheet=""), ())


def _fresh(entry: Entry, situation: Situation) -> Entry:
    return EMPTY._replace(
        hand=Hand((), (), None), situation=situation, rulebook=entry.rulebook, rules=entry.rules
    )


# Rules and views


def _rulebook(state: State, arg: str) -> Step:
    if rulebook(arg) is None:
        return refuse(state, "unknown_rulebook")
    entry = state.entry._replace(rulebook=arg, rules=rules_for(arg))
    return Step(state._replace(entry=entry, offer=()), ())


def _option(state: State, arg: str) -> Step:
    field, _, value = arg.partition("=")
    rules = with_text(state.entry.rules, field, value)
    if isinstance(rules, BadRule):
        return Step(state, ())
    return Step(state._replace(entry=state.entry._replace(rules=rules), offer=()), ())


def _view(state: State, arg: str) -> Step:
    return Step(state._replace(view=arg or "hand", sheet=""), ())


def _sheet(state: State, arg: str) -> Step:
    return Step(state._replace(sheet=arg), ())


def _close(state: State, arg: str) -> Step:
    return Step(state._replace(view="hand", sheet=""), ())


def _drop(state: State, arg: str) -> Step:
    return remove(state, arg)


def _touch(state: State, arg: str) -> Step:
    return touch(state, arg)


def _unmeld(state: State, arg: str) -> Step:
    return remove_meld(state, int(arg))


_ACTIONS: dict[str, Callable[[State, str], Step]] = {
    "mode": _mode,
    "seat": _seat,
    "round": _round,
    "honba": _honba,
    "sticks": _sticks,
    "undora": _undora,
    "unura": _unura,
    "choose": _choose,
    "clear": _clear,
    "next": _next,
    "rulebook": _rulebook,
    "option": _option,
    "view": _view,
    "sheet": _sheet,
    "close": _close,
    "drop": _drop,
    "touch": _touch,
    "unmeld": _unmeld,
}
