"""How the Rules screen stands. None of it is kept but the house rules, by name."""

from typing import NamedTuple, TypeAlias

from ...riichi.problem import Problem
from .house import HouseRules

NAME, RENAME = "name", "rename"  # what a name is asked for: the rules in use, or those kept

# House rules as they are kept: name and text of each, "" for none of that name.
Texts: TypeAlias = "tuple[tuple[str, str], ...]"


class Form(NamedTuple):
    """A name that is asked for: what it is for, with what the box is drawn, and what is wrong with
    that.
    """

    kind: str
    name: str
    error: Problem | None


class Looking(NamedTuple):
    """kept: the named house rules of this device, in order; open: what is folded out; search: as
    typed; form: the name that is asked for; told: what came of the last tap, and whether that can
    be undone; declined: whether the rules in use came with a link and are not to be saved.
    """

    kept: tuple[HouseRules, ...]
    open: tuple[str, ...]
    search: str
    only_changed: bool
    form: Form | None
    told: str
    undo: bool
    declined: bool


BEGIN = Looking((), ("books",), "", False, None, "", False, False)


class RulesState(NamedTuple):
    """typed: what stands in the box for a name; known: whether the device has said what it keeps; texts: all that, readable or not; before:
    the texts and the name in use that undo brings back; told_of: the rules in use when something
    was told, which other rules take away, None after a deletion; offering: whether the rules of a
    link wait until it is known what is kept; warned: whether it was said that nothing is kept.
    """

    look: Looking
    typed: str
    known: bool
    texts: Texts
    before: tuple[Texts, str]
    told_of: HouseRules | None
    offering: bool
    warned: bool


FRESH = RulesState(BEGIN, "", False, (), ((), ""), None, False, False)


def toggled(look: Looking, name: str) -> Looking:
    """Unfold something, or fold it again."""
    rest = tuple([each for each in look.open if each != name])
    return look._replace(open=rest if name in look.open else look.open + (name,))
