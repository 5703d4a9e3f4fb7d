"""The page speaks to its own host alone and runs no code or style written into it."""

import re
from pathlib import Path

from names import integrity
from playwright.sync_api import Browser, Page, expect

from tests.browser.host import READY, Host, reload, wait_until_stored

NOTE_VIOLATIONS = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => {
    window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}`);
});
"""
HANDS = (
    "#123m456p789s1122z+2z,riichi,dora:1z",
    "#2345678p345s,pon:666z",
    "#123m456p789s1122z+2z,riichi,rules:tenhou",
)
TRIES = {
    "an address elsewhere": "fetch('https://example.org/').catch(() => {})",
    "a script written in": "document.body.append(Object.assign(document.createElement('script'),"
    " { textContent: 'window.ran = true' }))",
    "a style written in": "document.body.append(Object.assign(document.createElement('style'),"
    " { textContent: 'body { color: red }' }))",
    "an image from elsewhere": "new Image().src = 'https://example.org/a.png'",
    "a frame": "document.body.append(Object.assign(document.createElement('iframe'),"
    " { src: 'https://example.org/' }))",
    "a form": "(() => { const form = document.createElement('form');"
    " form.action = 'https://example.org/'; document.body.append(form); form.submit(); })()",
}


def session(page: Page, url: str) -> None:
    """What a player does: enter, look at answers and rules, choose, install, come back."""
    page.goto(url)
    page.wait_for_selector(READY, state="attached")
    wait_until_stored(page)
    page.wait_for_selector("html[data-complete]", state="attached")
    for tile in ("1m", "2m", "3m", "9p"):
        page.click(f'[data-tile="{tile}"]')
    for sheet in ("#menu", "#round", "#book"):
        page.click(sheet)
        expect(page.locator("dialog[open]")).to_be_visible()
        page.locator('dialog[open] [data-do="page close"]').first.click()
        expect(page.locator("dialog[open]")).to_have_count(0)
    for hand in HANDS:
        page.goto(url + hand)
        expect(page.locator("#answer")).to_have_attribute("data-state", re.compile("win|tenpai"))
        win = page.locator('[data-win="ron"]')
        if win.count():
            win.click()
            expect(page.locator("#sheet[open]")).to_be_visible()
            page.locator('#sheet [data-do="page close"]').first.click()
    reload(page)
    page.wait_for_selector(READY, state="attached")


def test_a_session_asks_nobody_else_and_breaks_no_rule(chromium: Browser, host: Host) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 664})
    context.add_init_script(NOTE_VIOLATIONS)
    asked: list[str] = []
    said: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("console", lambda line: said.append(f"{line.type}: {line.text}"))
    page = context.new_page()
    session(page, host.url)
    assert [url for url in asked if not url.startswith(host.url)] == []
    assert len(asked) > 20
    assert page.evaluate("() => window.violations") == []
    # An early link that nothing uses is a warning too.
    assert [line for line in said if line.startswith(("error", "warning"))] == []
    context.close()


def test_the_policy_refuses(bare_page: Page, site_url: str) -> None:
    bare_page.add_init_script(NOTE_VIOLATIONS)
    bare_page.goto(site_url)
    bare_page.wait_for_selector(READY, state="attached")
    for attempt, script in TRIES.items():
        before = bare_page.evaluate("() => window.violations.length")
        bare_page.evaluate(f"() => {{ {script}; }}")
        bare_page.wait_for_function("(before) => window.violations.length > before", arg=before)
        assert bare_page.evaluate("() => window.ran") is None, attempt


def test_nothing_is_written_into_the_page_but_its_hashed_style_and_scripts(site: Path) -> None:
    """The style, and the scripts that settle the language before anything is painted."""
    page = (site / "index.html").read_text()
    scripts = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    allowed = {f"'{integrity(script.encode())}'" for script in scripts}
    (policy,) = re.findall(r"script-src ([^;]*)", page)
    assert set(policy.split()) == {"'self'", "'wasm-unsafe-eval'", *allowed}
    assert len(scripts) == 2
    assert re.findall(r"<[^>]+\s(?:on\w+|style)=", page) == []
    assert page.count("<style") == 1
    assert "'unsafe-inline'" not in page
