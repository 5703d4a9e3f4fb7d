"""Every tap of the hand's room as a step: `enter(state, action)`.

A step that cannot be is refused with a note that says why; nothing entered is lost. What
a step takes away with it (ippatsu when riichi is taken back) is told too.
"""

from typing import Callable

from ...riichi.hand import PLAIN, Situation
from ...riichi.problem import Problem, problem
from ...riichi.seats import THREE
from ...riichi.text import EMPTY, Entry
from ...riichi.tiles import ORPHANS, TILE_NAMED, WINDS, Tile
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
    drop_invalid_flags,
    new_problem,
    new_problems,
    refuse,
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
    step = enter(session.state, action)
    return follow(session, step.state), step.notes


def enter(state: State, action: Action) -> Step:
    """The state after an action; one without a meaning changes nothing."""
    verb, what = action.verb, action.what
    if verb in FLAGS:
        return _flag(state, verb)
    if verb in TABLE:
        return _table(state, verb, what)
    if verb in _STEPS:
        return _STEPS[verb](state, what)
    if verb == "said":
        from .said import turned  # which few houses need

        return turned(state, what)
    tile = TILE_NAMED.get(what)
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


def flagged(entry: Entry, flag: str) -> Situation:
    """The situation after a tap on a flag's button: riichi goes on to double riichi, robbing a
    kan to what else can be robbed of this hand, then off.
    """
    situation = entry.situation
    if flag == "chankan":
        return _robbing(entry)
    if flag == "riichi":
        return situation._replace(riichi=(situation.riichi + 1) % 3)
    return situation._replace(**{flag: not getattr(situation, flag)})  # type: ignore[arg-type]


def _robbing(entry: Entry) -> Situation:
    """The situation with the next kan or north robbed that can be, or at the end none."""
    hand, situation = entry.hand, entry.situation
    ways = [(0, False), (1, False)]
    if _may_rob_closed_kan(entry):
        ways.append((2, False))
    if entry.rules.players == THREE:
        ways.append((0, True))
    now = (situation.chankan, situation.robs_nuki)
    at = ways.index(now) if now in ways else len(ways)
    robbing = [situation._replace(chankan=kan, robs_nuki=north) for kan, north in ways]
    for each in robbing[at + 1 :]:
        if not new_problem(entry, hand, each):
            return each
    return robbing[0 if at else 1]  # of the first it will be said why not


def _may_rob_closed_kan(entry: Entry) -> bool:
    tiles = entry.hand.tiles
    return (
        entry.rules.yaku_kokushi_robs_closed_kan
        and not entry.hand.melds
        and not [tile for tile in tiles if tile not in ORPHANS]
        and len(tiles) > 12
    )


def why_not(state: State, verb: str, what: str) -> Problem | None:
    """Why a mode or flag button, or setting a north aside, would be refused now, None when it
    would not.
    """
    if verb == "mode":
        return None if state.mode == what else why_not_mode(state, what)
    entry = state.entry
    if verb == "nuki":
        wrong = new_problems(entry, _with_norths(entry, 1))
        return wrong[0] if wrong else None
    after = flagged(entry, verb)
    if not getattr(after, verb) and (verb != "chankan" or not after.robs_nuki):
        return None  # taking back is never refused
    return new_problem(entry, entry.hand, after)


def _with_norths(entry: Entry, more: int) -> Entry:
    """The entry with so many more norths set aside."""
    nuki = max(0, entry.situation.nuki + more)
    return entry._replace(situation=entry.situation._replace(nuki=nuki))


def _nuki(state: State, what: str) -> Step:
    wrong = why_not(state, "nuki", what)
    after = _with_norths(state.entry, 1)
    return Step(state, (wrong,)) if wrong else Step(state._replace(entry=after, offer=()), ())


def _unnuki(state: State, what: str) -> Step:
    return drop_invalid_flags(state._replace(entry=_with_norths(state.entry, -1), offer=()))


def _flag(state: State, flag: str) -> Step:
    wrong = why_not(state, flag, "")
    return (
        Step(state, (wrong,))
        if wrong
        else drop_invalid_flags(_with(state, flagged(state.entry, flag)))
    )


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
    return drop_invalid_flags(_with(state, situation._replace(**{field: value})))


def _undora(state: State, what: str) -> Step:
    situation = state.entry.situation
    left = _without(situation.indicators, what)
    return drop_invalid_flags(_with(state, situation._replace(indicators=left)))


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
    """No tiles and nothing of how they win; the table's state and the rules stay."""
    now = state.entry.situation
    table = PLAIN._replace(seat=now.seat, round=now.round, honba=now.honba, sticks=now.sticks)
    anew = with_entry(state, state.entry._replace(hand=EMPTY.hand, situation=table, by=""))
    return refuse(state, "nothing_entered") if anew == state else Step(anew, ())


def _reset(state: State, what: str) -> Step:
    """No honba and no sticks, as when another game begins."""
    return Step(_with(state, state.entry.situation._replace(honba=0, sticks=0)), ())


_STEPS: dict[str, Callable[[State, str], Step]] = {
    "mode": _mode,
    "undora": _undora,
    "unura": _unura,
    "choose": _choose,
    "unmeld": _unmeld,
    "nuki": _nuki,
    "unnuki": _unnuki,
    "clear": _clear,
    "next": _clear,
    "reset": _reset,
    "drop": remove,
    "touch": touch,
}
