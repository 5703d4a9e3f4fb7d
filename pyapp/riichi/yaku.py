"""Yaku: one row each, and which of them a hand has.

A row says what every group must be (`all`, one of these traits), what some group must be
(`some`, one of these marks; see shapes for both), and, where that is not enough, asks its
predicate `test(reading, win)` in patterns. The values are those common to the rulebooks;
what a rulebook changes is asked of `win.rules`.
"""

from typing import Callable, NamedTuple, TypeAlias

from . import patterns
from .hand import RON, TSUMO
from .patterns import Win
from .readings import Reading
from .rules import Rules
from .shapes import (
    ALL_DRAGONS,
    ALL_GREEN,
    ALL_HONOURS,
    ALL_TERMINALS,
    ALL_WINDS,
    DRAGON_PAIR,
    DRAGON_TRIPLET,
    KAN,
    MARK_BITS,
    ONE_SUIT,
    OUTSIDE,
    OUTSIDE_TERMINAL,
    RUN,
    SIMPLE,
    TERMINAL_OR_HONOUR,
    TRIPLET,
    TRIPLET_OR_PAIR,
    TWIN_RUNS,
)


class YakuHit(NamedTuple("YakuHit", [("id", str), ("han", int), ("yakuman", int)])):
    """A yaku that a hand has, in han or in yakuman (0 of both: not added, see total)."""

    __slots__ = ()


Test: TypeAlias = "Callable[[Reading, Win], bool]"


class Yaku(
    NamedTuple(
        "Yaku",
        [
            ("id", str),
            ("closed", "YakuHit | None"),
            ("open", "YakuHit | None"),
            ("all", int),
            ("some", int),
            ("test", "Test | None"),
        ],
    )
):
    """A row: what it is worth closed and open (None: nothing), then its conditions."""

    __slots__ = ()


def _row(
    id: str, closed: int, open: int, all: int = 0, some: int = 0, test: "Test | None" = None
) -> Yaku:
    closed_hit = YakuHit(id, closed, 0)
    return Yaku(id, closed_hit, YakuHit(id, open, 0) if open else None, all, some, test)


def _yakuman(id: str, all: int = 0, some: int = 0, test: "Test | None" = None) -> Yaku:
    hit = YakuHit(id, 0, 1)
    return Yaku(id, hit, hit, all, some, test)


# In the order in which they are read out.
YAKU = (
    _row("pinfu", 1, 0, some=RUN, test=patterns.pinfu),
    _row("iipeikou", 1, 0, some=TWIN_RUNS, test=patterns.iipeikou),
    _row("tanyao", 1, 1, all=SIMPLE, test=patterns.tanyao),
    _row("haku", 1, 1, some=DRAGON_TRIPLET),
    _row("hatsu", 1, 1, some=DRAGON_TRIPLET << 1),
    _row("chun", 1, 1, some=DRAGON_TRIPLET << 2),
    _row("seat_wind", 1, 1, some=ALL_WINDS, test=patterns.seat_wind),
    _row("round_wind", 1, 1, some=ALL_WINDS, test=patterns.round_wind),
    _row("chiitoitsu", 2, 0, all=TRIPLET_OR_PAIR, test=patterns.chiitoitsu),
    _row("sanshoku_doujun", 2, 1, some=RUN, test=patterns.sanshoku_doujun),
    _row("ittsuu", 2, 1, some=RUN, test=patterns.ittsuu),
    _row("chanta", 2, 1, all=OUTSIDE, some=RUN, test=patterns.mixed),
    _row("sanshoku_doukou", 2, 2, some=TRIPLET, test=patterns.sanshoku_doukou),
    _row("sanankou", 2, 2, some=TRIPLET, test=patterns.sanankou),
    _row("sankantsu", 2, 2, some=KAN, test=patterns.sankantsu),
    _row("toitoi", 2, 2, all=TRIPLET_OR_PAIR, some=TRIPLET),
    _row("shousangen", 2, 2, some=DRAGON_PAIR, test=patterns.shousangen),
    _row("honroutou", 2, 2, all=TERMINAL_OR_HONOUR),
    _row("ryanpeikou", 3, 0, some=TWIN_RUNS, test=patterns.ryanpeikou),
    _row("honitsu", 3, 2, all=ONE_SUIT, test=patterns.mixed),
    _row("junchan", 3, 2, all=OUTSIDE_TERMINAL, some=RUN),
    _row("chinitsu", 6, 5, all=ONE_SUIT, test=patterns.pure),
    _yakuman("kokushi", all=TERMINAL_OR_HONOUR, test=patterns.kokushi),
    _yakuman("kokushi_13", all=TERMINAL_OR_HONOUR, test=patterns.kokushi_13),
    _yakuman("suuankou", all=TRIPLET_OR_PAIR, test=patterns.suuankou),
    _yakuman("suuankou_tanki", all=TRIPLET_OR_PAIR, test=patterns.suuankou_tanki),
    _yakuman("daisangen", some=ALL_DRAGONS, test=patterns.daisangen),
    _yakuman("shousuushii", some=ALL_WINDS, test=patterns.shousuushii),
    _yakuman("daisuushii", some=ALL_WINDS, test=patterns.daisuushii),
    _yakuman("tsuuiisou", all=ALL_HONOURS),
    _yakuman("chinroutou", all=ALL_TERMINALS),
    _yakuman("ryuuiisou", all=ALL_GREEN, test=patterns.ryuuiisou),
    _yakuman("chuuren", all=ONE_SUIT, test=patterns.chuuren),
    _yakuman("junsei_chuuren", all=ONE_SUIT, test=patterns.junsei_chuuren),
    _yakuman("suukantsu", all=TRIPLET_OR_PAIR, some=KAN, test=patterns.suukantsu),
)


