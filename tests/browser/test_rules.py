"""The Rules screen: house rules made, named, kept, shared and lost again; rules found by words."""

import re

import pytest
from playwright.sync_api import Page, expect

from pyapp.riichi.free_text import word_of
from tests.browser.device import stored
from tests.browser.host import UNSAID, Phone, back, reload, resize, show, wait_until

CLUB = "rules:ema-2025 house:Club_Tuesday limit_kiriage_mangan=no"
MANGAN = "limit_kiriage_mangan"
NAMES = ("a,b:c#d%e=f&g/h?i <b>_~ %2C", "🀄🐼 club 火曜 מועדון", 'L\'"été" `x`')


class RulesPlayer:
    """A player at the Rules screen; `touches` counts every touch, typing not counted."""

    def __init__(self, page: Page, url: str, fragment: str = "") -> None:
        self.page = page
        self.url = url
        self.touches = 0
        page.emulate_media(reduced_motion="reduce")
        self.goto(fragment)

    def goto(self, fragment: str = "") -> None:
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}#{fragment}" if fragment else self.url)
        self.page.wait_for_selector("html[data-complete]", state="attached")

    def reload(self) -> None:
        reload(self.page)
        self.page.wait_for_selector("html[data-complete]", state="attached")

    def touch(self, selector: str) -> None:
        self.touches += 1
        self.page.locator(selector).first.click()

    def open(self) -> None:
        self.touch("#book")
        expect(self.page.locator("#rules[open]")).to_be_visible()

    def close(self) -> None:
        self.touch("#rules .close")
        expect(self.page.locator("#rules[open]")).to_be_hidden()

    def book(self, key: str) -> None:
        self.touch(f"label:has(#rulebook-{key})")

    def option(self, option_id: str) -> None:
        self.touch(f'label[for="option-{option_id}"]')

    def change(self, option_id: str) -> None:
        """Change a rule that is yes or no, in its group."""
        group = f"#fold-{option_id.split('_')[0]}"
        if self.page.locator(group).get_attribute("aria-expanded") == "false":
            self.touch(group)
        self.option(option_id)

    def name(self, name: str) -> None:
        self.page.locator("#house-name").fill(name)
        self.touch("#house-keep")

    def make(self, name: str, book: str = "ema-2025") -> None:
        """House rules of that name as the rulebook has them."""
        self.book(book)
        self.touch("#house-new")
        self.name(name)
        self.told(f"Saved: {name}.")

    def told(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.locator("#rules-told")).to_contain_text(text)

    def asked(self, text: str) -> None:
        expect(self.page.locator("#rules-ask")).to_contain_text(text)

    def nothing_asked(self) -> None:
        expect(self.page.locator("#rules-ask")).to_be_empty()

    def in_use(self, name: str) -> None:
        expect(self.page.locator("#rules-in-use")).to_have_text(name)

    def own(self, *names: str) -> None:
        """See these house rules in the list."""
        if names:
            expect(self.page.locator(".own .book b")).to_have_text(list(names))
        else:
            expect(self.page.locator(".own")).to_have_count(0)

    def badge(self, text: str) -> None:
        expect(self.page.locator("#book")).to_have_text(text)

    def kept(self, wanted: dict[str, str]) -> None:
        """The device has these texts, by name, sooner or later."""
        wait_until(self.page, lambda: stored(self.page, "rules.") == wanted)

    def link(self) -> str:
        """The link that is copied, as the other phone gets it."""
        self.page.evaluate(
            "navigator.clipboard.writeText = async (text) => { window.copiedText = text; }"
        )
        self.touch("#house-link")
        self.told("Link copied")
        link = str(self.page.evaluate("copiedText"))
        assert link.startswith(self.url)
        return link.partition("#")[2]


@pytest.fixture
def player(page: Page, site_url: str) -> RulesPlayer:
    return RulesPlayer(page, site_url, UNSAID)


