"""The way through practice: a course of steps, a test to find one's step, an exam, a hand a day."""

from typing import NamedTuple

from ..riichi.hand import RON, TSUMO
from ..riichi.rulebooks import RULEBOOKS, Rulebook
from ..riichi.rules import Rules
from ..riichi.score import Score, score
from ..riichi.seats import THREE
from ..riichi.text import Entry
from .dice import Dice
from .facts import FACT_IDS, RECIPE, WAITS
from .fu_groups import GUEST, PAIRS, SETS
from .kinds import SUMS, Answer, Question, answered, askable
from .questions import ask, first_asked, question
from .request import (
    ANY,
    CLOSED,
    OPEN,
    REALISTIC,
    USUAL,
    Request,
    Requests,
    hand,
    possible,
    usual_request,
)
from .slips import steps
from .solution import solution_of

MOST_AGAIN = 12  # so often another question is drawn in the place of one that asks the same
MORE_HANDS = 3  # looked at for one that rulebooks differ about
EXAM, MISTAKES = 25, 3  # questions of the exam, and the mistakes with which it is over
LEAST_TEST, MOST_TEST = 10, 15  # questions of the test
ENOUGH_SURE = 90  # percent; then the test is over


class Rung(NamedTuple):
    """A step of the course: what is asked on it, of which hands ((): as they are won), and a hand
    that shows what its lesson says.
    """

    id: str
    kinds: tuple[str, ...]
    requests: Requests
    shown: str


def _row(*rows: int) -> Requests:
    """Request hands of these fu below the limit, not the dealer's, who comes later."""
    by_no_dealer = hand(dealer=False)
    return tuple(
        [by_no_dealer._replace(han=han, fu=fu) for fu in rows for han in range(1 + (fu < 30), 4)]
    )


# Where rulebooks differ: the limit at 1,920, the double wind, counted han, the fu of pinfu, honba.
DIFFERENT = (
    hand(han=4, fu=30),
    hand(han=3, fu=60),
    hand(pair="pair_double_wind"),
    hand(family="chinitsu", han=11),
    hand(by=TSUMO, family="pinfu"),
    hand(pair=GUEST),
)
OF_SETS = tuple([hand(set=each) for each in SETS])
OF_PAIRS = tuple([hand(pair=each) for each in PAIRS]) + (ANY,) * 3
OF_WAITS = tuple([hand(wait=each) for each in WAITS])
OF_WINS = (
    hand(by=RON, form=CLOSED),
    hand(by=RON, form=OPEN),
    hand(by=TSUMO),
    hand(by=TSUMO, family="pinfu"),
)
LIMITED = tuple([hand(han=han) for han in (5, 6, 7, 8, 9, 11)])
LIMITED += (hand(han=4, fu=40),)

