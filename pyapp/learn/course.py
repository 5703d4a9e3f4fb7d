"""The way through practice: a ladder of rungs, a test of ten to find one's rung, a hand a day."""

from typing import NamedTuple

from ..riichi.hand import TSUMO
from ..riichi.text import Entry
from .dice import Dice
from .fu_groups import GUEST
from .kinds import (
    CELL,
    FU_HAND,
    FU_PAIR,
    HANS,
    LIMIT,
    PAYMENT,
    PAYMENT_HONBA,
    SUMS,
    YAKU,
    YAKU_HAN,
    Question,
    askable,
)
from .questions import first_asked, question
from .request import ANY, OPEN, REALISTIC, USUAL, Request

ASKED = 10  # questions of a test and of a duel


class Rung(NamedTuple):
    """A step of the ladder: what is asked on it. What hands, `rung_request` says."""

    id: str
    kinds: tuple[str, ...]


LADDER = (
    Rung("rung_limits", (LIMIT, PAYMENT)),
    Rung("rung_30", (CELL, PAYMENT)),
    Rung("rung_40", (CELL, FU_HAND, PAYMENT)),
    Rung("rung_20_25", (CELL, FU_HAND, PAYMENT)),
    Rung("rung_50", (CELL, FU_HAND, PAYMENT)),
    Rung("rung_calls", (HANS, YAKU, YAKU_HAN, FU_HAND, PAYMENT, PAYMENT_HONBA)),
    Rung("rung_rulebooks", (FU_PAIR, LIMIT, FU_HAND, PAYMENT, PAYMENT_HONBA)),
)
RUNG_FU = {"rung_30": (30,), "rung_40": (40,), "rung_20_25": (20, 25), "rung_50": (50, 60, 70)}
# Where rulebooks differ: the limit at 1,920, the double wind, counted han, the fu of pinfu, honba.
DIFFERENT = (
    ANY._replace(han=4, fu=30),
    ANY._replace(han=3, fu=60),
    ANY._replace(pair="pair_double_wind"),
    ANY._replace(family="chinitsu", han=11),
    ANY._replace(by=TSUMO, family="pinfu"),
    ANY._replace(pair=GUEST),
)


def rung_request(rung: Rung, dice: Dice) -> Request:
    """Give the request for a hand that belongs on a rung."""
    fu = RUNG_FU.get(rung.id)
    if fu:
        chosen = dice.pick(fu)
        least = 2 if chosen < 30 else 1
        return ANY._replace(fu=chosen, han=least + dice.below(4 - least))
    if rung.id == "rung_limits":
        return ANY._replace(han=dice.pick((5, 6, 7, 8, 9)))  # where the fu do not matter
    if rung.id == "rung_calls":
        return ANY._replace(form=OPEN)
    return dice.pick(DIFFERENT)


def on_rung(rung: Rung, under: Entry, seed: str) -> Question:
    """Draw a question of a rung; where the rules have no such hand, one of a usual hand."""
    dice = Dice(seed)

    def draw() -> "tuple[Request | None, tuple[str, ...]]":
        kind = dice.pick(rung.kinds)
        return askable(kind, rung_request(rung, dice), dice), (kind,)

    return first_asked(draw, under, dice) or question(rung.kinds, REALISTIC, under, seed)


def placement(under: Entry, seed: str) -> tuple[Question, ...]:
    """Draw the placement test: ten questions from the bottom of the ladder to its top."""
    return tuple([placement_question(under, seed, place) for place in range(ASKED)])


def placement_question(under: Entry, seed: str, place: int) -> Question:
    """Draw one question of the placement test."""
    return on_rung(LADDER[place * len(LADDER) // ASKED], under, "%s/%d" % (seed, place))


def placed(right: tuple[bool, ...]) -> int:
    """Find the rung to begin on after the test: the first with a wrong answer."""
    for place, each in enumerate(right):
        if not each:
            return place * len(LADDER) // ASKED
    return len(LADDER) - 1


def hand_of_the_day(date: str, under: Entry) -> Question:
    """Ask for the payments of one hand, the same for all who play by these rules.

    date: as "2026-11-22".
    """
    return question((PAYMENT,), USUAL, under, "day " + date)


def duel_questions(under: Entry, seed: str) -> tuple[Question, ...]:
    """Draw the ten questions that both players of a duel answer."""
    return tuple([duel_question(under, seed, place) for place in range(ASKED)])


def duel_question(under: Entry, seed: str, place: int) -> Question:
    """Draw one question of a duel: it asks for payments."""
    return question(SUMS, USUAL, under, "duel %s/%d" % (seed, place))
