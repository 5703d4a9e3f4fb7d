"""Every tap of the hand's room as a step: `act(state, action)`.

A step that cannot be is refused with a note that says why; nothing entered is lost. What
a step takes away with it (ippatsu when riichi is taken back) is told too.
"""

from typing import Callable

from ...riichi.hand import PLAIN, Situation
from ...riichi.problem import Problem, problem
from ...riichi.text import EMPTY, Entry
from ...riichi.tiles import ORPHANS, WINDS, Tile, tile_named
from ..action import Action
from .entering import (
    KAN,
    MODES,
    PAIR,
    RUN,
    TRIPLET,
    Step,
    add_meld,
    add_set,
    new_problem,
    refuse,
    released,
    remove,
    remove_meld,
    tap_tile,
    touch,
    why_not_mode,
)
from .state import Session, State, back, follow, forth, with_entry

FLAGS = ("riichi", "ippatsu", "last_tile", "rinshan", "chankan", "first_turn")
SETS = (PAIR, TRIPLET, RUN, KAN)
COUNTERS = ("honba", "sticks")
TABLE = ("seat", "round") + COUNTERS
MOST = 99  # honba and sticks


def turn(session: Session, action: Action) -> tuple[Session, tuple[Problem, ...]]:
    """One tap in a session: a step back or on again, or a step that can be taken back."""
    if action.verb == "undo":
        return back(session), () if session.past else (problem("nothing_to_undo"),)
    if action.verb == "redo":
        return forth(session), () if session.future else (problem("nothing_to_redo"),)
    step = act(session.state, action)
    return follow(session, step.state), step.notes


def act(state: State, action: Action) -> Step:
    """The state after an action; one without a meaning changes nothing."""
    verb, what = action.verb, action.what
    if verb in FLAGS:
        return _flag(state, verb)
    if verb in TABLE:
        return _table(state, verb, what)
    if verb in _STEPS:
        return _STEPS[verb](state, what)
    tile = tile_named(what)
    if tile is not None and verb == "tile":
        return tap_tile(state, tile)
    if tile is not None and verb in SETS:
        return add_set(state, verb, tile)
    return Step(state, ())


def _place(what: str, count: int) -> int:
    """The number from 0 to below count that `what` names, else -1."""
    names = [str(n) for n in range(count)]
    return names.index(what) if what in names else -1


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


def why_not(state: State, verb: str, what: str) -> Problem | None:
    """Why a mode or flag button would be refused now, None when it would not."""
    if verb == "mode":
        return None if state.mode == what else why_not_mode(state, what)
    entry = state.entry
    if not next_level(entry, verb):
        return None  # taking back is never refused
    return new_problem(entry, entry.hand, flagged(entry, verb))


def _flag(state: State, flag: str) -> Step:
    wrong = why_not(state, flag, "")
    return Step(state, (wrong,)) if wrong else released(_with(state, flagged(state.entry, flag)))


def _with(state: State, situation: Situation) -> State:
    return state._replace(entry=state.entry._replace(situation=situation), offer=())


def _table(state: State, field: str, what: str) -> Step:
    situation = state.entry.situation
    value = getattr(situation, field)
    if field in COUNTERS:
        value = max(0, min(MOST, value + {"+": 1, "-": -1}.get(what, 0)))
    elif _place(what, len(WINDS)) >= 0:
        if value == int(what):
            return refuse(state, "wind_is_set")
        value = int(what)
    return Step(_with(state, situation._replace(**{field: value})), ())


def _undora(state: State, what: str) -> Step:
    situation = state.entry.situation
    left = _without(situation.indicators, what)
    return released(_with(state, situation._replace(indicators=left)))


def _unura(state: State, what: str) -> Step:
    situation = state.entry.situation
    return Step(_with(state, situation._replace(ura=_without(situation.ura, what))), ())


def _without(tiles: tuple[Tile, ...], what: str) -> tuple[Tile, ...]:
    place = _place(what, len(tiles))
    return tiles[:place] + tiles[place + 1 :] if place >= 0 else tiles


# The hand


def _mode(state: State, what: str) -> Step:
    if what not in MODES:
        return Step(state, ())
    wrong = why_not(state, "mode", what)
    mode = "" if wrong or state.mode == what else what
    return Step(state._replace(mode=mode, offer=()), (wrong,) if wrong else ())


def _choose(state: State, what: str) -> Step:
    place = _place(what, len(state.offer))
    if place >= 0:
        return add_meld(state, state.offer[place])
    return Step(state._replace(offer=(), mode=""), ())


def _unmeld(state: State, what: str) -> Step:
    place = _place(what, len(state.entry.hand.melds))
    return remove_meld(state, place) if place >= 0 else Step(state, ())


def _clear(state: State, what: str) -> Step:
    return _begun_anew(state, PLAIN)


def _next(state: State, what: str) -> Step:
    now = state.entry.situation
    kept = PLAIN._replace(seat=now.seat, round=now.round, honba=now.honba, sticks=now.sticks)
    return _begun_anew(state, kept)


def _begun_anew(state: State, situation: Situation) -> Step:
    """No tiles, under the same rules."""
    entry = state.entry._replace(hand=EMPTY.hand, situation=situation, by="")
    anew = with_entry(state, entry)
    return refuse(state, "nothing_entered") if anew == state else Step(anew, ())


_STEPS: dict[str, Callable[[State, str], Step]] = {
    "mode": _mode,
    "undora": _undora,
    "unura": _unura,
    "choose": _choose,
    "unmeld": _unmeld,
    "clear": _clear,
    "next": _next,
    "drop": remove,
    "touch": touch,
}
