"""The kinds of question, a row each: of which hands it is asked, what of them, what is right, and
what there is to choose from.

How a kind is shown says its row in screen/guide/practice/kinds.py.
"""

from typing import Any, Callable, NamedTuple, TypeAlias

from ..riichi.fu import WAITS
from ..riichi.hand import RON, TSUMO
from ..riichi.payments import DEALER, NON_DEALER, total
from ..riichi.points import (
    BAIMAN,
    HANEMAN,
    KAZOE_YAKUMAN,
    KIRIAGE_BASE,
    MANGAN,
    NO_LIMIT,
    SANBAIMAN,
    YAKUMAN,
    value,
)
from ..riichi.rules import whole_number
from ..riichi.score import Score
from ..riichi.seats import others
from ..riichi.shapes import CHIITOITSU, KANTSU, KOUTSU, PAIR, SHUNTSU, STANDARD
from ..riichi.text import Entry
from ..riichi.tiles import NAMES
from ..riichi.worths import LEAST_LIMIT
from ..riichi.yaku import YAKU_IDS
from .dice import Dice
from .fu_groups import pair_id, set_id
from .plans import FAMILY, YAKUMAN_HAN
from .request import Request
from .solution import Solution, further, limit_name, spoken

# A number; the id of a limit, "" for none; payments, each payer's once; ids of yaku.
Answer: TypeAlias = "int | str | tuple[int, ...] | tuple[str, ...]"
Ask: TypeAlias = "tuple[int, ...]"


class Question(NamedTuple):
    """A question about a hand under its rules."""

    kind: str
    entry: Entry
    ask: Ask
    choices: tuple[Answer, ...]
    answer: Answer
    facts: tuple[str, ...]


# What an answer is: one number, or something else.
FU, HAN, POINTS = "fu", "han", "points"
PAYMENTS, LIMIT_NAME, TILE, YAKU_LIST = "payments", "limit", "tile", "yaku_list"
NUMBERS = (FU, HAN, POINTS)
# Of which hands


class Hands(NamedTuple):
    """Of which hands something is asked. request: one for such a hand, from one that may leave the
    han open and the least han that it comes to; None where no hand of it is one.
    """

    fit: Callable[[Score], bool]
    request: Callable[[Request, int, Dice], Request | None]


OF_WINNING = 2  # han that the way it is won may give a hand by itself


def _below_limit(request: Request, least: int, dice: Dice) -> Request | None:
    if request.han >= LEAST_LIMIT or least > OF_WINNING:
        return None
    least = OF_WINNING + (request.flag != "")
    return request if request.han else request._replace(han=least + dice.below(LEAST_LIMIT - least))


def _in_groups(request: Request, least: int, dice: Dice) -> Request | None:
    pairs = request.fu == 25 or request.family == CHIITOITSU
    return None if pairs else _below_limit(request, least, dice)


def _near_limit(request: Request, least: int, dice: Dice) -> Request | None:
    if not request.han:
        much = least > OF_WINNING  # by itself, or nearly
        return request if much else request._replace(han=LEAST_LIMIT - 1 + dice.below(3))
    limited = request.han >= LEAST_LIMIT - 1 or request.fu << request.han + 2 >= KIRIAGE_BASE
    return request if limited else None


def _has_fu(best: Score) -> bool:
    return best.value.fu > 0 and best.value.han < LEAST_LIMIT


def _has_limit(best: Score) -> bool:
    worth = best.value
    return worth.yakuman > 0 or worth.han >= LEAST_LIMIT - 1 or worth.limit != NO_LIMIT


ANY_HAND = Hands(lambda best: True, lambda request, least, dice: request)
# Of several yakuman of which one alone counts no one can say which.
NAMED = ANY_HAND._replace(
    fit=lambda best: best.value.yakuman < 1 or all(hit.yakuman for hit in best.yaku)
)
# No fu are asked of hands that a limit pays by their han, nor han of yakuman.
COUNTED = Hands(
    lambda best: not best.value.yakuman and len(best.fu_items) > 0,
    lambda request, least, dice: None if least >= YAKUMAN_HAN else request,
)
BELOW_LIMIT = Hands(_has_fu, _below_limit)
IN_GROUPS = Hands(lambda best: _has_fu(best) and best.reading.form == STANDARD, _in_groups)
NEAR_LIMIT = Hands(_has_limit, _near_limit)


def askable(kind: str, request: Request, dice: Dice) -> Request | None:
    """Narrow a request to hands that this can be asked of; None when there are none."""
    least = min([han for han in FAMILY[request.family][2:4] if han]) if request.family else 1
    if least >= YAKUMAN_HAN and KIND[kind].hands is NEAR_LIMIT:
        return request
    return KIND[kind].hands.request(request, least, dice)


