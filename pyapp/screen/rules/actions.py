"""What the Rules screen's controls ask of the hand: other rules, or another choice of a rule."""

from ...riichi.options import PARTED, named_by, option
from ...riichi.rulebooks import rulebook, rules_for
from ...riichi.rules import BadRule, Rules, value_text, with_text
from ...riichi.text import Entry, parse_entry
from ..action import Action
from ..hand.entering import Step
from ..hand.state import State

PART, PUT = "part", "put"  # what one of many parts asks for: to come or go; to come as it is
STEPS = ("rulebook", "option", PART, PUT, "take")  # all else is about the screen itself


def change(state: State, action: Action) -> Step:
    """The state after "rulebook KEY", "option ID VALUE", "part ID PART", "put ID PART" or "take"
    with the text form of rules; what does not exist changes nothing.
    """
    entry = state.entry
    if action.verb == "rulebook" and rulebook(action.what):
        entry = entry._replace(rulebook=action.what, rules=rules_for(action.what), house="")
    elif action.verb in ("option", PART, PUT):
        option_id, _, value = action.what.partition(" ")
        if action.verb != "option":
            value = _with_part(entry.rules, option_id, value, action.verb == PART)
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


def _with_part(rules: Rules, option_id: str, part: str, goes: bool) -> str:
    """Write a rule of many parts with this one instead of what it has of the same name; without it
    where it goes if it is there. "" for a rule of another kind.
    """
    asked = option(option_id)
    if not asked or asked.kind not in PARTED:
        return ""
    value = getattr(rules, option_id)
    parts = [each for each in value if named_by(each) != named_by(part)]
    if not (goes and len(parts) < len(value)):
        parts.append(part)
    return value_text(tuple(parts))


def with_rules(entry: Entry, other: Entry) -> Entry:
    """Give the entry the rules of another."""
    return entry._replace(rulebook=other.rulebook, rules=other.rules, house=other.house)
