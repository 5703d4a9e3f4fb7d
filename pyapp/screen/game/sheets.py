"""The sheet over the board, as html."""

from typing import Any, Callable, NamedTuple

from ...riichi.text import EMPTY, Entry
from ...words.words import Words
from ..html import NOTHING, Html
from .forms.adjust import adjust_sheet
from .forms.arrived import arrived_sheet
from .forms.draw import draw_sheet
from .forms.games import games_sheet
from .forms.more import more_sheet
from .forms.one import one_sheet
from .forms.penalty import penalty_sheet
from .forms.share import share_sheet
from .forms.start import start_sheet
from .forms.win import win_sheet
from .log import changed_sheet, log_sheet
from .needs import needs_sheet
from .result import end_sheet
from .state import (
    DRAFTS,
    AdjustDraft,
    Arrived,
    Changed,
    DrawDraft,
    End,
    GameList,
    Log,
    Needs,
    OneDraft,
    OpenGame,
    PenaltyDraft,
    Plain,
    Share,
    StartDraft,
    State,
    WinDraft,
    base,
)


class Around(NamedTuple):
    """What a club has to do with the game: the page and the name of the evening from which it was
    begun, "" for none, and whether there is one that it can go to.
    """

    page: str
    evening: str
    has_club: bool


ALONE = Around("", "", False)
# Sheets that show the open game.
SHOWN: dict[type, Callable[[Words, OpenGame, Any, Around], Html]] = {
    Changed: lambda say, state, sheet, _: changed_sheet(say, state.history, sheet.before),
    End: lambda say, state, sheet, around: end_sheet(
        say, state.game, sheet, state.id if around.has_club else ""
    ),
    Share: lambda say, state, sheet, _: share_sheet(say, sheet),
    Needs: lambda say, state, sheet, _: needs_sheet(say, state.game, sheet.seat),
    Log: lambda say, state, sheet, _: log_sheet(say, state.game, sheet, state.error),
    Plain: lambda say, state, sheet, around: more_sheet(say, state, around.page, around.evening),
}
# Those on which an event is entered, of the game in which it happens.
ENTERED: dict[type, Callable[..., Html]] = {
    DrawDraft: draw_sheet,
    PenaltyDraft: penalty_sheet,
    AdjustDraft: adjust_sheet,
    OneDraft: one_sheet,
}


def sheet_html(say: Words, state: State, entered: Entry = EMPTY, around: Around = ALONE) -> Html:
    """The inside of the dialog for the sheet that is open, nothing without one; entered: what
    the Hand screen holds.
    """
    sheet, error = state.sheet, state.error
    if isinstance(sheet, StartDraft):
        return start_sheet(say, sheet, error)
    if isinstance(sheet, GameList):
        return games_sheet(say, sheet, state.id if isinstance(state, OpenGame) else "", error)
    if isinstance(sheet, Arrived):
        return arrived_sheet(say, sheet)
    if sheet is None or not isinstance(state, OpenGame):
        return NOTHING
    if isinstance(sheet, WinDraft):
        return win_sheet(say, base(state.game, sheet.place), sheet, error, entered)
    if isinstance(sheet, DRAFTS):
        return ENTERED[type(sheet)](say, base(state.game, sheet.place), sheet, error)
    return SHOWN[type(sheet)](say, state, sheet, around)
