"""The usual slips: what a learner who makes one of them answers, and which one it was.

Each is a row with a function from the right steps to those with the slip.
Two slips may give the same number; then both are named.
"""

from typing import Callable, NamedTuple, TypeAlias

from ..riichi.dora import DoraItem
from ..riichi.fu import (
    MENZEN_RON,
    SELF_DRAW,
    WAITS,
    FuItem,
    total,
    triplet_item,
)
from ..riichi.hand import RON, TSUMO, seen_tiles
from ..riichi.payments import payments
from ..riichi.points import KIRIAGE_BASE, MANGAN_BASE, NO_LIMIT, Value, value
from ..riichi.readings import RYANMEN, SHANPON
from ..riichi.rules import Rules
from ..riichi.score import Score, score
from ..riichi.seats import THREE
from ..riichi.shapes import KANTSU, KOUTSU, STANDARD, Group, group
from ..riichi.tiles import EAST, KIND_OF
from ..riichi.worths import LEAST_LIMIT
from ..riichi.yaku import YAKU_IDS, YAKU_ROW
from .fu_groups import GUEST
from .kinds import (
    DORA_TILE,
    FU_HAND,
    FU_PAIR,
    FU_SET,
    FU_WAIT,
    FU_WIN,
    HANS,
    INCOME,
    LIMIT,
    PAYMENT,
    PAYMENT_HONBA,
    SHARE,
    YAKU,
    YAKU_HAN,
    Answer,
    Ask,
    Question,
    answered,
)
from .request import ANY, CLOSED, OPEN, Recipe, recipe
from .solution import (
    TAKEN,
    Solution,
    cell_solution,
    repriced,
    solution_of,
    with_fu,
    with_han,
    with_items,
    with_value,
)

Taken: TypeAlias = "Callable[[Solution], Solution | None]"


def _without(*ids: str) -> Taken:
    """Leave out some items of fu."""

    def taken(solution: Solution) -> Solution | None:
        items = tuple([item for item in solution.items if item.id not in ids])
        return with_items(solution, items) if len(items) < len(solution.items) else None

    return taken


def _without_open_pinfu(solution: Solution) -> tuple[FuItem, ...]:
    return tuple([item for item in solution.items if item.id != "open_pinfu"])


def _standard(solution: Solution) -> bool:
    return solution.reading.form == STANDARD and len(solution.items) > 0


def _ron_triplet_concealed(solution: Solution) -> Solution | None:
    """Take the triplet that a ron completes as concealed."""
    reading, win = solution.reading, solution.win
    if not _standard(solution) or solution.by != RON or reading.wait != SHANPON:
        return None
    done = reading.groups[reading.finished]
    if not done.melded:
        return None
    groups = list(reading.groups)
    groups[reading.finished] = group(KOUTSU, done.kind)
    return repriced(solution, win, reading._replace(groups=tuple(groups)))


def _tsumo_fu_for_pinfu(solution: Solution) -> Solution | None:
    """Count the fu of a self-draw with pinfu too."""
    pinfu = "pinfu" in [hit.id for hit in solution.yaku]
    if solution.by != TSUMO or not pinfu or not solution.items:
        return None
    return with_items(solution, solution.items + (SELF_DRAW,))


def _menzen_ron_open(solution: Solution) -> Solution | None:
    """Give the 10 fu of a closed ron to an open hand."""
    if not _standard(solution) or solution.by != RON or solution.win.closed:
        return None
    return with_items(solution, _without_open_pinfu(solution) + (MENZEN_RON,))


def _closed_value(solution: Solution) -> Solution | None:
    """Count yaku of an open hand with what they are worth closed."""
    if solution.win.closed or solution.value.yakuman:
        return None
    more = 0
    yaku = []
    for hit in solution.yaku:
        row = YAKU_ROW[hit.id]
        if row.closed and row.open and row.closed.han > row.open.han:
            more += row.closed.han - row.open.han
            hit = row.closed
        yaku.append(hit)
    if not more:
        return None
    return with_han(solution._replace(yaku=tuple(yaku)), solution.value.han + more)


