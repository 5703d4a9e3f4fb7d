"""The games on the device. Every change of the open one is kept at once, but only over the text
that this tab has read or written itself: what another tab has added is never written over.
"""

from pyscript import window

from ..game.events import Refused
from ..game.game import Game
from ..game.history import reopened
from ..game.saved import (
    beside,
    dump,
    dump_undone,
    extended,
    is_current,
    joined,
    load,
    load_undone,
)
from ..kept.client import ELSEWHERE, NOT_KEPT, Client, News
from ..kept.shelf import Kind
from ..screen.game.sentences import problem_text
from ..screen.game.state import GameList, Kept, NoGame, OpenGame, still_fits
from . import store
from .game_names import date, new_name, newest_first
from .game_view import GameView
from .shared import SHARED

HEAD = "game."
TURN = 50  # milliseconds of work between two paints


class Games:
    """What is kept, for the view of a game."""

    def __init__(self, view: GameView) -> None:
        self.view = view
        self.text = ""  # of the open game, as it is shown
        self.deleted = ("", "")
        self.refused = ""  # why the game that was last asked for did not open
        self.told_not_saved = False
        self.client = Client(SHARED, Kind(HEAD, joined, beside), self.told)
        self.open_kept()

    def open_kept(self) -> None:
        """Open the game that was open when the page was left, if there is one."""
        id, kept = store.read(store.OPEN), store.open_game()
        if not kept:
            return
        news = self.client.take(HEAD + id, kept)
        view = self.view
        if not self.open_text(id, self.client.text(HEAD + id)):
            view.state = view.state._replace(sheet=GameList(None, False))  # until it comes
        if news.beside:
            view.note(view.page.say("game_two_ways"))

    def open_text(self, id: str, text: str) -> bool:
        """Open the text of a game, or say why not among the games of the device."""
        game = load(text)
        self.refused = ""
        if isinstance(game, Refused):
            self.refused = self.why(game)
            self.open_list(False, self.refused)
            return False
        self.put(id, text, game)
        return True

    def put(self, id: str, text: str, game: Game) -> None:
        """Open a game that is kept as that text under that name."""
        store.write(store.OPEN, id)
        self.text = text
        undone = load_undone(store.read(store.UNDONE), text, game.rules.players)
        history = reopened(game, undone)
        self.view.state = OpenGame(history, id, None, None, self.view.state.facing, "")

    def why(self, refused: Refused) -> str:
        return problem_text(self.view.page.say, (), refused.problems[0])

    # The open game

    def save(self, state: OpenGame, old: Game | None) -> None:
        """Have the device keep the open game; old: what it was before, None for a new one."""
        self.text = _text(state.game, old, self.text)
        store.write(store.UNDONE, dump_undone(state.history.future, self.text))
        if not state.id:
            store.protect()
        self.name(state, state.id or new_name())
        self.client.put(HEAD + store.read(store.OPEN), self.text)

    def name(self, state: OpenGame, id: str) -> None:
        """Have the open game go by a name."""
        self.view.state = state._replace(id=id)
        if id != state.id:
            store.write(store.OPEN, id)

    def told(self, news: News) -> None:
        """What came of a write, or what another tab has written."""
        view, say, state = self.view, self.view.page.say, self.view.state
        if news.what == NOT_KEPT:
            if not self.told_not_saved:
                self.told_not_saved = True
                view.note(say("game_not_saved"))
            return
        text = self.client.text(news.name)
        if not news.name:  # what can be read has changed; why a game did not open has not
            if isinstance(state.sheet, GameList):
                self.open_list(False, self.refused)
        elif not isinstance(state, OpenGame) or news.name != HEAD + state.id:
            if news.beside:
                view.note(say("game_two_ways"))
        elif news.beside:
            self.name(state, news.beside[len(HEAD) :])
            readable = isinstance(load(text), Game)
            view.note(say("game_two_ways" if readable else "game_saved_anew"))
        elif text == self.text:
            return
        elif not text:
            self.close()
            self.show("")
            view.note(say("game_gone_elsewhere"))
        else:
            told = "game_taken_over" if news.what == ELSEWHERE else "game_from_other_tab"
            self.take_over(state, text, say(told))

    def take_over(self, before: OpenGame, text: str, told: str) -> None:
        """Show the open game as another tab has left it; what is entered stays."""
        view, game = self.view, load(text)
        if isinstance(game, Refused):
            self.name(before, new_name())
            self.client.put(HEAD + store.read(store.OPEN), self.text)
            view.note(view.page.say("game_saved_anew"))
            return
        self.put(before.id, text, game)
        if still_fits(before.sheet):
            view.state = view.state._replace(sheet=before.sheet)
        view.paint()
        view.note(told)

    def close(self) -> None:
        """No game is open."""
        self.text = ""
        self.view.state = NoGame(None, self.view.state.facing, "")

    # The list

    def open_list(self, deleted: bool, error: str = "") -> None:
        """Open the list of the games; deleted: whether one was just dropped."""
        view = self.view
        before = view.state.sheet
        games = before.games if isinstance(before, GameList) else None
        sheet = GameList(games, deleted)
        view.state = view.state._replace(sheet=sheet, error=error or view.trouble())
        self.client.find_all(self.listed)

    def listed(self, texts: dict[str, str]) -> None:
        """Show the games, unless the list was closed meanwhile; many come in turns, as each has
        to be played through.
        """
        view = self.view
        names = newest_first([name[len(HEAD) :] for name in texts])
        shown: list[Kept] = []

        def more() -> None:
            sheet = view.state.sheet
            if not isinstance(sheet, GameList) or (shown and sheet.games != tuple(shown)):
                return  # closed, or listed anew
            until = window.performance.now() + TURN
            while len(shown) < len(names) and window.performance.now() < until:
                name = names[len(shown)]
                day = date(name, view.page.say.language)
                shown.append(Kept(name, day, load(texts[HEAD + name])))
            view.state = view.state._replace(sheet=sheet._replace(games=tuple(shown)))
            view.paint()
            if len(shown) < len(names):
                window.setTimeout(lambda *_: more(), 0)

        more()

    def show(self, what: str) -> None:
        self.open_list(False)
        self.view.paint()

    def load(self, id: str) -> None:
        self.client.find(HEAD + id, lambda text: self.loaded(id, text))

    def loaded(self, id: str, text: str) -> None:
        self.open_text(id, text)
        self.view.paint()

    def delete(self, id: str) -> None:
        """Drop a game; it can be had back as long as the list is open."""
        self.client.find(HEAD + id, lambda text: self.drop(id, text))

    def drop(self, id: str, text: str) -> None:
        state = self.view.state
        self.deleted = (id, text)
        if isinstance(state, OpenGame) and id == state.id:
            self.close()
            self.view.state = self.view.state._replace(sheet=state.sheet)
        self.client.put(HEAD + id, "")
        self.renew(True)

    def undelete(self, what: str) -> None:
        id, text = self.deleted
        self.client.put(HEAD + id, text)
        self.renew(False)

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
