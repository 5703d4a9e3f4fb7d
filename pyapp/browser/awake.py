"""The screen stays on while something is to be seen for long, where the browser lets it."""

from typing import Any, Callable

from pyscript import document, window


class Awake:
    """Asks the browser to keep the screen on: again whenever the page comes back, as it then may
    sleep once more.
    """

    def __init__(self, refused: Callable[[], None]) -> None:
        """refused: called when the screen may go dark."""
        self.refused = refused
        self.wanted = False
        self.lock: Any = None
        document.addEventListener("visibilitychange", lambda event: self.ask())

    def want(self, wanted: bool) -> None:
        """Keep it on from now on, or no longer."""
        if wanted != self.wanted:
            self.wanted = wanted
            self.ask()

    def ask(self) -> None:
        """Ask for the lock if it is wanted and the page is seen, else release it."""
        lock, self.lock = self.lock, None
        if lock:
            lock.release()
        if not self.wanted or document.hidden:
            return
        keeper = getattr(window.navigator, "wakeLock", None)
        if keeper:
            keeper.request("screen").then(self.got, lambda *_: self.refused())
        else:
            self.refused()

    def got(self, lock: Any, *_: Any) -> None:
        """Hold what the browser gave, unless it is no longer wanted."""
        self.lock = lock
        if not self.wanted:
            self.ask()
