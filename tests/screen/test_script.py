"""Japanese terms in a page of another language are marked as Japanese, and nothing else is."""

import re

import pytest

from pyapp.learn.fu_lines import fu_lines
from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.screen.answer.payments import NOBODY
from pyapp.screen.answer.sheet import SHEET, regions
from pyapp.screen.game.log import log_sheet
from pyapp.screen.game.state import Log
from pyapp.screen.guide import fu
from pyapp.screen.guide.about import about
from pyapp.screen.guide.entries import BEGIN
from pyapp.screen.guide.practice.asked import begun
from pyapp.screen.guide.practice.question import USUALLY
from pyapp.screen.guide.source import FAILED
from pyapp.screen.html import Html
from pyapp.screen.menu.settings import DEFAULTS
from pyapp.screen.menu.view import menu_html
from pyapp.screen.rules.options import options_regions
from pyapp.screen.rules.state import BEGIN as SHUT
from pyapp.screen.script import in_one_line, marked
from pyapp.words.languages import JAPANESE, LANGUAGES
from tests.entered import entry_of, under
from tests.foreign import is_of_other_script, said
from tests.rows import rows
from tests.screen.apps import filled
from tests.screen.samples import asked_and_wrong, games, question_shown
from tests.spoken import words

TAGS = [row.tag for row in LANGUAGES if JAPANESE in row.terms]
MARK = re.compile('</?bdi[^>]*>| lang="ja"')
HAND = "456m99p56p+7p,pon:555z,chii:234s,dora:4p,seat:N"


def screens(tag: str) -> list[str]:
    """A screen of each kind in a language, its terms in Japanese script."""
    say, entry = words(JAPANESE, tag), under("ema-2025")
    look = BEGIN._replace(open=fu_lines(entry)[0].id)
    made = [
        Html(filled(regions(SHEET, entry_of(HAND), "ron", say, NOBODY, None))),
        Html(filled(options_regions(say, entry, SHUT._replace(search="a"), HOUSE_OPTIONS))),
        log_sheet(say, games().games[0], Log(999), ""),
        Html(filled(fu.listed(say, BEGIN, fu_lines(entry), FAILED))),
        fu.about_html(say, fu_lines(entry)[0], look, FAILED),
        Html(filled(about(say, "1.2.3", "", "ema-2025", entry))),
        menu_html(say, DEFAULTS),
    ]
    made += [question_shown(say, begun(asked), USUALLY) for asked, _ in asked_and_wrong()]
    return [each.text for each in made]


def unmarked(tag: str, made: list[str]) -> list[str]:
    """The texts with a sign of another script that stand in no element with a language."""
    texts = [text for each in made for text in said(each, False)]
    return [text for text in texts if is_of_other_script(tag, text)]


@pytest.mark.parametrize("tag", TAGS)
def test_every_term_in_japanese_script_is_marked(tag: str) -> None:
    before = screens(tag)
    after = [marked(each, tag) for each in before]
    assert unmarked(tag, after) == []
    assert len(unmarked(tag, before)) > 9
    for one, other in zip(before, after, strict=True):
        assert MARK.sub("", other) == MARK.sub("", one)


@pytest.mark.parametrize(
    ("html", "shown"),
    [
        ("ロン", '<bdi lang="ja">ロン</bdi>'),
        ("<b>30符3翻</b>", "<b><bdi>30_符_3_翻_</bdi></b>"),
        ("<p>No 役.</p> at all", "<p><bdi>No _役_.</bdi></p> at all"),
        ('<b lang="zh-Hans">简体中文</b> 役', '<b lang="zh-Hans">简体中文</b><bdi> _役_</bdi>'),
        ("<textarea rows>役</textarea>", "<textarea rows>役</textarea>"),
        ('<p title="役">none</p>', '<p title="役">none</p>'),
    ],
)
def test_only_texts_are_marked(html: str, shown: str) -> None:
    """Where one is marked in part it stays one box."""
    marks = iter(range(99))
    wanted = re.sub("_", lambda _: ('<bdi lang="ja">', "</bdi>")[next(marks) % 2], shown)
    assert marked(html, "de") == wanted


def test_pictures_say_their_tile_in_japanese() -> None:
    tile = '<svg class="tile" role="img" aria-label="%s"%s><use href="#t1m"/></svg>'
    assert marked(tile % ("一萬", ""), "en") == tile % ("一萬", ' lang="ja"')
    assert marked(tile % ("one of characters", ""), "en") == tile % ("one of characters", "")


def test_chinese_marks_kana_alone() -> None:
    assert marked("<b>切り上げ満貫</b>", "zh-Hant") == (
        '<b><bdi>切<bdi lang="ja">り</bdi>上<bdi lang="ja">げ</bdi>満貫</bdi></b>'
    )


@rows("whole_names.tsv")
def test_names_stay_in_one_line(text: str, shown: str) -> None:
    """Those that are short enough for any line."""
    wanted = shown.replace("[", '<span class="whole">').replace("]", "</span>")
    assert in_one_line(text).text == wanted
