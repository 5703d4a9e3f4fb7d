"""Completes a dealt hand: how it is won, its riichi and its dora, up to the han requested."""

from typing import Any, NamedTuple

from ..riichi.compare import with_one_red, with_reds_of
from ..riichi.hand import PLAIN as PLAIN_SITUATION
from ..riichi.hand import TSUMO, Hand, Situation, copies_left, kans, seen_tiles
from ..riichi.rules import Rules
from ..riichi.score import Outcome, Score, score
from ..riichi.seats import THREE
from ..riichi.shapes import STANDARD
from ..riichi.text import Entry
from ..riichi.tiles import KIND_OF, KINDS, NORTH, RED_FIVES, Kind, Tile, dora_after
from .dice import Dice
from .fu_groups import set_id
from .plans import PLAIN, YAKUMAN_HAN
from .request import DOUBLE_RIICHI, Request

# Percent
ASIDE = 50  # a han is a north set aside, where three play
RED = 35  # a five is red
SOME_BENEATH = 30  # an indicator leaves han to the ura
RIICHI, IPPATSU = 75, 18
# Han added where none are requested, each with its weight.
ADDED = ((0, 30), (1, 35), (2, 25), (3, 10))


class Draft(NamedTuple):
    """A hand that is being completed."""

    hand: Hand
    situation: Situation
    more: int  # han that it still lacks


def flagged(hand: Hand, situation: Situation, by: str, request: Request, dice: Dice) -> Situation:
    """Set rinshan, chankan or the last tile: as requested, or now and then."""
    if request.flag in ("rinshan", "last_tile"):
        changed: Any = {request.flag: True}
        return situation._replace(**changed)
    if request.flag == "chankan":
        return situation._replace(chankan=1)
    if not request.flag and request.han != 1:
        if kans(hand) and by == TSUMO and dice.chance(8):
            return situation._replace(rinshan=True)
        if dice.chance(1):
            return situation._replace(last_tile=True)
    return situation


def completed(
    hand: Hand, situation: Situation, by: str, request: Request, under: Entry, dice: Dice
) -> Entry | None:
    """Add riichi and dora up to the requested han; None if the hand cannot have them."""
    rules = under.rules
    hand, situation = with_reds_of(hand, situation, rules)
    bare = score(hand, situation, by, rules)
    han = _bare_han(bare, hand, request)
    if han is None:
        return None
    more = request.han - han if request.han else dice.weighted(ADDED)
    draft = Draft(hand, situation, 0 if han == YAKUMAN_HAN else more)
    ready = _with_riichi(draft, han, isinstance(bare, Score), request, rules, dice)
    filled = _with_dora(ready, request.han > 0, rules, dice) if ready is not None else None
    if filled is None:
        return None
    hand, situation = with_reds_of(filled.hand, filled.situation, rules)
    best = score(hand, situation, by, rules)
    if not isinstance(best, Score) or not _grants(best, request):
        return None
    return under._replace(hand=hand, situation=situation, by=by)


def _bare_han(bare: Outcome, hand: Hand, request: Request) -> int | None:
    """Count the han of a hand without riichi and indicators; None where it cannot be used."""
    if isinstance(bare, Score):
        if not bare.value.yakuman:
            return bare.value.han
        return None if 0 < request.han < YAKUMAN_HAN else YAKUMAN_HAN
    if bare.problems[0].id == "no_yaku":  # what a riichi may still mend
        return len([tile for tile in seen_tiles(hand, PLAIN_SITUATION) if tile in RED_FIVES])
    return None


def _with_riichi(
    draft: Draft, han: int, alone: bool, request: Request, rules: Rules, dice: Dice
) -> Draft | None:
    """Declare riichi or not, with or without ippatsu; None where this cannot be as requested.

    alone: whether the hand wins without it.
    """
    hand, situation, more = draft
    riichi = _riichi(hand, alone, han, more, request, dice)
    may_be = riichi and rules.yaku_ippatsu and not situation.rinshan and not kans(hand)
    ippatsu = request.flag == "ippatsu"
    if (ippatsu and not may_be) or not (riichi or alone):
        return None
    if may_be and not request.flag and more > riichi:
        ippatsu = dice.chance(IPPATSU)
    if request.han:
        more -= riichi + ippatsu
    changed = situation._replace(riichi=riichi, ippatsu=ippatsu)
    return Draft(hand, changed, more) if more >= 0 else None


