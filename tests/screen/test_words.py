"""Every id of the engine has words, in each terminology, and each sentence can be filled."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyapp.riichi import yaku
from pyapp.riichi.fu import FuItem
from pyapp.riichi.hand import CALLS, Hand, Meld
from pyapp.riichi.options import HOUSE_OPTIONS, OPTIONS
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
from pyapp.riichi.tiles import NAMES, tile_named
from pyapp.screen.rules.names import choice_name, option_meaning, option_name
from pyapp.screen.words import TERMINOLOGIES, Words, number, words
from pyapp.screen.words.rule_sentences import RULES
from pyapp.screen.words.sentences import SENTENCES
from pyapp.screen.words.sheet_sentences import SHEET

ENGINE = Path(__file__).parents[2] / "pyapp" / "riichi"
# Words that English-speaking players take over from Japanese.
LOANS = {
    *("riichi", "double_riichi", "ippatsu", "pinfu", "dora"),
    *("mangan", "haneman", "baiman", "sanbaiman", "yakuman", "pair", "dealer", "discarder"),
}
# What the callers of `say` name; every other {brace} must be a term or a sentence.
NAMED = {
    *("n", "suit", "set", "count", "tile", "tiles", "calls", "list", "points", "character"),
    *("token", "way", "why", "limit", "judged", "paid", "less", "more", "a", "wait", "fu"),
    *("name", "wind", "option", "choice", "worth", "total", "call", "row", "error", "sticks"),
    "title",
}


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of these names in the engine."""
    for path in sorted(ENGINE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in names
            ):
                yield node


def first_strings(*names: str) -> set[str]:
    """The string constants anywhere in the first argument of these calls."""
    found = set()
    for node in calls(*names):
        for part in ast.walk(node.args[0]) if node.args else ():
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                found.add(part.value)
    return found


