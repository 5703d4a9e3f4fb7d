"""The page can be installed, asks to be kept, and says so where a browser would drop it."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.host import READY, Host, Phone, reload, wait_until_stored
from tests.spoken import words

pytestmark = pytest.mark.service_worker

WIN = "#123m456p789s1122z+2z,riichi"
IOS = "Object.defineProperty(navigator, 'standalone', { value: %s });"
ASKED = """window.asked = 0;
navigator.storage.persist = async () => { window.asked += 1; return true; };"""
HINT = '[data-news="install"]'


def test_chromium_can_install_it(tabs: Phone, host: Host) -> None:
    page = tabs.open(host.url)
    wait_until_stored(page)
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A profile of a test counts as a private window.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    manifest = json.loads(found["data"])
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    # Left out, the id is the start address; written down, it would lack the path.
    assert found["manifest"]["id"] == found["manifest"]["scope"] == host.url
    assert found["manifest"]["startUrl"] == host.url


def test_its_shortcuts_lead_into_the_guide(tabs: Phone, host: Host) -> None:
    page = tabs.open(host.url)
    wait_until_stored(page)
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    shortcuts = found["manifest"]["shortcuts"]
    urls = [shortcut["url"] for shortcut in shortcuts]
    assert urls == [f"{host.url}#guide/table", f"{host.url}#guide/practice"]
    host.stop()
    for url in urls:
        page.goto("about:blank")
        page.goto(url)
        name = url.rpartition("/")[2]
        expect(page.locator(f"#guide:not([hidden])[data-page='{name}']")).to_be_visible()


@pytest.mark.parametrize("tag", ["ja", "de"])
def test_it_is_installed_in_the_language_of_the_page(tabs: Phone, host: Host, tag: str) -> None:
    page = tabs.open(host.url)
    wait_until_stored(page)
    say = words(tag=tag)
    page.click("#menu")
    page.click(f'[data-do="menu language {tag}"]')
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", re.compile(f"/static/manifest-{tag}.webmanifest$"))
    meta = page.locator("meta[name=description]")
    expect(meta).to_have_attribute("content", say("page_description"))
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    manifest = json.loads(found["data"])
    assert found["errors"] == []
    assert (manifest["name"], manifest["lang"]) == (say("page_title"), tag)
    assert manifest["description"] == say("page_description")
    assert found["manifest"]["id"] == found["manifest"]["scope"] == host.url
    names = [shortcut["name"] for shortcut in manifest["shortcuts"]]
    assert names == [say("guide_page_table"), say("guide_page_practice")]


def test_every_picture_of_the_manifest_is_there_in_its_size(bare_page: Page, host: Host) -> None:
    bare_page.goto(host.url)
    manifest = json.loads((host.folder / "static/manifest.webmanifest").read_text())
    small = [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    pictures = manifest["icons"] + manifest["screenshots"] + small
    for picture in pictures:
        size = bare_page.evaluate(
            """async (src) => {
                const image = new Image();
                image.src = src;
                await image.decode();
                return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            f"./static/{picture['src']}",
        )
        assert picture["sizes"] in (size, "any"), picture["src"]
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"narrow"}


def test_apples_icon_is_there(site: Path) -> None:
    page = (site / "index.html").read_text()
    icon = re.search(r'<link rel="apple-touch-icon" href="\./([^"]+)"', page)
    assert icon is not None
    assert (site / icon[1]).is_file()


def test_it_asks_once_to_be_kept_when_there_is_something_to_lose(
    bare_page: Page, host: Host
) -> None:
    bare_page.add_init_script(ASKED)
    bare_page.goto(host.url)
    wait_until_stored(bare_page)
    assert bare_page.evaluate("() => window.asked") == 0
    bare_page.goto(host.url + WIN)
    bare_page.click('[data-do="hand riichi"]')
    bare_page.wait_for_function("() => window.asked === 1")
    reload(bare_page)
    bare_page.wait_for_selector(READY, state="attached")
    wait_until_stored(bare_page)
    bare_page.click('[data-do="hand riichi"]')
    bare_page.wait_for_timeout(300)
    assert bare_page.evaluate("() => window.asked") == 0


@pytest.mark.parametrize("installed", ["true", "false"])
def test_safari_on_a_phone_is_told_how_to_keep_it(
    bare_page: Page, host: Host, installed: str
) -> None:
    bare_page.add_init_script(IOS % installed)
    bare_page.goto(host.url)
    expect(bare_page.locator("#stored")).to_be_visible()
    expect(bare_page.locator(HINT)).to_be_hidden()  # not on the first visit
    reload(bare_page)
    wait_until_stored(bare_page)
    bare_page.wait_for_selector("html[data-complete]", state="attached")
    if installed == "true":
        bare_page.wait_for_timeout(300)
        expect(bare_page.locator(HINT)).to_be_hidden()
        return
    expect(bare_page.locator(HINT)).to_be_visible()
    bare_page.click(f"{HINT} [data-dismiss]")
    expect(bare_page.locator(HINT)).to_be_hidden()
    reload(bare_page)
    bare_page.wait_for_selector("html[data-complete]", state="attached")
    bare_page.wait_for_timeout(300)
    expect(bare_page.locator(HINT)).to_be_hidden()
