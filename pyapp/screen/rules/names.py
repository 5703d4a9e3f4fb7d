"""Names of rulebooks, rules and choices, as the sheet and the Rules screen show them."""

from ...riichi.options import Option, Value
from ...riichi.rules import value_text
from ..words import Words, number


def option_name(say: Words, id: str) -> str:
    """The short name of a rule."""
    return say.say(id)


def choice_name(say: Words, value: Value) -> str:
    """A choice of a rule: "yes", "300 / 100", "big three dragons, four kongs"."""
    if isinstance(value, tuple):
        words = value and not isinstance(value[0], int)
        parts = [choice_name(say, part) for part in value]
        return (", " if words else " / ").join(parts) or say("none")
    if isinstance(value, int) and not isinstance(value, bool):
        return number(value).replace("-", "−")
    id = value_text(value)
    return say.say("choice_" + id if say.knows("choice_" + id) else id)


def option_meaning(say: Words, option: Option) -> str:
    """What the rule asks, its terms in the words of the terminology."""
    meaning = option.meaning.replace("ura dora", "ura").replace("a honba", "a one_honba")
    return " ".join([_termed(say, word) for word in meaning.split(" ")])


def _termed(say: Words, word: str) -> str:
    bare = word.strip(".,;:")
    term = say.term(bare.lower())
    if not bare or not term:
        return word
    if bare[0] != bare[0].lower():
        term = term[0].upper() + term[1:]
    return word.replace(bare, term)
