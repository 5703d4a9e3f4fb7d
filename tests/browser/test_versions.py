"""Two versions never meet in a page: one runs, or the page says that it must be loaded again.

Each part of both versions bears its version's mark. A host changes from one to the other at any
request of a visit, in every way in which hosts do; another tab takes a new version meanwhile.
"""

import re
import threading
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from build_site import WORKER, service_worker
from names import SUM, plain_name
from playwright.sync_api import Browser, BrowserContext, Page, expect
from serve import GITHUB_PAGES, Handler, Server

from tests.browser.host import (
    GUARD,
    READY,
    SCREEN,
    back,
    reload,
    replaced,
    wait_until,
    wait_until_stored,
)
from tests.browser.host import web_name as named
from tests.browser.lent import FORGET, QUIET
from tests.conftest import NIGHT

HAND = "123m456p99s"
OLD, NEW = "1", "2"
# What in a part is written otherwise, at the same length: the version's mark is in it.
IN_IMAGES = {
    "pyapp.bin": (b"data-terms", b"data-imag%s"),
    "pyapp-later.bin": (b'class="help"', b'class="hel%s"'),
    "pyapp-guide.bin": (b'id="guide" class', b"id=guide %s class"),
    "pyapp-game.bin": (b'<nav id="game-bar">', b"<nav id=game-bar %s>"),
}
LETTERS = {OLD: "é", NEW: "ë"}  # in words, where an e stands
NOT_WORDS = r"\{[^}]*\}|[\1\2]\w+[\1\2]"  # in patterns: values, and what a plural goes by
SCRIPTS = ("static/boot.js", "pyscript/core.js", "static/offline.js", "static/qr.js")
STYLES = ("static/sheet.css", "static/guide.css", "static/game.css")
ROOT = "document.documentElement"
MARKS = f"""() => {{
    const root = {ROOT}, style = getComputedStyle(root), text = document.body.innerText;
    const found = [root.dataset.mark];
    for (const name of root.getAttributeNames())
        found.push(name.match(/^data-mark-\\w+-(.)$/)?.[1], name.match(/^data-imag(.)$/)?.[1]);
    for (const it of document.querySelectorAll(".hel1, .hel2")) found.push(it.className[3]);
    for (const it of document.querySelectorAll("#guide, #game-bar"))
        for (const name of it.getAttributeNames()) found.push(name.match(/^[12]$/)?.[0]);
    for (const name of ["sheet", "guide", "game"])
        found.push(style.getPropertyValue(`--mark-${{name}}`).trim());
    if (text.includes("{LETTERS[OLD]}")) found.push("{OLD}");
    if (text.includes("{LETTERS[NEW]}")) found.push("{NEW}");
    return found.filter(Boolean);
}}"""
# A file that a script of the page asks for later.
READ = """async (name) => {
    try {
        return (await tenbou.read(name)).slice(-1);
    } catch {
        return "";
    }
}"""


def marked(files: dict[str, bytes], mark: str) -> dict[str, bytes]:
    """A version of the site, with its mark in each part."""
    made = files
    for name, (old, new) in IN_IMAGES.items():
        packed = files[named(files, name)]
        plain = zlib.decompress(packed[4:])
        assert old in plain
        changed = plain.replace(old, new % mark.encode())
        made = replaced(made, name, packed[:4] + zlib.compress(changed, 9))
    for name in SCRIPTS:
        script = f';{ROOT}.setAttribute("data-mark-{Path(name).stem}-{mark}", "");'
        made = replaced(made, name, files[named(files, name)] + script.encode())
    for name in STYLES:
        style = f":root{{--mark-{Path(name).stem}:{mark}}}"
        made = replaced(made, name, files[named(files, name)] + style.encode())
    for name in ("sources.txt", "cases.txt"):
        made = replaced(made, name, files[named(files, name)] + mark.encode())
    for name in [plain_name(each) for each in files if each.startswith("words/")]:
        text = files[named(files, name)].decode()
        made = replaced(made, name, accented(text, LETTERS[mark]).encode())
    page = made["index.html"].decode().replace("<html ", f'<html data-mark="{mark}" ', 1)
    line = f'window.document.documentElement.setAttribute("data-mark-main-{mark}", "")'
    page = page.replace("await start()", f"{line}\nawait start()")
    version = f"version {mark}"
    page = re.sub(r'(name="version" content=")[^"]*', rf"\g<1>{version}", page)
    made["index.html"] = page.encode()
    return {**made, WORKER: service_worker(made, version)}


