"""What lies over the page, and what stands beside the hand, in the document."""

from typing import Any

from pyscript import window

from ..screen import sheets
from ..screen.answer.dock import BOTH
from ..screen.app import App
from ..screen.region import Region
from ..screen.trail import GUIDE
from . import dialogs
from .document import STILL, find
from .regions import Regions
from .taps import control_of
from .wording import complete

WON = "win"  # the sheet of either way to win
TOUCHES = ("touchend", "pointerup", "click", "change")
_left: list[Any] = []  # of the answer that the Guide was opened in: the hand, how far down it was
_scrolled = [0]  # how far down the sheet is


def show(regions: Regions, app: App, opened: str) -> str:
    """Open, fill or close what lies over the page; gives what it is, as `opened` was before."""
    name = app.sheet
    kind = WON if name in BOTH else name  # between its ways to win it stays open
    fresh = kind != opened
    if opened == WON and app.room == GUIDE:
        _left[:] = [app.entry, _scrolled[0]]
    back = kind == WON and bool(_left) and _left[0] == app.entry
    if name:
        complete(app.say)
        if fresh and name == "text":
            regions.forget("sheet")  # what was typed when it was open before
        wanted = sheets.regions(app)
        if kind == opened == sheets.RULES:
            _paint_in_place(regions, wanted)
        else:
            regions.paint(wanted, fresh and not back)
    _open("sheet", name not in ("", sheets.RULES), fresh, _left[1] if back else 0)
    _open("rules", name == sheets.RULES, fresh)
    if name:
        _left.clear()
    return kind


def explain(regions: Regions, app: App, answer: str) -> None:
    """Bring what stands beside the hand up to its answer."""
    complete(app.say)
    regions.paint(sheets.beside(app, answer))


def _paint_in_place(regions: Regions, wanted: tuple[Region, ...]) -> None:
    """Paint the rules with the control that is touched where it is, however long what stands above
    it has become, unless the foot has come up over its row.
    """
    event = window.event  # undefined where none is being heard
    touched = control_of(event.target) if getattr(event, "type", "") in TOUCHES else None
    top = touched.getBoundingClientRect().top if touched else 0
    regions.paint(wanted)
    again = find("#" + touched.id) if touched and touched.id else None
    if again:
        find("#rules").scrollTop += again.getBoundingClientRect().top - top
        foot = find("#rules-foot")
        row = again.closest(".option, .local, :not(.local) > label") or again
        hidden = row.getBoundingClientRect().bottom - foot.getBoundingClientRect().top
        if hidden > 0 and foot.offsetHeight:
            find("#rules").scrollTop += hidden


def _open(dialog_id: str, wanted: bool, fresh: bool, top: int = 0) -> None:
    """Open or close a dialog; fresh: whether it shows something else than before, so far down."""
    dialog = find("#" + dialog_id)
    if not wanted:
        dialogs.close(dialog)
    elif fresh:
        if not dialog.open:
            dialogs.open_over(dialog)
        dialog.scrollTop = top
        find("#%s-title" % dialog_id).focus(window.JSON.parse(STILL))
        if dialog_id == "sheet":
            if not dialog.onscroll:
                dialog.onscroll = _note
            _scrolled[0] = top


def _note(event: Any) -> None:
    """Note how far down the sheet is as it is scrolled: asked at any other time, a browser lays out
    all of the page to tell.
    """
    if event.target.open:
        _scrolled[0] = event.target.scrollTop
