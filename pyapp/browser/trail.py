"""The tab's history: its entries of ours are brought to what is shown."""

from typing import Callable

from pyscript import window

from ..riichi.text import MOST_TEXT
from ..screen.trail import Path, read, step
from .document import attempt

MOST_LINK = 9 * MOST_TEXT  # characters, each of which may be written as the codes of three bytes


def fragment() -> str:
    """What the address bar says after the page."""
    text = str(window.tenbou.head(window.location, "hash", MOST_LINK + 2))[1:]
    return str(attempt("self", "decodeURIComponent", text) or text)


class Trail:
    """The entry where the tab stands, and the way to another one."""

    def __init__(self) -> None:
        self.now: Path = read(str(window.history.state))
        self.deep: Path = ()  # of the last entry, as far as known
        self.returning = False  # whether we are going there ourselves
        self.entering: list[str] = []  # layers that are to come before what is shown

    def lead(self, find: "Callable[[Path], Path]") -> None:
        """Go to the entry that `find` gives for the one where we are; if that takes a way over
        entries that are there, it ends there, and `arrived` is to be followed by another call.
        """
        if self.returning:
            return
        wanted = find(self.now)
        if self.deep[: len(self.now)] != self.now:
            self.deep = self.now
        by, path = step(self.now, wanted, self.deep)
        while path:
            # For a link that was typed the browser has added an entry itself.
            method = "replaceState"
            if path[1:] and read(str(window.history.state)):
                method = "pushState"
            # Safari allows a hundred in half a minute.
            if attempt("history", method, " ".join(path), "", window.location.href) is False:
                return
            self.now = self.deep = path
            by, path = step(path, wanted, path)
        if by:
            self.returning = True
            window.history.go(by)

    def enter(self, layer: str) -> None:
        """Go on to an entry with that layer over this one."""
        self.lead(lambda now: now + (layer,))

    def arrived(self, path: Path) -> bool:
        """The tab stands at another entry of ours now; whether we have gone there ourselves."""
        self.now = path
        ours, self.returning = self.returning, False
        return ours