def _closed_yaku(solution: Solution) -> Solution | None:
    """Count yaku in an open hand that only a closed one has."""
    win, reading = solution.win, solution.reading
    if win.closed or not _standard(solution):
        return None
    closed = repriced(solution, win._replace(closed=True), reading)
    if closed is None or closed.value.yakuman:
        return None
    had = [hit.id for hit in solution.yaku]
    new = [hit for hit in closed.yaku if hit.id not in had and not YAKU_ROW[hit.id].open]
    if not new:
        return None
    hits = sorted(list(solution.yaku) + new, key=lambda hit: YAKU_IDS.index(hit.id))
    more = sum([hit.han for hit in new])
    return with_han(solution._replace(yaku=tuple(hits)), solution.value.han + more)


def _indicator_is_dora(solution: Solution) -> Solution | None:
    """Take the indicator itself for the dora."""
    win = solution.win
    if solution.value.yakuman or not win.situation.indicators:
        return None
    situation = win.situation
    shown = situation.indicators
    if situation.riichi and win.rules.yaku_ura_dora:
        shown += situation.ura
    bare = situation._replace(indicators=(), ura=())
    kinds = [KIND_OF[tile] for tile in seen_tiles(win.hand, bare)]
    items = [item for item in solution.dora if item.id not in ("dora", "ura")]
    items.extend([DoraItem(TAKEN, tile, kinds.count(KIND_OF[tile])) for tile in shown])
    more = sum([item.han for item in items]) - sum([item.han for item in solution.dora])
    taken = solution._replace(dora=tuple(items))
    return with_han(taken, solution.value.han + more) if solution.items else None


def _dealer_swapped(solution: Solution) -> Solution | None:
    """Take what a dealer is paid for what another winner is, or the other way round."""
    return with_value(solution._replace(dealer=not solution.dealer), solution.value)


def _double_wind(solution: Solution) -> Solution | None:
    """Give a pair of the wind of seat and round the other fu than the rules do."""
    if not _standard(solution):
        return None
    rules = solution.rules
    other = rules._replace(fu_double_wind_pair=6 - rules.fu_double_wind_pair)
    pairs = [item.id for item in solution.items if item.id[:5] == "pair_"]
    if pairs != ["pair_double_wind"] and len(pairs) != 2:
        return None
    return repriced(solution, solution.win._replace(rules=other), solution.reading)


def _guest_wind(solution: Solution) -> Solution | None:
    """Give fu to a pair of a wind that is neither the seat's nor the round's."""
    win, reading = solution.win, solution.reading
    if not _standard(solution):
        return None
    wind = reading.pair.kind - EAST
    if not 0 <= wind < 4 or wind in (win.situation.seat, win.situation.round):
        return None
    yaku = tuple([hit for hit in solution.yaku if hit.id != "pinfu"])
    han = solution.value.han - len(solution.yaku) + len(yaku)
    items = _without_open_pinfu(solution) + (FuItem(GUEST, 2, reading.pair),)
    if len(yaku) < len(solution.yaku) and solution.by == TSUMO:
        items += (SELF_DRAW,)
    if not yaku:
        return None
    return with_items(with_han(solution._replace(yaku=yaku), han), items)


def _wait_invented(solution: Solution) -> Solution | None:
    """Give 2 fu to a wait on two sides or on two pairs."""
    reading = solution.reading
    if not _standard(solution) or reading.wait not in (RYANMEN, SHANPON):
        return None
    invented = FuItem(reading.wait, 2, reading.groups[reading.finished])
    return with_items(solution, _without_open_pinfu(solution) + (invented,))


def _limit_missed(solution: Solution) -> Solution | None:
    """Take the base as fu and han give it, though the limit is lower."""
    worth = solution.value
    if worth.yakuman or not worth.fu or worth.han > LEAST_LIMIT:
        return None  # nobody doubles that often by mistake
    base = worth.fu << worth.han + 2
    if base <= worth.base or base <= MANGAN_BASE:
        return None
    return with_value(solution, Value(worth.han, worth.fu, 0, NO_LIMIT, base))


def _kiriage(solution: Solution) -> Solution | None:
    """Lift 1,920 to mangan where the rules leave it, or leave it where they lift it."""
    worth, rules = solution.value, solution.rules
    if worth.fu << worth.han + 2 != KIRIAGE_BASE:
        return None
    other = rules._replace(limit_kiriage_mangan=not rules.limit_kiriage_mangan)
    return with_value(solution, value(worth.han, worth.fu, other))


def _honba_forgotten(solution: Solution) -> Solution | None:
    return with_value(solution._replace(honba=0), solution.value) if solution.honba else None


