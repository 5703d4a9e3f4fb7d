"""Joins a text that all tabs share, where this tab and the device have different ones.

A tab writes only over the text that it knows to be there. Where it finds another one, written by
another tab or kept beside the database while that did not open, both are joined, as the kind of
text says. Nothing here knows a device.
"""

from typing import Callable, NamedTuple, TypeAlias

BOTH = "\x01"  # stands between two texts that the device has under one name


class Joined(NamedTuple):
    """The outcome of joining two texts.

    text: one of them, or what both hold; beside: what is to be kept under another name too, ""
    for nothing; told: whether the writer of mine has to know.
    """

    text: str
    beside: str
    told: bool


# What joins mine, theirs and the one that both knew, "" for none; None where that cannot be.
Join: TypeAlias = "Callable[[str, str, str], Joined | None]"


class Kind(NamedTuple):
    """A kind of text. head: how all their names begin; beside: names the copy beside a text."""

    head: str
    join: Join
    beside: Callable[[str, str], str]


class Slot(NamedTuple):
    """A text as this tab wants it, "" for none, and as the device is known to have it."""

    text: str
    there: str


NOTHING = Slot("", "")


class Taken(NamedTuple):
    """A slot after a look at the device, whether its text is to be written now, what is to be kept
    under other names first, and whether the player has to know.
    """

    slot: Slot
    write: bool
    besides: tuple[str, ...]
    told: bool


def take(slot: Slot, join: Join, kept: str) -> Taken:
    """Take what the device has now; where it cannot be joined with mine, mine is not written."""
    theirs, both, other = kept.partition(BOTH)
    mine, base = slot
    besides: list[str] = []
    told = False
    if both:
        if base in (theirs, other):  # mine goes on from one of them, and takes its place
            theirs, other = (mine, other) if base == theirs else (theirs, mine)
            mine = ""
        base = ""  # of three ways none is given up
        joined = join(other, theirs, "")
        if joined is None:
            return Taken(Slot(theirs, kept), False, (), True)
        theirs, beside, told = joined
        besides.append(beside)
    text = theirs
    if mine not in (base, theirs):
        base = "" if BOTH in base else base
        joined = Joined(mine, "", False) if theirs == base else join(mine, theirs, base)
        if joined is None:
            return Taken(Slot(theirs, kept), False, (), True)
        text, beside, also = joined
        besides.append(beside)
        told = told or also
    found = tuple([each for each in besides if each])
    return Taken(Slot(text, kept), text != kept, found, told)
