"""`make serve`: serve the page, build it anew when a file is saved, and have it loaded again.

The page gets a script more, that waits for the next build. No service worker keeps anything here:
`serve.py` serves the same site as a host would.
"""

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from functools import partial
from http import HTTPStatus
from pathlib import Path

from serve import PORT, ROOT, Handler, Server, opened

BUILD = [sys.executable, str(ROOT / ".ci/build/build_site.py"), "--quick"]
WATCHED = (
    *("pyapp", "static", "tests/cases", ".ci/build"),
    *("index.html", "licences.html", "pyproject.toml", "pyscript.toml"),
)
INTERVAL = 0.3  # seconds between two looks at the files
BREATH = 15  # seconds after which a page that waits hears that nobody has gone
SCRIPT = b"""let first;
new EventSource("./builds").onmessage = ({ data }) => {
  first ??= data;
  if (data !== first) location.reload();
};
"""
# Takes the place of one that `serve.py` may have had installed, and goes.
WORKER = b"""oninstall = () => skipWaiting();
onactivate = () => registration.unregister();
"""
TAG = b'<script src="./reload.js"></script></body>'


class Builds:
    """How many builds there have been, for those who wait for the next one."""

    def __init__(self) -> None:
        self.number = time.time_ns()  # another one for each server: pages stay open over a restart
        self.changed = threading.Condition()

    def add(self) -> None:
        """Tell of one more."""
        with self.changed:
            self.number += 1
            self.changed.notify_all()

    def wait(self, known: int) -> int:
        """The number of the newest build, as soon as it is another one, or after some seconds."""
        with self.changed:
            self.changed.wait_for(lambda: self.number != known, BREATH)
            return self.number


class DevelopmentHandler(Handler):
    """Answers as a host does, but for the script that loads the page again."""

    server: "DevelopmentServer"

    def _answer(self, with_body: bool) -> None:
        name = self.path.partition("?")[0].removeprefix(self.server.prefix)
        made = {"reload.js": SCRIPT, "sw.js": WORKER}
        if name == "builds":
            self._tell_builds()
        elif name in made:
            self._send("text/javascript; charset=utf-8", made[name])
        elif name in ("", "index.html"):
            page = (self.server.root / "index.html").read_bytes()
            self._send("text/html; charset=utf-8", page.replace(b"</body>", TAG, 1))
        else:
            super()._answer(with_body)

    def _send(self, kind: str, body: bytes) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def _tell_builds(self) -> None:
        """Send the number of every build until the page goes."""
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        known = 0
        while True:
            known = self.server.builds.wait(known)
            self.wfile.write(b"data: %d\n\n" % known)


class DevelopmentServer(Server):
    """A server whose pages hear of each build."""

    handler = DevelopmentHandler

    def __init__(self, root: Path, port: int = 0) -> None:
        self.builds = Builds()
        super().__init__(root, port)


def stamps(paths: Iterable[Path]) -> dict[Path, int]:
    """Each file below these paths with the time of its last change."""
    found = {}
    for path in paths:
        for file in [path] if path.is_file() else path.rglob("*"):
            try:
                if file.is_file() and "__pycache__" not in file.parts:
                    found[file] = file.stat().st_mtime_ns
            except FileNotFoundError:  # an editor has just put another in its place
                continue
    return found


def watch(paths: Iterable[Path], build: Callable[[], bool], builds: Builds) -> None:
    """Build whenever a file changes, for ever; a build that fails changes nothing."""
    paths = list(paths)
    known = stamps(paths)
    while True:
        time.sleep(INTERVAL)
        found = stamps(paths)
        if found != known:
            known = found
            if build():
                builds.add()


def build() -> bool:
    """Whether the site could be built; says how long that took, or why not."""
    begun = time.monotonic()
    done = subprocess.run(BUILD, cwd=ROOT)
    said = f"built in {time.monotonic() - begun:.1f} s" if done.returncode == 0 else "not built"
    print(said, flush=True)
    return done.returncode == 0


def main() -> None:
    """Serve build/site and watch what it is made of."""
    server = opened(partial(DevelopmentServer, ROOT / "build/site"), PORT)
    watched = [ROOT / name for name in WATCHED]
    threading.Thread(target=watch, args=(watched, build, server.builds), daemon=True).start()
    server.run()


if __name__ == "__main__":
    main()
