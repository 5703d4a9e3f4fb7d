"""What lies over the page, and what stands beside the hand, in the document."""

from ..screen import sheets
from ..screen.answer.dock import BOTH
from ..screen.app import App
from . import dialogs
from .document import find
from .regions import Regions
from .wording import complete


def show(regions: Regions, app: App, opened: str) -> str:
    """Open, fill or close what lies over the page; gives what it is, as `opened` was before."""
    name = app.sheet
    if name:
        complete(app.say)
    kind = "win" if name in BOTH else name  # between its ways to win it stays open
    fresh = kind != opened
    if name:
        if fresh and name == "text":
            regions.forget("sheet")  # what was typed when it was open before
        regions.paint(sheets.regions(app), fresh)
    _open("sheet", name not in ("", sheets.RULES), fresh)
    _open("rules", name == sheets.RULES, fresh)
    return kind


def explain(regions: Regions, app: App, answer: str) -> None:
    """Bring what stands beside the hand up to its answer."""
    complete(app.say)
    regions.paint(sheets.beside(app, answer))


def _open(dialog_id: str, wanted: bool, fresh: bool) -> None:
    """Open or close a dialog; fresh: whether it shows something else than before."""
    dialog = find("#" + dialog_id)
    if not wanted:
        dialogs.close(dialog)
    elif fresh:
        if not dialog.open:
            dialogs.open_over(dialog)
        dialog.scrollTop = 0
        find("#%s-title" % dialog_id).focus()
