"""Putting tiles, sets and calls into a hand, and taking them out."""

from typing import NamedTuple

from ...riichi.hand import (
    ANKAN,
    CHII,
    DAIMINKAN,
    FULL,
    PON,
    Hand,
    Meld,
    Situation,
    copies_left,
    problems,
    red_copies,
    replaced,
    seen_tiles,
    situation_problems,
)
from ...riichi.problem import Problem, problem
from ...riichi.rules import Rules
from ...riichi.seats import THREE
from ...riichi.text import Entry
from ...riichi.tiles import COPIES, KIND_OF, KINDS, RED_FIVES, TILE_NAMED, Tile, in_set, sort_tiles
from .state import State, arranged

PAIR, TRIPLET, RUN, KAN = "pair", "triplet", "run", "kan"
CALL_MODES = (CHII, PON, DAIMINKAN, ANKAN)
MODES = CALL_MODES + (RUN, TRIPLET, "dora", "ura")
SET_MODES = ("", RUN, TRIPLET)  # in which a slide makes a set
RED_OF = {KIND_OF[red]: red for red in RED_FIVES}
WINS = "+"  # before the name of the winning tile, as in the text form
TOO_MANY = (
    "too_many_copies",
    "too_many_red_fives",
    "too_many_plain_fives",
    "too_many_tiles",
    "not_in_set",
)


class Step(NamedTuple):
    """The state after a tap and what to tell the player: why not, or what went with it."""

    state: State
    notes: tuple[Problem, ...]


def refuse(state: State, problem_id: str, tile: Tile | None = None) -> Step:
    """The state as it was, and why a tap cannot be."""
    return Step(state._replace(offer=()), (problem(problem_id, tile=tile),))


def supply(entry: Entry) -> list[int]:
    """Copies left of each of the 37 tiles, at least 0; a plain five counts its red ones."""
    left = [max(0, count) for count in copies_left(entry.hand, entry.situation, entry.rules)]
    seen = seen_tiles(entry.hand, entry.situation)
    for red in RED_FIVES:
        reds = red_copies(red, entry.rules) if entry.rules.yaku_red_fives else 0
        left.append(min(left[KIND_OF[red]], max(0, reds - seen.count(red))))
    return left


