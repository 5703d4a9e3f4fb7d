"""Whatever the hand, the answer is whole and leaves nothing unsaid, in any words."""

from pathlib import Path

import pytest
from catalogues import FIRST, block, language_words, terminology_words

from pyapp.riichi.shanten import away
from pyapp.screen.answer.dock import answer
from pyapp.words.languages import LANGUAGES, NATIVE
from pyapp.words.words import Words
from tests.screen.answer.reading import ask, entry_of, left_over, opened, told, whole

CASES = Path(__file__).parents[2] / "cases/hands.txt"
ROWS = [
    [part.strip() for part in line.split("|")]
    for line in CASES.read_text(encoding="utf-8").split("\n")
    if line and not line.startswith("#")
]
WON = [
    *[row[1] for row in ROWS[::9]],
    "1112223334445z+5z rules:mahjong-soul honba:3",
    "22334455m55667p+7p riichi",
    "19m19p19s1234567z+1m",
    "11123m99p789s+1m pon:777z seat:E sticks:1",
    "11123m99p789s+1m pon:777z seat:E round:E honba:2 sticks:3 last_tile",
    "22m34m+5m pon:055p ankan:9999s chii:678s rinshan dora:1m3p rules:tenhou",
    "11122233399m78m+9m riichi ippatsu dora:1m ura:2m rules:tenhou",
    "111222333m99p78s+9s",
    "234567m33456p67s+8s riichi dora:4p",
    "112233m778899p5s+5s",
]
OTHER = [
    *("", "1m", "11111m", "00m rules:tenhou", "1357m1357p13579s", "234m456p789s1122z3m"),
    *("123m456p789s11z23s", "19m19p19s1234567z", "123m456p11z23s pon:222z dora:1s1s1s1s"),
    *("147m258p369s12345z", "456m99p567p chii:234s chii:234s", "123m456p789s11z23s+4s"),
    "456m88p567p chii:234s chii:234s rules:ema-2008",
    "234567m33p riichi pon:555z chii:123s ippatsu rinshan chankan last_tile first_turn ura:1z",
    "456m88p567p chii:234s chii:678s honba:5 rules:ema-2016 yaku_two_han_minimum_at_5_honba=yes",
    "19m19p19s1234567z+1m robs_closed_kan rules:ema-2008",
]
TERMS = LANGUAGES[0].terms


def test_the_hands_are_of_many_sorts() -> None:
    assert len(WON) > 20
    states = {ask(text).state for text in WON + OTHER}
    assert states == {"empty", "incomplete", "tenpai", "impossible", "no-yaku", "win"}


@pytest.mark.parametrize("terms", TERMS)
def test_html_is_whole_and_has_words_for_everything(terms: str) -> None:
    for text in WON + OTHER:
        found = ask(text, terms)
        read = told(found.html) + found.spoken
        assert whole(
            found.html, ("button", "span", "b", "p", "table", "tr", "td", "th", "ul", "li")
        )
        if text in WON:
            for by in ("ron", "tsumo"):
                html = opened(text, by, terms)
                assert whole(html)
                read += told(html)
        assert not [word for word in left_over(read) if "_" in word or "{" in word], text


@pytest.mark.parametrize("terms", TERMS)
def test_nothing_stays_english_in_another_language(terms: str) -> None:
    for text in WON + OTHER:
        found = ask(text, terms, pseudo=True)
        assert left_over(told(found.html) + found.spoken) == [], text
    for text in WON:
        for by in ("ron", "tsumo"):
            assert left_over(told(opened(text, by, terms, pseudo=True))) == [], text


@pytest.mark.parametrize("terms", TERMS)
def test_the_dock_needs_no_words_but_the_first(terms: str) -> None:
    row = LANGUAGES[0]
    blocks = [block(language_words(row, FIRST, True))]
    if terms != NATIVE:
        blocks.append(block(terminology_words(terms, row, True)))
    first = Words(row.tag, terms, tuple(blocks))
    for text in WON + OTHER:
        assert answer(entry_of(text), first, away) == ask(text, terms, pseudo=True), text
