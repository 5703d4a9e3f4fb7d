"""The score table: every cell is the engine's, and the printed one's."""

import inspect
import re
from pathlib import Path

import pytest

from pyapp.check.cases import lines
from pyapp.learn.table import HAN, ROWS, cell, example, limits, score_table, why_not
from pyapp.riichi.hand import RON, TSUMO
from pyapp.riichi.payments import pay_text
from pyapp.riichi.rulebooks import Rulebook, rules_for
from pyapp.riichi.score import Refusal, Score, score
from pyapp.riichi.text import EMPTY, format_entry
from pyapp.riichi.worths import FU, worth_exists
from tests.entered import BOOKS
from tests.learn.sizes import QUICK

EMPTY_CELLS = Path(__file__).parents[1] / "cases/empty_cells.txt"
DEALER = pytest.mark.parametrize("dealer", [False, True])


@BOOKS
def test_mangan_cells_are_joined_and_no_others(book: Rulebook) -> None:
    for row in score_table(False, 0, book.rules).rows:
        assert tuple(each for span in row.spans for each in span.cells) == row.cells
        for span in row.spans:
            alike = {bool(each.value.limit) and each.possible for each in span.cells}
            assert alike == {span.limit != ""}
            assert span.limit or len(span.cells) == 1
        assert sum(span.limit != "" for span in row.spans) <= 1
    spans = {
        row.fu: [len(span.cells) for span in row.spans]
        for row in score_table(False, 0, book.rules).rows
    }
    lifted = book.rules.limit_kiriage_mangan
    assert spans[40] == [1, 1, 1, 1]
    assert spans[60] == ([1, 1, 2] if lifted else [1, 1, 1, 1])
    assert spans[70] == [1, 1, 2]


def test_every_reason_is_worked_out_by_hand() -> None:
    """Every id that the function can return stands in tests/cases/empty_cells.txt."""
    named = {"", *re.findall(r'"((?:no|about)_\w+)"', inspect.getsource(why_not))}
    said = [line.rsplit("| ", 1)[1] for _number, line in lines(EMPTY_CELLS.read_text())]
    assert {"" if reason == "-" else reason for reason in said} == named


@BOOKS
def test_a_reason_says_nothing_against_the_ron_beside_it(book: Rulebook) -> None:
    """Where a pair of both winds has 4 fu, 1 han and 110 fu are won by ron, by tsumo never."""
    for row in score_table(False, 0, book.rules).rows:
        for each in row.cells:
            if not each.ron.reason:
                assert each.tsumo.reason in ("", "no_25_fu_tsumo", "no_110_fu_tsumo")
    wide = book.rules.fu_double_wind_pair == 4
    found = cell(1, 110, False, 0, book.rules)
    assert (found.ron.reason, found.tsumo.reason) == (
        ("", "no_110_fu_tsumo") if wide else ("no_110_fu_one_han",) * 2
    )


@DEALER
def test_one_han_pays_nothing_where_five_counters_ask_for_two(dealer: bool) -> None:
    rules = rules_for("ema-2008")
    under = EMPTY._replace(rulebook="ema-2008", rules=rules)
    reason = "about_yaku_two_han_minimum_at_5_honba"
    for fu in ROWS:
        for by in (RON, TSUMO):
            found = example(1, fu, by, dealer, 4, under)
            before = why_not(1, fu, by, 4, rules)
            assert (found is None) == (before != "")
            assert why_not(1, fu, by, 5, rules) == (before or reason)
            assert example(1, fu, by, dealer, 5, under) is None
            if found is None:
                continue
            more = found.situation._replace(honba=5)
            refused = score(found.hand, more, by, rules)
            assert isinstance(refused, Refusal)
            assert [each.id for each in refused.problems] == ["two_han_minimum"]
            two = example(2, fu, by, dealer, 5, under)
            assert (two is None) == (why_not(2, fu, by, 5, rules) != ""), fu
            if two is not None:
                assert two.situation.honba == 5
                assert isinstance(score(two.hand, two.situation, by, rules), Score)
    assert why_not(1, 30, RON, 5, rules_for("wrc-2015")) == ""


# WRC 2015, 6.1, the table of base values; the common Japanese article, "five han or more".
LIMITS = {
    "wrc-2015": (
        ("mangan", 5, 5, 2000),
        ("haneman", 6, 7, 3000),
        ("baiman", 8, 10, 4000),
        ("sanbaiman", 11, 0, 6000),
        ("yakuman", 0, 0, 8000),
    ),
    "common-japanese": (
        ("mangan", 5, 5, 2000),
        ("haneman", 6, 7, 3000),
        ("baiman", 8, 10, 4000),
        ("sanbaiman", 11, 12, 6000),
        ("kazoe_yakuman", 13, 0, 8000),
        ("yakuman", 0, 0, 8000),
    ),
}
PRINTED_LIMITS = (  # tsumo, ron, east tsumo, east ron
    "2000/4000 8000 4000 12000",
    "3000/6000 12000 6000 18000",
    "4000/8000 16000 8000 24000",
    "6000/12000 24000 12000 36000",
    "8000/16000 32000 16000 48000",
)


@pytest.mark.parametrize("key", LIMITS)
def test_the_strip_of_limits(key: str) -> None:
    rules = rules_for(key)
    found = [limits(dealer, 0, rules) for dealer in (False, True)]
    for strip in found:
        rows = [
            (each.value.limit, each.value.han, each.most_han, each.value.base) for each in strip
        ]
        assert tuple(rows) == LIMITS[key]
    for other, dealer in zip(*found, strict=True):
        paid = (other.tsumo, other.ron, dealer.tsumo, dealer.ron)
        line = " ".join(pay_text(each) for each in paid)
        assert line == PRINTED_LIMITS[(2000, 3000, 4000, 6000, 8000).index(other.value.base)]


@BOOKS
def test_every_cell_has_a_hand_that_earns_it(book: Rulebook) -> None:
    under = EMPTY._replace(rulebook=book.key, rules=book.rules)
    cells = [(han, fu) for fu in ROWS for han in HAN] + [(han, 0) for han in range(5, 14)]
    for han, fu in cells:
        for by in (RON, TSUMO):
            for dealer in ((han + fu) % 20 > 10,) if QUICK else (False, True):
                found = example(han, fu, by, dealer, 0, under)
                if fu and not worth_exists(han, fu, by, book.rules):
                    assert found is None
                    continue
                assert found is not None, (han, fu, by, dealer)
                assert (found.by, found.situation.dealer, found.rules) == (by, dealer, book.rules)
                best = score(found.hand, found.situation, by, book.rules)
                assert isinstance(best, Score)
                worth = best.value
                if han < 13:
                    assert (worth.han, worth.fu if fu else 0) == (han, fu), format_entry(found)
                else:
                    assert worth.yakuman == 1
    assert example(3, 30, RON, False, 0, under) == example(3, 30, RON, False, 0, under)


def test_rows_hold_every_fu_below_those_of_three_kans() -> None:
    assert [fu for fu in FU if fu not in ROWS] == [120, 130, 140]
