"""How a hand's worth is worked out, step by step, so that one step can be taken wrongly.

The engine makes every step. A slip changes what one step gives, and the engine's own functions
go on from there: to the number that who slips so answers.
"""

from typing import NamedTuple, TypeAlias

from ..riichi.dora import DoraItem
from ..riichi.fu import FuItem, rounded
from ..riichi.hand import RON
from ..riichi.payments import DEALER, NON_DEALER, Payment, payments, total
from ..riichi.points import KIRIAGE_MANGAN, MANGAN, Value, value
from ..riichi.readings import Reading
from ..riichi.rules import Rules
from ..riichi.score import Score, price
from ..riichi.shapes import KANTSU, KOUTSU, PAIR
from ..riichi.text import Entry
from ..riichi.tiles import KIND_OF, Kind, Tile, dora_after
from ..riichi.win import Win
from ..riichi.yaku import YAKU as YAKU_ROWS
from ..riichi.yaku import YakuHit, counted, reading_hits, situation_hits
from .groups import PAIRS

# The kinds of question, the small steps first.
FU_PAIR, FU_WAIT, FU_SET, FU_WIN, FU_HAND = "fu_pair", "fu_wait", "fu_set", "fu_win", "fu_hand"
YAKU, YAKU_HAN, DORA_TILE, DORA_HAN, HAN = "yaku", "yaku_han", "dora_tile", "dora_han", "han"
LIMIT, CELL = "limit", "cell"
PAYMENT, PAYMENT_HONBA, INCOME, SHARE = "payment", "payment_honba", "income", "share"
SMALL_STEPS = (FU_PAIR, FU_SET, FU_WAIT, FU_WIN, FU_HAND)
SUMS = (PAYMENT, PAYMENT_HONBA, INCOME, SHARE)
KINDS = SMALL_STEPS + (YAKU, YAKU_HAN, DORA_TILE, DORA_HAN, HAN, LIMIT, CELL) + SUMS
RIICHI_STICK = 1000

# A number; the id of a limit, "" for none; payments, each payer's once; ids of yaku.
Answer: TypeAlias = "int | str | tuple[int, ...] | tuple[str, ...]"
Ask: TypeAlias = "tuple[int, ...]"


class Question(
    NamedTuple(
        "Question",
        [
            ("kind", str),
            ("entry", Entry),
            ("ask", Ask),
            ("choices", "tuple[Answer, ...]"),
            ("answer", Answer),
            ("atoms", "tuple[str, ...]"),
        ],
    )
):
    """What is asked of a hand, which its rules go with.

    ask: of FU_PAIR and FU_SET the place of the group in the reading, of YAKU_HAN that of the yaku
    among the engine's YAKU, of DORA_TILE the indicator, of CELL han and fu, of SHARE the seat that
    pays and the one that discarded (-1: tsumo), else (). choices: in order; of YAKU any number of
    them is the answer, else one. atoms: what it practises, first what it was made for.
    """


class Work(
    NamedTuple(
        "Work",
        [
            ("rules", Rules),
            ("by", str),
            ("dealer", bool),
            ("honba", int),
            ("sticks", int),
            ("win", "Win | None"),
            ("reading", "Reading | None"),
            ("yaku", "tuple[YakuHit, ...]"),
            ("dora", "tuple[DoraItem, ...]"),
            ("items", "tuple[FuItem, ...]"),
            ("value", Value),
            ("payments", "tuple[Payment, ...]"),
            ("points_up", bool),
        ],
    )
):
    """All steps of one win, made. win and reading are None where only han and fu are given;
    points_up: whether payments are rounded up, as the rules have it.
    """


def work_of(entry: Entry, best: Score) -> Work:
    """The steps of a hand that the engine has scored."""
    hand = entry.hand
    return _work(Win(hand, entry.situation, best.by, entry.rules, hand.closed), best)


def _work(win: Win, best: Score) -> Work:
    situation = win.situation
    table = (win.rules, win.by, situation.dealer, situation.honba, situation.sticks)
    _by, reading, yaku, dora, items, worth, paid, _others = best
    return Work(*table, win, reading, yaku, dora, items, worth, paid, True)


