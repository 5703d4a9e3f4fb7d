"""A page of the Guide: what all of them can do, each its own way."""

from typing import Callable, NamedTuple

from ..app import Act, App, Outcome
from ..region import Attribute, Region


class Page(NamedTuple):
    """What a page does, and what it shows."""

    opened: Callable[[App, str], Outcome]  # told what the address says after its name
    act: Act  # with the page's name as the room
    left: Callable[[App], App]  # another page is opened, or none
    regions: Callable[[App], tuple[Region, ...]]
    attributes: Callable[[App], tuple[Attribute, ...]]
    address: Callable[[App], str]  # what the address says after its name: "" or "/…"


def stays(app: App) -> App:
    """Change nothing when the page is left."""
    return app


def no_attributes(app: App) -> tuple[Attribute, ...]:
    """None change."""
    return ()


def no_address(app: App) -> str:
    """Add nothing to the page's name in the address."""
    return ""
