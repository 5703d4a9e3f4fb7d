"""The engines as a test gets them; where one is not installed, its tests are skipped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.host import UNSAID, Host
from tests.engines.firefox import FIREFOX
from tests.engines.page import Driven, Engine
from tests.engines.webkit import WEBKIT


@pytest.fixture(scope="session", params=(WEBKIT, FIREFOX), ids=lambda engine: engine.name)
def engine(request: pytest.FixtureRequest) -> Engine:
    engine: Engine = request.param
    if engine.missing():
        pytest.skip(f"not installed: {engine.missing()}; `make {engine.name}` may do so")
    return engine


@pytest.fixture(scope="session")
def window(engine: Engine) -> Iterator[Driven]:
    with engine.started() as browser:
        yield browser


@pytest.fixture
def host(request: pytest.FixtureRequest, files: dict[str, bytes], tmp_path: Path) -> Iterator[Host]:
    """The built site on a host of its own, to stop; a parameter says at which path."""
    host = Host(tmp_path / "host", files, getattr(request, "param", "/"))
    yield host
    host.stop()


@pytest.fixture
def page(window: Driven, site_url: str) -> Driven:
    """The page with nothing entered."""
    window.open(site_url)
    window.run(f"location.hash = '{UNSAID}'")
    window.wait("location.hash === ''")
    window.click('#tools [data-do="hand clear"]')
    window.wait("location.hash === ''")
    return window
