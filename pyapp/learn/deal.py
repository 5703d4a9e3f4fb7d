"""Hands to practise on: dealt from a plan to a request, as they are won at a table.

Its han and fu are drawn first, as often as they were won in 300,000 recorded games. Then a plan is
chosen that can give them, its groups are drawn, some are called, the winning tile is chosen for
the fu, and dora make up the han. What came of it the engine judges.
"""

from typing import Callable, Iterator, NamedTuple, TypeAlias

from ..riichi.fu import fu_items, rounded
from ..riichi.hand import (
    ANKAN,
    CHII,
    DAIMINKAN,
    KAKAN,
    PLAIN,
    PON,
    RON,
    TSUMO,
    Hand,
    Meld,
    Situation,
    copies_left,
)
from ..riichi.patterns import pinfu
from ..riichi.readings import RYANMEN, SHANPON, Reading, finish, joined_bits
from ..riichi.rules import Rules
from ..riichi.seats import THREE
from ..riichi.shapes import KANTSU, KOUTSU, SHUNTSU, Group, group
from ..riichi.text import Entry
from ..riichi.tiles import ORPHANS, Kind, Tile, sort_tiles
from ..riichi.win import Win
from ..riichi.worths import LEAST_LIMIT
from .dice import Dice
from .dora_fill import completed, flagged
from .fu_groups import pair_id, set_id
from .plans import (
    FAMILIES,
    FAMILY,
    NEVER,
    SETS,
    YAKUMAN_HAN,
    Family,
    Given,
    Part,
    Plan,
    draw,
    kinds_that_pay,
)
from .plans import PLAIN as PLAIN_FAMILY
from .rare_hands import HELD_FROM, held_hand
from .request import CLOSED, DOUBLE_RIICHI, Request, ways

# Draws a request and the kinds of questions it is for; None in place of a request that suits none.
Draw: TypeAlias = "Callable[[], tuple[Request | None, tuple[str, ...]]]"

SANANKOU, SUUANKOU = "sanankou", "suuankou"
# For up to these fu: how often a free set is a triplet, and a triplet a kan, in percent.
LIKELY = ((20, 0, 0), (30, 12, 1), (40, 45, 3), (50, 60, 15), (60, 75, 30), (70, 85, 45))
MORE = (200, 90, 75)
OUTER_FROM = 70  # fu that take triplets of terminals and honours
# Plans tried: of what can be had at all, more than half of the plans give it. What cannot be had
# is None.
TRIES = 30
PLANS_EACH = 8  # tried for a request before another one is drawn
CALL_TRIES = 12
CALLED = 55  # sets of a hundred that are called in an open hand
DRAWN = 40  # wins of a hundred that are by self-draw
FEW = 3  # han; a hand of fewer has no room for chance
MOST_DORA = 4  # han of dora where no family is requested ...
DEAREST = 7  # ... but from these han on more must come from dora


def deal(request: Request, under: Entry, dice: Dice) -> Entry | None:
    """Deal a winning hand to the request under the entry's rules; None when none was found.

    The rules and rulebook are those of `under`; its hand is not looked at.
    """
    for _ in range(TRIES):
        entry = _attempt(request, under, dice)
        if entry is not None:
            return entry
    return None


def hands(draw: Draw, under: Entry, dice: Dice) -> "Iterator[tuple[Entry | None, tuple[str, ...]]]":
    """Deal winning hands to requests that are drawn, without end and a plan at a time: None where
    one came to nothing, and what it is for. A granted request is followed by another.
    """
    while True:
        request, kinds = draw()
        if request is None:
            continue
        for _ in range(PLANS_EACH):
            entry = _attempt(request, under, dice)
            yield entry, kinds
            if entry is not None:
                break


def _attempt(request: Request, under: Entry, dice: Dice) -> Entry | None:
    """Build one hand; None where it does not meet the request."""
    rules = under.rules
    by = _by(request, rules, dice)
    if not by:
        return None
    situation = _seated(request, rules, dice)
    if request.fu >= HELD_FROM and not request.family:
        hand = held_hand(request.fu, by, request.form, dice)
    else:
        hand = _planned(request, by, situation, rules, dice)
    if hand is None:
        return None
    situation = flagged(hand, situation, by, request, dice)
    return completed(hand, situation, by, request, under, dice)


