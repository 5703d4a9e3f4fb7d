"""Through every screen in every language at 360 px: nothing in English, no id, nothing empty, cut,
overlapping or scrolled sideways, and nothing that axe finds wrong.

What there is much of (yaku, fu, options, lines of a log, questions) is written by the page's own
functions and put where the page puts it, all at once: a tap for each would take minutes.
"""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from pyapp.learn.duel import Duel
from pyapp.learn.fu_lines import fu_lines
from pyapp.learn.progress import NEW
from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import value_text
from pyapp.screen.game.log import log_sheet
from pyapp.screen.game.state import Log
from pyapp.screen.guide import fu, yaku
from pyapp.screen.guide.entries import BEGIN
from pyapp.screen.guide.practice.asked import answered, begun
from pyapp.screen.guide.practice.pages import (
    day_over_html,
    duel_html,
    home_html,
    placed_html,
    progress_html,
    rung_done_html,
)
from pyapp.screen.guide.practice.question import question_html
from pyapp.screen.guide.practice.run import TEST, Run
from pyapp.screen.guide.source import FAILED
from pyapp.screen.html import NOTHING, Html
from pyapp.screen.rules.options import options_html
from pyapp.screen.rules.state import BEGIN as SHUT
from pyapp.words.languages import LANGUAGES
from tests.browser.device import left
from tests.browser.host import show
from tests.browser.test_axe import AXE, RULES
from tests.browser.test_layout import HANDS
from tests.browser.test_pseudo import (
    BACK,
    CLOSE,
    GAME,
    GAME_SHEETS,
    HAND_SHEETS,
    MEASURED,
    PLAYERS,
)
from tests.foreign import is_english, is_raw
from tests.screen.test_in_every_language import (
    asked_and_wrong,
    entry_of,
    found_rows,
    games,
    under,
)
from tests.spoken import words

SIZE: ViewportSize = {"width": 360, "height": 560}
A4 = (794, 1123)  # pixels of the whole paper, which has its margins inside
WRONG = ("11111m99p,dora:1m,riichi,pon:222p", "19m19p19s123456z+1m", "456m99p56p+7p,pon:444z")
# What is said on the page: texts and names of controls, but for names of people and citations.
# Loose are lines whose height is left to the font.
TEXTS = """() => {
    const around = document.querySelector("dialog[open]") || document.body;
    const not = "svg, textarea, input, code, [data-name], .kept-name, dl.source, figure.source,"
        + " script, style, .link, #version, body [lang]";
    const said = [];
    const empty = [];
    const loose = [];
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode;
        if (!data.trim() || parentElement.closest(not)) continue;
        if (!parentElement.checkVisibility()) continue;
        said.push(data.trim());
        const { lineHeight } = getComputedStyle(parentElement);
        if (lineHeight === "normal" && !parentElement.closest("select")) loose.push(data.trim());
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"])
        for (const it of around.querySelectorAll(`[${name}]`))
            if (it.checkVisibility()) said.push(it.getAttribute(name));
    for (const it of around.querySelectorAll("button, a, h2, h3, h4, legend, th[scope=row], label"))
        if (it.checkVisibility() && !it.innerText.trim() && !it.getAttribute("aria-label"))
            empty.push(it.outerHTML.slice(0, 80));
    return { said: [...new Set(said)], empty, loose };
}"""
LOOK = f"async () => ({{ ...await ({MEASURED})(), ...({TEXTS})() }})"
# Touch controls by what they do, one after the other as each comes to be seen.
TOUCH = """async (wanted) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const each of wanted) {
        const find = () => [...document.querySelectorAll(`[data-do="${each}"]`)]
            .find((it) => it.checkVisibility());
        const until = performance.now() + 60000;
        while (!find()) {
            if (performance.now() > until) throw new Error(`no control does ${each}`);
            await frame();
        }
        find().click();
    }
}"""
# What axe finds. Colours are the same in every language, and test_axe looks at them on every
# screen. What stays at an end half covers what scrolls below it, which is no target too small:
# meanwhile it scrolls too.
RUN = """async (tags) => {
    const loose = new CSSStyleSheet();
    loose.replaceSync(`:is(.foot, #rules-foot, .to-game, .sheet-head, #guide-top, #guide-pages) {
        position: static !important;
    }`);
    document.adoptedStyleSheets = [loose];
    const { violations } = await axe.run(document, {
        runOnly: tags, resultTypes: ["violations"], preload: false,
        rules: { "color-contrast": { enabled: false } },
    });
    document.adoptedStyleSheets = [];
    return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => [id, help, html, failureSummary].join("\\n")));
}"""
PEOPLE = (*PLAYERS, "Ann", "Bob", "Cid", "Dee", "Lee", "Club")
# What is quoted as it was written, and what the languages call themselves.
QUOTED = (
    *sorted((book.source for book in RULEBOOKS), key=len, reverse=True),
    *(row.name for row in LANGUAGES),
)


