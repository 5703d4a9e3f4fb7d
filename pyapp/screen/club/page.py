"""A page of the club: what all of them can do, each its own way."""

from typing import Callable, NamedTuple

from ..action import Action
from ..app import Act, App, Outcome
from ..region import Region

# How wide a page is, as the style sheet knows it: a form; with ways to its parts above one, or above
# what takes room; the whole screen.
FORM, PART, BROAD, WHOLE = "form", "part", "broad", "whole"


class Page(NamedTuple):
    """What a page does, and what it shows."""

    title: Callable[[App], str]
    above: Callable[[App], str]  # the page to which its way back leads, "-" for the hand
    act: Act
    regions: Callable[[App], tuple[Region, ...]]
    width: Callable[[App], str]


def as_form(_app: App) -> str:
    """Give the width of a page that is a form whatever it shows."""
    return FORM


def shows(app: App, _action: Action) -> Outcome:
    """Do nothing: the act of a page that only shows something."""
    return Outcome(app, ())
