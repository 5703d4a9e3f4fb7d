"""What is entered on a sheet that is closed: there again when it is opened in the same deal."""

from ...game.events import AbortiveDraw, Chombo, ExhaustiveDraw, Win
from ...riichi.text import Entry
from .actions import new_draft
from .forms.win_tiles import up_to
from .state import DRAFTS, GameState, OpenGame, State, WinDraft, name_of

ENDS_DEAL = (Win, ExhaustiveDraw, AbortiveDraw, Chombo)


def put_aside(game: GameState, before: State, verb: str) -> GameState:
    """Remember what was entered, where its sheet is closed, else forget it; before: the board then."""
    draft = before.sheet
    if not isinstance(before, OpenGame) or not isinstance(draft, DRAFTS) or draft.place:
        return game
    kind = name_of(draft)
    aside = tuple([each for each in game.aside if name_of(each[1]) != kind])
    nobody = isinstance(draft, WinDraft) and not draft.wins  # whatever else was said of it
    if verb == "close" and not nobody and draft != new_draft(kind, before.game):
        aside += ((_deal(before), draft),)
    return game._replace(aside=aside)


def taken_up(game: GameState, board: State, entry: Entry) -> State:
    """Give the board with what was entered in its deal on the sheet that has just been opened;
    entry: the hand on the Hand screen.
    """
    fresh = board.sheet
    if not isinstance(board, OpenGame) or not isinstance(fresh, DRAFTS) or fresh.place:
        return board
    for deal, draft in game.aside:
        if deal == _deal(board) and name_of(draft) == name_of(fresh):
            if isinstance(draft, WinDraft):
                draft = up_to(draft, board.game, entry)
            return board._replace(sheet=draft)
    return board


def _deal(board: OpenGame) -> tuple[str, int]:
    """Tell one deal from others: the id of its game, and how many deals were before it."""
    return board.id, len([each for each in board.game.log if isinstance(each.event, ENDS_DEAL)])
