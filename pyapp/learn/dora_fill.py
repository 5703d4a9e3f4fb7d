"""How a hand is won besides: its riichi and dora, so that it has the han wished for."""

from typing import Any

from ..riichi.compare import with_one_red, with_reds_of
from ..riichi.hand import KANS, TSUMO, Hand, Situation
from ..riichi.hand import PLAIN as PLAIN_SITUATION
from ..riichi.rules import Rules
from ..riichi.score import Score, score
from ..riichi.text import Entry
from ..riichi.tiles import KIND_OF, KINDS, NORTH, RED_FIVES, WINDS, Kind, Tile, dora_after
from .dice import Dice
from .fu_groups import set_id
from .plans import PLAIN, YAKUMAN_HAN, copies
from .request import DOUBLE_RIICHI, Request


def flagged(hand: Hand, situation: Situation, by: str, request: Request, dice: Dice) -> Situation:
    """Set what the win has besides: as requested, or now and then."""
    kans = kan_count(hand)
    if request.flag in ("rinshan", "last_tile"):
        changed: Any = {request.flag: True}
        return situation._replace(**changed)
    if request.flag == "chankan":
        return situation._replace(chankan=1)
    if not request.flag and request.han != 1:
        if kans and by == TSUMO and dice.chance(8):
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
    alone = isinstance(bare, Score)  # whether it needs no riichi to be won
    if isinstance(bare, Score):
        if bare.value.yakuman and request.han and request.han < YAKUMAN_HAN:
            return None
        han = YAKUMAN_HAN if bare.value.yakuman else bare.value.han
    elif bare.problems[0].id == "no_yaku":
        han = sum([count for _red, count in _reds(hand)])
    else:
        return None
    more = request.han - han if request.han else dice.weighted(((0, 30), (1, 35), (2, 25), (3, 10)))
    if han == YAKUMAN_HAN:
        more = 0
    riichi = _riichi(hand, alone, han, more, request, dice)
    ippatsu = False
    if riichi and rules.yaku_ippatsu and not situation.rinshan and not kan_count(hand):
        ippatsu = more > riichi and not request.flag and dice.chance(18)
        ippatsu = ippatsu or request.flag == "ippatsu"
    elif request.flag == "ippatsu":
        return None
    if not riichi and not alone:
        return None
    if request.han:
        more -= riichi + ippatsu
    if more < 0:
        return None
    situation = situation._replace(riichi=riichi, ippatsu=ippatsu)
    filled = _with_dora(hand, situation, more, request.han > 0, rules, dice)
    if filled is None:
        return None
    hand, situation = with_reds_of(*filled, rules=rules)
    best = score(hand, situation, by, rules)
    if not isinstance(best, Score) or not _grants(best, request):
        return None
    return under._replace(hand=hand, situation=situation, by=by)


def kan_count(hand: Hand) -> int:
    """Count the kans of the hand."""
    return len([meld for meld in hand.melds if meld.call in KANS])


def _turned(hand: Hand, situation: Situation, rules: Rules) -> int:
    """Count the indicators that lie open; an open kan's may not when its own tile wins."""
    if not rules.yaku_kan_dora:
        return 1
    kans = kan_count(hand)
    new = rules.dora_rinshan_counts_new_indicator
    late = new == "no" or (new == "closed_kan_only" and not hand.closed)
    return kans if situation.rinshan and late else 1 + kans


def _riichi(hand: Hand, alone: bool, han: int, more: int, request: Request, dice: Dice) -> int:
    """Choose 0, 1 or 2, as Situation has it: needed without another yaku, else usual."""
    if request.flag == DOUBLE_RIICHI:
        return 2
    if not hand.closed or han == YAKUMAN_HAN:
        return 0
    if request.flag in ("riichi", "ippatsu") or not alone:
        return 1
    room = more > 0 or not request.han
    return 1 if room and dice.chance(75) else 0


ASIDE = 50  # how often, in percent, a han is a north set aside, where three play


def _with_dora(
    hand: Hand, situation: Situation, more: int, every: bool, rules: Rules, dice: Dice
) -> tuple[Hand, Situation] | None:
    """The hand and its indicators with so many han of dora; None where they find no place, or,
    unless it must be all of them, as many as do.
    """
    kinds = [KIND_OF[tile] for tile in hand.tiles]
    for meld in hand.melds:
        kinds.extend([KIND_OF[tile] for tile in meld.tiles])
    left = copies(rules.players)
    for kind in kinds:
        left[kind] -= 1
    if situation.chankan and hand.winning is not None:
        left[KIND_OF[hand.winning]] = 0  # the kan that was robbed has them
    turned = _turned(hand, situation, rules)
    under = turned if situation.riichi and rules.yaku_ura_dora else 0
    counts = _named(kinds, rules)
    # What indicators cannot bring comes from red fives and from norths set aside.
    most = (turned + under) * max([counts[kind] for kind in range(KINDS) if left[kind]])
    already = [red for red, _count in _reds(hand)]
    fives = [
        red
        for red in RED_FIVES
        if rules.yaku_red_fives and KIND_OF[red] in kinds and red not in already
    ]
    for red in dice.some(fives, len(fives)):
        if more and (more > most or dice.chance(35)):
            hand, _situation = with_one_red(hand, PLAIN_SITUATION, KIND_OF[red], red)
            more -= 1
    nuki = 0
    aside = rules.players < len(WINDS)
    while aside and more and left[NORTH] and (more > most or dice.chance(ASIDE)):
        left[NORTH] -= 1
        nuki += 1
        more -= 1
    if nuki:  # indicators that name it count on these too
        situation = situation._replace(nuki=nuki)
        counts = _named(kinds + [NORTH] * nuki, rules)
    shown: list[Tile] = []
    for place in range(turned + under):
        # All of it by one indicator if it can be, but some of it by one beneath now and then.
        last = place == turned + under - 1
        now = more if last or place or not dice.chance(30) else dice.below(more + 1)
        good: list[int] = []
        while not good:
            good = [kind for kind in range(KINDS) if counts[kind] == now and left[kind] > 0]
            if not good:
                if now == 0:
                    return None
                now -= 1
        kind = dice.pick(good)
        left[kind] -= 1
        shown.append(kind)
        more -= now
    if more and every:
        return None
    return hand, situation._replace(indicators=tuple(shown[:turned]), ura=tuple(shown[turned:]))


def _named(kinds: list[Kind], rules: Rules) -> list[int]:
    """For each kind, count the dora that it makes of these tiles as an indicator."""
    held = [0] * KINDS
    for kind in kinds:
        held[kind] += 1
    return [held[dora_after(kind, rules.players)] for kind in range(KINDS)]


def _reds(hand: Hand) -> list[tuple[Tile, int]]:
    """The red fives of the hand, and how many of each."""
    tiles = list(hand.tiles)
    for meld in hand.melds:
        tiles.extend(meld.tiles)
    return [(red, tiles.count(red)) for red in RED_FIVES if red in tiles]


def _grants(best: Score, request: Request) -> bool:
    """Tell whether the engine finds in the hand what was requested."""
    worth, reading = best.value, best.reading
    if request.han and not worth.yakuman and worth.han != request.han:
        return False
    if request.fu and worth.fu != request.fu:
        return False
    ids = [hit.id for hit in best.yaku]
    if request.family not in ("", PLAIN, "yakuhai") and request.family not in ids:
        return False
    if request.wait and reading.wait != request.wait:
        return False
    standard = len(reading.groups) == 5
    if request.set and request.set not in [set_id(each) for each in reading.groups]:
        return False
    return not request.pair or standard