def accented(text: str, letter: str) -> str:
    """A file of words with another letter in each that a player reads."""
    labels, _, words = text.rpartition("\0\0")
    ids, _, patterns = words.partition("\0")
    there = labels + "\0\0" if labels else ""
    patterns = re.sub(f"{NOT_WORDS}|e", lambda it: letter if it[0] == "e" else it[0], patterns)
    return f"{there.replace('e', letter)}{ids}\0{patterns}"


class Changing(Server):
    """A host that has two versions: one at first, from some request on the other."""

    def __init__(self, folders: dict[str, Path], kept: int = 0) -> None:
        super().__init__(folders[OLD], kept=kept)
        self.folders = folders
        self.asked: list[str] = []  # names of the build, in the order of the requests
        self.change: Callable[[str], str] = lambda _name: OLD  # whose file is sent for one
        self.lax = False  # whether the name of a file is good for whatever version it has now

    def finish_request(self, request: object, client_address: object) -> None:
        Answer(request, client_address, self)  # type: ignore[arg-type]


class Answer(Handler):
    server: Changing

    def _path(self) -> Path | None:
        self.path = self.path.partition("?")[0]
        name = self.path[1:] or "index.html"
        self.server.asked.append(plain_name(name))
        folder = self.server.folders[self.server.change(plain_name(name))]
        if self.server.lax and SUM.search(name):
            (path,) = [
                path
                for path in (folder / name).parent.iterdir()
                if plain_name(path.name) == plain_name(Path(name).name)
            ]
            return path
        path = folder / name
        return path if path.is_file() else None


