"""Back and Forward: the tab's history is brought to what is shown, and what is shown to it."""

from typing import Any, Callable

from pyscript import window

from ..screen.action import Action
from ..screen.trail import HAND, LINK, SHEET, Path, read, screen
from ..screen.way import belongs, way_to
from .address import Address
from .document import find, hold_focus


class History:
    """Keeps the entries of the tab's history, so that Back comes out of what is shown."""

    def __init__(
        self,
        address: Address,
        is_coming: Callable[[], bool],
        do: Callable[[Action], None],
        close: Callable[[], None],
    ) -> None:
        """is_coming: whether what is to be shown is still to come; close: closes what is open."""
        self.address, self.trail = address, address.trail
        self.is_coming, self.do, self.close = is_coming, do, close
        room, path = address.page().split("/")[0], read(str(window.history.state))
        if room and path and room not in screen(path):
            # The address asks for what lay over this entry: Back came here before it was heard.
            self.went_back(window.history)

    def sync(self) -> None:
        """Bring the history to what is shown."""
        if self.is_coming():
            return
        before = self.trail.now
        for layer in self.trail.entering:
            self.trail.enter(layer) if layer else self.trail.lead(lambda now: now[:-1])
        self.trail.entering = []
        self.trail.lead(self.belongs)
        if self.trail.now != before:
            self.address.show()  # a new entry has the address of the one that it was made from

    def belongs(self, now: Path) -> Path:
        """The path of what is shown."""
        app = self.address.app()
        on_hand = app.sheet != "" or not find("#ring").hidden
        on_game = app.covers_game + (app.game is not None and app.game.lies_over_log)
        return belongs(now, app.shown, app.seating is not None, on_hand, on_game)

    def went_back(self, event: Any) -> None:
        """Back or Forward: what the entry tells is shown; the address stays that of the hand."""
        path, before = read(str(event.state)), self.trail.now
        self.trail.entering = []
        if not path:
            return  # another link: a hashchange follows
        ours = self.trail.arrived(path)
        shown, bare = screen(path), path[-1] != SHEET
        action = None if ours else way_to(shown, self.address.app().shown, bare)
        if action:
            self.do(action)
        elif not ours:
            for _ in range(max(bare, before.count(SHEET) - path.count(SHEET))):
                self.close()
        if ours or shown != HAND or path.count(LINK) == before.count(LINK):
            self.address.show()  # else it is another hand: a hashchange follows
        self.sync()
        window.setTimeout(lambda *_: hold_focus(), 0)  # a browser may drop it now