def strings(*files: str) -> set[str]:
    found = set()
    for file in files:
        for node in ast.walk(ast.parse((ENGINE / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


PROBLEMS = first_strings("problem", "Problem")
YAKU = {row.id for row in yaku.YAKU}
TEXT_ERRORS = {
    text
    for text in strings("text.py", "rules.py", "options.py")
    if text.startswith(("bad_", "unknown_", "fixed_")) and " " not in text
}
HINTS = strings("hints.py") & (YAKU | {"menzen_tsumo"})
FU = first_strings("FuItem") - {"fu"} | {KANCHAN, PENCHAN, TANKI}
LIMITS = {MANGAN, KIRIAGE_MANGAN, HANEMAN, BAIMAN, SANBAIMAN, KAZOE_YAKUMAN, YAKUMAN}
WAITS = {RYANMEN, KANCHAN, PENCHAN, SHANPON, TANKI, THIRTEEN_SIDED}
SHAPES = {SHUNTSU, KOUTSU, KANTSU, PAIR, SINGLE}
PAYERS = {DEALER, DISCARDER, NON_DEALER}
TERMS = YAKU | LIMITS | WAITS | SHAPES | set(CALLS) | PAYERS | {"dora", "ura", "aka"}


@pytest.fixture(params=TERMINOLOGIES)
def say(request: pytest.FixtureRequest) -> Words:
    found = words(request.param)
    found.learn(SHEET)
    found.learn(RULES)
    return found


def test_the_engine_was_read() -> None:
    assert {"no_yaku", "too_many_copies", "riichi_open", "two_han_minimum"} <= PROBLEMS
    assert {"tanyao", "kokushi_13", "renhou", "houtei"} <= YAKU
    assert {"bad_tile", "unknown_option", "bad_wind"} <= TEXT_ERRORS
    assert {"riichi", "rinshan", "tanyao"} <= HINTS
    assert {"winning", "pair_dragon", "open_pinfu"} <= FU


def test_every_problem_has_a_sentence() -> None:
    say = words("english")
    assert [id for id in sorted(PROBLEMS) if not say.knows(id)] == []


def test_every_text_error_has_a_sentence() -> None:
    say = words("english")
    assert [id for id in sorted(TEXT_ERRORS) if not say.knows(id)] == []


def test_every_hint_has_words() -> None:
    say = words("english")
    assert [id for id in sorted(HINTS) if not say.knows("need_" + id)] == []


@pytest.mark.parametrize("terms", ["english", "japanese"])
def test_every_term_is_translated(terms: str) -> None:
    say = words(terms)
    loans = LOANS if terms == "english" else set()
    assert [id for id in sorted(TERMS - loans) if id not in say.own] == []


def test_japanese_terms_are_in_japanese_script() -> None:
    say = words("japanese")
    assert [id for id in sorted(TERMS) if say(id).isascii()] == []


def test_fu_items_have_words(say: Words) -> None:
    for id in sorted(FU - {KOUTSU, KANTSU}):
        assert "_" not in say.fu(FuItem(id, 2, None)), id
        assert say.knows("earns_" + id) or say.knows(id) or id in LOANS | WAITS | YAKU, id


def test_terminologies_say_the_same_things() -> None:
    english, japanese = words("english"), words("japanese")
    assert english.own - japanese.own == set()
    assert japanese.own - english.own - LOANS <= TERMS | {
        *("ron", "tsumo", "yaku", "han", "double_yakuman", "open", "closed", "tenpai", "noten"),
        "no_yaku",
    }
    assert words("romaji").own <= japanese.own


def test_every_brace_can_be_filled(say: Words) -> None:
    known = NAMED | TERMS | words("japanese").own
    for id, text in say.table.items():
        for part in text.split("{")[1:]:
            name = part.partition("}")[0].lower()
            assert name in known or say.knows(name), (id, name)


def test_no_sentence_is_written_twice() -> None:
    seen: dict[str, str] = {}
    for block in (SENTENCES, SHEET, RULES):
        for line in block.split("\n"):
            id, _, text = line.partition(" ")
            assert not id or seen.get(id, text) == text, id
            seen[id] = text


def test_options_and_choices_have_names(say: Words) -> None:
    names = [option_name(say, option.id) for option in OPTIONS]
    assert len(set(names)) == len(OPTIONS)
    for option in HOUSE_OPTIONS:
        assert say.knows(option.id), option.id
        assert say.knows("group_" + option.group)
        chosen = [choice_name(say, choice) for choice in option.choices]
        assert len(set(chosen)) == len(chosen), option.id
        assert not any("_" in name or "{" in name for name in chosen), chosen


def test_meanings_use_the_terminology() -> None:
    def meaning(terms: str, id: str) -> str:
        return option_meaning(words(terms), next(each for each in OPTIONS if each.id == id))

    assert meaning("english", "yaku_open_tanyao") == "All simples counts on an open hand too."
    assert meaning("romaji", "yaku_open_tanyao") == "Tanyao counts on an open hand too."
    assert meaning("japanese", "yaku_ura_dora") == "立直 winners count 裏ドラ."
    assert meaning("english", "yaku_ura_dora") == "Riichi winners count ura dora."
    assert meaning("english", "pay_honba").startswith("Points a counter adds")


def test_tiles_are_spoken() -> None:
    assert words("english").tile(tile_named("0p") or 0) == "red five of circles"
    assert words("english").tile(tile_named("9s") or 0) == "nine of bamboo"
    assert words("english").tile(tile_named("1z") or 0) == "east wind"
    assert words("english").tiles(tile_named("5z") or 0) == "white dragons"
    assert words("romaji").tile(tile_named("0m") or 0) == "red 5 man"
    assert words("japanese").tile(tile_named("3p") or 0) == "三筒"
    assert words("japanese").tile(tile_named("7z") or 0) == "中"


def test_every_tile_has_its_own_name(say: Words) -> None:
    assert len({say.tile(tile) for tile in range(len(NAMES))}) == len(NAMES)


def test_problems_name_tile_and_reason() -> None:
    say = words("english")
    assert say.problem(problem("too_many_copies", 5, tile=11)) == (
        "Five 3s of circles: there are only four."
    )
    assert say.problem(problem("too_many_red_fives", 2, tile=35)) == (
        "Two red 5s of circles: these rules have fewer."
    )
    pon = Hand((), (Meld("pon", (31, 31, 31)), Meld("ankan", (0, 0, 0, 0))), None)
    assert say.problem(problem("riichi_open"), pon) == (
        "Riichi needs a closed hand: take back the pung or the riichi."
    )
    assert words("romaji").problem(problem("first_turn_and_meld"), pon) == (
        "A win on the first turn comes before any call: take back the pon and ankan."
    )
    assert words("japanese").problem(problem("chankan_tile_in_hand", tile=4)) == (
        "Another 五萬 is in sight, but all others are in the 槓子 that is robbed."
    )


def test_fu_lines_name_what_earns_them() -> None:
    say = words("english")
    assert say.fu(FuItem("koutsu", 8, group(KOUTSU, 0))) == "concealed pung of terminals"
    assert say.fu(FuItem("kantsu", 16, group(KANTSU, 31, True))) == "melded kong of honours"
    assert say.fu(FuItem("kanchan", 2, None)) == "closed wait"
    assert words("romaji").fu(FuItem("koutsu", 2, group(KOUTSU, 4, True))) == (
        "minkou of chuuchanpai"
    )
    assert words("japanese").fu(FuItem("winning", 20, None)) == "副底"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("123m45x", "“x” in “123m45x” is no tile."),
        ("8z", "“8” in “8z” is no tile."),
        ("123m45", "“123m45”: after the digits comes m, p, s or z."),
        ("seat:Q", "“seat:Q”: a wind is E, S, W or N."),
        ("hello", "“hello” means nothing here."),
        ("rules:nowhere", "“rules:nowhere”: no rulebook has that name."),
        (
            "limit_kiriage_mangan=maybe",
            "“limit_kiriage_mangan=maybe”: the rule has no such choice.",
        ),
    ],
)
def test_text_errors_name_what_cannot_be_read(text: str, sentence: str) -> None:
    error = parse_entry(text)
    assert isinstance(error, TextError)
    assert words("english").text_error(error) == sentence


def test_numbers_have_thousands_apart() -> None:
    assert [number(n) for n in (0, 900, 1000, 12000, 160900)] == [
        *("0", "900", "1,000", "12,000", "160,900")
    ]


def test_lists_end_with_a_word() -> None:
    say = words("english")
    assert say.listed((), "and") == ""
    assert say.listed(("a",), "and") == "a"
    assert say.listed(("a", "b", "c"), "or") == "a, b or c"
