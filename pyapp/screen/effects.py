"""What steps ask of the browser besides what `app` has for the first screen."""

from typing import Callable, NamedTuple

from .app import Step


class Select(NamedTuple("Select", [("selector", str), ("start", int), ("end", int)])):
    """Put the focus into a box, with that part of its text selected."""


class Fill(NamedTuple("Fill", [("selector", str), ("text", str)])):
    """Write a text into a box, whose html does not say what stands in it."""


class After(NamedTuple("After", [("time", int), ("then", Step)])):
    """Take another step after so many milliseconds."""


class CopyLink(NamedTuple("CopyLink", [("fragment", str), ("then", "Callable[[bool], Step]")])):
    """Put a link to this page with that fragment on the clipboard; then: told whether it is."""


class AskRules(NamedTuple("AskRules", [])):
    """Find out what named house rules the device keeps, if that is not known yet."""


class KeepRules(NamedTuple("KeepRules", [("changes", "tuple[tuple[str, str], ...]")])):
    """Keep named house rules, as texts by name; "" drops those of that name."""
