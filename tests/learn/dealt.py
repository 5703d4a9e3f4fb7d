"""Hands as practice deals them."""

from pyapp.learn.deal import hands
from pyapp.learn.dice import Dice
from pyapp.learn.questions import usual
from pyapp.learn.working import PAYMENT
from pyapp.riichi.text import Entry


def practice_hand(rare: int, under: Entry, seed: str) -> Entry:
    """A hand of which the payments, which any hand has, may be asked."""
    dice = Dice(seed)
    plans = hands(usual(PAYMENT, rare, under, dice), under, dice)
    return next(entry for entry, _kinds in plans if entry is not None)
