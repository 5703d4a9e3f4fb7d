"""The usual slips: what a learner who makes one of them answers, and which one it was.

Each is a function from the right steps to the steps with the slip, None where it cannot be made.
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
from ..riichi.score import Score, score
from ..riichi.shapes import KANTSU, KOUTSU, STANDARD, Group, group
from ..riichi.tiles import EAST, KIND_OF
from ..riichi.worths import LEAST_LIMIT
from ..riichi.yaku import YAKU
from .groups import GUEST
from .working import (
    SHARE,
    TAKEN,
    Answer,
    Ask,
    Question,
    Work,
    answered,
    cell_work,
    repriced,
    with_fu,
    with_han,
    with_items,
    with_value,
    work_of,
)

Slip: TypeAlias = "Callable[[Work], Work | None]"


def _without(work: Work, ids: tuple[str, ...]) -> Work | None:
    """The steps without some items of fu."""
    items = tuple([item for item in work.items if item.id not in ids])
    return with_items(work, items) if len(items) < len(work.items) else None


def _standard(work: Work) -> bool:
    return work.reading is not None and work.reading.form == STANDARD and len(work.items) > 0


def _ron_triplet_concealed(work: Work) -> Work | None:
    """The triplet that a ron completes taken as concealed."""
    reading, win = work.reading, work.win
    if not _standard(work) or reading is None or win is None:
        return None
    done = reading.groups[reading.finished]
    if work.by != RON or reading.wait != SHANPON or not done.melded:
        return None
    groups = list(reading.groups)
    groups[reading.finished] = group(KOUTSU, done.kind)
    return repriced(work, win, reading._replace(groups=tuple(groups)))


def _tsumo_fu_forgotten(work: Work) -> Work | None:
    return _without(work, ("tsumo",))


def _tsumo_fu_for_pinfu(work: Work) -> Work | None:
    """The fu of a self-draw counted with pinfu too."""
    pinfu = "pinfu" in [hit.id for hit in work.yaku]
    if work.by != TSUMO or not pinfu or not work.items:
        return None
    return with_items(work, work.items + (SELF_DRAW,))


def _menzen_ron_forgotten(work: Work) -> Work | None:
    return _without(work, ("menzen_ron",))


def _menzen_ron_open(work: Work) -> Work | None:
    """The 10 fu of a closed ron given to an open hand."""
    if not _standard(work) or work.by != RON or work.win is None or work.win.closed:
        return None
    items = tuple([item for item in work.items if item.id != "open_pinfu"])
    return with_items(work, items + (MENZEN_RON,))


def _open_pinfu_forgotten(work: Work) -> Work | None:
    return _without(work, ("open_pinfu",))


def _closed_value(work: Work) -> Work | None:
    """Yaku of an open hand counted with what they are worth closed."""
    if work.win is None or work.win.closed or work.value.yakuman:
        return None
    more = 0
    yaku = []
    for hit in work.yaku:
        row = _ROWS[hit.id]
        if row.closed and row.open and row.closed.han > row.open.han:
            more += row.closed.han - row.open.han
            hit = row.closed
        yaku.append(hit)
    if not more:
        return None
    return with_han(work._replace(yaku=tuple(yaku)), work.value.han + more)


_ROWS = {row.id: row for row in YAKU}


def _closed_yaku(work: Work) -> Work | None:
    """Yaku that only a closed hand has counted in an open one."""
    win, reading = work.win, work.reading
    if win is None or reading is None or win.closed or not _standard(work):
        return None
    closed = repriced(work, win._replace(closed=True), reading)
    if closed is None or closed.value.yakuman:
        return None
    had = [hit.id for hit in work.yaku]
    new = [hit for hit in closed.yaku if hit.id not in had and not _ROWS[hit.id].open]
    if not new:
        return None
    order = [row.id for row in YAKU]
    hits = sorted(list(work.yaku) + new, key=lambda hit: order.index(hit.id))
    more = sum([hit.han for hit in new])
    return with_han(work._replace(yaku=tuple(hits)), work.value.han + more)


def _indicator_is_dora(work: Work) -> Work | None:
    """The indicator itself taken for the dora."""
    win = work.win
    if win is None or work.value.yakuman or not win.situation.indicators:
        return None
    situation = win.situation
    shown = situation.indicators
    if situation.riichi and win.rules.yaku_ura_dora:
        shown += situation.ura
    bare = situation._replace(indicators=(), ura=())
    kinds = [KIND_OF[tile] for tile in seen_tiles(win.hand, bare)]
    items = [item for item in work.dora if item.id not in ("dora", "ura")]
    items.extend([DoraItem(TAKEN, tile, kinds.count(KIND_OF[tile])) for tile in shown])
    han = work.value.han
    for item in work.dora:
        han -= item.han
    for item in items:
        han += item.han
    return with_han(work._replace(dora=tuple(items)), han) if work.items else None


def _dealer_swapped(work: Work) -> Work | None:
    """What a dealer is paid taken for what another winner is, or the other way round."""
    return with_value(work._replace(dealer=not work.dealer), work.value)


def _double_wind(work: Work) -> Work | None:
    """A pair of the wind of seat and round with the other fu than the rules give it."""
    if work.win is None or work.reading is None or not _standard(work):
        return None
    rules = work.rules
    other = rules._replace(fu_double_wind_pair=6 - rules.fu_double_wind_pair)
    pairs = [item.id for item in work.items if item.id[:5] == "pair_"]
    if pairs != ["pair_double_wind"] and len(pairs) != 2:
        return None
    return repriced(work, work.win._replace(rules=other), work.reading)


def _guest_wind(work: Work) -> Work | None:
    """Fu given to a pair of a wind that is neither the seat's nor the round's."""
    win, reading = work.win, work.reading
    if win is None or reading is None or not _standard(work):
        return None
    wind = reading.pair.kind - EAST
    if not 0 <= wind < 4 or wind in (win.situation.seat, win.situation.round):
        return None
    yaku = tuple([hit for hit in work.yaku if hit.id != "pinfu"])
    han = work.value.han - len(work.yaku) + len(yaku)
    items = tuple([item for item in work.items if item.id != "open_pinfu"])
    items += (FuItem(GUEST, 2, reading.pair),)
    if len(yaku) < len(work.yaku) and work.by == TSUMO:
        items += (SELF_DRAW,)
    if not yaku:
        return None
    return with_items(with_han(work._replace(yaku=yaku), han), items)


def _wait_missed(work: Work) -> Work | None:
    return _without(work, WAITS)


def _wait_invented(work: Work) -> Work | None:
    """2 fu given to a wait on two sides or on two pairs."""
    reading = work.reading
    if not _standard(work) or reading is None or reading.wait not in (RYANMEN, SHANPON):
        return None
    items = tuple([item for item in work.items if item.id != "open_pinfu"])
    return with_items(work, items + (FuItem(reading.wait, 2, reading.groups[reading.finished]),))


def _limit_missed(work: Work) -> Work | None:
    """The base as fu and han give it, though the limit is lower."""
    worth = work.value
    if worth.yakuman or not worth.fu or worth.han > LEAST_LIMIT:
        return None  # nobody doubles so often
    base = worth.fu << worth.han + 2
    if base <= worth.base or base <= MANGAN_BASE:
        return None
    return with_value(work, Value(worth.han, worth.fu, 0, NO_LIMIT, base))


def _kiriage(work: Work) -> Work | None:
    """1,920 lifted to mangan where the rules leave it, or left where they lift it."""
    worth, rules = work.value, work.rules
    if worth.han > 4 or worth.fu << worth.han + 2 != KIRIAGE_BASE:
        return None
    other = rules._replace(limit_kiriage_mangan=not rules.limit_kiriage_mangan)
    return with_value(work, value(worth.han, worth.fu, other))


def _honba_forgotten(work: Work) -> Work | None:
    return with_value(work._replace(honba=0), work.value) if work.honba else None


def _honba_whole(work: Work) -> Work | None:
    """On a self-draw each pays what a discarder pays for the counters."""
    if work.by != TSUMO or not work.honba:
        return None
    changed = work.rules._replace(pay_honba=(work.rules.pay_honba[0],) * 2)
    worth = work.value
    paid = payments(worth.base, work.by, work.dealer, work.honba, changed)
    return work._replace(payments=paid)


def _sticks_forgotten(work: Work) -> Work | None:
    return work._replace(sticks=0) if work.sticks else None


def _fu_not_rounded_up(work: Work) -> Work | None:
    """The ones of the fu left out, and not rounded up."""
    if not work.items or work.value.yakuman:
        return None
    fu = total(work.items)
    return with_fu(work, fu // 10 * 10) if fu % 10 and fu != 25 else None


def _points_not_rounded_up(work: Work) -> Work | None:
    return work._replace(points_up=False)


def _outer_set_simple(work: Work) -> Work | None:
    """Triplets and kans of terminals and honours counted like those of simples."""
    return _recounted(work, lambda each: group(each.shape, A_SIMPLE, each.melded))


A_SIMPLE = 1  # a kind that is neither terminal nor honour


def _called_set_concealed(work: Work) -> Work | None:
    """Called triplets and kans counted like concealed ones."""
    return _recounted(work, lambda each: group(each.shape, each.kind))


def _recounted(work: Work, taken_for: "Callable[[Group], Group]") -> Work | None:
    """The steps with triplets and kans taken for others, but for one that a ron completed: to
    take that for another is a slip of its own.
    """
    reading = work.reading
    if not _standard(work) or reading is None:
        return None
    done = reading.groups[reading.finished] if work.by == RON else None
    items: list[FuItem] = []
    for item in work.items:
        if item.group and item.id in (KOUTSU, KANTSU) and item.group != done:
            item = item._replace(fu=triplet_item(taken_for(item.group)).fu)
        items.append(item)
    return with_items(work, tuple(items)) if tuple(items) != work.items else None


# In the order of the steps, so that the first of several is the earliest.
SLIPS: tuple[tuple[str, Slip], ...] = (
    ("ron_triplet_concealed", _ron_triplet_concealed),
    ("called_set_concealed", _called_set_concealed),
    ("outer_set_simple", _outer_set_simple),
    ("guest_wind_pair", _guest_wind),
    ("double_wind_pair", _double_wind),
    ("wait_missed", _wait_missed),
    ("wait_invented", _wait_invented),
    ("tsumo_fu_forgotten", _tsumo_fu_forgotten),
    ("tsumo_fu_for_pinfu", _tsumo_fu_for_pinfu),
    ("menzen_ron_forgotten", _menzen_ron_forgotten),
    ("menzen_ron_open", _menzen_ron_open),
    ("open_pinfu_forgotten", _open_pinfu_forgotten),
    ("fu_not_rounded_up", _fu_not_rounded_up),
    ("closed_value", _closed_value),
    ("closed_yaku", _closed_yaku),
    ("indicator_is_dora", _indicator_is_dora),
    ("limit_missed", _limit_missed),
    ("kiriage", _kiriage),
    ("dealer_swapped", _dealer_swapped),
    ("points_not_rounded_up", _points_not_rounded_up),
    ("honba_forgotten", _honba_forgotten),
    ("honba_whole", _honba_whole),
    ("sticks_forgotten", _sticks_forgotten),
)
PAYERS_SWAPPED = "payers_swapped"
SLIP_IDS = tuple([id for id, _slip in SLIPS]) + (PAYERS_SWAPPED,)


def can_slip(id: str, kind: str, ask: Ask, work: Work) -> bool:
    """Whether this slip gives another answer."""
    if id == PAYERS_SWAPPED:
        return kind == SHARE
    [slip] = [slip for each, slip in SLIPS if each == id]
    wrong = slip(work)
    return wrong is not None and answered(kind, ask, wrong) != answered(kind, ask, work)


def slipped(kind: str, ask: Ask, work: Work) -> tuple[tuple[str, Answer], ...]:
    """Each slip that gives another answer, with the answer it gives, in the order of SLIPS."""
    right = answered(kind, ask, work)
    found: list[tuple[str, Answer]] = []
    for id, slip in SLIPS:
        wrong = slip(work)
        if wrong is not None:
            given = answered(kind, ask, wrong)
            if given != right:
                found.append((id, given))
    if kind == SHARE:
        seat, discarder = ask
        other = discarder if work.by == RON else 1 if seat == 0 else 0
        given = answered(kind, (other, discarder), work)
        if given != right:
            found.append((PAYERS_SWAPPED, given))
    return tuple(found)


class Verdict(NamedTuple("Verdict", [("right", bool), ("slips", "tuple[str, ...]")])):
    """Whether an answer is right; if not, the ids of every slip that gives it."""


def verdict(question: Question, given: Answer) -> Verdict:
    """What to say to an answer."""
    if given == question.answer:
        return Verdict(True, ())
    found = slipped(question.kind, question.ask, steps(question))
    return Verdict(False, tuple([id for id, wrong in found if wrong == given]))


def steps(question: Question) -> Work:
    """The steps to the question's answer."""
    entry = question.entry
    if entry.hand.winning is None:
        return cell_work(entry, *question.ask)
    best = score(entry.hand, entry.situation, entry.by, entry.rules)
    assert isinstance(best, Score)
    return work_of(entry, best)
