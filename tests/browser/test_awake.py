"""What stays to be seen: the clock of a round through sleep and reload and in two tabs, the board
amid the table, and what the device does for them, on a clock of the test's own.
"""

from playwright.sync_api import BrowserContext, Page, expect

from pyapp.game.events import Start
from pyapp.game.saved import dump
from tests.browser.board import open_game
from tests.browser.hand_page import READY
from tests.browser.host import SCREEN
from tests.game_text import NAMES

# The time of day, as many milliseconds on as the test says, in every page of the browser; what is
# sounded, said and kept awake is noted.
DEVICE = """
    const Real = Date;
    const skew = () => +(localStorage.skew || 0);
    Date = class extends Real {
        constructor(...given) { given.length ? super(...given) : super(Real.now() + skew()); }
        static now() { return Real.now() + skew(); }
    };
    window.done = [];
    const note = (what) => window.done.push(what);
    AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
        apply(make, context) { note("tone"); return make.call(context); },
    });
    const voice = { lang: "en-GB", localService: true, name: "Test" };
    Object.defineProperty(window, "speechSynthesis", { value: {
        getVoices: () => window.voiceless ? [] : [voice],
        cancel() {}, speak: (said) => note(said.text),
    }});
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
        note("awake");
        if (window.tired) throw new DOMException("low battery", "NotAllowedError");
        return { release() { note("asleep"); } };
    }}});
    Element.prototype.requestFullscreen = async () => note("full");
"""
TIRED = """() => {
    window.tired = true;
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SLEEP = """(minutes) => {
    localStorage.skew = +(localStorage.skew || 0) + minutes * 60000;
    window.done = [];
    document.dispatchEvent(new Event("visibilitychange"));
}"""
ENDED = "Finish this hand, then one more."


def opened(context: BrowserContext, site_url: str, address: str = "#club/new") -> Page:
    page = context.new_page()
    page.goto(site_url + address)
    page.wait_for_selector(READY, state="attached")
    return page


def begun(context: BrowserContext, site_url: str) -> Page:
    """The clock of an evening by EMA's rules, whose round has begun, armed."""
    context.add_init_script(DEVICE)
    page = opened(context, site_url)
    page.locator("#club-book").select_option("ema-2025")
    for touch in ("club begin", None, "club start", "club arm"):
        page.locator(f'[data-do="{touch}"]' if touch else "[data-do$='/clock']").click()
    return page


def done(page: Page) -> list[str]:
    found: list[str] = page.evaluate("done")
    return found


def test_it_wakes_reloads_and_is_the_same_in_two_tabs(bare_page: Page, site_url: str) -> None:
    context = bare_page.context
    page = begun(context, site_url)
    page.wait_for_function("() => done.includes('tone') && done.includes('Gong and voice')")
    assert "awake" in done(page)
    expect(page.locator(".clock b")).to_have_text("89:57")
    other = opened(context, site_url, "#" + page.url.partition("#")[2])
    expect(other.locator(".clock")).to_have_class("clock running")
    page.evaluate(SLEEP, 76)
    page.wait_for_function(f"() => done.includes({ENDED!r})")
    assert done(page).count("tone") == 12
    expect(page.locator(".clock")).to_have_class("clock one_more")
    other.evaluate(SLEEP, 0)
    expect(other.locator(".clock p[role=status]")).to_have_text(ENDED)
    other.evaluate(SLEEP, 600)  # left on
    expect(other.locator(".clock b")).to_contain_text("+586:")
    for wall in (False, True):
        if wall:
            other.locator("[data-do$='/wall']").click()
        assert other.evaluate("document.documentElement.scrollWidth") == SCREEN["width"]
    page.reload()
    expect(page.locator(".clock p[role=status]")).to_have_text(ENDED)
    assert "tone" not in done(page), "once, whatever is loaded again"
    expect(page.locator("#club-alarm .error")).to_contain_text("Nothing can be heard here yet")


def test_the_board_amid_the_table_fills_the_screen_and_says_when_it_may_go_dark(
    bare_page: Page, site_url: str
) -> None:
    bare_page.add_init_script(DEVICE)
    on = open_game(bare_page, site_url, dump((Start(NAMES, "wrc-2025", (), "hanchan", "", None),)))
    on.more("facing table")
    on.page.wait_for_function("() => done.includes('full') && done.includes('awake')")
    on.page.evaluate(TIRED)
    expect(on.page.locator("#game-note")).to_contain_text("cannot keep the screen on")
    assert done(on.page).count("awake") == 2, "asked again when it came back"