# What groups with these traits and marks can earn in a closed or an open hand, found once.
_CANDIDATES: "dict[int, list[tuple[YakuHit, Test | None]]]" = {}


def _candidates(traits: int, marks: int, closed: bool) -> "list[tuple[YakuHit, Test | None]]":
    key = (traits << MARK_BITS | marks) * 2 + closed
    found = _CANDIDATES.get(key)
    if found is None:
        found = _CANDIDATES[key] = []
        for row in YAKU:
            hit = row.closed if closed else row.open
            if (not row.all or traits & row.all) and (not row.some or marks & row.some) and hit:
                found.append((hit, row.test))
    return found


def reading_hits(reading: Reading, win: Win) -> list[YakuHit]:
    """The yaku that the groups make, ordinary and yakuman, in the order of the rows."""
    found: list[YakuHit] = []
    for hit, test in _candidates(reading.traits, reading.marks, win.closed):
        if test is None or test(reading, win):
            found.append(hit)
    return found


RIICHI = YakuHit("riichi", 1, 0)
DOUBLE_RIICHI = YakuHit("double_riichi", 2, 0)
IPPATSU = YakuHit("ippatsu", 1, 0)
MENZEN_TSUMO = YakuHit("menzen_tsumo", 1, 0)
RINSHAN = YakuHit("rinshan", 1, 0)
CHANKAN = YakuHit("chankan", 1, 0)
HAITEI = YakuHit("haitei", 1, 0)
HOUTEI = YakuHit("houtei", 1, 0)
TENHOU = YakuHit("tenhou", 0, 1)
CHIIHOU = YakuHit("chiihou", 0, 1)
RENHOU_YAKUMAN = YakuHit("renhou", 0, 1)
RENHOU_FIVE_HAN = YakuHit("renhou", 5, 0)


def is_renhou(win: Win) -> bool:
    """Whether a non-dealer wins on a discard before a first draw."""
    return win.situation.first_turn and win.by == RON and not win.situation.dealer


def situation_hits(win: Win) -> list[YakuHit]:
    """The yaku that come from how the hand was won, whatever its tiles."""
    found: list[YakuHit] = []
    situation = win.situation
    rules = win.rules
    tsumo = win.by == TSUMO
    if situation.riichi:
        found.append(RIICHI if situation.riichi == 1 else DOUBLE_RIICHI)
        if situation.ippatsu and rules.yaku_ippatsu:
            found.append(IPPATSU)
    if tsumo and win.closed:
        found.append(MENZEN_TSUMO)
    if situation.rinshan and tsumo:
        found.append(RINSHAN)
    if situation.chankan and not tsumo:
        found.append(CHANKAN)
    if situation.last_tile:
        if not tsumo:
            found.append(HOUTEI)
        elif not situation.rinshan or rules.yaku_rinshan_with_haitei:
            found.append(HAITEI)
    if situation.first_turn:
        if tsumo:
            found.append(TENHOU if situation.dealer else CHIIHOU)
        elif is_renhou(win):
            if rules.yaku_renhou == "yakuman":
                found.append(RENHOU_YAKUMAN)
            elif rules.yaku_renhou == "five_han":
                found.append(RENHOU_FIVE_HAN)
    return found


def counted(hits: list[YakuHit], rules: Rules) -> tuple[YakuHit, ...]:
    """The hits that count, so that their han or yakuman add up to the hand's.

    A yakuman leaves ordinary yaku out. Where yakuman do not stack only the greatest
    counts; the others stay listed at 0.
    """
    yakuman = [hit for hit in hits if hit.yakuman]
    if not yakuman:
        if rules.fu_chiitoitsu == 50:
            return tuple(YakuHit(h.id, 1, 0) if h.id == "chiitoitsu" else h for h in hits)
        return tuple(hits)
    double = rules.limit_double_yakuman
    yakuman = [YakuHit(hit.id, 0, 2) if hit.id in double else hit for hit in yakuman]
    if not rules.limit_yakuman_stacking:
        greatest = max(hit.yakuman for hit in yakuman)
        for place, hit in enumerate(yakuman):
            if hit.yakuman == greatest:
                greatest = 3  # met: no other counts
            else:
                yakuman[place] = YakuHit(hit.id, 0, 0)
    return tuple(yakuman)