def _riichi(hand: Hand, alone: bool, han: int, more: int, request: Request, dice: Dice) -> int:
    """Choose 0, 1 or 2, as Situation has it: needed without another yaku, else usual."""
    if request.flag == DOUBLE_RIICHI:
        return 2
    if not hand.closed or han == YAKUMAN_HAN:
        return 0
    if request.flag in ("riichi", "ippatsu") or not alone:
        return 1
    room = more > 0 or not request.han
    return 1 if room and dice.chance(RIICHI) else 0


def _turned(hand: Hand, situation: Situation, rules: Rules) -> int:
    """Count the indicators that lie open; an open kan's may not when its own tile wins."""
    if not rules.yaku_kan_dora:
        return 1
    new = rules.dora_rinshan_counts_new_indicator
    late = new == "no" or (new == "closed_kan_only" and not hand.closed)
    return len(kans(hand)) + (not (situation.rinshan and late))


def _with_dora(draft: Draft, every: bool, rules: Rules, dice: Dice) -> Draft | None:
    """Add dora for the han that lack; None where they find no place.

    every: whether it must be all of these han, not only as many as find a place.
    """
    hand, situation, more = draft
    kinds = [KIND_OF[tile] for tile in seen_tiles(hand, situation)]
    left = copies_left(hand, situation, rules)
    if situation.chankan and hand.winning is not None:
        left[KIND_OF[hand.winning]] = 0  # the kan that was robbed has them
    turned = _turned(hand, situation, rules)
    shown = turned * 2 if situation.riichi and rules.yaku_ura_dora else turned
    counts = _named(kinds, rules)
    # What indicators cannot bring comes from red fives and from norths set aside.
    most = shown * max([counts[kind] for kind in range(KINDS) if left[kind]])
    hand, more = _with_reds(hand, more, most, rules, dice)
    nuki = 0
    aside = rules.players == THREE
    while aside and more and left[NORTH] and (more > most or dice.chance(ASIDE)):
        left[NORTH] -= 1
        nuki += 1
        more -= 1
    if nuki:  # indicators that name it count on these too
        situation = situation._replace(nuki=nuki)
        counts = _named(kinds + [NORTH] * nuki, rules)
    tiles, more = _indicators(more, shown, counts, left, dice)
    if len(tiles) < shown or (more and every):
        return None
    return Draft(hand, situation._replace(indicators=tiles[:turned], ura=tiles[turned:]), more)


def _with_reds(hand: Hand, more: int, most: int, rules: Rules, dice: Dice) -> tuple[Hand, int]:
    """Turn fives red, now and then, or when more han lack than indicators can bring."""
    if not rules.yaku_red_fives:
        return hand, more
    seen = seen_tiles(hand, PLAIN_SITUATION)
    kinds = [KIND_OF[tile] for tile in seen]
    fives = [red for red in RED_FIVES if KIND_OF[red] in kinds and red not in seen]
    for red in dice.some(fives, len(fives)):
        if more and (more > most or dice.chance(RED)):
            hand, _situation = with_one_red(hand, PLAIN_SITUATION, KIND_OF[red], red)
            more -= 1
    return hand, more


def _indicators(
    more: int, shown: int, counts: list[int], left: list[int], dice: Dice
) -> tuple[tuple[Tile, ...], int]:
    """Draw indicators for this many han, and say how many still lack; fewer tiles when stuck."""
    tiles: tuple[Tile, ...] = ()
    for place in range(shown):
        # All of it by one indicator if it can be, but some of it by one beneath now and then.
        all_now = place or shown == 1 or not dice.chance(SOME_BENEATH)
        now = more if all_now else dice.below(more + 1)
        good: list[int] = []
        while not good and now >= 0:
            good = [kind for kind in range(KINDS) if counts[kind] == now and left[kind] > 0]
            now -= 1
        if not good:
            break
        kind = dice.pick(good)
        left[kind] -= 1
        tiles += (kind,)
        more -= now + 1
    return tiles, more


def _named(kinds: list[Kind], rules: Rules) -> list[int]:
    """Count for each kind the dora that it makes of these tiles as an indicator."""
    held = [0] * KINDS
    for kind in kinds:
        held[kind] += 1
    return [held[dora_after(kind, rules.players)] for kind in range(KINDS)]


def _grants(best: Score, request: Request) -> bool:
    """Tell whether the engine finds in the hand what was requested."""
    worth, reading = best.value, best.reading
    named = request.family not in ("", PLAIN, "yakuhai")
    lacking = (
        request.han and not worth.yakuman and worth.han != request.han,
        request.fu and worth.fu != request.fu,
        named and request.family not in [hit.id for hit in best.yaku],
        request.wait and reading.wait != request.wait,
        request.set and request.set not in [set_id(each) for each in reading.groups],
        request.pair and reading.form != STANDARD,
    )
    return not any(lacking)
