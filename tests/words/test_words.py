"""Every id of the engine has words, in each terminology, and says what it is meant to."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyapp.riichi.fu import FuItem
from pyapp.riichi.hand import CALLS, Hand, Meld
from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.riichi.payments import DEALER, DISCARDER, NON_DEALER
from pyapp.riichi.points import (
    BAIMAN,
    HANEMAN,
    KAZOE_YAKUMAN,
    KIRIAGE_MANGAN,
    MANGAN,
    SANBAIMAN,
    YAKUMAN,
)
from pyapp.riichi.problem import problem
from pyapp.riichi.readings import KANCHAN, PENCHAN, RYANMEN, SHANPON, TANKI, THIRTEEN_SIDED
from pyapp.riichi.shapes import KANTSU, KOUTSU, PAIR, SHUNTSU, SINGLE, group
from pyapp.riichi.text import TextError, parse_entry
from pyapp.riichi.tiles import NAMES, TILE_NAMED
from pyapp.riichi.yaku import YAKU
from pyapp.screen.rules.names import choice_name
from pyapp.words.languages import LANGUAGES
from pyapp.words.words import Words
from tests.parsed import nodes
from tests.rows import rows
from tests.spoken import words

ENGINE = Path(__file__).parents[2] / "pyapp" / "riichi"


def first_strings(*names: str) -> Iterator[str]:
    """The string constants anywhere in the first argument of these calls in the engine."""
    for path in sorted(ENGINE.glob("*.py")):
        for node in nodes(path):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def strings(*files: str) -> set[str]:
    found = set()
    for file in files:
        for node in nodes(ENGINE / file):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


PROBLEMS = set(first_strings("problem", "Problem"))
YAKU_IDS = {row.id for row in YAKU}
TEXT_ERRORS = {
    text
    for text in strings("text.py", "rules.py", "options.py")
    if text.startswith(("bad_", "unknown_")) and " " not in text
}
HINTS = strings("hints.py") & YAKU_IDS
FU = set(first_strings("FuItem")) - {"fu"} | {KANCHAN, PENCHAN, TANKI}
LIMITS = {MANGAN, KIRIAGE_MANGAN, HANEMAN, BAIMAN, SANBAIMAN, KAZOE_YAKUMAN, YAKUMAN}
WAITS = {RYANMEN, KANCHAN, PENCHAN, SHANPON, TANKI, THIRTEEN_SIDED}
SHAPES = {SHUNTSU, KOUTSU, KANTSU, PAIR, SINGLE}
PAYERS = {DEALER, DISCARDER, NON_DEALER}
TERMS = YAKU_IDS | LIMITS | WAITS | SHAPES | set(CALLS) | PAYERS | {"dora", "ura", "aka"}


@pytest.fixture(params=LANGUAGES[0].terms)
def say(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


def test_the_engine_was_read() -> None:
    assert {"no_yaku", "too_many_copies", "riichi_open", "two_han_minimum"} <= PROBLEMS
    assert {"tanyao", "kokushi_13", "renhou", "houtei", "riichi"} <= YAKU_IDS
    assert {"bad_tile", "unknown_option", "bad_wind"} <= TEXT_ERRORS
    assert {"riichi", "rinshan", "tanyao"} <= HINTS
    assert {"winning", "pair_dragon", "open_pinfu"} <= FU


def test_whatever_the_engine_says_has_words(say: Words) -> None:
    needed = PROBLEMS | TEXT_ERRORS | TERMS | {"need_" + hint for hint in HINTS}
    # "cannot_" begins what a game cannot take.
    missing = [each for each in needed if not say.knows(each) and not say.knows("cannot_" + each)]
    assert sorted(missing) == [], "pyapp/words/catalogues: no words with these ids"


def test_japanese_terms_are_in_japanese_script() -> None:
    say = words("japanese")
    latin = [term for term in sorted(TERMS) if say(term).isascii()]
    assert latin == [], "pyapp/words/catalogues/japanese.ftl: none, or in Latin letters"


def test_fu_items_have_words(say: Words) -> None:
    for word_id in sorted(FU - {KOUTSU, KANTSU}):
        assert "_" not in say.fu(FuItem(word_id, 2, None)), word_id
        assert say.knows("earns_" + word_id) or say.knows(word_id), word_id


def test_options_and_choices_have_names(say: Words) -> None:
    names = [say.title(option.id) for option in HOUSE_OPTIONS]
    assert len(set(names)) == len(HOUSE_OPTIONS)
    for option in HOUSE_OPTIONS:
        chosen = [choice_name(say, choice) for choice in option.choices]
        assert len(set(chosen)) == len(chosen), option.id
        assert not any("_" in name or "{" in name for name in chosen), chosen


def test_meanings_use_the_terminology() -> None:
    word_id = "about_yaku_open_tanyao"
    assert words()(word_id) == "Tanyao counts in an open hand too."
    assert words("romaji")(word_id) == "Tanyao counts in an open hand too."
    assert words("japanese")("about_yaku_ura_dora") == "With 立直, the 裏ドラ count."
    assert words("wrc")("about_pay_multi_ron_honba").endswith("receives the counters.")
    assert words()("about_pay_multi_ron_honba").endswith("receives the honba.")


def test_clubs_and_wrc_speak_their_own_english() -> None:
    club, wrc = words(), words("wrc")
    assert [club(word_id) for word_id in ("shuntsu", "koutsu", "kantsu", "chii", "pon", "fu")] == [
        *("run", "triplet", "kan", "chii", "pon", "fu")
    ]
    assert [wrc(word_id) for word_id in ("shuntsu", "koutsu", "kantsu", "chii", "pon", "fu")] == [
        *("chow", "pung", "kong", "chow", "pung", "minipoints")
    ]
    assert (club("n_honba", n=2), wrc("n_honba", n=2), wrc("n_honba", n=1)) == (
        *("2 honba", "2 counters", "1 counter"),
    )


def test_tiles_are_spoken() -> None:
    assert words().tile(TILE_NAMED["0p"]) == "red five of circles"
    assert words().tile(TILE_NAMED["9s"]) == "nine of bamboo"
    assert words().tile(TILE_NAMED["1z"]) == "east wind"
    assert words("romaji").tile(TILE_NAMED["0m"]) == "aka 5 man"
    assert words("japanese").tile(TILE_NAMED["3p"]) == "三筒"
    assert words("japanese").tile(TILE_NAMED["7z"]) == "中"


def test_every_tile_has_its_own_name(say: Words) -> None:
    assert len({say.tile(tile) for tile in range(len(NAMES))}) == len(NAMES)


def test_problems_name_tile_and_reason() -> None:
    say = words()
    assert say.problem(problem("too_many_copies", 5, tile=11)) == (
        "Three of circles: 5 of them, and there are only four."
    )
    assert say.problem(problem("too_many_red_fives", 2, tile=35)) == (
        "Red five of circles: 2 of them, and these rules have fewer."
    )
    pon = Hand((), (Meld("pon", (31, 31, 31)), Meld("ankan", (0, 0, 0, 0))), None)
    assert say.problem(problem("riichi_open"), pon) == (
        "Riichi needs a closed hand. Take back riichi, or these calls: pon."
    )
    assert words("romaji").problem(problem("first_turn_and_meld"), pon) == (
        "After a call there is no win on the first turn. Take back: pon and ankan."
    )
    assert words("japanese").problem(problem("chankan_tile_in_hand", tile=4)) == (
        "五萬: a fifth one, as all four are in the 槓子 that is robbed."
    )


def test_fu_lines_name_what_earns_them() -> None:
    say = words()
    assert say.fu(FuItem("koutsu", 8, group(KOUTSU, 0))) == "closed triplet of terminals"
    assert say.fu(FuItem("kantsu", 16, group(KANTSU, 31, True))) == "open kan of honours"
    assert say.fu(FuItem("kanchan", 2, None)) == "closed wait"
    assert words("romaji").fu(FuItem("koutsu", 2, group(KOUTSU, 4, True))) == (
        "minkou (chuuchanpai)"
    )
    assert words("japanese").fu(FuItem("winning", 20, None)) == "副底"


@rows("text_errors.tsv")
def test_text_errors_name_what_cannot_be_read(text: str, sentence: str) -> None:
    error = parse_entry(text)
    assert isinstance(error, TextError)
    assert words().text_error(error) == sentence