# The hands of the lessons have neither chii nor tiles that three players lack.
SIDES, GAP = "234567p345s99m67s+8s,riichi,", "234567p345s99m68s+7s,riichi,"
KANS = "99p67s+8s,pon:555z,ankan:9999s,pon:333p,tsumo"
CALLS, NOT_DEALER, DEALER = [(hand(form=OPEN),)] + [(hand(dealer=each),) for each in (False, True)]
LADDER = (
    Rung("rung_sets", ("fu_set",), OF_SETS, KANS),
    Rung("rung_pair", ("fu_pair",), OF_PAIRS, "234567p345s67s77z+8s,riichi,ron"),
    Rung("rung_wait", ("fu_wait",), OF_WAITS, GAP + "ron"),
    Rung("rung_win", ("fu_win",), OF_WINS, SIDES + "ron"),
    Rung("rung_fu", ("fu_hand",), (hand(form=CLOSED),), "234p333s99m88p567s+9m,riichi,ron"),
    Rung("rung_calls", ("fu_set", "fu_hand"), CALLS, "234p567s88s45p+6p,pon:777z,ron"),
    Rung("rung_yaku", ("yaku", "yaku_han"), (), "234p567p34588s67s+8s,riichi,tsumo"),
    Rung("rung_dora", ("dora_tile", "dora_han"), (), SIDES + "dora:7s,ron"),
    Rung("rung_han", ("han",), (), SIDES + "dora:7s,tsumo"),
    Rung("rung_limits", ("limit",), LIMITED, "234567p34588s67s+8s,riichi,dora:7s,tsumo"),
    Rung("rung_30", ("cell",), _row(30), SIDES + "ron"),
    Rung("rung_40", ("cell",), _row(40), GAP + "ron"),
    Rung("rung_20_25", ("cell",), _row(20, 25), SIDES + "tsumo"),
    Rung("rung_50", ("cell",), _row(50, 60, 70), KANS),
    Rung("rung_pay", ("payment",), NOT_DEALER, GAP + "tsumo"),
    Rung("rung_dealer", ("cell", "payment"), DEALER, GAP + "seat:E,tsumo"),
    Rung("rung_sums", ("payment_honba", "income"), (), SIDES + "honba:2,sticks:2,tsumo"),
    Rung("rung_share", ("share",), (), SIDES + "tsumo"),
    Rung(
        *("rung_rulebooks", ("fu_pair", "limit", "fu_hand", "payment", "payment_honba"), DIFFERENT),
        "234567p345s67s11z+8s,seat:E,riichi,ron",
    ),
)
FIRST_HAND = GAP + "dora:1p,ron"  # of the first minute
RUNG = {rung.id: place for place, rung in enumerate(LADDER)}
OF_ROW = {"row 30": "rung_30", "row 40": "rung_40", "row 20": "rung_20_25", "row 25": "rung_20_25"}


def step_of(fact: str) -> int:
    """Find the place of the step that teaches a fact."""
    if fact[:4] == "row ":
        return RUNG[OF_ROW.get(fact, "rung_50")]
    kind = RECIPE[fact].kinds[0]
    return next(place for place, rung in enumerate(LADDER) if kind in rung.kinds)


STEPS = {fact: step_of(fact) for fact in FACT_IDS}


def rung_request(rung: Rung, rules: Rules, dice: Dice) -> Request:
    """Give the request for a hand that belongs on a step."""
    requests = [each for each in rung.requests if possible(each, rules)]
    return dice.pick(requests) if requests else usual_request(REALISTIC, rules, dice)


def on_rung(rung: Rung, under: Entry, seed: str) -> Question:
    """Draw a question of a step; of the last one mostly one that rulebooks answer differently."""
    found = _on_rung(rung, under, seed)
    for again in range(MORE_HANDS if rung is LADDER[-1] and under.rules.players != THREE else 0):
        if elsewhere(found):
            break
        found = _on_rung(rung, under, "%s/%d" % (seed, again))
    return found


def _on_rung(rung: Rung, under: Entry, seed: str) -> Question:
    """Draw a question of a step; where the rules have no such hand, one of a usual hand."""
    dice = Dice(seed)

    def draw() -> "tuple[Request | None, tuple[str, ...]]":
        kind = dice.pick(rung.kinds)
        return askable(kind, rung_request(rung, under.rules, dice), dice), (kind,)

    return first_asked(draw, under, dice) or question(rung.kinds, REALISTIC, under, seed)


# The test: after each answer, how likely it is that one knows just so many of the steps.


class Placing(NamedTuple):
    """Where the answers to the test put a learner."""

    rung: int  # the step to begin on
    sure: int  # percent: how likely it is, give or take one step
    ask: int  # the step that the next question is of
    over: bool


# In tenths, how often a right and a wrong answer comes on a step that is known, and on one that
# is not: a slip happens to all, and some guesses are right.
KNOWN, UNKNOWN = (9, 1), (4, 6)


