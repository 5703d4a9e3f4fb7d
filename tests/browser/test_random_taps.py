"""Thousands of random taps: no error, no impossible hand, and undo walks all the way back.

The taps are made inside the page, so that there is time for many. Each is that of a finger:
pointer events on what lies under it, then the click; some slide.
"""

import pytest
from playwright.sync_api import Browser

from pyapp.riichi.hand import problems
from pyapp.riichi.text import Entry, format_entry, parse_entry
from pyapp.riichi.tiles import NAMES
from tests.browser.hand_page import READY
from tests.conftest import NIGHT, tries
from tests.random_js import RANDOM

SEED = 20
SEGMENT = 125 if NIGHT else 60  # taps that are walked back before the next begin
TAPS = tries(SEGMENT)  # for each start
STARTS = (
    "",
    "234567m33456p67s+8s,dora:4p,riichi",
    "456m99p56p+7p,pon:555z,chii:234s,dora:4p,rules:tenhou",
    "5m,ankan:1111z,kan:9999s,kan:2222p,dora:1m2m3m,rules:mahjong-soul",
    "19m19p19s123456z,rules:wrc-2025",
)
# What no single tap is to blame for: rules with fewer red fives, or for three or for four, were
# chosen afterwards, or another tile was made the winning one. The dock says so.
SAID = {
    *("too_many_red_fives", "too_many_plain_fives", "chankan_tile_in_hand"),
    *("not_in_set", "north_wind", "chii_of_three", "nuki_of_four"),
}
# A browser allows a page 200 changes of its address in ten seconds; here they are noted only,
# and without waiting for the frame that is painted first.
NOTE_ADDRESS = """
    window.requestAnimationFrame = (painted) => painted();
    window.shown = location.hash;
    history.replaceState = (state, title, url) => { window.shown = new URL(url, location).hash; };
    history.pushState = () => {};
    history.go = () => dispatchEvent(new PopStateEvent("popstate", { state: "hand" }));
"""
TOOLBOX = (
    "(seed) => { const random = "
    + RANDOM
    + """(seed);
    const pick = (list) => list[random(list.length)];
    const visible = (within) => [...within.querySelectorAll("[data-do]")]
        .filter((it) => it.offsetParent && it.tagName !== "SELECT");
    // Not these: what leaves the screen, fetches or asks the clipboard.
    const far = (it) => /^(game |page copy$|hand (un|re)do$)/.test(it.dataset.do);
    const press = (control, slide) => {
        const box = control.getBoundingClientRect();
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        const point = (name, dx, dy) => control.dispatchEvent(new PointerEvent(name, {
            bubbles: true, pointerId: 1, clientX: x + dx, clientY: y + dy }));
        point("pointerdown", 0, 0);
        const [dx, dy] = slide || [0, 0];
        if (slide) point("pointermove", dx, dy);
        point("pointerup", dx, dy);
        if (!slide) control.dispatchEvent(
            new MouseEvent("click", { bubbles: true, detail: 1, clientX: x, clientY: y }));
    };
    const drawn = (selector) => [...document.querySelectorAll(selector)]
        .map((it) => it.getAttribute("href").slice(2));
    const pressed = () => [...document.querySelectorAll(
        "#tools [data-do^='hand mode '][aria-pressed=true], #dora [aria-pressed=true]")]
        .map((it) => it.dataset.do.split(" ")[2]).join();
    const screen = () => ({
        address: decodeURIComponent(shown.slice(1)),
        mode: pressed(),
        offer: document.querySelectorAll("#offer button").length,
        state: document.querySelector("#answer").dataset.state,
        concealed: drawn("#hand [data-do^='hand touch '] use"),
        melded: drawn("#hand [data-do^='hand unmeld '] use"),
        indicators: drawn("#dora [data-do^='hand un'] use"),
        left: Object.fromEntries([...document.querySelectorAll("#picker [data-tile]")]
            .map((it) => [it.dataset.tile, Number(it.dataset.left)])),
    });
    const tap = () => {
        const open = document.querySelector("dialog[open]");
        const offer = document.querySelector("#offer[data-open]");
        const key = pick(visible(document.querySelector("#picker")));
        if (open && random(2)) press(pick(visible(open).filter((it) => !far(it))));
        else if (open) press(open.querySelector(".close"));
        else if (offer) press(pick(visible(offer)));
        else if (!random(5)) press(key, pick([[34, 0], [-34, 0], [0, 34], [0, -34]]));
        else if (random(2)) press(key);
        else press(pick(visible(document.querySelector("main")).filter((it) => !far(it))));
    };
    const settled = () => new Promise((done) => { setTimeout(done); });
    window.segment = async (count) => {
        const screens = [screen()];
        while (count--) { tap(); await settled(); screens.push(screen()); }
        while (document.querySelector("dialog[open]"))
            press(document.querySelector("dialog[open] .close"));
        await settled();
        return screens;
    };
    const undo = document.querySelector("#tools [data-do='hand undo']");
    const at = (address, mode) => address === decodeURIComponent(shown.slice(1))
        && mode === pressed() && !document.querySelector("#offer[data-open]");
    // Nothing, or where it should have come by and where it stands instead.
    window.walkBack = async (way) => {
        for (const [address, mode] of way) {
            for (let taps = 0; taps < 3 && !at(address, mode); taps += 1) {
                press(undo);
                await settled();
            }
            if (!at(address, mode)) return [address, mode, screen()];
        }
        return null;
    };
}"""
)


