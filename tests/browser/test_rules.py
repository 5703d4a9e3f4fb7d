"""The Rules screen: house rules made, named, kept, shared and lost again; rules found by words."""

import re

import pytest
from playwright.sync_api import Page, expect

from pyapp.riichi.free_text import word_of
from tests.browser.device import BLOCKED, NO_DATABASE, beside, store, stored
from tests.browser.game_player import GamePlayer
from tests.browser.host import UNSAID, Phone, resize, wait_until

CLUB = "rules:ema-2025 house:Club_Tuesday limit_kiriage_mangan=no"
MANGAN = "limit_kiriage_mangan"


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
        self.page.reload()
        self.page.wait_for_selector("html[data-complete]", state="attached")

    def touch(self, selector: str) -> None:
        self.touches += 1
        self.page.locator(selector).first.click()

    def open(self) -> None:
        self.touch("#book")
        expect(self.page.locator("#rules")).to_be_visible()

    def close(self) -> None:
        self.touch("#rules .close")
        expect(self.page.locator("#rules")).to_be_hidden()

    def book(self, key: str) -> None:
        self.touch(f"label:has(#rulebook-{key})")

    def option(self, id: str) -> None:
        self.touch(f'label[for="option-{id}"]')

    def change(self, id: str) -> None:
        """Change a rule that is yes or no, in its group."""
        group = f"#fold-{id.split('_')[0]}"
        if self.page.locator(group).get_attribute("aria-expanded") == "false":
            self.touch(group)
        self.option(id)

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


# Making and sharing


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
    expect(other.page.locator("#rules")).to_be_visible()
    other.in_use("Club Tuesday")
    other.asked("“Club Tuesday” is not saved on this device.")
    other.own()
    other.touch("#house-save")
    other.own("Club Tuesday")
    other.nothing_asked()
    other.kept({"Club Tuesday": CLUB})
    other.close()
    other.badge("Club Tuesday *")


def test_changes_first_and_the_name_at_the_end_take_fewer(player: RulesPlayer) -> None:
    player.open()
    player.change(MANGAN)
    player.asked("1 changed")
    player.touch("#house-name-these")
    player.name("Club Tuesday")
    assert player.link() == "house:Club_Tuesday,limit_kiriage_mangan=no"
    assert player.touches == 6


def test_a_link_to_a_printed_rulebook_names_it(player: RulesPlayer) -> None:
    player.open()
    assert player.link() == "rules:wrc-2015"


def test_a_link_to_rules_that_are_kept_here_is_quiet(player: RulesPlayer) -> None:
    store(player.page, "rules.Club Tuesday", CLUB)
    player.goto("1m," + CLUB.replace(" ", ","))
    player.badge("Club Tuesday *")
    player.open()
    player.nothing_asked()
    player.own("Club Tuesday")
    expect(player.page.locator("#note")).to_be_empty()


def test_a_link_with_other_rules_of_the_same_name_writes_over_nothing(
    player: RulesPlayer,
) -> None:
    store(player.page, "rules.Club Tuesday", CLUB)
    other = CLUB.replace("limit_kiriage_mangan=no", "yaku_ippatsu=no")
    player.goto(other.replace(" ", ","))
    expect(player.page.locator("#rules")).to_be_visible()
    player.asked("“Club Tuesday” is saved here with different rules: Ippatsu and Kiriage mangan.")
    player.kept({"Club Tuesday": CLUB})
    # The kept ones are a touch away; so are both, under two names; or those of the link.
    player.touch("label:has(#own-0)")
    player.nothing_asked()
    player.goto(other.replace(" ", ","))
    player.touch("#house-keep-new")
    expect(player.page.locator("#house-name")).to_have_value("Club Tuesday 2")
    player.touch("#house-keep")
    second = other.replace("Tuesday", "Tuesday_2")
    player.kept({"Club Tuesday": CLUB, "Club Tuesday 2": second})
    player.goto(other.replace(" ", ","))
    player.touch("#house-save")
    player.kept({"Club Tuesday": other, "Club Tuesday 2": second})
    player.touch("#house-undo")
    player.kept({"Club Tuesday": CLUB, "Club Tuesday 2": second})


def test_a_link_with_a_hand_leaves_the_hand_in_sight(player: RulesPlayer) -> None:
    player.goto("234m99p," + CLUB.replace(" ", ","))
    expect(player.page.locator("#note")).to_contain_text("“Club Tuesday”, that are not saved here")
    expect(player.page.locator("#rules")).to_be_hidden()
    player.open()
    player.asked("“Club Tuesday” is not saved on this device.")


