"""The usual slips: what a learner who makes one of them answers, and which one it was.

Each is a row with a function from the right steps to those with the slip.
Two slips may give the same number; then those about what is asked are named.
"""

from typing import Any, NamedTuple

from ..riichi.fu import WAITS
from ..riichi.hand import RON, TSUMO
from ..riichi.readings import RYANMEN, SHANPON
from ..riichi.score import Score, score
from ..riichi.seats import THREE
from . import taken as of
from .fu_groups import GUEST
from .kinds import FU, HAN, KIND, TILE, YAKU_LIST, Answer, Ask, Question, answered
from .request import CLOSED, OPEN, Recipe, Request, hand, recipe
from .solution import Solution, cell_solution, solution_of
from .taken import Taken


class Slip(NamedTuple):
    """A usual slip; how it is said shows screen/guide/practice/mistakes.py.

    taken: from the right steps to those with the slip, None or [] where it cannot be made, a list
    where it can in several ways.
    """

    id: str
    taken: Taken
    recipe: Recipe


def slip(slip_id: str, taken: Taken, kinds: tuple[str, ...], *hands: Request) -> Slip:
    """Make a row: the kinds of question and the hands that practise it, by default any."""
    return Slip(slip_id, taken, recipe(kinds, *hands))


OF_SET, OF_PAIR, OF_WAIT = ("fu_set", "fu_hand"), ("fu_pair", "fu_hand"), ("fu_wait", "fu_hand")
OF_WIN, OF_HAND, OF_LIMIT = ("fu_win", "fu_hand"), ("fu_hand",), ("limit", "payment")
OF_YAKU, OF_HAN, OF_DORA = ("yaku", "han"), ("yaku_han", "han"), ("dora_han", "han")
OF_CELL, OF_TABLE, TILE_OF = (
    ("cell", "payment"),
    ("payment_honba", "income"),
    ("dora_tile", "dora_han"),
)
SIMPLE_SET, TSUMO_30 = hand(set="koutsu_concealed_simple"), hand(by=TSUMO, fu=30)
SOME_DORA = hand(han=4, fu=30)
CLOSED_RON = recipe(OF_WIN, hand(by=RON, form=CLOSED))
PINFU_TSUMO = recipe(
    OF_WIN, hand(by=TSUMO, family="pinfu"), known=lambda rules: rules.fu_pinfu_tsumo == 20
)
# An open hand that may well have no fu but those for winning; without chii each has some.
OPEN_PINFU = recipe(
    OF_WIN,
    *[
        hand(form=OPEN, by=RON, wait=RYANMEN, fu=30, family=family)
        for family in ("sanshoku_doujun", "ittsuu", "tanyao")
    ],
    known=lambda rules: rules.fu_open_pinfu_ron == 30 and rules.players != THREE,
)
WORTH_LESS_OPEN = ("honitsu", "ittsuu", "chanta", "junchan", "chinitsu")
LESS_CLOSED, LESS_OPENED = [
    [hand(form=form, family=family) for family in WORTH_LESS_OPEN] for form in (CLOSED, OPEN)
]

