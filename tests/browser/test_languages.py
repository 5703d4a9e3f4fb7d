"""Which language the page speaks, when its words come, and that a change of it loses nothing."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from pyapp.words.languages import LANGUAGES
from tests.browser.device import beside
from tests.browser.host import Host, Phone, awaited, hold, insist, reload, wait_until_stored
from tests.browser.shifts import moved, watch
from tests.conftest import NIGHT
from tests.spoken import words

READY, COMPLETE = "html[data-ready]", "html[data-complete]"
HAND = "#123m456p789s1122z+2z,riichi"
TAGS = [row.tag for row in LANGUAGES]
Speak = Callable[[str], Page]
# What of the page is seen: text in a colour that shows.
SEEN = """() => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode;
        if (!data.trim() || !parentElement.checkVisibility({ visibilityProperty: true })) continue;
        if (getComputedStyle(parentElement).color !== "rgba(0, 0, 0, 0)") found.push(data);
    }
    return found;
}"""


@pytest.fixture
def speak(chromium: Browser) -> Iterator[Speak]:
    """Opens pages of browsers in any language."""
    contexts: list[BrowserContext] = []

    def start(locale: str) -> Page:
        size: ViewportSize = {"width": 360, "height": 560}
        new = chromium.new_context(locale=locale, viewport=size, service_workers="block")
        contexts.append(new)
        return contexts[-1].new_page()

    yield start
    for context in contexts:
        context.close()


def ready(page: Page, url: str = "") -> Page:
    if url:
        insist(partial(page.goto, url))
    page.wait_for_selector(READY, state="attached")
    return page


def spoken(page: Page) -> list[str]:
    """The language of the page, and what its first screen says in it."""
    return [written(page), page.locator("#answer b").inner_text()]


def written(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def first(tag: str) -> list[str]:
    return [tag, words(tag=tag).title("empty")]


def choose(page: Page, tag: str) -> None:
    page.wait_for_selector(COMPLETE, state="attached")
    if not page.locator("#sheet[open]").count():
        page.click("#menu")
    page.click(f'[data-do="menu language {tag}"]')
    page.wait_for_selector(f'html[lang="{tag}"]', state="attached")


LOCALES = (
    *(
        ("ja-JP", "ja"),
        ("zh-SG", "zh-Hans"),
        ("zh-HK", "zh-Hant"),
        ("de-AT", "de"),
        ("pt-BR", "en"),
    ),
    *(("en-US", "en"), ("ko-KR", "ko"), ("fr-CA", "fr"), ("es-MX", "es"), ("ru-RU", "ru")),
    *(("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-Hans-HK", "zh-Hans")),
)


@pytest.mark.parametrize(("browser", "tag"), LOCALES if NIGHT else LOCALES[:5])
def test_the_first_visit_is_in_the_browsers_language(
    speak: Speak, site_url: str, browser: str, tag: str
) -> None:
    page = ready(speak(browser), site_url)
    assert spoken(page) == first(tag)
    say = words(tag=tag)
    expect(page).to_have_title(say("page_title"))
    key = page.locator('[data-tile="5p"]')
    expect(key).to_have_attribute("aria-label", say("key_label", tile=say.tile(13), n=4))
    expect(page.locator("#menu")).to_have_attribute("aria-label", say("menu"))


def test_the_link_goes_before_the_choice_and_the_choice_before_the_browser(
    speak: Speak, site_url: str
) -> None:
    page = ready(speak("fr-FR"), site_url)
    choose(page, "ru")
    assert spoken(ready(page, site_url)) == first("ru")
    assert written(ready(page, site_url + "?lang=de" + HAND)) == "de"
    assert written(ready(page, site_url)) == "ru"  # a link is no choice
    ready(page, site_url + "?from=club&lang=ko" + HAND)
    choose(page, "es")  # but a choice ends what the link asked for
    reload(page)
    assert written(ready(page)) == "es"
    assert page.evaluate("location.search") == "?from=club"


def test_what_no_language_is_asks_for_none(speak: Speak, site_url: str) -> None:
    assert spoken(ready(speak("de-DE"), site_url + "?lang=tlh")) == first("de")


def test_no_other_language_is_seen_before_and_nothing_moves(speak: Speak, site_url: str) -> None:
    """Keys and tiles are there at once; the labels when their words are, without Python."""
    page = speak("de-DE")
    watch(page)
    words_held, python_held = hold(page, "**/de-first.*.txt"), hold(page, "**/micropython.*.wasm")
    page.goto(site_url, wait_until="commit")
    page.locator('[data-tile="7z"]').wait_for()
    page.wait_for_function("() => document.readyState !== 'loading'")
    assert page.evaluate(SEEN) == []
    page.wait_for_timeout(100)  # a frame, from which on a shift counts
    awaited(page, words_held).continue_()
    expect(page.locator("#answer b")).to_have_text(words(tag="de").title("empty"))
    expect(page.locator("#menu")).to_have_attribute("aria-label", words(tag="de")("menu"))
    assert spoken(page) == first("de")
    assert words(tag="de")("key_run") in page.evaluate(SEEN)
    awaited(page, python_held).continue_()
    ready(page)
    assert spoken(page) == first("de")
    assert moved(page) == []


def test_words_that_cannot_come_are_said_to_miss_and_tried_again(
    speak: Speak, site_url: str
) -> None:
    page = speak("de-DE")
    page.route("**/de-first.*.txt*", lambda route: route.abort())
    ready(page, site_url)
    assert spoken(page) == first("en")
    expect(page.locator("#note")).to_have_text(words()("language_missing", language="Deutsch"))
    page.unroute("**/de-first.*.txt*")
    page.wait_for_selector('html[lang="de"]', state="attached")
    assert spoken(page) == first("de")
    expect(page.locator("#menu")).to_have_attribute("aria-label", words(tag="de")("menu"))
    expect(page.locator("#note")).to_have_text("")


def test_the_next_visit_has_its_words_before_python_and_asks_for_none(
    speak: Speak, site_url: str
) -> None:
    page = ready(speak("de-DE"), site_url)
    asked, _python = hold(page, "**/words/*"), hold(page, "**/micropython.*.wasm")
    page.goto(site_url, wait_until="domcontentloaded")
    assert spoken(page) == first("de")
    expect(page.locator("#menu")).to_have_attribute("aria-label", words(tag="de")("menu"))
    assert words(tag="de")("key_run") in page.evaluate(SEEN)
    assert asked == []


DAMAGES = (
    "kept.replace('Leeren', 'Löschen')",
    "kept.slice(0, kept.length / 2)",
    "kept.slice(0, kept.length * .9)",
    "await (await fetch(tenbou.address('words/fr-first.txt'))).text()",
    "'?'",
)


def test_words_of_another_version_or_not_whole_are_asked_for_again(
    speak: Speak, site_url: str
) -> None:
    page = ready(speak("de-DE"), site_url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for damage in DAMAGES:
        page.evaluate(f"""async () => {{
            const kept = {beside("words")}, damaged = {damage};
            if (damaged === kept) throw new Error("nothing was damaged");
            {beside("words")} = damaged;
        }}""")
        asked.clear()
        reload(page)
        ready(page)
        assert spoken(page) == first("de")
        assert [url for url in asked if "/words/de-first." in url], damage


def test_every_language_is_there_offline_after_a_visit_in_one(tabs: Phone, host: Host) -> None:
    wait_until_stored(tabs.open(host.url))
    host.stop()
    page = tabs.open(host.url)
    for tag in reversed(TAGS):
        choose(page, tag)
        title = page.locator("#sheet-title")
        expect(title).to_have_text(words(tag=tag)("menu"))
    choose(page, "ru")
    page.click('[data-do="menu terms japanese"]')
    expect(page.locator("#tools")).to_contain_text("チー")
    assert written(ready(page, host.url + "?lang=ko")) == "ko"


def test_the_scripts_that_run_first_stand_in_the_page(site: Path) -> None:
    head, _, body = (site / "index.html").read_text().partition("</head>")
    assert head.index("<script>") < head.index("<style>")
    assert "language.js" not in head
    assert "words.js" not in body


def test_the_early_script_knows_every_language(site: Path) -> None:
    script = (site / "index.html").read_text().partition("<script>")[2].partition("</script>")[0]
    for row in LANGUAGES:
        tag = f'"{row.tag}"' if "-" in row.tag else row.tag
        assert f'{tag}:"rules:{row.book}' in script


def test_a_change_in_the_middle_loses_nothing(speak: Speak, site_url: str) -> None:
    """A hand that is being entered, the mode of its keys, its undo, and the open sheet."""
    page = ready(speak("en-GB"), site_url + "#123m456p")
    page.wait_for_selector(COMPLETE, state="attached")
    page.click('[data-tile="7p"]')
    page.click('#tools [data-do="hand mode pon"]')
    for tag in ("de", "ja", "ko"):
        choose(page, tag)
        expect(page.locator("#sheet-title")).to_have_text(words(tag=tag)("menu"))
        page.keyboard.press("Escape")
        page.wait_for_selector("#sheet[open]", state="detached")
        expect(page.locator("#answer b")).to_have_text(words(tag=tag)("to_go", n=7))
        pon = page.locator('#tools [data-do="hand mode pon"]')
        expect(pon).to_have_text(words(tag=tag)("key_pon"))
        expect(pon).to_have_attribute("aria-pressed", "true")
    for _step in ("the mode", "the tile"):
        page.click('#tools [data-do="hand undo"]')
    expect(page.locator("#answer b")).to_have_text(words(tag="ko")("to_go", n=8))


# The words of a language come while something else is open
