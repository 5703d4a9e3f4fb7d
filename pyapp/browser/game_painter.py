"""The game in the document: its regions, the dialog over the board, focus."""

from typing import Any, Callable

from pyscript import document, window

from ..screen.app import App, Step
from ..screen.game.games import DRAFT, FACING, OPEN, UNDONE, begin, begin_late, kept_draft
from ..screen.game.room import FRAME, SHEET, attributes, is_amid, regions, stays_dark
from ..screen.game.state import GameState, LeftGame
from . import dialogs, store
from .awake import Awake
from .document import find
from .regions import Regions

STYLE = "static/game.css"
ENTRIES = ".log > li"


class GamePainter:
    """What the document shows of the game."""

    regions = staticmethod(regions)

    def __init__(
        self, drawn: Regions, step: Callable[[Step], None], paint: Callable[[], None]
    ) -> None:
        """step: takes what is found out; paint: has all painted."""
        self.drawn, self.written = drawn, drawn.written
        self.step, self.paint_all = step, paint
        self.awake = Awake(lambda: step(stays_dark))
        self.styled = False
        self.begun = False  # whether the game that was open is there
        self.sheet = ""  # the one that is painted
        self.known: GameState | None = None  # whose draft is kept
        self.draft = ""  # as it is kept; what was kept before stays until there is another
        document.body.insertAdjacentHTML("beforeend", FRAME)
        window.tenbou.attach(STYLE).then(self.style_came, self.style_came)

    def style_came(self, *_: Any) -> None:
        """Paint what waited for the style."""
        self.styled = True
        self.paint_all()

    def begin(self) -> None:
        """Take the game that was open when the page was left."""
        self.step(begin(_left()))
        self.begun = True
        self.paint_all()

    def begin_late(self) -> None:
        """Take it where it came late."""
        self.step(begin_late(_left()))

    def paint(self, app: App) -> None:
        """Bring the game in the document up to the App."""
        self.keep_draft(app)
        self.awake.want(is_amid(app))
        main = find("#game")
        if not app.at_game:
            if not main.hidden:
                self.sheet = ""
                dialogs.close(find("#" + SHEET))
                main.hidden = True
                find("main").hidden = False
            return
        if not self.styled:
            return
        if main.hidden:
            find("main").hidden = True
            main.hidden = False
            dialogs.focus(main)
        for each in attributes(app):
            self.written.attribute(each.id, each.name, each.value)
        self.paint_sheet(app, app.game.sheet_name if app.game else "")

    def keep_draft(self, app: App) -> None:
        """Have the device keep what is entered over the board."""
        if app.game is not self.known:
            self.known, was, self.draft = app.game, self.draft, kept_draft(app)
            if self.draft != was:
                store.write(DRAFT, self.draft)

    def paint_sheet(self, app: App, name: str) -> None:
        """Write the regions; open, fill or close what lies over the board."""
        was, self.sheet = self.sheet, name
        dialog = find("#" + SHEET)
        choosing = dialog.querySelector("select:focus")  # what leads from one kind to another
        was_known = dialog.querySelector(".sums")
        drawn = dialog.querySelectorAll(ENTRIES).length
        self.drawn.paint(regions(app))
        if not name:
            dialogs.close(dialog)
            self.drawn.forget(SHEET)
            return
        if not dialog.open:
            dialogs.open_over(dialog)
        known = dialog.querySelector(".sums")
        if name != was:
            dialog.scrollTop = 0
            if not choosing:
                find("#%s-title" % SHEET).focus()
        elif 0 < drawn < dialog.querySelectorAll(ENTRIES).length:  # earlier ones: on from there
            dialog.querySelectorAll(ENTRIES).item(drawn).querySelector("button").focus()
        elif known and not was_known:
            known.scrollIntoView(window.JSON.parse('{"block": "nearest"}'))


def _left() -> LeftGame:
    """What the device kept of the game that was open."""
    kept = (store.read(OPEN), store.open_game())
    return LeftGame(*kept, store.read(UNDONE), store.read(FACING), store.read(DRAFT))