def _honba_whole(solution: Solution) -> Solution | None:
    """Have each pay on a self-draw what a discarder pays for the counters."""
    if solution.by != TSUMO or not solution.honba:
        return None
    changed = solution.rules._replace(pay_honba=(solution.rules.pay_honba[0],) * 2)
    worth = solution.value
    paid = payments(worth.base, solution.by, solution.dealer, solution.honba, changed)
    return solution._replace(payments=paid)


def _fu_not_rounded_up(solution: Solution) -> Solution | None:
    """Leave out the ones of the fu instead of rounding up."""
    if not solution.items or solution.value.yakuman:
        return None
    fu = total(solution.items)
    return with_fu(solution, fu // 10 * 10) if fu % 10 and fu != 25 else None


def _outer_set_simple(solution: Solution) -> Solution | None:
    """Count triplets and kans of terminals and honours like those of simples."""
    return _recounted(solution, lambda each: group(each.shape, A_SIMPLE, each.melded))


A_SIMPLE = 1  # a kind that is neither terminal nor honour


def _called_set_concealed(solution: Solution) -> Solution | None:
    """Count called triplets and kans like concealed ones."""
    return _recounted(solution, lambda each: group(each.shape, each.kind))


def _recounted(solution: Solution, taken_for: "Callable[[Group], Group]") -> Solution | None:
    """Take triplets and kans for others, but for one that a ron completed: to take that for another
    is a slip of its own.
    """
    reading = solution.reading
    if not _standard(solution):
        return None
    done = reading.groups[reading.finished] if solution.by == RON else None
    items: list[FuItem] = []
    for item in solution.items:
        if item.group and item.id in (KOUTSU, KANTSU) and item.group != done:
            item = item._replace(fu=triplet_item(taken_for(item.group)).fu)
        items.append(item)
    return with_items(solution, tuple(items)) if tuple(items) != solution.items else None


class Slip(NamedTuple):
    """A usual slip; how it is said shows screen/guide/practice/mistakes.py.

    taken: from the right steps to those with the slip, None where it cannot be made.
    """

    id: str
    taken: Taken
    recipe: Recipe


def has_open_pinfu(rules: Rules) -> bool:
    """Say whether an open hand by ron may have no fu of its own; without chii each has some."""
    return rules.fu_open_pinfu_ron == 30 and rules.players != THREE


OF_SET, OF_PAIR, OF_WAIT = (FU_SET, FU_HAND), (FU_PAIR, FU_HAND), (FU_WAIT, FU_HAND)
OF_WIN, OF_LIMIT = (FU_WIN, FU_HAND), (LIMIT, PAYMENT)
BY_RON, BY_TSUMO, OPENED = ANY._replace(by=RON), ANY._replace(by=TSUMO), ANY._replace(form=OPEN)
TSUMO_30 = BY_TSUMO._replace(fu=30)
CLOSED_RON = recipe(OF_WIN, BY_RON._replace(form=CLOSED))
PINFU_TSUMO = recipe(
    OF_WIN, BY_TSUMO._replace(family="pinfu"), known=lambda rules: rules.fu_pinfu_tsumo == 20
)
# An open hand that may well have no fu but those for winning.
OPEN_PINFU = recipe(
    OF_WIN,
    *[
        OPENED._replace(by=RON, wait=RYANMEN, fu=30, family=family)
        for family in ("sanshoku_doujun", "ittsuu", "tanyao")
    ],
    known=has_open_pinfu,
)
WORTH_LESS_OPEN = ("honitsu", "ittsuu", "chanta", "junchan", "chinitsu")

# In the order of the steps, so that the first of several is the earliest.
SLIPS = (
    Slip(
        *("ron_triplet_concealed", _ron_triplet_concealed),
        recipe(
            *(OF_SET, BY_RON._replace(wait=SHANPON)),
            known=lambda rules: rules.fu_ron_completed_triplet == "open",
        ),
    ),
    Slip(
        *("called_set_concealed", _called_set_concealed),
        recipe(OF_SET, OPENED._replace(set="koutsu_melded_outer")),
    ),
    Slip(
        *("outer_set_simple", _outer_set_simple),
        recipe(OF_SET, ANY._replace(set="koutsu_concealed_outer")),
    ),
    Slip("guest_wind_pair", _guest_wind, recipe(OF_PAIR, ANY._replace(pair=GUEST))),
    Slip("double_wind_pair", _double_wind, recipe(OF_PAIR, ANY._replace(pair="pair_double_wind"))),
    Slip(
        *("wait_missed", _without(*WAITS)),
        recipe(OF_WAIT, *[ANY._replace(wait=wait) for wait in WAITS]),
    ),
    Slip(
        *("wait_invented", _wait_invented),
        recipe(OF_WAIT, *[ANY._replace(wait=wait) for wait in (RYANMEN, SHANPON)]),
    ),
    Slip("tsumo_fu_forgotten", _without("tsumo"), recipe(OF_WIN, TSUMO_30)),
    Slip("tsumo_fu_for_pinfu", _tsumo_fu_for_pinfu, PINFU_TSUMO),
    Slip("menzen_ron_forgotten", _without("menzen_ron"), CLOSED_RON),
    Slip("menzen_ron_open", _menzen_ron_open, recipe(OF_WIN, OPENED._replace(by=RON))),
    Slip("open_pinfu_forgotten", _without("open_pinfu"), OPEN_PINFU),
    Slip("fu_not_rounded_up", _fu_not_rounded_up, recipe((FU_HAND,), TSUMO_30)),
    Slip(
        *("closed_value", _closed_value),
        recipe((YAKU_HAN, HANS), *[OPENED._replace(family=family) for family in WORTH_LESS_OPEN]),
    ),
    Slip("closed_yaku", _closed_yaku, recipe((YAKU, HANS), OPENED._replace(by=TSUMO))),
    Slip("indicator_is_dora", _indicator_is_dora, recipe((DORA_TILE,))),
    Slip("limit_missed", _limit_missed, recipe(OF_LIMIT, ANY._replace(han=4, fu=40))),
    Slip("kiriage", _kiriage, recipe(OF_LIMIT, ANY._replace(han=4, fu=30))),
    Slip(
        *("dealer_swapped", _dealer_swapped),
        recipe((PAYMENT,), *[ANY._replace(dealer=dealer) for dealer in (True, False)]),
    ),
    Slip(
        *("points_not_rounded_up", lambda right: right._replace(points_up=False)),
        recipe((PAYMENT,), *[ANY._replace(han=han, fu=30) for han in (1, 2)]),
    ),
    Slip(
        *("honba_forgotten", _honba_forgotten),
        recipe((PAYMENT_HONBA, INCOME), known=lambda rules: rules.pay_honba != (0, 0)),
    ),
    Slip(
        *("honba_whole", _honba_whole),
        recipe(
            *((PAYMENT_HONBA,), BY_TSUMO),
            known=lambda rules: rules.pay_honba[0] != rules.pay_honba[1],
        ),
    ),
    Slip(
        *("sticks_forgotten", lambda right: right._replace(sticks=0) if right.sticks else None),
        recipe((INCOME,)),
    ),
    Slip(
        *("payers_swapped", lambda right: right._replace(payers_swapped=True)),
        recipe((SHARE,), BY_TSUMO._replace(dealer=False)),
    ),
)
SLIP = {row.id: row for row in SLIPS}
SLIP_IDS = tuple([row.id for row in SLIPS])


def slipped(kind: str, ask: Ask, solution: Solution) -> tuple[tuple[str, Answer], ...]:
    """List each slip that gives another answer, with the answer it gives, in the order of SLIPS."""
    right = answered(kind, ask, solution)
    found: list[tuple[str, Answer]] = []
    for row in SLIPS:
        wrong = row.taken(solution)
        if wrong is not None:
            given = answered(kind, ask, wrong)
            if given != right:
                found.append((row.id, given))
    return tuple(found)


class Verdict(NamedTuple):
    """Whether an answer is right; if not, the ids of every slip that gives it."""

    right: bool
    slips: tuple[str, ...]


def verdict(question: Question, given: Answer) -> Verdict:
    """Judge an answer."""
    if given == question.answer:
        return Verdict(True, ())
    found = slipped(question.kind, question.ask, steps(question))
    return Verdict(False, tuple([slip_id for slip_id, wrong in found if wrong == given]))


def steps(question: Question) -> Solution:
    """Work out the steps to the question's answer."""
    entry = question.entry
    if entry.hand.winning is None:
        return cell_solution(entry, *question.ask)
    best = score(entry.hand, entry.situation, entry.by, entry.rules)
    assert isinstance(best, Score)
    return solution_of(entry, best)
