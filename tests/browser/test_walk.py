"""Through every screen: in every language and the pseudo-language at 360 px, in English at every
size and in both colours, in every terminology where it has least room. Nothing in another language,
no id, nothing empty, cut, overlapping or scrolled sideways, and nothing that axe finds wrong.

By day German, which needs most room, and the pseudo-language see every place, the others a third of
them, each another one; and a place is seen at its least size and at one more, in one colour, all of
them in turn. At night all is seen at every size, in both colours and in every language.

What there is much of (yaku, fu, options, lines of a log, questions) is written by the page's own
functions and put where the page puts it, all at once: a tap for each would take minutes.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from pyapp.learn.course import LADDER, Placing
from pyapp.learn.days import practised
from pyapp.learn.duel import new_duel
from pyapp.learn.fu_lines import fu_lines
from pyapp.learn.kinds import answer_text
from pyapp.learn.progress import NEW
from pyapp.learn.questions import question
from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.riichi.rules import value_text
from pyapp.screen.game.log import log_sheet
from pyapp.screen.game.result import end_sheet
from pyapp.screen.game.state import End, Log
from pyapp.screen.guide import fu, yaku
from pyapp.screen.guide.entries import BEGIN
from pyapp.screen.guide.practice.asked import answered, begun
from pyapp.screen.guide.practice.lessons import first_html, lesson_html
from pyapp.screen.guide.practice.pages import (
    exam_html,
    exam_over_html,
    home_html,
    ladder_html,
    map_html,
    placed_html,
    progress_html,
    rung_done_html,
)
from pyapp.screen.guide.practice.question import USUALLY
from pyapp.screen.guide.practice.run import EXAM, TEST, Run
from pyapp.screen.guide.practice.sets import back_to_set_html, class_html, duel_html
from pyapp.screen.guide.practice.state import begin
from pyapp.screen.guide.source import FAILED
from pyapp.screen.html import NOTHING, Html
from pyapp.screen.rules.options import options_regions
from pyapp.screen.rules.state import BEGIN as SHUT
from pyapp.words.languages import LANGUAGES, TERMINOLOGIES, usual_book
from tests.browser.device import open_backup
from tests.browser.places import (
    BACK,
    GAME_SHEETS,
    HAND_SHEETS,
    HANDS,
    MODES,
    OF_THREE,
    RULE_GROUPS,
    RULE_STEPS,
    RULES_WELL,
    WHOLE,
)
from tests.browser.questions import NARROW
from tests.browser.walker import (
    HAND_SIZES,
    LEAST,
    PSEUDO,
    SIZES,
    SMALLEST,
    TIGHT_SIZES,
    ZOOMED,
    Walker,
    walking,
)
from tests.club.season import small
from tests.entered import entry_of, under
from tests.screen.apps import filled
from tests.screen.samples import asked_and_wrong, found_rows, games, question_shown
from tests.spoken import words

SIZE: ViewportSize = {"width": LEAST[0], "height": LEAST[1]}
A4 = (794, 1123)  # pixels of the whole paper, which has its margins inside
# What the players of the games wrote themselves.
REASONS = {str(getattr(event, "reason", "")) for _game, event in games().steps} - {""}
WRITTEN = (*sorted(REASONS), "az-riichi")
ENGLISH = LANGUAGES[0].tag
WIDEST = "de"
CLUB = ("Ida Zwo", "Jun Ott", "Marek Pym", "Bartholomäus-Maximilian Quo", "Uma Rix")
NEAR, TAKEN = CLUB[0][:-1], CLUB[3].lower()
# A game that is right, one that a stick misses and whose name is asked about, and no game.
PASTED = (
    ",".join((*CLUB[:4], "30000", "41200", "18800", "30000"))
    + "\n"
    + ",".join((NEAR, *CLUB[1:4], "30000", "40200", "18800", "30000"))
    + f"\n{CLUB[0]} {CLUB[1]}"
)
PUPILS = ("Maximiliane-Theodora Q. XYZ", "Maximiliane-Theodora Q. YZ", "Maximiliane-Theodora Q. Z")
VIEWS = ("learn", "rung_calls", "say", "exam", "duel", "class", "test", "progress")


def hands(walk: Walker) -> None:
    for name, hand in walk.places(HANDS.items()):
        walk.show(hand)
        walk.look(f"hand: {name}", axe=name == "riichi")
        walk.look_longer(f"hand: {name}")


def whole(walk: Walker) -> None:
    """What the Hand screen shows at once is seen without scrolling, but where it must."""
    for name, hand in WHOLE.items():
        walk.show(hand)
        walk.look_whole(f"whole: {name}")


def sheets(walk: Walker) -> None:
    for name, (hand, *steps) in walk.places(HAND_SHEETS.items()):
        walk.show(HANDS[hand])
        walk.touch(*steps)
        walk.look(f"sheet: {name}", axe=name == "ron")
        walk.close()


def offers(walk: Walker) -> None:
    """What the Hand screen shows of a mode, a choice, a refusal, a held key."""
    for name, (hand, *steps) in walk.places(MODES.items()):
        walk.show(HANDS[hand])
        walk.touch(*steps)
        walk.look(name, *["overlap"] * (len(steps) > 1))  # the choice lies over the tools
        walk.touch(steps[-1] if len(steps) == 1 else "hand choose")
    walk.show(HANDS["riichi"])
    walk.touch("hand tile 1s")
    walk.page.wait_for_function("() => document.querySelector('#note').textContent")
    walk.look("a refusal")
    walk.show(HANDS["empty"])
    walk.sizes = ()  # a ring lies over the tools
    for tile in ("5p", "1z"):
        walk.page.hover(f'[data-tile="{tile}"]')
        walk.page.mouse.down()
        walk.page.locator("#ring").wait_for()
        walk.look(f"ring: {tile}", "overlap", axe=tile == "5p")
        walk.page.mouse.up()
        walk.page.keyboard.press("Escape")


def rules(walk: Walker) -> None:
    """Each group, every choice of every option, and house rules from their name to their end."""
    walk.show(HANDS["riichi"])
    walk.touch("page open rules", "rules fold sources")
    walk.look("rules: sources")
    walk.touch("rules fold sources")
    for group in RULE_GROUPS:
        walk.touch(f"rules fold {group}")
    walk.look("rules: groups")
    walk.look_smallest("rules: groups")
    if walk.axe:
        assert walk.page.evaluate(NARROW) == []
    for group in RULE_GROUPS:
        walk.touch(f"rules fold {group}")
    for step in RULE_STEPS:
        walk.touch(step)
        walk.look(f"rules: {step}", axe=step == "rules save", well=step in RULES_WELL)
    walk.touch("rules rulebook " + usual_book(walk.say.language))
    walk.look("rules: the usual ones", well=False)
    for key, players in (("wrc-2015", 4), ("tenhou-sanma", 3)):
        step = f"rules: every choice for {players}"
        walk.put("#rules-options", step, choices(walk, key, players))
    walk.close()
    walk.show(OF_THREE)
    walk.touch("page open rules")
    walk.look("rules of three")
    walk.close()
    walk.show("house:Lee,limit_kiriage_mangan=no")
    walk.touch("?#rules-ask button")
    walk.look("rules of a link")
    walk.close()


def choices(walk: Walker, key: str, players: int) -> Iterator[Html]:
    for option in HOUSE_OPTIONS:
        look = SHUT._replace(open=(option.group,))
        for choice in option.offered(players):
            entry = entry_of(f"rules:{key} {option.id}={value_text(choice)}")
            yield Html(filled(options_regions(walk.say, entry, look, (option,))))


def game(walk: Walker) -> None:
    """The board, what is opened over it, and the Hand screen that belongs to it."""
    walk.show("")
    walk.touch("game open", "?#game")
    three = walk.page.locator("#board .seat").count() == 3
    for name, steps in walk.places(GAME_SHEETS.items()):
        if three and name == "chombo":
            continue
        walk.touch(*steps)
        walk.look(f"game: {name}", axe=name in ("board", "win"))
        if name == "board":
            walk.look_longer("game: board", "cut")  # names end in an ellipsis
        if name == "log":
            logs = (log_sheet(walk.say, each, Log(99), "") for each in games().games[::12])
            walk.put("#game-sheet", "every line of a log", logs)
        if name == "end":
            over = next(each for each in games().games if each.over)
            ended = end_sheet(walk.say, over, End("", ""), "1")
            walk.put("#game-sheet", "the end of a game", [ended])
        if walk.page.locator("dialog[open]").count():
            walk.close()
        if name in BACK:
            walk.touch(*BACK[name])
    walk.touch("game hand")
    walk.look("hand of a game")


def guide(walk: Walker) -> None:
    walk.show(HANDS["riichi"])
    walk.show("guide")
    walk.page.wait_for_selector("#guide:not([hidden])[data-page='']")
    walk.look("guide: home")
    table(walk)
    paper(walk)
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
    walk.look_smallest("table: a cell", "spilt")
    walk.touch("guide table seat dealer")
    walk.look("table: dealer")


def paper(walk: Walker) -> None:
    walk.page.emulate_media(media="print")
    walk.page.set_viewport_size({"width": A4[0], "height": A4[1]})
    walk.page.evaluate("() => { dispatchEvent(new Event('beforeprint')); }")
    assert walk.page.locator("#paper").is_visible()
    walk.look("table: on paper", well=False)
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
        walk.put(
            "#yaku-list",
            f"yaku: all, {key}",
            (
                Html(filled(yaku.listed(say, under(key), look, other, (row,), FAILED)))
                for row in found_rows(key)
                for look in [BEGIN._replace(open=row.id, source=True)]
            ),
        )
    open_room(walk, "fu", ".entry")
    walk.look("fu")
    walk.show("guide/fu/wait_choice")
    walk.touch("guide fu source")
    walk.page.wait_for_selector(".source code")
    walk.look("fu: source")
    walk.put(
        "#guide-room",
        "fu: all",
        (
            Html(filled(fu.listed(say, BEGIN._replace(open=line.id), (line,), FAILED)))
            for line in fu_lines(under("ema-2025"))
        ),
    )


def practice(walk: Walker) -> None:
    """Home, a question answered in the page, then each kind with its slips, and every page."""
    say, page = walk.say, walk.page
    open_room(walk, "practice", "[data-view=home]")
    walk.look("practice")
    walk.show("guide/practice/rung_limits")
    page.wait_for_selector("[data-lesson]")
    walk.look("lesson")
    walk.touch("guide practice begin")
    page.wait_for_selector("[data-question]")
    walk.look("question")
    walk.touch(str(page.locator("[data-choice]").first.get_attribute("data-do")))
    page.wait_for_selector("[data-verdict]")
    walk.look("answered", axe=True)
    walk.look_smallest("answered")
    made = [(begun(asked), wrong) for asked, wrong in asked_and_wrong()]
    for aloud in (False, True):
        how = USUALLY._replace(aloud=aloud, heard=aloud)
        asked = (question_shown(say, now, how) for now, _ in made)
        walk.put(".practice", f"every question, said aloud: {aloud}", asked)
    after = (question_shown(say, answered(now, wrong), USUALLY) for now, wrong in made)
    walk.put(".practice", "every slip", after)
    rulebooks = USUALLY._replace(books=True)
    beside = (question_shown(say, answered(now, wrong), rulebooks) for now, wrong in made[:40])
    walk.put(".practice", "beside another rulebook", beside)
    sealed = (
        question_shown(say, answered(now, wrong), USUALLY._replace(sealed=True))
        for now, wrong in made[:9]
    )
    walk.put(".practice", "kept for tomorrow", sealed)
    to_all = USUALLY._replace(aloud=True)
    shown = (
        question_shown(
            say,
            begun(now.question)._replace(shown=True),
            to_all._replace(given=((answer_text(now.question.kind, wrong), 7),)),
        )
        for now, wrong in made
    )
    walk.put(".practice", "shown to a class", shown)
    helped = (
        question_shown(say, begun(asked)._replace(help=beside), USUALLY)
        for kind, beside in (("payment", "table"), ("payment", "fu"), ("yaku", "yaku"))
        for asked in (question((kind,), 20, under("tenhou"), "help"),)
    )
    walk.put(".practice", "help", helped)
    walk.put(".practice", "every page of practice", views(walk))
    for view in VIEWS if walk.axe else ():
        walk.show(f"guide/practice/{view}")
        page.wait_for_selector(f".practice[data-view='{view}']")
        walk.look(f"practice: {view}")


def views(walk: Walker) -> Iterator[Html]:
    say, entry = walk.say, under("tenhou")
    cards = tuple(card._replace(box=0, due=0) for card in NEW.boxes.cards)
    some = NEW._replace(
        days=practised(NEW.days, "2026-11-22"), ladder=("1111111111", *["0"] * (len(LADDER) - 1))
    )
    missed = some._replace(boxes=NEW.boxes._replace(asked=1200, cards=cards))
    offered = new_duel("abc", entry, tuple(rung.id for rung in LADDER), 40)
    mine = offered._replace(right=(True, False) * 20, seconds=9999, missed=("40",) * 20)
    results = tuple(mine._replace(name=pupil) for pupil in PUPILS)
    alone = begin("v")._replace(offered=offered, bad_link=True)
    played = alone._replace(kept=alone.kept._replace(progress=NEW._replace(duels=(mine, offered))))
    yield home_html(say, missed, entry, "2026-11-22", NOTHING)
    yield ladder_html(say, missed)
    yield progress_html(say, missed, entry.rules, "2026-11-23", NOTHING)
    yield map_html(say, missed, entry.rules, "rung_yaku")
    yield placed_html(say, Run(TEST, "a", (True, False) * 5, 9, None, ()), Placing(3, 93, 0, True))
    yield rung_done_html(say, 3)
    yield first_html(say, entry)
    for rung in range(len(LADDER)):
        yield lesson_html(say, rung, entry)
    yield exam_html(say, missed._replace(exam=(23, 345)))
    yield exam_over_html(say, Run(EXAM, "a", (True, False) * 6, 9, None, ()))
    yield class_html(say, played)
    yield back_to_set_html(say, mine)
    yield duel_html(say, alone, offered)
    yield duel_html(say, played._replace(results=results, pasted=(1, 2, 3)), offered)


def about(walk: Walker) -> None:
    open_room(walk, "about", "#check-do button")
    walk.touch("guide about book tenhou-sanma", "guide about check")
    walk.page.wait_for_selector("#check-now progress")
    walk.touch("guide about stop")
    walk.page.wait_for_selector("#check-now .times")
    walk.look("about", axe=True)
    walk.touch("guide about report", "?#guide-note:not(:empty)")
    walk.look("about: copied")


def club(walk: Walker) -> None:
    walk.show("club")
    walk.page.wait_for_selector("#club:not([hidden])")
    walk.look("club: home")
    walk.touch("club open new")
    walk.page.select_option("#club-book", "wrc-2015")
    walk.page.locator("#club-room summary").click()
    walk.touch("#club-chip=2000", "#club-prize=10000")
    walk.look("club: new evening")
    walk.touch("club begin", "#club-names=" + "\n".join(CLUB), "club enter")
    walk.touch("#club-names=" + NEAR + "\n" + TAKEN, "club enter", "?.ask + .ask")
    walk.look("club: players, one asked about, one taken for another")
    walk.touch("club undo", "?.undo + .undo")
    walk.look("club: players, undone")
    walk.touch("club redo")
    tab(walk, 1)
    walk.touch("club draw")
    walk.look("club: seats")
    tab(walk, 3)
    walk.look("club: clock, to be set")
    walk.touch("club start", "club give 5 1", "club arm")
    walk.look("club: clock")
    walk.touch("club pause")
    walk.look("club: clock, standing still")
    walk.page.locator("[data-do$='/wall']").click()
    walk.look("club: clock, alone", axe=True)
    walk.page.locator("#club-top .back").click()
    tab(walk, 1)
    walk.page.locator("[data-do$='/1.1']").click()
    for seat, score in enumerate((61200, -3000, 18800, 42000)):
        walk.touch(f"#club-score{seat}={score}")
    walk.page.locator("details:has(#club-chips0) summary").click()
    walk.touch("#club-chips0=2", "#club-chips1=-2")
    walk.look("club: a result, a stick left, chips")
    walk.touch("club stick 1", "club save")
    walk.look("club: seats and a result")
    brought(walk)
    tab(walk, 0)
    walk.touch("?.standing")
    walk.page.locator("#club-share summary").click()
    walk.page.locator("#club-extras summary").click()
    walk.look("club: standing")
    walk.show("club/players")
    walk.page.locator("#club-list [data-do^='club open player/']").first.click()
    walk.page.locator("[data-do^='club open names/']").click()
    walk.touch("club ask forget")
    walk.look("club: a player, to be forgotten")
    club_numbers(walk)


def club_numbers(walk: Walker) -> None:
    """The pages of a club that has played: a backup of one is opened."""
    season = small(CLUB)
    walk.show("club")
    open_backup(walk.page, season)
    walk.touch("?[data-do='club open series/s001']")
    walk.look("club: home with series")
    kept = next(each.id for each in season.results if each.log)
    for page in walk.places(NUMBERS):
        walk.show(f"club/{page}".removesuffix("/"))
        walk.page.wait_for_selector("#club-room :is(.standing, form, .curve, .club-form, .toggle)")
        walk.look(f"club: {page}", axe=True)
    walk.show("club/player/p001")
    walk.touch("club pick chance true")
    walk.look("club: statistics and their errors")
    walk.show("club/evening/e000")
    walk.page.locator("#club-honours summary").first.click()
    walk.look("club: an evening of three and of four, honours", axe=True)
    walk.show(f"club/game/{kept}")
    walk.touch("?.curve")
    walk.look("club: a game's scores", axe=True)
    walk.show("club/new")
    walk.touch("club begin", "?[data-do='club last']")
    walk.look("club: an evening without anybody", axe=True)


NUMBERS = (
    *("series/s001", "series/s002", "series/s001/evenings", "series/s002/rules", "series/new"),
    *("player/p001", "player/p001/course", "player/p001/against", "player/p001/seats"),
    "player/p001/yaku",
)


def brought(walk: Walker) -> None:
    """Ways for seats and results to come to the evening whose seats are shown, and back there."""
    page = walk.page
    evening = page.evaluate("location.hash").split("/")[2]
    page.locator("#club-ways summary").click()
    walk.look("club: a plan of seats")
    walk.touch(f"club open import/{evening}", "#club-pasted=" + PASTED, "club read")
    walk.touch("?#club-preview .rows")
    walk.look("club: results that were pasted")
    walk.touch(f"club open evening/{evening}/tables", f"club open keeper/{evening}")
    page.wait_for_selector("#club-room :is(.list, .help)")
    walk.look("club: games that are kept")
    if page.locator("#club-room .list button").count():
        page.locator("#club-room .list button").first.click()
        walk.touch("?#club-picks .main")
        walk.look("club: a game that is kept")
        walk.touch(f"club open keeper/{evening}")
    walk.touch(f"club open evening/{evening}/tables")


def tab(walk: Walker, place: int) -> None:
    walk.page.locator("#club .tabs button").nth(place).click()


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
    walk.sizes = ()  # an alarm lies over the page
    walk.show(HANDS["riichi"])
    for alarm in walk.places(ALARMS):
        walk.page.evaluate(ALARM, alarm)
        assert walk.page.locator("#boot-error").is_visible()
        walk.look(f"alarm: {alarm}")
    walk.page.evaluate(LEFT_ALONE)
    assert walk.page.locator("#no-boot").is_visible()
    walk.look("alarm of the styles", well=False)


WAYS: tuple[Callable[[Walker], None], ...] = (
    *(hands, sheets, offers, rules, game, guide, club, alarms),
)
OTHERS = (*(row.tag for row in LANGUAGES[1:]), PSEUDO)


@pytest.fixture
def url_in(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """The address of the page that speaks a language."""
    return lambda tag: request.getfixturevalue("pseudo_url" if tag == PSEUDO else "site_url")


@pytest.mark.parametrize("tag", OTHERS)
def test_every_screen_in_every_language(
    chromium: Browser, url_in: Callable[[str], str], tag: str
) -> None:
    with walking(
        chromium, url_in(tag), tag, players=4, written=(*WRITTEN, *CLUB, NEAR, TAKEN, *PUPILS)
    ) as walk:
        walk.share = 1 if tag in (WIDEST, PSEUDO) else 3
        walk.longer = (ZOOMED,) if tag in ("de", "ja", "ru") else ()
        for way in (*WAYS, *((whole,) if tag == WIDEST else ())):
            way(walk)


@pytest.mark.parametrize("way", [*WAYS, whole])
def test_every_screen_at_every_size_in_both_colours(
    chromium: Browser, site_url: str, way: Callable[[Walker], None]
) -> None:
    players = 4 if way in (game, club) else 0
    with walking(
        chromium,
        site_url,
        ENGLISH,
        players=players,
        written=(*WRITTEN, *CLUB, NEAR, TAKEN, *PUPILS),
    ) as walk:
        walk.sizes = HAND_SIZES if way in (hands, whole) else SIZES
        walk.longer = (SMALLEST, ZOOMED)
        walk.axe = True
        way(walk)


@pytest.mark.parametrize("terms", TERMINOLOGIES)
def test_every_terminology_where_it_has_least_room(
    chromium: Browser, site_url: str, terms: str
) -> None:
    with walking(chromium, site_url, ENGLISH, terms) as walk:
        walk.sizes = TIGHT_SIZES
        for way in (hands, whole):
            way(walk)
        walk.sizes = ((390, 664),)
        sheets(walk)
        table(walk)


@pytest.mark.parametrize("tag", [ENGLISH, PSEUDO])
def test_a_game_of_three(chromium: Browser, url_in: Callable[[str], str], tag: str) -> None:
    with walking(
        chromium, url_in(tag), tag, players=3, written=(*WRITTEN, *CLUB, NEAR, TAKEN, *PUPILS)
    ) as walk:
        walk.axe = tag == ENGLISH
        game(walk)
