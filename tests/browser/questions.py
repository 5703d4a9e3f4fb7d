"""What is asked of a screen wherever it is looked at: functions that the page runs.

Each gives what is wrong with what lies on top, a sheet or the page.
"""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.ink import LINES

# Words and payments that stand outside their control, or are cut.
SPILT = (
    f"() => {{ const linesOf = {LINES};"
    + """
    const inside = (inner, outer) => inner.left >= outer.left - 0.6
        && inner.right <= outer.right + 0.6 && inner.top >= outer.top - 0.6
        && inner.bottom <= outer.bottom + 0.6;
    const wrong = [];
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const around = document.querySelector("dialog[open]") || document;
    const guide = document.querySelector(":is(#guide, #club):not([hidden])");
    for (const control of around.querySelectorAll("button, output, .half .pay, .half .worth")) {
        if (!control.checkVisibility() || control.matches(".half")) continue;
        const box = control.getBoundingClientRect();
        // What stands beside the hand has a scroll of its own, and so have these.
        const first = around === document && !guide && !control.closest("#beside");
        if (first && !inside(box, window)) wrong.push(["off the screen", control]);
        // These may end in an ellipsis: the rulebook's name; the limit on the smallest screen.
        if (control.id === "book" || (control.matches(".worth") && innerWidth === 560)) continue;
        if (control.scrollWidth > control.clientWidth + 1) wrong.push(["cut", control]);
        // The rows of a card lie as close as their words leave them room.
        const { top, bottom } = (control.closest(".half") || control).getBoundingClientRect();
        const room = { left: box.left, right: box.right, top, bottom };
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            if (!text.textContent.trim() || text.parentElement.closest(".unseen, svg")) continue;
            for (const line of linesOf(text))
                if (!inside(line, room)) wrong.push(["spilt", control]);
        }
    }
    return wrong.map(([what, control]) => what + ": " + control.innerText);
}"""
)
# What a finger misses 21 pixels from its middle, above, below or on both sides.
SMALL = """() => [...document.querySelectorAll("dialog[open] :is(button, select, input)")]
    .filter((it) => {
        if (it.matches(".unseen")) return false;
        it.scrollIntoView({ block: "center" });
        const { x, y, width, height } = it.getBoundingClientRect();
        const around = [[-21, 0], [21, 0], [0, -21], [0, 21]];
        const [left, right, above, below] = around.map(([dx, dy]) => {
            const found = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
            return it.contains(found) || found?.closest("label")?.control === it;
        });
        return !(above && below && (it.tagName === "INPUT" ? left || right : left && right));
    })
    .map((it) => it.outerHTML.slice(0, 120))"""
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
            const sticks = owner.closest(
                ".foot, #rules-foot, .to-game, .sheet-head, #guide-pages, #club-note");
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
# What lies outside its region, cannot be read without scrolling, or lies over its neighbour.
HIDDEN = (
    f"() => {{ const linesOf = {LINES};"
    + """
    const box = (it) => it.getBoundingClientRect();
    const within = (inner, outer, room) => inner.left >= outer.left - room
        && inner.right <= outer.right + room && inner.top >= outer.top - room
        && inner.bottom <= outer.bottom + room;
    const wrong = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push("scrolls");
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let above = 0;
    for (const id of ["top", "answer", "around", "hand", "tools", "picker"]) {
        const { top, bottom } = box(document.getElementById(id));
        if (!within(box(document.getElementById(id)), screen, 0.1)) wrong.push("#" + id);
        if (innerHeight > innerWidth && top < above) wrong.push("over another: #" + id);
        above = bottom;
    }
    const rows = [...document.querySelectorAll("#hand [data-do^='hand touch']")];
    if (new Set(rows.map((it) => Math.round(box(it).top))).size > 2) wrong.push("many rows");
    for (const part of document.querySelectorAll("#hand > *, #hand .tile"))
        if (!within(box(part), box(document.getElementById("hand")), 0.5))
            wrong.push("off the felt: " + part.outerHTML.slice(0, 80));
    for (const card of document.querySelectorAll(".note, .waits, .half")) {
        // The boxes of a line's letters may be higher than the line; of cards the ink is asked.
        const high = card.scrollHeight > card.clientHeight && !card.matches(".half");
        if (high || card.scrollWidth > card.clientWidth) wrong.push("too long: " + card.innerText);
        const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            for (const line of linesOf(texts.currentNode))
                if (!within(line, box(card), 0.5)) wrong.push("cut: " + texts.currentNode.data);
        }
    }
    const sizes = [...document.querySelectorAll(".half .pay")]
        .map((it) => parseFloat(getComputedStyle(it).fontSize));
    if (sizes.some((size) => size < 18)) wrong.push("what is paid is small: " + sizes);
    return wrong;
}"""
)
# What a page zoomed to 200 % has off its screen: it may scroll down, never sideways.
OFF = """() => [...document.querySelectorAll("main button, main .half")].filter((it) => {
    const { left, right } = it.getBoundingClientRect();
    return it.checkVisibility() && (left < -0.5 || right > innerWidth + 0.5);
}).map((it) => it.outerHTML.slice(0, 80))"""
# Drawings that reach out of their control.
DRAWN = """() => [...document.querySelectorAll("main button svg")].filter((it) => {
    const inner = it.getBoundingClientRect(), outer = it.closest("button").getBoundingClientRect();
    const within = inner.left > outer.left - 0.5 && inner.right < outer.right + 0.5;
    return it.checkVisibility() && !within;
}).map((it) => it.closest("button").dataset.do)"""
# Controls that a thumb would miss: under 44 px high, 36 wide. Lower is the top line, for which a
# phone of 560 px has no room, and a tile that lies on the felt, of which fourteen share its width.
# Lying down a phone has 36 px for a tool; under 360 px, zoomed in too, nine tiles and the winds
# have less width.
LOW = """() => [...document.querySelectorAll("main :is(button, select, summary, .file)")]
    .filter((it) => it.checkVisibility() && !it.closest("#top, .t, .meld, .slot, .nuki"))
    .filter((it) => {
        const { width, height } = it.getBoundingClientRect();
        const lies = innerHeight < 400 && innerWidth > 400;
        const least = innerWidth < 300 ? 18 : lies || innerWidth < 360 ? 29 : 35.5;
        return height < (lies ? 35.5 : 43.5) || width < least;
    })
    .map((it) => it.outerHTML.slice(0, 120))"""
