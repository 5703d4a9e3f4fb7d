"""The game in the document: its board, the dialog over that, focus."""

from typing import Callable

from pyscript import window

from ..screen.app import App, Step
from ..screen.game.games import (
    ABOVE,
    DRAFT,
    FACING,
    OPEN,
    ROSTER,
    UNDONE,
    begin,
    begin_late,
    find_club,
    kept_draft,
)
from ..screen.game.room import (
    FRAME,
    SHEET,
    act,
    asked_for,
    attributes,
    is_amid,
    regions,
    stays_dark,
)
from ..screen.game.state import GameState, LeftGame
from ..screen.trail import GAME
from . import dialogs, store
from .awake import Awake
from .document import find
from .regions import Regions
from .room_painter import Room, RoomPainter
from .shared import SHARED

ENTRIES = ".log > li"
KNOWN = ".sums, [readonly]"  # what comes of what was entered, and what is to be copied by hand


class GamePainter(RoomPainter):
    """Paints the board with the sheet over it, and keeps what is entered there."""

    room = Room(GAME, FRAME, act, regions, attributes, lambda app: "", lambda app: app)

    def __init__(
        self, drawn: Regions, step: Callable[[Step], None], paint: Callable[[], None]
    ) -> None:
        super().__init__(drawn, step, paint)
        self.awake = Awake(lambda: step(stays_dark))
        self.sheet = ""  # the one that is painted
        self.known: GameState | None = None  # whose draft is kept
        self.draft = ""  # as it is kept; what was kept before stays until there is another

    def begin(self) -> None:
        """Take the game that was open when the page was left."""
        self.step(begin(_left()))
        self.paint_all()
        self._find_club()

    def begin_late(self) -> None:
        """Take the game that was open, where its text came late."""
        self.step(begin_late(_left()))
        self._find_club()

    def _find_club(self) -> None:
        SHARED.read(ROSTER, lambda roster: self.step(find_club(roster)))

    def paint(self, app: App) -> None:
        """Bring the game in the document up to the App."""
        self.keep_draft(app)
        self.awake.want(is_amid(app))
        asked = asked_for(app)  # the way back with the tiles stands out, and the win that is meant
        name, by = asked or ("", "")
        use = app.say("game_use_hand", name=name) if asked else ""
        self.written.attribute("to-game", "aria-description", use)
        self.written.attribute("answer", "data-asked", by)
        super().paint(app)

    def draw(self, app: App, fresh: bool) -> None:
        """Write what differs, the sheet over the board too."""
        if fresh:
            dialogs.focus(find("#" + GAME))
        for each in attributes(app):
            self.written.attribute(each.id, each.name, each.value)
        self.paint_sheet(app, app.game.sheet_name if app.game else "")

    def leave(self) -> None:
        """The Hand screen takes the place of the board, or what lies over both."""
        self.sheet = ""
        dialogs.close(find("#" + SHEET))

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
        was_known = dialog.querySelector(KNOWN)
        drawn = dialog.querySelectorAll(ENTRIES).length
        self.drawn.paint(regions(app))
        if not name:
            dialogs.close(dialog)
            self.drawn.forget(SHEET)
            return
        if not dialog.open:
            dialogs.open_over(dialog)
        known = dialog.querySelector(KNOWN)
        with_hands = (name, was) == ("win", "")  # what they come to is what is looked for
        if name != was:
            dialog.scrollTop = 0
            if not choosing:
                find("#%s-title" % SHEET).focus()
        elif 0 < drawn < dialog.querySelectorAll(ENTRIES).length:  # earlier ones: on from there
            dialog.querySelectorAll(ENTRIES).item(drawn).querySelector("button").focus()
        if known and (with_hands or (name == was and not was_known)):
            known.scrollIntoView(window.JSON.parse('{"block": "nearest"}'))


def _left() -> LeftGame:
    """What the device kept of the game that was open."""
    rest = [store.read(each) for each in (UNDONE, FACING, DRAFT, ABOVE)]
    return LeftGame(store.read(OPEN), store.open_game(), *rest)
