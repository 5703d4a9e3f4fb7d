"""About in the Guide: what it tells and copies, and the self-check, which runs all cases on the
device while the page is used.
"""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.board import SIZES
from tests.browser.host import READY, reload, resize, web_name
from tests.browser.questions import axe

ABOUT = "#guide:not([hidden])[data-page='about']"
WHOLE = 240_000  # milliseconds that all cases may take on a slow machine
WRONG = "A1 | 234567m33456p67s+8s riichi | tsumo | all | 4 han 20 fu 1400/2600 : pinfu 1"
START = '[data-do="guide about check"]'


def start(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(ABOUT)).to_be_visible()


def check(page: Page) -> Locator:
    return page.locator("#self-check")


def ends(page: Page, state: str) -> tuple[int, int]:
    """Wait until the self-check has ended so; cases that held, and that did not."""
    expect(check(page)).to_have_attribute("data-state", re.compile("passed|failed"), timeout=WHOLE)
    expect(check(page)).to_have_attribute("data-state", state)
    found = [check(page).get_attribute(name) for name in ("data-passed", "data-failed")]
    return int(found[0] or -1), int(found[1] or -1)


# A touch, so many milliseconds ahead of the time.
TOUCH = """(ahead) => {
    const touch = new PointerEvent("pointerdown");
    Object.defineProperty(touch, "timeStamp", { value: performance.now() + ahead });
    document.body.dispatchEvent(touch);
}"""


def rests(page: Page) -> None:
    """After a touch no cases are run, until it is over: what it did is painted first."""
    page.evaluate(TOUCH, 1_000_000)
    page.wait_for_timeout(200)  # until the last ones are shown
    before = check(page).get_attribute("data-passed") or ""
    page.wait_for_timeout(300)
    expect(check(page)).to_have_attribute("data-passed", before)
    page.evaluate(TOUCH, 0)
    expect(check(page)).not_to_have_attribute("data-passed", before)


def test_every_case_is_right_here(page: Page, site_url: str) -> None:
    """And while they run, the page is used: what is tapped comes."""
    start(page, f"{site_url}#guide/about")
    expect(check(page)).to_have_attribute("data-state", "idle")
    page.click(START)
    expect(check(page)).to_have_attribute("data-state", "running")
    expect(page.locator("#self-check progress")).to_be_visible()
    page.click("#book-ema-2025")
    expect(page.locator(".rules-of")).to_be_visible()
    expect(check(page)).not_to_have_attribute("data-passed", "0")
    rests(page)
    expect(check(page)).to_have_attribute("data-state", "running")
    passed, failed = ends(page, "passed")
    assert passed > 5000
    assert failed == 0
    expect(page.locator("#check-said")).to_contain_text(f"{passed:,}")
    expect(page.locator("#check-now")).to_contain_text(re.compile(r"\d ms"))


def test_a_wrong_case_is_shown_and_cases_that_do_not_come(
    bare_page: Page, site_url: str, files: dict[str, bytes]
) -> None:
    """What failed is found by axe to be well, and no wider than the page at any size."""
    page, cases = bare_page, files[web_name(files, "cases.txt")].decode()
    names = "\n".join(line for line in cases.split("\n") if line.startswith("@ "))
    wrong = names.replace("@ hands.txt", f"@ hands.txt\n{WRONG}")
    bodies = [wrong, cases[:50_000]]
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.route("**/cases.*.txt*", lambda route: route.fulfill(body=bodies[0]))
    start(page, f"{site_url}#guide/about")
    page.click(START)
    ends(page, "failed")
    page.click("#book-ema-2025")
    expect(page.locator(".rules-of")).to_be_visible()
    for name in ("least", "phone", "wide"):
        resize(page, SIZES[name])
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), name
    page.evaluate("scrollTo(0, 0)")  # what lies half behind the names of the pages looks small
    assert axe(page) == []
    del bodies[0]
    reload(page)
    page.click(START)
    assert ends(page, "failed") == (0, 0)
    expect(page.locator("#check-said")).to_contain_text("could not be loaded")
    expect(page.locator(START)).to_be_visible()


MIDDLE = "it => (({ x, y, width }) => [x + width / 2, y + 20])(it.getBoundingClientRect())"


def test_a_changed_catalogue_is_dropped_on_its_key(
    page: Page, site_url: str, tmp_path: Path
) -> None:
    (tmp_path / "en.ftl").write_text("key_clear = Empty", encoding="utf-8")
    start(page, f"{site_url}#guide/about")
    key = page.locator("label:has([data-file='guide about retell'])")
    key.scroll_into_view_if_needed()
    x, y = key.evaluate(MIDDLE)
    data = {"items": [], "files": [str(tmp_path / "en.ftl")], "dragOperationsMask": 1}
    devtools = page.context.new_cdp_session(page)
    for kind in ("dragEnter", "dragOver", "drop"):
        devtools.send("Input.dispatchDragEvent", {"type": kind, "data": data, "x": x, "y": y})
    expect(page.locator("#guide-note")).to_have_text("Words changed: 1.")
    page.evaluate("location.hash = ''")
    expect(page.locator("[data-do='hand clear']")).to_have_text("Empty")