# What the players of the games wrote themselves.
REASONS = {str(getattr(event, "reason", "")) for _game, event in games().steps} - {""}
WRITTEN = (*PEOPLE, *QUOTED, *sorted(REASONS))


class Walker:
    """A page in a language, with all that was wrong on the way, by step."""

    def __init__(self, page: Page, tag: str) -> None:
        self.page = page
        self.tag = tag
        self.say = words(tag=tag)
        self.wrong: dict[str, dict[str, object]] = {}

    def look(self, step: str, axe: bool = False) -> None:
        """Note what is wrong with what is seen now."""
        found = self.page.evaluate(LOOK)
        said = found.pop("said")
        found["english"] = [text for text in said if is_english(self.tag, text, WRITTEN)]
        found["raw"] = [text for text in said if is_raw(text)]
        if axe:
            found["axe"] = self.page.evaluate(RUN, RULES["light"])
        if left := {kind: wrong for kind, wrong in found.items() if wrong}:
            self.wrong[step] = left

    def show(self, address: str) -> None:
        show(self.page, address)

    def touch(self, *controls: str) -> None:
        self.page.evaluate(TOUCH, controls)

    def put(self, place: str, *parts: Html) -> None:
        """Write into a region of the page."""
        inside = "".join(part.text for part in parts)
        self.page.eval_on_selector(place, "(it, inside) => { it.innerHTML = inside; }", inside)

    def close(self) -> None:
        self.page.evaluate(CLOSE)


@pytest.fixture(params=[row.tag for row in LANGUAGES])
def walker(chromium: Browser, site_url: str, request: pytest.FixtureRequest) -> Iterator[Walker]:
    tag = request.param
    context = chromium.new_context(
        locale=tag, viewport=SIZE, reduced_motion="reduce", service_workers="block"
    )
    kept = left("20261122120000000", GAME)
    context.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)});")
    page = context.new_page()
    page.goto(site_url)
    page.wait_for_selector("html[data-complete]", state="attached")
    page.wait_for_selector(f'html[lang="{tag}"]', state="attached")
    page.evaluate(AXE.read_text())
    yield Walker(page, tag)
    context.close()


def hands(walk: Walker) -> None:
    for name in HANDS:
        walk.show(HANDS[name])
        walk.look(f"hand: {name}", axe=name == "riichi")
    for hand in WRONG:
        walk.show(hand)
        walk.look(f"wrong: {hand}")


def sheets(walk: Walker) -> None:
    for hand, names in (("riichi", list(HAND_SHEETS)), ("three players", ["winds", "tsumo"])):
        for name in names:
            walk.show(HANDS[hand])
            walk.touch(*HAND_SHEETS[name])
            walk.look(f"sheet: {hand}, {name}", axe=name == "ron")
            walk.close()


FORMS = (
    *(
        "rules fold limit",
        "rules option limit_kiriage_mangan no",
        "rules only",
        "rules only",
        "rules name",
    ),
    *("rules keep", "#house-name", "rules keep", "rules link"),
    *("rules option limit_kiriage_mangan yes", "rules save", "rules rename", "rules cancel"),
    *("rules delete", "#rules-search", "rules clear", "rules rulebook wrc-2015"),
)


