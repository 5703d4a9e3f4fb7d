"""The games on the device. Every change of the open one is kept at once, but only over the text
that this tab has read or written itself: what another tab has added is never written over.
"""

from typing import Callable

from ...game.events import Refused
from ...game.game import Game
from ...game.history import reopened
from ...game.saved import HEAD, KIND, dump, dump_undone, extended, is_current, load, load_undone
from ...kept.client import ELSEWHERE, NOT_KEPT, News
from ...kept.clients import Shared
from ...riichi.problem import Problem
from ..app import App, Outcome, Step
from ..effects import (
    After,
    BeginWith,
    FindAll,
    FindText,
    KeepSetting,
    KeepText,
    Protect,
    done_in_a_turn,
)
from ..moments import newest_first
from ..problems import problem_text
from .drafts import dump as dump_draft
from .drafts import load as load_draft
from .forms.start import brought_up
from .forms.win_tiles import counted_anew
from .outcomes import asking_for, filled, followed, game_of, next_hand, telling, with_board
from .sentences import gone_on_text
from .state import (
    BEGIN,
    DRAFTS,
    FACINGS,
    GameList,
    Kept,
    LeftGame,
    NoGame,
    OpenGame,
    Sheet,
    StartDraft,
    WinDraft,
    beneath,
    still_fits,
)

# What each tab keeps for itself.
OPEN, UNDONE, FACING, DRAFT, ABOVE = "open", "undone", "facing", "draft", "above"
ROSTER = "club.roster"  # the text that every club has, which comes from the club
TURN = 50  # milliseconds of work between two paints


# The game that was open when the page was left


def begin(left: LeftGame) -> Step:
    """Have the game screen begin, with the game that was open."""

    def step(app: App) -> Outcome:
        board = BEGIN.board
        if left.facing in FACINGS:
            board = board._replace(facing=left.facing)
        game = BEGIN._replace(board=board, undone=left.undone, above=left.above)
        return _open_left(app._replace(game=game), left)

    return step


def find_club(roster: "str | None") -> Step:
    """Note whether a club is kept, to which a game that is over can go."""
    return lambda app: Outcome(app._replace(game=game_of(app)._replace(has_club=bool(roster))), ())


def begin_late(left: LeftGame) -> Step:
    """Take the game that was open before this visit, whose text came late."""

    def step(app: App) -> Outcome:
        outcome = with_board(app, game_of(app).board._replace(error=""))
        if not isinstance(game_of(app).board, NoGame):
            return outcome
        app = outcome.app
        game = game_of(app)._replace(undone=left.undone, above=left.above)
        return _open_left(app._replace(game=game), left)

    return step


def _open_left(app: App, left: LeftGame) -> Outcome:
    if not left.text:
        return _enter_again(app, left.draft)

    def step(text: str, two_ways: bool) -> Step:
        def then(app: App) -> Outcome:
            outcome = open_text(app, left.id, text)
            outcome = followed(outcome, lambda app: _enter_again(app, left.draft))
            return telling(outcome, app.say("game_two_ways")) if two_ways else outcome

        return then

    return Outcome(app, (BeginWith(GAMES, HEAD + left.id, left.text, step),))


def _enter_again(app: App, text: str) -> Outcome:
    """Lay over the board what was entered there when the page was left."""
    state = game_of(app)
    board = state.board
    game = board.game if isinstance(board, OpenGame) else None
    draft = load_draft(text, state.text, game)
    if not isinstance(draft, Problem):
        return Outcome(app, ()) if board.sheet else with_sheet(app, draft)
    if draft.id != "gone_on" or not game:
        return Outcome(app, ())
    return telling(Outcome(app, (KeepSetting(DRAFT, ""),)), app.say("game_taken_over"))


def kept_draft(app: App) -> str:
    """What is entered over the board, as the device is to keep it, "" for nothing."""
    return dump_draft(beneath(game_of(filled(app)).board.sheet), game_of(app).text)


def open_text(app: App, name: str, text: str) -> Outcome:
    """Open the text of a game, or say why not among the games of the device."""
    game = load(text)
    if isinstance(game, Refused):
        why = problem_text(app.say, (), game.problems[0])
        kept = app.say("game_kept_as_is")
        return open_list(app, False, app.say("sentences", first=why, then=kept))
    return asking_for(_put(app, name, text, game), KeepSetting(OPEN, name))


def _put(app: App, name: str, text: str, game: Game) -> Outcome:
    """Open a game that is kept as that text under that name."""
    state = game_of(app)
    undone = load_undone(state.undone, text, game.rules.players)
    board = OpenGame(reopened(game, undone), name, None, None, state.board.facing, "")
    return with_game(app._replace(game=state._replace(text=text, typed=())), board)