def check(screen: dict[str, object]) -> None:
    """The screen shows its address, and that is a possible hand."""
    entry = parse_entry(str(screen["address"]))
    assert isinstance(entry, Entry), screen
    hand, situation = entry.hand, entry.situation
    wrong = [each.id for each in problems(hand, situation, entry.rules)]
    assert set(wrong) <= SAID, screen
    assert bool(wrong) == (screen["state"] == "impossible"), screen
    assert screen["concealed"] == [NAMES[tile] for tile in hand.tiles], screen
    melded = [NAMES[tile] for meld in hand.melds for tile in meld.tiles]
    shown = screen["melded"]
    assert isinstance(shown, list)
    backs = shown.count("back")
    assert len(shown) == len(melded), screen
    assert [name for name in shown if name not in melded] == ["back"] * backs, screen
    indicators = situation.indicators + situation.ura
    assert screen["indicators"] == [NAMES[tile] for tile in indicators], screen
    left = screen["left"]
    assert isinstance(left, dict)
    assert all(0 <= count <= 4 for count in left.values()), screen
    assert parse_entry(format_entry(entry)) == entry


@pytest.mark.parametrize("start", range(len(STARTS)))
def test_thousands_of_taps(chromium: Browser, site_url: str, start: int) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 560}, service_workers="block")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.add_init_script(NOTE_ADDRESS)
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.wait_for_selector(READY, state="attached")
    page.evaluate(TOOLBOX, SEED + start)
    different = set()
    for _ in range(TAPS // SEGMENT):
        page.evaluate(
            "(to) => new Promise((done) => { location.hash = to; setTimeout(done); })",
            STARTS[start] or "seat:S",
        )
        screens = page.evaluate("(taps) => segment(taps)", SEGMENT)
        assert errors == []
        for screen in screens:
            check(screen)
            different.add(screen["address"])
        way_back = [[it["address"], it["mode"]] for it in reversed(screens) if not it["offer"]]
        assert page.evaluate("(way) => walkBack(way)", way_back) is None
    assert len(different) > TAPS / 16
    # Then all the way, as far as levels are kept.
    page.evaluate(
        """() => {
            const undo = document.querySelector("#tools [data-do='hand undo']");
            for (let taps = 0; taps < 400 && undo.ariaDisabled !== "true"; taps += 1) undo.click();
        }"""
    )
    assert page.locator("#tools [data-do='hand undo']").get_attribute("aria-disabled") == "true"
    assert errors == []
    context.close()
