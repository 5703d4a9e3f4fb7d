"""A win: a complete hand, how it was won, and the rules that judge it."""

from typing import NamedTuple

from .hand import Hand, Situation
from .rules import Rules


class Win(NamedTuple):
    """A complete hand, how it was won, under which rules, and whether it is closed."""

    hand: Hand
    situation: Situation
    by: str
    rules: Rules
    closed: bool
