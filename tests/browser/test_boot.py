"""The page starts from its own files alone, keeps early taps, and says so when it cannot start."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.device import beside
from tests.browser.host import awaited, followed, hold

pytestmark = pytest.mark.service_worker

ROOT = Path(__file__).parents[2]
# Once told so, the later modules come when `come` is called: a browser that loads a page again may
# have them at hand, and asks nobody who could hold them.
LATE = """{ const { fetch } = window;
    window.fetch = async (url, ...more) => {
        if (sessionStorage.late && url.includes("pyapp-later")) {
            await new Promise((done) => (window.come = done));
        }
        return fetch(url, ...more);
    };
}"""
READY, COMPLETE = "html[data-ready]", "html[data-complete]"
ADD_KEY = """() => {
    const key = document.createElement("button");
    key.id = "early";
    key.dataset.do = "nothing yet 7";
    key.textContent = "early";
    document.body.append(key);
}"""
QUEUE = "() => tenbou.queue.map((tap) => tap.do)"


def told(page: Page) -> str:
    """What the page says about not starting, as far as it is shown."""
    box = page.locator("#boot-error")
    expect(box).to_be_visible()
    return box.inner_text()


def test_it_starts_and_asks_nobody_else(page: Page, site_url: str) -> None:
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    page.wait_for_load_state("networkidle")
    assert [request.url for request in asked if not request.url.startswith(site_url)] == []
    refused = [request.url for request in asked if (answer := request.response()) and not answer.ok]
    assert refused == []


def test_every_runtime_file_shipped_is_one_the_boot_asks_for(
    page: Page, site_url: str, site: Path
) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(site_url)))
    hints = r'<link rel="preload[^>]*>'
    unhinted = re.sub(hints, "", (site / "index.html").read_text())
    page.route(site_url, lambda route: route.fulfill(body=unhinted, content_type="text/html"))
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    page.wait_for_load_state("networkidle")
    assert {f"pyscript/{path.name}" for path in (site / "pyscript").iterdir()} <= asked


@pytest.mark.parametrize("fate", ["late", "lost"])
def test_a_sheet_opened_before_its_modules_came_opens(
    bare_page: Page, site_url: str, fate: str
) -> None:
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()
        elif fate == "lost":
            route.abort()

    bare_page.route("**/pyapp-later.*", answer)
    bare_page.goto(site_url)
    bare_page.wait_for_selector(READY, state="attached")
    expect(bare_page.locator(COMPLETE)).to_have_count(0)
    bare_page.click("#menu")
    if fate == "late":
        awaited(bare_page, asked).continue_()
    expect(bare_page.locator("#sheet[open]")).to_be_visible()
    expect(bare_page.locator(COMPLETE)).to_have_count(1)


def test_a_sheet_that_comes_late_does_not_cover_what_was_done_since(
    bare_page: Page, site_url: str
) -> None:
    asked = hold(bare_page, "**/pyapp-later.*")
    bare_page.goto(site_url)
    bare_page.wait_for_selector(READY, state="attached")
    for sheet in ("#book", "#menu"):
        bare_page.focus(sheet)
        bare_page.keyboard.press("Enter")
    bare_page.click('#picker [data-tile="1m"]')
    awaited(bare_page, asked).continue_()
    bare_page.wait_for_selector(COMPLETE, state="attached")
    followed(bare_page)
    expect(bare_page.locator("dialog[open]")).to_have_count(0)


def test_back_before_its_modules_came_is_followed_then(bare_page: Page, site_url: str) -> None:
    page = bare_page
    page.add_init_script(LATE)
    page.goto(site_url)
    page.wait_for_selector(COMPLETE, state="attached")
    page.click("#menu")
    page.wait_for_function("() => history.state === 'hand sheet'")
    page.evaluate("sessionStorage.late = 'yes'")
    page.reload(wait_until="commit")
    page.wait_for_selector(READY, state="attached")
    page.evaluate("() => void setTimeout(() => history.back())")
    page.wait_for_function("() => history.state === 'hand'")
    page.wait_for_function("() => Boolean(window.come)")
    page.evaluate("() => window.come()")
    page.wait_for_selector(COMPLETE, state="attached")
    page.click("#menu")
    page.wait_for_function("() => history.state === 'hand sheet'")
    expect(page.locator("#sheet[open]")).to_be_visible()
    assert page.url.startswith(site_url)


def test_taps_before_python_wait_in_order(page: Page, site_url: str) -> None:
    held = hold(page, "**/micropython.*.wasm")
    page.goto(site_url)
    page.evaluate(ADD_KEY)
    page.click("#early")
    page.evaluate("() => { document.getElementById('early').dataset.do = 'nothing yet 8'; }")
    page.click("#early")
    assert page.evaluate(QUEUE) == ["nothing yet 7", "nothing yet 8"]
    expect(page.locator("#early")).to_have_class("queued")
    awaited(page, held).continue_()
    page.wait_for_selector(READY, state="attached")
    expect(page.locator("#early")).not_to_have_class("queued")


@pytest.mark.parametrize(
    "line", ["await window.Promise.new(follow)", "sys.path.insert(0, MODULES)"]
)
def test_an_error_in_python_is_said(bare_page: Page, site_url: str, site: Path, line: str) -> None:
    written = (site / "index.html").read_text()
    assert line in written
    page = written.replace(line, "1 / 0")
    bare_page.route(site_url, lambda route: route.fulfill(body=page, content_type="text/html"))
    bare_page.goto(site_url)
    assert "stopped with an error" in told(bare_page)


def test_a_slow_start_takes_the_message_back(bare_page: Page, site_url: str) -> None:
    bare_page.clock.install()
    held = hold(bare_page, "**/micropython.*.wasm")
    bare_page.goto(site_url)
    bare_page.clock.fast_forward(12_000)
    assert "too long" in told(bare_page)
    awaited(bare_page, held).continue_()
    bare_page.wait_for_selector(READY, state="attached")
    expect(bare_page.locator("#boot-error")).to_be_hidden()


def test_retry_drops_this_pages_stores_and_no_others(bare_page: Page, site_url: str) -> None:
    bare_page.route("**/core.*.js", lambda route: route.abort(), times=1)
    bare_page.goto(site_url)
    bare_page.evaluate(
        "(home) => Promise.all(['precache ' + home, 'another page'].map((n) => caches.open(n)))",
        site_url,
    )
    bare_page.evaluate(f"() => {{ {beside('words')} = 'damaged'; }}")
    bare_page.click("#boot-error button")
    bare_page.wait_for_selector(READY, state="attached")
    assert bare_page.evaluate(beside("words")) is None
    kept = bare_page.evaluate("() => caches.keys()")
    assert "another page" in kept
    assert "precache " + site_url not in kept  # by now the page may have stored itself anew
