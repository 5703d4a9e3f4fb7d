"""What lies over the page, and what stands beside the hand, in the document."""

from typing import Any

from pyscript import window

from ..screen import sheets
from ..screen.answer.dock import BOTH
from ..screen.app import App
from ..screen.trail import GUIDE
from . import dialogs
from .document import find
from .regions import Regions
from .taps import control_of
from .wording import complete

WON = "win"  # the sheet of either way to win
TOUCHES = ("touchend", "pointerup", "click", "change")
_left: list[Any] = []  # of the answer that the Guide was opened in: the hand, how far down it was


def show(regions: Regions, app: App, opened: str) -> str:
    """Open, fill or close what lies over the page; gives what it is, as `opened` was before."""
    name = app.sheet
    if name:
        complete(app.say)
    kind = WON if name in BOTH else name  # between its ways to win it stays open
    fresh = kind != opened
    if name:
        if fresh and name == "text":
            regions.forget("sheet")  # what was typed when it was open before
        touched = _touched() if kind == opened == sheets.RULES else None
        top = _top(touched) if touched else 0
        regions.paint(sheets.regions(app))
        again = find("#" + touched.id) if touched else None
        if again:  # what stands above it may be longer or shorter now
            find("#rules").scrollTop += _top(again) - top
    sheet = find("#sheet")
    if opened == WON and app.room == GUIDE:
        _left[:] = [app.entry, sheet.scrollTop]
    _open("sheet", name not in ("", sheets.RULES), fresh)
    _open("rules", name == sheets.RULES, fresh)
    if name and _left:
        if kind == WON and _left[0] == app.entry:
            sheet.scrollTop = _left[1]
        _left.clear()
    return kind


def explain(regions: Regions, app: App, answer: str) -> None:
    """Bring what stands beside the hand up to its answer."""
    complete(app.say)
    regions.paint(sheets.beside(app, answer))


def _touched() -> Any:
    """The control whose touch is being answered, None without one."""
    event = window.event  # undefined where none is being heard
    return control_of(event.target) if getattr(event, "type", "") in TOUCHES else None


def _top(control: Any) -> float:
    return float(control.getBoundingClientRect().top)


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
