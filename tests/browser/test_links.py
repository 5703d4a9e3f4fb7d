"""Links that nobody sane would send: each shows a hand or says what is wrong, at once."""

from random import Random
from urllib.parse import quote

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.hand_page import READY
from tests.browser.host import awaited, back, hold, reload
from tests.conftest import NIGHT, tries

COUNT, SEED = tries(40) if NIGHT else 20, 12
# Seconds of the processor for a link, with painting; what other things take does not count.
SLOWEST = 0.5
PIECES = (
    *("123m", "0p", "55z", "5555p", "9s+9s", "+", "++", "pon:555z", "chii:", "kan:1111z", "ankan:"),
    *("dora:1m", "dora:1m2m3m4m5m6m", "ura:", "seat:S", "seat:ſ", "seat:", "round:Q", "honba:99"),
    *("honba:-1", "honba:٣", "riichi", "riichi:0", "ippatsu:no", "ron", "tsumo", "rules:tenhou"),
    *("rules:none", "limit_kiriage_mangan=no", "limit_kiriage_mangan=", "=", ":", "%", "%zz", "\0"),
    *("<script>alert(1)</script>", "‮123m", "\ud800", "🀄", "１２３m", "\n", "null", "__proto__=1"),
)
OPEN = """async (hash) => {
    location.hash = hash;
    await new Promise((done) => addEventListener("hashchange", done, { once: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
SHOWN = """() => {
    const box = document.querySelector("#sheet[open] #write");
    const why = document.querySelector("#write-error")?.innerText;
    return box ? Boolean(why) && box.value.length <= 4000
        : Boolean(document.querySelector("#answer").innerText);
}"""
PASTE = """(text) => {
    const box = document.querySelector("#write");
    box.value = text;
    box.dispatchEvent(new Event("input", { bubbles: true }));
}"""
# Read whole, one of these takes from five seconds to twenty.
ENDLESS = {
    "tiles": "1m" * 500_000,
    "other signs": "%E6%9D%B1" * 111_111,
    "halves of signs": "%E6" * 333_333,
    "strokes": "/" * 1_000_000,
}


def links(random: Random) -> list[str]:
    made = ["1m2m3m" * 1000, "pon:555z," * 1000, "1" * 100_000, "dora:1m," * 500, "%" * 5000]
    while len(made) < COUNT:
        pieces = [random.choice(PIECES) for _ in range(random.randint(1, 9))]
        if not random.randrange(9):
            pieces = [random.choice(pieces)] * random.randint(10, 3000)
        text = random.choice((",", "", " ", ",,")).join(pieces)
        made.append(text if random.randrange(2) else quote(text, errors="replace"))
    return made


def measured(page: Page) -> CDPSession:
    """What tells how much of the processor a page takes."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    return devtools


def spent(devtools: CDPSession) -> float:
    """How much of the processor the page's tasks have taken until now."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def close(page: Page) -> None:
    """Close what says that a link was none."""
    if page.locator("#sheet[open]").count():
        page.keyboard.press("Escape")
        page.wait_for_selector("#sheet:not([open])", state="attached")
        page.wait_for_function("() => !history.state?.endsWith?.(' sheet')")


def test_hostile_links(page: Page, site_url: str) -> None:
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    devtools = measured(page)
    slowest, which = 0.0, ""
    for number, link in enumerate(links(Random(SEED))):
        # The number makes each another address; a comma more says nothing.
        before = spent(devtools)
        page.evaluate(OPEN, link + "," * (number % 2 + 1))
        taken = spent(devtools) - before
        assert page.evaluate(SHOWN), link[:200]
        if taken > slowest:
            slowest, which = taken, link
        close(page)
    assert 0 < slowest < SLOWEST, (slowest, which[:200])
    page.goto("about:blank")
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")


def test_a_million_letters_are_refused_at_once(page: Page, site_url: str) -> None:
    """In a link that opens the page, in one opened there, and in the notation."""
    for name, text in ENDLESS.items():
        if NIGHT or name == "tiles":
            page.goto("about:blank")
            page.goto(f"{site_url}#{text}")
            page.wait_for_selector(READY, state="attached")
            expect(page.locator("#sheet[open]"), name).to_contain_text("too long")
    devtools = measured(page)
    for number, (name, text) in enumerate(ENDLESS.items(), 1):
        close(page)
        page.evaluate(OPEN, f"{number}m")
        before = spent(devtools)
        page.evaluate(OPEN, text)
        assert spent(devtools) - before < 2 * SLOWEST, name
        assert page.evaluate(SHOWN), name
    before = spent(devtools)
    page.evaluate(PASTE, ENDLESS["tiles"])
    page.click('[data-do="page write"]')
    expect(page.locator("#write-error")).to_contain_text("too long")
    assert spent(devtools) - before < 2 * SLOWEST


PLACES = {
    "guide": "guide-title",
    "guide/table": "guide-title",
    "club": "club-title",
    "club/players": "club-title",
    "game": "write",
}


def test_back_comes_out_of_a_link_typed_into_the_address_at_once(page: Page, site_url: str) -> None:
    page.goto("about:blank")
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.wait_for_function("() => history.state === 'hand'")
    length = page.evaluate("() => history.length")
    for typed, found in PLACES.items():
        page.evaluate(OPEN, typed)
        expect(page.locator(f"#{found}"), typed).to_be_visible()
        page.wait_for_function("() => history.state !== 'hand'")
        assert page.evaluate("() => history.length") == length + 1, typed
        back(page)
        expect(page.locator("#picker")).to_be_visible()
        expect(page.locator(f"#{found}"), typed).not_to_be_visible()
    page.wait_for_function("() => history.state === 'hand'")
    back(page)
    page.wait_for_url("about:blank")


def test_a_typed_link_is_there_again_when_it_had_not_come_yet(page: Page, site_url: str) -> None:
    page.goto("about:blank")
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.wait_for_function("() => history.state === 'hand'")
    held = hold(page, "**/pyapp-guide.*")
    page.evaluate(OPEN, "guide/table")
    awaited(page, held)
    page.unroute("**/pyapp-guide.*")
    reload(page)
    expect(page.locator("#guide-title")).to_be_visible()
    page.wait_for_function("() => history.state === 'hand guide/table'")
    back(page)
    expect(page.locator("#guide-title")).not_to_be_visible()
