"""What fu are given for: each item of the engine, at its worth under each rulebook."""

import ast
from pathlib import Path

from pyapp.learn.examples import FU_IDS, fu_example
from pyapp.learn.fu_groups import line_id
from pyapp.learn.fu_lines import fu_line, fu_lines, with_rules
from pyapp.riichi import fu
from pyapp.riichi.fu import rounded, total
from pyapp.riichi.readings import KANCHAN, PENCHAN, TANKI
from pyapp.riichi.rulebooks import Rulebook, rules_for
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import EMPTY, Entry
from tests.entered import BOOKS

# Of the rulebooks alone; the double wind is asked for below.
WORTHS = {
    "winning": 20,
    "menzen_ron": 10,
    "tsumo": 2,
    "koutsu_melded_simple": 2,
    "koutsu_concealed_simple": 4,
    "koutsu_melded_outer": 4,
    "koutsu_concealed_outer": 8,
    "kantsu_melded_simple": 8,
    "kantsu_concealed_simple": 16,
    "kantsu_melded_outer": 16,
    "kantsu_concealed_outer": 32,
    "pair_dragon": 2,
    "pair_seat_wind": 2,
    "pair_round_wind": 2,
    "pair_guest_wind": 0,
    "kanchan": 2,
    "penchan": 2,
    "tanki": 2,
    "ryanmen": 0,
    "shanpon": 0,
    "pinfu_tsumo": 20,
    "open_pinfu": 2,
    "chiitoitsu": 25,
    "ron_triplet": 2,
    "wait_choice": 2,
    "rinshan_tsumo": 2,
}


def under(key: str, **changes: object) -> Entry:
    return EMPTY._replace(rulebook=key, rules=rules_for(key)._replace(**changes))  # type: ignore


def worth(name: str, key: str, **changes: object) -> int | None:
    line = fu_line(name, under(key, **changes))
    return line.fu if line else None


@BOOKS
def test_every_line_is_worth_what_the_rules_say(book: Rulebook) -> None:
    told = {line.id: line.fu for line in fu_lines(under(book.key))}
    expected = {**WORTHS, "pair_double_wind": book.rules.fu_double_wind_pair}
    if book.rules.players == 3:
        del expected["open_pinfu"]
    assert told == expected
    assert list(told) == [name for name in FU_IDS if name in told]


@BOOKS
def test_each_example_adds_up(book: Rulebook) -> None:
    for line in fu_lines(under(book.key)):
        won = score(line.entry.hand, line.entry.situation, line.entry.by, book.rules)
        assert won == line.won
        assert isinstance(won, Score)
        assert line.entry.rules == book.rules
        assert won.value.fu == rounded(won.fu_items)
        assert line.fu <= total(won.fu_items)


def test_rules_that_change_a_line() -> None:
    assert worth("open_pinfu", "tenhou", fu_open_pinfu_ron=20) == 0
    assert worth("pinfu_tsumo", "tenhou", fu_pinfu_tsumo=30) == 30
    assert worth("chiitoitsu", "tenhou", fu_chiitoitsu=50) == 50
    assert worth("ron_triplet", "tenhou", fu_ron_completed_triplet="closed") == 4
    assert worth("rinshan_tsumo", "tenhou", fu_rinshan_tsumo=0) == 0
    assert worth("pair_double_wind", "tenhou", fu_double_wind_pair=2) == 2
    assert worth("pair_pei", "tenhou-sanma") is None
    assert worth("pair_pei", "tenhou-sanma", yaku_north_value=True) == 2


def test_a_choice_of_waits_is_one() -> None:
    line = fu_line("wait_choice", under("wrc-2015"))
    assert line
    assert line.won.reading.wait == PENCHAN
    assert [other.reading.wait for other in line.won.others] == ["ryanmen"]
    assert line.won.others[0].value.fu < line.won.value.fu


def test_every_item_of_the_engine_has_a_line() -> None:
    """The ids in the source of the engine's items, and each set."""
    tree = ast.parse(Path(fu.__file__).read_text())
    ids = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "FuItem"
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(ids) > 8
    ids |= {KANCHAN, PENCHAN, TANKI}
    assert ids <= set(FU_IDS)


@BOOKS
def test_every_line_of_the_examples_leads_to_a_line(book: Rulebook) -> None:
    for line in fu_lines(under(book.key)):
        for item in line.won.fu_items:
            assert line_id(item) in FU_IDS


def test_an_id_that_is_none_has_no_example() -> None:
    assert fu_example("pinfu", 4) == ""
    assert fu_line("pinfu", EMPTY) is None


def test_no_line_of_what_cannot_be_read() -> None:
    assert with_rules("345p nothing", EMPTY) is None