# Names


NAMES = {
    "signs": "a,b:c#d%e=f&g/h?i <b>_~",
    "percent": "%2C%",
    "scripts": "🀄🐼 club 火曜 מועדון",
    "quotes": 'L\'"été" `x`',
    "dots": "..",
}


def test_a_name_may_have_any_sign(player: RulesPlayer) -> None:
    links = {}
    player.open()
    for name in NAMES.values():
        player.make(name)
        player.in_use(name)
        links[name] = player.link()
    player.kept({name: f"rules:ema-2025 house:{word_of(name)}" for name in links})
    player.close()
    player.badge(name + " *")
    player.reload()
    player.badge(name + " *")
    player.open()
    shown = player.page.locator(".own .book b")
    expect(shown).to_have_count(len(links))
    listed = shown.all_text_contents()
    assert sorted(listed) == sorted(links)
    player.book("wrc-2015")
    for place, name in enumerate(listed):
        player.touch(f"label:has(#own-{place})")
        player.in_use(name)
    player.close()
    for name, link in links.items():
        player.goto("1m")
        player.badge("WRC 2015")
        player.goto(link)  # kept here: nothing is asked
        player.badge(name + " *")
        expect(player.page.locator("#rules")).to_be_hidden()


def test_names_that_cannot_be_are_refused_with_the_reason(player: RulesPlayer) -> None:
    player.open()
    player.touch("#house-new")
    error = player.page.locator("#house-error")
    for typed, why in (
        ("", "Give them a name first."),
        (" \u202e ", "Give them a name first."),
        ("tenhou", "That is a rulebook’s own name. Choose another."),
    ):
        player.name(typed)
        expect(error).to_have_text(why)
        expect(player.page.locator("#house-name")).to_be_focused()
        expect(player.page.locator("#house-name")).to_have_value(typed)
    player.page.locator("#house-name").evaluate("(it) => { it.value = 'x'.repeat(300);"
        " it.dispatchEvent(new Event('input', { bubbles: true })); }")  # fmt: skip
    player.touch("#house-keep")
    player.in_use("x" * 40)
    player.touch("#house-copy")
    player.name("X" * 40)
    expect(error).to_have_text("You already have house rules with that name. Choose another.")
    player.touch("#house-cancel")
    expect(player.page.locator("#house-name")).to_have_count(0)
    player.own("x" * 40)


def test_enter_keeps_the_name(player: RulesPlayer) -> None:
    player.open()
    player.touch("#house-new")
    expect(player.page.locator("#house-name")).to_be_focused()
    player.page.keyboard.type("Zen")
    player.page.keyboard.press("Enter")
    player.own("Zen")
    expect(player.page.locator("#rules-in-use")).to_be_focused()


# Several of them


def test_house_rules_are_renamed_copied_deleted_and_had_back(player: RulesPlayer) -> None:
    player.open()
    player.make("Club")
    player.touch("#house-rename")
    expect(player.page.locator("#house-name")).to_have_value("Club")
    player.name("Our club")
    player.own("Our club")
    player.in_use("Our club")
    player.kept({"Our club": "rules:ema-2025 house:Our_club"})
    player.touch("#house-undo")
    player.own("Club")
    player.in_use("Club")
    player.kept({"Club": "rules:ema-2025 house:Club"})
    player.touch("#house-copy")
    player.touch("#house-keep")
    player.own("Club", "Club 2")
    player.touch("#house-delete")
    player.own("Club")
    player.in_use("European Mahjong Association 2025")
    player.told("Deleted: Club 2. Games keep their rules.")
    player.book("tenhou")  # the way back stays
    player.touch("#house-undo")
    player.own("Club", "Club 2")
    player.kept({name: f"rules:ema-2025 house:{word_of(name)}" for name in ("Club", "Club 2")})
    player.close()
    player.reload()
    player.open()
    player.own("Club", "Club 2")


def test_fifty_are_listed_in_order_and_chosen_in_a_touch(player: RulesPlayer) -> None:
    for n in range(50):
        store(
            player.page, f"rules.Club {n:02}", f"rules:ema-2025 house:Club_{n:02} end_yakitori=-20"
        )
    store(player.page, "rules.Of a later version", "rules:ema-2099 house:Of_a_later_version")
    player.reload()
    player.open()
    player.own(*(f"Club {n:02}" for n in range(50)))
    player.touch("label:has(#own-49)")
    player.in_use("Club 49")
    took = player.page.evaluate(
        "(() => { const start = performance.now();"
        " document.querySelector('#own-3').click(); return performance.now() - start; })()"
    )
    player.in_use("Club 03")
    assert took < 5000  # milliseconds, on a loaded machine too
    assert "Of a later version" in stored(player.page, "rules.")


