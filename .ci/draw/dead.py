"""How much of the card and the felt of the Hand screen is empty, with full hands at every size.

`make dead`. A point is empty that is farther from all that is shown (signs, tiles, keys, rows of a
table) than the widest space of the styles. Ends with an error where that is more than a quarter.
"""

import sys

from drawn import built_page
from playwright.sync_api import ViewportSize

HANDS = (
    "#234567m33456p67s+8s,riichi,dora:1m,honba:2,sticks:1",
    "#456m99p56p+7p,pon:555z,chii:234s,dora:4p",
    "#19m19p19s1234567z+7z",
)
SIZES = (
    *((320, 480), (360, 560), (390, 664), (390, 844), (412, 915)),
    *((768, 1024), (1024, 768), (844, 390), (1440, 900)),
)
MOST = 25  # percent
EMPTY = """([near, step]) => {
    const box = (it) => it.getBoundingClientRect();
    const shown = [...document.querySelectorAll("#hand > *, #around button, #answer tr")].map(box);
    const texts = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        if (!texts.currentNode.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        shown.push(...range.getClientRects());
    }
    const full = shown.filter(({ width }) => width);
    const share = (...ids) => {
        let all = 0, empty = 0;
        for (const id of ids) {
            const { left, right, top, bottom } = box(document.getElementById(id));
            for (let x = left + step / 2; x < right; x += step)
                for (let y = top + step / 2; y < bottom; y += step) {
                    all += 1;
                    empty += !full.some((it) => x > it.left - near && x < it.right + near
                        && y > it.top - near && y < it.bottom + near);
                }
        }
        return Math.round((100 * empty) / all);
    };
    return [share("answer"), share("around", "hand"), share("answer", "around", "hand")];
}"""
SPACE, STEP = 16, 4  # pixels: the widest space, and from one point to the next


def main() -> None:
    """Print the shares of the card, of the felt, and of both."""
    worst = 0
    print("percent empty: card, felt, both")
    with built_page() as (browser, url):
        for width, height in SIZES:
            viewport: ViewportSize = {"width": width, "height": height}
            page = browser.new_page(viewport=viewport, service_workers="block")
            for hand in HANDS:
                page.goto("about:blank")
                page.goto(url + hand)
                page.wait_for_selector("html[data-complete]", state="attached")
                *parts, both = page.evaluate(EMPTY, [SPACE, STEP])
                worst = max(worst, both)
                print(f"{width:>5} × {height:<5}{parts[0]:>4}{parts[1]:>4}{both:>4}  {hand}")
            page.close()
    sys.exit(worst > MOST)


if __name__ == "__main__":
    main()
