"""After one visit the page opens, scores and reloads without its server, under any path."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand_page import rest
from tests.browser.host import READY, Host, Phone, back, reload, wait_until, wait_until_stored
from tests.conftest import NIGHT

pytestmark = pytest.mark.service_worker

HAND = "#123m456p789s1122z+2z,riichi"
# It is there as long as the installation runs, and goes when that fails.
REGISTERED = "() => navigator.serviceWorker.getRegistration().then(Boolean)"
PATHS = ("/", "/tenbou/", "/some/sub/path/") if NIGHT else ("/some/sub/path/",)


def scores(page: Page) -> None:
    expect(page.locator("#answer")).to_have_attribute("data-state", "win")


@pytest.mark.parametrize("prefix", PATHS)
def test_one_visit_is_enough(
    files: dict[str, bytes], phone: Phone, tmp_path: Path, prefix: str
) -> None:
    host = Host(tmp_path / "host", files, prefix)
    wait_until_stored(phone.open(host.url))
    phone.switch_off()
    host.stop()
    page = phone.open(host.url + HAND)
    scores(page)
    reload(page)
    page.wait_for_selector(READY, state="attached")
    scores(page)
    page.click("#menu")  # among the modules that come later
    expect(page.locator("#sheet[open]")).to_be_visible()


@pytest.mark.parametrize("address", ["index.html", "?utm_source=club", "?a=1&b=2"])
def test_the_page_opens_offline_however_it_is_addressed(
    tabs: Phone, host: Host, address: str
) -> None:
    wait_until_stored(tabs.open(host.url))
    host.stop()
    scores(tabs.open(host.url + address + HAND))


def test_the_whole_guide_is_there(tabs: Phone, host: Host) -> None:
    """Its self-check, the licences, and the score table on paper."""
    page = tabs.open(f"{host.url}#guide/about")
    wait_until_stored(page)
    host.stop()
    reload(page)
    page.click('[data-do="guide about check"]')
    check = page.locator("#self-check")
    expect(check).not_to_have_attribute("data-passed", "0")
    expect(check).to_have_attribute("data-failed", "0")
    page.click('#guide a[href="./licences.html"]')
    expect(page.locator("h1")).to_have_text("Licences")
    back(page)
    page.wait_for_selector(READY, state="attached")
    page.click('#guide-pages [data-page="table"]')
    page.wait_for_selector("#table-other .limits")
    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    page.click('[data-do="guide table print sheet"]')
    page.wait_for_function("() => window.printed")
    expect(page.locator("#paper .code path")).to_have_count(1)


def test_a_connection_cut_when_ready_leaves_a_page_that_is_whole_once_it_is_back(
    bare_page: Page, site_url: str
) -> None:
    """Some of the rest may be there already; the browser says on its console what did not come."""
    errors: list[str] = []
    bare_page.on("pageerror", lambda error: errors.append(str(error)))
    bare_page.goto(site_url)
    bare_page.wait_for_selector("html[data-ready]", state="attached")
    bare_page.context.set_offline(True)
    bare_page.click("#menu")  # it waits for what it needs
    rest(bare_page, 1500)  # so that what failed is asked for in vain once more
    bare_page.context.set_offline(False)
    bare_page.wait_for_selector("html[data-complete]", state="attached")
    expect(bare_page.locator("#sheet[open]")).to_be_visible()
    assert errors == []


def test_keeping_the_page_loads_nothing_twice(tabs: Phone, host: Host) -> None:
    assert host.server is not None
    wait_until_stored(tabs.open(host.url))
    sent = [path for path, _size in host.server.sent]
    assert sorted(set(sent)) == sorted(sent)
    # The words of nine languages are among them, and six images of modules.
    assert len(sent) <= 64


def test_it_says_once_that_it_is_kept(tabs: Phone, host: Host) -> None:
    page = tabs.open(host.url)
    note = "#stored"
    expect(page.locator(note)).to_be_visible()
    expect(page.locator("#news")).to_be_hidden()
    again = tabs.open(host.url)
    wait_until_stored(again)
    again.wait_for_timeout(300)
    expect(again.locator(note)).to_be_hidden()


def test_a_failed_first_installation_is_no_news(
    tabs: Phone, host: Host, files: dict[str, bytes]
) -> None:
    (host.folder / "licences.html").unlink()  # which the installation alone asks for
    page = tabs.open(host.url)
    server = host.server
    assert server is not None
    wait_until(page, lambda: any(path.endswith("/licences.html") for path in server.refused))
    wait_until(page, lambda: not page.evaluate(REGISTERED))
    expect(page.locator("#news")).to_be_hidden()
    expect(page.locator("#boot-error")).to_be_hidden()
    host.publish(files)
    reload(page)
    wait_until_stored(page)