# In the order of the steps, so that the first of several is the earliest.
SLIPS = (
    Slip(
        *("ron_triplet_concealed", of.ron_triplet_concealed),
        recipe(
            *(OF_SET, hand(by=RON, wait=SHANPON)),
            known=lambda rules: rules.fu_ron_completed_triplet == "open",
        ),
    ),
    slip("called_set_concealed", of.called_set_concealed, OF_SET, hand(set="koutsu_melded_outer")),
    slip("outer_set_simple", of.outer_set_simple, OF_SET, hand(set="koutsu_concealed_outer")),
    slip("concealed_set_called", of.concealed_set_called, OF_SET, SIMPLE_SET),
    slip("simple_set_outer", of.simple_set_outer, OF_SET, SIMPLE_SET),
    slip("kan_as_triplet", of.kan_as_triplet, OF_SET, hand(set="kantsu_melded_simple")),
    slip("set_forgotten", of.set_forgotten, OF_SET, SIMPLE_SET),
    slip("run_counted", of.run_counted, OF_SET, hand(family="pinfu")),
    slip("guest_wind_pair", of.guest_wind, OF_PAIR, hand(pair=GUEST)),
    slip("double_wind_pair", of.double_wind, OF_PAIR, hand(pair="pair_double_wind")),
    slip("pair_forgotten", of.pair_forgotten, OF_PAIR, hand(pair="pair_dragon")),
    slip("pair_overvalued", of.pair_overvalued, OF_PAIR, hand(family="pinfu")),
    slip("wait_missed", of.without(*WAITS), OF_WAIT, *[hand(wait=wait) for wait in WAITS]),
    slip("wait_invented", of.wait_invented, OF_WAIT, hand(wait=RYANMEN), hand(wait=SHANPON)),
    slip("tsumo_fu_forgotten", of.without("tsumo"), OF_WIN, TSUMO_30),
    Slip("tsumo_fu_for_pinfu", of.tsumo_fu_for_pinfu, PINFU_TSUMO),
    Slip("menzen_ron_forgotten", of.without("menzen_ron"), CLOSED_RON),
    slip("menzen_ron_open", of.menzen_ron_open, OF_WIN, hand(by=RON, form=OPEN)),
    Slip("open_pinfu_forgotten", of.without("open_pinfu"), OPEN_PINFU),
    slip("chiitoitsu_fu", of.chiitoitsu_fu, OF_HAND, hand(family="chiitoitsu")),
    slip("fu_not_rounded_up", of.fu_not_rounded_up, OF_HAND, TSUMO_30),
    slip("way_fu_swapped", of.way_fu_swapped, OF_WIN),
    slip("yaku_forgotten", of.yaku_forgotten, OF_YAKU),
    slip("yaku_invented", of.yaku_invented, OF_YAKU, hand(by=RON, form=CLOSED)),
    slip("open_value", of.revalued(True), OF_HAN, *LESS_CLOSED),
    slip("call_han", of.call_han, OF_HAN),
    slip("closed_value", of.revalued(False), OF_HAN, *LESS_OPENED),
    slip("closed_yaku", of.closed_yaku, OF_YAKU, hand(by=TSUMO, form=OPEN)),
    slip("indicator_is_dora", of.misread(-1), TILE_OF),
    slip("dora_off", of.misread(-2, 1), TILE_OF),
    slip("dora_forgotten", of.dora_forgotten, OF_DORA, SOME_DORA),
    slip("dora_overcounted", of.dora_overcounted, OF_DORA, SOME_DORA),
    slip("limit_missed", of.limit_missed, OF_LIMIT, hand(han=4, fu=40)),
    slip("kiriage", of.kiriage, OF_LIMIT, SOME_DORA),
    slip("dealer_swapped", of.dealer_swapped, ("payment",), hand(dealer=True), hand(dealer=False)),
    slip("points_not_rounded_up", of.down, ("payment",), hand(han=1, fu=30), hand(han=2, fu=30)),
    slip("way_swapped", of.way_swapped, OF_CELL + ("share",)),
    slip("cell_off", of.cell_off, OF_CELL + OF_TABLE),
    Slip(
        *("honba_forgotten", of.honba_forgotten),
        recipe(OF_TABLE, known=lambda rules: rules.pay_honba != (0, 0)),
    ),
    Slip(
        *("honba_whole", of.honba_whole),
        recipe(
            *(OF_TABLE[:1], hand(by=TSUMO)),
            known=lambda rules: rules.pay_honba[0] != rules.pay_honba[1],
        ),
    ),
    slip("sticks_forgotten", of.sticks_forgotten, OF_TABLE[1:]),
    slip("payers_swapped", of.payers_swapped, ("share",), hand(by=TSUMO, dealer=False)),
)
SLIP = {row.id: row for row in SLIPS}
SLIP_IDS = tuple([row.id for row in SLIPS])


def made(slip_id: str, solution: Solution, kind: str) -> list[Solution]:
    """List the steps with a slip, as many ways as it can be made where this is asked."""
    found = SLIP[slip_id].taken(solution)
    ways = found if isinstance(found, list) else [found] if found else []
    if slip_id != "call_han" or kind == "yaku_han":
        return ways
    # Who takes its only han from a yaku leaves it out, which is a slip of its own.
    return [way for way in ways if _earning(way) == _earning(solution)]


def _earning(solution: Solution) -> int:
    return len([hit for hit in solution.yaku if hit.han])


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
        for wrong in made(slip_id, solution, kind):
            worth = wrong.value
            if worth.yakuman:
                if form in COUNTED and not solution.value.yakuman:
                    continue
            elif worth.han < 1 and kind not in ("yaku_han", "dora_han"):
                continue
            given = answered(kind, ask, wrong)
            if given not in (right, ()) and (slip_id, given) not in found:
                found.append((slip_id, given))
    return tuple(found)


COUNTED = (FU, HAN)
PARTS = ("fu_pair", "fu_set", "fu_wait", "fu_win")
# The slips that can change an answer; all of them those of other forms. No cell is read for these.
ABOUT_HAN = SLIP_IDS[SLIP_IDS.index("yaku_forgotten") : SLIP_IDS.index("limit_missed")]
WITH_HAN = ("ron_triplet_concealed", "guest_wind_pair") + ABOUT_HAN
MAY_TELL = {
    FU: SLIP_IDS[: SLIP_IDS.index("yaku_forgotten")],
    HAN: WITH_HAN,
    YAKU_LIST: WITH_HAN,
    TILE: ("indicator_is_dora", "dora_off"),
}


class Verdict(NamedTuple):
    """Whether an answer is right; if not, the ids of every slip that gives it, those about
    what is asked first.
    """

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
    first = likely(question.kind, tuple(slips))
    return Verdict(False, first + tuple([each for each in slips if each not in first]))


ALWAYS = ("ron_triplet_concealed", "double_wind_pair", "kiriage")  # likely whatever is asked
# Who does not know of these makes them.
LIKELIEST = ("tsumo_fu_for_pinfu", "double_wind_pair", "menzen_ron_open", "menzen_ron_forgotten")


def likely(kind: str, slips: tuple[str, ...]) -> tuple[str, ...]:
    """List the slips about what is asked, and the usual ones of all, if there are any; else all:
    the likeliest first.
    """
    about = [each for each in slips if kind in SLIP[each].recipe.kinds or each in ALWAYS]
    found = about or list(slips)
    first = [each for each in found if each in LIKELIEST]
    return tuple(first + [each for each in found if each not in first])


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
