"""Yaku: one row each, and which of them a hand has.

A row says what a yaku is worth, when it holds and which groups make it. It holds by the
groups (what every one must be, `all`, one of these traits; what some one must be, `some`,
one of these marks; see shapes for both) or by the moment of the win (the flag of the
situation, ron or tsumo); where that is not enough it asks a predicate (see patterns). The
values are those common to the rulebooks; what a rulebook changes is asked of its rules.
"""

from typing import Any, Callable, NamedTuple, TypeAlias

from . import makers as of
from . import patterns as has
from .hand import RON, TSUMO, Situation
from .makers import MadeBy
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
    WIND_TRIPLET,
)
from .tiles import GREEN, NORTH, RED, WHITE
from .win import Win


class YakuHit(NamedTuple):
    """A yaku that a hand has, in han or in yakuman; with 0 and 0 it does not count."""

    id: str
    han: int
    yakuman: int


Test: TypeAlias = "Callable[[Reading, Win], bool]"
WinTest: TypeAlias = "Callable[[Win], bool]"
Worth: TypeAlias = "Callable[[YakuHit, Rules], YakuHit]"


class Groups(NamedTuple):
    """What the groups must be."""

    all: int
    some: int
    test: "Test | None"


class Moment(NamedTuple):
    """How the hand must be won: the field of Situation that is set, RON or TSUMO, "" for any."""

    flag: str
    by: str
    test: "WinTest | None"


class Yaku(NamedTuple):
    """A row of YAKU."""

    id: str
    closed: YakuHit | None  # its worth in a closed hand, None for nothing
    open: YakuHit | None
    when: Groups | Moment  # it holds
    made_by: "MadeBy | None"  # finds the groups that make it; None: the whole hand, or the win
    worth: "Worth | None"  # what a rulebook makes of it
    alone: Callable[[Rules], bool] | None  # whether a rulebook pays it by itself, as a limit


YAKUMAN = -1  # in the place of han


def _hit(yaku_id: str, han: int) -> YakuHit | None:
    return YakuHit(yaku_id, 0, 1) if han == YAKUMAN else YakuHit(yaku_id, han, 0) if han else None


def _moment(
    yaku_id: str,
    closed: int,
    open_han: int,
    flag: str,
    by: str = "",
    test: "WinTest | None" = None,
    worth: "Worth | None" = None,
    alone: "Callable[[Rules], bool] | None" = None,
) -> Yaku:
    when = Moment(flag, by, test)
    return Yaku(yaku_id, _hit(yaku_id, closed), _hit(yaku_id, open_han), when, None, worth, alone)


def _row(
    yaku_id: str,
    closed: int,
    open_han: int,
    made_by: "MadeBy | None",
    test: "Test | None" = None,
    each: int = 0,
    some: int = 0,
    worth: "Worth | None" = None,
) -> Yaku:
    when = Groups(each, some, test)
    return Yaku(yaku_id, _hit(yaku_id, closed), _hit(yaku_id, open_han), when, made_by, worth, None)


def _yakuman(
    yaku_id: str, made_by: "MadeBy | None", test: "Test | None" = None, **more: Any
) -> Yaku:
    return _row(yaku_id, YAKUMAN, YAKUMAN, made_by, test, **more)


def _twice(hit: YakuHit, rules: Rules) -> YakuHit:
    return YakuHit(hit.id, 0, 2) if hit.id in rules.limit_double_yakuman else hit


def _chiitoitsu(hit: YakuHit, rules: Rules) -> YakuHit:
    return YakuHit(hit.id, 1, 0) if rules.fu_chiitoitsu == 50 else hit


def _renhou(hit: YakuHit, rules: Rules) -> YakuHit:
    return YakuHit(hit.id, 0, 1) if rules.yaku_renhou == "yakuman" else hit


WHOLE = None  # made by the whole hand

