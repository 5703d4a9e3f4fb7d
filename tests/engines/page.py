"""A page in a browser, as the tests drive it; each engine has its own way to do so."""

import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

WIDTH, HEIGHT = 390, 760
READY = "document.documentElement?.hasAttribute('data-ready')"
SLOWEST = 240  # seconds until something counts as hanging
SEEN = """[location.href, document.readyState, navigator.serviceWorker?.controller?.state,
    document.querySelector("#note")?.textContent, window.tenbou?.store?.trouble,
    window.tenbou?.store?.read("past"), document.body?.innerText.slice(0, 300)].join(" | ")"""


class Page(ABC):
    """One browser window."""

    @abstractmethod
    def run(self, expression: str) -> Any:
        """The value of a JavaScript expression in the page."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again, until it is ready."""

    def wait(self, expression: str) -> None:
        limit = time.monotonic() + SLOWEST
        while not self.run(f"Boolean({expression})"):
            if time.monotonic() > limit:
                raise AssertionError(f"never came: {expression}\nseen: {self.run(SEEN)}")
            time.sleep(0.05)


# What is slow to lift the mouse on a busy machine holds nothing.
PATIENT = """(() => {
    const after = window.setTimeout;
    window.setTimeout = (act, time, ...rest) => after(act, time === 190 ? 1e6 : time, ...rest);
})()"""


class Driven(Page):
    """One that has a mouse, and goes where it is told."""

    @abstractmethod
    def go(self, url: str) -> None: ...

    @abstractmethod
    def drag(self, selector: str, across: int, down: int) -> None:
        """Press in the middle of what the selector names, move, lift."""

    def open(self, url: str) -> None:
        """Go to an address, until the page there is ready: with a fragment it may be this page."""
        if "#" not in url:
            self.run("(window.left = true)")
        self.go(url)
        # Firefox may answer while the old document is still there.
        self.wait(READY if "#" in url else f"!window.left && {READY}")
        self.run(PATIENT)

    def click(self, selector: str) -> None:
        self.drag(selector, 0, 0)


class Engine(NamedTuple):
    """How to come by a page: in a browser that forgets, or with its data in a folder."""

    name: str
    missing: Callable[[], str]  # what is not installed, "" for nothing
    started: Callable[[], AbstractContextManager[Driven]]
    kept: Callable[[Path, str], AbstractContextManager[Page]]


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait()
