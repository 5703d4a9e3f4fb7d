"""Games as files, and the result on the clipboard."""

import json
from typing import Any

from pyscript import document, window

from ..game.events import Refused
from ..game.game import Game
from ..game.history import opened
from ..game.saved import dump, load
from ..screen.game.result import share_text
from . import game_store

LARGEST = 400000  # characters of a file that may be a game


class Files:
    """What goes out of the page and comes in, for a GamePage."""

    def __init__(self, table: Any) -> None:
        self.table = table
        document.addEventListener("change", self.chosen)

    def export(self, id: str) -> None:
        """The game as a file, the text as it is kept, readable or not."""
        desk = self.table.desk
        text = game_store.read(id) or (dump(desk.game.events) if desk.game else "")
        words = ["tenbou", game_store.iso(id)[:10]]
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
        self.table.note(self.table.say("t_exported"))

    def chosen(self, event: Any) -> None:
        box = event.target
        if not box.closest("#game-sheet") or box.type != "file" or not box.files.length:
            return
        file = box.files.item(0)
        if file.size > LARGEST:
            self.imported("")
        else:
            file.text().then(lambda text, *_: self.imported(str(text)))

    def imported(self, text: str) -> None:
        """Open a game from a file under a new name; a file that is none changes nothing."""
        table = self.table
        game = load(text)
        if isinstance(game, Refused):
            error = "%s %s" % (table.games.why(game), table.say("t_nothing_opened"))
            table.desk = table.desk._replace(error=error)
        else:
            table.desk = table.games.cleared()._replace(history=opened(game))
            table.games.save(game)
        table.paint()

    def copy(self, what: str) -> None:
        """The result as text on the clipboard."""
        game = self.table.desk.game
        if game is None:
            return
        clipboard = window.navigator.clipboard
        if clipboard:
            clipboard.writeText(share_text(self.table.say, game)).then(
                lambda *_: self.copied("end_copied"), lambda *_: self.copied("end_not_copied")
            )
        else:
            self.copied("end_not_copied")

    def copied(self, id: str) -> None:
        self.table.desk = self.table.desk._replace(error=self.table.say(id))
        self.table.paint()
