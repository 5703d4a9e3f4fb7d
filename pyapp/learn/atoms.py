"""Atoms: the smallest things to know, each an id of two words: its group and what it is.

"fu kanchan", "yaku pinfu", "row 40", "limit haneman", "dora indicator", "slip kiriage". A question
practises those that its answer needs; a question can be made for each.
"""

from typing import NamedTuple

from ..riichi.hand import RON, TSUMO
from ..riichi.points import BAIMAN, HANEMAN, MANGAN, SANBAIMAN, YAKUMAN
from ..riichi.readings import KANCHAN, PENCHAN, RYANMEN, SHANPON, TANKI
from ..riichi.rules import Rules
from ..riichi.shapes import KANTSU, KOUTSU, STANDARD
from ..riichi.worths import worth_exists
from ..riichi.yaku import YAKU as YAKU_ROWS
from .dice import Dice
from .groups import GUEST, PAIRS, SETS, pair_id, set_id
from .plans import FAMILY
from .slips import PAYERS_SWAPPED, SLIP_IDS
from .wishes import ANY, CLOSED, DOUBLE_RIICHI, OPEN, Wish
from .working import (
    CELL,
    DORA_HAN,
    DORA_TILE,
    FU_HAND,
    FU_PAIR,
    FU_SET,
    FU_WAIT,
    FU_WIN,
    HAN,
    INCOME,
    LIMIT,
    PAYMENT,
    PAYMENT_HONBA,
    SHARE,
    YAKU,
    YAKU_HAN,
    Ask,
    Work,
    limit_name,
)

WAITS = (RYANMEN, SHANPON, KANCHAN, PENCHAN, TANKI)
PINFU_TSUMO = "pinfu_tsumo"  # the self-draw that has no fu
WINS = ("menzen_ron", "tsumo", "open_pinfu", PINFU_TSUMO)
ROW_FU = (20, 25, 30, 40, 50, 60, 70)
LIMITS = (MANGAN, HANEMAN, BAIMAN, SANBAIMAN, YAKUMAN)
LIMIT_HAN = {MANGAN: (4, 5), HANEMAN: (6, 7), BAIMAN: (8, 9), SANBAIMAN: (11,)}
INDICATOR = "indicator"
# The hands for yaku that come from how they are won.
MOMENTS = {
    "riichi": ANY._replace(flag="riichi"),
    "double_riichi": ANY._replace(flag=DOUBLE_RIICHI),
    "ippatsu": ANY._replace(flag="ippatsu"),
    "menzen_tsumo": ANY._replace(by=TSUMO, form=CLOSED),
    "rinshan": ANY._replace(flag="rinshan"),
    "chankan": ANY._replace(flag="chankan"),
    "haitei": ANY._replace(flag="last_tile", by=TSUMO),
    "houtei": ANY._replace(flag="last_tile", by=RON),
}
# Those that hands are dealt for; yakuman stand for themselves at the limit.
YAKU_IDS = tuple(
    [
        row.id
        for row in YAKU_ROWS
        if row.closed and row.closed.han > 0 and (row.id in FAMILY or row.id in MOMENTS)
    ]
)


def _atoms() -> tuple[str, ...]:
    groups = (
        ("fu", PAIRS + SETS + WAITS + WINS + ("chiitoitsu",)),
        ("yaku", YAKU_IDS),
        ("dora", (INDICATOR,)),
        ("row", tuple([str(fu) for fu in ROW_FU])),
        ("limit", LIMITS),
        ("slip", SLIP_IDS),
    )
    return tuple([name + " " + id for name, ids in groups for id in ids])


ATOMS = _atoms()
PLACES = {atom: place for place, atom in enumerate(ATOMS)}


def atoms_under(rules: Rules) -> tuple[str, ...]:
    """The atoms that hands under these rules can hold."""
    out = []
    if not rules.yaku_ippatsu:
        out.append("yaku ippatsu")
    if rules.fu_pinfu_tsumo != 20:
        out.extend(["fu " + PINFU_TSUMO, "slip tsumo_fu_for_pinfu"])
    if rules.fu_open_pinfu_ron != 30 or rules.players < 4:  # without chii every call has fu
        out.extend(["fu open_pinfu", "slip open_pinfu_forgotten"])
    if rules.fu_chiitoitsu != 25:
        out.append("row 25")
    if rules.fu_ron_completed_triplet != "open":
        out.append("slip ron_triplet_concealed")
    if rules.pay_honba == (0, 0):
        out.append("slip honba_forgotten")
    if rules.pay_honba[0] == rules.pay_honba[1]:
        out.append("slip honba_whole")
    if rules.players < 4:
        out.append("yaku sanshoku_doujun")
    for fu in ROW_FU:
        if not [
            1 for han in HAN_TO_LIMIT for by in (RON, TSUMO) if worth_exists(han, fu, by, rules)
        ]:
            out.append("row %d" % fu)
    return tuple([atom for atom in ATOMS if atom not in out])


