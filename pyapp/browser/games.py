"""The games on the device: the open one is written after every change, and only over the
text this tab has read or written itself: another tab's longer game is taken over.
"""

from typing import Any

from pyscript import document, window

from ..game.events import Refused
from ..game.game import Game
from ..game.history import opened
from ..game.saved import dump, load
from ..screen.game.sentences import problem_text
from ..screen.game.state import EMPTY, Desk, Kept
from . import game_store, store


class Games:
    """What is kept, for a GamePage."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.stored = ""  # of the open game, as this tab last read or wrote it
        self.deleted: tuple[str, str] = ("", "")
        self.told_not_saved = False
        document.defaultView.addEventListener("storage", self.elsewhere)
        id = store.read(game_store.OPEN)
        text = game_store.read(id) if id else ""
        if text:
            self.open_text(id, text)

    def open_text(self, id: str, text: str) -> bool:
        """Open the text of a game, or say why not among the games of the device."""
        game = load(text)
        if isinstance(game, Refused):
            self.table.desk = self.listed(self.table.desk)._replace(error=self.why(game))
            return False
        self.put(id, text, game)
        store.write(game_store.OPEN, id)
        return True

    def put(self, id: str, text: str, game: Game) -> None:
        """Lay a game on the desk, kept as that text under that name."""
        self.stored = text
        self.table.desk = self.cleared()._replace(history=opened(game), id=id)

    def cleared(self) -> Desk:
        """A desk without a game."""
        return EMPTY._replace(facing=self.table.desk.facing)

    def why(self, refused: Refused) -> str:
        return problem_text(self.table.say, ("", "", "", ""), refused.problems[0])

    def save(self, game: Game) -> bool:
        """Keep the game on the device; False when another tab has gone on with it."""
        table = self.table
        text = dump(game.events)
        id = table.desk.id
        if not id:
            id = game_store.new_id()
            self.stored = ""
            # Browsers may drop what a page keeps, unless asked not to; not all can be asked.
            storage = getattr(window.navigator, "storage", None)
            if storage:
                storage.persist()
        there = game_store.read(id)
        if there and there != self.stored:
            newer = load(there)
            if isinstance(newer, Game):
                self.put(id, there, newer)
                table.later(table.say("t_taken_over"))
                return False
            id = game_store.new_id()
            table.later(table.say("t_saved_anew"))
        table.desk = table.desk._replace(id=id)
        store.write(game_store.OPEN, id)
        if game_store.write(id, text):
            self.stored = text
        elif not self.told_not_saved:
            self.told_not_saved = True
            table.later(table.say("t_not_saved"))
        return True

    def elsewhere(self, event: Any) -> None:
        """Another tab wrote: its game is taken over if it is the one open here."""
        table = self.table
        id = table.desk.id
        if not id or event.key != game_store.PREFIX + id:
            return
        text = str(event.newValue or "")
        if text == self.stored:
            return
        if not text:
            self.stored = ""
            table.desk = self.listed(self.cleared())
            told = "t_gone_elsewhere"
        elif isinstance(load(text), Game) and self.open_text(id, text):
            told = "t_from_other_tab"
        else:
            return
        table.paint()
        table.note(table.say(told))

    # The list

    def listed(self, desk: Desk) -> Desk:
        """The desk with the list of the games open."""
        found = []
        for id in game_store.ids():
            found.append(Kept(id, game_store.date(id), load(game_store.read(id))))
        return desk._replace(sheet="games", kept=tuple(found), error="")

    def load(self, id: str) -> None:
        self.open_text(id, game_store.read(id))
        self.table.paint()

    def delete(self, id: str) -> None:
        """Drop a game; it can be had back as long as the list is open."""
        desk = self.table.desk
        self.deleted = (id, game_store.read(id))
        game_store.write(id, "")
        if id == desk.id:
            self.stored = ""
            desk = self.cleared()
        self.table.desk = self.listed(desk)._replace(deleted=True)
        self.table.paint()

    def undelete(self, what: str) -> None:
        id, text = self.deleted
        game_store.write(id, text)
        self.table.desk = self.listed(self.table.desk)._replace(deleted=False)
        self.table.paint()