def test_house_rules_are_made_and_shared_in_eight_touches(
    player: RulesPlayer, tabs: Phone, site_url: str
) -> None:
    player.open()
    player.book("ema-2025")
    player.touch("#house-new")
    player.name("Club Tuesday")
    player.change(MANGAN)
    player.touch("#house-save")
    link = player.link()
    assert player.touches == 8
    assert link == CLUB.replace(" ", ",")
    player.kept({"Club Tuesday": CLUB})

    # On the other phone the link offers to keep them.
    other = RulesPlayer(tabs.open(site_url), site_url, link)
    expect(other.page.locator("#rules[open]")).to_be_visible()
    other.in_use("Club Tuesday *")
    other.asked("“Club Tuesday” came with a link")
    other.own()
    other.touch("#house-save")
    other.own("Club Tuesday")
    other.nothing_asked()
    other.kept({"Club Tuesday": CLUB})
    # Another tab there hears of what becomes of them.
    third = RulesPlayer(tabs.open(site_url), site_url)
    third.open()
    third.own("Club Tuesday")
    other.page.bring_to_front()
    other.touch("#house-delete")
    third.own()
    # A page that is left at once has deleted them.
    third.kept({})
    other.touch("#house-undo")
    other.page.goto("about:blank")
    third.kept({"Club Tuesday": CLUB})


def test_a_name_may_have_any_sign_and_is_kept_over_a_reload(player: RulesPlayer) -> None:
    links = {}
    player.open()
    for name in NAMES:
        player.make(name)
        player.in_use(name + " *")
        links[name] = player.link()
    player.kept({name: f"rules:ema-2025 house:{word_of(name)}" for name in NAMES})
    player.change(MANGAN)
    asked = f"Not saved in “{name}” yet: Kiriage mangan"
    player.asked(asked)
    player.page.wait_for_function("() => location.hash.includes('kiriage')")
    player.reload()
    player.badge(name + " *")
    player.open()
    player.asked(asked)
    player.touch("#reset-all")
    player.nothing_asked()
    assert sorted(player.page.locator(".own .book b").all_text_contents()) == sorted(NAMES)
    player.close()
    for name, link in links.items():
        show(player.page, "1m")
        player.badge("WRC 2015")
        show(player.page, link)  # kept here: nothing is asked
        player.badge(name + " *")
        expect(player.page.locator("#rules[open]")).to_be_hidden()


def test_the_focus_goes_on_and_what_was_typed_stays(player: RulesPlayer) -> None:
    page = player.page
    player.open()
    page.locator("#fold-fu").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#fold-fu")).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#fold-fu")).to_be_focused()
    player.touch("#fold-books")
    expect(page.locator(".books")).to_have_count(0)
    player.close()
    player.open()
    expect(page.locator("#fold-fu")).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#option-fu_pinfu_tsumo")).to_be_visible()
    player.touch("#fold-books")
    name, error = page.locator("#house-name"), page.locator("#house-error")
    player.touch("#house-new")
    player.name(" \u202e ")
    expect(error).to_have_text("Give them a name first.")
    expect(name).to_be_focused()
    expect(name).to_have_value(" \u202e ")
    back(page)
    expect(page.locator("#rules[open]")).to_be_hidden()
    player.open()
    expect(name).to_have_count(0)
    player.touch("#house-new")
    expect(name).to_be_focused()
    page.keyboard.type("Zen")
    page.keyboard.press("Enter")
    player.own("Zen")
    expect(page.locator("#rules-in-use")).to_be_focused()
    # Rules are found as one types.
    box, count = page.locator("#rules-search"), page.locator("#rules-found")
    box.press_sequentially("KIRIÁGE")
    expect(box).to_be_focused()
    expect(page.locator(".option")).to_have_count(1)
    expect(count).to_have_text(re.compile(r"^1 of \d+ rules$"))
    expect(count).to_have_role("status")
    player.option(MANGAN)
    expect(box).to_have_value("KIRIÁGE")
    expect(page.locator(".option .mark.changed")).to_have_count(1)
    player.touch("#clear-search")
    expect(box).to_have_value("")
    expect(box).to_be_focused()
    player.touch("#only-changed")
    expect(page.locator(".option")).to_have_count(1)
    expect(page.locator("#only-changed")).to_have_attribute("aria-pressed", "true")


