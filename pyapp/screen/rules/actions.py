"""What the Rules screen's controls ask for: another rulebook, or another choice of a rule."""

from ...riichi.rulebooks import rulebook, rules_for
from ...riichi.rules import BadRule, with_text
from ..action import Action
from ..hand.entering import Step
from ..hand.state import State


def act(state: State, action: Action) -> Step:
    """The state after "rulebook KEY" or "option ID VALUE"; what does not exist changes nothing."""
    entry = state.entry
    if action.verb == "rulebook" and rulebook(action.what):
        entry = entry._replace(rulebook=action.what, rules=rules_for(action.what))
    elif action.verb == "option":
        id, _, value = action.what.partition(" ")
        rules = with_text(entry.rules, id, value)
        if not isinstance(rules, BadRule):
            entry = entry._replace(rules=rules)
    if entry == state.entry:
        return Step(state, ())
    return Step(state._replace(entry=entry, offer=()), ())
