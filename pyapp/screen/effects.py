"""What steps ask of the browser besides what `app` has for the first screen."""

from typing import Callable, NamedTuple

from .app import Step


class Select(NamedTuple):
    """Put the focus into a box, with that part of its text selected."""

    selector: str
    start: int
    end: int


class Fill(NamedTuple):
    """Write a text into a box, whose html does not say what stands in it."""

    selector: str
    text: str


class After(NamedTuple):
    """Take another step after so many milliseconds."""

    time: int
    then: Step


class CopyLink(NamedTuple):
    """Put a link to this page with that fragment on the clipboard; then: told whether it is."""

    fragment: str
    then: Callable[[bool], Step]


class AskRules(NamedTuple):
    """Find out what named house rules the device keeps, if that is not known yet."""


class KeepRules(NamedTuple):
    """Keep named house rules, as texts by name; "" drops those of that name."""

    changes: tuple[tuple[str, str], ...]
