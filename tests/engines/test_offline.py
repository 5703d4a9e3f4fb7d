"""In Safari's engine too, after one visit the page opens, scores and reloads without its server.

What Debian's WebKitGTK supports here: service workers, caches and both paths. A browser that
WebDriven started forgets everything when it ends, so the restart is tried in one that it did
not start: `restarting.py`. Not tried: WebKit on iOS, where only Safari's own rules say how long
a site's storage is kept.
"""

from pathlib import Path

import pytest

from tests.browser.host import Host
from tests.conftest import NIGHT
from tests.engines.page import Driven, Engine, Page

HAND = "#123m456p789s1122z+2z,riichi"
PATHS = ("/some/sub/path/", "/") if NIGHT else ("/some/sub/path/",)
STORED = "navigator.serviceWorker.controller?.state === 'activated'"
COMPLETE = "document.documentElement.hasAttribute('data-complete')"


def scores(page: Page) -> None:
    page.wait("document.querySelector('#answer').dataset.state === 'win'")


@pytest.mark.parametrize("host", PATHS, indirect=True)
def test_the_server_goes_while_the_browser_stays(window: Driven, host: Host) -> None:
    window.open(host.url)
    window.wait(STORED)
    host.stop()
    window.go("about:blank")
    window.open(host.url + HAND)
    scores(window)
    window.reload()
    scores(window)
    window.click('#tools [data-do="hand clear"]')
    window.click('#picker [data-tile="1m"]')
    window.wait("location.hash === '#1m'")
    window.wait(COMPLETE)
    window.click("#menu")
    assert window.run("document.querySelector('#sheet').open")


@pytest.mark.parametrize("host", PATHS, indirect=True)
def test_the_server_goes_and_the_browser_starts_anew(
    engine: Engine, host: Host, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    with engine.kept(data, host.url) as first:
        first.wait(STORED)
    host.stop()
    with engine.kept(data, host.url + HAND) as second:
        scores(second)
        second.reload()
        scores(second)
        second.wait(COMPLETE)
        assert second.run(STORED)
