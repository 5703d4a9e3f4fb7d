"""A WebKit that is closed and opened again, with what it stored.

The driver cannot do that: it starts the browser in a private session, whose storage ends with
it. Here the browser runs as for a user, with a folder for its data, and is asked through the
web inspector's protocol: JSON in the frames of a WebSocket.
"""

import json
import re
import socket
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.engines.page import HEIGHT, READY, SLOWEST, WIDTH, Page, end
from tests.engines.websocket import WebSocket

ANSWERS = 5  # seconds
FOLDERS = ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")
TARGET = re.compile(r'class="targeturl">http.*?(/socket/[\w/]+)')


class KeptWebKit(Page):
    """One page in a browser whose data lies in a folder."""

    def __init__(self, browser: Path, environment: dict[str, str], folder: Path, url: str) -> None:
        port = free_port()
        data = {name: str(folder / name) for name in FOLDERS}
        inspector = {"WEBKIT_INSPECTOR_HTTP_SERVER": f"127.0.0.1:{port}"}
        command = [str(browser), f"--geometry={WIDTH}x{HEIGHT}", url]
        self.process = subprocess.Popen(command, env={**environment, **data, **inspector})
        try:
            self._connect(port)
            self.asked = 0
            self.wait(READY)
        except BaseException:
            end(self.process)
            raise

    def _connect(self, port: int) -> None:
        """Find the page; one that is just being replaced may never answer."""
        limit = time.monotonic() + SLOWEST
        while True:
            self.inspector = WebSocket(port, _target(port), timeout=ANSWERS)
            try:
                self.page = self._receive("Target.targetCreated")["targetInfo"]["targetId"]
                break
            except TimeoutError:
                self.inspector.connection.close()
                assert time.monotonic() < limit, "the inspector does not answer"
        self.inspector.connection.settimeout(SLOWEST)

    def run(self, expression: str) -> Any:
        self.asked += 1
        what = {"expression": expression, "returnByValue": True}
        question = {"id": self.asked, "method": "Runtime.evaluate", "params": what}
        packed = {"targetId": self.page, "message": json.dumps(question)}
        outer = {"id": self.asked, "method": "Target.sendMessageToTarget", "params": packed}
        self.inspector.send(json.dumps(outer))
        while True:
            answer = json.loads(self._receive("Target.dispatchMessageFromTarget")["message"])
            if answer.get("id") == self.asked:
                assert not answer["result"]["wasThrown"], answer
                return answer["result"]["result"].get("value")

    def reload(self) -> None:
        self.run("document.documentElement.dataset.old = 'yes'; location.reload()")
        self.wait(f"!document.documentElement.dataset.old && {READY}")

    def close(self) -> None:
        self.inspector.connection.close()
        end(self.process)

    def _receive(self, method: str) -> dict[str, Any]:
        """The content of the next message of that kind."""
        while True:
            message: dict[str, Any] = json.loads(self.inspector.receive())
            if message.get("method") == method:
                found: dict[str, Any] = message["params"]
                return found


def _target(port: int) -> str:
    """Where the inspector speaks of the page, once there is one."""
    limit = time.monotonic() + SLOWEST
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                found = TARGET.search(answer.read().decode())
            if found:
                return found[1]
        except OSError:
            pass
        assert time.monotonic() < limit, "the browser opened no page"
        time.sleep(0.05)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
