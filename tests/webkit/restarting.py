"""A WebKit that is closed and opened again, with what it stored.

The driver cannot do that: it starts the browser in a private session, whose storage ends with
it. Here the browser runs as for a user, with a folder for its data, and is asked through the
web inspector's protocol: JSON in the frames of a WebSocket.
"""

import json
import os
import re
import socket
import struct
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.webkit.driver import READY, SLOWEST, end, find_browser, free_port

ANSWERS = 5  # seconds
FOLDERS = ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")
TARGET = re.compile(r'class="targeturl">http.*?(/socket/[\w/]+)')


class Browser:
    """One page in a browser whose data lies in a folder."""

    def __init__(self, environment: dict[str, str], folder: Path, url: str) -> None:
        port = free_port()
        data = {name: str(folder / name) for name in FOLDERS}
        inspector = {"WEBKIT_INSPECTOR_HTTP_SERVER": f"127.0.0.1:{port}"}
        command = [str(find_browser()), "--geometry=390x760", url]
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
            self.inspector = _WebSocket(port, _target(port))
            try:
                self.page = self._receive("Target.targetCreated")["targetInfo"]["targetId"]
                break
            except TimeoutError:
                self.inspector.connection.close()
                assert time.monotonic() < limit, "the inspector does not answer"
        self.inspector.connection.settimeout(SLOWEST)

    def run(self, expression: str) -> Any:
        """The value of a JavaScript expression in the page."""
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

    def wait(self, expression: str) -> None:
        limit = time.monotonic() + SLOWEST
        while not self.run(expression):
            assert time.monotonic() < limit, f"never came: {expression}"
            time.sleep(0.05)

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


class _WebSocket:
    """As much of RFC 6455 as two programs on one machine need."""

    def __init__(self, port: int, path: str) -> None:
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=ANSWERS)
        self.stream = self.connection.makefile("rb")
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGVuYm91LXRlbmJvdS10ZQ==",
            "Sec-WebSocket-Version: 13",
        )
        self.connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert b" 101 " in self.stream.readline()
        while self.stream.readline().strip():
            pass

    def send(self, text: str) -> None:
        content, mask = text.encode(), os.urandom(4)
        assert len(content) < 1 << 16
        head = struct.pack(">BBH4s", 0x81, 0x80 | 126, len(content), mask)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
        self.connection.sendall(head + masked)

    def receive(self) -> str:
        """The next text; what is neither text nor a part of it is passed over."""
        text = b""
        while True:
            kind, size = self._read(2)
            if size >= 126:
                size = int.from_bytes(self._read(2 if size == 126 else 8), "big")
            content = self._read(size)
            if kind & 15 < 3:
                text += content
                if kind & 128:
                    return text.decode()

    def _read(self, size: int) -> bytes:
        content = self.stream.read(size)
        if len(content) < size:
            raise EOFError("the browser is gone")
        return content
