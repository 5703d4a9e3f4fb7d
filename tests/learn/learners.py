"""Learners that a program plays: what they know, how often they slip, how long they take."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from pyapp.learn.kinds import KIND, KINDS, YAKU_LIST, Answer, Question
from pyapp.learn.leitner import FRESH, Boxes, as_won, choose, marked
from pyapp.learn.request import REALISTIC
from pyapp.learn.slips import Verdict, verdict
from pyapp.riichi.text import Entry


class Learner(NamedTuple):
    """How many of a hundred answers are right, and the seconds of each."""

    right: int
    seconds: int


QUICK, SLOW, FORGETFUL, PERFECT = Learner(85, 5), Learner(70, 30), Learner(60, 8), Learner(100, 5)


class Answered(NamedTuple):
    """A question with what came of it."""

    question: Question
    said: Verdict
    as_won: bool  # of a hand as they are won, and not for a fact
    before: Boxes
    boxes: Boxes


def wrong_answer(asked: Question, rng: random.Random) -> Answer:
    """One of the wrong answers that are offered."""
    if KIND[asked.kind].form == YAKU_LIST:
        return tuple(str(each) for each in asked.choices if each not in (asked.answer or ()))[:1]  # type: ignore[operator]
    return rng.choice([each for each in asked.choices if each != asked.answer])


def practised(who: Learner, count: int, under: Entry, seed: str) -> Iterator[Answered]:
    """Have a learner answer so many questions."""
    rng, boxes = random.Random(seed), FRESH
    for place in range(count):
        name = f"{seed} {place}"
        asked = choose(boxes, KINDS, REALISTIC, under, name)
        right = rng.randrange(100) < who.right
        said = verdict(asked, asked.answer if right else wrong_answer(asked, rng))
        after = marked(boxes, asked, said, who.seconds)
        usual = asked == as_won(KINDS, REALISTIC, under, name)
        yield Answered(asked, said, usual, boxes, after)
        boxes = after
