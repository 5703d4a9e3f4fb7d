"""What the player sees when a part of the page is out of reach or damaged, and the way out."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.host import READY, SCREEN, Host, Phone, reload, wait_until_stored, web_name
from tests.conftest import NIGHT

NEEDED = ("pyscript/core.*.js", "pyscript/micropython.*.wasm", "pyapp.*.bin", "static/sheet.*.css")
TRUNCATE = """async (file) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const { pathname } = new URL(request.url);
            if (!pathname.replace(/[.]\\w{8}(?=[.]\\w+$)/, "").endsWith(file)) continue;
            const kept = await cache.match(request);
            const bytes = await kept.arrayBuffer();
            const { headers } = kept;
            const half = bytes.slice(0, bytes.byteLength / 2);
            await cache.put(request, new Response(half, { headers }));
            return true;
        }
    }
    return false;
}"""


@pytest.mark.parametrize("pattern", NEEDED)
def test_a_file_the_server_lacks_is_told_and_tried_again(
    bare_page: Page, host: Host, files: dict[str, bytes], pattern: str
) -> None:
    for path in host.folder.glob(pattern):
        path.unlink()
    bare_page.goto(host.url)
    box = bare_page.locator("#boot-error")
    expect(box).to_be_visible()
    expect(box).to_contain_text("did not start", use_inner_text=True)
    expect(bare_page.locator("#picker")).to_be_visible()
    host.publish(files)
    box.get_by_role("button", name="Load it again").click()
    bare_page.wait_for_selector(READY, state="attached")
    expect(box).to_be_hidden()


@pytest.mark.service_worker
@pytest.mark.parametrize("file", ["sw.js", "static/offline.*.js", "static/icons/favicon.png"])
def test_without_what_keeps_it_the_page_still_works(bare_page: Page, host: Host, file: str) -> None:
    for path in host.folder.glob(file):
        path.unlink()
    bare_page.goto(host.url + "#123m456p789s1122z+2z,riichi")
    expect(bare_page.locator("#answer")).to_have_attribute("data-state", "win")
    bare_page.wait_for_timeout(500)
    expect(bare_page.locator("#boot-error")).to_be_hidden()
    expect(bare_page.locator("#news")).to_be_hidden()


@pytest.mark.parametrize("file", ["micropython.wasm", "core.js", "pyapp.bin"])
def test_a_damaged_copy_heals_by_itself(host: Host, tabs: Phone, file: str) -> None:
    page = tabs.open(host.url)
    wait_until_stored(page)
    assert page.evaluate(TRUNCATE, file)
    reload(page)
    page.wait_for_selector(READY, state="attached")
    wait_until_stored(page)
    host.stop()
    reload(page)
    page.wait_for_selector(READY, state="attached")


def test_a_damaged_copy_is_told_while_offline_and_heals_by_retry(host: Host, tabs: Phone) -> None:
    page = tabs.open(host.url)
    wait_until_stored(page)
    assert page.evaluate(TRUNCATE, "micropython.wasm")
    host.stop()
    reload(page)
    box = page.locator("#boot-error")
    expect(box).to_be_visible()
    expect(box).to_contain_text("failed to load", use_inner_text=True)
    host.start()
    box.get_by_role("button", name="Load it again").click()
    page.wait_for_selector(READY, state="attached")


def test_without_scripts_it_says_what_is_missing(chromium: Browser, site_url: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site_url)
    expect(page.locator("#no-script")).to_contain_text("JavaScript")
    context.close()


def test_even_without_the_script_that_watches_it_is_told(
    bare_page: Page, host: Host, files: dict[str, bytes]
) -> None:
    (host.folder / web_name(files, "static/boot.js")).unlink()
    bare_page.goto(host.url)
    message = bare_page.locator("#no-boot")
    expect(message).to_be_hidden()
    # After some seconds, which need not be waited for.
    bare_page.evaluate("document.getAnimations().forEach((it) => it.finish())")
    expect(message).to_be_visible()
    expect(message).to_contain_text("Chrome, Edge or Firefox 98", use_inner_text=True)


# What an old browser lacks, and how that shows in a new one.
LACKING = {
    "WebAssembly": "delete window.WebAssembly;",
    "structuredClone": "delete window.structuredClone;",
    "WeakRef": "delete window.WeakRef;",
    "HTMLDialogElement": "delete HTMLDialogElement.prototype.showModal;"
    "delete window.HTMLDialogElement;",
}


@pytest.mark.parametrize("name", LACKING if NIGHT else ["WeakRef"])
def test_a_browser_that_is_too_old_is_told_which_will_do(
    bare_page: Page, site_url: str, name: str
) -> None:
    bare_page.add_init_script(LACKING[name])
    bare_page.goto(site_url)
    box = bare_page.locator("#boot-error")
    expect(box).to_be_visible()
    bare_page.wait_for_timeout(1_000)  # nothing takes it away, no other reason comes
    assert box.inner_text() == (
        "Tenbou did not start. This browser is too old. Chrome, Edge or Firefox 98, Safari or "
        f"iOS 16, and all newer ones run it. Missing here: {name}"
    )


# What the scripts use of a browser that it may lack, or keep from a page that is not trusted.
OPTIONAL = (
    *("PerformanceObserver", "BroadcastChannel", "MessageChannel", "requestIdleCallback"),
    *("indexedDB", "localStorage", "sessionStorage", "caches", "Worker", "SharedArrayBuffer"),
    *("navigator.locks", "navigator.serviceWorker", "navigator.storage", "navigator.clipboard"),
    *("navigator.languages", "navigator.onLine", "crypto.subtle", "crypto.randomUUID"),
    *("CSS", "CSS.supports", "document.fonts", "WebAssembly.instantiateStreaming"),
)
FORBIDDEN = ("indexedDB", "localStorage", "sessionStorage", "caches", "navigator.serviceWorker")
# As a browser of before has it, and as one that refuses it.
GONE = """{
const [name, ...path] = "%s".split(".").reverse();
let owner = path.reduceRight((it, part) => it[part], window);
while (owner && !Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner);
const forbidden = () => { throw new DOMException("", "SecurityError"); };
if (owner) {
    if (%s)
        Object.defineProperty(owner, name, { get: forbidden });
    else if (!delete owner[name] || name in owner)
        Object.defineProperty(owner, name, { value: undefined });
}
}"""


@pytest.mark.parametrize(
    ("names", "throws"), [(OPTIONAL, False), (FORBIDDEN, True)], ids=["missing", "forbidden"]
)
def test_nothing_optional_stops_the_start(
    chromium: Browser, site_url: str, names: tuple[str, ...], throws: bool
) -> None:
    """By day all of it is gone at once, at night one after the other too."""
    context = chromium.new_context(viewport=SCREEN)
    not_started = []
    for gone in (names, *((name,) for name in names if NIGHT)):
        page = context.new_page()
        for name in gone:
            page.add_init_script(GONE % (name, str(throws).lower()))
        page.goto(site_url)
        try:
            page.wait_for_selector("html[data-complete]", state="attached")
            page.click('[data-tile="1m"]')
            expect(page.locator("#answer")).to_have_attribute("data-state", "incomplete")
            page.click('#tools [data-do="hand clear"]')
        except (AssertionError, PlaywrightTimeout):
            not_started.append((gone, page.locator("#boot-error").inner_text()))
        page.close()
    context.close()
    assert not_started == []


def test_all_that_is_missing_is_named_and_the_rest_of_the_script_needs_none(
    bare_page: Page, site_url: str
) -> None:
    for old in (*LACKING.values(), "delete window.PerformanceObserver;"):
        bare_page.add_init_script(old)
    bare_page.goto(site_url)
    box = bare_page.locator("#boot-error")
    expect(box).to_be_visible()
    expect(box).to_contain_text("Missing here: " + ", ".join(LACKING), use_inner_text=True)
    expect(bare_page.locator("#no-boot")).to_be_hidden()


def test_the_script_that_tells_is_read_by_browsers_of_2018(files: dict[str, bytes]) -> None:
    # Optional chaining, nullish coalescing and a catch without a name came later.
    script = files[web_name(files, "static/boot.js")].decode()
    assert "structuredClone" in script
    assert re.findall(r"\?\.[^\d]|\?\?|catch\{", script) == []