def cell_work(entry: Entry, han: int, fu: int) -> Work:
    """The steps of a cell of the table."""
    situation, rules = entry.situation, entry.rules
    worth = value(han, fu, rules)
    paid = payments(worth.base, entry.by, situation.dealer, situation.honba, rules)
    table = (rules, entry.by, situation.dealer, situation.honba, situation.sticks)
    return Work(*table, None, None, (), (), (), worth, paid, True)


def with_fu(work: Work, fu: int) -> Work:
    return with_value(work, value(work.value.han, fu, work.rules))


def with_items(work: Work, items: tuple[FuItem, ...]) -> Work:
    return with_fu(work._replace(items=items), rounded(items))


def with_han(work: Work, han: int) -> Work:
    return with_value(work, value(han, work.value.fu, work.rules))


def with_value(work: Work, worth: Value) -> Work:
    work = work._replace(value=worth)
    return work._replace(
        payments=payments(worth.base, work.by, work.dealer, work.honba, work.rules)
    )


def repriced(work: Work, win: Win, reading: Reading) -> Work | None:
    """The steps when the hand is read or won in another way; None if it has no yaku then."""
    from_situation, _alone = situation_hits(win)
    yaku = counted(from_situation + reading_hits(reading, win), win.rules)
    return _work(win, price(reading, win, yaku, work.dora)) if yaku else None


def answered(kind: str, ask: Ask, work: Work) -> Answer:
    """What these steps answer to a question."""
    if kind == FU_PAIR:
        return _fu_at(work, ask[0], PAIRS)
    if kind == FU_SET:
        return _fu_at(work, ask[0], (KOUTSU, KANTSU))
    if kind == FU_WAIT:
        assert work.reading is not None
        return sum([item.fu for item in work.items if item.id == work.reading.wait])
    if kind == FU_WIN:
        return sum([item.fu for item in work.items if item.id in FOR_THE_WIN])
    if kind == FU_HAND:
        return work.value.fu
    if kind == YAKU:
        return tuple([hit.id for hit in work.yaku if hit.han or hit.yakuman])
    if kind == YAKU_HAN:
        return sum([hit.han for hit in work.yaku if hit.id == YAKU_ROWS[ask[0]].id])
    if kind == DORA_TILE:
        return _dora_of(work, ask[0])
    if kind == DORA_HAN:
        return sum([item.han for item in work.dora])
    if kind == HAN:
        return work.value.han
    if kind == LIMIT:
        return limit_name(work.value)
    if kind == INCOME:
        return total(spoken(work)) + RIICHI_STICK * work.sticks
    if kind == SHARE:
        return _share(work, *ask)
    return tuple([paid.total for paid in spoken(work)])


FOR_THE_WIN = ("menzen_ron", "tsumo", "open_pinfu")


def _fu_at(work: Work, place: int, ids: tuple[str, ...]) -> int:
    assert work.reading is not None
    group = work.reading.groups[place]
    return sum([item.fu for item in work.items if item.group == group and item.id in ids])


def _dora_of(work: Work, indicator: Tile) -> Kind:
    """The dora that these steps take an indicator for."""
    shown = [item for item in work.dora if item.id == TAKEN]
    return KIND_OF[indicator] if shown else dora_after(indicator, work.rules.players)


TAKEN = "taken"  # the id of the item of an indicator that is itself taken for the dora


def limit_name(worth: Value) -> str:
    """The limit as it is said: what is lifted to mangan is mangan."""
    return MANGAN if worth.limit == KIRIAGE_MANGAN else worth.limit


def spoken(work: Work) -> tuple[Payment, ...]:
    """The payments in the order in which they are said."""
    if work.points_up:
        return work.payments
    down = [
        paid._replace(points=work.value.base * paid.times // 100 * 100) for paid in work.payments
    ]
    return tuple(down)


def _share(work: Work, seat: int, discarder: int) -> int:
    """What the player in a seat pays, seat 0 being the dealer."""
    paid = spoken(work)
    if work.by == RON:
        return paid[0].total if seat == discarder else 0
    wanted = DEALER if seat == 0 else NON_DEALER
    for each in paid:
        if each.payer == wanted:
            return each.total
    return paid[0].total


def group_place(work: Work, shapes: tuple[str, ...]) -> tuple[int, ...]:
    """The places of the groups of these shapes in the reading."""
    assert work.reading is not None
    groups = work.reading.groups
    return tuple([place for place, each in enumerate(groups) if each.shape in shapes])


def pair_place(work: Work) -> int:
    return group_place(work, (PAIR,))[0]
