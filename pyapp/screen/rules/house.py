"""House rules that players have given a name, as values and as the texts that are kept."""

from typing import NamedTuple

from ...kept.shelf import Joined
from ...riichi.free_text import LONGEST_NAME, clean_name
from ...riichi.problem import Problem, problem
from ...riichi.rulebooks import RULEBOOKS, rules_for
from ...riichi.rules import Rules, changes_from, whole_number
from ...riichi.text import EMPTY, Entry, format_entry, parse_entry


class HouseRules(NamedTuple):
    """A rulebook, and its rules as the player changed them."""

    name: str
    rulebook: str
    rules: Rules

    @property
    def changes(self) -> tuple[str, ...]:
        """The ids of the options that differ from the rulebook's."""
        return tuple(
            [option_id for option_id, _ in changes_from(rules_for(self.rulebook), self.rules)]
        )


def only_rules(entry: Entry) -> Entry:
    """Give an entry with the rules of this one and nothing else."""
    return EMPTY._replace(rulebook=entry.rulebook, rules=entry.rules, house=entry.house)


def house_of(entry: Entry) -> HouseRules:
    """Take the rules of an entry."""
    return HouseRules(entry.house, entry.rulebook, entry.rules)


def house_text(house: HouseRules, space: str = " ") -> str:
    """The text to keep or, with a comma for space, to put in a link; never "" for the rulebook
    that goes without saying.
    """
    name, key, rules = house
    text = format_entry(EMPTY._replace(house=name, rulebook=key, rules=rules), space)
    return text or "rules:" + key


def read_house(name: str, text: str) -> HouseRules | None:
    """The rules of a text kept under a name; None where it cannot be read, as after a newer page."""
    entry = parse_entry(text)
    return HouseRules(name, entry.rulebook, entry.rules) if isinstance(entry, Entry) else None


def in_order(kept: list[HouseRules]) -> tuple[HouseRules, ...]:
    """Sort house rules by name, as they are listed."""
    return tuple(sorted(kept, key=lambda each: (each.name.lower(), each.name)))


def kept_as(kept: tuple[HouseRules, ...], name: str) -> HouseRules | None:
    """Find the rules kept under a name, or None."""
    for each in kept:
        if each.name == name:
            return each
    return None


def name_for(kept: tuple[HouseRules, ...], typed: str, old: str = "") -> str | Problem:
    """The name that was typed, as it is kept, or why it cannot be; old: the one it replaces."""
    name = clean_name(typed)
    if not name:
        return problem("house_no_name")
    if name.lower() in [book.short.lower() for book in RULEBOOKS]:
        return problem("house_printed")
    taken = [each.name.lower() for each in kept if each.name != old]
    return problem("house_taken") if name.lower() in taken else name


def free_name(kept: tuple[HouseRules, ...], name: str) -> str:
    """Find a free name near this one: "Club 2"."""
    found: str | Problem = problem("house_taken")
    while not isinstance(found, str):
        name = next_name(name)
        found = name_for(kept, name)
    return found


def next_name(name: str) -> str:
    """Give the name after one: "Club 2" after "Club", and "Club 3" after that."""
    first, _blank, last = name.rpartition(" ")
    number = whole_number(last, 3) if first else None
    if number is None or number < 1:
        first, number = name, 1
    end = " %d" % (number + 1)
    return first[: LONGEST_NAME - len(end)] + end


def joined(mine: str, theirs: str, base: str) -> Joined:
    """Join what two wrote under one name: theirs stays, and mine is kept beside it."""
    return Joined(theirs, mine, True)
