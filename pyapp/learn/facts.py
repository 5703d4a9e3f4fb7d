"""Facts: the smallest things to know, each an id of two words: its group and what it is.

"fu kanchan", "yaku pinfu", "row 40", "limit haneman", "dora indicator", "slip kiriage". A question
practises those that its answer needs; a question can be made for each.
"""

from typing import Callable

from ..riichi.hand import RON, TSUMO
from ..riichi.points import BAIMAN, HANEMAN, KIRIAGE_BASE, MANGAN, SANBAIMAN, YAKUMAN
from ..riichi.readings import KANCHAN, PENCHAN, RYANMEN, SHANPON, TANKI
from ..riichi.rules import Rules
from ..riichi.seats import THREE
from ..riichi.yaku import YAKU as YAKU_ROWS
from .dice import Dice
from .fu_groups import PAIRS, SETS
from .kinds import DORA_FACT, KIND, Ask
from .plans import FAMILY
from .request import CLOSED, DOUBLE_RIICHI, Recipe, Request, Requests, hand, possible, recipe
from .slips import (
    CLOSED_RON,
    OF_LIMIT,
    OF_PAIR,
    OF_SET,
    OF_WAIT,
    OF_WIN,
    OPEN_PINFU,
    PINFU_TSUMO,
    SLIPS,
)
from .solution import Solution

WAITS = (RYANMEN, SHANPON, KANCHAN, PENCHAN, TANKI)
# The hands for yaku that come from how they are won.
MOMENTS = {
    "riichi": hand(flag="riichi"),
    "double_riichi": hand(flag=DOUBLE_RIICHI),
    "ippatsu": hand(flag="ippatsu"),
    "menzen_tsumo": hand(by=TSUMO, form=CLOSED),
    "rinshan": hand(flag="rinshan"),
    "chankan": hand(flag="chankan"),
    "haitei": hand(flag="last_tile", by=TSUMO),
    "houtei": hand(flag="last_tile", by=RON),
}
# Yaku that not all rules have.
KNOWN: "dict[str, Callable[[Rules], bool]]" = {
    "ippatsu": lambda rules: rules.yaku_ippatsu,
    "sanshoku_doujun": lambda rules: rules.players != THREE,
}
YAKUMAN_DEALT = ("kokushi", "suuankou", "daisangen", "shousuushii", "tsuuiisou")
LIMITS = (
    (MANGAN, (hand(han=4, fu=40), hand(han=5))),
    (HANEMAN, (hand(han=6), hand(han=7))),
    (BAIMAN, (hand(han=8), hand(han=9))),
    (SANBAIMAN, (hand(han=11),)),
    (YAKUMAN, tuple([hand(family=family) for family in YAKUMAN_DEALT])),
)


def _yaku() -> "list[tuple[str, Recipe]]":
    """Give the yaku that hands are dealt for; yakuman stand for themselves at the limit."""
    found: list[tuple[str, Recipe]] = []
    for row in YAKU_ROWS:
        request = MOMENTS.get(row.id) or hand(family=row.id)
        if row.closed and row.closed.han and (row.id in FAMILY or row.id in MOMENTS):
            known = KNOWN.get(row.id, lambda rules: True)
            made = recipe(("yaku", "yaku_han", "han"), request, known=known)
            found.append(("yaku " + row.id, made))
    return found


def _cells(fu: int) -> list[Request]:
    """Request hands of these fu below the limit."""
    return [
        hand(han=han, fu=fu, by=by)
        for han in (1, 2, 3, 4)
        for by in (RON, TSUMO)
        if fu << han + 2 < KIRIAGE_BASE
    ]


# In the order in which they are taught.
FACTS: "tuple[tuple[str, Recipe], ...]" = tuple(
    [("fu " + item, recipe(OF_PAIR, hand(pair=item))) for item in PAIRS]
    + [("fu " + item, recipe(OF_SET, hand(set=item))) for item in SETS]
    + [("fu " + item, recipe(OF_WAIT, hand(wait=item))) for item in WAITS]
    + [
        ("fu menzen_ron", CLOSED_RON),
        ("fu tsumo", recipe(OF_WIN, *[hand(by=TSUMO, fu=fu) for fu in (30, 40)])),
        ("fu open_pinfu", OPEN_PINFU),
        ("fu pinfu_tsumo", PINFU_TSUMO),
        ("fu chiitoitsu", recipe(("fu_hand",), hand(family="chiitoitsu"))),
    ]
    + _yaku()
    + [(DORA_FACT, recipe(("dora_tile", "dora_han")))]
    + [
        ("row %d" % fu, recipe(("cell", "payment"), *_cells(fu)))
        for fu in (20, 25, 30, 40, 50, 60, 70)
    ]
    + [("limit " + limit, recipe(OF_LIMIT, *requests)) for limit, requests in LIMITS]
    + [("slip " + row.id, row.recipe) for row in SLIPS]
)
RECIPE = dict(FACTS)
FACT_IDS = tuple([item for item, _recipe in FACTS])
PLACES = {item: place for place, item in enumerate(FACT_IDS)}


_UNDER: dict[Rules, tuple[str, ...]] = {}


def facts_under(rules: Rules) -> tuple[str, ...]:
    """List the facts that hands under these rules can show, and remember them."""
    if rules not in _UNDER:
        _UNDER[rules] = tuple([item for item, how in FACTS if _possible(how, rules)])
    return _UNDER[rules]


def _possible(how: Recipe, rules: Rules) -> Requests:
    """List the requests for it that can be met, none where the rules do not have it."""
    return tuple([each for each in how.requests if how.known(rules) and possible(each, rules)])


def facts_in(kind: str, ask: Ask, solution: Solution, slips: tuple[str, ...]) -> tuple[str, ...]:
    """List the facts that a question practises; slips: those that its answer would reveal."""
    found = KIND[kind].facts(solution, ask) + ["slip " + item for item in slips]
    return tuple(
        [FACT_IDS[place] for place in sorted({PLACES[item] for item in found if item in PLACES})]
    )


def request_for(fact: str, rules: Rules, dice: Dice) -> Request:
    """Request a hand that can be asked a question about the fact."""
    return dice.pick(_possible(RECIPE[fact], rules))
