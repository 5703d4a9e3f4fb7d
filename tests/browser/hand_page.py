"""Using the hand screen as a player does: taps and slides, each of them counted."""

from playwright.sync_api import Page

from tests.browser.device import tabs
from tests.browser.host import GUARD, wait_until

READY = "html[data-ready]"
SLIDES = {"run": (34, 0), "triplet": (0, -34), "pair": (0, 34), "kan": (-34, 0)}

# The middle of the first such control that is seen, once it is there and itself under the finger;
# what a sheet shows may still arrive, and be drawn anew. Else what is wrong.
REACHED = """async ([selector, patience]) => {
    const until = performance.now() + patience;
    let wrong;
    do {
        const seen = [...document.querySelectorAll(selector)]
            .filter((it) => it.checkVisibility({ visibilityProperty: true }));
        // What stays at the top of a sheet may lie over what has been scrolled just into sight.
        for (const it of seen) for (const block of ["nearest", "center"]) {
            it.scrollIntoView({ block });
            const { x, y, width, height } = it.getBoundingClientRect();
            const place = [x + width / 2, y + height / 2];
            if (it.contains(document.elementFromPoint(...place))) return place;
        }
        wrong = seen.length ? "covered" : "not to be seen";
        await new Promise(requestAnimationFrame);
    } while (performance.now() < until);
    return wrong;
}"""


def reached(page: Page, selector: str) -> tuple[float, float]:
    """The place of a control, for one finger and one tap."""
    place = page.evaluate(REACHED, [selector, GUARD])
    assert not isinstance(place, str), f"{selector} is {place}"
    x, y = place
    return x, y


def rest(page: Page, milliseconds: int) -> None:
    """Let time go by as the page has it: on a busy machine what waited before has been done."""
    half = f"new Promise((done) => setTimeout(done, {milliseconds / 2}))"
    page.evaluate(f"async () => {{ await {half}; await {half}; }}")


def kept(page: Page, hand: str) -> None:
    """Wait until the device has the hand."""
    wait_until(page, lambda: any(hand in own.get("hand", "") for own in tabs(page)))


class Player:
    """A player at the page; `taps` counts every tap and slide."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, selector: str) -> None:
        """A tap on something visible; a control that says why not takes taps too."""
        self.taps += 1
        x, y = self.middle(selector)
        self.page.touchscreen.tap(x, y)

    def tile(self, *names: str) -> None:
        for name in names:
            self.tap(f'#picker button[data-tile="{name}"]')

    def tool(self, name: str) -> None:
        self.tap(f'#tools [data-do="hand {name}"], #tools [data-do="hand mode {name}"]')

    def slide(self, shape: str, name: str) -> None:
        """Press a key, slide, lift: one gesture."""
        self.taps += 1
        x, y = self.middle(f'#picker button[data-tile="{name}"]')
        across, down = SLIDES[shape]
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + across / 2, y + down / 2)
        mouse.move(x + across, y + down)
        mouse.up()

    def hold(self, selector: str) -> None:
        self.taps += 1
        self.page.mouse.move(*self.middle(selector))
        self.page.mouse.down()
        rest(self.page, 600)
        self.page.mouse.up()

    def middle(self, selector: str) -> tuple[float, float]:
        return reached(self.page, selector)

    @property
    def address(self) -> str:
        # It follows the next frame.
        frame = "new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)))"
        return str(self.page.evaluate(f"async () => {{ await {frame}; return location.hash; }}"))

    @property
    def note(self) -> str:
        return self.page.locator("#note").inner_text()

    def won(self, by: str) -> dict[str, str | None]:
        """What the dock shows for a win."""
        half = self.page.locator(f'#answer [data-win="{by}"]')
        return {name: half.get_attribute("data-" + name) for name in ("han", "fu", "pay")}
