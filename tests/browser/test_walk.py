"""Through every screen in every language at 360 px: nothing in English, no id, nothing empty, cut,
overlapping or scrolled sideways, and nothing that axe finds wrong."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.words.languages import LANGUAGES
from pyapp.words.lookup import ORDINAL, PLURAL
from tests.browser.host import GUARD
from tests.browser.test_axe import AXE, RULES, RUN
from tests.browser.test_layout import HANDS, SETTLED, SPILT
from tests.browser.test_pseudo import (
    CUT,
    GAME,
    GAME_SHEETS,
    HAND_SHEETS,
    OVERLAP,
    PLAYERS,
    SIDEWAYS,
    ask,
)
from tests.spoken import words

OTHERS = [row.tag for row in LANGUAGES[1:]]
LATIN = ("de", "es", "fr")
WRONG = ("11111m99p,dora:1m,riichi,pon:222p", "19m19p19s123456z+1m", "456m99p56p+7p,pon:444z")
# What is said on the page: texts and names of controls, but for names of people and citations.
TEXTS = """() => {
    const around = document.querySelector("dialog[open]") || document.body;
    const not = "svg, textarea, input, [data-name], .kept-name, dl.source, script, style, [lang]";
    const said = [];
    const empty = [];
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode;
        if (!parentElement.checkVisibility() || parentElement.closest(not)) continue;
        if (data.trim()) said.push(data.trim());
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"])
        for (const it of around.querySelectorAll(`[${name}]`))
            if (it.checkVisibility()) said.push(it.getAttribute(name));
    for (const it of around.querySelectorAll("button, a, h2, h3, h4, legend, th[scope=row], label"))
        if (it.checkVisibility() && !it.innerText.trim() && !it.getAttribute("aria-label"))
            empty.push(it.outerHTML.slice(0, 80));
    return [said, empty];
}"""
# In every language: names, the notation, what keys are called, a date of the browser's.
NAMES = sorted(
    {
        *("Tenbou", "Ctrl", "Shift", "Enter", "Delete", "Backspace", "Esc", "CLDR", "Unicode"),
        *("Kaisei Tokumin", "Safari", "M. Soul", "WRC", "EMA", "JPML", "Romaji", "Dora", "ALL"),
        *("Japan Professional Mahjong League", "Mahjong Soul", "Tenhou"),
        *PLAYERS,
        *(name for book in RULEBOOKS for name in (book.short, book.title)),
    },
    key=lambda name: -len(name),
)
NOTATION = re.compile(
    r"\b(chii|pon|kan|ankan|dora|ura|seat|round|honba|riichi|ippatsu)\b:?\w*|\d\w*"
)
FILLED = re.compile(rf"\{{\w+\}}|[{PLURAL}{ORDINAL}]\w*")
ENGLISH = re.compile(r"[A-Za-z]{3,} [A-Za-z]{2,}|[A-Za-z]{6,}")
RAW = re.compile(r"[a-z]_[a-z]|[{}]")


def english_of(tag: str) -> list[str]:
    """Runs of English words, as they stand in its catalogue between what is filled in, that the
    language does not have itself."""
    table, own = words().table, words(tag=tag).table
    heard = "\n".join(own.values()).casefold()
    found = set()
    for id, pattern in table.items():
        if id.startswith(".") or own[id] == pattern:
            continue
        for part in FILLED.split(pattern):
            run = part.strip(" .,:;!?“”()…")
            if ENGLISH.search(run) and run.casefold() not in heard:
                found.add(run)
    return sorted(found)


class Walker:
    """A page in a language, with all that was wrong on the way, by step."""

    def __init__(self, page: Page, tag: str) -> None:
        self.page = page
        self.tag = tag
        self.english = re.compile("|".join(rf"\b{re.escape(run)}\b" for run in english_of(tag)))
        self.wrong: dict[str, dict[str, object]] = {}

    def look(self, step: str, axe: bool = False) -> None:
        """Note what is wrong with what is seen now."""
        self.page.evaluate(SETTLED)
        said, empty = self.page.evaluate(TEXTS)
        found = {
            "english": [text for text in said if self.is_english(text)],
            "raw": [text for text in said if RAW.search(NOTATION.sub("", text))],
            "empty": empty,
            "spilt": self.page.evaluate(SPILT),
            "overlap": self.page.evaluate(OVERLAP),
            "cut": self.page.evaluate(CUT),
            "sideways": self.page.evaluate(SIDEWAYS),
            "axe": self.page.evaluate(RUN, RULES["light"]) if axe else [],
        }
        if left := {kind: wrong for kind, wrong in found.items() if wrong}:
            self.wrong[step] = left

    def is_english(self, text: str) -> bool:
        for name in NAMES:
            text = text.replace(name, "")
        if self.tag in LATIN:
            return bool(self.english.search(text))
        return bool(re.search(r"[A-Za-z]{2,}", NOTATION.sub("", text)))

    def show(self, hand: str) -> None:
        self.page.evaluate(
            "(to) => new Promise((done) => { location.hash = to; setTimeout(done, 40); })",
            hand or "seat:S",
        )

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")


@pytest.fixture(params=OTHERS)
def walker(chromium: Browser, site_url: str, request: pytest.FixtureRequest) -> Iterator[Walker]:
    tag = request.param
    size: ViewportSize = {"width": 360, "height": 560}
    context = chromium.new_context(locale=tag, viewport=size, reduced_motion="reduce")
    context.set_default_timeout(GUARD)
    kept = {"tenbou.game.20261122120000000": GAME, "tenbou.open": "20261122120000000"}
    context.add_init_script(
        f"if (!sessionStorage.begun) Object.assign(localStorage, {json.dumps(kept)});"
        "sessionStorage.begun = 1;"
    )
    page = context.new_page()
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.wait_for_selector(f'html[lang="{tag}"]', state="attached")
    page.locator("#news").wait_for(state="hidden")
    page.evaluate(AXE.read_text())
    yield Walker(page, tag)
    context.close()


def hands(walk: Walker) -> None:
    for name in HANDS:
        walk.show(HANDS[name])
        walk.look(f"hand: {name}", axe=name in ("empty", "riichi", "waits"))
    for hand in WRONG:
        walk.show(hand)
        walk.look(f"wrong: {hand}", axe=hand == WRONG[0])


def sheets(walk: Walker) -> None:
    for hand, names in (("riichi", list(HAND_SHEETS)), ("three players", ["winds", "tsumo"])):
        for name in names:
            walk.show(HANDS[hand])
            for do in HAND_SHEETS[name]:
                ask(walk.page, do)
            walk.look(f"sheet: {hand}, {name}", axe=hand == "riichi")
            walk.close()


def rules(walk: Walker) -> None:
    walk.show(HANDS["riichi"])
    ask(walk.page, "page open rules")
    groups = [name for name in ("sources", *RULE_GROUPS) if name != "books"]
    for group in groups:
        walk.page.locator(f'#rules [data-do="rules fold {group}"]').first.dispatch_event("click")
        walk.look(f"rules: {group}", axe=group == "sources")
    walk.close()


RULE_GROUPS = ("yaku", "limit", "fu", "dora", "pay", "pao", "draw", "misc", "end")


def game(walk: Walker) -> None:
    walk.show("")
    ask(walk.page, "game open")
    walk.page.wait_for_selector("#game:not([hidden])")
    for name, steps in GAME_SHEETS.items():
        for do in steps:
            ask(walk.page, do)
        walk.look(f"game: {name}", axe=name in ("board", "win", "log", "end"))
        if walk.page.locator("dialog[open]").count():
            walk.close()
        if name in ("removed", "focus", "needs"):
            walk.page.reload()
            walk.page.wait_for_selector("html[data-complete]", state="attached")
            walk.page.wait_for_selector(f'html[lang="{walk.tag}"]', state="attached")
            walk.page.evaluate(AXE.read_text())


WAYS: tuple[Callable[[Walker], None], ...] = (hands, sheets, rules, game)


def test_every_screen(walker: Walker) -> None:
    for way in WAYS:
        way(walker)
    assert walker.wrong == {}
