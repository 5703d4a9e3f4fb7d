"""A page of the club: what all of them can do, each its own way."""

from typing import Callable, NamedTuple

from ..action import Action
from ..app import Act, App, Outcome
from ..region import Region


class Page(NamedTuple):
    """What a page does, and what it shows."""

    title: Callable[[App], str]
    above: Callable[[App], str]  # the page to which its way back leads, "-" for the hand
    act: Act
    regions: Callable[[App], tuple[Region, ...]]


def shows(app: App, _action: Action) -> Outcome:
    """Do nothing: the act of a page that only shows something."""
    return Outcome(app, ())
