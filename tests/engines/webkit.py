"""Safari's engine, driven over the WebDriver protocol: Debian's WebKitGTK on a screen of its own.

The protocol is JSON over HTTP; what the tests need of it fits here, without a client library.
"""

import json
import os
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.engines.page import HEIGHT, READY, SLOWEST, WIDTH, Driven, Engine, Page, end
from tests.engines.webkit_kept import KeptWebKit, free_port

BROWSERS = "usr/lib/*/webkit2gtk-4*/MiniBrowser"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key the standard gives a reference
WINDOW = {"width": WIDTH, "height": HEIGHT}


def missing() -> str:
    """What is not installed, "" when WebKit can be driven."""
    tools = [name for name in ("WebKitWebDriver", "Xvfb") if not shutil.which(name)]
    if not find_browser():
        tools.append("MiniBrowser")
    return ", ".join(tools)


def find_browser() -> Path | None:
    return next(iter(sorted(Path("/").glob(BROWSERS))), None)


class WebKit(Driven):
    """One browser window; every method is one request."""

    def __init__(self, base: str) -> None:
        self.base = base
        browser = {"binary": str(find_browser()), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        session = self.ask("POST", "/session", {"capabilities": wanted})
        self.base += f"/session/{session['sessionId']}"
        self.ask("POST", "/window/rect", WINDOW)

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The value the driver answers; an error of its own is raised as RuntimeError."""
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.base + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SLOWEST) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()) from None

    def go(self, url: str) -> None:
        self.ask("POST", "/url", {"url": url})

    def reload(self) -> None:
        self.ask("POST", "/refresh")
        self.wait(READY)

    def run(self, expression: str) -> Any:
        return self.ask("POST", "/execute/sync", {"script": f"return {expression};", "args": []})

    def click(self, selector: str) -> None:
        limit = time.monotonic() + SLOWEST
        while True:
            found = self.ask("POST", "/element", {"using": "css selector", "value": selector})
            try:
                self.ask("POST", f"/element/{found[ELEMENT]}/click")
            except RuntimeError as error:
                # Drawn anew since it was found: nothing was clicked.
                if "stale element" not in str(error) or time.monotonic() > limit:
                    raise
            else:
                return

    def drag(self, selector: str, across: int, down: int) -> None:
        found = self.ask("POST", "/element", {"using": "css selector", "value": selector})
        start = {"type": "pointerMove", "duration": 0, "origin": found, "x": 0, "y": 0}
        steps: list[dict[str, Any]] = [start, {"type": "pointerDown", "button": 0}]
        for part in (1, 2):
            move = {"x": across * part // 2, "y": down * part // 2, "origin": found}
            steps.append({"type": "pointerMove", "duration": 30, **move})
        steps.append({"type": "pointerUp", "button": 0})
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("POST", "/actions", {"actions": [mouse]})

    def close(self) -> None:
        self.ask("DELETE", "")


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """A virtual screen; gives the environment a browser on it needs."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "800x900x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as pipe:
        display = pipe.readline().strip()
    try:
        yield {
            **os.environ,
            "DISPLAY": f":{display}",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # it serves our own page only
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
    finally:
        end(server)


@contextmanager
def started() -> Iterator[Driven]:
    """A browser on a screen of its own; both end with the block."""
    with screen() as environment:
        port = free_port()
        server = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=environment)
        try:
            _wait_for(port)
            browser = WebKit(f"http://127.0.0.1:{port}")
            try:
                yield browser
            finally:
                browser.close()
        finally:
            end(server)


def _wait_for(port: int) -> None:
    end = time.monotonic() + SLOWEST
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/status", timeout=5).close()
            return
        except OSError:
            assert time.monotonic() < end, "WebKitWebDriver did not start"
            time.sleep(0.05)


@contextmanager
def kept(folder: Path, url: str) -> Iterator[Page]:
    program = find_browser()
    assert program
    with screen() as environment:
        browser = KeptWebKit(program, environment, folder, url)
        try:
            yield browser
        finally:
            browser.close()


WEBKIT = Engine("webkit", missing, started, kept)