HAN_TO_LIMIT = (1, 2, 3, 4)


def atoms_in(kind: str, ask: Ask, work: Work, slips: tuple[str, ...]) -> tuple[str, ...]:
    """The atoms that a question practises; slips: those that its answer tells apart."""
    found: list[str] = []
    if kind in (FU_PAIR, FU_SET, FU_WAIT, FU_WIN, FU_HAND):
        for id in _fu_ids(kind, ask, work):
            found.append("fu " + id)
    elif kind == YAKU_HAN:
        found.append("yaku " + YAKU_ROWS[ask[0]].id)
    elif kind in (YAKU, HAN):
        found.extend(["yaku " + hit.id for hit in work.yaku if hit.han])
    elif kind in (DORA_TILE, DORA_HAN):
        found.append("dora " + INDICATOR)
    elif limit_name(work.value):
        found.append("limit " + limit_name(work.value))
    else:
        found.append("row %d" % work.value.fu)
    found.extend(["slip " + id for id in slips])
    return tuple([ATOMS[place] for place in sorted({PLACES[id] for id in found if id in PLACES})])


def _fu_ids(kind: str, ask: Ask, work: Work) -> list[str]:
    """What earns fu in the step that is asked; of a whole hand every step."""
    reading, win = work.reading, work.win
    if reading is None or win is None:
        return []
    if reading.form != STANDARD:
        return [reading.form]
    found: list[str] = []
    if kind in (FU_PAIR, FU_HAND):
        found.append(pair_id(reading.pair.kind, win.situation.seat, win.situation.round))
    if kind in (FU_SET, FU_HAND):
        for place, each in enumerate(reading.groups):
            if each.shape in (KOUTSU, KANTSU) and (kind == FU_HAND or place == ask[0]):
                found.append(set_id(each))
    if kind in (FU_WAIT, FU_HAND):
        found.append(reading.wait)
    if kind in (FU_WIN, FU_HAND):
        ids = [item.id for item in work.items if item.id in WINS]
        pinfu = "pinfu" in [hit.id for hit in work.yaku]
        found.extend(ids or ([PINFU_TSUMO] if pinfu and work.by == TSUMO else []))
    return found


class Recipe(NamedTuple("Recipe", [("kinds", "tuple[str, ...]"), ("wish", Wish)])):
    """The kinds of question that can practise an atom, and the hand to ask them of."""


def recipe(atom: str, rules: Rules, dice: Dice) -> Recipe:
    """How to practise an atom."""
    group, _blank, id = atom.partition(" ")
    if group == "fu":
        return _fu_recipe(id, rules, dice)
    if group == "yaku":
        return Recipe((YAKU, YAKU_HAN, HAN), MOMENTS.get(id) or ANY._replace(family=id))
    if group == "dora":
        return Recipe((DORA_TILE, DORA_HAN), ANY)
    if group == "limit":
        if id == YAKUMAN:
            yakuman = ("kokushi", "suuankou", "daisangen", "shousuushii", "tsuuiisou")
            return Recipe((LIMIT, PAYMENT), ANY._replace(family=dice.pick(yakuman)))
        han = dice.pick(LIMIT_HAN[id])
        return Recipe((LIMIT, PAYMENT), ANY._replace(han=han, fu=40 if han == 4 else 0))
    if group == "row":
        fu = int(id)
        good = [
            (han, by)
            for han in HAN_TO_LIMIT
            for by in (RON, TSUMO)
            if worth_exists(han, fu, by, rules) and fu << han + 2 < LEAST_MANGAN
        ]
        han, by = dice.pick(good)
        return Recipe((CELL, PAYMENT), ANY._replace(han=han, fu=fu, by=by))
    return _slip_recipe(id, rules, dice)


LEAST_MANGAN = 1920