# Texts of another size than the six: not what is as large as its place lets it be, on the board
# and on the clock of a round.
SIZED = """() => {
    const around = document.querySelector("dialog[open]") || document.body;
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    const others = new Set();
    while (texts.nextNode()) {
        const owner = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || !owner.checkVisibility()) continue;
        if (owner.closest("svg, script, style, select, textarea, .unseen, .look, .deal, .clock"))
            continue;
        const size = getComputedStyle(owner).fontSize;
        if (![11, 13, 15, 18, 26, 34].includes(parseFloat(size)))
            others.add(size + ": " + owner.outerHTML.slice(0, 80));
    }
    return [...others];
}"""
# Words nearer than 4 px to the drawn side of their control, 3 on the narrowest phones, where words
# are so many times as wide as here. The key of a player on the board ends names in an ellipsis.
NEAR = (
    f"(wide) => {{ const linesOf = {LINES};"
    + """
    const least = innerWidth < 390 ? 2.8 : 3.8;
    const around = document.querySelector("dialog[open]") || document;
    return [...around.querySelectorAll("button, .file")].filter((control) => {
        const { backgroundColor, boxShadow } = getComputedStyle(control);
        const bare = backgroundColor === "rgba(0, 0, 0, 0)" && boxShadow === "none";
        if (bare || !control.checkVisibility() || control.matches(".look, #seat *")) return false;
        const { left, right } = control.getBoundingClientRect();
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            if (!text.data.trim() || text.parentElement.closest(".unseen, svg")) continue;
            if (!text.parentElement.checkVisibility()) continue;
            for (const line of linesOf(text)) {
                const less = (line.right - line.left) * (1 - wide) / 2;
                if (line.left - left + less < least) return true;
                if (right - line.right + less < least) return true;
            }
        }
        return false;
    }).map((control) => control.innerText + ": " + control.outerHTML.slice(0, 80));
}"""
)
# Lists of choices that have less room than they ask for.
NARROW = """() => [...document.querySelectorAll("#rules select")].filter((it) => {
    const room = it.getBoundingClientRect().width;
    it.style.maxWidth = "none";
    const asked = it.getBoundingClientRect().width;
    it.style.maxWidth = "";
    return asked > room + 1;
}).map((it) => it.id)"""
SETTLED = "Promise.all(document.getAnimations().map((it) => it.finished))"
# What is said on the page: texts and names of controls, but for names of people and citations.
# Loose are lines whose height is left to the font.
TEXTS = """() => {
    const around = document.querySelector("dialog[open]") || document.body;
    const not = "svg, textarea, input, code, [data-name], .kept-name, figure.source,"
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
# What is asked of a place at any size, in one call, once nothing moves.
MEASURED = f"""async () => {{
    await {SETTLED};
    return {{
        spilt: ({SPILT})(), overlap: ({OVERLAP})(), cut: ({CUT})(), sideways: ({SIDEWAYS})(),
        low: ({LOW})(),
    }};
}}"""
# The same where the page is longer than the screen: it may scroll down, never sideways.
LONG = f"""async () => {{
    await {SETTLED};
    return {{
        spilt: ({SPILT})().filter((it) => !it.startsWith("off the screen")),
        overlap: ({OVERLAP})(), cut: ({CUT})(), sideways: ({SIDEWAYS})(),
        off: ({OFF})(), drawn: ({DRAWN})(), low: ({LOW})(),
    }};
}}"""

# axe: what it finds with these rules. What stays at an end half covers what scrolls below it, which
# is no target too small: meanwhile it scrolls too, where it is `loose`.
AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
COLOURS = "color-contrast"
# In the dark only the colours are others.
RULES = {
    "light": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "dark": [COLOURS],
}
RUN = f"""async ([tags, loose, colours]) => {{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(.foot, #rules-foot, .to-game, .sheet-head, #guide-top, #guide-pages) {{
        position: static !important;
    }}`);
    if (loose) document.adoptedStyleSheets = [sheet];
    const asked = {{ runOnly: tags, resultTypes: ["violations"], preload: false }};
    if (!colours) asked.rules = {{ "{COLOURS}": {{ enabled: false }} }};
    const {{ violations }} = await axe.run(document, asked);
    document.adoptedStyleSheets = [];
    return violations.flatMap(({{ id, help, nodes }}) =>
        nodes.map(({{ html, failureSummary }}) => [id, help, html, failureSummary].join("\\n")));
}}"""


def axe(page: Page, loose: bool = False) -> list[str]:
    """What axe finds in the light, and in the dark."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = []
    for scheme, rules in RULES.items():
        found += axe_in(page, scheme, rules, loose)
    return found


def axe_in(page: Page, scheme: str, rules: list[str], loose: bool) -> list[str]:
    """What axe, which is in the page, finds there by these rules in the light or in the dark."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    found: list[str] = page.evaluate(RUN, [rules, loose, True])
    page.emulate_media(color_scheme="light")
    return found