def with_game(app: App, board: OpenGame) -> Outcome:
    """Another game on the board: where one was on, the hand was of that."""
    before, won = game_of(app).board, app.entry
    outcome = with_board(app, board)
    if isinstance(before, OpenGame) and before.id != board.id:
        return followed(outcome, lambda app: next_hand(app, won))
    return outcome


# The open game


def save(app: App, old: Game | None) -> Outcome:
    """Have the device keep the open game; old: what it was before, None for a new one."""
    state = game_of(app)
    board = state.board
    assert isinstance(board, OpenGame)
    text = _text(board.game, old, state.text)
    undone = dump_undone(board.history.future, text)
    name = board.id or app.device.new_name()
    game = state._replace(board=board._replace(id=name), text=text, undone=undone)
    keep = (KeepSetting(UNDONE, undone), KeepText(GAMES, HEAD + name, text))
    begun = () if board.id else (Protect(), KeepSetting(OPEN, name))
    return Outcome(app._replace(game=game), begun + keep)


def _text(game: Game, old: Game | None, text: str) -> str:
    """The text of a game; `text` is that of the game before, which it may just go on from."""
    known = len(old.log) if old else 0
    goes_on = old and 0 < known < len(game.log) and game.log[known - 1] is old.log[-1]
    if not goes_on or not is_current(text):
        return dump(game.events)
    for step in game.log[known:]:
        text = extended(text, step.event)
    return text


def _heard(news: News, text: str) -> Step:
    """Take what came of a write, or what another tab has written; text: what there is now."""

    def step(app: App) -> Outcome:
        board, say = game_of(app).board, app.say
        if news.what == NOT_KEPT:
            return _warn(app)
        if not news.name:  # what can be read has changed; why a game did not open has not
            listed = isinstance(board.sheet, GameList)
            return open_list(app, False, board.error) if listed else Outcome(app, ())
        if not isinstance(board, OpenGame) or news.name != HEAD + board.id:
            same = Outcome(app, ())
            return telling(same, say("game_two_ways")) if news.beside else same
        if news.beside:
            readable = isinstance(load(text), Game)
            fresh = _named(app, board, news.beside[len(HEAD) :])
            return telling(fresh, say("game_two_ways" if readable else "game_saved_anew"))
        if text == game_of(app).text:
            return Outcome(app, ())
        if not text:
            return telling(
                followed(_close(app, None), lambda app: open_list(app, False)),
                say("game_gone_elsewhere"),
            )
        return _take_over(app, board, text, news.what == ELSEWHERE)

    return step


GAMES = Shared(KIND, _heard)


def _warn(app: App) -> Outcome:
    """Say once that the device keeps nothing."""
    game = game_of(app)
    if game.warned:
        return Outcome(app, ())
    app = app._replace(game=game._replace(warned=True))
    return telling(Outcome(app, ()), app.say("game_not_saved"))


def _named(app: App, board: OpenGame, name: str) -> Outcome:
    """The open game goes by another name."""
    return asking_for(with_board(app, board._replace(id=name)), KeepSetting(OPEN, name))


def _take_over(app: App, board: OpenGame, text: str, lost: bool) -> Outcome:
    """Show the open game as another tab has left it; what is entered stays. lost: whether
    something else of this tab does not.
    """
    game, say = load(text), app.say
    if isinstance(game, Refused):
        name, mine = app.device.new_name(), game_of(app).text
        kept = asking_for(_named(app, board, name), KeepText(GAMES, HEAD + name, mine))
        return telling(kept, say("game_saved_anew"))
    app = filled(_unstepped(app) if lost else app)
    sheet = game_of(app).board.sheet
    fits, entered = still_fits(sheet), isinstance(sheet, DRAFTS)
    told = say("game_taken_over" if lost or (entered and not fits) else "game_from_other_tab")
    if isinstance(sheet, WinDraft) and fits:
        sheet = counted_anew(sheet, game)
    if isinstance(sheet, StartDraft):
        sheet = brought_up(sheet, board.game, game)
    if entered and fits and not lost:
        told = gone_on_text(say, board.game, game)
    outcome = _put(app, board.id, text, game)
    if not fits:
        return telling(outcome, told)
    error = told if entered or isinstance(sheet, StartDraft) else ""
    over = game_of(outcome.app).board._replace(sheet=sheet, error=error)
    fresh = followed(outcome, lambda app: with_board(app, over))
    return fresh if error and app.at_game else telling(fresh, told)


def _unstepped(app: App) -> App:
    """The hand as it was before a step that is lost, unless it was touched since."""
    before, after = game_of(app).hands
    return app._replace(session=before) if before and app.session is after else app