def placing(right: tuple[bool, ...]) -> Placing:
    """Place a learner after these answers; they are exact numbers, so that all devices agree."""
    likely = [1] * (len(LADDER) + 1)
    for each in right:
        step = _split(likely)
        for known in range(len(likely)):
            likely[known] *= (KNOWN if known > step else UNKNOWN)[not each]
    best = likely.index(max(likely))
    sure = 100 * sum(likely[max(best - 1, 0) : best + 2]) // sum(likely)
    over = len(right) >= MOST_TEST or (len(right) >= LEAST_TEST and sure >= ENOUGH_SURE)
    return Placing(min(best, len(LADDER) - 1), sure, _split(likely), over)


def _split(likely: list[int]) -> int:
    """Find the step that is known as likely as not."""
    whole = above = sum(likely)
    found, least = 0, whole
    for step in range(len(LADDER)):
        above -= likely[step]
        apart = abs(2 * above - whole)
        if apart < least:
            found, least = step, apart
    return found


def placement_question(under: Entry, seed: str, right: tuple[bool, ...]) -> Question:
    """Draw the next question of the test, after these answers."""
    return on_rung(LADDER[placing(right).ask], under, "%s/%d" % (seed, len(right)))


def hand_of_the_day(date: str, under: Entry) -> Question:
    """Ask for the payments of one hand, the same for all who play by these rules.

    date: as "2026-11-22".
    """
    return question(("payment",), USUAL, under, "day " + date)


def duel_question(
    under: Entry, seed: str, place: int, steps: tuple[str, ...] = (), apart: bool = True
) -> Question:
    """Draw one question of a duel: of these steps in turn, or of payments; apart: other in every
    second place than those beside it.
    """
    if not steps:
        return question(SUMS, USUAL, under, "duel %s/%d" % (seed, place))

    def drawn(place: int, more: str = "") -> Question:
        rung = LADDER[RUNG[steps[place % len(steps)]]]
        return on_rung(rung, under, "set %s/%d%s" % (seed, place, more))

    found = drawn(place)
    if apart and place % 2:
        beside = [what_asks(drawn(place - 1)), what_asks(drawn(place + 1))]
        for again in range(MOST_AGAIN):
            if what_asks(found) not in beside:
                break
            found = drawn(place, "/%d" % again)
    return found


def what_asks(question: Question) -> object:
    """Give what is asked of which hand; of no hand, of a cell: the answer tells whose it is."""
    return question.kind, question.entry.hand, question.ask, question.answer


def exam_question(kinds: tuple[str, ...], under: Entry, seed: str, place: int) -> Question:
    """Draw a question of the exam: where limits are asked too, limit hands are paid by name."""
    name = "exam %s/%d" % (seed, place)
    found = question(kinds, USUAL, under, name)
    if found.kind in SUMS and "limit" in kinds and steps(found).value.limit:
        return ask("limit", found.entry, Dice(name)) or found
    return found


# What rulebooks decide


class Elsewhere(NamedTuple):
    """What another rulebook answers to a question."""

    book: Rulebook
    answer: Answer


def elsewhere(asked: Question) -> Elsewhere | None:
    """Find the last rulebook that answers otherwise; None where all that know the hand agree."""
    entry = asked.entry
    seen = [_deciding(entry.rules)]
    for book in reversed(RULEBOOKS):
        if book.rules.players != entry.rules.players or _deciding(book.rules) in seen:
            continue
        seen.append(_deciding(book.rules))
        best = score(entry.hand, entry.situation, entry.by, book.rules)
        if isinstance(best, Score):
            other = solution_of(entry._replace(rules=book.rules), best)
            answer = answered(asked.kind, asked.ask, other)
            if answer != asked.answer:
                return Elsewhere(book, answer)
    return None


def _deciding(rules: Rules) -> tuple[object, ...]:
    """Give the rules that decide what the last step asks."""
    limits = (rules.limit_kiriage_mangan, rules.limit_counted_13_han, rules.pay_honba)
    return limits + (rules.fu_double_wind_pair, rules.fu_pinfu_tsumo)
