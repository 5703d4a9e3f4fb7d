"""The last hands that won: kept when another one takes their place, opened from the menu.

All tabs share them. Where the device stores nothing they are there as long as the page is.
"""

from typing import TYPE_CHECKING, Callable

from pyscript import window

from ..kept.client import Client, News
from ..kept.shelf import Kind
from ..riichi.text import Entry, format_entry
from ..screen.hand.last import Left, is_newer, joined, load_hands, wins, with_hand, with_hands
from ..screen.html import NOTHING, Html
from ..screen.menu.hands import hand_row, hands_sheet
from ..screen.menu.view import framed
from .game_names import date, new_name
from .shared import SHARED
from .store import trouble

if TYPE_CHECKING:
    from .loop import Loop

NAME = "hands"
TURN = 30  # milliseconds of work between two paints


class LastHands:
    """What is kept, and the sheet that shows it."""

    def __init__(self, loop: "Loop") -> None:
        self.loop = loop
        self.hands: tuple[Left, ...] = ()  # on the sheet
        self.rows: list[Html] = []  # those that are drawn
        self.deleted = ""  # what can be had back
        self.newer = False  # whether what is kept is of a later Tenbou
        self.known = False  # whether the device has been asked yet
        self.client = Client(SHARED, Kind(NAME, joined, lambda name, _text: name), self.told)

    def keep(self, entry: Entry) -> None:
        """A hand is left: if it wins it is kept."""
        if wins(entry):
            when, hand = new_name(), format_entry(entry)
            self.change(lambda text: with_hand(text, when, hand))

    def change(self, step: Callable[[str], str]) -> None:
        """Write what a step makes of the text that is kept, and show it."""
        self.client.find(NAME, lambda text: self.write(text, step(text)))

    def write(self, text: str, new: str) -> None:
        if new != text:
            self.client.put(NAME, new)
        self.show(new)

    def told(self, news: News) -> None:
        """Show what came of it, or what another tab has written."""
        self.show(self.client.text(NAME))

    # The sheet

    def open(self) -> None:
        """Show what is kept now."""
        self.deleted = ""
        self.client.find(NAME, self.show)

    def show(self, text: str) -> None:
        self.known = True
        self.newer = is_newer(text)
        self.hands = load_hands(text)
        self.rows = []
        self.draw()

    def draw(self) -> None:
        """Draw the rest in turns: each hand has to be scored."""
        if self.loop.app.sheet != "hands":
            return
        until = window.performance.now() + TURN
        while len(self.rows) < len(self.hands) and window.performance.now() < until:
            place = len(self.rows)
            left = self.hands[place]
            day = date(left.when, self.loop.say.language)
            self.rows.append(hand_row(place, left, day, self.loop.say))
        self.loop.paint()
        if len(self.rows) < len(self.hands):
            window.setTimeout(lambda *_: self.draw(), 0)

    def paint(self, fresh: bool) -> None:
        """Write the sheet; fresh: whether it is just opened."""
        if fresh:
            self.open()
        say = self.loop.say
        if not self.known:
            made = framed(say, "hands_title", NOTHING)
        else:
            told = "" if self.client.keeps else "hands_not_kept"
            told = trouble() or ("store_newer" if self.newer else told)
            made = hands_sheet(tuple(self.rows), self.deleted != "", told, say)
        self.loop.written.forget("sheet")
        self.loop.written.put("sheet", made.text)

    def do(self, verb: str, what: str) -> None:
        """What a control of the sheet asks for."""
        if verb == "reopen":
            self.reopen(what)
        elif verb == "delete":
            self.delete()
        else:
            self.undelete()

    def reopen(self, what: str) -> None:
        """Put a hand on the Hand screen again; what was there can be had back by undo."""
        for place, left in enumerate(self.hands):
            if what == str(place):
                self.loop.put_hand(left.entry)
                self.loop.close()

    def delete(self) -> None:
        def drop(text: str) -> str:
            self.deleted = text
            return ""

        self.change(drop)

    def undelete(self) -> None:
        deleted, self.deleted = self.deleted, ""
        self.change(lambda text: with_hands(text, deleted))