# What of the hand


class About(NamedTuple):
    """What of the hand is meant, and all that can be."""

    id: str
    asks: Callable[[Solution, Dice], tuple[Ask, ...]]


def _places(*shapes: str) -> "Callable[[Solution, Dice], tuple[Ask, ...]]":
    """List the places of the groups of these shapes in the reading."""
    return lambda solution, dice: tuple(
        [(place,) for place, each in enumerate(solution.reading.groups) if each.shape in shapes]
    )


def _yaku_places(solution: Solution, dice: Dice) -> tuple[Ask, ...]:
    ids = [hit.id for hit in solution.yaku if hit.han]
    return tuple([(place,) for place, yaku_id in enumerate(YAKU_IDS) if yaku_id in ids])


def _payers(solution: Solution, dice: Dice) -> tuple[Ask, ...]:
    seats = others(solution.win.situation.seat, solution.rules.players)
    if solution.by != RON:
        return tuple([(each, -1) for each in seats])
    discarder = dice.pick(seats)
    # Now and then who did not discard is asked: he pays nothing.
    return ((discarder if dice.chance(80) else dice.pick(seats), discarder),)


TRIPLETS, RUNS = _places(KOUTSU, KANTSU), _places(SHUNTSU)
GROUP = "group"
WHOLE = About("", lambda solution, dice: ((),))
# The place of the group in the reading; of the yaku among the engine's.
PAIRS_OF = About(GROUP, _places(PAIR))
SETS_OF = About(GROUP, lambda solution, dice: TRIPLETS(solution, dice) or RUNS(solution, dice))
ONE_YAKU = About("yaku", _yaku_places)
ONE_INDICATOR = About(
    *(
        "indicator",
        lambda solution, dice: tuple([(each,) for each in solution.win.situation.indicators]),
    )
)
HAN_AND_FU = About("cell", lambda solution, dice: (solution.value[:2],))  # without a hand
PAYERS = About("seats", _payers)  # the seat that pays and the one that discarded, -1: tsumo


# What is right


def _group_fu(solution: Solution, ask: Ask) -> Answer:
    group = solution.reading.groups[ask[0]]
    return sum([each.fu for each in solution.items if each.group == group and each.id not in WAITS])


def _fu_of(solution: Solution, *ids: str) -> int:
    return sum([item.fu for item in solution.items if item.id in ids])


def _wait_fu(solution: Solution, ask: Ask) -> Answer:
    return _fu_of(solution, solution.reading.wait)


def _win_fu(solution: Solution, ask: Ask) -> Answer:
    return _fu_of(solution, *WINS)


def _fu(solution: Solution, ask: Ask) -> Answer:
    return solution.value.fu


def _yaku(solution: Solution, ask: Ask) -> Answer:
    return tuple([hit.id for hit in solution.yaku if hit.han or hit.yakuman])


def _yaku_han(solution: Solution, ask: Ask) -> Answer:
    return sum([hit.han for hit in solution.yaku if hit.id == YAKU_IDS[ask[0]]])


def _dora_han(solution: Solution, ask: Ask) -> Answer:
    return sum([item.han for item in solution.dora])


def _han(solution: Solution, ask: Ask) -> Answer:
    return solution.value.han


def _limit(solution: Solution, ask: Ask) -> Answer:
    return limit_name(solution.value)


def _payment(solution: Solution, ask: Ask) -> Answer:
    return tuple([paid.total for paid in spoken(solution)])


def _dora_tile(solution: Solution, ask: Ask) -> Answer:
    """Name the tile that these steps take for the dora of an indicator."""
    return further(ask[0], solution.misread + 1, solution.rules.players)


RIICHI_STICK = 1000


def _income(solution: Solution, ask: Ask) -> Answer:
    return total(spoken(solution)) + RIICHI_STICK * solution.sticks


def _share(solution: Solution, ask: Ask) -> Answer:
    """Give what the player in a seat pays, seat 0 being the dealer."""
    seat, discarder = ask
    paid = spoken(solution)
    if solution.payers_swapped:
        seat = discarder if solution.by == RON else 1 if seat == 0 else 0
    if solution.by == RON:
        # On a self-draw nobody discarded: who takes it for a ron has the one asked pay.
        return paid[0].total if discarder in (seat, -1) else 0
    wanted = DEALER if seat == 0 else NON_DEALER
    return ([each.total for each in paid if each.payer == wanted] or [paid[0].total])[0]


# What there is to choose


