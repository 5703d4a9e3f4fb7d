"""A host whose files a test changes, and a phone that keeps what it stored when it restarts."""

import contextlib
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import names
from browser import FLAGS, find_chromium
from build_site import WORKER, service_worker
from names import checksum, integrity, plain_name
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, ViewportSize
from serve import Server

from pyapp.riichi.text import DEFAULT_RULEBOOK
from pyapp.words.languages import LANGUAGES

READY = "html[data-ready]"
# Milliseconds until what must come counts as missing: many, as the machine may be busy.
GUARD = 60_000
TURN = 50  # milliseconds between two looks
# What the browser says of a page or a picture that it has dropped.
DROPPED = ("ERR_ABORTED", "Unable to capture screenshot")
FOUND = TypeVar("FOUND")
# Twice, as what follows a new size is done in the first frame that has it.
FOLLOWED = """async (width) => {
    for (let frames = 0; frames < 2 || innerWidth !== width; frames += 1)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
# A page in the background has no frames.
FRAME = """() => new Promise((done) => {
    setTimeout(done, 300);
    requestAnimationFrame(() => setTimeout(done, 5));
})"""
# The history goes back after a sheet is closed, and would go back from a link that came first.
SHOW = """(to) => new Promise(async (done) => {
    const closes = () => history.state?.endsWith?.(" sheet")
        && !document.querySelector("dialog[open], #ring:not([hidden])");
    for (let turn = 0; turn < 300 && closes(); turn += 1) await new Promise(requestAnimationFrame);
    if (decodeURIComponent(location.hash) === "#" + to) return done();
    addEventListener("hashchange", () => setTimeout(done), { once: true });
    location.hash = to;
})"""
# As a control that asks for that would, wherever the page is.
ASK = """(what) => {
    const it = document.body.appendChild(document.createElement("button"));
    it.dataset.do = what;
    it.click();
    it.remove();
}"""
UNSAID = f"rules:{DEFAULT_RULEBOOK}"  # the rulebook that addresses do not name
USUAL = f"rules:{LANGUAGES[0].book}"  # that of a first visit in English
SCREEN: ViewportSize = {"width": 390, "height": 664}


class _Server(Server):
    """One that also hangs up on the connections it has when it is closed."""

    def __init__(self, root: Path, port: int, prefix: str) -> None:
        super().__init__(root, port, prefix)
        self.connections: list[socket.socket] = []

    def get_request(self) -> tuple[socket.socket, object]:
        connection, address = super().get_request()
        self.connections.append(connection)
        return connection, address

    def server_close(self) -> None:
        super().server_close()
        for connection in self.connections:
            with contextlib.suppress(OSError):  # gone already
                connection.shutdown(socket.SHUT_RDWR)


class Host:
    """A folder at an address that stays the same when the server is stopped and started."""

    def __init__(self, folder: Path, files: dict[str, bytes], prefix: str = "/tenbou/") -> None:
        self.folder = folder
        self.prefix = prefix
        self.server: _Server | None = None
        self.port = 0
        self.publish(files)
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    def publish(self, files: dict[str, bytes]) -> None:
        """Put these files in the place of those before."""
        for path in self.folder.rglob("*"):
            if path.is_file() and path.relative_to(self.folder).as_posix() not in files:
                path.unlink()
        for name, content in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def start(self) -> None:
        self.server = _Server(self.folder, self.port, self.prefix)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


class Phone:
    """A browser with a profile on disk: what it stored is there when it starts again.

    Without a profile it is a part of the given browser, and all is gone when it is switched off.
    """

    def __init__(self, browser: Browser, profile: Path | None = None) -> None:
        self.browser = browser
        self.profile = profile
        self.context: BrowserContext | None = None

    def open(self, url: str) -> Page:
        if self.context is None:
            self.context = self._start()
            self.context.set_default_timeout(GUARD)
        page = self.context.new_page()
        page.goto(url)
        page.wait_for_selector(READY, state="attached")
        return page

    def _start(self) -> BrowserContext:
        if self.profile is None:
            return self.browser.new_context(viewport=SCREEN, has_touch=True)
        return self.browser.browser_type.launch_persistent_context(
            self.profile,
            executable_path=find_chromium(),
            args=FLAGS,
            viewport=SCREEN,
            has_touch=True,
        )

    def switch_off(self) -> None:
        if self.context:
            self.context.close()
            self.context = None


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for what is asked here: `wait_for_function` takes a promise itself for true."""
    turns = GUARD // TURN
    while not holds():
        turns -= 1
        assert turns, "never came"
        page.wait_for_timeout(TURN)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the page another size, and let it follow."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(FOLLOWED, width)


