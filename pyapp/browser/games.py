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
from ..screen.game.state import GameList, Kept, NoGame, OpenGame
from . import game_store
from .game_view import GameView


class Games:
    """What is kept, for the view of a game."""

    def __init__(self, view: GameView) -> None:
        self.view = view
        self.stored = ""  # of the open game, as this tab last read or wrote it
        self.deleted = ("", "")
        self.told_not_saved = False
        document.defaultView.addEventListener("storage", self.elsewhere)
        id = game_store.open_id()
        text = game_store.read(id) if id else ""
        if text:
            self.open_text(id, text)

    def open_text(self, id: str, text: str) -> bool:
        """Open the text of a game, or say why not among the games of the device."""
        game = load(text)
        if isinstance(game, Refused):
            self.open_list(False, self.why(game))
            return False
        self.put(id, text, game)
        game_store.set_open(id)
        return True

    def put(self, id: str, text: str, game: Game) -> None:
        """Open a game that is kept as that text under that name."""
        self.stored = text
        self.view.state = OpenGame(opened(game), id, None, None, self.view.state.facing, "")

    def why(self, refused: Refused) -> str:
        return problem_text(self.view.page.say, (), refused.problems[0])

    def save(self, state: OpenGame) -> bool:
        """Keep the open game on the device; False when another tab has gone on with it."""
        view, say = self.view, self.view.page.say
        text = dump(state.game.events)
        id = state.id
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
                view.later(say("game_taken_over"))
                return False
            id = game_store.new_id()
            view.later(say("game_saved_anew"))
        view.state = state._replace(id=id)
        game_store.set_open(id)
        if game_store.write(id, text):
            self.stored = text
        elif not self.told_not_saved:
            self.told_not_saved = True
            view.later(say("game_not_saved"))
        return True

    def elsewhere(self, event: Any) -> None:
        """Another tab wrote: its game is taken over if it is the one open here."""
        view = self.view
        state, say = view.state, view.page.say
        if not isinstance(state, OpenGame) or event.key != game_store.PREFIX + state.id:
            return
        text = str(event.newValue or "")
        if text == self.stored:
            return
        if not text:
            self.close()
            self.open_list(False)
            told = say("game_gone_elsewhere")
        elif isinstance(load(text), Game) and self.open_text(state.id, text):
            told = say("game_from_other_tab")
        else:
            return
        view.paint()
        view.note(told)

    def close(self) -> None:
        """No game is open."""
        self.stored = ""
        self.view.state = NoGame(None, self.view.state.facing, "")

    # The list

    def open_list(self, deleted: bool, error: str = "") -> None:
        """Open the list of the games; deleted: whether one was just dropped."""
        found = []
        for id in game_store.ids():
            date = game_store.date(id, self.view.page.say.language)
            found.append(Kept(id, date, load(game_store.read(id))))
        sheet = GameList(tuple(found), deleted)
        self.view.state = self.view.state._replace(sheet=sheet, error=error)

    def show(self, what: str) -> None:
        self.open_list(False)
        self.view.paint()

    def load(self, id: str) -> None:
        self.open_text(id, game_store.read(id))
        self.view.paint()

    def delete(self, id: str) -> None:
        """Drop a game; it can be had back as long as the list is open."""
        state = self.view.state
        self.deleted = (id, game_store.read(id))
        game_store.write(id, "")
        if isinstance(state, OpenGame) and id == state.id:
            self.close()
        self.open_list(True)
        self.view.paint()

    def undelete(self, what: str) -> None:
        id, text = self.deleted
        game_store.write(id, text)
        self.show("")
