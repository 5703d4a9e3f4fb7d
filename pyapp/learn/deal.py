"""Hands to practise on: dealt from a plan to a wish, as they are won at a table.

How many han and fu a hand has is drawn first, as often as 300,000 recorded games have it; then
a plan is chosen that can give it, its groups are drawn, some are called, the winning tile is
taken from where it makes the fu, and dora make up the han. The engine judges what came of it.
"""

from typing import Callable, Iterator, NamedTuple, TypeAlias

from ..riichi.fu import triplet_item
from ..riichi.hand import ANKAN, CHII, DAIMINKAN, KAKAN, PLAIN, PON, RON, TSUMO, Hand, Meld
from ..riichi.readings import KANCHAN, PENCHAN, RYANMEN, SHANPON, TANKI
from ..riichi.rules import Rules
from ..riichi.shapes import KANTSU, KOUTSU, PAIR, SHUNTSU, Group, group
from ..riichi.text import Entry
from ..riichi.tiles import ORPHANS, Kind, Tile, sort_tiles
from ..riichi.worths import LEAST_LIMIT
from .dice import Dice
from .filling import completed, flagged
from .groups import GUEST, pair_id, set_id
from .plans import (
    FAMILIES,
    FAMILY,
    NEVER,
    OUTER_RUNS,
    YAKUMAN_HAN,
    Family,
    Given,
    Part,
    Plan,
    copies,
    draw,
    kinds_that_pay,
)
from .plans import PLAIN as PLAIN_FAMILY
from .wishes import CLOSED, DOUBLE_RIICHI, Wish, ways

# Draws a wish, and for which kinds of questions; None where these suit no hand of the wish.
Draw: TypeAlias = "Callable[[], tuple[Wish | None, tuple[str, ...]]]"

SANANKOU, SUUANKOU = "sanankou", "suuankou"
# How often a free set is a triplet and a triplet a kan, percent, for fu up to so many.
LIKELY = ((20, 0, 0), (30, 12, 1), (40, 45, 3), (50, 60, 15), (60, 75, 30), (70, 85, 45))
MORE = (200, 90, 75)
OUTER_FROM = 70  # fu that take triplets of terminals and honours
SOUGHT_FROM = 50  # fu that chance hardly comes to: they are looked for among all calls and kans
THREE_FROM = 80  # fu that may take three triplets of whatever hand
# Plans tried: of those that can be had more than half come to the hand wished for. What cannot
# be had is told by None.
TRIES = 30
A_WISH = 8  # plans tried until another wish is drawn, where that can be
CALL_TRIES = 6
CALLED = 55  # sets of a hundred that are called in an open hand
DRAWN = 40  # wins of a hundred that are by self-draw
FEW = 3  # below so many han a hand has no room for chance
# Han that may come from dora where no kind of hand was wished for, and han from which on they must.
MOST_DORA, DEAREST = 4, 7


def deal(wish: Wish, under: Entry, dice: Dice) -> Entry | None:
    """A winning hand to the wish under the entry's rules; None when none was found.

    The rules and rulebook are those of `under`; its hand is not looked at.
    """
    for _ in range(TRIES):
        entry = _attempt(wish, under, dice)
        if entry is not None:
            return entry
    return None


def hands(draw: Draw, under: Entry, dice: Dice) -> "Iterator[tuple[Entry | None, tuple[str, ...]]]":
    """Winning hands to wishes that are drawn, without end and a plan at a time: None where one came
    to nothing, and what it is for. A granted wish is followed by another.
    """
    while True:
        wish, kinds = draw()
        if wish is None:
            continue
        for _ in range(A_WISH):
            entry = _attempt(wish, under, dice)
            yield entry, kinds
            if entry is not None:
                break


