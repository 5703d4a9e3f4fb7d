"""What the Rules screen's controls ask of the hand: other rules, or another choice of a rule."""

from ...riichi.rulebooks import rulebook, rules_for
from ...riichi.rules import BadRule, with_text
from ...riichi.text import Entry, parse_entry
from ..action import Action
from ..hand.entering import Step
from ..hand.state import State

STEPS = ("rulebook", "option", "take")  # all else is about the screen itself


def change(state: State, action: Action) -> Step:
    """The state after "rulebook KEY", "option ID VALUE" or "take" with the text form of rules;
    what does not exist changes nothing.
    """
    entry = state.entry
    if action.verb == "rulebook" and rulebook(action.what):
        entry = entry._replace(rulebook=action.what, rules=rules_for(action.what), house="")
    elif action.verb == "option":
        option_id, _, value = action.what.partition(" ")
        rules = with_text(entry.rules, option_id, value)
        if not isinstance(rules, BadRule):
            entry = entry._replace(rules=rules)
    elif action.verb == "take":
        taken = parse_entry(action.what)
        if isinstance(taken, Entry):
            entry = with_rules(entry, taken)
    if entry == state.entry:
        return Step(state, ())
    return Step(state._replace(entry=entry, offer=()), ())


def with_rules(entry: Entry, other: Entry) -> Entry:
    """Give the entry the rules of another."""
    return entry._replace(rulebook=other.rulebook, rules=other.rules, house=other.house)
