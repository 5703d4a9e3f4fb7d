"""What the tests of the built page share, whichever browser drives it."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from serve import Server

SITE = Path(__file__).parents[1] / "build/site"
PREFIX = "/tenbou/"  # a project page lives below its host's root


def serving(folder: Path) -> Server:
    server = Server(folder, prefix=PREFIX)
    # The interval is how long a shutdown waits.
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    return server


@pytest.fixture(scope="session")
def site() -> Path:
    if not (SITE / "index.html").exists():
        pytest.fail("the site is not built: run `make site`")
    return SITE


@pytest.fixture(scope="session")
def files(site: Path) -> dict[str, bytes]:
    """The built site's files by their path."""
    return {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """One server for all tests: what a test stores stays in its own browser context."""
    server = serving(site)
    yield server.url
    server.shutdown()
    server.server_close()