def followed(page: Page) -> None:
    """Wait until address and history have followed what is painted: they do after the frame."""
    page.evaluate(FRAME)


def await_address(page: Page, end: str) -> None:
    """Wait until the address ends so."""
    page.wait_for_url(lambda url: url.endswith(end))


def back(page: Page) -> None:
    """Press the browser's Back."""
    followed(page)
    page.go_back()


def forward(page: Page) -> None:
    """Press the browser's Forward."""
    followed(page)
    page.go_forward()


def show(page: Page, fragment: str) -> None:
    """Open a link in the running page, and wait until it has followed; "" shows an empty hand."""
    page.evaluate(SHOW, fragment or "seat:S")


def reload(page: Page) -> None:
    """Load the page again."""
    insist(page.reload)


def insist(ask: Callable[[], FOUND]) -> FOUND:
    """Ask for a page, or a picture of it; again where the browser drops the wish, as it does for a
    page while the history of the one before moves.
    """
    for _ in range(9):
        try:
            return ask()
        except Error as error:
            if not any(each in error.message for each in DROPPED):
                raise
    return ask()


def hold(page: Page, pattern: str) -> list[Route]:
    """Keep requests for `pattern` unanswered; the held ones appear in the list."""
    held: list[Route] = []
    page.route(pattern, lambda route: held.append(route))
    return held


def awaited(page: Page, held: list[Route], count: int = 1) -> Route:
    """The last of so many held requests, once the page has made it."""
    wait_until(page, lambda: len(held) >= count)
    return held[count - 1]


def wait_until_stored(page: Page) -> None:
    """Until the service worker has every file and answers for this page."""
    page.wait_for_function("""() => navigator.serviceWorker.controller?.state === "activated" """)


def web_name(files: dict[str, bytes], name: str) -> str:
    """The name that a file of the build has in a site."""
    return next(each for each in files if plain_name(each) == name)


def replaced(files: dict[str, bytes], name: str, content: bytes) -> dict[str, bytes]:
    """A site with another content in one file, under the name that comes with it."""
    old = web_name(files, name)
    page = files["index.html"]
    for told in (checksum, integrity):
        page = page.replace(told(files[old]).encode(), told(content).encode())
    changed = {**files, "index.html": page}
    del changed[old]
    return {**changed, names.web_name(name, content): content}


def next_version(files: dict[str, bytes], mark: str = "next") -> dict[str, bytes]:
    """The site with something changed in the page, `data-mark`, and in a file."""
    script = files[web_name(files, "static/offline.js")] + f"// {mark}\n".encode()
    changed = replaced(files, "static/offline.js", script)
    page = changed["index.html"].replace(b"<html ", f'<html data-mark="{mark}" '.encode(), 1)
    page = page.replace(b'name="version" content="', f'name="version" content="{mark} '.encode(), 1)
    version = page.partition(b'name="version" content="')[2].partition(b'"')[0].decode()
    changed["index.html"] = page
    return {**changed, WORKER: service_worker(changed, version)}


def mark(page: Page) -> str:
    """Which version the page is: "" for the one that was built."""
    return page.locator("html").get_attribute("data-mark") or ""