def test_a_rulebook_that_is_chosen_stays_under_the_finger(player: RulesPlayer) -> None:
    """What stands above it takes more lines or fewer then."""
    resize(player.page, (390, 664))
    player.open()
    dialog, moved = player.page.locator("#rules"), []
    for key in ("tenhou", "ema-2016", "jpml-a-2026", "m-league", "ema-2025"):
        radio = player.page.locator(f"#rulebook-{key}")
        radio.evaluate("(it) => it.scrollIntoView({block: 'center'})")
        before = radio.bounding_box()
        player.book(key)
        expect(radio).to_be_checked()
        after = radio.bounding_box()
        assert before
        assert after
        moved.append(round(after["y"] - before["y"]))
    assert moved == [0] * len(moved)
    assert dialog.evaluate("(it) => it.scrollTop") > 0


def test_a_rule_that_is_unticked_moves_nothing_above_it(player: RulesPlayer) -> None:
    """How it stands with the rulebook, and the way back, come below it or have room kept."""
    resize(player.page, (1120, 1600))  # nothing can be scrolled there
    player.open()
    player.touch("#fold-books")
    boxes = {"yaku_ippatsu": "yaku_ippatsu", "draw_abortive": "draw_abortive-four_kans"}
    for rule, box in boxes.items():
        player.page.locator("#rules-search").fill(rule.split("_")[1])
        at = player.page.locator(f"#option-{box}")
        before = at.bounding_box()
        player.touch(f"#option-{box}" if rule != box else f'label[for="option-{box}"]')
        expect(player.page.locator(f"#reset-{rule}")).to_be_visible()
        after = at.bounding_box()
        assert before
        assert after
        assert abs(after["y"] - before["y"]) < 1
    assert player.page.locator("#rules").evaluate("(it) => it.scrollTop") == 0


@pytest.mark.parametrize(
    ("group", "rule"),
    [
        ("yaku", "yaku_ippatsu"),
        ("draw", "draw_abortive-four_kans"),
        ("house", "house_yaku-kanburi"),
    ],
)
def test_a_rule_at_the_foot_stays_in_sight_when_it_is_ticked(
    player: RulesPlayer, group: str, rule: str
) -> None:
    """What is not saved comes up over it; a local yaku has its worth below it then."""
    resize(player.page, (360, 560))
    player.open()
    player.make("Zen")
    player.touch(f"#fold-{group}")
    player.close()
    player.open()
    box = player.page.locator(f"#option-{rule}")
    box.evaluate(
        "(it) => { const bottom = it.closest('.local, .option').getBoundingClientRect().bottom;"
        " document.getElementById('rules').scrollTop += bottom - innerHeight; }"
    )
    before = box.bounding_box()
    assert before
    player.page.mouse.click(before["x"] + 10, before["y"] + 10)
    player.asked("Zen")
    last = player.page.locator(f":is(#worth-{rule.split('-')[-1]}, #option-{rule})").last
    after, foot = last.bounding_box(), player.page.locator("#rules-foot").bounding_box()
    assert after
    assert foot
    assert after["y"] + after["height"] <= foot["y"] < before["y"] + before["height"]


def test_the_badge_names_a_rulebook_whole(player: RulesPlayer) -> None:
    badge = player.page.locator("#book span")
    for size in ((320, 480), (320, 300), (664, 390)):
        resize(player.page, size)
        for name in ("WRC 2015", "Mahjong Soul", "Common Japanese"):
            cut = badge.evaluate(
                "(it, name) => { it.textContent = name; return [it.scrollWidth - it.clientWidth,"
                " it.scrollHeight - it.clientHeight]; }",
                name,
            )
            assert max(cut) <= 1, (name, size)
