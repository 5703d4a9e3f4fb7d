"""Firefox with all cookies blocked, which takes every store from the page: it works and says so."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.browser.host import USUAL
from tests.engines.firefox import FIREFOX, Firefox

BLOCKED = 'user_pref("network.cookie.cookieBehavior", 2);\n'
# What the notes say is kept from the beginning: they may be gone when a busy machine comes to look.
HEAR = """() => {
    window.told = { "note": "", "game-note": "" };
    new MutationObserver(() => {
        for (const id in told) told[id] += document.getElementById(id)?.textContent ?? "";
    }).observe(document, { childList: true, subtree: true });
}"""
SAID = "window.told['%s'].includes('stores nothing')"


def test_firefox_with_cookies_blocked(site_url: str, tmp_path: Path) -> None:
    if FIREFOX.missing():
        pytest.skip("not installed: firefox; `make firefox` may do so")
    with closing(Firefox(tmp_path, BLOCKED)) as page:
        page.ask("script.addPreloadScript", functionDeclaration=HEAR)
        page.open(site_url)
        for tile in ("1m", "2m", "3m"):
            page.click(f'#picker [data-tile="{tile}"]')
        page.wait(f"location.hash === '#123m,{USUAL}'")
        page.wait(SAID % "note")
        page.click("#menu")
        page.click('#sheet [data-do="game open"]')
        page.wait("document.querySelector('#game-sheet')?.open")
        assert page.run("window.told['game-note']") == ""
        page.run("document.querySelector('#game-sheet [data-do=\"game record\"]').click()")
        page.wait(SAID % "game-note")
        assert page.run("document.querySelectorAll('#board .seat').length") == 4
