"""The pseudo-language, every letter accented and sentences longer, through every screen: what is
not in a catalogue shows, and what has no room."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from build_site import site_files, write_files
from playwright.sync_api import Browser, Page

from pyapp.kept.codec import checksum
from tests.browser.device import left
from tests.browser.host import show
from tests.browser.ink import LINES
from tests.browser.test_layout import HANDS, SETTLED, SPILT
from tests.conftest import made_once, serving

SIZES = {"360x560": (360, 560), "390x664": (390, 664)}
# Words that no catalogue holds: text without an accent, names and the notation left out.
PLAIN = """(names) => {
    const wrong = [];
    const around = document.querySelector("dialog[open]") || document.body;
    const not = "svg, textarea, input, [data-name], .kept-name, .source, script, style, code,"
        + " body [lang]";
    const plain = (text) => {
        for (const name of names) text = text.replaceAll(name, "");
        return /[A-Za-z]/.test(text);
    };
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (!parentElement.checkVisibility() || parentElement.closest(not)) continue;
        if (plain(textContent)) wrong.push(textContent.trim());
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"])
        for (const it of around.querySelectorAll(`[${name}]`))
            if (it.checkVisibility() && plain(it.getAttribute(name)))
                wrong.push(`${name}: ${it.getAttribute(name)}`);
    return wrong;
}"""
# Text that lies on other text: of all lines seen, those that share more than a hair.
OVERLAP = (
    f"() => {{ const linesOf = {LINES};"
    + """
    const around = document.querySelector("dialog[open]") || document.body;
    const seen = [];
    const clips = new Map();
    const clipOf = (box) => {
        if (!clips.has(box)) {
            const shows = getComputedStyle(box).overflowX === "visible";
            clips.set(box, shows ? null : box.getBoundingClientRect());
        }
        return clips.get(box);
    };
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const owner = text.parentElement;
        if (!text.textContent.trim() || !owner.checkVisibility()) continue;
        if (owner.closest("svg, .unseen, #note, #news, #no-boot, [hidden]")) continue;
        for (const line of linesOf(text)) {
            let { left, right, top, bottom } = line;
            for (let box = owner; box && box !== around; box = box.parentElement) {
                const clip = clipOf(box);
                if (!clip) continue;
                [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
                [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
            }
            const sticks = owner.closest(".foot, #rules-foot, .to-game, .sheet-head, #guide-pages");
            if (right - left > 1 && !sticks) // what stays at an end lies over what scrolls
                seen.push({ left, right, top, bottom, text, owner });
        }
    }
    const wrong = [];
    seen.sort((one, other) => one.top - other.top);
    seen.forEach((one, place) => {
        for (let next = place + 1; next < seen.length; next += 1) {
            const other = seen[next];
            if (other.top > one.bottom) break;
            if (one.text === other.text) continue;
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (across > 2 && down > 2) wrong.push([one.text.textContent, other.text.textContent]);
        }
    });
    return wrong;
}"""
)
# What ends in an ellipsis or behind an edge; the names of a rulebook and of a player may.
CUT = """() => [...(document.querySelector("dialog[open]") || document.body).querySelectorAll("*")]
    .filter((it) => it.checkVisibility() && getComputedStyle(it).overflowX === "hidden")
    .filter((it) => !it.closest("#book, #seat small, .unseen, svg") && it.innerText?.trim())
    .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 3)
    .map((it) => it.innerText)"""
SIDEWAYS = """() => {
    const box = document.querySelector("dialog[open]") || document.documentElement;
    return box.scrollWidth > box.clientWidth || document.documentElement.scrollWidth > innerWidth;
}"""
# All of these in one call, once nothing moves.
MEASURED = f"""async () => {{
    await {SETTLED};
    return {{
        spilt: ({SPILT})(), overlap: ({OVERLAP})(), cut: ({CUT})(), sideways: ({SIDEWAYS})(),
    }};
}}"""
PLAYERS = ("Ãññ", "Ɓõƀƀý", "Çîďçîď", "Ďéé")
EVENTS = (
    f"start rules:wrc-2015 hanchan names:{','.join(PLAYERS)}",
    "riichi B",
    "ron from:D B:2/30::234567m33456p67s+8s,riichi,ron",
    "draw tenpai:AB",
    "tsumo C:4/30",
)
OF_THREE = (
    f"start rules:tenhou-sanma hanchan names:{','.join(PLAYERS[:3])}",
    "riichi B",
    "ron from:C B:4/30::123456p567s99m78s+9s,riichi,nuki:2,ron",
    "draw tenpai:AB",
    "tsumo C:3/30",
)


def file_of(events: tuple[str, ...]) -> str:
    """A game as it is kept."""
    return "\n".join(("tenbou-game 1", *events, f"end {len(events)} {checksum(list(events))}", ""))


GAME = file_of(EVENTS)
# Each thing that can be opened: the data-do of the controls that lead there.
HAND_SHEETS = {
    "menu": ["page open menu"],
    "notation": ["page open menu", "page open text"],
    "keyboard": ["page open menu", "page open keys"],
    "winds": ["page open winds"],
    "last hands": ["hand clear", "page open menu", "page open hands"],
    "rules": ["page open rules"],
    "ron": ["page open ron"],
    "tsumo": ["page open tsumo"],
}
GAME_SHEETS = {
    "board": [],
    "focus": ["game seat 0"],
    "more": ["game sheet more"],
    "win": ["game win", "game winner 0", "game from 1", "game han 0 2"],
    "draw": ["game draw", "game rare"],
    "log": ["game sheet log"],
    "removed": ["game sheet log", "game remove 2"],
    "inserted": ["game sheet log", "game insert 2"],
    "needs": ["game seat 0", "game sheet needs"],
    "end": ["game sheet more", "game sheet end"],
    "chombo": ["game sheet more", "game sheet chombo"],
    "correction": ["game sheet more", "game adjust"],
    "games": ["game sheet more", "game games"],
    "penalty": ["game sheet more", "game penalty", "game record"],
    "new game": ["game sheet more", "game new"],
    "under way": ["game sheet more", "game new", "game underway", "game record"],
    "players": ["game sheet more", "game setup"],
}
# What is done to come back to the board from what does not close.
BACK = {"removed": "game undo", "focus": "game seat 0"}
# By its own control, until it is out of the tab's history too.
CLOSE = """async () => {
    document.querySelector("dialog[open] .close").click();
    const until = performance.now() + 60000;
    while (document.querySelector("dialog[open]") || history.state.endsWith(" sheet")) {
        if (performance.now() > until) throw new Error("it stays open");
        await new Promise((done) => requestAnimationFrame(done));
    }
}"""


# Pages of the Guide, with what is opened there.
GUIDE = (
    *("yaku", "yaku/renhou", "yaku/kokushi_13", "yaku/chanta", "yaku/shousangen"),
    *("fu", "fu/wait_choice", "fu/kantsu_concealed_outer"),
)


@pytest.fixture(scope="session")
def pseudo_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    def build(folder: Path) -> None:
        write_files(folder, site_files(pseudo=True))

    server = serving(made_once(tmp_path_factory, "pseudo", build))
    yield server.url
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module", params=SIZES.values(), ids=list(SIZES))
def phone_page(
    chromium: Browser, pseudo_url: str, request: pytest.FixtureRequest
) -> Iterator[Page]:
    yield from phone_with(chromium, pseudo_url, request.param, GAME)


@pytest.fixture(scope="module", params=SIZES.values(), ids=list(SIZES))
def page_of_three(
    chromium: Browser, pseudo_url: str, request: pytest.FixtureRequest
) -> Iterator[Page]:
    yield from phone_with(chromium, pseudo_url, request.param, file_of(OF_THREE))


def phone_with(
    chromium: Browser, pseudo_url: str, size: tuple[int, int], game: str
) -> Iterator[Page]:
    """A phone of this size with a game that is on."""
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]})
    kept = left("20261122120000000", game)
    context.add_init_script(
        f"if (!sessionStorage.begun) Object.assign(localStorage, {json.dumps(kept)});"
        "sessionStorage.begun = 1;"
    )
    page = context.new_page()
    page.goto(pseudo_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.locator("#news").wait_for(state="hidden")
    yield page
    context.close()


def complaints(page: Page) -> dict[str, object]:
    """What is wrong with what is seen now, by what kind."""
    found = {**page.evaluate(MEASURED), "plain": page.evaluate(PLAIN, list(NAMES))}
    return {kind: wrong for kind, wrong in found.items() if wrong}


def ask(page: Page, do: str) -> None:
    page.locator(f'[data-do="{do}"]:visible').first.click()


# What stays as it is in every language: rulebooks, the notation, a name, what keys are called.
NAMES = (
    *("Tenbou", "WRC 2015", "WRC 2025", "EMA 2008", "EMA 2016", "EMA 2025", "M.League"),
    *("Tenhou sanma", "M. Soul sanma", "Mahjong Soul sanma"),
    *("JPML A 2026", "Mahjong Soul", "Tenhou", "Common Japanese"),
    "Nov",  # in a date, which the browser writes
)


@pytest.mark.parametrize("name", HANDS)
def test_the_hand_screen(phone_page: Page, name: str) -> None:
    show(phone_page, HANDS[name])
    assert complaints(phone_page) == {}


@pytest.mark.parametrize("hand", ["11111m99p,dora:1m,riichi,pon:222p", "19m19p19s123456z+1m"])
def test_what_cannot_be(phone_page: Page, hand: str) -> None:
    show(phone_page, hand)
    assert complaints(phone_page) == {}


def test_the_ring_of_a_key(phone_page: Page) -> None:
    show(phone_page, "")
    for name in ("1m", "5p", "9s", "1z"):
        box = phone_page.locator(f'[data-tile="{name}"]').bounding_box()
        assert box is not None
        phone_page.mouse.move(box["x"] + 18, box["y"] + 18)
        phone_page.mouse.down()
        phone_page.wait_for_selector("#ring:not([hidden])")
        assert phone_page.evaluate(PLAIN, list(NAMES)) == []
        assert phone_page.evaluate(SPILT) == []
        phone_page.mouse.up()
        phone_page.keyboard.press("Escape")


def test_what_a_tap_is_told(phone_page: Page) -> None:
    show(phone_page, "123m1122s,rules:tenhou")
    for do in ("hand mode pon", "hand tile 5p"):
        ask(phone_page, do)
    offered = complaints(phone_page)
    ask(phone_page, "hand choose")
    show(phone_page, "123m456m789m123p5p+5p")
    phone_page.locator('[data-tile="1s"]').click(force=True)
    phone_page.wait_for_function("() => document.querySelector('#note').textContent")
    assert (offered, complaints(phone_page)) == ({}, {})


def test_a_page_that_does_not_start(chromium: Browser, pseudo_url: str) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 560})
    page = context.new_page()
    page.route("**/pyapp.*.bin", lambda route: route.abort())
    page.goto(pseudo_url)
    page.locator("#boot-error").wait_for()
    told = page.locator("#boot-error").inner_text()
    wrong = page.evaluate(SPILT)
    context.close()
    assert "Ťéñƀõü" in told
    assert wrong == []


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        *[("riichi", name) for name in HAND_SHEETS],
        ("three players", "winds"),
        ("three players", "tsumo"),
    ],
)
def test_what_lies_over_the_hand(phone_page: Page, hand: str, name: str) -> None:
    show(phone_page, HANDS[hand])
    for do in HAND_SHEETS[name]:
        ask(phone_page, do)
    wrong = complaints(phone_page)
    phone_page.keyboard.press("Escape")
    phone_page.wait_for_selector("dialog[open]", state="detached")
    assert wrong == {}


def test_the_rules(phone_page: Page) -> None:
    """House rules from their name to their end, each step seen."""
    show(phone_page, HANDS["riichi"])
    ask(phone_page, "page open rules")
    wrong = {}
    steps = (
        *(f"rules fold {group}" for group in ("sources", "limit", "dora", "pay", "draw", "end")),
        *("rules option limit_kiriage_mangan no", "rules only", "rules only", "rules name"),
        *("rules keep", "house-name", "rules keep", "rules option limit_kiriage_mangan yes"),
        *("rules save", "rules delete", "rules-search", "rules rulebook wrc-2015"),
    )
    for step in steps:
        if step.startswith("rules "):
            control = phone_page.locator(f'#rules [data-do="{step}"]').first
            control.dispatch_event("click")  # a label lies over the checkbox
        else:
            phone_page.fill(f"#{step}", "Ƈļüƀ")
        if found := complaints(phone_page):
            wrong[step] = found
    ask(phone_page, "page close")
    phone_page.wait_for_selector("dialog[open]", state="detached")
    assert wrong == {}


def test_the_game(phone_page: Page) -> None:
    assert wrong_in_game(phone_page, list(GAME_SHEETS)) == {}


def test_a_game_of_three(page_of_three: Page) -> None:
    assert wrong_in_game(page_of_three, [name for name in GAME_SHEETS if name != "chombo"]) == {}


def wrong_in_game(page: Page, names: list[str]) -> dict[str, object]:
    """What is wrong with the board, and with each of what is opened over it."""
    show(page, "")
    ask(page, "game open")
    page.wait_for_selector("#game:not([hidden])")
    wrong: dict[str, object] = {}
    for name in names:
        for do in GAME_SHEETS[name]:
            ask(page, do)
        if found := complaints(page):
            wrong[name] = found
        if name in BACK:  # what lies over the board comes after it
            page.locator(f'[data-do="{BACK[name]}"]:visible').last.click()
        if page.locator("dialog[open]").count():
            page.evaluate(CLOSE)
    page.locator("#to-hand").click()
    return wrong


@pytest.mark.parametrize("address", GUIDE)
def test_the_guide(phone_page: Page, address: str) -> None:
    show(phone_page, HANDS["riichi"])
    phone_page.evaluate("(to) => { location.hash = to; }", f"guide/{address}")
    name, _, id = address.partition("/")
    shown = f"#guide:not([hidden])[data-page='{name}'] .entry"
    phone_page.wait_for_selector(f"{shown}#entry-{id} .told" if id else shown)
    if id:
        phone_page.locator(f'[data-do="guide {name} source"]').click()
        phone_page.wait_for_selector(".source code")
    wrong = complaints(phone_page)
    ask(phone_page, "guide leave")
    phone_page.wait_for_selector("#guide", state="hidden")
    assert wrong == {}


def on_a_page(page: Page) -> dict[str, object]:
    """What is wrong on a page that is longer than the screen, and is scrolled."""
    found = complaints(page)
    spilt = [each for each in found.pop("spilt", ()) if not each.startswith("off the screen")]  # type: ignore[attr-defined]
    return {**found, "spilt": spilt} if spilt else found


PRACTICE = ("", "/learn", "/rung_calls", "/rung_limits", "/say", "/duel", "/progress", "/test")


@pytest.mark.parametrize("view", PRACTICE)
def test_practice(phone_page: Page, view: str) -> None:
    """Each view, and after a question what is said to its answer."""
    phone_page.evaluate("(to) => { location.hash = 'guide/practice' + to; }", view)
    phone_page.wait_for_selector(f'.practice[data-view="{view[1:] or "home"}"]')
    wrong = {view: on_a_page(phone_page)}
    if phone_page.locator("[data-choice]").count():
        phone_page.locator("[data-choice]").first.click()
        done = phone_page.locator('[data-do="guide practice done"]')
        if done.count():
            done.click()
        phone_page.wait_for_selector("[data-verdict]")
        wrong["answered"] = on_a_page(phone_page)
    phone_page.click("#guide-top .back")
    assert {name: found for name, found in wrong.items() if found} == {}


def test_about(phone_page: Page) -> None:
    """All of it, with the rules of a rulebook, and the self-check begun and stopped."""
    phone_page.evaluate("() => { location.hash = 'guide/about'; }")
    phone_page.wait_for_selector("#guide:not([hidden])[data-page='about'] #check-do button")
    phone_page.locator("#book-tenhou-sanma").press("Enter")
    phone_page.wait_for_selector(".rules-of")
    wrong = {"about": on_a_page(phone_page)}
    phone_page.locator('[data-do="guide about check"]').click()
    phone_page.wait_for_selector("#check-now progress")
    phone_page.locator('[data-do="guide about stop"]').click()
    phone_page.wait_for_selector("#check-now .times")
    wrong["stopped"] = on_a_page(phone_page)
    phone_page.locator('[data-do="guide about report"]').click()
    phone_page.wait_for_function("() => document.querySelector('#guide-note').textContent")
    wrong["copied"] = on_a_page(phone_page)
    phone_page.click("#guide-top .back")
    phone_page.wait_for_selector("#guide", state="hidden")
    assert {name: found for name, found in wrong.items() if found} == {}
