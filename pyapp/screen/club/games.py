"""The games of the game keeper, as the club reads them: to enter one, and to forget a name."""

from ...club.keeper import start_of
from ...game.saved import HEAD, KIND
from ...kept.client import NOT_KEPT, News
from ...kept.clients import Shared
from ..app import App, Outcome, Step
from ..effects import FindAll
from ..moments import newest_first
from .state import KeptGame
from .steps import state_of, with_state


def _heard(news: News, text: str) -> Step:
    """Say that a change of a game is not kept, and read again what another tab has written."""

    def step(app: App) -> Outcome:
        if not app.club:
            return Outcome(app, ())
        if news.what == NOT_KEPT:
            return Outcome(with_state(app, wrong=app.say("club_not_kept")), ())
        return Outcome(app, () if state_of(app).games is None else (FIND,))

    return step


GAMES = Shared(KIND, _heard)


def _found(texts: "dict[str, str]") -> Step:
    games = []
    for id_ in newest_first([name[len(HEAD) :] for name in texts]):
        text = texts[HEAD + id_]
        games.append(KeptGame(id_, text, start_of(text)))
    return lambda app: Outcome(with_state(app, games=tuple(games)), ())


FIND = FindAll(GAMES, _found)