MOST_CHOICES, FEWEST_CHOICES = 6, 3
MOST_YAKU = 8
USUAL_YAKU = ("riichi", "menzen_tsumo", "pinfu", "tanyao", "iipeikou", "chun", "seat_wind") + (
    ("sanshoku_doujun", "toitoi", "chanta", "honitsu")
)


class Choosing(NamedTuple):
    """What the choices of an answer are drawn from."""

    kind: str
    solution: Solution
    ask: Ask
    right: Answer
    wrong: tuple[Answer, ...]
    dice: Dice


def _offered(*usual: int) -> "Callable[[Choosing], tuple[Answer, ...]]":
    """Draw answers to choose from: the right one, those of slips, usual ones if these are few."""

    def offered(given: Choosing) -> tuple[Answer, ...]:
        found = [given.right]
        for each_of, most in ((given.wrong, MOST_CHOICES), (usual, FEWEST_CHOICES)):
            for each in each_of:
                if each not in found and len(found) < most:
                    found.append(each)
        ordered: list[Any] = list(found)
        return tuple(sorted(ordered))

    return offered


def _limits(given: Choosing) -> tuple[Answer, ...]:
    counted = value(13, 0, given.solution.rules).limit
    highest: tuple[Any, ...] = ((counted,) if counted == KAZOE_YAKUMAN else ()) + (YAKUMAN,)
    if given.right in highest:  # one that is counted is a yakuman too
        highest = (given.right,)
    names = (NO_LIMIT, MANGAN, HANEMAN, BAIMAN, SANBAIMAN) + highest
    found = [each for each in names if each == given.right or each in given.wrong]
    for each in reversed(names):  # the highest: only a yakuman has no slips
        if each not in found and len(found) < FEWEST_CHOICES:
            found.append(each)
    return tuple([each for each in names if each in found])


def _some_yaku(given: Choosing) -> tuple[Answer, ...]:
    """Draw yaku to choose from: the hand's, those of its slips, then other usual ones."""
    ids: list[Any] = []
    right: Any = (given.right,) + given.wrong
    for each in right:
        ids.extend([yaku for yaku in each if yaku not in ids])
    more = [yaku for yaku in USUAL_YAKU if yaku not in ids]
    ids.extend(given.dice.some(more, max(2, MOST_YAKU - len(ids))))
    return tuple([each for each in YAKU_IDS if each in ids])


# What it practises


WINS = ("menzen_ron", "tsumo", "open_pinfu")
PINFU_TSUMO = "pinfu_tsumo"  # the self-draw that has no fu
DORA_FACT = "dora indicator"


def _group_facts(solution: Solution, ask: Ask) -> list[str]:
    """List the facts of the group asked about, or of all groups."""
    groups, situation = solution.reading.groups, solution.win.situation
    return [
        "fu " + (pair_id(each.kind, *situation[:2]) if each.shape == PAIR else set_id(each))
        for each in ([groups[ask[0]]] if ask else groups)
    ]


def _wait_facts(solution: Solution, ask: Ask) -> list[str]:
    return ["fu " + solution.reading.wait]


def _win_facts(solution: Solution, ask: Ask) -> list[str]:
    ids = [item.id for item in solution.items if item.id in WINS]
    if not ids and solution.by == TSUMO and "pinfu" in [hit.id for hit in solution.yaku]:
        ids = [PINFU_TSUMO]
    return ["fu " + fu_id for fu_id in ids]


def _fu_facts(solution: Solution, ask: Ask) -> list[str]:
    """List the facts of every step of the fu."""
    if solution.reading.form != STANDARD:
        return ["fu " + solution.reading.form]
    parts = [facts(solution, ()) for facts in (_group_facts, _wait_facts, _win_facts)]
    return parts[0] + parts[1] + parts[2]


def _yaku_facts(solution: Solution, ask: Ask) -> list[str]:
    """List the yaku asked about, or all."""
    ids = [YAKU_IDS[ask[0]]] if ask else [hit.id for hit in solution.yaku if hit.han]
    return ["yaku " + each for each in ids]


def _dora_facts(solution: Solution, ask: Ask) -> list[str]:
    return [DORA_FACT]


def _worth_facts(solution: Solution, ask: Ask) -> list[str]:
    limit = limit_name(solution.value)
    return ["limit " + limit] if limit else ["row %d" % solution.value.fu]


# The rows

HONBA, STICKS = "honba", "sticks"  # what lies on the table


