"""WebKit as a test gets it; where it is not installed, these tests are skipped."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from serve import Server

from tests.browser.host import Host
from tests.webkit.driver import PACKAGES, Driver, driver, missing

SITE = Path(__file__).parents[2] / "build/site"


@pytest.fixture(scope="session", autouse=True)
def installed() -> None:
    if missing():
        pytest.skip(f"not installed: {missing()} (Debian: apt-get install {PACKAGES})")


@pytest.fixture(scope="session")
def webkit(installed: None) -> Iterator[Driver]:
    with driver() as browser:
        yield browser


@pytest.fixture(scope="session")
def site() -> Path:
    if not (SITE / "index.html").exists():
        pytest.fail("the site is not built: run `make site`")
    return SITE


@pytest.fixture(scope="session")
def url(site: Path) -> Iterator[str]:
    server = Server(site, prefix="/tenbou/")
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield server.url
    server.shutdown()
    server.server_close()


@pytest.fixture
def host(request: pytest.FixtureRequest, site: Path, tmp_path: Path) -> Iterator[Host]:
    """The built site on a host of its own, to stop; a parameter says at which path."""
    paths = [path for path in site.rglob("*") if path.is_file()]
    files = {path.relative_to(site).as_posix(): path.read_bytes() for path in paths}
    host = Host(tmp_path / "host", files, getattr(request, "param", "/"))
    yield host
    host.stop()


@pytest.fixture
def page(webkit: Driver, url: str) -> Driver:
    """The page with nothing entered."""
    webkit.open(url)
    webkit.click("#tools [data-do=clear]")
    webkit.wait("location.hash === ''")
    return webkit
