"""Local yaku on the Rules screen and in an answer: named, worth what the house says, marked."""

import re

import pytest

from pyapp.riichi.arrange import arrange
from pyapp.riichi.local import LOCAL_IDS
from pyapp.riichi.rules import BadRule, with_text
from pyapp.riichi.score import Score, score
from pyapp.riichi.shanten import away
from pyapp.riichi.tiles import RED
from pyapp.screen.answer.amounts import yaku_lines
from pyapp.screen.answer.dock import WIN, answer
from pyapp.screen.hand.tiles import stand
from pyapp.screen.rules.names import choice_name
from pyapp.words.languages import LANGUAGES, Language
from tests.entered import entry_of
from tests.screen.rules.screens import view
from tests.spoken import words


def worths(html: str, yaku_id: str) -> dict[str, str]:
    """The worths to choose from, as parts of the rule by their names; the chosen one first."""
    (box,) = re.findall(rf'<select id="worth-{yaku_id}".*?</select>', html)
    found = re.findall(r'<option value="([^"]+)"( selected)?>([^<]+)<', box)
    found.sort(key=lambda each: not each[1])
    return {name: text for text, _, name in found}


def test_the_house_chooses_what_one_is_worth() -> None:
    html = view("house_yaku=sanrenkou/daisharin")
    offered = worths(html, "sanrenkou")
    assert next(iter(offered)) == "2 han"
    assert offered["3 han, open 2 han"] == "sanrenkou.3.2"
    assert offered["yakuman"] == "sanrenkou.Y.Y"
    assert worths(html, "daisharin")["6 han, closed only"] == "daisharin.6.0"
    for text in offered.values():
        assert not isinstance(with_text(entry_of("").rules, "house_yaku", text), BadRule)


def test_a_worth_that_is_not_offered_is_shown() -> None:
    html = view("house_yaku=shiiaru_raotai.13.2")
    assert next(iter(worths(html, "shiiaru_raotai"))) == "13 han, open 2 han"


def test_none_has_a_worth_before_it_is_played() -> None:
    assert "worth-" not in view()
    assert 'data-do="rules part house_yaku sanrenkou"' in view()


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.tag)
def test_each_is_named_and_explained(language: Language) -> None:
    say = words(tag=language.tag)
    names = [choice_name(say, yaku_id) for yaku_id in LOCAL_IDS]
    told = [say("about_" + yaku_id) for yaku_id in LOCAL_IDS]
    missing = [each for each, *said in zip(LOCAL_IDS, names, told, strict=True) if "" in said]
    assert missing == [], f"{language.tag}.ftl of the catalogues: each name, and about_ it"
    assert len(set(names)) == len(set(told)) == len(LOCAL_IDS)
    own = choice_name(say, "sanrenkou.3.0")
    assert names[LOCAL_IDS.index("sanrenkou")] in own
    assert "3" in own


def test_an_answer_marks_it_as_the_houses() -> None:
    entry = entry_of("222333444m99p68s+7s house_yaku=sanrenkou")
    won = score(entry.hand, entry.situation, "ron", entry.rules)
    assert isinstance(won, Score)
    lines = [(line.name, line.han) for line in yaku_lines(words(), entry, won)]
    assert lines == [("sanankou", 2), ("sanrenkou (local)", 2)]


def test_tiles_apart_win_by_tsumo_alone_and_stand_by_suits() -> None:
    entry = entry_of("147m258p369s1237z+7z first_turn house_yaku=shiisan_puutaa")
    told = answer(entry, words(), None)
    assert told.state == WIN
    assert re.findall(r'data-win="(\w+)"', told.html) == ["tsumo"]
    assert "Shiisan puutaa (local)" in told.html
    assert "make no winning hand" in told.spoken  # by ron
    assert stand(entry.hand, told.readings).gaps == (3, 6, 9)
    (reading,) = told.readings
    assert arrange(entry.hand, reading)[reading.finished] == (RED, RED)
    for text in ("house_yaku=shiisan_puutaa", "first_turn", ""):
        later = entry_of("147m258p369s1237z+7z " + text)
        assert (
            answer(later, words(), away).html
            == answer(entry_of("147m258p369s1237z+7z"), words(), away).html
        )
