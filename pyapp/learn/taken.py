"""What each usual slip makes of the right steps: those with the slip, or none where it cannot be
made; a list where it can be made in several ways. `slips` has a row for each.
"""

from typing import Callable, TypeAlias

from ..riichi.dora import DoraItem, dora_items
from ..riichi.fu import MENZEN_RON, SELF_DRAW, FuItem, fu_items, total, triplet_item
from ..riichi.hand import RON, TSUMO
from ..riichi.payments import payments
from ..riichi.points import KIRIAGE_BASE, MANGAN_BASE, NO_LIMIT, Value, value, yakuman_value
from ..riichi.readings import RYANMEN, SHANPON
from ..riichi.shapes import CHIITOITSU, KANTSU, KOUTSU, STANDARD, TRIPLET, Group, group
from ..riichi.tiles import HONOURS, ORPHANS, WINDS
from ..riichi.worths import FU, LEAST_LIMIT, worth_exists
from ..riichi.yaku import YAKU_IDS, YAKU_ROW, YakuHit
from .fu_groups import GUEST, pair_id
from .kinds import WINS
from .plans import SETS
from .solution import Solution, further, repriced, with_fu, with_han, with_items, with_value

Taken: TypeAlias = "Callable[[Solution], Solution | list[Solution] | None]"


def without(*ids: str) -> "Callable[[Solution], Solution | None]":
    """Leave out some items of fu."""

    def taken(solution: Solution) -> Solution | None:
        items = tuple([item for item in solution.items if item.id not in ids])
        return with_items(solution, items) if len(items) < len(solution.items) else None

    return taken


def plus(solution: Solution, item: FuItem) -> Solution:
    """Add an item of fu, which leaves no room for what an open hand has for want of others."""
    rest = tuple([each for each in solution.items if each.id != "open_pinfu"])
    return with_items(solution, rest + (item,))


def standard(solution: Solution) -> bool:
    """Tell whether the fu are those of four sets and a pair."""
    return solution.reading.form == STANDARD and len(solution.items) > 0


def ron_triplet_concealed(solution: Solution) -> Solution | None:
    """Take the triplet that a ron completes as concealed."""
    reading = solution.reading
    if not standard(solution) or solution.by != RON or reading.wait != SHANPON:
        return None
    done = reading.groups[reading.finished]
    groups = list(reading.groups)
    groups[reading.finished] = group(KOUTSU, done.kind)
    again = reading._replace(groups=tuple(groups))
    return repriced(solution, solution.win, again) if done.melded else None


def tsumo_fu_for_pinfu(solution: Solution) -> Solution | None:
    """Count the fu of a self-draw with pinfu too."""
    pinfu = "pinfu" in [hit.id for hit in solution.yaku]
    drawn = solution.by == TSUMO and pinfu and solution.items
    return plus(solution, SELF_DRAW) if drawn else None


def menzen_ron_open(solution: Solution) -> Solution | None:
    """Give the 10 fu of a closed ron to an open hand."""
    if not standard(solution) or solution.win.closed:
        return None
    items = tuple([item for item in solution.items if item.id not in WINS])
    return with_items(solution, items + (MENZEN_RON,))


def closed_yaku(solution: Solution) -> Solution | None:
    """Count yaku in an open hand that only a closed one has."""
    if solution.win.closed or not standard(solution):
        return None
    closed = repriced(solution, solution.win._replace(closed=True), solution.reading)
    had = [hit.id for hit in solution.yaku]
    found = closed.yaku if closed and not closed.value.yakuman else ()
    new = [hit for hit in found if hit.id not in had and not YAKU_ROW[hit.id].open]
    return with_yaku(solution, list(solution.yaku) + new) if new else None


def yaku_forgotten(solution: Solution) -> list[Solution]:
    """Leave out one of the yaku."""
    return [
        with_yaku(solution, [each for each in solution.yaku if each is not hit])
        for hit in solution.yaku
        if hit.han or hit.yakuman
    ]


def with_yaku(solution: Solution, yaku: list[YakuHit]) -> Solution:
    """Change the yaku, and the han with them."""
    yaku.sort(key=lambda hit: YAKU_IDS.index(hit.id))
    return recounted(solution, solution._replace(yaku=tuple(yaku)))


def with_dora(solution: Solution, items: list[DoraItem]) -> Solution:
    """Change the dora, and the han with it."""
    return recounted(solution, solution._replace(dora=tuple(items)))


def recounted(before: Solution, after: Solution) -> Solution:
    """Count the han of the yaku and dora of these steps; a yakuman has none."""
    if before.value.yakuman:
        return after
    now, then = [
        sum([hit.han for hit in each.yaku]) + sum([item.han for item in each.dora])
        for each in (after, before)
    ]
    return with_han(after, before.value.han + now - then)


