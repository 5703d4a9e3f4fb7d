"""One page for many tests, each of which finds it as if it were new."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.browser.host import GUARD, SCREEN

# Done at the site's own address, where the page that wrote it no longer is.
FORGET = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) await new Promise((done, fail) => {
        const gone = indexedDB.deleteDatabase(name);
        gone.onsuccess = done;
        gone.onerror = gone.onblocked = () => fail(new Error(`${name} stays`));
    });
    for (const name of await caches.keys()) await caches.delete(name);
}"""
QUIET = "static/icons/favicon.png"  # at the site's address, without a script


class Lent:
    """A page that is lent to one test at a time, and replaced where something would stay."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.context: BrowserContext | None = None

    @contextlib.contextmanager
    def page(self) -> Iterator[Page]:
        """The page for one test. What it adds to the page is noted, to be taken away again."""
        if self.context is None:
            self.context = self.browser.new_context(
                viewport=SCREEN, has_touch=True, service_workers="block"
            )
            self.context.set_default_timeout(GUARD)
            self.context.new_page()
        page = self.context.pages[0]
        takes: list[Callable[[], object]] = []

        def listen(event: Any, heard: Any) -> None:
            Page.on(page, event, heard)
            takes.append(lambda: page.remove_listener(event, heard))

        def add(script: str) -> None:
            takes.append(Page.add_init_script(page, script).close)

        def devtools(of: Page) -> Any:
            session = BrowserContext.new_cdp_session(page.context, of)
            takes.append(session.detach)
            return session

        clean = False
        try:
            with pytest.MonkeyPatch.context() as noting:
                noting.setattr(page, "on", listen)
                noting.setattr(page, "add_init_script", add)
                noting.setattr(page.context, "new_cdp_session", devtools)
                yield page
            with contextlib.suppress(Error):  # it crashed
                clean = self._clear(page, takes)
        finally:
            if not clean:
                self.throw_away()

    def _clear(self, page: Page, takes: list[Callable[[], object]]) -> bool:
        """Make the page as good as new, unless it is gone or others may still write."""
        if page.is_closed() or page.context.pages != [page]:
            return False
        page.unroute_all(behavior="ignoreErrors")
        page.context.unroute_all(behavior="ignoreErrors")
        page.context.clear_permissions()
        page.context.set_offline(False)
        page.goto(self.url + QUIET)
        for take in takes:
            take()
        page.evaluate(FORGET)
        page.mouse.up()
        page.mouse.move(0, 0)
        page.emulate_media(
            media="null",
            color_scheme="light",
            reduced_motion="no-preference",
            forced_colors="none",
            contrast="no-preference",
        )
        if page.viewport_size != SCREEN:
            page.set_viewport_size(SCREEN)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Page.resetNavigationHistory")
        devtools.detach()
        return True

    def throw_away(self) -> None:
        if self.context:
            self.context.close()
            self.context = None
