"""One walk past the places of the page, which asks everything at one look."""

import contextlib
import itertools
import json
import re
from collections.abc import Iterable, Iterator
from typing import TypeVar

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from pyapp.screen.html import Html
from pyapp.words.languages import LANGUAGES, NATIVE
from tests.browser import questions
from tests.browser.device import left
from tests.browser.host import resize, show
from tests.browser.places import game_of
from tests.browser.questions import (
    AXE,
    HIDDEN,
    LONG,
    MEASURED,
    NEAR,
    RULES,
    RUN,
    SIZED,
    SMALL,
    TEXTS,
)
from tests.conftest import NIGHT
from tests.foreign import is_english, is_raw, names_in
from tests.spoken import words

T = TypeVar("T")
# What is below a phone's screen is written a moment later than what is on it: the timers of such
# moments are counted, and a look waits until none runs.
MOMENT = 30
COUNTED = f"""(() => {{
    const {"{ setTimeout, clearTimeout }"} = window;
    const running = new Set();
    window.setTimeout = (act, time, ...rest) => {{
        const timer = setTimeout((...given) => {{
            try {{ act(...given); }} finally {{ running.delete(timer); }}
        }}, time, ...rest);
        if (time === {MOMENT}) running.add(timer);
        return timer;
    }};
    window.clearTimeout = (timer) => (running.delete(timer), clearTimeout(timer));
    window.allWritten = async () => {{
        while (running.size) await new Promise((done) => setTimeout(done));
    }};
}})()"""
LOOK = (
    f"async () => {{ await allWritten(); return {{ ...await ({MEASURED})(), ...({TEXTS})() }}; }}"
)
PSEUDO = "pseudo"
LEAST, TALL = (360, 560), (360, 740)
SIZES = ((664, 390), (820, 1180), (1440, 900))
HAND_SIZES = ((390, 664), (560, 360), *SIZES, (1000, 700))
TIGHT_SIZES = ((560, 360), (664, 390), (1000, 700))
# Smaller than the page is made for: the last is a phone of 390 × 664 zoomed to 200 %.
SMALLEST, ZOOMED = (320, 480), (195, 332)
# Letters of phones' own fonts are a tenth narrower than those here, but in Chinese, Japanese and
# Korean. English keeps its distance even so.
PHONE, WIDE = 0.9, ("en", "ja", "ko", "zh-Hans", "zh-Hant")
BELOW = ("scrolls", "#tools", "#picker")  # what need not be seen at once on the smallest
PLAYERS = ("Ãññ", "Ɓõƀƀý", "Çîďçîď", "Ďéé")
SEATED = ("Ida", "Jun", "Marek", "Sofia")  # in the example of a plan of seats
PEOPLE = (*PLAYERS, "Ann", "Bob", "Cid", "Dee", "Lee", "Club")
QUOTED = tuple(row.name for row in LANGUAGES)  # what the languages call themselves
UNACCENTED = ("Mar", "Nov")  # in a date, which the browser writes
# By its own control, and so what it closes to, until it is out of the tab's history too.
CLOSE = """async () => {
    const until = performance.now() + 60000;
    let open, last;
    while ((open = document.querySelector("dialog[open]")) || history.state?.endsWith(" sheet")) {
        const close = open?.querySelector(".close");
        if (close && close !== last)
            (last = close).click();
        if (performance.now() > until)
            throw new Error(`it stays open: ${open?.id}, ${history.state}`);
        await new Promise((done) => requestAnimationFrame(done));
    }
}"""
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