def yaku_invented(solution: Solution) -> list[Solution]:
    """Count a yaku that the hand nearly has."""
    had = [hit.id for hit in solution.yaku]
    rows = [YAKU_ROW[yaku_id] for yaku_id in nearly(solution) if yaku_id not in had]
    hits = [row.closed if solution.win.closed else row.open for row in rows]
    return [with_yaku(solution, list(solution.yaku) + [hit]) for hit in hits if hit]


FEW_OUTER = 3  # tiles that are overlooked


def nearly(solution: Solution) -> list[str]:
    """List yaku that are taken for what the hand is."""
    if not standard(solution):
        return []
    reading, win = solution.reading, solution.win
    sets = [each for each in reading.groups if each.marks & TRIPLET]
    outer = [kind for each in reading.groups for kind in each.kinds if kind in ORPHANS]
    tanyao = len(outer) <= FEW_OUTER and (win.closed or win.rules.yaku_open_tanyao)
    rows = (
        ("menzen_tsumo", solution.by == RON),
        ("pinfu", not sets),
        ("tanyao", tanyao),
        ("seat_wind", any(each.kind in WINDS for each in sets)),
        ("toitoi", len(sets) == SETS - 1),
    )
    return [yaku_id for yaku_id, holds in rows if holds]


def revalued(closed: bool) -> "Callable[[Solution], Solution | None]":
    """Count the yaku of a closed or an open hand with what they are worth the other way."""

    def taken(solution: Solution) -> Solution | None:
        if solution.win.closed != closed or solution.value.yakuman:
            return None
        yaku: list[YakuHit] = []
        for hit in solution.yaku:
            row = YAKU_ROW[hit.id]
            less = row.closed and row.open and row.closed.han > row.open.han
            other = row.open if closed else row.closed
            yaku.append(other if less and other else hit)
        return with_yaku(solution, yaku) if tuple(yaku) != solution.yaku else None

    return taken


def call_han(solution: Solution) -> list[Solution]:
    """Take a yaku for worth nothing, or add or take off a han where it has one worth, closed or
    open.
    """
    found: list[Solution] = []
    for hit in [each for each in solution.yaku if each.han]:
        row = YAKU_ROW[hit.id]
        alike = row.closed and (row.open is None or row.open.han == row.closed.han)
        worths = [hit.han - 1, hit.han + 1] if alike else []
        if 0 not in worths:
            worths.append(0)
        others = [each for each in solution.yaku if each is not hit]
        found += [with_yaku(solution, others + [hit._replace(han=han)]) for han in worths]
    return found


def misread(*ways: int) -> "Callable[[Solution], list[Solution]]":
    """Take tiles that lie so many places beside those that indicators name for their dora."""

    def taken(solution: Solution) -> list[Solution]:
        win, situation = solution.win, solution.win.situation
        found: list[Solution] = []
        for far in ways if situation.indicators else ():
            shown, ura = [
                tuple([further(tile, far, win.rules.players) for tile in tiles])
                for tiles in (situation.indicators, situation.ura)
            ]
            moved = situation._replace(indicators=shown, ura=ura)
            items = dora_items(win.hand, moved, win.by, win.rules)
            found.append(with_dora(solution._replace(misread=far), list(items)))
        return found

    return taken


def dora_forgotten(solution: Solution) -> list[Solution]:
    """Leave out a kind of dora, or all of them."""
    items = solution.dora
    found = [with_dora(solution, [each for each in items if each is not item]) for item in items]
    return found + [with_dora(solution, [])] if len(items) > 1 else found


def dora_overcounted(solution: Solution) -> list[Solution]:
    """Count a kind of dora twice, or one or two tiles where none is dora."""
    items = list(solution.dora)
    more = items or [DoraItem("dora", 0, han) for han in (1, 2)]
    return [with_dora(solution, items + [item]) for item in more] if solution.items else []


def dealer_swapped(solution: Solution) -> Solution | None:
    """Take what a dealer is paid for what another winner is, or the other way round."""
    return with_value(solution._replace(dealer=not solution.dealer), solution.value)


def double_wind(solution: Solution) -> Solution | None:
    """Give a pair of the wind of seat and round the other fu than the rules do."""
    rules, pairs = solution.rules, [item.id for item in of_pair(solution)]
    if pairs != ["pair_double_wind"] and len(pairs) != 2:
        return None
    other = rules._replace(fu_double_wind_pair=6 - rules.fu_double_wind_pair)
    return repriced(solution, solution.win._replace(rules=other), solution.reading)


