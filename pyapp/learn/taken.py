"""What each usual slip makes of the right steps: those with the slip, or none where it cannot be
made; a list where it can be made in several ways. `slips` has a row for each.
"""

from typing import Callable, TypeAlias

from ..riichi.dora import DoraItem
from ..riichi.fu import MENZEN_RON, SELF_DRAW, FuItem, total, triplet_item
from ..riichi.hand import RON, TSUMO, seen_tiles
from ..riichi.payments import payments
from ..riichi.points import (
    KIRIAGE_BASE,
    MANGAN_BASE,
    NO_LIMIT,
    Value,
    value,
    yakuman_value,
)
from ..riichi.readings import RYANMEN, SHANPON
from ..riichi.shapes import (
    CHIITOITSU,
    KANTSU,
    KOUTSU,
    STANDARD,
    TRIPLET,
    Group,
    group,
)
from ..riichi.tiles import EAST, HONOURS, KIND_OF, ORPHANS, WINDS
from ..riichi.worths import FU, LEAST_LIMIT, worth_exists
from ..riichi.yaku import YAKU_IDS, YAKU_ROW, YakuHit
from .fu_groups import GUEST
from .kinds import WINS
from .plans import SETS
from .solution import (
    READ_AS,
    Solution,
    repriced,
    with_fu,
    with_han,
    with_items,
    with_value,
)

Taken: TypeAlias = "Callable[[Solution], Solution | list[Solution] | None]"


def without(*ids: str) -> "Callable[[Solution], Solution | None]":
    """Leave out some items of fu."""

    def taken(solution: Solution) -> Solution | None:
        items = tuple([item for item in solution.items if item.id not in ids])
        return with_items(solution, items) if len(items) < len(solution.items) else None

    return taken


def without_open_pinfu(solution: Solution) -> tuple[FuItem, ...]:
    """List the fu items without those that an open hand has for want of others."""
    return tuple([item for item in solution.items if item.id != "open_pinfu"])


def standard(solution: Solution) -> bool:
    """Tell whether the fu are those of four sets and a pair."""
    return solution.reading.form == STANDARD and len(solution.items) > 0


def ron_triplet_concealed(solution: Solution) -> Solution | None:
    """Take the triplet that a ron completes as concealed."""
    reading, win = solution.reading, solution.win
    if not standard(solution) or solution.by != RON or reading.wait != SHANPON:
        return None
    done = reading.groups[reading.finished]
    if not done.melded:
        return None
    groups = list(reading.groups)
    groups[reading.finished] = group(KOUTSU, done.kind)
    return repriced(solution, win, reading._replace(groups=tuple(groups)))


def tsumo_fu_for_pinfu(solution: Solution) -> Solution | None:
    """Count the fu of a self-draw with pinfu too."""
    pinfu = "pinfu" in [hit.id for hit in solution.yaku]
    if solution.by != TSUMO or not pinfu or not solution.items:
        return None
    return with_items(solution, solution.items + (SELF_DRAW,))


def menzen_ron_open(solution: Solution) -> Solution | None:
    """Give the 10 fu of a closed ron to an open hand."""
    if not standard(solution) or solution.by != RON or solution.win.closed:
        return None
    return with_items(solution, without_open_pinfu(solution) + (MENZEN_RON,))


def closed_yaku(solution: Solution) -> Solution | None:
    """Count yaku in an open hand that only a closed one has."""
    win, reading = solution.win, solution.reading
    if win.closed or not standard(solution):
        return None
    closed = repriced(solution, win._replace(closed=True), reading)
    if closed is None or closed.value.yakuman:
        return None
    had = [hit.id for hit in solution.yaku]
    new = [hit for hit in closed.yaku if hit.id not in had and not YAKU_ROW[hit.id].open]
    if not new:
        return None
    return with_yaku(solution, list(solution.yaku) + new, sum([hit.han for hit in new]))


def yaku_forgotten(solution: Solution) -> list[Solution]:
    """Leave out one of the yaku."""
    return [
        with_yaku(solution, [each for each in solution.yaku if each is not hit], -hit.han)
        for hit in solution.yaku
        if hit.han or hit.yakuman
    ]


