"""Hands to practise on: dealt from a plan to a wish, as they are won at a table.

How many han and fu a hand has is drawn first, as often as 300,000 recorded games have it; then
a plan is chosen that can give it, its groups are drawn, some are called, the winning tile is
taken from where it makes the fu, and dora make up the han. The engine judges what came of it.
"""

from ..riichi.fu import triplet_item
from ..riichi.hand import ANKAN, CHII, DAIMINKAN, KAKAN, PLAIN, PON, RON, TSUMO, Hand, Meld
from ..riichi.readings import KANCHAN, PENCHAN, RYANMEN, SHANPON, TANKI
from ..riichi.rules import Rules
from ..riichi.shapes import KANTSU, KOUTSU, PAIR, SHUNTSU, SINGLE, Group, group
from ..riichi.text import Entry
from ..riichi.tiles import ORPHANS, Kind, Tile, sort_tiles
from .dice import Dice
from .filling import completed, flagged
from .groups import GUEST, pair_id, set_id
from .plans import FAMILIES, FAMILY, NEVER, Family, Given, Part, Plan, copies, draw, kinds_that_pay
from .wishes import CLOSED, DOUBLE_RIICHI, Wish, usual_wish, ways

# How often a free set is a triplet and a triplet a kan, percent, for fu up to so many.
LIKELY = ((20, 0, 0), (30, 12, 1), (40, 45, 3), (50, 60, 15), (60, 75, 30), (70, 85, 45))
MORE = (200, 90, 75)
OUTER_FROM = 60  # fu that take triplets of terminals and honours
TRIES = 120  # plans tried; what cannot be had is told by None
CALL_TRIES = 16
DRAWN = 40  # wins of a hundred that are by self-draw
FEW = 3  # below so many han a hand has no room for chance
MANY, MOST_DORA = 8, 6  # from so many han on, how many may come from riichi and dora


def deal(wish: Wish, under: Entry, dice: Dice) -> Entry | None:
    """A winning hand to the wish under the entry's rules; None when none was found.

    The rules and rulebook are those of `under`; its hand is not looked at.
    """
    for _ in range(TRIES):
        entry = _attempt(wish, under, dice)
        if entry is not None:
            return entry
    return None


def practice_hand(rare: int, under: Entry, dice: Dice) -> Entry:
    """A hand as they are won; so many in a hundred are from the rare end."""
    while True:
        entry = deal(usual_wish(rare, under.rules, dice), under, dice)
        if entry is not None:
            return entry


def _attempt(wish: Wish, under: Entry, dice: Dice) -> Entry | None:
    rules = under.rules
    seat, round = _winds(wish, rules, dice)
    by = _by(wish, rules, dice)
    found = _family(wish, by, rules, dice)
    if not by or found is None:
        return None
    family, closed = found
    triplets, kans = _likely(wish, closed, by)
    values = kinds_that_pay(seat, round)
    given = Given(values, triplets, wish.fu >= OUTER_FROM, 0 < wish.han < FEW)
    plan = _with_pair(family.plan(dice, given), wish.pair, seat, round)
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
    held = _called(parts, closed, by, kans, wish, place, (seat, round), rules, dice)
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
        for closed, least in ((True, family.closed), (False, family.open)):
            share = 100 - family.called if closed else family.called
            good = least != NEVER and (not wish.han or least <= wish.han)
            if wish.form and (wish.form == CLOSED) != closed:
                good = False
            elif wish.form or riichi:
                share = 100
            if closed and "melded" in wish.set:
                good = False
            if riichi and not closed:
                good = False
            if wish.pair and family.id in NO_SUCH_PAIR:
                good = good and family.id == "pinfu" and wish.pair == GUEST
            if wish.wait and wish.wait not in WAITS_OF.get(family.id, (wish.wait,)):
                good = False
            if wish.han >= MANY and least < wish.han - MOST_DORA:
                good = False
            if family.id == "tanyao" and not closed and not rules.yaku_open_tanyao:
                good = False
            if good and often and _fu_possible(wish.fu, family, closed, by, rules):
                rows.append(((family, closed), max(1, often * share // 100)))
    return dice.weighted(rows) if rows else None


def _fu_possible(fu: int, family: Family, closed: bool, by: str, rules: Rules) -> bool:
    """Whether such a hand can have the fu at all; where nothing is known, it is tried."""
    if fu == 0:
        return True
    if family.id == "chiitoitsu":
        return fu == rules.fu_chiitoitsu
    if fu == 20:
        runs = family.id not in ("plain", "yakuhai", "toitoi", "sanankou")
        return runs and closed == (by == TSUMO)
    if fu == 30 and closed and by == RON:  # pinfu, whatever else it is
        return family.id not in ("plain", "yakuhai", "toitoi", "sanankou")
    return fu != 25


def _likely(wish: Wish, closed: bool, by: str) -> tuple[int, int]:
    """How often a free set is a triplet, and a triplet a kan, in percent."""
    fu = wish.fu or 40
    if fu == 30 and closed and by == RON:
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


def _called(
    parts: list[Part],
    closed: bool,
    by: str,
    kans: int,
    wish: Wish,
    forced: int,
    winds: tuple[int, int],
    rules: Rules,
    dice: Dice,
) -> tuple[Hand, int] | None:
    """The hand with some sets called or made kans, won where it has the fu wished for."""
    for _ in range(CALL_TRIES):
        groups: list[Group] = []
        for place, (shape, kind) in enumerate(parts):
            kan = shape == KANTSU or (shape == KOUTSU and dice.chance(kans))
            may = shape not in (PAIR, SINGLE) and (shape != SHUNTSU or rules.players > 3)
            melded = not closed and may and dice.chance(55)
            if place == forced:
                kan, melded = shape == KANTSU, "melded" in wish.set
            groups.append(group(KANTSU if kan else shape, kind, melded))
        wins = _wins(groups, closed, by, wish, winds, rules)
        if wins:
            place, tile = dice.weighted(wins)
            return _held(groups, place, tile, dice)
    return None


def _wins(
    groups: list[Group],
    closed: bool,
    by: str,
    wish: Wish,
    winds: tuple[int, int],
    rules: Rules,
) -> list[tuple[tuple[int, Kind], int]]:
    """The group and tile by which such a hand can be won, with how often it shall be."""
    if not closed and not [each for each in groups if each.melded]:
        return []
    sets = 0
    for each in groups:
        if each.shape in (KOUTSU, KANTSU):
            sets += triplet_item(each).fu
    found: list[tuple[tuple[int, Kind], int]] = []
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
            if wish.wait and wait != wish.wait:
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
