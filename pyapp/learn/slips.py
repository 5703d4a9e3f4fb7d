"""The usual slips: what a learner who makes one of them answers, and which one it was.

Each is a row with a function from the right steps to those with the slip.
Two slips may give the same number; then both are named.
"""

from typing import Any, NamedTuple

from ..riichi.fu import WAITS
from ..riichi.hand import RON, TSUMO
from ..riichi.readings import RYANMEN, SHANPON
from ..riichi.rules import Rules
from ..riichi.score import Score, score
from ..riichi.seats import THREE
from . import taken as of
from .fu_groups import GUEST
from .kinds import (
    CELL,
    DORA_HAN,
    DORA_TILE,
    FU,
    FU_HAND,
    FU_PAIR,
    FU_SET,
    FU_WAIT,
    FU_WIN,
    HAN,
    HANS,
    INCOME,
    KIND,
    LIMIT,
    PAYMENT,
    PAYMENT_HONBA,
    SHARE,
    TILE,
    YAKU,
    YAKU_HAN,
    YAKU_LIST,
    Answer,
    Ask,
    Question,
    answered,
)
from .request import ANY, CLOSED, OPEN, Recipe, recipe
from .solution import TAKEN, Solution, cell_solution, solution_of
from .taken import Taken


class Slip(NamedTuple):
    """A usual slip; how it is said shows screen/guide/practice/mistakes.py.

    taken: from the right steps to those with the slip, None or [] where it cannot be made, a list
    where it can in several ways.
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
OF_DORA, SHUT = (DORA_HAN, HANS), ANY._replace(form=CLOSED)
CLOSED_NEARLY = SHUT._replace(by=RON)  # which may be taken for menzen tsumo
WORTH_LESS_OPEN = ("honitsu", "ittsuu", "chanta", "junchan", "chinitsu")

# In the order of the steps, so that the first of several is the earliest.
SLIPS = (
    Slip(
        *("ron_triplet_concealed", of.ron_triplet_concealed),
        recipe(
            *(OF_SET, BY_RON._replace(wait=SHANPON)),
            known=lambda rules: rules.fu_ron_completed_triplet == "open",
        ),
    ),
    Slip(
        *("called_set_concealed", of.called_set_concealed),
        recipe(OF_SET, OPENED._replace(set="koutsu_melded_outer")),
    ),
    Slip(
        *("outer_set_simple", of.outer_set_simple),
        recipe(OF_SET, ANY._replace(set="koutsu_concealed_outer")),
    ),
    Slip(
        *("concealed_set_called", of.concealed_set_called),
        recipe(OF_SET, ANY._replace(set="koutsu_concealed_simple")),
    ),
    Slip(
        *("simple_set_outer", of.simple_set_outer),
        recipe(OF_SET, ANY._replace(set="koutsu_concealed_simple")),
    ),
    Slip(
        *("kan_as_triplet", of.kan_as_triplet),
        recipe(OF_SET, ANY._replace(set="kantsu_melded_simple")),
    ),
    Slip(
        *("set_forgotten", of.set_forgotten),
        recipe(OF_SET, ANY._replace(set="koutsu_concealed_simple")),
    ),
    Slip("run_counted", of.run_counted, recipe(OF_SET, ANY._replace(family="pinfu"))),
    Slip("guest_wind_pair", of.guest_wind, recipe(OF_PAIR, ANY._replace(pair=GUEST))),
    Slip(
        "double_wind_pair", of.double_wind, recipe(OF_PAIR, ANY._replace(pair="pair_double_wind"))
    ),
    Slip("pair_forgotten", of.pair_forgotten, recipe(OF_PAIR, ANY._replace(pair="pair_dragon"))),
    Slip("pair_overvalued", of.pair_overvalued, recipe(OF_PAIR, ANY._replace(family="pinfu"))),
    Slip(
        *("wait_missed", of.without(*WAITS)),
        recipe(OF_WAIT, *[ANY._replace(wait=wait) for wait in WAITS]),
    ),
    Slip(
        *("wait_invented", of.wait_invented),
        recipe(OF_WAIT, *[ANY._replace(wait=wait) for wait in (RYANMEN, SHANPON)]),
    ),
    Slip("tsumo_fu_forgotten", of.without("tsumo"), recipe(OF_WIN, TSUMO_30)),
    Slip("tsumo_fu_for_pinfu", of.tsumo_fu_for_pinfu, PINFU_TSUMO),
    Slip("menzen_ron_forgotten", of.without("menzen_ron"), CLOSED_RON),
    Slip("menzen_ron_open", of.menzen_ron_open, recipe(OF_WIN, OPENED._replace(by=RON))),
    Slip("open_pinfu_forgotten", of.without("open_pinfu"), OPEN_PINFU),
    Slip("chiitoitsu_fu", of.chiitoitsu_fu, recipe((FU_HAND,), ANY._replace(family="chiitoitsu"))),
    Slip("fu_not_rounded_up", of.fu_not_rounded_up, recipe((FU_HAND,), TSUMO_30)),
    Slip("way_fu_swapped", of.way_fu_swapped, recipe(OF_WIN)),
    Slip("yaku_forgotten", of.yaku_forgotten, recipe((YAKU, HANS))),
    Slip("yaku_invented", of.yaku_invented, recipe((YAKU, HANS), CLOSED_NEARLY)),
    Slip(
        *("open_value", of.open_value),
        recipe((YAKU_HAN, HANS), *[SHUT._replace(family=family) for family in WORTH_LESS_OPEN]),
    ),
    Slip("call_han", of.call_han, recipe((YAKU_HAN, HANS))),
    Slip(
        *("closed_value", of.closed_value),
        recipe((YAKU_HAN, HANS), *[OPENED._replace(family=family) for family in WORTH_LESS_OPEN]),
    ),
    Slip("closed_yaku", of.closed_yaku, recipe((YAKU, HANS), OPENED._replace(by=TSUMO))),
    Slip("indicator_is_dora", of.misread(TAKEN), recipe((DORA_TILE,))),
    Slip("dora_off", of.dora_off, recipe((DORA_TILE,))),
    Slip("dora_forgotten", of.dora_forgotten, recipe(OF_DORA, ANY._replace(han=4, fu=30))),
    Slip("dora_overcounted", of.dora_overcounted, recipe(OF_DORA, ANY._replace(han=4, fu=30))),
    Slip("limit_missed", of.limit_missed, recipe(OF_LIMIT, ANY._replace(han=4, fu=40))),
    Slip("kiriage", of.kiriage, recipe(OF_LIMIT, ANY._replace(han=4, fu=30))),
    Slip(
        *("dealer_swapped", of.dealer_swapped),
        recipe((PAYMENT,), *[ANY._replace(dealer=dealer) for dealer in (True, False)]),
    ),
    Slip(
        *("points_not_rounded_up", lambda right: right._replace(points_up=False)),
        recipe((PAYMENT,), *[ANY._replace(han=han, fu=30) for han in (1, 2)]),
    ),
    Slip("way_swapped", of.way_swapped, recipe((CELL, PAYMENT))),
    Slip("cell_off", of.cell_off, recipe((CELL, PAYMENT))),
    Slip(
        *("honba_forgotten", of.honba_forgotten),
        recipe((PAYMENT_HONBA, INCOME), known=lambda rules: rules.pay_honba != (0, 0)),
    ),
    Slip(
        *("honba_whole", of.honba_whole),
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


def made(slip_id: str, solution: Solution) -> list[Solution]:
    """List the steps with a slip, as many ways as it can be made."""
    found = SLIP[slip_id].taken(solution)
    return found if isinstance(found, list) else [found] if found else []


def slipped(kind: str, ask: Ask, solution: Solution) -> tuple[tuple[str, Answer], ...]:
    """List each slip that gives another answer, with each answer it gives, in the order of SLIPS.

    A hand that it leaves without han is not paid, and nobody counts the han or fu of a yakuman.
    """
    right = answered(kind, ask, solution)
    form = KIND[kind].form
    found: list[tuple[str, Answer]] = []
    for slip_id in MAY_TELL.get(form, SLIP_IDS):
        if kind in PARTS and kind not in SLIP[slip_id].recipe.kinds:
            continue  # of what is asked here nobody thinks so far
        for wrong in made(slip_id, solution):
            worth = wrong.value
            if worth.yakuman:
                if form in COUNTED and not solution.value.yakuman:
                    continue
            elif worth.han < 1 and kind not in (YAKU_HAN, DORA_HAN):
                continue
            given = answered(kind, ask, wrong)
            if given not in (right, ()) and (slip_id, given) not in found:
                found.append((slip_id, given))
    return tuple(found)


COUNTED = (FU, HAN)
PARTS = (FU_PAIR, FU_SET, FU_WAIT, FU_WIN)
# The slips that can change an answer; all of them those of other forms. No cell is read for these.
OF_HAN = SLIP_IDS[SLIP_IDS.index("yaku_forgotten") : SLIP_IDS.index("limit_missed")]
WITH_HAN = ("ron_triplet_concealed", "guest_wind_pair") + OF_HAN
MAY_TELL = {
    FU: SLIP_IDS[: SLIP_IDS.index("yaku_forgotten")],
    HAN: WITH_HAN,
    YAKU_LIST: WITH_HAN,
    TILE: ("indicator_is_dora", "dora_off"),
}


class Verdict(NamedTuple):
    """Whether an answer is right; if not, the ids of every slip that gives it."""

    right: bool
    slips: tuple[str, ...]


def verdict(question: Question, given: Answer) -> Verdict:
    """Judge an answer."""
    right = question.answer
    if given == right:
        return Verdict(True, ())
    found = slipped(question.kind, question.ask, steps(question))
    slips = [slip_id for slip_id, wrong in found if wrong == given]
    if not slips and KIND[question.kind].form == YAKU_LIST:  # each is right or wrong by itself
        had, said = set(_ids(right)), set(_ids(given))
        slips = ["yaku_forgotten"] * (not had <= said) + ["yaku_invented"] * (not said <= had)
    return Verdict(False, tuple(slips))


def _ids(answer: Answer) -> "tuple[Any, ...]":
    """Give the yaku of an answer that is a list of them."""
    return answer if isinstance(answer, tuple) else ()


def steps(question: Question) -> Solution:
    """Work out the steps to the question's answer."""
    entry = question.entry
    if entry.hand.winning is None:
        return cell_solution(entry, *question.ask)
    best = score(entry.hand, entry.situation, entry.by, entry.rules)
    assert isinstance(best, Score)
    return solution_of(entry, best)
