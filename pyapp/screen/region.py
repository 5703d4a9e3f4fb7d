"""Regions: parts of the page that are written as a whole, each naming what it is made from.

Where that is the same as when it was last written, nothing is made.
"""

from typing import Callable, NamedTuple

from .html import Html


class Region(NamedTuple):
    """id: of its element; frame: the id of the region that holds this element, "" where it is
    always in the page; make: gives the inside from the values of made_from.
    """

    id: str
    frame: str
    made_from: tuple[object, ...]
    make: Callable[..., Html]


class Later(Region):
    """One that a phone shows only further down: it may come soon after the others."""


class Attribute(NamedTuple):
    """An attribute of an element that is always in the page; "" for none."""

    id: str
    name: str
    value: str
