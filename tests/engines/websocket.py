"""How the engines are spoken to: JSON in the frames of a WebSocket."""

import os
import socket
import struct


class WebSocket:
    """As much of RFC 6455 as two programs on one machine need."""

    def __init__(self, port: int, path: str, timeout: float) -> None:
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=timeout)
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
        short = len(content) < 126  # Firefox insists on the shortest form
        size = bytes([len(content)]) if short else struct.pack(">BH", 126, len(content))
        head = bytes([0x81, 0x80 | size[0], *size[1:]]) + mask
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