def guest_wind(solution: Solution) -> list[Solution]:
    """Give fu, as for one wind or for two, to a pair of a wind that is neither the seat's nor the
    round's. Pinfu goes with it, unless that leaves no yaku: who slips so does not look.
    """
    reading, situation = solution.reading, solution.win.situation
    if not standard(solution) or of_pair(solution):
        return []
    pair = reading.pair
    if pair_id(pair.kind, situation.seat, situation.round) != GUEST:
        return []
    yaku = [hit for hit in solution.yaku if hit.id != "pinfu"]
    if 0 < len(yaku) < len(solution.yaku):
        solution = with_yaku(solution, yaku)
        solution = plus(solution, SELF_DRAW) if solution.by == TSUMO else solution
    return [plus(solution, FuItem(GUEST, fu, pair)) for fu in (2, 4)]


def of_pair(solution: Solution) -> tuple[FuItem, ...]:
    """List the fu items of the pair."""
    return tuple([item for item in solution.items if item.id[:5] == "pair_"])


def pair_forgotten(solution: Solution) -> Solution | None:
    """Give no fu to a pair that earns some."""
    return without(*[item.id for item in of_pair(solution)])(solution)


def pair_overvalued(solution: Solution) -> list[Solution]:
    """Give fu to a pair of numbers, or 4 to one that earns 2 for a single reason."""
    if not standard(solution):
        return []
    pair, ids = solution.reading.pair, [item.id for item in of_pair(solution)]
    if len(ids) > 1 or ids == ["pair_double_wind"] or (not ids and pair.kind in HONOURS):
        return []
    return [plus(solution, FuItem("pair_dragon", fu, pair)) for fu in ((2,) if ids else (2, 4))]


def wait_invented(solution: Solution) -> Solution | None:
    """Give 2 fu to a wait on two sides or on two pairs."""
    reading = solution.reading
    if not standard(solution) or reading.wait not in (RYANMEN, SHANPON):
        return None
    return plus(solution, FuItem(reading.wait, 2, reading.groups[reading.finished]))


def limit_missed(solution: Solution) -> Solution | None:
    """Take the base as fu and han give it, though the limit is lower."""
    worth = solution.value
    if worth.yakuman or not worth.fu or worth.han > LEAST_LIMIT:
        return None  # nobody doubles that often by mistake
    base = worth.fu << worth.han + 2
    if base <= worth.base or base <= MANGAN_BASE:
        return None
    return with_value(solution, Value(worth.han, worth.fu, 0, NO_LIMIT, base))


def kiriage(solution: Solution) -> Solution | None:
    """Lift 1,920 to mangan where the rules leave it, or leave it where they lift it."""
    worth, rules = solution.value, solution.rules
    if worth.fu << worth.han + 2 != KIRIAGE_BASE:
        return None
    other = rules._replace(limit_kiriage_mangan=not rules.limit_kiriage_mangan)
    return with_value(solution, value(worth.han, worth.fu, other))


def down(solution: Solution) -> Solution:
    """Leave out what does not make a whole hundred."""
    return solution._replace(points_up=False)


def sticks_forgotten(solution: Solution) -> Solution | None:
    """Leave the riichi sticks out."""
    return solution._replace(sticks=0) if solution.sticks else None


def payers_swapped(solution: Solution) -> Solution:
    """Take the dealer's payment for another's, or that of who did not discard for his who did."""
    return solution._replace(payers_swapped=True)


def honba_forgotten(solution: Solution) -> Solution | None:
    """Leave the counters out."""
    return with_value(solution._replace(honba=0), solution.value) if solution.honba else None


def honba_whole(solution: Solution) -> Solution | None:
    """Have each pay on a self-draw what a discarder pays for the counters."""
    if solution.by != TSUMO or not solution.honba:
        return None
    changed = solution.rules._replace(pay_honba=(solution.rules.pay_honba[0],) * 2)
    worth = solution.value
    paid = payments(worth.base, solution.by, solution.dealer, solution.honba, changed)
    return solution._replace(payments=paid)


