"""How the Rules screen stands: what is folded out, looked for and typed. None of it is kept."""

from typing import NamedTuple

from ...riichi.problem import Problem
from .house import HouseRules

NAME, RENAME = "name", "rename"  # what a name is asked for: the rules in use, or those kept


class Form(NamedTuple("Form", [("kind", str), ("typed", str), ("error", "Problem | None")])):
    """A name that is asked for: what it is for, what has been typed, and what is wrong with it."""


class Looking(
    NamedTuple(
        "Looking",
        [
            ("kept", "tuple[HouseRules, ...]"),
            ("open", "tuple[str, ...]"),
            ("search", str),
            ("only_changed", bool),
            ("form", "Form | None"),
            ("told", str),
            ("undo", bool),
        ],
    )
):
    """kept: the named house rules of this device, in order; open: what is folded out; search: as
    typed; form: the name that is asked for; told: what came of the last tap, and whether that can
    be undone.
    """


BEGIN = Looking((), ("books",), "", False, None, "", False)


def toggled(look: Looking, name: str) -> Looking:
    """Something folded out, or in again."""
    rest = tuple([each for each in look.open if each != name])
    return look._replace(open=rest if name in look.open else look.open + (name,))
