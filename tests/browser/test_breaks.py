"""On the smallest phone no line ends inside a yaku or a payment, in any language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from pyapp.words.languages import LANGUAGES
from tests.browser.breaks import BROKEN, broken, worths
from tests.browser.device import left
from tests.browser.places import HANDS, RULE_GROUPS, game_of
from tests.browser.walker import LEAST, Walker

SEEN = ("riichi", "double riichi", "six yakuman", "three players", "waits", "impossible")
NAMES = ("Bartholomew-Maximilian", "Wilhelmina", "小笠原さゆり子ちゃん", "Dee")
WORDS_OF_NAMES = "|".join(NAMES).replace("-", "|")
SHEETS = {
    "win": ("game win", "game winner 0"),
    "draw": ("game draw", "game rare"),
    "chombo": ("game sheet more", "game sheet chombo"),
    "penalty": ("game sheet more", "game penalty"),
}
GUIDE = ("yaku/chanta", "yaku/honroutou", "fu/kantsu_concealed_outer", "practice/learn", "about")


@pytest.fixture(scope="module")
def phone(chromium: Browser) -> Iterator[Page]:
    """One page for all languages, with a game that is going on."""
    context = chromium.new_context(
        viewport={"width": LEAST[0], "height": LEAST[1]},
        reduced_motion="reduce",
        service_workers="block",
    )
    kept = left("20261122120000000", game_of(*NAMES))
    context.add_init_script(f"Object.assign(localStorage, {kept!r});")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("tag", [row.tag for row in LANGUAGES])
def test_no_line_ends_inside_a_term_or_a_payment(phone: Page, site_url: str, tag: str) -> None:
    phone.goto("about:blank")
    phone.goto(f"{site_url}?lang={tag}")
    phone.wait_for_selector(f'html[data-complete][lang="{tag}"]', state="attached")
    walk = Walker(phone, tag, ())
    wrong: dict[str, list[str]] = {}

    def look(place: str, *more: str) -> None:
        wrong[place] = broken(phone, walk.say, *more)

    for name in SEEN:
        walk.show(HANDS[name])
        look(name)
    walk.show(HANDS["riichi"])
    walk.touch("page open ron")
    look("answer")
    walk.close()
    walk.touch("page open rules", *[f"rules fold {group}" for group in RULE_GROUPS])
    look("rules")
    walk.close()
    for page in GUIDE:
        walk.show("guide/" + page)
        walk.touch("?#guide-room > *")
        look(page)
    walk.show("")
    walk.touch("game open")
    look("board")
    walk.touch("game sheet log")
    look("log", worths(walk.say))
    walk.close()
    walk.touch("game seat 0", "game sheet needs")
    look("needs", worths(walk.say))
    walk.close()
    walk.touch("game seat 0")
    for sheet, steps in SHEETS.items():
        walk.touch(*steps)
        look(sheet, WORDS_OF_NAMES)
        walk.close()
    assert {place: found for place, found in wrong.items() if found} == {}


def test_a_break_is_seen(phone: Page) -> None:
    phone.goto("about:blank")  # whose policy forbids no style
    phone.set_content('<p style="width: 1em">岭上开花</p><p style="width: 2em">1,000 / 2,000</p>')
    assert phone.evaluate(BROKEN, "岭上开花|1,000 / 2,000") == [
        "岭上开花: 岭上开花",
        "1,000 / 2,000: 1,000 / 2,000",
    ]