def with_reds(entry: Entry, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles as they come out of the set: a five is red once no plain one is left."""
    seen = list(seen_tiles(entry.hand, entry.situation))
    taken: list[Tile] = []
    for tile in tiles:
        red = RED_OF.get(tile)
        if red is not None and entry.rules.yaku_red_fives:
            reds = red_copies(red, entry.rules)
            if seen.count(tile) >= COPIES - reds and seen.count(red) < reds:
                tile = red
        seen.append(tile)
        taken.append(tile)
    return tuple(taken)


def taken_red(asked: tuple[Tile, ...], taken: tuple[Tile, ...]) -> tuple[Problem, ...]:
    """What to tell of each plain five asked for that came out of the set red."""
    return tuple(
        [
            problem("red_five_taken", tile=tile)
            for place, tile in enumerate(taken)
            if tile != asked[place]
        ]
    )


def set_of(shape: str, tile: Tile, rules: Rules) -> tuple[Tile, ...]:
    """The tiles of a pair, triplet, kan or run that a key makes; () where no run starts."""
    kind = KIND_OF[tile]
    if shape in (RUN, CHII):
        if kind >= 27 or kind % 9 > 6 or not in_set(kind + 1, rules.players):
            return ()
        return (tile, kind + 1, kind + 2)
    size = 2 if shape == PAIR else 3 if shape in (TRIPLET, PON) else 4
    return (tile,) + (kind,) * (size - 1)


def new_problems(old: Entry, new: Entry, ids: tuple[str, ...] = ()) -> tuple[Problem, ...]:
    """The problems that a change brings, or only those with one of the ids."""
    before = problems(old.hand, old.situation, old.rules)
    after = problems(new.hand, new.situation, new.rules)
    return tuple([each for each in after if each not in before and (not ids or each.id in ids)])


def new_problem(entry: Entry, hand: Hand, situation: Situation) -> Problem | None:
    """The first problem that another hand or situation brings to what the situation says."""
    before = situation_problems(entry.hand, entry.situation, entry.rules)
    for each in situation_problems(hand, situation, entry.rules):
        if each not in before:
            return each
    return None


def add(state: State, tiles: tuple[Tile, ...]) -> Step:
    """Put concealed tiles into the hand."""
    if state.entry.hand.size + len(tiles) > FULL:
        return refuse(state, _no_room(state))
    taken = with_reds(state.entry, tiles)
    after = arranged(state, state.order + taken, state.entry.hand.melds)
    wrong = new_problems(state.entry, after.entry, TOO_MANY)
    if wrong:
        return Step(state, wrong)
    return Step(after._replace(mode="", offer=()), taken_red(tiles, taken))


def _no_room(state: State) -> str:
    return "hand_is_full" if state.entry.hand.size >= FULL else "hand_is_full_by"


def add_set(state: State, shape: str, tile: Tile) -> Step:
    """Put a pair, triplet or run into the hand, or make a concealed kan."""
    if state.mode not in SET_MODES:
        return refuse(state, "tap_one_tile")
    if shape == KAN:
        return call(state, ANKAN, tile)
    tiles = set_of(shape, tile, state.entry.rules)
    return add(state, tiles) if tiles else refuse(state, "no_run_from", tile)


def call(state: State, how: str, tile: Tile) -> Step:
    """Make a meld from the tile tapped, the lowest of a chii; offers a red five if there is one."""
    tiles = set_of(how, tile, state.entry.rules)
    if not tiles:
        return refuse(state, "no_run_from", tile)
    taken = with_reds(state.entry, tiles)
    notes = taken_red(tiles, taken)
    tiles = sort_tiles(taken)
    step = add_meld(state, Meld(how, tiles))
    if step.notes:
        return step
    if tile >= KINDS:
        return Step(step.state, notes)
    for place, each in enumerate(tiles):
        red = RED_OF.get(each)
        if red is not None and supply(step.state.entry)[red]:
            with_red = sort_tiles(tiles[:place] + (red,) + tiles[place + 1 :])
            return Step(state._replace(offer=(Meld(how, tiles), Meld(how, with_red))), ())
    return Step(step.state, notes)


def add_meld(state: State, meld: Meld) -> Step:
    """Put a meld down, unless that makes something impossible."""
    if state.entry.hand.size + 3 > FULL:
        return refuse(state, "call_does_not_fit")
    after = arranged(state, state.order, state.entry.hand.melds + (meld,))
    wrong = new_problems(state.entry, after.entry)
    if wrong:
        return Step(state._replace(offer=()), wrong)
    return Step(after._replace(mode="", offer=()), ())


def indicate(state: State, tile: Tile) -> Step:
    """Turn over an indicator, in the row that the mode names."""
    situation = state.entry.situation
    taken = with_reds(state.entry, (tile,))
    if state.mode == "dora":
        situation = situation._replace(indicators=situation.indicators + taken)
    else:
        situation = situation._replace(ura=situation.ura + taken)
    entry = state.entry._replace(situation=situation)
    wrong = new_problems(state.entry, entry)
    if wrong:
        return Step(state, wrong)
    return Step(state._replace(entry=entry, mode="", offer=()), taken_red((tile,), taken))


def tap_tile(state: State, tile: Tile) -> Step:
    """What a key of the picker does in the mode of the moment."""
    if state.mode in ("dora", "ura"):
        return indicate(state, tile)
    if state.mode in CALL_MODES:
        return call(state, state.mode, tile)
    if state.mode:
        return add_set(state, state.mode, tile)
    return add(state, (tile,))


def remove(state: State, name: str) -> Step:
    """Take a tile out of the hand; the last one entered for "" or the winning tile's "+5m"."""
    if not state.order:
        return refuse(state, "no_tile_to_take")
    tile = state.order[-1] if name[:1] in ("", WINS) else TILE_NAMED.get(name)
    order = _without(state.order, tile)
    return Step(arranged(state, order, state.entry.hand.melds)._replace(offer=()), ())


def touch(state: State, name: str) -> Step:
    """Make a tile of the hand the winning one; without one, or if it wins, it is taken out."""
    hand = state.entry.hand
    if hand.winning is None or name[:1] == WINS:
        return remove(state, name)
    tile = TILE_NAMED.get(name)
    if tile not in state.order:
        return Step(state, ())
    if tile == hand.winning:
        return refuse(state, "wins_already", tile)
    order = _without(state.order, tile) + (tile,)
    return Step(arranged(state, order, hand.melds)._replace(offer=()), ())


def _without(order: tuple[Tile, ...], tile: Tile | None) -> tuple[Tile, ...]:
    for place in range(len(order) - 1, -1, -1):
        if order[place] == tile:
            return order[:place] + order[place + 1 :]
    return order


def remove_meld(state: State, place: int) -> Step:
    """Take a meld back, and with it what only a kan allowed."""
    melds = state.entry.hand.melds
    after = arranged(state, state.order, melds[:place] + melds[place + 1 :])
    return drop_invalid_flags(after._replace(offer=()))


def drop_invalid_flags(state: State) -> Step:
    """Clear ippatsu, ura and the like that no longer apply; the notes say which."""
    hand, situation = state.entry.hand, state.entry.situation
    kept = situation
    notes: list[Problem] = []
    if situation.ippatsu and not situation.riichi:
        kept = kept._replace(ippatsu=False)
        notes.append(problem("ippatsu_went"))
    ura = situation.ura[: len(situation.indicators)] if situation.riichi else ()
    if ura != situation.ura:
        kept = kept._replace(ura=ura)
        notes.append(problem("ura_went"))
    if situation.rinshan and not replaced(hand, situation):
        kept = kept._replace(rinshan=False)
        notes.append(problem("rinshan_went"))
    if situation.said:
        from ...riichi.local import still_said  # which few houses need

        kept = kept._replace(said=still_said(kept, notes))
    return Step(state._replace(entry=state.entry._replace(situation=kept)), tuple(notes))


def why_not_mode(state: State, mode: str) -> Problem | None:
    """Why the mode could take no tile now, None when it could."""
    entry = state.entry
    hand, situation = entry.hand, entry.situation
    if mode == "dora":
        situation = situation._replace(indicators=situation.indicators + (0,))
    elif mode == "ura":
        situation = situation._replace(ura=situation.ura + (0,))
    elif mode == CHII and entry.rules.players == THREE:
        return problem("no_chii")
    elif hand.size + 3 > FULL:
        return problem("call_does_not_fit" if mode in CALL_MODES else _no_room(state))
    elif mode in CALL_MODES:
        # Which tiles it takes does not matter here, only that it is called.
        hand = hand._replace(melds=hand.melds + (Meld(mode, (0, 0, 0)),))
    else:
        return None
    return new_problem(entry, hand, situation)