def rules(walk: Walker) -> None:
    """Each group, every choice of every option, and house rules from their name to their end."""
    walk.show(HANDS["riichi"])
    walk.touch("page open rules", "rules fold sources")
    walk.look("rules: sources")
    walk.touch("rules fold sources")
    for group in ("yaku", "limit", "fu", "dora", "pay", "pao", "draw", "misc", "end"):
        walk.touch(f"rules fold {group}")
    walk.look("rules: groups")
    for group in ("yaku", "limit", "fu", "dora", "pay", "pao", "draw", "misc", "end"):
        walk.touch(f"rules fold {group}")
    for step in FORMS:
        if step[0] == "#":
            walk.page.fill(step, "Club")
        else:
            walk.touch(step)
        walk.look(f"rules: {step}", axe=step == "rules save")
    for key, players in (("wrc-2015", 4), ("tenhou-sanma", 3)):
        walk.put("#rules-options", *choices(walk, key, players))
        walk.look(f"rules: every choice for {players}")
    walk.close()


def choices(walk: Walker, key: str, players: int) -> Iterator[Html]:
    for option in HOUSE_OPTIONS:
        look = SHUT._replace(open=(option.group,))
        for choice in option.offered(players):
            entry = entry_of(f"rules:{key} {option.id}={value_text(choice)}")
            yield options_html(walk.say, entry, look, (option,))


def game(walk: Walker) -> None:
    walk.show("")
    walk.touch("game open")
    walk.page.wait_for_selector("#game:not([hidden])")
    for name, steps in {**GAME_SHEETS, "edited": ["game sheet log", "game edit 2"]}.items():
        walk.touch(*steps)
        walk.look(f"game: {name}", axe=name in ("board", "win"))
        if name == "log":
            logs = [log_sheet(walk.say, each, Log(99), "") for each in games().games[::12]]
            walk.put("#game-sheet", *logs)
            walk.look("every line of a log")
        if name in BACK:
            walk.touch(BACK[name])
        if walk.page.locator("dialog[open]").count():
            walk.close()
    walk.touch("game hand")


def guide(walk: Walker) -> None:
    walk.show(HANDS["riichi"])
    walk.show("guide")
    walk.page.wait_for_selector("#guide:not([hidden])[data-page='']")
    walk.look("guide: home")
    table(walk)
    entries(walk)
    practice(walk)
    about(walk)


def open_room(walk: Walker, name: str, shown: str) -> None:
    walk.show(f"guide/{name}")
    walk.page.wait_for_selector(f"#guide[data-page='{name}'] {shown}")


def table(walk: Walker) -> None:
    open_room(walk, "table", "#table-other .limits")
    walk.look("table")
    walk.touch("guide table rare non_dealer", "guide table cell 0/3/70/", "guide table honba more")
    walk.page.wait_for_selector(".earns .example")
    walk.look("table: a cell")
    walk.touch("guide table seat dealer")
    walk.look("table: dealer")
    walk.page.emulate_media(media="print")
    walk.page.set_viewport_size({"width": A4[0], "height": A4[1]})
    walk.page.evaluate("() => { dispatchEvent(new Event('beforeprint')); }")
    assert walk.page.locator("#paper").is_visible()
    walk.look("table: on paper")
    walk.page.set_viewport_size(SIZE)
    walk.page.emulate_media(media="screen")


def entries(walk: Walker) -> None:
    """The lists of yaku and of fu, and every entry of theirs folded out."""
    say = walk.say
    other = yaku.Other(words("romaji"), words("japanese"))
    open_room(walk, "yaku", ".entry")
    walk.look("yaku")
    walk.show("guide/yaku/kokushi_13")
    walk.touch("guide yaku source")
    walk.page.wait_for_selector(".source code")
    walk.look("yaku: source", axe=True)
    for key in ("mahjong-soul", "tenhou-sanma"):
        parts = []
        for row in found_rows(key):
            look = BEGIN._replace(open=row.id, source=True)
            parts.append(yaku.list_html(say, under(key), look, other, (row,), FAILED))
        walk.put("#yaku-list", *parts)
        walk.look(f"yaku: all, {key}")
    open_room(walk, "fu", ".entry")
    walk.look("fu")
    parts = []
    for line in fu_lines(under("ema-2025")):
        parts.append(fu.list_html(say, BEGIN._replace(open=line.id), (line,), FAILED))
    walk.put("#guide-room", *parts)
    walk.look("fu: all")


