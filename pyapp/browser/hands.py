"""The last hands that won: kept when another one takes their place, opened from the menu.

All tabs share them. Where the device stores nothing they are there as long as the page is.
"""

from typing import TYPE_CHECKING, Callable

from pyscript import window

from ..riichi.text import Entry, format_entry
from ..screen.hand.last import Left, load_hands, wins, with_hand, with_hands
from ..screen.html import NOTHING, Html
from ..screen.menu.hands import hand_row, hands_sheet
from ..screen.menu.view import framed
from . import store
from .game_names import date, new_name

if TYPE_CHECKING:
    from .loop import Loop

TURN = 30  # milliseconds of work between two paints


class LastHands:
    """What is kept, and the sheet that shows it."""

    def __init__(self, loop: "Loop") -> None:
        self.loop = loop
        self.hands: tuple[Left, ...] = ()  # on the sheet
        self.rows: list[Html] = []  # those that are drawn
        self.deleted = ""  # what can be had back
        self.unkept = ""  # what the device does not store
        self.kept = True  # whether it stores
        self.known = False  # whether it has been asked yet

    def keep(self, entry: Entry) -> None:
        """A hand is left: if it wins it is kept."""
        if wins(entry):
            when, hand = new_name(), format_entry(entry)
            self.change(lambda text: with_hand(text, when, hand))

    def change(self, step: Callable[[str], str]) -> None:
        """Write what a step makes of the text that is kept, and show it."""
        store.get_hands(lambda text: self.write(step, text))

    def write(self, step: Callable[[str], str], text: str) -> None:
        new = step(text)

        def done(kept: str | None) -> None:
            self.kept = kept is not None
            if kept is None:
                self.unkept = step(self.unkept)
            elif kept != new:  # another tab has come between
                self.write(step, kept)
                return
            self.show(self.unkept if kept is None else kept)

        store.set_hands(new, text, done)

    # The sheet

    def open(self) -> None:
        """Show what is kept now."""
        self.deleted = ""
        store.get_hands(lambda text: self.show(text or self.unkept))

    def show(self, text: str) -> None:
        self.known = True
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
            made = hands_sheet(tuple(self.rows), self.deleted != "", self.kept, say)
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
