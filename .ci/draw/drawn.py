"""The built page, served to a browser, for the scripts that draw it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from browser import FLAGS, find_chromium
from playwright.sync_api import Browser, sync_playwright
from serve import Server

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def built_page() -> Iterator[tuple[Browser, str]]:
    """A browser and the address of build/site, as long as the context lasts."""
    server = Server(ROOT / "build/site")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser, server.url
        browser.close()
    server.shutdown()
