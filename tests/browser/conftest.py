"""The built page in a real browser: one Chromium a run, and in it one page for all tests that
leave nothing behind which cannot be cleared away; the others have a page of their own.
"""

import contextlib
import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import FLAGS, find_chromium
from build_site import site_files, write_files
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from serve import Server

from tests.browser.host import GUARD, SCREEN, UNSAID, Host, Phone
from tests.browser.lent import Lent
from tests.conftest import made_once, serving

COMPLETE = "html[data-complete]"

Serve = Callable[[Path], str]

OTHERS = {"host", "serve"}  # what a test has other hosts from

expect.set_options(timeout=GUARD)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the walk: what takes longest is not left for the end."""
    items.sort(key=lambda item: item.path.name != "test_walk.py")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.fail("no Chromium found: `make test` installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with pytest.MonkeyPatch.context() as patience:
            patience.setattr(browser, "new_context", functools.partial(wait_long, browser))
            yield browser
        browser.close()


def wait_long(browser: Browser, **options: Any) -> BrowserContext:
    """A context whose pages have the time that a busy machine takes."""
    context = Browser.new_context(browser, **options)
    context.set_default_timeout(GUARD)
    return context


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Start a static server for a folder; gives the address of its page."""
    servers: list[Server] = []

    def start(folder: Path) -> str:
        servers.append(serving(folder))
        return servers[-1].url

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def pseudo_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page in the pseudo-language: every letter accented, and sentences longer."""

    def build(folder: Path) -> None:
        write_files(folder, site_files(pseudo=True, quick=True))

    server = serving(made_once(tmp_path_factory, "pseudo", build))
    yield server.url
    server.shutdown()
    server.server_close()


@pytest.fixture
def bare_page(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A phone-sized page with nothing stored, for tests in which something goes wrong.

    Fetching the site for offline use takes half of a start's time: only tests marked
    `service_worker` have it done.
    """
    wanted = request.node.get_closest_marker("service_worker")
    context = chromium.new_context(
        viewport=SCREEN, has_touch=True, service_workers="allow" if wanted else "block"
    )
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def lent(chromium: Browser, site_url: str) -> Iterator[Lent]:
    lent = Lent(chromium, site_url)
    yield lent
    lent.throw_away()


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    """The same page; an error in Python, in a script or in the console fails the test.

    It is the one that the test before had, as a new one takes longer than most tests; not where
    something stays: a service worker, or what is stored for another host.
    """
    alone = request.node.get_closest_marker("service_worker") or OTHERS & {*request.fixturenames}
    with (
        contextlib.nullcontext(request.getfixturevalue("bare_page"))
        if alone
        else request.getfixturevalue("lent").page()
    ) as page:
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        yield page
    assert errors == []


@pytest.fixture
def app(page: Page, site_url: str) -> Page:
    """The built page, started under the rulebook of which addresses say nothing."""
    page.goto(f"{site_url}#{UNSAID}")
    page.wait_for_selector(COMPLETE, state="attached")  # until then arrows wait
    return page


@pytest.fixture
def host(files: dict[str, bytes], tmp_path: Path) -> Iterator[Host]:
    """The built site on a host of its own, to stop and to change."""
    host = Host(tmp_path / "host", files)
    yield host
    host.stop()


@pytest.fixture
def phone(chromium: Browser, tmp_path: Path) -> Iterator[Phone]:
    """A browser of its own, which can be switched off and on."""
    phone = Phone(chromium, tmp_path / "profile")
    yield phone
    phone.switch_off()


@pytest.fixture
def tabs(chromium: Browser) -> Iterator[Phone]:
    """A phone that stays on: a context of the one browser, which is there at once."""
    phone = Phone(chromium)
    yield phone
    phone.switch_off()
