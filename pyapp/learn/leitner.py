"""What was missed comes back: every fact lies in one of five boxes, and is due again after so
many questions as its box says.

A right answer moves a fact to the next box, a wrong one back to the first; a slow one leaves it
where it is. Time is counted in questions, so that a week without practice makes nothing due.
"""

from typing import NamedTuple

from ..riichi.problem import Problem, problem
from ..riichi.rules import Rules, whole_number
from ..riichi.text import Entry
from .facts import FACT_IDS, facts_under
from .kinds import Question
from .questions import question, question_for
from .slips import Verdict

# After how many questions what lies in a box is due.
GAPS = (3, 10, 30, 80, 200)
SLOW = 20  # seconds; who takes longer does not know it yet
NEW_EVERY = 4  # of so many questions one is of a fact never met, while there are any
MOST_ASKED = 999999
NEVER = -1  # the box of a fact that was never met


class Card(NamedTuple):
    """An fact, its box 0..4, and with how many questions asked it is due; NEVER met: due at 0."""

    fact: str
    box: int
    due: int


class Boxes(NamedTuple):
    """How many questions were asked, and a card for each of FACT_IDS in their order."""

    asked: int
    cards: tuple[Card, ...]


FRESH = Boxes(0, tuple([Card(fact, NEVER, 0) for fact in FACT_IDS]))


def marked(boxes: Boxes, question: Question, verdict: Verdict, seconds: int) -> Boxes:
    """The boxes after an answer.

    Right: all facts of the question are known. Wrong: the slips that give the answer are not,
    or, when none does, what the question was made for; the others keep their places.
    """
    asked = min(boxes.asked + 1, MOST_ASKED)
    missed = tuple(["slip " + id for id in verdict.slips]) or question.facts[:1]
    cards: list[Card] = []
    for card in boxes.cards:
        if verdict.right and card.fact in question.facts:
            box = max(card.box, 0) if seconds > SLOW else min(card.box + 1, len(GAPS) - 1)
            card = Card(card.fact, box, asked + GAPS[box])
        elif not verdict.right and card.fact in missed:
            card = Card(card.fact, 0, asked + GAPS[0])
        cards.append(card)
    return Boxes(asked, tuple(cards))


def due(boxes: Boxes, rules: Rules) -> tuple[str, ...]:
    """The facts that are due and that the rules know: the lowest box first, then who has waited
    longest.
    """
    good = facts_under(rules)
    ranks = [
        (card.box, card.due, place)
        for place, card in enumerate(boxes.cards)
        if card.box != NEVER and card.due <= boxes.asked and card.fact in good
    ]
    return tuple([boxes.cards[place].fact for _box, _due, place in sorted(ranks)])


def unmet(boxes: Boxes, rules: Rules) -> tuple[str, ...]:
    """The facts that were never met, in the order in which they are taught."""
    good = facts_under(rules)
    return tuple([card.fact for card in boxes.cards if card.box == NEVER and card.fact in good])


def weakest(boxes: Boxes, rules: Rules) -> tuple[str, ...]:
    """The facts in the first box: what is missed again and again."""
    good = facts_under(rules)
    return tuple([card.fact for card in boxes.cards if card.box == 0 and card.fact in good])


def choose(boxes: Boxes, kinds: tuple[str, ...], rare: int, under: Entry, seed: str) -> Question:
    """The next question: of a fact that is due, now and then of a new one, else of a hand as
    they are won. The same boxes and seed give the same question.
    """
    rules = under.rules
    new = unmet(boxes, rules)
    waiting = due(boxes, rules)
    if new and (boxes.asked % NEW_EVERY == NEW_EVERY - 1 or not boxes.asked):
        waiting = new[:1]
    for fact in waiting[:1]:
        found = question_for(fact, kinds, under, seed)
        if found is not None:
            return found
    return question(kinds, rare, under, seed)


# The text form: a head, how many questions were asked, a card a line for what was met, and a sum.
NAME, VERSION = "tenbou-boxes", 1
LONGEST = 60 * (len(FACT_IDS) + 3)
MODULUS = 65521


def dump(boxes: Boxes) -> str:
    """The boxes as text."""
    lines = ["%s %d" % (NAME, VERSION), "asked %d" % boxes.asked]
    for card in boxes.cards:
        if card.box != NEVER:
            lines.append("%d %d %s" % (card.box, card.due, card.fact))
    return "\n".join(lines + ["end " + checksum(lines), ""])


def load(text: str) -> Boxes | Problem:
    """The boxes of a text that `dump` wrote; "newer_version" or "damaged" when it is none."""
    if len(text) > LONGEST:
        return problem("damaged")
    lines = text.split("\n")
    name, _blank, version = lines[0].partition(" ")
    made_by = whole_number(version, 6)
    if name != NAME or made_by is None or made_by < 1:
        return problem("damaged")
    if made_by > VERSION:
        return problem("newer_version", made_by)
    if len(lines) < 4 or lines[-1] or lines[-2] != "end " + checksum(lines[:-2]):
        return problem("damaged")
    asked = _number_after("asked ", lines[1])
    if asked is None or asked > MOST_ASKED:
        return problem("damaged")
    read: dict[str, Card] = {}
    for line in lines[2:-2]:
        box_text, _blank, rest = line.partition(" ")
        due_text, _blank, fact = rest.partition(" ")
        box, when = _number(box_text), _number(due_text)
        good = box is not None and when is not None and box < len(GAPS) and fact in FACT_IDS
        if not good or box is None or when is None or fact in read:
            return problem("damaged")
        if when > asked + GAPS[box]:
            return problem("damaged")
        read[fact] = Card(fact, box, when)
    cards = tuple([read.get(card.fact) or card for card in FRESH.cards])
    boxes = Boxes(asked, cards)
    return boxes if dump(boxes) == text else problem("damaged")


def _number_after(word: str, line: str) -> int | None:
    return _number(line[len(word) :]) if line[: len(word)] == word else None


def _number(text: str) -> int | None:
    found = whole_number(text, len(str(MOST_ASKED)) + 1)
    return found if found is not None and found >= 0 else None


def checksum(lines: list[str]) -> str:
    """A sum in which the order of the characters counts (Adler-32)."""
    first, second = 1, 0
    for line in lines:
        for code in line.encode():
            first = (first + code) % MODULUS
            second = (second + first) % MODULUS
    return "%04x%04x" % (second, first)
