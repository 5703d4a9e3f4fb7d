"""Links that nobody sane would send: each shows a hand or says what is wrong, at once."""

from random import Random
from urllib.parse import quote

from playwright.sync_api import CDPSession, Page

from tests.browser.hand_page import READY
from tests.conftest import tries

COUNT, SEED = tries(80), 12
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


def links(random: Random) -> list[str]:
    made = ["1m2m3m" * 1000, "pon:555z," * 1000, "1" * 100_000, "dora:1m," * 500, "%" * 5000]
    while len(made) < COUNT:
        pieces = [random.choice(PIECES) for _ in range(random.randint(1, 9))]
        if not random.randrange(9):
            pieces = [random.choice(pieces)] * random.randint(10, 3000)
        text = random.choice((",", "", " ", ",,")).join(pieces)
        made.append(text if random.randrange(2) else quote(text, errors="replace"))
    return made


def spent(devtools: CDPSession) -> float:
    """How much of the processor the page's tasks have taken until now."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def test_hostile_links(page: Page, site_url: str) -> None:
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    slowest, which = 0.0, ""
    for number, link in enumerate(links(Random(SEED))):
        # The number makes each another address; a comma more says nothing.
        before = spent(devtools)
        page.evaluate(OPEN, link + "," * (number % 2 + 1))
        taken = spent(devtools) - before
        assert page.evaluate(SHOWN), link[:200]
        if taken > slowest:
            slowest, which = taken, link
        if page.locator("#sheet[open]").count():
            page.keyboard.press("Escape")
            page.wait_for_selector("#sheet:not([open])", state="attached")
            page.wait_for_timeout(50)  # the way back in the tab's history
    assert 0 < slowest < SLOWEST, (slowest, which[:200])
    page.goto("about:blank")
    page.goto(site_url)
    page.wait_for_selector(READY, state="attached")
    assert page.evaluate("performance.now()") < 20_000