def _planned(
    request: Request, by: str, situation: Situation, rules: Rules, dice: Dice
) -> Hand | None:
    """Build a hand after the plan of a family that the request allows."""
    found = _family(request, by, rules, dice)
    if found is None:
        return None
    family, closed = found
    triplets, kans = _likely(request, closed, by)
    plan = family.plan(dice, _given(request, closed, triplets, situation, rules))
    plan = _with_pair(plan, request.pair, situation.seat, situation.round)
    place = NOWHERE
    if request.set:
        plan, place = _with_set(plan, request.set)
        if place == NOWHERE:
            return None
    left = copies_left(NO_HAND, PLAIN, rules)
    parts = draw(plan, dice, left)
    if parts is None:
        return None
    aim = Aim(request, family, Win(NO_HAND, situation, by, rules, closed), kans, place)
    tried: list[list[Group]] = []
    for _ in range(CALL_TRIES):
        groups = _with_calls(parts, left, aim, dice)
        if groups not in tried:
            tried.append(groups)
            wins = _wins(groups, aim)
            if wins:
                return _held(groups, dice.weighted(wins), dice)
    return None


def _given(
    request: Request, closed: bool, triplets: int, situation: Situation, rules: Rules
) -> Given:
    few = 0 < request.han < FEW
    runs = few + (closed and 0 < request.han < LEAST_LIMIT)
    values = kinds_that_pay(situation.seat, situation.round)
    return Given(values, triplets, request.fu >= OUTER_FROM, few, runs, rules.players)


NO_HAND = Hand((), (), None)
NOWHERE = -1


def _seated(request: Request, rules: Rules, dice: Dice) -> Situation:
    """Draw seat wind and round wind: east and south rounds, as games are long."""
    round_wind = dice.below(2)
    seat = dice.below(rules.players)
    if request.dealer is not None:
        seat = 0 if request.dealer else dice.below(rules.players - 1) + 1
    if request.pair == "pair_double_wind":
        round_wind = seat = min(seat, 1)
    elif request.pair in ("pair_seat_wind", "pair_round_wind") and seat == round_wind:
        round_wind = 1 - round_wind
    return PLAIN._replace(seat=seat, round=round_wind)


def _by(request: Request, rules: Rules, dice: Dice) -> str:
    """Choose ron or tsumo; "" where the request allows neither."""
    found = ways(request.han, request.fu, rules)
    if request.flag in ("rinshan", "chankan"):
        found = (TSUMO,) if request.flag == "rinshan" else (RON,)
    if request.by:
        found = tuple([by for by in found if by == request.by])
    if len(found) == 2:
        return TSUMO if dice.chance(DRAWN) else RON
    return found[0] if found else ""