@pytest.fixture(scope="module")
def folders(files: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Both versions, each in a folder."""
    found = {}
    for mark in (OLD, NEW):
        found[mark] = tmp_path_factory.mktemp("version")
        for name, content in marked(files, mark).items():
            path = found[mark] / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    return found


@pytest.fixture
def host(folders: dict[str, Path]) -> Iterator[Callable[[int], Changing]]:
    """Starts hosts that have both versions."""
    hosts: list[Changing] = []

    def start(kept: int = 0) -> Changing:
        hosts.append(Changing(folders, kept))
        threading.Thread(target=hosts[-1].serve_forever, args=(0.02,), daemon=True).start()
        return hosts[-1]

    yield start
    for each in hosts:
        each.shutdown()
        each.server_close()


class Visit:
    """A page that is opened and used, until it is done or says that it must be loaded again."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.marks: set[str] = set()
        self.told = ""  # what it says
        self.ended = ""  # the step at which it says so

    def use(self, whole: bool = True) -> "Visit":
        """Use a page that is being loaded."""
        self.marks, self.told, self.ended = set(), "", ""
        steps = (self.start, self.menu, self.language, self.guide, self.files, self.game)
        for step in steps if whole else steps[:1]:
            if not step():
                self.ended = step.__name__
                break
        return self

    def comes(self, condition: str) -> bool:
        """Wait until something is there, or it is said that it will not be."""
        alarm = "document.querySelector('#boot-error:not([hidden])')"
        self.page.wait_for_function(f"() => {alarm} || {condition}")
        self.marks |= set(self.page.evaluate(MARKS))
        box = self.page.locator("#boot-error")
        self.told = box.inner_text() if box.is_visible() else ""
        return not self.told

    def start(self) -> bool:
        if not self.page.evaluate(f"{ROOT}.hasAttribute('data-boot')"):
            # What the style sheet says when that script does not come: it waits for seconds.
            self.page.evaluate("document.getAnimations().forEach((it) => it.finish())")
            self.marks |= set(self.page.evaluate(MARKS))
            self.told = self.page.locator("#no-boot").inner_text()
            return False
        return self.comes(f"{ROOT}.hasAttribute('data-complete')")

    def open(self, control: str) -> bool:
        """Open what a control of the menu opens."""
        self.page.wait_for_selector("#sheet[open]", state="detached")
        self.page.click("#menu")
        control = f"#sheet[open] [data-do='{control}']"
        come = self.comes(f'document.querySelector("{control}")')
        if come:
            self.page.click(control)
        return come

    def menu(self) -> bool:
        come = self.open("page open text") and self.comes("document.querySelector('#write')")
        self.page.keyboard.press("Escape")
        return come

    def language(self) -> bool:
        come = self.open("menu language de") and self.comes(f"{ROOT}.lang === 'de'")
        self.page.keyboard.press("Escape")
        return come

    def guide(self) -> bool:
        shown = "document.querySelector('#guide:not([hidden]) #guide-title')"
        come = self.open("guide open") and self.comes(shown)
        if come:
            self.page.click("#guide-top .back")
        return come

    def files(self) -> bool:
        for name in ("sources.txt", "cases.txt"):
            self.marks |= {self.page.evaluate(READ, name)} - {""}
        return self.comes("true")

    def game(self) -> bool:
        shown = "document.querySelector('#game:not([hidden])')"
        come = self.open("game open") and self.comes(shown)
        if come:
            back(self.page)
            expect(self.page.locator("#game:not([hidden])")).to_be_hidden()
        return come

    def load_again(self, whole: bool) -> "Visit":
        """Do as it says, and use the page that comes."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        self.page.evaluate("() => { window.before = true; }")
        self.page.click("#boot-error:visible [data-retry], #no-boot:visible a")
        self.page.wait_for_function("() => !window.before")
        self.page.wait_for_selector(READY, state="attached")
        if "guide" in self.page.url:
            self.page.click("#guide-top .back")
        return self.use(whole)


@pytest.fixture
def context(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    wanted = request.node.get_closest_marker("service_worker")
    context = chromium.new_context(
        viewport=SCREEN, locale="en-US", service_workers="allow" if wanted else "block"
    )
    context.set_default_timeout(GUARD)
    yield context
    context.close()


def holds_hand(page: Page) -> bool:
    kept = page.evaluate("tenbou.store.read('hand')")
    return "123m" in kept and "456p" in kept and "99s" in kept


def one_version(visit: Visit, whole: bool = True) -> None:
    """One ran as far as it went; where it ends the next one runs whole, with the same hand."""
    assert len(visit.marks) == 1, visit.told
    if visit.told:
        visit.load_again(whole)
    assert (visit.marks, visit.told) == ({NEW}, "") or visit.marks == {OLD}
    assert visit.told == ""
    wait_until(visit.page, lambda: holds_hand(visit.page))


WAYS = ("the host changes", "names are good for any version")


@pytest.mark.parametrize("way", WAYS)
def test_a_host_that_changes_at_any_request(
    context: BrowserContext, host: Callable[..., Changing], way: str
) -> None:
    changing = host()
    page = context.new_page()
    page.goto(f"{changing.url}#{HAND}")
    visit = Visit(page).use()
    assert (visit.marks, visit.told) == ({OLD}, "")
    names = list(dict.fromkeys(changing.asked))
    assert {"index.html", *IN_IMAGES, *STYLES, "words/de-first.txt", "words/de-guide.txt"} <= {
        *names
    }
    changing.lax = way != WAYS[0]
    ends = []
    if not NIGHT:  # by day half of the requests, each in one of the ways
        names = names[2 * WAYS.index(way) :: 2 * len(WAYS)]
    for first in names:
        forget(page, changing)
        changed = threading.Event()

        def change(name: str, first: str = first, changed: threading.Event = changed) -> str:
            if name == first:
                changed.set()
            return NEW if changed.is_set() else OLD

        changing.change = change
        page.goto(f"{changing.url}#{HAND}")
        visit = Visit(page).use()
        assert changed.is_set()
        print(first, visit.marks, visit.told)  # for who looks for what went wrong
        # What a visit leaves hangs on how far it came: once for each, the next is used whole.
        whole = visit.ended not in ends
        ends += [visit.ended] * bool(visit.told)
        one_version(visit, whole)
    assert len(ends) > len(names) / 2


def forget(page: Page, changing: Changing) -> None:
    """Make the next visit a first one."""
    changing.change = lambda _name: OLD
    page.goto(changing.url + QUIET)
    page.evaluate(FORGET)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.clearBrowserCache")
    devtools.detach()


@pytest.mark.parametrize("steps", [1, 2, 4] if NIGHT else [2])
def test_a_visit_out_of_what_the_browser_has_kept(
    context: BrowserContext, host: Callable[..., Changing], steps: int
) -> None:
    """For ten minutes it asks nobody about what it has: the page is then the old one."""
    changing = host(GITHUB_PAGES)
    page = context.new_page()
    page.goto(f"{changing.url}#{HAND}")
    visit = Visit(page)
    for step in (visit.start, visit.menu, visit.language, visit.guide)[:steps]:
        assert step()
    changing.change = lambda _name: NEW
    page.close()
    page = context.new_page()
    page.goto(f"{changing.url}#{HAND}")
    visit = Visit(page).use()
    assert visit.told
    one_version(visit)


@pytest.mark.service_worker
def test_a_page_keeps_its_version_when_another_tab_takes_the_next(
    context: BrowserContext, host: Callable[..., Changing]
) -> None:
    changing = host()
    page, other = context.new_page(), context.new_page()
    for each in (page, other):
        each.goto(f"{changing.url}#{HAND}")
        wait_until_stored(each)
    other.click('#tools [data-do="hand clear"]')
    expect(other.locator("#answer")).to_have_attribute("data-state", "empty")
    visit = Visit(page)
    assert visit.start()
    changing.change = lambda _name: NEW
    other.evaluate("async () => void (await navigator.serviceWorker.getRegistration()).update()")
    other.wait_for_selector(f'html[data-mark="{NEW}"][data-complete]', state="attached")
    context.set_offline(True)  # nothing comes but what is kept
    page.bring_to_front()  # else each click takes seconds
    assert visit.use().told == ""
    assert visit.marks == {OLD}
    assert holds_hand(page)
    context.set_offline(False)
    other.close()
    reload(page)
    page.wait_for_selector(READY, state="attached")
    assert (visit.use().told, visit.marks) == ("", {NEW})
    kept = """async () => {
        const cache = await caches.open(`tenbou ${location.href.split("#")[0]}`);
        return (await cache.keys()).map(({ url }) => url);
    }"""
    names = re.findall(r"[.][0-9a-f]{8}[.]", (changing.folders[OLD] / "index.html").read_text())
    assert names
    old = {
        web
        for web in map(str, names)
        if web not in (changing.folders[NEW] / "index.html").read_text()
    }
    assert old
    wait_until(page, lambda: not any(name in url for name in old for url in page.evaluate(kept)))


@pytest.mark.service_worker
def test_a_host_that_changes_while_the_page_is_being_kept(
    context: BrowserContext, host: Callable[..., Changing]
) -> None:
    """What is kept is one version, whole: else nothing is."""
    changing = host()
    page = context.new_page()
    changing.change = lambda _name: NEW if len(changing.asked) > 30 else OLD
    page.goto(f"{changing.url}#{HAND}")
    visit = Visit(page)
    assert visit.start()
    wait_until(page, lambda: changing.asked.count("static/icons/favicon.png") > 0)
    one_version(visit.use())
    wait_until_stored(page)
    context.set_offline(True)
    reload(page)
    page.wait_for_selector(READY, state="attached")
    assert (visit.use().told, visit.marks) == ("", {NEW})
