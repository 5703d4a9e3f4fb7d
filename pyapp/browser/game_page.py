"""The table: a tap becomes a step on the desk, and hands come and go between it and the
Hand screen. Nothing here is imported before the table is first opened.
"""

from typing import Any

from pyscript import document

from ..game.events import Win
from ..game.game import Game
from ..riichi.hand import PLAIN, Hand
from ..riichi.rulebooks import rules_for
from ..riichi.rules import changes_from, value_text
from ..riichi.text import EMPTY as NO_ENTRY
from ..riichi.text import Entry
from ..screen.game import actions, steps
from ..screen.game.forms import start_actions, win_actions, win_draft
from ..screen.game.state import Desk, StartDraft, base
from ..screen.hand.state import follow, with_entry
from . import store
from .game_files import Files
from .game_view import BOARD, FACING, HAND, PLACES, GameView
from .games import Games
from .screen import find

NO_TILES = Hand((), (), None)


class GamePage(GameView):
    """The view with what its controls do."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.games = Games(self)
        self.files = Files(self)
        # What is done here; all else is a step on the desk.
        self.own = {
            "open": self.open,
            "take": self.take,
            "hand": self.to_hand,
            "tiles": self.to_tiles,
            "show": self.to_won_hand,
            "new": self.new,
            "again": self.again,
            "load": self.games.load,
            "delete": self.games.delete,
            "undelete": self.games.undelete,
            "export": self.files.export,
            "copy": self.files.copy,
        }
        find("#game-sheet").addEventListener("cancel", self.cancel)

    # Taps

    def tap(self, arg: str) -> None:
        """Do what a control of the table asks for."""
        verb, _blank, what = arg.partition(" ")
        own = self.own.get(verb)
        if own:
            own(what)
            return
        before = self.desk
        if arg == "sheet games":
            before = self.games.listed(before)
        self.desk, told = actions.act(before, arg, self.fields(), self.say)
        self.changed(before)
        if self.desk.facing != before.facing:
            store.write(FACING, self.desk.facing)
        self.paint()
        self.note(told)
        if self.desk.game is None and not self.desk.sheet:
            self.to_hand("")

    def fields(self) -> dict[str, str]:
        """What stands in the text fields of the open sheet."""
        found = {}
        for box in document.querySelectorAll("#game-sheet input[name]"):
            if box.type != "file":
                found[str(box.name)] = str(box.value)
        return found

    def changed(self, before: Desk) -> None:
        """Keep the game if it is another one now; a won hand makes room for the next."""
        game, old = self.desk.game, before.game
        if game is None or game is old or not self.games.save(game):
            return
        last = game.log[-1].event if game.log else None
        more = old is None or len(game.log) > len(old.log)
        if more and isinstance(last, Win) and [each for each in last.wins if each.hand]:
            self.set_hand(self.seated(game, NO_ENTRY._replace(hand=NO_TILES)))

    def went_back(self, place: str) -> bool:
        """The tab's history stands elsewhere: follow it; False when that is not the table's."""
        page = self.page
        if self.returning:
            self.returning = False
            return True
        if place not in PLACES or (place == HAND and not page.at_table):
            return False
        page.place = place
        if place == HAND:
            self.to_hand("")
        elif not page.at_table:
            self.show()
        elif place == BOARD and self.desk.sheet:
            self.close()
        else:
            self.paint()
        return True

    def cancel(self, event: Any) -> None:
        event.preventDefault()
        self.close()

    def close(self) -> None:
        """Close the sheet, by no tap."""
        self.tap("close")
        self.turned = False

    # Beginning

    def open(self, what: str) -> None:
        """From the Hand screen, or at the start."""
        if self.desk.game is None and not self.desk.sheet:
            self.ask_start()
        self.show()

    def ask_start(self) -> None:
        """A new game with the rules of the Hand screen."""
        entry = self.page.session.state.entry
        changes = []
        for field, value in changes_from(rules_for(entry.rulebook), entry.rules):
            changes.append((field, value_text(value)))
        draft = start_actions.new_start(entry.rulebook, tuple(changes))
        self.desk = self.desk._replace(sheet="start", draft=draft, error="")

    def new(self, what: str) -> None:
        self.ask_start()
        self.paint()

    def again(self, what: str) -> None:
        """A new game with the players and rules of the one that is over."""
        game = self.desk.game
        self.ask_start()
        draft = self.desk.draft
        if game is not None and isinstance(draft, StartDraft):
            house = (game.start.rulebook, game.start.changes)
            self.desk = self.desk._replace(draft=draft._replace(start=game.start, house=house))
        self.paint()

    # To and from the Hand screen

    def take(self, by: str) -> None:
        """A won hand comes from the Hand screen."""
        entry = self.page.session.state.entry
        if self.desk.game is None or self.desk.game.over:
            self.ask_start()
        self.desk, told = win_actions.take_hand(steps.Table(self.desk, {}, self.say), entry, by)
        self.show()
        self.note(told)

    def to_hand(self, what: str) -> None:
        """Back to the Hand screen; winds, counters, sticks and rules are the table's."""
        game = self.desk.game
        if game is not None and not game.over:
            self.set_hand(self.seated(game, self.page.session.state.entry))
        self.leave()

    def to_tiles(self, what: str) -> None:
        """To the Hand screen, to enter the tiles of a winner."""
        seat = int(what)
        game = base(self.desk)
        riichi = 1 if seat in game.riichi else 0
        empty = Entry(NO_TILES, PLAIN._replace(riichi=riichi), "", "", game.rules)
        self.set_hand(win_draft.seated(empty, game, seat))
        self.leave()

    def to_won_hand(self, what: str) -> None:
        """A hand of the log on the Hand screen, counters as they were then."""
        place, _blank, seat = what.partition(" ")
        game = self.desk.game
        event = game.events[int(place)] if game else None
        if not isinstance(event, Win):
            return
        draft = win_draft.draft_of(event, int(place))
        won = win_draft.find(draft, int(seat))
        entry = win_draft.hand_of(won) if won else None
        if entry:
            then = base(self.desk._replace(draft=draft))
            self.set_hand(win_draft.seated(entry, then, int(seat))._replace(by=""))
            self.desk = self.desk._replace(sheet="", draft=None)
            self.leave()

    def seated(self, game: Game, entry: Entry) -> Entry:
        """The hand as it is at this table, at the seat it has."""
        return win_draft.seated(entry, game, (game.dealer + entry.situation.seat) % 4)

    def set_hand(self, entry: Entry) -> None:
        """Put a hand on the Hand screen; what was there can be had back by undo."""
        page = self.page
        page.session = follow(page.session, with_entry(page.session.state, entry))
        page.paint()
