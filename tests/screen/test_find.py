"""Yaku and rules are found by every name that a player may type (`tests/cases/searches.tsv`)."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import called
import pytest

from pyapp.riichi.local import LOCAL_IDS
from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.riichi.yaku import YAKU_IDS
from pyapp.screen.find import SAME, Searched, fold, found
from pyapp.screen.guide import yaku
from pyapp.screen.rules.room import searched as searched_rules
from pyapp.screen.rules.state import BEGIN
from pyapp.words.languages import LANGUAGES
from tests.screen.apps import app_of
from tests.screen.guide.guide_player import GuidePlayer
from tests.spoken import words

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests/cases/searches.tsv"
_HEAD, *ROWS = [
    line.split("\t")
    for line in CASES.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
IDS = {"yaku": {*YAKU_IDS, *LOCAL_IDS}, "rules": {option.id for option in HOUSE_OPTIONS}}
YAKU = Searched(YAKU_IDS, lambda say, yaku_id: say(yaku_id))
TAGS = [row.tag for row in LANGUAGES]


# With what four and three players ask for, and with a local yaku.
BOOKS = ("rules:wrc-2015 house_yaku=shiisan_puutaa", "rules:tenhou-sanma")


@cache
def guide(tag: str, book: str) -> GuidePlayer:
    """A player who has the page of yaku open."""
    player = GuidePlayer("yaku", hand=book)
    player.app = player.app._replace(say=words(tag=tag))
    return player


def listed(tag: str, where: str, typed: str) -> set[str]:
    """What a search leaves on the screen, of four players or of three."""
    there: set[str] = set()
    for book in BOOKS:
        if where == "rules":
            app = app_of(book)._replace(say=words(tag=tag))
            there |= {each.id for each in searched_rules(app, BEGIN._replace(search=typed))}
        else:
            player = guide(tag, book)
            player.do("guide yaku search " + typed)
            there |= {row.id for row in yaku.searched(player.app)}
    return there


def wrong(tag: str, where: str, typed: str, expected: str) -> set[str]:
    """The ids that are missing, or that should be; all that is listed if that is too much."""
    there = listed(tag, where, typed)
    wanted = {each for each in expected.split() if each[0] not in "!-"}
    unwanted = {each[1:] for each in expected.split() if each[0] == "!"}
    assert wanted | unwanted <= IDS[where], "no such id"
    if expected == "-" or len(there) * 2 > len(IDS[where]):
        return there
    return wanted - there | unwanted & there


@pytest.mark.parametrize("tag", TAGS)
def test_each_name_finds_what_it_names(tag: str) -> None:
    cases = [row for row in ROWS if row[0] == tag]
    assert len(cases) >= 40, f"tests/cases/searches.tsv: what players of {tag} type, forty or more"
    found = {(row[1], row[2]): wrong(*row) for row in cases}
    assert {typed: ids for typed, ids in found.items() if ids} == {}, (
        "another name stands in pyapp/words/names.tsv"
    )


def test_no_case_stands_there_twice() -> None:
    assert len({tuple(row[:3]) for row in ROWS}) == len(ROWS)
    assert {row[0] for row in ROWS} <= set(TAGS)


def test_a_yaku_is_found_by_all_its_names_in_any_language() -> None:
    device, say = app_of().device, words(tag="de")
    for yaku_id in YAKU_IDS:
        for name in called.called(yaku_id):
            assert yaku_id in (found(device, name, say, YAKU) or ()), name


def test_before_the_names_have_come_the_words_of_the_page_find() -> None:
    device = app_of().device._replace(words=lambda _tag, _terms: None)
    say = words(tag="de")
    assert found(device, "HONITSU", say, YAKU) == ("honitsu",)
    assert found(device, "混一色", say, YAKU) == ()


def test_signs_alone_ask_nothing() -> None:
    for text in ("", " \u3000", "-", "ー", "· :"):
        assert found(app_of().device, text, words(), YAKU) is None


def test_names_are_folded_once_and_for_all() -> None:
    assert fold("ryanpeikou ryanpeiko") == "ryanpeiko ryanpeiko"
    assert fold(called.alike("リャンペイコウ りゃんぺーこー")) == "リャンヘコ リャンヘコ"
    assert fold("断么九 斷幺九") == "断么九 断么九"
    assert fold("agari-yame") == "agari yame"
    assert fold("1000 toi'toi") == "1000 toitoi"
    for names in called.names().values():
        assert names == " ".join(names.split())


def test_a_sign_is_made_like_one_other_alone() -> None:
    signs = SAME.replace(" ", "")
    assert len(set(signs)) == len(signs)


def test_names_belong_to_what_there_is() -> None:
    own = called.OWN.read_text(encoding="utf-8").splitlines()
    _head, *rows = [line.split("\t") for line in own if not line.startswith("#")]
    assert all(len(row) == 3 and row[2] for row in rows), "id, names, source"
    given = [row[0] for row in rows]
    assert len(given) == len(set(given))
    assert set(given) <= IDS["yaku"] | IDS["rules"]
    ids = {name[1:] for row in rows for name in row[1].split(" | ") if name.startswith("-")}
    assert [yaku_id for yaku_id in ids if not called.called(yaku_id)] == []


def test_the_browser_makes_letters_alike_as_the_build_does() -> None:
    script = (ROOT / "static/boot.js").read_text(encoding="utf-8")
    (alike,) = re.findall(r"const alike = (.*);\n", script)
    texts = [row[2] for row in ROWS] + [name for each in YAKU_IDS for name in called.called(each)]
    program = f"console.log(JSON.stringify({json.dumps(texts)}.map({alike})))"
    done = subprocess.run(
        ["node", "-e", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert json.loads(done.stdout) == [called.alike(text) for text in texts]