def _family(request: Request, by: str, rules: Rules, dice: Dice) -> tuple[Family, bool] | None:
    """Choose a kind of hand that the request allows, and whether it is closed."""
    riichi = request.flag in NEED_RIICHI
    rows: list[tuple[tuple[Family, bool], int]] = []
    for family in (FAMILY[request.family],) if request.family else FAMILIES:
        often = 100 if request.family else family.often
        if not often or (family.id == SUUANKOU and by == RON):
            continue
        for closed in (True, False):
            held = _is_held(family, closed, request, rules)
            if held and _can_have(family, closed, by, request, rules):
                share = 100 - family.called if closed else family.called
                share = 100 if request.form or riichi else share
                rows.append(((family, closed), max(1, often * share // 100)))
    return dice.weighted(rows) if rows else None


def _is_held(family: Family, closed: bool, request: Request, rules: Rules) -> bool:
    """Tell whether hands of the family are held so, closed or open, and as requested."""
    if (family.closed if closed else family.open) == NEVER:
        return False
    if request.form and (request.form == CLOSED) != closed:
        return False
    if closed:
        return "melded" not in request.set
    if request.flag in NEED_RIICHI:
        return False
    if family.id == "tanyao":
        return rules.yaku_open_tanyao
    # Only its run can be called, and three players call none.
    return family.id != SANANKOU or rules.players != THREE


def _can_have(family: Family, closed: bool, by: str, request: Request, rules: Rules) -> bool:
    """Tell whether such a hand can have the han and fu requested."""
    if request.han:
        least = _least(family, closed, by, request)
        dora = 0 if request.family else request.han - least - closed
        if least > request.han or dora > max(MOST_DORA, request.han - DEAREST):
            return False
    return _fu_possible(request.fu, family, closed, by, rules)


def _least(family: Family, closed: bool, by: str, request: Request) -> int:
    """Count the least han of a hand of the family that is won so."""
    least = family.closed if closed else family.open
    if least >= YAKUMAN_HAN:
        return least
    if family.id == PLAIN_FAMILY:  # which has its han of how it is won
        least = 0
    least += HAN_OF.get(request.flag, 0)
    if closed:
        # A closed hand of these fu is pinfu, whatever else it is.
        pinfu = request.fu == 20 if by == TSUMO else request.fu == 30
        least += (by == TSUMO) + (pinfu and family.id != "pinfu")
    return max(least, 1)


def _fu_possible(fu: int, family: Family, closed: bool, by: str, rules: Rules) -> bool:
    """Tell whether such a hand can have the fu at all; where nothing is known, it is tried."""
    if fu == 0:
        return True
    if family.id == "chiitoitsu":
        return fu == rules.fu_chiitoitsu
    if fu == 20:
        runs = family.id not in NO_PINFU
        return runs and closed == (by == TSUMO)
    if fu == 30 and closed and by == RON:  # pinfu, whatever else it is
        return family.id not in NO_PINFU
    return fu != 25 and (fu < 50 or family.id not in ("pinfu", "ryanpeikou"))


def _likely(request: Request, closed: bool, by: str) -> tuple[int, int]:
    """Say how often a free set is a triplet, and a triplet a kan, in percent."""
    fu = request.fu or 40
    if fu == 30 and closed and by == RON:
        return 0, 0
    if fu == 30 and not closed and by == RON and request.wait == RYANMEN:  # an open pinfu
        return 0, 0
    triplets, kans = MORE[1:]
    for most, some_triplets, some_kans in LIKELY:
        if fu <= most:
            triplets, kans = some_triplets, some_kans
            break
    if fu == 40 and closed and by == RON:
        triplets = 15  # the wait or the pair is enough
    if request.wait == SHANPON:
        triplets = max(triplets, 60)
    if request.flag == "rinshan":
        return max(triplets, 60), 70
    return triplets, kans


def _with_pair(plan: Plan, pair: str, seat: int, round_wind: int) -> Plan:
    """Put the requested pair into the plan, where the plan leaves its pair open."""
    if not pair:
        return plan
    shape, kinds = plan[-1]
    wanted = tuple([kind for kind in kinds if pair_id(kind, seat, round_wind) == pair])
    return plan[:-1] + ((shape, wanted),)


def _with_set(plan: Plan, wanted: str) -> tuple[Plan, int]:
    """Put the requested set (see `set_id`) in place of one that the plan leaves open, and say
    where; NOWHERE if it leaves none.
    """
    shape, _state, tiles = wanted.split("_")
    for place in range(len(plan) - 2, -1, -1):
        kinds = plan[place][1]
        if tiles == "simple":
            kinds = tuple([kind for kind in kinds if kind not in ORPHANS])
        elif plan[place][0] == SHUNTSU:
            kinds = ORPHANS
        else:
            kinds = tuple([kind for kind in kinds if kind in ORPHANS])
        if len(plan[place][1]) > 1 and kinds:
            return plan[:place] + ((shape, kinds),) + plan[place + 1 :], place
    return plan, NOWHERE


class Aim(NamedTuple):
    """What the groups of a hand are to be made of."""

    request: Request
    family: Family
    win: Win
    kans: int
    forced: int


def _with_calls(parts: list[Part], left: list[int], aim: Aim, dice: Dice) -> list[Group]:
    """Draw which groups are called and which triplets are kans; a rinshan has one."""
    triplets = () if aim.family.id == SANANKOU else (KOUTSU, KANTSU)
    may_call = triplets if aim.win.rules.players == THREE else triplets + (SHUNTSU,)
    needed = aim.request.flag == "rinshan"
    groups: list[Group] = []
    for place, (shape, kind) in enumerate(parts):
        melded = not aim.win.closed and shape in may_call and dice.chance(CALLED)
        if place == aim.forced:
            melded = "melded" in aim.request.set
        elif shape == KOUTSU and left[kind] > 0 and (needed or dice.chance(aim.kans)):
            shape = KANTSU
        needed = needed and shape != KANTSU
        groups.append(group(shape, kind, melded))
    return groups


def _wins(groups: list[Group], aim: Aim) -> list[tuple[tuple[int, Kind], int]]:
    """List the groups and tiles by which such a hand is won as requested, each with its weight."""
    request, win = aim.request, aim.win
    if win.closed == bool([each for each in groups if each.melded]):
        return []
    if request.flag == "rinshan" and KANTSU not in [each.shape for each in groups]:
        return []
    found: list[tuple[tuple[int, Kind], int]] = []
    counted: dict[tuple[str, Group], int] = {}  # the fu of a wait, of two pairs by the triplet
    for reading, tile in _readings(groups, aim):
        place, wait = reading.finished, reading.wait
        if request.fu and len(groups) == SETS + 1:
            key = (wait, reading.groups[place] if wait == SHANPON else groups[0])
            if key not in counted:
                counted[key] = rounded(fu_items(reading, win, pinfu(reading, win)))
            if counted[key] != request.fu:
                continue
        found.append(((place, tile), 6 if wait == RYANMEN else 2))
    return found


def _readings(groups: list[Group], aim: Aim) -> Iterator[tuple[Reading, Kind]]:
    """Read the groups as won by each tile of each concealed one, where that fits the request."""
    rules, by = aim.win.rules, aim.win.by
    ron_melds = by == RON and rules.fu_ron_completed_triplet == "open"
    bits = joined_bits(tuple(groups))
    for place, each in enumerate(groups):
        if each.melded or each.shape == KANTSU or each in groups[:place]:
            continue
        for tile in each.kinds if each.run else (each.kind,):
            if aim.request.flag != "chankan" or _once(tile, groups):
                reading = finish(tuple(groups), place, tile, ron_melds, bits)
                if _fits(reading, aim):
                    yield reading, tile


def _fits(reading: Reading, aim: Aim) -> bool:
    """Tell whether a win has the requested wait and set, and is of its family."""
    request, family, wait = aim.request, aim.family.id, reading.wait
    if request.wait not in ("", wait):
        return False
    if family == SUUANKOU and wait != SHANPON:  # on another wait it is another yakuman
        return False
    if family == SANANKOU and wait == SHANPON and aim.win.by == RON:  # melds its last triplet
        return False
    return not request.set or request.set in [set_id(one) for one in reading.groups]


def _once(tile: Kind, groups: list[Group]) -> bool:
    """Tell whether the groups have the tile only once, as a robbed kan needs."""
    count = 0
    for each in groups:
        count += each.kinds.count(tile)
    return count == 1


# The han of a flag; double riichi and ippatsu come with the han of a riichi.
HAN_OF = {"riichi": 1, DOUBLE_RIICHI: 2, "ippatsu": 2, "rinshan": 1, "chankan": 1, "last_tile": 1}
NEED_RIICHI = ("riichi", DOUBLE_RIICHI, "ippatsu")
# Families that are never pinfu.
NO_PINFU = (PLAIN_FAMILY, "yakuhai", "toitoi", SANANKOU)


def _held(groups: list[Group], won: "tuple[int, Kind]", dice: Dice) -> Hand:
    """Make a hand of the groups, won by a tile of the group at a place."""
    concealed: list[Tile] = []
    melds: list[Meld] = []
    for each in groups:
        if each.shape == KANTSU:
            melds.append(Meld(dice.pick((DAIMINKAN, KAKAN)) if each.melded else ANKAN, each.kinds))
        elif each.melded:
            melds.append(Meld(CHII if each.run else PON, each.kinds))
        else:
            concealed.extend(each.kinds)
    concealed.remove(won[1])
    return Hand(sort_tiles(tuple(concealed)), tuple(melds), won[1])
