"""What moves on a page by itself."""

from playwright.sync_api import Page

# Of each what it is, its name, from where to where; the words of a tool stay in the middle of it.
WATCH = """(() => {
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    const kind = (it, isText) => it?.closest("#top, .note") ? "words"
        : isText && it.closest("#tools") ? "words of a tool" : "regions";
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries()) {
            if (!sources.length) window.shifts.push(["regions", "what is gone"]);
            for (const { node, previousRect, currentRect } of sources) {
                const isText = node?.nodeName === "#text";
                const it = isText ? node.parentElement : node;
                const name = it?.id || it?.outerHTML.slice(0, 80);
                const moved = [place(previousRect), place(currentRect)];
                window.shifts.push([kind(it, isText), name, ...moved]);
            }
        }
    }).observe({ type: "layout-shift", buffered: %s });
})();"""


def watch(page: Page) -> None:
    """Note what moves in every document that the page loads from here on."""
    page.add_init_script(WATCH % "true")


def watch_now(page: Page) -> None:
    """Note what moves in this document from now on."""
    page.evaluate(WATCH % "false")


def moved(page: Page, *but: str) -> list[list[str]]:
    """What has moved, but for some kinds of it."""
    found: list[list[str]] = page.evaluate("shifts")
    return [each for each in found if each[0] not in but]
