"""A page of the Guide in the document: what all of them can do, for each to do its own way."""

from typing import TYPE_CHECKING, Any

from ...screen.html import NOTHING, Html

if TYPE_CHECKING:
    from .page import GuidePage

REGION = "guide-room"


class Room:
    """A page of the Guide; it is made when it is first opened, and kept."""

    def __init__(self, guide: "GuidePage") -> None:
        self.guide = guide
        self.page = guide.page

    def open(self, rest: str) -> None:
        """It is opened; rest: what the address says after its name."""

    def address(self) -> str:
        """What the address says after its name: "" or "/…"."""
        return ""

    def layer(self) -> str:
        """What of its address is a step of its own in the history: "" or "/…"."""
        return ""

    def html(self) -> Html:
        """What it shows now."""
        return NOTHING

    def paint(self) -> None:
        """Bring the document up to it."""
        self.page.put(REGION, self.html().text)

    def arrive(self) -> None:
        """It is in sight, from its top: go to what its address names."""

    def do(self, verb: str, what: str) -> None:
        """Do what a control of it asks for; then it is painted."""

    def typed(self, box: Any) -> None:
        """Something was typed into one of its boxes."""

    def key(self, event: Any) -> None:
        """A key was pressed, but not into a box."""

    def leave(self) -> None:
        """Another page is opened, or none."""
