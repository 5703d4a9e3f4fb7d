"""Boxes that bring back what was missed: every fact lies in one of five, and each box says after
how many questions its facts are due again.

A right answer moves a fact to the next box, a wrong one back to the first; what took long or help
is due as soon as if it lay a box lower. Time is counted in questions, so that a week without
practice makes nothing due.
"""

from typing import NamedTuple

from ..riichi.rules import Rules, whole_number
from ..riichi.text import Entry
from .facts import FACT_IDS, PLACES, facts_under
from .kinds import Question
from .plans import SETS
from .questions import question, question_for
from .slips import Verdict

# After how many questions what lies in a box is due.
GAPS = (3, 10, 30, 80, 200)
SLOW = 20  # seconds; who takes longer knows it, but not yet by heart
# Of so many questions one is of a hand as they are won, and one of a fact never met.
ROUND, AS_WON, UNMET = 4, 3, 1
LATEST = 5  # questions that what was missed waits at most beyond its time
MANY_MISSED = 5  # then nothing new comes along
MOST_ASKED = 999999
NEVER = -1  # the box of a fact that was never met


class Card(NamedTuple):
    """A fact, its box 0..4 or NEVER, and after how many questions in all it is due."""

    fact: str
    box: int
    due: int


class Boxes(NamedTuple):
    """How many questions were asked, and a card for each of FACT_IDS in their order."""

    asked: int
    cards: tuple[Card, ...]


FRESH = Boxes(0, tuple([Card(fact, NEVER, 0) for fact in FACT_IDS]))


def marked(boxes: Boxes, question: Question, verdict: Verdict, seconds: int) -> Boxes:
    """Move the cards after an answer; one with help counts as one that took long.

    Right: all facts of the question are known; those that are not due yet keep their places, for
    the same thing twice in a row proves little. Wrong: the slip that gives the answer is not (if it
    may be the one that the question was made for, that), or, when none does, what the question was
    made for; the others keep their places.
    """
    asked = min(boxes.asked + 1, MOST_ASKED)
    named = tuple(["slip " + slip for slip in verdict.slips])
    made_for = question.facts[:1]
    missed = made_for if not named or (made_for and made_for[0] in named) else named[:1]
    cards: list[Card] = []
    for card in boxes.cards:
        ripe = card.box == NEVER or card.due < asked
        if verdict.right and ripe and card.fact in question.facts:
            box = min(max(card.box, 0) + 1, len(GAPS) - 1)
            card = Card(card.fact, box, asked + GAPS[box - 1 if seconds > SLOW else box])
        elif not verdict.right and card.fact in missed:
            card = Card(card.fact, 0, asked + GAPS[0])
        cards.append(card)
    return Boxes(asked, tuple(cards))


def cards_under(boxes: Boxes, rules: Rules) -> list[Card]:
    """List the cards of the facts that hands under these rules can show."""
    return [boxes.cards[PLACES[fact]] for fact in facts_under(rules)]


def due(boxes: Boxes, rules: Rules) -> tuple[str, ...]:
    """List the facts that are due and that the rules know: the lowest box first, then who has
    waited longest.
    """
    ranks = [
        (card.box, card.due, PLACES[card.fact])
        for card in cards_under(boxes, rules)
        if card.box != NEVER and card.due <= boxes.asked
    ]
    return tuple([boxes.cards[place].fact for _box, _due, place in sorted(ranks)])


def unmet(boxes: Boxes, rules: Rules) -> tuple[str, ...]:
    """List the facts that were never met, in the order in which they are taught."""
    return tuple([card.fact for card in cards_under(boxes, rules) if card.box == NEVER])


def weakest(boxes: Boxes, rules: Rules) -> tuple[str, ...]:
    """List the facts in the first box: what is missed again and again."""
    return tuple([card.fact for card in cards_under(boxes, rules) if card.box == 0])


def choose(boxes: Boxes, kinds: tuple[str, ...], rare: int, under: Entry, seed: str) -> Question:
    """Choose the next question: of a fact that is due, now and then of a new one, else of a hand as
    they are won. The same boxes and seed give the same question.
    """
    for fact in _wanted(boxes, under.rules):
        found = question_for(fact, kinds, under, seed)
        if found is not None:
            return found
    return as_won(kinds, rare, under, seed)


def as_won(kinds: tuple[str, ...], rare: int, under: Entry, seed: str) -> Question:
    """Draw a question of a hand as they are won. One with four called sets is drawn once more: they
    are dealt too often, and what links promise keeps it so.
    """
    found = question(kinds, rare, under, seed)
    if len(found.entry.hand.melds) < SETS:
        return found
    return question(kinds, rare, under, seed + "/")


def _wanted(boxes: Boxes, rules: Rules) -> tuple[str, ...]:
    """Name the fact that the next question is for; () for a hand as they are won."""
    waiting, new = due(boxes, rules), unmet(boxes, rules)
    missed = weakest(boxes, rules)
    if waiting:
        card = boxes.cards[PLACES[waiting[0]]]
        if card.box == 0 and card.due + LATEST <= boxes.asked:
            return waiting[:1]
    turn = boxes.asked % ROUND
    if new and (turn == UNMET or not boxes.asked) and len(missed) < MANY_MISSED:
        return new[:1]
    return () if turn == AS_WON else waiting[:1]


def joined(one: Boxes, other: Boxes, asked: int) -> Boxes:
    """Join the boxes of two who answered apart from each other, so many questions together: what
    one of them has to repeat sooner is repeated then.
    """
    cards: list[Card] = []
    for first, second in zip(one.cards, other.cards):
        met = [
            (card.box, card.due + asked - boxes.asked)
            for card, boxes in ((first, one), (second, other))
            if card.box != NEVER
        ]
        box, when = min(met) if met else (NEVER, 0)
        cards.append(Card(first.fact, box, when))
    return Boxes(asked, tuple(cards))


# As lines of text: how many questions were asked, and a card a line for what was met.


def lines(boxes: Boxes) -> list[str]:
    """Write the boxes as lines."""
    found = ["asked %d" % boxes.asked]
    for card in boxes.cards:
        if card.box != NEVER:
            found.append("%d %d %s" % (card.box, card.due, card.fact))
    return found


def read(lines: "tuple[str, ...]") -> Boxes | None:
    """Read the boxes that `lines` wrote; None when they are damaged."""
    asked = _number(lines[0][len("asked ") :]) if lines and lines[0][:6] == "asked " else None
    if asked is None or asked > MOST_ASKED or len(lines) > len(FACT_IDS) + 1:
        return None
    found: dict[str, Card] = {}
    for line in lines[1:]:
        box_text, _blank, rest = line.partition(" ")
        due_text, _blank, fact = rest.partition(" ")
        box, when = _number(box_text), _number(due_text)
        if box is None or when is None or box >= len(GAPS) or fact not in FACT_IDS:
            return None
        if fact in found or when > asked + GAPS[box]:
            return None
        found[fact] = Card(fact, box, when)
    return Boxes(asked, tuple([found.get(card.fact) or card for card in FRESH.cards]))


def _number(text: str) -> int | None:
    found = whole_number(text, len(str(MOST_ASKED)) + 1)
    return found if found is not None and found >= 0 else None