# The hand and games


def test_a_game_keeps_its_rules_and_their_name(page: Page, site_url: str) -> None:
    player = RulesPlayer(page, site_url)
    player.open()
    player.book("ema-2025")
    player.change(MANGAN)
    player.touch("#house-name-these")
    player.name("Club Tuesday")
    player.close()
    game = GamePlayer(page, site_url)
    game.open()
    expect(page.locator("#game-book option:checked")).to_have_text("Club Tuesday")
    game.begin("Ann", "Bob", "Cid", "Dee")
    head = "start rules:ema-2025 hanchan names:Ann,Bob,Cid,Dee"
    begun = f"{head} house:Club%20Tuesday limit_kiriage_mangan=no"
    expect(page.locator("#game")).to_have_attribute("data-events", "0")
    game.tap("sheet log")
    expect(page.locator("#game-sheet")).to_contain_text("Club Tuesday, ")
    game.tap("close")
    game.more("games")
    expect(page.locator("#game-sheet .games")).to_contain_text("Club Tuesday")
    game.tap("close")
    game.closed()
    page.locator("#to-hand").click()
    player.open()
    player.touch("#house-delete")
    player.kept({})
    player.close()
    player.badge("EMA 2025 *")
    # On the board, and on the way back from it, the game has them still.
    game.open()
    page.locator("#to-hand").click()
    player.badge("Club Tuesday *")
    assert begun in "".join(stored(page, "game.").values())


def test_the_opened_answer_names_them(player: RulesPlayer) -> None:
    player.goto("234567m33456p67s+8s,riichi,house:Our_club,limit_kiriage_mangan=no")
    player.touch("#answer [data-win=ron]")
    expect(player.page.locator("#sheet .books")).to_contain_text("House rules: Our club")


# What is kept


def test_a_reload_in_the_middle_of_a_change_keeps_it_and_asks(player: RulesPlayer) -> None:
    player.open()
    player.make("Club")
    player.kept({"Club": "rules:ema-2025 house:Club"})
    player.change(MANGAN)
    player.asked("“Club” is saved here with different rules: Kiriage mangan.")
    player.page.wait_for_function("() => location.hash.includes('kiriage')")
    player.reload()
    player.badge("Club *")
    player.open()
    player.asked("“Club” is saved here with different rules: Kiriage mangan.")
    player.touch("#reset-all")
    player.nothing_asked()
    player.kept({"Club": "rules:ema-2025 house:Club"})


def test_without_a_store_they_last_as_long_as_the_page(page: Page, site_url: str) -> None:
    page.add_init_script(BLOCKED)
    player = RulesPlayer(page, site_url)
    player.open()
    player.book("ema-2025")
    player.touch("#house-new")
    player.name("Club")
    player.told("This browser stores nothing: house rules last until you close the page.")
    player.own("Club")
    player.change(MANGAN)
    player.touch("#house-save")
    player.nothing_asked()
    player.told("Saved: Club.")  # said once
    player.touch("#house-rename")
    player.name("Our club")
    player.own("Our club")
    player.touch("#house-delete")
    player.own()
    player.touch("#house-undo")
    player.own("Our club")
    player.nothing_asked()


def test_without_a_database_they_lie_in_the_old_store_and_move_over(
    tabs: Phone, site_url: str
) -> None:
    page = tabs.open(site_url)
    page.add_init_script(f"if (location.search === '?old') {{ {NO_DATABASE} }}".replace("\n", " "))
    player = RulesPlayer(page, site_url + "?old")
    player.open()
    player.make("Club")
    page.wait_for_function(f'() => {beside("rules.Club")} === \'["rules:ema-2025 house:Club",""]\'')
    player = RulesPlayer(page, site_url)
    player.kept({"Club": "rules:ema-2025 house:Club"})
    assert page.evaluate(beside("rules.Club")) is None
    # Others of that name in the old store get a name of their own.
    other = "rules:tenhou house:Club"
    page.evaluate(f"(text) => {{ {beside('rules.Club')} = JSON.stringify([text]); }}", other)
    player.reload()
    player.open()
    player.own("Club", "Club 2")
    player.kept({"Club": "rules:ema-2025 house:Club", "Club 2": other})