class Walker:
    """A page in a language, with all that was wrong on the way, by step."""

    def __init__(self, page: Page, tag: str, written: tuple[str, ...], terms: str = NATIVE) -> None:
        self.page = page
        self.tag = tag
        self.say = words(pseudo=True) if tag == PSEUDO else words(tag=tag)
        self.written = written  # what is nobody's language
        self.terms = terms
        # Asked at each place beside the least; the last two where it is longer than the screen.
        self.sizes: tuple[tuple[int, int], ...] = ()
        self.longer: tuple[tuple[int, int], ...] = ()
        self.axe = False  # whether axe looks at each place, in both colours
        # By day one place of so many is looked at, another in each language; and of the sizes and
        # the colours one at each place, all of them in turn.
        self.share = 1
        self.seen = True  # whether this one is
        self.turn = [row.tag for row in LANGUAGES].index(tag) if tag != PSEUDO else 0
        self.wrong: dict[str, dict[str, object]] = {}

    def look(self, step: str, *unasked: str, axe: bool = False, well: bool = True) -> None:
        """Note what is wrong with what is seen now: at every size and by axe, if well enough.

        axe: whether it looks in every language; the colours are the same in all.
        """
        if self._due():
            self._look(step, unasked, axe, well)

    def _look(self, step: str, unasked: tuple[str, ...], axe: bool, well: bool) -> None:
        found = self.page.evaluate(LOOK)
        for kind in unasked:
            del found[kind]
        found["foreign"] = [text for text in found.pop("said") if self._foreign(text)]
        if self.axe and well:
            found["axe"] = self._axe()
        elif axe:
            found["axe"] = self.page.evaluate(RUN, [RULES["light"], True, False])
        if self.sizes and well:
            found["small"] = self.page.evaluate(SMALL)
            found["sized"] = self.page.evaluate(SIZED)
        if well and self.terms == NATIVE:  # the longer words of other terminologies may come nearer
            found["near"] = self.page.evaluate(NEAR, 1 if self.tag in WIDE else PHONE)
        self._note(step, found)
        for size in self._some(self.sizes) if well else ():
            resize(self.page, size)
            self._note(f"{step}, {size}", self.page.evaluate(MEASURED))
        self._back()

    def look_longer(self, step: str, *unasked: str) -> None:
        """The same where the page is longer than the screen."""
        for size in self._some(self.longer) if self.seen else ():
            resize(self.page, size)
            found = self.page.evaluate(LONG)
            self._note(f"{step}, {size}", {kind: found[kind] for kind in {*found} - {*unasked}})
        self._back()

    def look_smallest(self, step: str, *unasked: str) -> None:
        """The same on the smallest screen, where axe looks too."""
        if self.axe:
            longer, self.longer = self.longer, (SMALLEST,)
            self.look_longer(step, *unasked)
            self.longer = longer

    def look_whole(self, step: str) -> None:
        """Note what the Hand screen does not show at once, but what may lie below."""
        wide = [size for size in self.sizes if size != (560, 360)]
        self.turn += 1
        some = self._some((*wide, SMALLEST)) + self._some((*wide[1:], *wide[:1])) if wide else ()
        for size in dict.fromkeys((LEAST, TALL, *some)):
            resize(self.page, size)
            found = [it for it in self.page.evaluate(HIDDEN) if size != SMALLEST or it not in BELOW]
            self._note(f"{step}, {size}", {"hidden": found})

    def places(self, all_of_them: Iterable[T]) -> Iterator[T]:
        """Those of some places that are looked at."""
        share, self.share = self.share, 1
        for number, place in enumerate(all_of_them, self.turn):
            if NIGHT or number % share == 0:
                yield place
        self.share = share

    def _due(self) -> bool:
        """Whether the next place is one that is looked at."""
        self.turn += 1
        self.seen = NIGHT or self.turn % self.share == 0
        return self.seen

    def _some(self, sizes: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
        """The sizes of this place: by day one of them."""
        return sizes if NIGHT or not sizes else (sizes[self.turn % len(sizes)],)

    def _axe(self) -> list[str]:
        """What axe finds: at night in both colours, by day all it knows in one of them."""
        if NIGHT:
            return questions.axe(self.page, True)
        scheme = ("light", "dark")[self.turn // 2 % 2]
        return questions.axe_in(self.page, scheme, RULES["light"], True)

    def _foreign(self, text: str) -> bool:
        if self.tag != PSEUDO:
            return is_english(self.tag, text, self.written) or is_raw(text)
        for name in (*self.written, *names_in(LANGUAGES[0].tag), *UNACCENTED):
            text = text.replace(name, "")
        return bool(re.search("[A-Za-z]{2,}", text))

    def _note(self, step: str, found: dict[str, object]) -> None:
        if left := {kind: wrong for kind, wrong in found.items() if wrong}:
            self.wrong[step] = left

    def _back(self) -> None:
        if self.page.viewport_size != {"width": LEAST[0], "height": LEAST[1]}:
            resize(self.page, LEAST)

    def show(self, address: str) -> None:
        """Open a link; once more where a step of the history was under way, which leads back."""
        show(self.page, address)
        if address.startswith("club/"):
            self.page.wait_for_timeout(60)
            if self.page.evaluate("decodeURIComponent(location.hash)") != "#" + address:
                show(self.page, address)

    def touch(self, *steps: str) -> None:
        """Touch what does that, write in a field or wait for what is to be seen."""
        for kind, group in itertools.groupby(
            steps, lambda step: step[0] if step[0] in "?#" else ""
        ):
            some = list(group)
            if not kind:
                self.page.evaluate(TOUCH, some)
            for step in some if kind == "?" else ():
                self.page.locator(step[1:]).first.wait_for()
            for step in some if kind == "#" else ():
                self.page.fill(*step.rsplit("=", 1))

    def put(self, place: str, step: str, parts: Iterable[Html]) -> None:
        """Write into a region of the page, look, and have in it again what the page wrote."""
        if self._due():
            fill = "(it, inside) => [it.innerHTML, it.innerHTML = inside][0]"
            inside = "".join(part.text for part in parts)
            before = self.page.eval_on_selector(place, fill, inside)
            self._look(step, (), axe=False, well=False)
            self.page.eval_on_selector(place, fill, before)

    def close(self) -> None:
        self.page.evaluate(CLOSE)


@contextlib.contextmanager
def walking(
    chromium: Browser,
    url: str,
    tag: str,
    terms: str = NATIVE,
    players: int = 0,
    written: tuple[str, ...] = (),
) -> Iterator[Walker]:
    """A phone in a language and a terminology, with a game of so many; all is seen well there."""
    size: ViewportSize = {"width": LEAST[0], "height": LEAST[1]}
    spoken = "en" if tag == PSEUDO else tag
    context = chromium.new_context(
        locale=spoken, viewport=size, reduced_motion="reduce", service_workers="block"
    )
    if players:
        kept = left("20261122120000000", game_of(*PLAYERS[:players]))
        context.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)});")
    context.add_init_script(COUNTED)
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(f'html[data-complete][lang="{spoken}"]', state="attached")
    if players:
        page.wait_for_selector("[data-game]", state="attached")
    walk = Walker(page, tag, (*PEOPLE, *QUOTED, *written, *SEATED), terms)
    if terms != NATIVE:
        walk.touch("page open menu", f"menu terms {terms}")
        walk.close()
        page.wait_for_selector(f"html[data-terms={terms}]", state="attached")
    page.evaluate(AXE.read_text())
    yield walk
    context.close()
    if walk.wrong:
        pytest.fail(json.dumps(walk.wrong, ensure_ascii=False, indent=1), pytrace=False)
