"""Games as files, and the result on the clipboard."""

import json
from typing import Any

from pyscript import document, window

from ..game.events import Refused
from ..game.game import Game
from ..game.history import opened
from ..game.saved import load
from ..screen.game.result import share_text
from ..screen.game.state import End, OpenGame
from . import clipboard
from .game_names import iso
from .game_view import GameView
from .games import HEAD, Games

LARGEST = 1000000  # bytes: what is longer is read as far as this, and refused as what it is


class Files:
    """What goes out of the page and comes in, for the view of a game."""

    def __init__(self, view: GameView, games: Games) -> None:
        self.view = view
        self.games = games
        document.addEventListener("click", self.will_choose)

    def export(self, id: str) -> None:
        """The game as a file, the text as it is kept, readable or not."""
        state = self.view.state
        if isinstance(state, OpenGame) and id == state.id:
            self.download(id, self.games.text)
        else:
            self.games.client.find(HEAD + id, lambda text: self.download(id, text))

    def download(self, id: str, text: str) -> None:
        words = ["tenbou", iso(id)[:10]]
        game = load(text)
        if isinstance(game, Game):
            words.extend(game.start.names)
        name = "".join(
            [each if each.isalpha() or each.isdigit() else "-" for each in "-".join(words)]
        )
        parts = window.JSON.parse(json.dumps([text]))
        blob = window.Blob.new(parts, window.JSON.parse('{"type": "text/plain"}'))
        link = document.createElement("a")
        link.href = window.URL.createObjectURL(blob)
        link.download = name + ".txt"
        link.click()
        url = link.href
        window.setTimeout(lambda *_: window.URL.revokeObjectURL(url), 60000)
        self.view.note(self.view.page.say("game_exported"))

    def will_choose(self, event: Any) -> None:
        """The field itself is listened to: the sheet may be drawn anew meanwhile."""
        box = event.target
        if box.tagName == "INPUT" and box.type == "file" and box.closest("#game-sheet"):
            box.addEventListener("change", self.chosen)

    def chosen(self, event: Any) -> None:
        box = event.target
        if not box.files.length:
            return
        part = box.files.item(0).slice(0, LARGEST)
        box.value = ""  # so that choosing the same file once more is a change too
        part.text().then(lambda text, *_: self.imported(str(text)), lambda *_: self.imported(""))

    def imported(self, text: str) -> None:
        """Open a game from a file under a new name; a file that is none changes nothing."""
        view = self.view
        game = load(text)
        if isinstance(game, Refused):
            error = "%s %s" % (self.games.why(game), view.page.say("game_nothing_opened"))
            view.state = view.state._replace(error=error)
        else:
            self.games.save(OpenGame(opened(game), "", None, None, view.state.facing, ""), None)
        view.paint()

    def copy(self, what: str) -> None:
        """The result as text on the clipboard."""
        state = self.view.state
        if isinstance(state, OpenGame):
            clipboard.copy(share_text(self.view.page.say, state.game), self.copied)

    def copied(self, done: bool) -> None:
        """Say on the result what came of it."""
        view = self.view
        if isinstance(view.state.sheet, End):
            view.state = view.state._replace(sheet=End("end_copied" if done else "end_not_copied"))
            view.paint()
