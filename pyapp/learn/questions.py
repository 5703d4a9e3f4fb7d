"""Questions: one step of scoring asked of a hand, with the answers to choose from.

The answer is always the engine's; among the choices are the numbers that the usual slips give.
"""

from ..riichi.hand import PLAIN, Hand
from ..riichi.score import Score, score
from ..riichi.text import Entry
from .deal import Draw, deal, hands
from .dice import Dice
from .facts import RECIPE, facts_in, request_for
from .kinds import (
    GROUP,
    HAN_AND_FU,
    HONBA,
    KIND,
    NEAR_LIMIT,
    STICKS,
    Ask,
    Choosing,
    Kind,
    Question,
    answered,
    askable,
)
from .request import ANY, Request, usual_request
from .slips import slipped
from .solution import Solution, cell_solution, solution_of

MOST_HONBA = 3
MOST_PLANS = 12  # tried for a question; nearly all questions take one to five
EASY = ANY._replace(han=2, fu=30)
EASY_LIMIT = ANY._replace(han=5)


def ask(kind: str, entry: Entry, dice: Dice, made_for: str = "") -> Question | None:
    """Ask a question of this kind about a winning hand; None when the hand gives nothing to ask.

    made_for: a fact that it must practise.
    """
    row = KIND[kind]
    entry = _on_the_table(row, entry, dice)
    best = score(entry.hand, entry.situation, entry.by, entry.rules)
    if not isinstance(best, Score) or not row.hands.fit(best):
        return None
    solution = solution_of(entry, best)
    equal = [solution_of(entry, each) for each in best.others if each.total == best.total]
    asks = row.about.asks(solution, dice)
    if row.about is HAN_AND_FU:
        situation = PLAIN._replace(seat=entry.situation.seat)
        entry = entry._replace(hand=Hand((), (), None), situation=situation)
        solution, equal = cell_solution(entry, *asks[0]), []
    asks = tuple(
        [
            each
            for each in asks
            if (not made_for or _practises(made_for, kind, each, solution))
            and _answers_alike(row, each, solution, equal)
        ]
    )
    return _asked(kind, entry, dice.pick(asks), solution, made_for, dice) if asks else None


def _asked(
    kind: str, entry: Entry, asked: Ask, solution: Solution, made_for: str, dice: Dice
) -> Question:
    """Put a question together: its answer, the choices and the facts that it practises."""
    slips = slipped(kind, asked, solution)
    facts = facts_in(kind, asked, solution, tuple([item for item, _given in slips]))
    if made_for:
        facts = (made_for,) + tuple([fact for fact in facts if fact != made_for])
    right = answered(kind, asked, solution)
    due = [given for item, given in slips if "slip " + item == made_for]
    wrong = tuple(due + dice.some([given for _id, given in slips], len(slips)))
    choices = KIND[kind].choices(Choosing(kind, solution, asked, right, wrong, dice))
    return Question(kind, entry, asked, choices, right, facts)


def question(kinds: tuple[str, ...], rare: int, under: Entry, seed: str) -> Question:
    """Draw a question of one of these kinds; the same seed gives the same question.

    rare: percent of hands drawn from the rare end; where no hand is found, an easy one is taken.
    """
    dice = Dice(seed)
    kind = dice.pick(kinds)
    made = first_asked(usual(kind, rare, under, dice), under, dice)
    while made is None:
        easy = deal(EASY_LIMIT if KIND[kind].hands is NEAR_LIMIT else EASY, under, dice)
        made = ask(kind, easy, dice) if easy is not None else None
    return made


def question_for(fact: str, kinds: tuple[str, ...], under: Entry, seed: str) -> Question | None:
    """Ask a question that practises a fact, of these kinds if they can; None if none was found."""
    dice = Dice(seed)
    able = RECIPE[fact].kinds
    good = [kind for kind in able if kind in kinds] or list(able)

    def draw() -> "tuple[Request, tuple[str, ...]]":
        request = request_for(fact, under.rules, dice)
        order = dice.some(good, len(good))
        return askable(order[0], request, dice) or request, tuple(order)

    return first_asked(draw, under, dice, fact)


def usual(kind: str, rare: int, under: Entry, dice: Dice) -> Draw:
    """Request hands, as often as they are won at a table, that this can be asked of."""
    return lambda: (askable(kind, usual_request(rare, under.rules, dice), dice), (kind,))


def first_asked(draw: Draw, under: Entry, dice: Dice, made_for: str = "") -> Question | None:
    """Deal hands until one of the kinds drawn with it can be asked; None after MOST_PLANS plans.

    made_for: as in `ask`.
    """
    plans = hands(draw, under, dice)
    for _ in range(MOST_PLANS):
        entry, kinds = next(plans)
        if entry is None:
            continue
        for kind in kinds:
            made = ask(kind, entry, dice, made_for)
            if made is not None:
                return made
    return None


def _practises(fact: str, kind: str, asked: Ask, solution: Solution) -> bool:
    """Tell whether the question practises the fact."""
    group, _blank, item = fact.partition(" ")
    if group != "slip":
        return fact in facts_in(kind, asked, solution, ())
    return item in [slip_id for slip_id, _given in slipped(kind, asked, solution)]


def _answers_alike(row: Kind, asked: Ask, solution: Solution, equal: list[Solution]) -> bool:
    """Tell whether all readings that pay the same have one answer: else a right one is called
    wrong.
    """
    right = row.right(solution, asked)
    for other in equal:
        for there in _asked_of(row, asked, solution, other):
            if row.right(other, there) != right:
                return False
    return True


def _asked_of(row: Kind, asked: Ask, solution: Solution, other: Solution) -> tuple[Ask, ...]:
    """Find the same question of another reading of the tiles; none where that has no such group."""
    if row.about.id != GROUP:
        return (asked,)
    meant = solution.reading.groups[asked[0]]
    return tuple(
        [
            (place,)
            for place, each in enumerate(other.reading.groups)
            if (each.shape, each.kind) == (meant.shape, meant.kind)
        ]
    )


def _on_the_table(row: Kind, entry: Entry, dice: Dice) -> Entry:
    """Put counters and sticks on the table where they are asked of, and none where not."""
    situation = entry.situation
    honba = 1 + dice.below(MOST_HONBA) if HONBA in row.table else 0
    sticks = (situation.riichi > 0) + dice.below(3) if STICKS in row.table else 0
    return entry._replace(situation=situation._replace(honba=honba, sticks=sticks))
