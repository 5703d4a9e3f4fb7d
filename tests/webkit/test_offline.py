"""In Safari's engine too, after one visit the page opens, scores and reloads without its server.

What Debian's WebKitGTK supports here: service workers, caches and both paths. A browser that
WebDriver started forgets everything when it ends, so the restart is tried in one that it did
not start: `restarting.py`. Not tried: WebKit on iOS, where only Safari's own rules say how long
a site's storage is kept.
"""

from pathlib import Path

import pytest

from tests.browser.host import Host
from tests.webkit.driver import Driver, screen
from tests.webkit.restarting import Browser

HAND = "#123m456p789s1122z+2z,riichi"
PATHS = ("/", "/some/sub/path/")
STORED = "navigator.serviceWorker.controller?.state === 'activated'"
COMPLETE = "document.documentElement.hasAttribute('data-complete')"


def scores(page: Driver | Browser) -> None:
    page.wait("document.querySelector('#answer').dataset.state === 'win'")


@pytest.mark.parametrize("host", PATHS, indirect=True)
def test_the_server_goes_while_the_browser_stays(webkit: Driver, host: Host) -> None:
    webkit.open(host.url)
    webkit.wait(STORED)
    host.stop()
    webkit.ask("POST", "/url", {"url": "about:blank"})
    webkit.open(host.url + HAND)
    scores(webkit)
    webkit.reload()
    scores(webkit)
    webkit.click("#tools [data-do=clear]")
    webkit.click('#picker [data-tile="1m"]')
    webkit.wait("location.hash === '#1m'")
    webkit.wait(COMPLETE)
    webkit.click("#menu")
    assert webkit.run("document.querySelector('#sheet').open")


@pytest.mark.parametrize("host", PATHS, indirect=True)
def test_the_server_goes_and_the_browser_starts_anew(host: Host, tmp_path: Path) -> None:
    with screen() as environment:
        first = Browser(environment, tmp_path / "data", host.url)
        try:
            first.wait(STORED)
        finally:
            first.close()
        host.stop()
        second = Browser(environment, tmp_path / "data", host.url + HAND)
        try:
            scores(second)
            second.reload()
            scores(second)
            second.wait(COMPLETE)
            assert second.run(STORED)
        finally:
            second.close()
