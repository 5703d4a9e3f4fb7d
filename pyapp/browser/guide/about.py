"""The About page of the Guide."""

from ...screen.guide.about import about
from ...screen.html import Html
from ..screen import find
from .room import Room


class About(Room):
    def html(self) -> Html:
        named = find("meta[name=version]")
        return about(self.page.say, str(named.content) if named else "")