def practice(walk: Walker) -> None:
    """Home, a question answered in the page, then each kind with its slips, and every page."""
    say, page = walk.say, walk.page
    open_room(walk, "practice", "[data-view=home]")
    walk.look("practice")
    walk.show("guide/practice/rung_limits")
    page.wait_for_selector("[data-question]")
    walk.look("question")
    walk.touch(str(page.locator("[data-choice]").first.get_attribute("data-do")))
    page.wait_for_selector("[data-verdict]")
    walk.look("answered", axe=True)
    made = [(begun(asked), wrong) for asked, wrong in asked_and_wrong()]
    for aloud in (False, True):
        walk.put(".practice", *[question_html(say, now, aloud, True, aloud) for now, _ in made])
        walk.look(f"every question, said aloud: {aloud}")
    after = [answered(now, wrong) for now, wrong in made]
    walk.put(".practice", *[question_html(say, each, False, True, False) for each in after])
    walk.look("every slip")
    walk.put(".practice", *views(walk))
    walk.look("every page of practice")


def views(walk: Walker) -> Iterator[Html]:
    say, entry = walk.say, under("tenhou")
    cards = tuple(card._replace(box=0, due=0) for card in NEW.boxes.cards)
    some = NEW._replace(day="2026-11-22 1", ladder=("1111111111",) + ("0",) * 6)
    missed = some._replace(boxes=NEW.boxes._replace(asked=1200, cards=cards))
    mine = Duel("abc", entry, (True,) * 10, 61)
    yield home_html(say, missed, entry, "2026-11-22", NOTHING)
    yield progress_html(say, missed, entry.rules, NOTHING)
    yield placed_html(say, Run(TEST, "a", (True, False) * 5, 9, None), 3)
    yield rung_done_html(say, 3)
    yield day_over_html(say, False)
    yield duel_html(say, mine._replace(right=(), seconds=0), None, None, "")
    yield duel_html(say, mine, mine, mine._replace(right=(False,) * 10), say("practice_bad_duel"))


def about(walk: Walker) -> None:
    open_room(walk, "about", "#check-do button")
    walk.touch("guide about book tenhou-sanma", "guide about check")
    walk.page.wait_for_selector("#check-now progress")
    walk.touch("guide about stop")
    walk.page.wait_for_selector("#check-now .times")
    walk.look("about", axe=True)


ALARMS = ("part", "offline", "slow", "ended", "old")
# As static/boot.js shows it.
ALARM = """(alarm) => {
    const box = document.getElementById("boot-error");
    for (const part of box.querySelectorAll("[data-alarm]"))
        part.hidden = part.dataset.alarm !== alarm;
    box.hidden = false;
}"""
# What the styles show by themselves after a while, where not even that script comes.
LEFT_ALONE = """() => {
    document.getElementById("boot-error").hidden = true;
    document.documentElement.removeAttribute("data-boot");
    for (const it of document.getElementById("no-boot").getAnimations()) it.finish();
}"""


def alarms(walk: Walker) -> None:
    walk.show(HANDS["riichi"])
    for alarm in ALARMS:
        walk.page.evaluate(ALARM, alarm)
        assert walk.page.locator("#boot-error").is_visible()
        walk.look(f"alarm: {alarm}")
    walk.page.evaluate(LEFT_ALONE)
    assert walk.page.locator("#no-boot").is_visible()
    walk.look("alarm of the styles")


WAYS: tuple[Callable[[Walker], None], ...] = (hands, sheets, rules, game, guide, alarms)


def test_every_screen(walker: Walker) -> None:
    for way in WAYS:
        way(walker)
    assert walker.wrong == {}