# In the order in which they are read out.
YAKU = (
    _moment("riichi", 1, 0, "riichi", "", lambda win: win.situation.riichi == 1),
    _moment("double_riichi", 2, 0, "riichi", "", lambda win: win.situation.riichi == 2),
    _moment("ippatsu", 1, 0, "ippatsu", "", lambda win: win.rules.yaku_ippatsu),
    _moment("menzen_tsumo", 1, 0, "", TSUMO),
    _moment("rinshan", 1, 1, "rinshan", TSUMO),
    _moment("chankan", 1, 1, "chankan", RON),
    _moment("haitei", 1, 1, "last_tile", TSUMO, has.haitei),
    _moment("houtei", 1, 1, "last_tile", RON),
    _moment("tenhou", YAKUMAN, 0, "first_turn", TSUMO, lambda win: win.situation.dealer),
    _moment("chiihou", YAKUMAN, 0, "first_turn", TSUMO, lambda win: not win.situation.dealer),
    _moment(
        *("renhou", 5, 0, "first_turn", RON, has.renhou, _renhou),
        alone=lambda rules: rules.yaku_renhou == "mangan",
    ),
    _row("pinfu", 1, 0, WHOLE, has.pinfu, some=RUN),
    _row("iipeikou", 1, 0, of.twins, has.iipeikou, some=TWIN_RUNS),
    _row("tanyao", 1, 1, WHOLE, has.tanyao, each=SIMPLE),
    _row("haku", 1, 1, of.kinds(WHITE), some=DRAGON_TRIPLET),
    _row("hatsu", 1, 1, of.kinds(GREEN), some=DRAGON_TRIPLET << 1),
    _row("chun", 1, 1, of.kinds(RED), some=DRAGON_TRIPLET << 2),
    _row("seat_wind", 1, 1, of.seat_wind, has.seat_wind, some=ALL_WINDS),
    _row("round_wind", 1, 1, of.round_wind, has.round_wind, some=ALL_WINDS),
    _row("pei", 1, 1, of.kinds(NORTH), has.pei, some=WIND_TRIPLET << 3),
    _row("chiitoitsu", 2, 0, WHOLE, has.chiitoitsu, each=TRIPLET_OR_PAIR, worth=_chiitoitsu),
    _row("sanshoku_doujun", 2, 1, of.three_runs, has.sanshoku_doujun, some=RUN),
    _row("ittsuu", 2, 1, of.straight, has.ittsuu, some=RUN),
    _row("chanta", 2, 1, WHOLE, has.mixed, each=OUTSIDE, some=RUN),
    _row("sanshoku_doukou", 2, 2, of.three_triplets, has.sanshoku_doukou, some=TRIPLET),
    _row("sanankou", 2, 2, of.concealed, has.sanankou, some=TRIPLET),
    _row("sankantsu", 2, 2, of.kans, has.sankantsu, some=KAN),
    _row("toitoi", 2, 2, of.triplets, each=TRIPLET_OR_PAIR, some=TRIPLET),
    _row("shousangen", 2, 2, of.dragons, has.shousangen, some=DRAGON_PAIR),
    _row("honroutou", 2, 2, WHOLE, each=TERMINAL_OR_HONOUR),
    _row("ryanpeikou", 3, 0, of.twins, has.ryanpeikou, some=TWIN_RUNS),
    _row("honitsu", 3, 2, WHOLE, has.mixed, each=ONE_SUIT),
    _row("junchan", 3, 2, WHOLE, each=OUTSIDE_TERMINAL, some=RUN),
    _row("chinitsu", 6, 5, WHOLE, has.pure, each=ONE_SUIT),
    _yakuman("kokushi", WHOLE, has.kokushi, each=TERMINAL_OR_HONOUR),
    _yakuman("kokushi_13", WHOLE, has.kokushi_13, each=TERMINAL_OR_HONOUR, worth=_twice),
    _yakuman("suuankou", of.concealed, has.suuankou, each=TRIPLET_OR_PAIR),
    _yakuman(
        "suuankou_tanki", of.concealed, has.suuankou_tanki, each=TRIPLET_OR_PAIR, worth=_twice
    ),
    _yakuman("daisangen", of.dragons, has.daisangen, some=ALL_DRAGONS),
    _yakuman("shousuushii", of.winds, has.shousuushii, some=ALL_WINDS),
    _yakuman("daisuushii", of.winds, has.daisuushii, some=ALL_WINDS, worth=_twice),
    _yakuman("tsuuiisou", WHOLE, each=ALL_HONOURS),
    _yakuman("chinroutou", WHOLE, each=ALL_TERMINALS),
    _yakuman("ryuuiisou", WHOLE, has.ryuuiisou, each=ALL_GREEN),
    _yakuman("chuuren", WHOLE, has.chuuren, each=ONE_SUIT),
    _yakuman("junsei_chuuren", WHOLE, has.junsei_chuuren, each=ONE_SUIT, worth=_twice),
    _yakuman("suukantsu", of.kans, has.suukantsu, each=TRIPLET_OR_PAIR, some=KAN),
)


