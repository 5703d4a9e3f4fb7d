"""What code puts together stands in the order and with the signs of each language."""

import re
from html import unescape

import pytest

from pyapp.riichi.rulebooks import RULEBOOKS, named
from pyapp.riichi.score import Score
from pyapp.screen.answer.alternatives import rulebooks_section
from pyapp.screen.answer.amounts import spoken, width, worth, yaku_lines
from pyapp.screen.answer.dock import answer, ways
from pyapp.screen.answer.payments import NOBODY, payers_list
from pyapp.screen.hand.tools import book_names
from pyapp.screen.rules.names import book_edition, book_title
from tests.entered import entry_of
from tests.spoken import words

HAND = "234567m33456p67s+8s,riichi,dora:4p"
CHEAP = "23467m345p77s678s+5m"
REASONS = "46m55p+5m,chii:234s,chii:067p,chii:567s,rules:tenhou"  # two rules of EMA 2008 refuse it


def won(text: str, by: str) -> Score:
    outcome = dict(ways(entry_of(text)))[by]
    assert isinstance(outcome, Score)
    return outcome


def said(html: str) -> str:
    return unescape(re.sub(r"<[^>]+>", " ", html))


@pytest.mark.parametrize(
    ("tag", "below", "limit"),
    [
        ("en", "1 han 30 fu", "5 han mangan"),
        ("ja", "30符1翻", "5翻満貫"),
        ("zh-Hans", "1番30符", "5番满贯"),
        ("zh-Hant", "1翻30符", "5翻滿貫"),
        ("ko", "1판 30부", "5판 만관"),
        ("de", "1\u00a0Han 30\u00a0Fu", "5\u00a0Han Mangan"),
        ("ru", "1\u00a0хан 30\u00a0фу", "5\u00a0хан манган"),
    ],
)
def test_han_and_fu_stand_in_their_order(tag: str, below: str, limit: str) -> None:
    say = words(tag=tag)
    value = won(HAND, "tsumo").value
    assert worth(say, value._replace(han=1, fu=30, limit="")) == below
    assert worth(say, value) == limit


@pytest.mark.parametrize(
    ("tag", "paid"),
    [
        ("en", "700 and 1,300 points"),
        ("ja", "700・1,300点"),
        ("zh-Hans", "700、1,300点"),
        ("fr", "700 et 1\u202f300 points"),
        ("ru", "700 и 1\u00a0300 очков"),
    ],
)
def test_the_shares_of_a_tsumo_are_joined(tag: str, paid: str) -> None:
    assert spoken(words(tag=tag), won(CHEAP, "tsumo").payments) == paid


@pytest.mark.parametrize(
    ("tag", "line"),
    [
        ("en", "West and North each pay"),
        ("ja", "西家、北家（各自）の支払い"),
        ("zh-Hans", "西家、北家各付"),
    ],
)
def test_a_seat_that_pays_is_a_player(tag: str, line: str) -> None:
    payers = payers_list(words(tag=tag), entry_of(CHEAP), won(CHEAP, "tsumo"), NOBODY).text
    assert line in said(payers)


def test_dora_are_counted_without_a_blank_in_japanese() -> None:
    assert yaku_lines(words(tag="ja"), entry_of(HAND), won(HAND, "ron"))[-1].short == "ドラ1"


@pytest.mark.parametrize(("tag", "sign"), [("en", "; "), ("fr", "\u202f; "), ("zh-Hans", "；")])
def test_reasons_are_kept_apart_by_the_sign_of_the_language(tag: str, sign: str) -> None:
    section = said(rulebooks_section(words(tag=tag), entry_of(REASONS), "ron").text)
    assert sign in section
    assert (";" in section) == (";" in sign)


def test_signs_of_double_width_are_counted_twice() -> None:
    assert (width("満貫"), width("mangan"), width("манган")) == (4, 6, 6)


def test_names_of_rulebooks_in_english_are_their_own() -> None:
    say = words()
    for book in RULEBOOKS:
        shown = (say.rulebook(book), book_title(say, book), book_edition(say, book))
        assert shown == (book.short, book.title, book.edition)


def test_rulebooks_have_the_names_that_players_know() -> None:
    japanese = words(tag="ja")
    assert book_names(entry_of("rules:tenhou"), japanese) == ("天鳳", "ルール：天鳳")
    assert japanese.rulebook(named("wrc-2025")) == "WRC 2025"
    assert book_title(japanese, named("common-japanese")) == "日本の一般ルール"


def test_sentences_follow_each_other_as_the_script_has_it() -> None:
    for tag, between in (("en", ". Riichi"), ("ja", "。リーチ"), ("zh-Hans", "。立直")):
        wrong = answer(entry_of("11111m99p,dora:1m,riichi,pon:222p"), words(tag=tag), None)
        assert between in wrong.spoken