class Kind(NamedTuple):
    """A kind of question."""

    id: str
    topic: str  # by which learners choose what they are asked
    hands: Hands  # that it is asked of
    about: About  # what of the hand it asks
    form: str  # of the answer
    right: Callable[[Solution, Ask], Answer]
    choices: Callable[[Choosing], tuple[Answer, ...]]
    facts: Callable[[Solution, Ask], list[str]]  # that it practises
    table: tuple[str, ...]  # HONBA, STICKS: what lies on the table


FU_OFFERED, HAN_OFFERED = _offered(0, 2, 4), _offered(2, 1, 3)
POINTS_OFFERED = (_offered(), _worth_facts)
PAID = (PAYMENTS, _payment) + POINTS_OFFERED
OF_GROUP = (FU, _group_fu, FU_OFFERED, _group_facts, ())
A_TILE, OF_DORA = (_offered(), _dora_facts), (_offered(0, 1, 2), _dora_facts)
ROWS = (
    Kind("fu_pair", "fu", IN_GROUPS, PAIRS_OF, *OF_GROUP),
    Kind("fu_set", "fu", IN_GROUPS, SETS_OF, *OF_GROUP),
    Kind("fu_wait", "fu", IN_GROUPS, WHOLE, FU, _wait_fu, _offered(0, 2), _wait_facts, ()),
    Kind("fu_win", "fu", IN_GROUPS, WHOLE, FU, _win_fu, _offered(0, 2, 10), _win_facts, ()),
    Kind("fu_hand", "fu", BELOW_LIMIT, WHOLE, FU, _fu, _offered(30, 40), _fu_facts, ()),
    Kind("yaku", "yaku", NAMED, WHOLE, YAKU_LIST, _yaku, _some_yaku, _yaku_facts, ()),
    Kind("yaku_han", "yaku", COUNTED, ONE_YAKU, HAN, _yaku_han, HAN_OFFERED, _yaku_facts, ()),
    Kind("dora_tile", "dora", ANY_HAND, ONE_INDICATOR, TILE, _dora_tile, *A_TILE, ()),
    Kind("dora_han", "dora", COUNTED, WHOLE, HAN, _dora_han, *OF_DORA, ()),
    Kind("han", "han", COUNTED, WHOLE, HAN, _han, HAN_OFFERED, _yaku_facts, ()),
    Kind("limit", "limits", NEAR_LIMIT, WHOLE, LIMIT_NAME, _limit, _limits, _worth_facts, ()),
    Kind("cell", "cells", BELOW_LIMIT, HAN_AND_FU, *PAID, ()),
    Kind("payment", "payments", ANY_HAND, WHOLE, *PAID, ()),
    Kind("payment_honba", "sums", ANY_HAND, WHOLE, *PAID, (HONBA,)),
    Kind("income", "sums", ANY_HAND, WHOLE, POINTS, _income, *POINTS_OFFERED, (HONBA, STICKS)),
    Kind("share", "sums", ANY_HAND, PAYERS, POINTS, _share, *POINTS_OFFERED, ()),
)
KIND = {row.id: row for row in ROWS}
KINDS = tuple([row.id for row in ROWS])


SUMS = tuple([row.id for row in ROWS if row.topic in ("payments", "sums")])
_TOPICS = [row.topic for row in ROWS]
TOPICS = tuple([each for place, each in enumerate(_TOPICS) if each not in _TOPICS[:place]])


def answered(kind: str, ask: Ask, solution: Solution) -> Answer:
    """Give what these steps answer to a question."""
    return KIND[kind].right(solution, ask)


# An answer as text: in attributes, in what is kept, in cases

NONE = "none"  # the text of no limit
MOST_DIGITS = 6


def answer_text(kind: str, answer: Answer) -> str:
    """Write an answer as text: "40", "1000/2000", "mangan", "5m"."""
    form = KIND[kind].form
    if isinstance(answer, tuple):
        return ("," if form == YAKU_LIST else "/").join([str(each) for each in answer])
    if isinstance(answer, str):
        return answer or NONE
    return NAMES[answer] if form == TILE else str(answer)


def read_answer(kind: str, text: str) -> "Answer | None":
    """Read an answer of this kind; None when the text is none."""
    form = KIND[kind].form
    if form == YAKU_LIST:
        return tuple([yaku for yaku in text.split(",") if yaku])
    if form == LIMIT_NAME:
        return "" if text == NONE else text
    if form == TILE:
        return list(NAMES).index(text) if text in NAMES else None
    if form in NUMBERS:
        return whole_number(text, MOST_DIGITS)
    parts = [whole_number(part, MOST_DIGITS) for part in text.split("/")]
    found = [part for part in parts if part is not None]
    return tuple(found) if len(found) == len(parts) else None
