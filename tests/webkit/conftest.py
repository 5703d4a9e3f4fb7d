"""WebKit as a test gets it; where it is not installed, these tests are skipped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.host import Host
from tests.webkit.driver import PACKAGES, Driver, driver, missing


@pytest.fixture(scope="session", autouse=True)
def installed() -> None:
    if missing():
        pytest.skip(f"not installed: {missing()} (Debian: apt-get install {PACKAGES})")


@pytest.fixture(scope="session")
def webkit(installed: None) -> Iterator[Driver]:
    with driver() as browser:
        yield browser


@pytest.fixture
def host(request: pytest.FixtureRequest, files: dict[str, bytes], tmp_path: Path) -> Iterator[Host]:
    """The built site on a host of its own, to stop; a parameter says at which path."""
    host = Host(tmp_path / "host", files, getattr(request, "param", "/"))
    yield host
    host.stop()


@pytest.fixture
def page(webkit: Driver, site_url: str) -> Driver:
    """The page with nothing entered."""
    webkit.open(site_url)
    webkit.click("#tools [data-do=clear]")
    webkit.wait("location.hash === ''")
    return webkit
