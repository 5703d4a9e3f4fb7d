"""The same hand under every rulebook, with the options that make the difference."""

from typing import NamedTuple

from .hand import Hand, Situation
from .options import OPTIONS
from .payments import pay_text
from .rulebooks import RULEBOOKS, rules_for
from .rules import Rules
from .score import Outcome, Score, score

# The groups of options that can change what a hand is worth.
SCORING = ("players", "yaku", "limit", "fu", "dora", "pay")


class Comparison(
    NamedTuple(
        "Comparison", [("rulebook", str), ("outcome", Outcome), ("options", "tuple[str, ...]")]
    )
):
    """What a rulebook makes of the hand; options: ids that change it, () when nothing does."""


def compare(hand: Hand, situation: Situation, by: str, rules: Rules) -> tuple[Comparison, ...]:
    """The hand under each rulebook in their order, against what `rules` make of it.

    The way from `rules` to the rulebook is walked option by option, and every option at
    which the result changes is named.
    """
    here = worth(score(hand, situation, by, rules))
    found: list[Comparison] = []
    for book in RULEBOOKS:
        theirs = rules_for(book.key)
        outcome = score(hand, situation, by, theirs)
        same = worth(outcome) == here
        options = () if same else deciding_options(hand, situation, by, rules, theirs)
        found.append(Comparison(book.key, outcome, options))
    return tuple(found)


def deciding_options(
    hand: Hand, situation: Situation, by: str, rules: Rules, others: Rules
) -> tuple[str, ...]:
    """The options at which the result changes on the way from `rules` to `others`."""
    before = worth(score(hand, situation, by, rules))
    found: list[str] = []
    for option in OPTIONS:
        choice = getattr(others, option.id)
        if option.group not in SCORING or getattr(rules, option.id) == choice:
            continue
        rules = rules._replace(**{option.id: choice})
        after = worth(score(hand, situation, by, rules))
        if after != before:
            found.append(option.id)
        before = after
    return tuple(found)


def worth(outcome: Outcome) -> tuple[object, ...]:
    """What two results must share to count as the same: value, yaku and payments."""
    if not isinstance(outcome, Score):
        return (outcome.problems,)
    yaku = tuple((hit.id, hit.han, hit.yakuman) for hit in outcome.yaku)
    return (outcome.value, yaku, pay_text(outcome.payments))