def test_two_tabs_hear_of_each_other(tabs: Phone, site_url: str) -> None:
    first, second = (RulesPlayer(tabs.open(site_url), site_url) for _ in range(2))
    for each in (first, second):
        each.open()
    first.make("Club")
    second.own("Club")
    second.touch("label:has(#own-0)")
    second.change(MANGAN)
    second.touch("#house-save")
    first.asked("“Club” is saved here with different rules: Kiriage mangan.")
    first.touch("label:has(#own-0)")
    first.nothing_asked()
    second.touch("#house-delete")
    first.own()
    first.asked("“Club” is not saved on this device.")
    first.touch("#house-save")
    second.own("Club")


def test_a_page_that_is_left_at_once_has_kept_them(player: RulesPlayer) -> None:
    player.open()
    player.make("Club")
    player.touch("#house-delete")
    player.page.goto("about:blank")
    player.goto()
    player.kept({})


def test_back_closes_the_screen_and_what_was_typed(player: RulesPlayer) -> None:
    player.open()
    player.touch("#house-new")
    player.page.go_back()
    expect(player.page.locator("#rules")).to_be_hidden()
    player.open()
    expect(player.page.locator("#house-name")).to_have_count(0)


# Finding


def test_rules_are_found_as_one_types(player: RulesPlayer) -> None:
    player.open()
    page = player.page
    box, count = page.locator("#rules-search"), page.locator("#rules-found")
    expect(page.locator("#clear-search")).to_be_hidden()
    box.press_sequentially("KIRIÁGE")
    expect(box).to_be_focused()
    expect(page.locator(".option")).to_have_count(1)
    expect(count).to_have_text(re.compile(r"^1 of \d+ rules$"))
    expect(count).to_have_role("status")
    player.option(MANGAN)
    expect(box).to_have_value("KIRIÁGE")
    expect(page.locator(".option .mark.changed")).to_have_count(1)
    box.fill("no such thing")
    expect(count).to_have_text("No rule found for “no such thing”.")
    expect(page.locator(".option")).to_have_count(0)
    player.touch("#clear-search")
    expect(box).to_have_value("")
    expect(box).to_be_focused()
    expect(count).to_have_text("")
    player.touch("#only-changed")
    expect(page.locator(".option")).to_have_count(1)
    expect(page.locator("#only-changed")).to_have_attribute("aria-pressed", "true")


def test_what_is_folded_out_stays_so(player: RulesPlayer) -> None:
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
    expect(page.locator("#fold-books")).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#option-fu_pinfu_tsumo")).to_be_visible()


# Room


SIDEWAYS = """() => [...document.querySelectorAll("#rules, #rules *")].filter((it) =>
    it.checkVisibility() && it.getBoundingClientRect().right > innerWidth + .5)
    .map((it) => it.outerHTML.slice(0, 80))"""


def test_nothing_reaches_beyond_a_small_screen(player: RulesPlayer) -> None:
    page = player.page
    sizes = ((320, 480), (320, 300), (664, 390))
    badge = page.locator("#book span")
    for size in sizes:
        resize(page, size)
        for name in ("WRC 2015", "Mahjong Soul", "Common Japanese"):
            cut = badge.evaluate(
                "(it, name) => { it.textContent = name; return [it.scrollWidth - it.clientWidth,"
                " it.scrollHeight - it.clientHeight]; }",
                name,
            )
            assert max(cut) <= 1, (name, size)
    player.open()
    for fold in ("#fold-sources", "#fold-limit", "#fold-dora", "#fold-pay", "#fold-end"):
        player.touch(fold)
    player.make("x" * 40)
    player.change(MANGAN)
    for step in ("", "#house-keep-new"):
        if step:
            player.touch(step)
        for size in sizes:
            resize(page, size)
            assert page.evaluate(SIDEWAYS) == [], (step, size)


def test_no_choice_is_cut(player: RulesPlayer) -> None:
    """What a list of choices shows has the room that it asks for."""
    player.goto("rules:tenhou")
    player.open()
    for fold in player.page.locator("#rules-options .fold").all():
        fold.click()
    for width in (360, 390, 1440):
        resize(player.page, (width, 700))
        cut = player.page.evaluate(
            """() => [...document.querySelectorAll("#rules select")].filter((it) => {
                const room = it.getBoundingClientRect().width;
                it.style.maxWidth = "none";
                const asked = it.getBoundingClientRect().width;
                it.style.maxWidth = "";
                return asked > room + 1;
            }).map((it) => it.id)"""
        )
        assert cut == [], width
