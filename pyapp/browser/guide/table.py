"""The score table of the Guide in the document: its regions, and hands looked for in a while."""

from typing import TYPE_CHECKING, Any

from pyscript import window

from ...riichi.text import Entry
from ...screen.guide.table import (
    Place,
    act,
    begin,
    example_for,
    frame,
    head_html,
    place_ways,
    score_html,
    tools_html,
)
from .paper import Paper
from .room import REGION, Room

if TYPE_CHECKING:
    from .page import GuidePage

SOON = 30  # milliseconds, in which what was touched is painted
REGIONS = ("table-head", "table-tools", "table-other", "table-dealer", "table-both@data-front")


class Table(Room):
    def __init__(self, guide: "GuidePage") -> None:
        super().__init__(guide)
        self.entry = self.page.session.state.entry
        self.state = begin(self.entry)
        self.paper = Paper(self.page)
        self.sources: dict[bool, object] = {}  # what the tables were drawn from
        self.waiting = False  # whether the table at the back is to be drawn

    def open(self, rest: str) -> None:
        entry = self.page.session.state.entry
        if (entry.hand, entry.situation) != (self.entry.hand, self.entry.situation):
            self.state = begin(entry)
        self.entry = entry
        self.paper.watch()

    def leave(self) -> None:
        self.paper.leave()

    def do(self, verb: str, what: str) -> None:
        if verb == "print":
            self.paper.ask(what)
            return
        state = self.state
        self.state = act(state, verb, what)
        if self.state.place and self.state.place != state.place:
            self.look_for(self.state.place)

    # Hands for the cell that is open

    def look_for(self, place: Place) -> None:
        """Find a hand for each way to win, once what was touched is painted."""
        ways = place_ways(place, self.state.honba, self.page.session.state.entry.rules)
        self.find_one(place, list(ways))

    def find_one(self, place: Place, ways: list[str]) -> None:
        if ways:
            window.setTimeout(lambda *_: self.found(place, ways), SOON)

    def found(self, place: Place, ways: list[str]) -> None:
        state = self.state
        if place != state.place or not self.page.at_guide:
            return
        by = ways.pop(0)
        hand = example_for(place, by, state.honba, self.page.session.state.entry)
        if hand is not None:
            self.state = state._replace(examples=state.examples + ((by, hand),))
            self.guide.paint()
        self.find_one(place, ways)

    # Drawing

    def paint(self) -> None:
        page, state = self.page, self.state
        say, entry = page.say, page.session.state.entry
        fresh = frame(say).text
        if page.shown.get(REGION) != fresh:
            page.put(REGION, fresh)
            self.sources = {}
            for name in REGIONS:
                page.shown.pop(name, None)
        page.put("table-head", head_html(entry, say).text)
        page.put("table-tools", tools_html(state, say).text)
        page.attribute("table-both", "data-front", "dealer" if state.dealer else "other")
        self.paint_table(state.dealer)
        if not self.waiting:
            self.waiting = True
            window.setTimeout(lambda *_: self.paint_back(), SOON)

    def paint_back(self) -> None:
        """The other table, which a phone does not show."""
        self.waiting = False
        if REGION in self.page.shown and self.guide.room is self and self.sources:
            self.paint_table(not self.state.dealer)

    def paint_table(self, dealer: bool) -> None:
        state, page = self.state, self.page
        entry: Entry = page.session.state.entry
        opened: Any = None
        if state.place and state.place.dealer == dealer:
            opened = (state.place, state.examples)
        source = (state.honba, state.rare, opened, entry, page.say)
        if self.sources.get(dealer) != source:
            self.sources[dealer] = source
            id = "table-dealer" if dealer else "table-other"
            page.put(id, score_html(dealer, state, entry, page.say).text)