def with_sheet(app: App, sheet: "Sheet | None") -> Outcome:
    """Lay a sheet over the board, or none."""
    return with_board(app, game_of(app).board._replace(sheet=sheet))


def _close(app: App, sheet: "Sheet | None") -> Outcome:
    """No game is open; sheet: what lies over the board then."""
    game = game_of(app)
    board = NoGame(sheet, game.board.facing, "")
    return with_board(app._replace(game=game._replace(text="")), board)


def rewritten(app: App, texts: "dict[str, str]") -> Outcome:
    """Have the open game as a new text has it, by its id, and nothing that was before.

    What was undone, entered or dropped may hold what is gone from that.
    """
    state = game_of(app)
    app = app._replace(game=state._replace(deleted=("", ""), undone="", aside=()))
    gone = (KeepSetting(UNDONE, ""), KeepSetting(DRAFT, ""))
    board = state.board
    if not isinstance(board, OpenGame) or board.id not in texts:
        return Outcome(app, gone)
    text = texts[board.id]
    game = load(text)
    outcome = _close(app, None) if isinstance(game, Refused) else _put(app, board.id, text, game)
    return asking_for(outcome, *gone)


# The list


def open_list(app: App, deleted: bool, error: str = "") -> Outcome:
    """Open the list of the games; deleted: whether one was just dropped."""
    board = game_of(app).board
    listed = board.sheet if isinstance(board.sheet, GameList) else GameList(None, False, "")
    error = error or trouble(app)
    fresh = with_board(app, board._replace(sheet=listed._replace(deleted=deleted), error=error))
    return asking_for(fresh, FindAll(GAMES, _listed))


def trouble(app: App) -> str:
    """Why the games of the device cannot be shown, in words; "" where they can."""
    word_id = app.device.trouble()
    return app.say(word_id) if word_id else ""


def _listed(texts: dict[str, str]) -> Step:
    """Show the games, unless the list was closed meanwhile; many come in turns, as each has to be
    played through.
    """
    names = newest_first([name[len(HEAD) :] for name in texts])
    rest = tuple([(name, texts[HEAD + name]) for name in names])
    return lambda app: _list_on(app, (), rest)


def _list_on(app: App, shown: tuple[Kept, ...], rest: tuple[tuple[str, str], ...]) -> Outcome:
    """Play through more of the games, for a turn."""
    sheet = game_of(app).board.sheet
    if not isinstance(sheet, GameList) or (shown and sheet.games is not shown):
        return Outcome(app, ())  # closed, or listed anew

    def played(each: tuple[str, str]) -> Kept:
        name, text = each
        return Kept(name, app.device.date(name, app.say.language), load(text))

    found = done_in_a_turn(app.device, TURN, rest, played)
    left, games = rest[len(found) :], shown + tuple(found)
    outcome = with_sheet(app, sheet._replace(games=games))
    if not left:
        return outcome
    return asking_for(outcome, After(0, lambda app: _list_on(app, games, left)))


def show_list(app: App, _what: str) -> Outcome:
    """Show the games of the device."""
    return open_list(app, False)


def open_game(app: App, name: str) -> Outcome:
    """Open a game of the list."""
    return with_text(app, name, lambda app, text: open_text(app, name, text))


def delete(app: App, name: str) -> Outcome:
    """Drop a game; it can be had back as long as the list is open."""

    def drop(app: App, text: str) -> Outcome:
        board = game_of(app).board
        app = app._replace(game=game_of(app)._replace(deleted=(name, text)))
        is_open = isinstance(board, OpenGame) and name == board.id
        outcome = _close(app, board.sheet) if is_open else Outcome(app, ())
        return _list_again(asking_for(outcome, KeepText(GAMES, HEAD + name, "")), True)

    return with_text(app, name, drop)


def undelete(app: App, _what: str) -> Outcome:
    """Have back the game that was dropped."""
    name, text = game_of(app).deleted
    return _list_again(Outcome(app, (KeepText(GAMES, HEAD + name, text),)), False)


def with_text(app: App, name: str, step: "Callable[[App, str], Outcome]") -> Outcome:
    """Find the text of a game, and go on with that."""
    found = FindText(GAMES, HEAD + name, lambda text: lambda app: step(app, text))
    return Outcome(app, (found,))


def _list_again(outcome: Outcome, deleted: bool) -> Outcome:
    """Read the list again, unless it was closed meanwhile."""
    if not isinstance(game_of(outcome.app).board.sheet, GameList):
        return outcome
    return followed(outcome, lambda app: open_list(app, deleted))
