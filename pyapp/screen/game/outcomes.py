"""The game in the App: another board in the place of the one that is shown, and what is told."""

from ...riichi.hand import PLAIN
from ...riichi.rulebooks import rules_for
from ...riichi.text import EMPTY, Entry
from ..app import App, Effect, Note, Outcome, Step
from ..effects import BoardNote
from ..hand.at_table import is_bare, sit
from ..hand.room import note_of, put_hand
from ..hand.seating import Seating
from .forms.win_draft import shares
from .forms.win_tiles import kept_seat
from .seats import seating
from .state import BEGIN, GameState, OpenGame, State, WinDraft, base
from .typed import typed


def game_of(app: App) -> GameState:
    """The game screen; as it begins before it was first asked for."""
    return app.game or BEGIN


def with_board(app: App, board: State) -> Outcome:
    """The App with that board, and its players seated round the Hand screen: those of the game
    that is on, or of the deal whose win is changed.
    """
    app = app._replace(game=game_of(app)._replace(board=board))
    game = board.game if isinstance(board, OpenGame) else None
    win = board.sheet if isinstance(board.sheet, WinDraft) else None
    game = base(game, win.place) if game and win else game
    seats = seating(game) if game and not game.over else None
    if seats and win and game:
        payer = None if win.payer is None else game.wind(win.payer)
        seats = seats._replace(shares=shares(win, game), payer=payer)
    return Outcome(app, ()) if seats == app.seating else seat_players(app, seats)


def seat_players(app: App, seating: "Seating | None") -> Outcome:
    """The hand at the table of the game that is on, None for none, or as that has gone on."""
    session, notes = sit(app.session, seating, app.seating)
    after = app._replace(session=session, seating=seating)
    return Outcome(after, (note_of(after, notes, True),) if notes else ())


def with_hand(app: App, entry: Entry, won: "Entry | None" = None) -> Outcome:
    """The App with a hand of the game on the Hand screen; where nothing was entered, no house rules
    either, there is nothing to take back. won: see `put_hand`.
    """
    old, (_state, past, future) = app.entry, app.session
    outcome = put_hand(app, entry, won=won)
    house = old.rules not in (entry.rules, rules_for(old.rulebook))
    if house or not is_bare(old, app.seating):
        return outcome
    session = outcome.app.session._replace(past=past, future=future)
    return outcome._replace(app=outcome.app._replace(session=session))


def next_hand(app: App, won: Entry) -> Outcome:
    """The Hand screen is empty for the next deal, and undo there brings back what it held; a hand
    that has won is kept as it won, not as the deal that follows has it, in which nobody is in
    riichi yet. One that waited for the game stays until it is recorded.
    """
    board = game_of(app).board
    if not isinstance(board, OpenGame) or isinstance(board.sheet, WinDraft):
        return Outcome(app, ())
    if not board.game.log and is_bare(app.entry, app.seating):
        return Outcome(app, ())  # its rules are still those of the Hand screen
    hand = kept_seat(EMPTY, board.game)
    if board.game.over:  # the hand that follows has no honba of it
        hand = hand._replace(situation=PLAIN)
    return with_hand(app, hand, won)


def filled(app: App) -> App:
    """The App with what was typed in what is entered, of which the sheet is drawn."""
    game = game_of(app)
    if not game.typed:
        return app
    board = game.board._replace(sheet=typed(game.board.sheet, game.typed))
    return app._replace(game=game._replace(board=board, typed=()))


def told(app: App, text: str, seen: bool = True) -> tuple[Effect, ...]:
    """Say something until the next touch: on the board, or on another screen over that. seen:
    else the board itself shows it, and it is only to be heard.
    """
    if text and not app.at_game:
        return (Note(text, False),)
    return (BoardNote(text, seen),)


def telling(outcome: Outcome, text: str) -> Outcome:
    """The outcome with something said of it."""
    return asking_for(outcome, *told(outcome.app, text))


def followed(outcome: Outcome, step: Step) -> Outcome:
    """The outcome with another step after it."""
    after = step(outcome.app)
    return Outcome(after.app, outcome.effects + after.effects)


def asking_for(outcome: Outcome, *effects: Effect) -> Outcome:
    """The outcome with more that is asked of the browser."""
    return outcome._replace(effects=outcome.effects + effects)
