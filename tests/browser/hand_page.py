"""Using the hand screen as a player does: taps and slides, each of them counted."""

from playwright.sync_api import Page

READY = "html[data-ready]"
SLOWEST = 5000  # milliseconds until what was asked for counts as not there
SLIDES = {"run": (34, 0), "triplet": (0, -34), "pair": (0, 34), "kan": (-34, 0)}


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
        self.page.wait_for_timeout(600)
        self.page.mouse.up()

    def middle(self, selector: str) -> tuple[float, float]:
        place = self.page.locator(selector)
        place.wait_for(state="visible", timeout=SLOWEST)  # what a sheet shows may still arrive
        box = place.bounding_box()
        assert box is not None, f"{selector} is not to be seen"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        # It must be the control itself that lies under the finger.
        reached = place.evaluate(
            "(it, [x, y]) => it.contains(document.elementFromPoint(x, y))", [x, y]
        )
        assert reached, f"{selector} is covered"
        return x, y

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
