"""What is entered on a sheet that is closed: there again when it is opened in the same deal, or for
the same game to begin; at the same place in the log as long as nothing else is looked at than that.
"""

from typing import Any

from ...game.events import AbortiveDraw, Chombo, ExhaustiveDraw, Win
from ...riichi.text import Entry
from .actions import new_draft
from .forms.start import start_of
from .forms.win_tiles import up_to
from .state import (
    DRAFTS,
    Draft,
    GameState,
    Log,
    OpenGame,
    Place,
    Sheet,
    StartDraft,
    State,
    WinDraft,
    name_of,
    place_in_log,
)

ENTERED = DRAFTS + (StartDraft,)  # the sheets on which something is entered
ENDS_DEAL = (Win, ExhaustiveDraw, AbortiveDraw, Chombo)


def put_aside(game: GameState, before: State, after: State, verb: str) -> GameState:
    """Remember what was entered, where its sheet is closed, else forget it; before and after: the
    board then and now.
    """
    draft, now = before.sheet, _slot(after.sheet)
    aside = game.aside
    if not isinstance(after.sheet, Log):  # who comes to an entry later expects what it says
        aside = tuple([a for a in aside if _slot(a[1]) == now or not _is_of_log(a[1])])
    if isinstance(draft, ENTERED) and _slot(draft) != now:
        aside = tuple([each for each in aside if _slot(each[1]) != _slot(draft)])
        if verb == "close" and _is_entered(draft, before):
            aside += ((_where(game, before, draft), draft),)
    return game if aside == game.aside else game._replace(aside=aside)


def taken_up(game: GameState, board: State, entry: Entry) -> State:
    """Give the board with what was entered before on the sheet that has just been opened; entry:
    the hand on the Hand screen.
    """
    fresh = board.sheet
    if not isinstance(fresh, ENTERED):
        return board
    for where, draft in game.aside:
        if _slot(draft) != _slot(fresh) or where != _where(game, board, fresh):
            continue
        if isinstance(draft, StartDraft) and isinstance(fresh, StartDraft):
            draft = draft._replace(waiting=fresh.waiting)
        elif isinstance(draft, WinDraft) and isinstance(board, OpenGame) and not draft.place:
            draft = up_to(draft, board.game, entry)
        return board._replace(sheet=draft)
    return board


def _is_entered(draft: "Draft | StartDraft", board: State) -> bool:
    """Tell whether a sheet may hold more than when it was opened; of a win, who has won."""
    if isinstance(draft, StartDraft) or not isinstance(board, OpenGame):
        return True
    nobody = isinstance(draft, WinDraft) and not draft.wins  # whatever else was said of it
    return not nobody and draft != new_draft(name_of(draft), board.game, draft.place)


def _is_of_log(draft: "Draft | StartDraft") -> bool:
    """Tell whether something that stands in the log is changed, or something put into it."""
    return draft.changes if isinstance(draft, StartDraft) else draft.place is not None


def _slot(sheet: "Sheet | None") -> "str | Place":
    """Tell what is entered on a sheet: what goes to a place in the log, or what it is called."""
    return place_in_log(sheet) or name_of(sheet)


def _where(game: GameState, board: State, sheet: "Draft | StartDraft") -> Any:
    """Tell where a sheet is opened: that of a start by what it showed first, of an event by the id of
    the game and how many deals were before it, in the log by all that stands there and before.
    """
    if not isinstance(board, OpenGame) or (isinstance(sheet, StartDraft) and not sheet.changes):
        return game.begins
    if isinstance(sheet, StartDraft):
        return start_of(board.game)
    events = board.game.events
    if sheet.place:
        return board.id, events[: sheet.place.at + 1]
    return board.id, len([each for each in events if isinstance(each, ENDS_DEAL)])