def with_yaku(solution: Solution, yaku: list[YakuHit], more: int) -> Solution:
    """Change the yaku, and the han by so many."""
    changed = solution._replace(yaku=tuple(sorted(yaku, key=lambda hit: YAKU_IDS.index(hit.id))))
    return changed if solution.value.yakuman else with_han(changed, changed.value.han + more)


def yaku_invented(solution: Solution) -> list[Solution]:
    """Count a yaku that the hand nearly has."""
    closed = solution.win.closed
    had = [hit.id for hit in solution.yaku]
    found: list[Solution] = []
    for yaku_id in nearly(solution) if standard(solution) else ():
        row = YAKU_ROW[yaku_id]
        hit = row.closed if closed else row.open
        if hit and yaku_id not in had:
            found.append(with_yaku(solution, list(solution.yaku) + [hit], hit.han))
    return found


FEW_OUTER = 3  # tiles that are overlooked


def nearly(solution: Solution) -> list[str]:
    """List yaku that are taken for what the hand is."""
    reading, win = solution.reading, solution.win
    sets = [each for each in reading.groups if each.marks & TRIPLET]
    outer = [kind for each in reading.groups for kind in each.kinds if kind in ORPHANS]
    guests = [each for each in sets if each.kind in WINDS]
    tanyao = len(outer) <= FEW_OUTER and (win.closed or win.rules.yaku_open_tanyao)
    rows = (
        ("menzen_tsumo", solution.by == RON),
        ("pinfu", not sets),
        ("tanyao", tanyao),
        ("seat_wind", len(guests) > 0),
        ("toitoi", len(sets) == SETS - 1),
    )
    return [yaku_id for yaku_id, holds in rows if holds]


def revalued(closed: bool) -> "Callable[[Solution], Solution | None]":
    """Count the yaku of a closed or an open hand with what they are worth the other way."""

    def taken(solution: Solution) -> Solution | None:
        if solution.win.closed != closed or solution.value.yakuman:
            return None
        yaku: list[YakuHit] = []
        more = 0
        for hit in solution.yaku:
            row = YAKU_ROW[hit.id]
            other = row.open if closed else row.closed
            if row.closed and row.open and other and row.closed.han > row.open.han:
                more += other.han - hit.han
                hit = other
            yaku.append(hit)
        return with_yaku(solution, yaku, more) if more else None

    return taken


def call_han(solution: Solution) -> list[Solution]:
    """Add or take off a han, because the hand is closed or open, where none is."""
    found: list[Solution] = []
    for hit in solution.yaku:
        row = YAKU_ROW[hit.id]
        if hit.han and row.closed and (row.open is None or row.open.han == row.closed.han):
            others = [each for each in solution.yaku if each is not hit]
            for one in (1,) if solution.win.closed else (-1, 1):
                changed = hit._replace(han=hit.han + one)
                found.append(with_yaku(solution, others + [changed], one))
    return found


def misread(*ways: str) -> "Callable[[Solution], list[Solution]]":
    """Take other tiles than those that indicators name for their dora; ways: see READ_AS."""

    def taken(solution: Solution) -> list[Solution]:
        win, situation = solution.win, solution.win.situation
        shown = situation.indicators
        if situation.riichi and win.rules.yaku_ura_dora:
            shown += situation.ura
        bare = situation._replace(indicators=(), ura=())
        kinds = [KIND_OF[tile] for tile in seen_tiles(win.hand, bare)]
        rest = [item for item in solution.dora if item.id not in ("dora", "ura")]
        found: list[Solution] = []
        for how in ways if shown else ():
            taken_for = [READ_AS[how](tile, win.rules.players) for tile in shown]
            items = [DoraItem(how, *each) for each in zip(shown, map(kinds.count, taken_for))]
            found.append(with_dora(solution, rest + items))
        return found

    return taken


def with_dora(solution: Solution, items: list[DoraItem]) -> Solution:
    """Change the dora, and the han with it."""
    more = sum([item.han for item in items]) - sum([item.han for item in solution.dora])
    changed = solution._replace(dora=tuple(items))
    return changed if solution.value.yakuman else with_han(changed, changed.value.han + more)


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
    if not standard(solution):
        return None
    rules = solution.rules
    other = rules._replace(fu_double_wind_pair=6 - rules.fu_double_wind_pair)
    pairs = [item.id for item in of_pair(solution)]
    if pairs != ["pair_double_wind"] and len(pairs) != 2:
        return None
    return repriced(solution, solution.win._replace(rules=other), solution.reading)


