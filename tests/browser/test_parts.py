"""The page over a slow line: what is painted stays in its place, whatever of it has come."""

import itertools
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Queue

import pytest
from playwright.sync_api import Browser
from serve import Handler, Server

from tests.browser.device import beside
from tests.browser.shifts import moved, watch
from tests.conftest import NIGHT

LAYOUTS = {
    "four": "",
    "four with reds": "rules:tenhou reds",
    "three": "rules:mahjong-soul-sanma three",
    "three with reds": "rules:tenhou-sanma three reds",
}
SIZES = {"390x664": (390, 664), "640x360": (640, 360), "1280x800": (1280, 800)}
# Before each region, group of keys, seat and tool, and in the middle of each group of keys.
BEFORE = re.compile(r'<(?=section|header|div|p class="note"|button [^>]*data-do="hand)')
KEY = re.compile(r'button [^>]*data-tile="(?!5)')
# Until what has come is painted.
FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class Slow(Server):
    """A host whose page comes when the test sends it."""

    def __init__(self, site: Path) -> None:
        super().__init__(site)
        self.parts: Queue[str] = Queue()

    def finish_request(self, request: object, client_address: object) -> None:
        Parts(request, client_address, self)  # type: ignore[arg-type]


class Parts(Handler):
    server: Slow

    def do_GET(self) -> None:
        if self.path != "/":
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Connection", "close")
        self.end_headers()
        while part := self.server.parts.get():
            self.wfile.write(part.encode())
            self.wfile.flush()


@pytest.fixture
def slow(site: Path) -> Iterator[Slow]:
    server = Slow(site)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield server
    server.parts.put("")
    server.shutdown()
    server.server_close()


def parts(text: str) -> list[str]:
    """The page up to the end of what is seen."""
    text = text[: text.index("</main>")]
    cuts = [each.start() for each in BEFORE.finditer(text) if not KEY.match(text, each.start() + 1)]
    return [text[start:end] for start, end in zip([0, *cuts], [*cuts, None], strict=True)]


def shifts(
    chromium: Browser, slow: Slow, text: str, size: tuple[int, int], layout: str
) -> list[list[str]]:
    """What moves while the page comes, but for words."""
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.add_init_script(f"{beside('keys')} = '{LAYOUTS[layout]}'")
    watch(page)
    first, *others = parts(text)
    slow.parts.put(first)
    page.goto(slow.url, wait_until="commit")
    for part in others:
        slow.parts.put(part)
        page.evaluate(FRAME)
    page.locator('#picker [data-tile="7z"]').wait_for()
    page.evaluate(FRAME)
    assert page.evaluate("performance.getEntriesByName('first-contentful-paint').length") == 1
    found = moved(page, "words")
    context.close()
    return found


# By day each layout at one of the sizes.
@pytest.mark.parametrize(
    ("layout", "size"),
    list(itertools.product(LAYOUTS, SIZES.values()))
    if NIGHT
    else list(zip(LAYOUTS, itertools.cycle(SIZES.values()), strict=False)),
)
def test_only_words_move_within_their_region(
    chromium: Browser, slow: Slow, size: tuple[int, int], layout: str
) -> None:
    text = (slow.root / "index.html").read_text()
    assert shifts(chromium, slow, text, size, layout) == []
