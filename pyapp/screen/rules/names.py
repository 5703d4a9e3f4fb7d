"""Names of a rule's choices, as the opened answer and the Rules screen show them."""

from ...riichi.options import Value
from ...riichi.rules import value_text
from ...words.words import Words


def choice_name(say: Words, value: Value) -> str:
    """A choice of a rule: "yes", "300 / 100", "big three dragons and four kans"."""
    if isinstance(value, tuple) and value:
        parts = [choice_name(say, part) for part in value]
        return " / ".join(parts) if isinstance(value[0], int) else say.listed(parts)
    if isinstance(value, int) and not isinstance(value, bool):
        return say.number(value)
    id = value_text(value)
    return say("choice_" + id if say.knows("choice_" + id) else id)
