"""`make serve`: a saved file is built, and the page hears of it."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from cache import cached
from develop import SCRIPT, WORKER, Builds, DevelopmentServer, watch

SOON = 2  # seconds until a saved file has been built and the page knows


@pytest.fixture
def server(tmp_path: Path) -> Iterator[DevelopmentServer]:
    """One whose site is a page and a picture."""
    (tmp_path / "index.html").write_text("<html><body>Tenbou</body></html>")
    (tmp_path / "picture.svg").write_text("<svg/>")
    made = DevelopmentServer(tmp_path)
    threading.Thread(target=made.serve_forever, args=(0.02,), daemon=True).start()
    yield made
    made.shutdown()
    made.server_close()


def read(server: DevelopmentServer, name: str) -> bytes:
    with urlopen(server.url + name, timeout=5) as answer:
        content: bytes = answer.read()
    return content


def test_the_page_alone_has_a_script_more(server: DevelopmentServer) -> None:
    assert read(server, "").endswith(b'Tenbou<script src="./reload.js"></script></body></html>')
    assert read(server, "?lang=de") == read(server, "index.html") == read(server, "")
    assert read(server, "reload.js") == SCRIPT
    assert read(server, "picture.svg") == b"<svg/>"


def test_no_service_worker_stays(server: DevelopmentServer) -> None:
    assert read(server, "sw.js") == WORKER


def test_a_page_hears_of_each_build(server: DevelopmentServer) -> None:
    with urlopen(server.url + "builds", timeout=5) as told:
        first = told.readline()
        told.readline()
        server.builds.add()
        assert told.readline() > first


def test_a_saved_file_is_built_and_told(tmp_path: Path) -> None:
    source, broken = tmp_path / "page.py", tmp_path / "broken"
    source.write_text("1")
    builds, begun = Builds(), []

    def build() -> bool:
        begun.append(source.read_text())
        return not broken.exists()

    known = builds.number
    threading.Thread(target=watch, args=([tmp_path], build, builds), daemon=True).start()
    time.sleep(0.1)
    source.write_text("12")
    assert builds.changed.acquire(timeout=SOON)
    assert builds.changed.wait_for(lambda: builds.number > known, SOON)
    builds.changed.release()
    known = builds.number
    broken.write_text("")  # the page stays as it is until it can be built again
    until = time.monotonic() + SOON
    while len(begun) < 2 and time.monotonic() < until:
        time.sleep(0.02)
    assert begun == ["12", "12"]
    assert builds.number == known


def test_what_was_made_of_the_same_is_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cache.FOLDER", tmp_path / "cache")
    made: list[str] = []

    def make() -> int:
        made.append("")
        return len(made)

    assert [cached(make, "a", 1), cached(make, "a", 1), cached(make, "a", 2)] == [1, 1, 2]
    for path in (tmp_path / "cache").glob("*"):
        path.write_bytes(b"")  # the disk was full
    assert cached(make, "a", 1) == 3