def guest_wind(solution: Solution) -> list[Solution]:
    """Give fu, as for one wind or for two, to a pair of a wind that is neither the seat's nor the
    round's. Pinfu goes with it, unless that leaves no yaku: who slips so does not look.
    """
    win, reading = solution.win, solution.reading
    if not standard(solution) or reading.pair.kind not in WINDS or of_pair(solution):
        return []
    if reading.pair.kind - EAST in (win.situation.seat, win.situation.round):
        return []  # a rule that counts no fu for it
    items = without_open_pinfu(solution)
    yaku = tuple([hit for hit in solution.yaku if hit.id != "pinfu"])
    if yaku and len(yaku) < len(solution.yaku):
        solution = with_han(solution._replace(yaku=yaku), solution.value.han - 1)
        items += (SELF_DRAW,) if solution.by == TSUMO else ()
    return [with_items(solution, items + (FuItem(GUEST, fu, reading.pair),)) for fu in (2, 4)]


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
    items = without_open_pinfu(solution)
    more = (2,) if ids else (2, 4)
    return [with_items(solution, items + (FuItem("pair_dragon", fu, pair),)) for fu in more]


def wait_invented(solution: Solution) -> Solution | None:
    """Give 2 fu to a wait on two sides or on two pairs."""
    reading = solution.reading
    if not standard(solution) or reading.wait not in (RYANMEN, SHANPON):
        return None
    invented = FuItem(reading.wait, 2, reading.groups[reading.finished])
    return with_items(solution, without_open_pinfu(solution) + (invented,))


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


def way_fu_swapped(solution: Solution) -> Solution | None:
    """Give a self-draw the 10 fu of a closed ron, or a ron the 2 of a self-draw."""
    if not standard(solution):
        return None
    other = SELF_DRAW if solution.by == RON else MENZEN_RON
    items = [item for item in solution.items if item.id not in WINS]
    return with_items(solution, tuple(items) + (other,))


def chiitoitsu_fu(solution: Solution) -> list[Solution]:
    """Round the fu of seven pairs up, or count them like those of other hands."""
    if solution.reading.form != CHIITOITSU or not solution.items:
        return []
    fu = solution.items[0].fu
    return [with_fu(solution, each) for each in (30, 40, 50) if each != fu]


def set_forgotten(solution: Solution) -> list[Solution]:
    """Give no fu to a triplet or kan."""
    return [with_items(solution, without_item(solution, item)) for item in of_sets(solution)]


def of_sets(solution: Solution) -> list[FuItem]:
    """List the fu items of triplets and kans."""
    return [item for item in solution.items if item.id in (KOUTSU, KANTSU)]


def without_item(solution: Solution, item: FuItem) -> tuple[FuItem, ...]:
    """List the fu items but one."""
    return tuple([each for each in solution.items if each is not item])


def kan_as_triplet(solution: Solution) -> list[Solution]:
    """Give a kan the fu of a triplet."""
    return [
        with_items(solution, without_item(solution, item) + (item._replace(fu=item.fu >> 2),))
        for item in of_sets(solution)
        if item.id == KANTSU
    ]


def run_counted(solution: Solution) -> list[Solution]:
    """Give a run the fu of a triplet, called or not."""
    if not standard(solution):
        return []
    runs = [each for each in solution.reading.groups if each.run]
    return [
        with_items(solution, without_open_pinfu(solution) + (FuItem(KOUTSU, fu, each),))
        for each in runs
        for fu in (2, 4)
    ]


def set_as(taken_for: "Callable[[Group], Group]") -> Taken:
    """Count triplets and kans like others, but for one that a ron completed: to take that for
    another is a slip of its own.
    """

    def taken(solution: Solution) -> Solution | None:
        if not standard(solution):
            return None
        done = solution.reading.groups[solution.reading.finished] if solution.by == RON else None
        items: list[FuItem] = []
        for item in solution.items:
            if item.group and item.id in (KOUTSU, KANTSU) and item.group != done:
                item = item._replace(fu=triplet_item(taken_for(item.group)).fu)
            items.append(item)
        return with_items(solution, tuple(items)) if tuple(items) != solution.items else None

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
