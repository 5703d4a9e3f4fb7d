"""Firefox, which speaks WebDriver BiDi by itself: no driver stands between."""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import fonts

from tests.engines.page import HEIGHT, READY, SLOWEST, WIDTH, Driven, Engine, Page, end
from tests.engines.websocket import WebSocket

NAMES = ("firefox", "firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox")
READS = ",".join(f"{folder}/" for folder in fonts.folders())
GONE = re.compile("is not displayed|no such node|stale|not found in the document", re.I)
# It looks for nothing on the net but our page, and may read the fonts; after a kill it starts as if
# nothing had been.
PREFERENCES = f"""
user_pref("security.sandbox.content.read_path_whitelist", "{READS}");
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("toolkit.startup.max_resumed_crashes", -1);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,#remote-settings-dummy/v1");
"""


def find_browser() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def missing() -> str:
    return "" if find_browser() else "firefox"


class Firefox(Driven):
    """One window of a browser whose data lies in a folder."""

    def __init__(self, folder: Path, preferences: str = "") -> None:
        folder.mkdir(exist_ok=True)
        (folder / "user.js").write_text(PREFERENCES + preferences)
        where = folder / "WebDriverBiDiServer.json"
        where.unlink(missing_ok=True)
        command = [find_browser() or "firefox", "--headless", "--no-remote"]
        command += ["--profile", str(folder), "--remote-debugging-port=0", "about:blank"]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
        try:
            self.socket = WebSocket(_port(where), "/session", timeout=SLOWEST)
            self.asked = 0
            self.ask("session.new", capabilities={})
            [tree] = self.ask("browsingContext.getTree")["contexts"]
            self.here = {"context": tree["context"]}
            size = {"width": WIDTH, "height": HEIGHT}
            self.ask("browsingContext.setViewport", **self.here, viewport=size)
        except BaseException:
            end(self.process)
            raise

    def ask(self, method: str, **params: Any) -> Any:
        """The result of a command; an error is raised as RuntimeError."""
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.receive())
            if answer.get("id") == self.asked:
                if answer["type"] == "error":
                    raise RuntimeError(answer["message"])
                return answer["result"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", **self.here, url=url, wait="complete")

    def reload(self) -> None:
        self.run("(window.left = true)")
        self.ask("browsingContext.reload", **self.here, wait="complete")
        # Beside a change of the history Firefox answers while the old document is still there.
        self.wait(f"!window.left && {READY}")

    def run(self, expression: str) -> Any:
        value = self._evaluate(f"JSON.stringify({expression})").get("value")
        return None if value is None else json.loads(value)

    def _evaluate(self, expression: str) -> dict[str, Any]:
        """A value as BiDi describes it."""
        answer = self.ask(
            "script.evaluate", expression=expression, target=self.here, awaitPromise=False
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        value: dict[str, Any] = answer["result"]
        return value

    def drag(self, selector: str, across: int, down: int) -> None:
        limit = time.monotonic() + SLOWEST
        while True:
            try:
                self._press(selector, across, down)
            except RuntimeError as error:
                # Drawn anew since it was found: nothing was pressed.
                if not GONE.search(str(error)) or time.monotonic() > limit:
                    raise
            else:
                return

    def _press(self, selector: str, across: int, down: int) -> None:
        origin = {"type": "element", "element": {"sharedId": self._sight(selector)}}
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
        ]
        for part in (1, 2) if across or down else ():
            x, y = across * part // 2, down * part // 2
            steps.append({"type": "pointerMove", "x": x, "y": y, "origin": origin, "duration": 30})
        steps.append({"type": "pointerUp", "button": 0})
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("input.performActions", **self.here, actions=[mouse])

    def _sight(self, selector: str) -> str:
        """Bring an element into sight, once it is there; gives what BiDi calls it."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.wait(found)
        scrolled = "(it) => (it.scrollIntoView({ block: 'nearest' }), it)"
        node = self._evaluate(f"({scrolled})({found})")
        assert node["type"] == "node", node
        return str(node["sharedId"])

    def close(self) -> None:
        """As a user closes it: what it stored is on the disk afterwards."""
        try:
            self.ask("browser.close")
            self.process.wait(SLOWEST)
        except (OSError, EOFError, subprocess.TimeoutExpired):
            end(self.process)


def _port(where: Path) -> int:
    """What Firefox says once it listens."""
    limit = time.monotonic() + SLOWEST
    while True:
        try:
            return int(json.loads(where.read_text())["ws_port"])
        except (OSError, ValueError):
            assert time.monotonic() < limit, "Firefox did not start"
            time.sleep(0.05)


@contextmanager
def kept(folder: Path, url: str) -> Iterator[Page]:
    browser = Firefox(folder)
    try:
        browser.open(url)
        yield browser
    finally:
        browser.close()


@contextmanager
def started() -> Iterator[Driven]:
    with TemporaryDirectory() as folder:
        browser = Firefox(Path(folder) / "profile")
        try:
            yield browser
        finally:
            browser.close()


FIREFOX = Engine("firefox", missing, started, kept)