YAKU_IDS = tuple([row.id for row in YAKU])
YAKU_ROW = {row.id: row for row in YAKU}

Candidate: TypeAlias = "tuple[YakuHit, Test | None, Worth | None]"


def _of_groups(closed: bool) -> "list[tuple[int, int, Candidate]]":
    """List the rows about groups, `all` and `some` before what a closed or an open hand has of
    them.
    """
    found: list[tuple[int, int, Candidate]] = []
    for row in YAKU:
        hit = row.closed if closed else row.open
        if hit and isinstance(row.when, Groups):
            found.append((row.when.all, row.when.some, (hit, row.when.test, row.worth)))
    return found


_OF_GROUPS = (_of_groups(False), _of_groups(True))
# What groups with these traits and marks can earn in a closed or an open hand, found once.
_CANDIDATES: "dict[int, list[Candidate]]" = {}


def _candidates(traits: int, marks: int, closed: bool) -> "list[Candidate]":
    key = (traits << MARK_BITS | marks) * 2 + closed
    found = _CANDIDATES.get(key)
    if found is None:
        found = _CANDIDATES[key] = []
        for every, some, candidate in _OF_GROUPS[closed]:
            if (not every or traits & every) and (not some or marks & some):
                found.append(candidate)
    return found


def reading_hits(reading: Reading, win: Win) -> list[YakuHit]:
    """List the yaku that the groups make, ordinary and yakuman, in the order of the rows."""
    found: list[YakuHit] = []
    for hit, test, worth in _candidates(reading.traits, reading.marks, win.closed):
        if test is None or test(reading, win):
            found.append(hit if worth is None else worth(hit, win.rules))
    return found


Chance: TypeAlias = "tuple[int, WinTest | None, YakuHit, Yaku]"


def _chances(by: str, closed: bool) -> "list[Chance]":
    """List the rows that can hold for such a win, each with the place of its flag (-1: none)."""
    found: list[Chance] = []
    for row in YAKU:
        hit = row.closed if closed else row.open
        when = row.when
        if hit and isinstance(when, Moment) and when.by in ("", by):
            place = Situation._fields.index(when.flag) if when.flag else -1
            found.append((place, when.test, hit, row))
    return found


_CHANCES = [_chances(by, closed) for by in (RON, TSUMO) for closed in (False, True)]


def situation_hits(win: Win) -> tuple[list[YakuHit], list[YakuHit]]:
    """List the yaku that come from how the hand was won, whatever its tiles: those that add up, and
    those that stand alone.
    """
    found: list[YakuHit] = []
    alone: list[YakuHit] = []
    situation = win.situation
    for place, test, hit, row in _CHANCES[2 * (win.by == TSUMO) + win.closed]:
        if (place < 0 or situation[place]) and (test is None or test(win)):
            kept = alone if row.alone and row.alone(win.rules) else found
            kept.append(row.worth(hit, win.rules) if row.worth else hit)
    return found, alone


def counted(hits: list[YakuHit], rules: Rules) -> tuple[YakuHit, ...]:
    """Choose the hits that count, so that their han or yakuman add up to the hand's.

    A yakuman leaves ordinary yaku out. Where yakuman do not stack only the greatest
    counts; the others stay listed at 0.
    """
    for hit in hits:
        if hit.yakuman:
            return _yakuman_alone(hits, rules)
    return tuple(hits)


def _yakuman_alone(hits: list[YakuHit], rules: Rules) -> tuple[YakuHit, ...]:
    yakuman = [hit for hit in hits if hit.yakuman]
    if not rules.limit_yakuman_stacking:
        greatest = max(hit.yakuman for hit in yakuman)
        for place, hit in enumerate(yakuman):
            if hit.yakuman == greatest:
                greatest = 3  # met: no other counts
            else:
                yakuman[place] = YakuHit(hit.id, 0, 0)
    return tuple(yakuman)
