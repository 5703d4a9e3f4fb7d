"""The games on the device. Every change of the open one is kept at once, but only over the text
that this tab has read or written itself: what another tab has added is never written over.
"""

from pyscript import window

from ..game.events import Refused
from ..game.game import Game
from ..game.history import reopened
from ..game.saved import dump, dump_undone, extended, is_current, load, load_undone
from ..screen.game.sentences import problem_text
from ..screen.game.state import GameList, Kept, NoGame, OpenGame, still_fits
from . import store
from .game_names import date, new_name, newest_first
from .game_view import GameView

TURN = 50  # milliseconds of work between two paints


class Games:
    """What is kept, for the view of a game."""

    def __init__(self, view: GameView) -> None:
        self.view = view
        self.text = ""  # of the open game, as it is now
        self.kept = ""  # and as the device is known to have it
        self.deleted = ("", "")
        self.told_not_saved = False
        store.when_heard(self.heard)
        text = store.open_game()
        if text and not self.open_text(store.read(store.OPEN), text):
            view.state = view.state._replace(sheet=GameList(None, False))  # until it comes

    def open_text(self, id: str, text: str) -> bool:
        """Open the text of a game, or say why not among the games of the device."""
        game = load(text)
        if isinstance(game, Refused):
            self.open_list(False, self.why(game))
            return False
        self.put(id, text, game)
        return True

    def put(self, id: str, text: str, game: Game) -> None:
        """Open a game that is kept as that text under that name."""
        store.write(store.OPEN, id)
        self.text = self.kept = text
        undone = load_undone(store.read(store.UNDONE), text, game.rules.players)
        history = reopened(game, undone)
        self.view.state = OpenGame(history, id, None, None, self.view.state.facing, "")

    def why(self, refused: Refused) -> str:
        return problem_text(self.view.page.say, (), refused.problems[0])

    # The open game

    def save(self, state: OpenGame, old: Game | None) -> None:
        """Have the device keep the open game; old: what it was before, None for a new one."""
        before, self.text = self.text, _text(state.game, old, self.text)
        store.write(store.UNDONE, dump_undone(state.history.future, self.text))
        if not state.id:
            store.protect()
            self.save_anew(state)
        else:
            self.view.state = state
            self.write(state.id, self.text, before)

    def save_anew(self, state: OpenGame) -> None:
        """The same under a new name."""
        id = new_name()
        self.view.state = state._replace(id=id)
        self.kept = ""
        store.write(store.OPEN, id)
        self.write(id, self.text, "")

    def write(self, id: str, text: str, known: str) -> None:
        store.set_game(id, text, known, lambda kept: self.written(id, text, kept))

    def written(self, id: str, text: str, kept: str | None) -> None:
        """What came of it: the text is kept, nothing is, or another tab has gone on."""
        view, say, state = self.view, self.view.page.say, self.view.state
        if not isinstance(state, OpenGame) or id != state.id or kept == self.text != text:
            return  # another game is open by now, or this was settled already
        if kept is None:
            if not self.told_not_saved:
                self.told_not_saved = True
                view.note(say("game_not_saved"))
        elif kept == text:
            self.kept = text
        elif kept == self.kept and kept:  # an earlier write failed, nobody else has been there
            self.write(id, self.text, kept)
        elif not kept or not self.take_over(state, kept, say("game_taken_over")):
            self.save_anew(state)
            view.note(say("game_saved_anew"))

    def take_over(self, before: OpenGame, text: str, told: str) -> bool:
        """Show the open game as another tab has left it; what is entered stays. Gives whether
        it could be read.
        """
        view, game = self.view, load(text)
        if isinstance(game, Refused):
            return False
        self.put(before.id, text, game)
        if still_fits(before.sheet):
            view.state = view.state._replace(sheet=before.sheet)
        view.paint()
        view.note(told)
        return True

    def heard(self, id: str, text: str) -> None:
        """Another tab wrote a game: it is taken over if it is the one open here."""
        state, say = self.view.state, self.view.page.say
        if not isinstance(state, OpenGame) or id != state.id or text == self.text:
            return
        if self.text != self.kept:
            return  # a write is on its way, whose outcome will tell
        if not text:
            self.close()
            self.show("")
            self.view.note(say("game_gone_elsewhere"))
        else:
            self.take_over(state, text, say("game_from_other_tab"))

    def close(self) -> None:
        """No game is open."""
        self.text = self.kept = ""
        self.view.state = NoGame(None, self.view.state.facing, "")

    # The list

    def open_list(self, deleted: bool, error: str = "") -> None:
        """Open the list of the games; deleted: whether one was just dropped."""
        view = self.view
        before = view.state.sheet
        games = before.games if isinstance(before, GameList) else None
        view.state = view.state._replace(sheet=GameList(games, deleted), error=error)
        store.get_games(self.listed)

    def listed(self, texts: dict[str, str]) -> None:
        """Show the games, unless the list was closed meanwhile; many come in turns, as each has
        to be played through.
        """
        view = self.view
        names = newest_first(list(texts))
        shown: list[Kept] = []

        def more() -> None:
            sheet = view.state.sheet
            if not isinstance(sheet, GameList) or (shown and sheet.games != tuple(shown)):
                return  # closed, or listed anew
            until = window.performance.now() + TURN
            while len(shown) < len(names) and window.performance.now() < until:
                name = names[len(shown)]
                shown.append(Kept(name, date(name, view.page.say.language), load(texts[name])))
            view.state = view.state._replace(sheet=sheet._replace(games=tuple(shown)))
            view.paint()
            if len(shown) < len(names):
                window.setTimeout(lambda *_: more(), 0)

        more()

    def show(self, what: str) -> None:
        self.open_list(False)
        self.view.paint()

    def load(self, id: str) -> None:
        store.get_game(id, lambda text: self.loaded(id, text))

    def loaded(self, id: str, text: str) -> None:
        self.open_text(id, text)
        self.view.paint()

    def delete(self, id: str) -> None:
        """Drop a game; it can be had back as long as the list is open."""
        store.get_game(id, lambda text: self.drop(id, text))

    def drop(self, id: str, text: str) -> None:
        state = self.view.state
        self.deleted = (id, text)
        if isinstance(state, OpenGame) and id == state.id:
            self.close()
            self.view.state = self.view.state._replace(sheet=state.sheet)
        store.put_game(id, "", lambda: self.renew(True))

    def undelete(self, what: str) -> None:
        id, text = self.deleted
        store.put_game(id, text, lambda: self.renew(False))

    def renew(self, deleted: bool) -> None:
        """Read the list again, unless it was closed meanwhile."""
        if isinstance(self.view.state.sheet, GameList):
            self.open_list(deleted)


def _text(game: Game, old: Game | None, text: str) -> str:
    """The text of a game; `text` is that of the game before, which it may just go on from."""
    known = len(old.log) if old else 0
    goes_on = old and 0 < known < len(game.log) and game.log[known - 1] is old.log[-1]
    if not goes_on or not is_current(text):
        return dump(game.events)
    for step in game.log[known:]:
        text = extended(text, step.event)
    return text
