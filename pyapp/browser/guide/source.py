"""The sources that the build ships beside the page: fetched when they are first asked for."""

import asyncio
from typing import Any, Callable

from pyscript import window

from ...screen.guide.source import COMING, FAILED

FILE = "sources.txt"


class Sources:
    """All of them as one text, or COMING or FAILED as long as there is none."""

    def __init__(self) -> None:
        self.text = COMING
        self.task: Any = None  # one nobody holds may be collected
        self.waiting: list[Callable[[], None]] = []

    def ask(self, then: Callable[[], None]) -> None:
        """Have them come, if they have not; `then` is called when they have, or have failed."""
        if self.text not in (COMING, FAILED):
            return
        self.waiting.append(then)
        if self.task is None:
            self.text = COMING
            self.task = asyncio.create_task(self._load())

    async def _load(self) -> None:
        try:
            self.text = str(await window.tenbou.read(FILE))
        except Exception:  # it cannot come now
            self.text = FAILED
        self.task = None
        while self.waiting:
            self.waiting.pop(0)()


SOURCES = Sources()