def _fu_recipe(id: str, rules: Rules, dice: Dice) -> Recipe:
    if id in PAIRS:
        return Recipe((FU_PAIR, FU_HAND), ANY._replace(pair=id))
    if id in SETS:
        return Recipe((FU_SET, FU_HAND), ANY._replace(set=id))
    if id in WAITS:
        return Recipe((FU_WAIT, FU_HAND), ANY._replace(wait=id))
    wishes = {
        "menzen_ron": ANY._replace(by=RON, form=CLOSED),
        "tsumo": ANY._replace(by=TSUMO, fu=dice.pick((30, 40))),
        "open_pinfu": _open_pinfu(rules, dice),
        PINFU_TSUMO: ANY._replace(by=TSUMO, family="pinfu"),
        "chiitoitsu": ANY._replace(family=id),
    }
    return Recipe((FU_HAND,) if id == "chiitoitsu" else (FU_WIN, FU_HAND), wishes[id])


def _open_pinfu(rules: Rules, dice: Dice) -> Wish:
    """An open hand that may well have no fu but those for winning."""
    families = ("sanshoku_doujun", "ittsuu") + (("tanyao",) if rules.yaku_open_tanyao else ())
    wish = ANY._replace(by=RON, form=OPEN, wait=RYANMEN)
    return wish._replace(fu=rules.fu_open_pinfu_ron, family=dice.pick(families))


def _slip_recipe(id: str, rules: Rules, dice: Dice) -> Recipe:
    fu, paid = (FU_HAND,), (PAYMENT,)
    open_families = ("honitsu", "ittsuu", "chanta", "junchan", "chinitsu")
    recipes = {
        "ron_triplet_concealed": Recipe((FU_SET, FU_HAND), ANY._replace(by=RON, wait=SHANPON)),
        "called_set_concealed": Recipe(
            (FU_SET, FU_HAND), ANY._replace(form=OPEN, set="koutsu_melded_outer")
        ),
        "outer_set_simple": Recipe((FU_SET, FU_HAND), ANY._replace(set="koutsu_concealed_outer")),
        "guest_wind_pair": Recipe((FU_PAIR, FU_HAND), ANY._replace(pair=GUEST)),
        "double_wind_pair": Recipe((FU_PAIR, FU_HAND), ANY._replace(pair="pair_double_wind")),
        "wait_missed": Recipe((FU_WAIT, FU_HAND), ANY._replace(wait=dice.pick(WAITS[2:]))),
        "wait_invented": Recipe((FU_WAIT, FU_HAND), ANY._replace(wait=dice.pick(WAITS[:2]))),
        "tsumo_fu_forgotten": Recipe((FU_WIN, FU_HAND), ANY._replace(by=TSUMO, fu=30)),
        "tsumo_fu_for_pinfu": Recipe((FU_WIN, FU_HAND), ANY._replace(by=TSUMO, family="pinfu")),
        "menzen_ron_forgotten": Recipe((FU_WIN, FU_HAND), ANY._replace(by=RON, form=CLOSED)),
        "menzen_ron_open": Recipe((FU_WIN, FU_HAND), ANY._replace(by=RON, form=OPEN)),
        "open_pinfu_forgotten": Recipe((FU_WIN, FU_HAND), _open_pinfu(rules, dice)),
        "fu_not_rounded_up": Recipe(fu, ANY._replace(by=TSUMO, fu=30)),
        "closed_value": Recipe(
            (YAKU_HAN, HAN), ANY._replace(form=OPEN, family=dice.pick(open_families))
        ),
        "closed_yaku": Recipe((YAKU, HAN), ANY._replace(form=OPEN, by=TSUMO)),
        "indicator_is_dora": Recipe((DORA_TILE,), ANY),
        "limit_missed": Recipe((LIMIT, PAYMENT), ANY._replace(han=4, fu=40)),
        "kiriage": Recipe((LIMIT, PAYMENT), ANY._replace(han=4, fu=30)),
        "dealer_swapped": Recipe(paid, ANY._replace(dealer=dice.chance(50))),
        "points_not_rounded_up": Recipe(paid, ANY._replace(han=dice.pick((1, 2)), fu=30)),
        "honba_forgotten": Recipe((PAYMENT_HONBA, INCOME), ANY),
        "honba_whole": Recipe((PAYMENT_HONBA,), ANY._replace(by=TSUMO)),
        "sticks_forgotten": Recipe((INCOME,), ANY),
        PAYERS_SWAPPED: Recipe((SHARE,), ANY._replace(by=TSUMO, dealer=False)),
    }
    return recipes[id]