def _attempt(wish: Wish, under: Entry, dice: Dice) -> Entry | None:
    rules = under.rules
    seat, round = _winds(wish, rules, dice)
    by = _by(wish, rules, dice)
    found = _family(wish, by, rules, dice) if by else None
    if found is None:
        return None
    family, closed = found
    triplets, kans = _likely(wish, closed, by)
    values = kinds_that_pay(seat, round)
    few = 0 < wish.han < FEW
    runs = few + (closed and 0 < wish.han < LEAST_LIMIT and wish.fu < THREE_FROM)
    given = Given(values, triplets, wish.fu >= OUTER_FROM, few, runs, rules.players)
    plan = _with_pair(family.plan(dice, given), wish.pair, seat, round)
    plan = _with_edge(plan) if wish.wait == PENCHAN else plan
    forced = None
    if wish.set:
        forced = _with_set(plan, wish.set)
        if forced is None:
            return None
        plan = forced[0]
    left = copies(rules.players)
    parts = draw(plan, dice, left)
    if parts is None:
        return None
    place = forced[1] if forced else -1
    aim = Aim(wish, family, closed, by, kans, (seat, round), rules)
    held = _called(parts, place, left, aim, dice)
    if held is None:
        return None
    hand, kan_count = held
    if hand.closed != closed:
        return None
    situation = PLAIN._replace(seat=seat, round=round)
    situation = flagged(hand, situation, by, wish, rules, dice)
    return completed(hand, situation, by, kan_count, left, wish, under, dice)


def _winds(wish: Wish, rules: Rules, dice: Dice) -> tuple[int, int]:
    """Seat wind and round wind: east and south rounds, as games are long."""
    round = dice.below(2)
    seat = dice.below(rules.players)
    if wish.dealer is not None:
        seat = 0 if wish.dealer else dice.below(rules.players - 1) + 1
    if wish.pair == "pair_double_wind":
        round = seat = min(seat, 1)
    elif wish.pair in ("pair_seat_wind", "pair_round_wind") and seat == round:
        round = 1 - round
    return seat, round


def _by(wish: Wish, rules: Rules, dice: Dice) -> str:
    """How it is won; "" when it cannot be."""
    found = ways(wish.han, wish.fu, rules)
    if wish.flag in ("rinshan", "chankan"):
        found = (TSUMO,) if wish.flag == "rinshan" else (RON,)
    if wish.by:
        found = tuple([by for by in found if by == wish.by])
    if len(found) == 2:
        return TSUMO if dice.chance(DRAWN) else RON
    return found[0] if found else ""


