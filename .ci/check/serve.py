"""Serve a folder over HTTP as a plain static host would: right types, gzip, ETags, and, where a
change must show at once, no caching without asking. Used by tests, benches and `make serve`,
which adds what development needs (develop.py).
"""

import argparse
import errno
import gzip
import hashlib
import os
from collections.abc import Callable
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TypeVar
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[2]
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
}
COMPRESSED_ALREADY = {".bin", ".ico", ".png", ".webp"}
PORT = int(os.environ.get("PORT", "8000"))
GITHUB_PAGES = 600  # seconds for which its answers may be used again without asking


@lru_cache(maxsize=512)
def _packed(path: Path, _modified: int) -> tuple[bytes, bytes, str]:
    """A file's bytes, the same gzipped (empty if that is no gain) and a hash of its content."""
    plain = path.read_bytes()
    packed = b"" if path.suffix in COMPRESSED_ALREADY else gzip.compress(plain, 9, mtime=0)
    return (
        plain,
        packed if len(packed) < len(plain) else b"",
        hashlib.sha256(plain).hexdigest()[:20],
    )


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD for the files under `server.root`, at the path `server.prefix`."""

    server: "Server"
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send a file."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Send what would be said of a file."""
        self._answer(with_body=False)

    def _answer(self, with_body: bool) -> None:
        path = self._path()
        if path is None:
            self.server.refused.append(self.path)
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        plain, packed, digest = _packed(path, path.stat().st_mtime_ns)
        zipped = bool(packed) and "gzip" in self.headers.get("Accept-Encoding", "")
        tag = f'"{digest}-gzip"' if zipped else f'"{digest}"'
        body = packed if zipped else plain
        known = tag in self.headers.get("If-None-Match", "")
        self.send_response(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK)
        self.send_header("ETag", tag)
        kept = self.server.kept
        self.send_header("Cache-Control", f"max-age={kept}" if kept else "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        if not known:
            self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(body)))
            self.send_header("X-Content-Type-Options", "nosniff")
            if zipped:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if with_body and not known:
            self.wfile.write(body)
            self.server.sent.append((self.path, len(body)))

    def _path(self) -> Path | None:
        url = unquote(urlsplit(self.path).path)
        if not url.startswith(self.server.prefix):
            return None
        path = (self.server.root / url.removeprefix(self.server.prefix)).resolve()
        if not path.is_relative_to(self.server.root):
            return None
        if path.is_dir() and url.endswith("/"):
            path /= "index.html"
        return path if path.is_file() else None

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Only failures are worth a line."""
        if isinstance(code, int) and code >= HTTPStatus.BAD_REQUEST:
            print(f"{int(code)} {self.path}", flush=True)

    def log_error(self, format: str, *args: object) -> None:  # noqa: A002  # as http.server has it
        """`log_request` has said it."""


class Server(ThreadingHTTPServer):
    """A static server for `root`; `port` 0 takes a free one. `prefix` begins and ends with "/".

    Answers may be used again without asking for `kept` seconds.
    """

    daemon_threads = True
    handler = Handler

    def __init__(self, root: Path, port: int = 0, prefix: str = "/", kept: int = 0) -> None:
        self.root = root.resolve()
        self.prefix = prefix
        self.kept = kept
        self.sent: list[tuple[str, int]] = []  # each answer with a body: address and bytes
        self.refused: list[str] = []  # each address at which there is no file
        super().__init__(("127.0.0.1", port), self.handler)

    @property
    def url(self) -> str:
        """The address of the served folder."""
        return f"http://{self.server_address[0]!s}:{self.server_port}{self.prefix}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in the middle of an answer is no news."""

    def run(self) -> None:
        """Serve until somebody presses Ctrl-C."""
        url = self.url.replace("127.0.0.1", "localhost")
        print(f"serving {self.root} at {url} (Ctrl-C ends it)", flush=True)
        try:
            self.serve_forever()
        except KeyboardInterrupt:
            print()


SERVER = TypeVar("SERVER", bound=Server)


def opened(make: Callable[[int], SERVER], port: int) -> SERVER:
    """The server that `make` opens at a port; SystemExit if another one has it."""
    try:
        return make(port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise SystemExit(f"port {port} is in use; try `make serve PORT={port + 1}`") from error


def main() -> None:
    """Serve a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT / "build/site")
    parser.add_argument("--port", type=int, default=PORT)
    options = parser.parse_args()
    opened(partial(Server, options.root), options.port).run()


if __name__ == "__main__":
    main()
