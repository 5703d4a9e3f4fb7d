"""The sheets over the board by name."""

from ..words import Words
from .forms.rare import adjust_sheet, chombo_sheet, draw_sheet, more_sheet
from .forms.start import games_sheet, start_sheet
from .forms.win import win_sheet
from .log import changed_sheet, log_sheet
from .result import end_sheet, needs_sheet
from .state import Desk

SHEETS = {
    "start": start_sheet,
    "games": games_sheet,
    "win": win_sheet,
    "draw": draw_sheet,
    "chombo": chombo_sheet,
    "adjust": adjust_sheet,
    "more": more_sheet,
    "log": log_sheet,
    "changed": changed_sheet,
    "end": end_sheet,
    "needs": needs_sheet,
}


def sheet_html(say: Words, desk: Desk) -> str:
    """The inside of the dialog for desk.sheet."""
    return SHEETS[desk.sheet](say, desk)