def _family(wish: Wish, by: str, rules: Rules, dice: Dice) -> tuple[Family, bool] | None:
    """A kind of hand that the wish allows, and whether it is closed."""
    riichi = wish.flag in ("riichi", DOUBLE_RIICHI, "ippatsu")
    rows: list[tuple[tuple[Family, bool], int]] = []
    for family in (FAMILY[wish.family],) if wish.family else FAMILIES:
        often = 100 if wish.family else family.often
        if not often or family.id in NEVER_WITH.get(wish.flag, ()):
            continue
        if family.id == SUUANKOU and by == RON:
            continue
        guest = family.id == "pinfu" and wish.pair == GUEST
        if wish.pair and family.id in NO_SUCH_PAIR and not guest:
            continue
        if wish.wait and wish.wait not in WAITS_OF.get(family.id, (wish.wait,)):
            continue
        for closed, least in ((True, family.closed), (False, family.open)):
            if least == NEVER or (wish.form and (wish.form == CLOSED) != closed):
                continue
            if "melded" in wish.set if closed else riichi or not _may_be_open(family, rules):
                continue
            if wish.han:
                least = _least(least, family, closed, by, wish)
                dora = 0 if wish.family else wish.han - least - closed
                if least > wish.han or dora > max(MOST_DORA, wish.han - DEAREST):
                    continue
            if _fu_possible(wish.fu, family, closed, by, rules):
                share = 100 - family.called if closed else family.called
                share = 100 if wish.form or riichi else share
                rows.append(((family, closed), max(1, often * share // 100)))
    return dice.weighted(rows) if rows else None


def _may_be_open(family: Family, rules: Rules) -> bool:
    """Whether calls leave such a hand what it is."""
    if family.id == "tanyao":
        return rules.yaku_open_tanyao
    # Only its run can be called, and three players call none.
    return family.id != SANANKOU or rules.players > 3


def _least(least: int, family: Family, closed: bool, by: str, wish: Wish) -> int:
    """The least han of a hand of the family, which has `least` by itself, when it is won so."""
    if least >= YAKUMAN_HAN:
        return least
    if family.id == PLAIN_FAMILY:  # which has its han of how it is won
        least = 0
    least += HAN_OF.get(wish.flag, 0)
    if closed:
        # A closed hand of these fu is pinfu, whatever else it is.
        pinfu = wish.fu == 20 if by == TSUMO else wish.fu == 30
        least += (by == TSUMO) + (pinfu and family.id != "pinfu")
    return max(least, 1)


def _fu_possible(fu: int, family: Family, closed: bool, by: str, rules: Rules) -> bool:
    """Whether such a hand can have the fu at all; where nothing is known, it is tried."""
    if fu == 0:
        return True
    if family.id == "chiitoitsu":
        return fu == rules.fu_chiitoitsu
    if fu == 20:
        runs = family.id not in NO_PINFU
        return runs and closed == (by == TSUMO)
    if fu == 30 and closed and by == RON:  # pinfu, whatever else it is
        return family.id not in NO_PINFU
    return fu != 25 and (fu < SOUGHT_FROM or family.id not in ("pinfu", "ryanpeikou"))


def _likely(wish: Wish, closed: bool, by: str) -> tuple[int, int]:
    """How often a free set is a triplet, and a triplet a kan, in percent."""
    fu = wish.fu or 40
    if fu == 30 and closed and by == RON:
        return 0, 0
    if fu == 30 and not closed and by == RON and wish.wait == RYANMEN:  # an open pinfu
        return 0, 0
    triplets, kans = MORE[1:]
    for most, some_triplets, some_kans in LIKELY:
        if fu <= most:
            triplets, kans = some_triplets, some_kans
            break
    if fu == 40 and closed and by == RON:
        triplets = 15  # the wait or the pair is enough
    if wish.wait == SHANPON:
        triplets = max(triplets, 60)
    if wish.flag == "rinshan":
        return max(triplets, 60), 70
    return triplets, kans


def _with_pair(plan: Plan, pair: str, seat: int, round: int) -> Plan:
    """The plan with the pair wished for, where the plan leaves its pair open."""
    if not pair:
        return plan
    shape, kinds = plan[-1]
    wanted = tuple([kind for kind in kinds if pair_id(kind, seat, round) == pair])
    return plan[:-1] + ((shape, wanted),)


def _with_edge(plan: Plan) -> Plan:
    """The plan with a run that an edge wait can end, if it has a place for one."""
    for place, (shape, kinds) in enumerate(plan):
        edges = tuple([kind for kind in kinds if kind in OUTER_RUNS])
        if shape == SHUNTSU and edges:
            return plan[:place] + ((shape, edges),) + plan[place + 1 :]
    return plan


def _with_set(plan: Plan, wanted: str) -> tuple[Plan, int] | None:
    """The plan with the set wished for (see `set_id`) in place of one that it leaves open, and
    where; None if it leaves none.
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
    return None


class Aim(
    NamedTuple(
        "Aim",
        [
            ("wish", Wish),
            ("family", Family),
            ("closed", bool),
            ("by", str),
            ("kans", int),
            ("winds", "tuple[int, int]"),
            ("rules", Rules),
        ],
    )
):
    """What the groups of a hand are to be made of: the wish, the kind of hand, whether it is
    closed, how it is won, how often a triplet is a kan (percent), the seat and round wind.
    """


def _called(
    parts: list[Part], forced: int, left: list[int], aim: Aim, dice: Dice
) -> tuple[Hand, int] | None:
    """The hand with some sets called or made kans, won where it has the fu wished for."""
    wish, standard = aim.wish, len(parts) == 5
    sought = wish.fu >= SOUGHT_FROM and standard and forced < 0
    for _ in range(CALL_TRIES):
        if sought:
            groups = _sought(parts, left, aim, dice)
        else:
            groups = _by_chance(parts, forced, left, aim, dice)
        if groups is None:
            return None
        wins = _wins(groups, aim)
        if wins:
            place, tile = dice.weighted(wins)
            return _held(groups, place, tile, dice)
    return None


def _by_chance(
    parts: list[Part], forced: int, left: list[int], aim: Aim, dice: Dice
) -> list[Group] | None:
    """The groups, some called and some made kans by chance; None without a kan where one must be.

    forced: the place of the set that was wished for.
    """
    callable = _callable(aim)
    needed = aim.wish.flag == "rinshan"
    groups: list[Group] = []
    for place, (shape, kind) in enumerate(parts):
        free = shape == KOUTSU and left[kind] > 0 and place != forced
        if free and (needed or dice.chance(aim.kans)):
            shape = KANTSU
        needed = needed and shape != KANTSU
        melded = not aim.closed and shape in callable and dice.chance(CALLED)
        if place == forced:
            melded = "melded" in aim.wish.set
        groups.append(group(shape, kind, melded))
    return None if needed else groups


def _callable(aim: Aim) -> tuple[str, ...]:
    """The shapes of sets that may be called."""
    triplets = () if aim.family.id == SANANKOU else (KOUTSU, KANTSU)
    return triplets + (SHUNTSU,) if aim.rules.players > 3 else triplets


def _sought(parts: list[Part], left: list[int], aim: Aim, dice: Dice) -> list[Group] | None:
    """The groups of a standard hand, some called and some made kans, so that they may come to the
    fu wished for; None if they cannot.
    """
    callable = _callable(aim)
    ways: list[list[Group]] = []
    for shape, kind in parts[:-1]:
        shapes = [shape]
        if shape == KOUTSU and left[kind]:
            shapes.insert(0 if dice.chance(aim.kans) else 1, KANTSU)
        called = [False]
        if not aim.closed and shape in callable:
            called.insert(0 if dice.chance(CALLED) else 1, True)
        ways.append([group(each, kind, melded) for each in shapes for melded in called])
    pair = group(PAIR, parts[-1][1])
    # What the sets must earn: the wait adds to it, and a ron may take from it.
    most = aim.wish.fu - 20 - _pair_fu(pair.kind, aim.winds, aim.rules)
    most -= (10 if aim.closed else 0) if aim.by == RON else 2
    least = most - 9 - 2
    if aim.by == RON and aim.rules.fu_ron_completed_triplet == "open":
        most += MOST_LOST
    sets = _summing(ways, least, most, not aim.closed)
    return None if sets is None else sets + [pair]


def _summing(ways: list[list[Group]], least: int, most: int, open: bool) -> list[Group] | None:
    """One of each place's ways, the first before the others, that earn at least and at most so
    much together, one of them melded if the hand is open; None if there are none.
    """
    if not ways:
        return None if most < 0 or least > 0 or open else []
    for each in ways[0]:
        earned = 0 if each.run else triplet_item(each).fu
        if earned <= most:
            rest = _summing(ways[1:], least - earned, most - earned, open and not each.melded)
            if rest is not None:
                return [each] + rest
    return None


def _waits(aim: Aim) -> tuple[str, ...]:
    """The waits on which the hand can be won as wished."""
    if aim.family.id == SUUANKOU:  # on another wait it is another yakuman
        return (SHANPON,)
    waits = [aim.wish.wait] if aim.wish.wait else [RYANMEN, SHANPON, KANCHAN, PENCHAN, TANKI]
    opens = aim.by == RON and aim.family.id == SANANKOU  # a ron its last triplet
    return tuple([wait for wait in waits if wait != SHANPON or not opens])


def _wins(groups: list[Group], aim: Aim) -> list[tuple[tuple[int, Kind], int]]:
    """The group and tile by which such a hand can be won, with how often it shall be."""
    wish, _family, closed, by, _kans, winds, rules = aim
    if not closed and not [each for each in groups if each.melded]:
        return []
    sets = 0
    for each in groups:
        if each.shape in (KOUTSU, KANTSU):
            sets += triplet_item(each).fu
    found: list[tuple[tuple[int, Kind], int]] = []
    waits = _waits(aim)
    standard = len(groups) == 5
    opened = by == RON and rules.fu_ron_completed_triplet == "open"
    if wish.fu and standard:
        sets += _pair_fu(groups[-1].kind, winds, rules)
        if _rounded(sets + 2, closed, by, rules) < wish.fu:
            return []
        least = sets - MOST_LOST if opened else sets
        if least > 0 and _rounded(least, closed, by, rules) > wish.fu:
            return []
    for place, each in enumerate(groups):
        if each.melded or each.shape == KANTSU or (each in groups[:place]):
            continue
        for tile in (each.kind, each.kind + 1, each.kind + 2) if each.run else (each.kind,):
            wait = _wait(each, tile)
            if wait not in waits or (wish.flag == "chankan" and not _once(tile, groups)):
                continue
            done = each
            if opened and wait == SHANPON:
                done = group(KOUTSU, each.kind, True)
            if wish.set and wish.set not in [
                set_id(done if one is each else one) for one in groups
            ]:
                continue
            if wish.fu and standard:
                fu = sets
                if done is not each:
                    fu += triplet_item(done).fu - triplet_item(each).fu
                if wait in (KANCHAN, PENCHAN, TANKI):
                    fu += 2
                if _rounded(fu, closed, by, rules) != wish.fu:
                    continue
            found.append(((place, tile), 6 if wait == RYANMEN else 2))
    return found


def _once(tile: Kind, groups: list[Group]) -> bool:
    """Whether the groups have one tile of the kind alone, as of a kan that is robbed."""
    count = 0
    for each in groups:
        count += each.kinds.count(tile)
    return count == 1


# The han of a flag; double riichi and ippatsu come with the han of a riichi.
HAN_OF = {"riichi": 1, DOUBLE_RIICHI: 2, "ippatsu": 2, "rinshan": 1, "chankan": 1, "last_tile": 1}
# Families without what a flag takes: a kan, a tile of which the hand has one.
NEVER_WITH = {
    "rinshan": ("pinfu", "chiitoitsu", "ryanpeikou", "kokushi"),
    "chankan": ("toitoi", "chiitoitsu"),
}
# Families that are never pinfu.
NO_PINFU = (PLAIN_FAMILY, "yakuhai", "toitoi", SANANKOU)
# Families that never have a pair of fu; pinfu may have one of a guest wind.
NO_SUCH_PAIR = ("pinfu", "tanyao", "chiitoitsu", "junchan", "chinitsu")
# Families that are not won on every wait.
WAITS_OF = {
    "pinfu": (RYANMEN,),
    "tanyao": (RYANMEN, KANCHAN, SHANPON, TANKI),
    "toitoi": (SHANPON, TANKI),
    "chiitoitsu": (TANKI,),
}
MOST_LOST = 4  # fu that a triplet loses when a ron completes it


def _wait(each: Group, tile: Kind) -> str:
    """The wait that a tile ends in this group."""
    if not each.run:
        return SHANPON if each.shape == KOUTSU else TANKI
    if tile == each.kind + 1:
        return KANCHAN
    edge = each.kind % 9 == (6 if tile == each.kind else 0)
    return PENCHAN if edge else RYANMEN


def _pair_fu(kind: Kind, winds: tuple[int, int], rules: Rules) -> int:
    pair = pair_id(kind, *winds)
    if pair == "pair_double_wind":
        return rules.fu_double_wind_pair
    return 2 if pair and pair != GUEST else 0


def _rounded(earned: int, closed: bool, by: str, rules: Rules) -> int:
    """The fu of a hand whose sets, pair and wait have earned so many; the engine has the say."""
    fu = 20 + earned
    if by == RON:
        if not closed and not earned:
            return rules.fu_open_pinfu_ron
        fu += 10 if closed else 0
    elif earned or not closed or rules.fu_pinfu_tsumo != 20:
        fu += 2
    return (fu + 9) // 10 * 10


def _held(groups: list[Group], place: int, tile: Kind, dice: Dice) -> tuple[Hand, int]:
    """The hand of the groups, won by a tile of one of them, and how many kans it has."""
    concealed: list[Tile] = []
    melds: list[Meld] = []
    kans = 0
    for at, each in enumerate(groups):
        if each.shape == KANTSU:
            kans += 1
            call = dice.pick((DAIMINKAN, KAKAN)) if each.melded else ANKAN
            melds.append(Meld(call, each.kinds))
        elif each.melded:
            melds.append(Meld(CHII if each.run else PON, each.kinds))
        else:
            tiles = list(each.kinds)
            if at == place:
                tiles.remove(tile)
            concealed.extend(tiles)
    return Hand(sort_tiles(tuple(concealed)), tuple(melds), tile), kans