def fu_not_rounded_up(solution: Solution) -> Solution | None:
    """Leave out the ones of the fu instead of rounding up."""
    if not solution.items or solution.value.yakuman:
        return None
    fu = total(solution.items)
    return with_fu(solution, fu // 10 * 10) if fu % 10 and fu != 25 else None


def way_fu_swapped(solution: Solution) -> list[Solution]:
    """Give a self-draw the fu of a ron for the way to win, or a ron those of a self-draw: pinfu
    too, whose own may have none.
    """
    if not standard(solution):
        return []
    win = solution.win._replace(by=TSUMO if solution.by == RON else RON)
    none = solution.rules.fu_pinfu_tsumo == 20 and "pinfu" in [hit.id for hit in solution.yaku]
    ways = (True, False) if none else (False,)
    return [with_items(solution, fu_items(solution.reading, win, each)) for each in ways]


def chiitoitsu_fu(solution: Solution) -> list[Solution]:
    """Round the fu of seven pairs up, or count them like those of other hands."""
    if solution.reading.form != CHIITOITSU or not solution.items:
        return []
    fu = solution.items[0].fu
    return [with_fu(solution, each) for each in (30, 40, 50) if each != fu]


def of_sets(solution: Solution) -> list[FuItem]:
    """List the fu items of triplets and kans."""
    return [item for item in solution.items if item.id in (KOUTSU, KANTSU)]


def with_fu_of(solution: Solution, items: list[FuItem], fu: "Callable[[FuItem], int]") -> Solution:
    """Give other fu to some items; one without any goes."""
    changed = [item._replace(fu=fu(item)) if item in items else item for item in solution.items]
    return with_items(solution, tuple([item for item in changed if item.fu]))


def set_forgotten(solution: Solution) -> list[Solution]:
    """Give no fu to a triplet or kan."""
    return [with_fu_of(solution, [each], lambda item: 0) for each in of_sets(solution)]


def kan_as_triplet(solution: Solution) -> list[Solution]:
    """Give a kan the fu of a triplet."""
    kans = [item for item in of_sets(solution) if item.id == KANTSU]
    return [with_fu_of(solution, [each], lambda item: item.fu >> 2) for each in kans]


def run_counted(solution: Solution) -> list[Solution]:
    """Give a run the fu of a triplet, called or not."""
    runs = [each for each in solution.reading.groups if each.run] if standard(solution) else []
    return [plus(solution, FuItem(KOUTSU, fu, each)) for each in runs for fu in (2, 4)]


def set_as(taken_for: "Callable[[Group], Group]") -> Taken:
    """Count triplets and kans like others, but for one that a ron completed: to take that for
    another is a slip of its own.
    """

    def other(item: FuItem) -> int:
        return triplet_item(taken_for(item.group)).fu if item.group else item.fu

    def taken(solution: Solution) -> Solution | None:
        if not standard(solution):
            return None
        done = solution.reading.groups[solution.reading.finished] if solution.by == RON else None
        meant = [item for item in of_sets(solution) if item.group != done]
        found = with_fu_of(solution, meant, other)
        return found if found.items != solution.items else None

    return taken


A_SIMPLE, A_TERMINAL = 1, 0  # kinds
outer_set_simple = set_as(lambda each: group(each.shape, A_SIMPLE, each.melded))
simple_set_outer = set_as(lambda each: group(each.shape, A_TERMINAL, each.melded))
called_set_concealed = set_as(lambda each: group(each.shape, each.kind))
concealed_set_called = set_as(lambda each: group(each.shape, each.kind, True))


def way_swapped(solution: Solution) -> Solution:
    """Have all pay for a ron, or one for a self-draw."""
    other = TSUMO if solution.by == RON else RON
    return with_value(solution._replace(by=other), solution.value)


LIMIT_HAN = (LEAST_LIMIT - 1, LEAST_LIMIT, 6, 8, 11, 13)  # the least of each limit, and below


def cell_off(solution: Solution) -> list[Solution]:
    """Read a cell of the table beside the right one, or the next limit."""
    worth, rules = solution.value, solution.rules
    if worth.yakuman:
        less = yakuman_value(worth.yakuman - 1) if worth.yakuman > 1 else value(11, 0, rules)
        return [with_value(solution, each) for each in (less, yakuman_value(worth.yakuman + 1))]
    han, fu = worth.han, worth.fu
    if han >= LEAST_LIMIT:
        place = max([place for place, least in enumerate(LIMIT_HAN) if least <= han])
        near = [(LIMIT_HAN[place - 1], 30)]
        near += [(each, 0) for each in LIMIT_HAN[place + 1 : place + 2]]
    else:
        at = FU.index(fu)
        rows = FU[max(at - 1, 0) : at] + FU[at + 1 : at + 2]
        near = [(han - 1, fu), (han + 1, fu)] + [(han, each) for each in rows]
        near = [
            each
            for each in near
            if each[0] >= LEAST_LIMIT or (each[0] and worth_exists(*each, solution.by, rules))
        ]
        near += [(6, 0)] if worth.limit or han == LEAST_LIMIT - 1 else []
    return [with_value(solution, value(each, fu, rules)) for each, fu in near]
