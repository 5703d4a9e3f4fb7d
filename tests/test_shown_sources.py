"""The sources that the Guide shows are those that were compiled, each at its place."""

import sources
from modules import modules

from pyapp.learn.examples import FU_IDS
from pyapp.riichi.yaku import YAKU
from pyapp.screen.guide.source import pieces

TEXT = sources.sources()
IDS = [f"yaku/{row.id}" for row in YAKU] + [f"fu/{item_id}" for item_id in FU_IDS]


def names(item_id: str) -> list[str]:
    """The first line of each piece, without blanks before it."""
    return [piece.text.lstrip().partition("\n")[0] for piece in pieces(TEXT, item_id)]


def test_each_piece_is_the_text_of_its_module_at_its_line() -> None:
    compiled = {module.path: module.text.split("\n") for module in modules().values()}
    for item_id in IDS:
        found = pieces(TEXT, item_id)
        assert found
        for piece in found:
            path, _, line = piece.where.partition(":")
            shown = piece.text.split("\n")
            assert compiled[path][int(line) - 1 : int(line) - 1 + len(shown)] == shown
            assert shown[-1].strip()


def test_a_yaku_begins_with_its_row() -> None:
    for row in YAKU:
        (first, *_rest) = pieces(TEXT, f"yaku/{row.id}")
        assert f'"{row.id}"' in first.text
        assert first.where.startswith("pyapp/riichi/yaku.py:")


def test_a_yaku_shows_all_that_its_row_calls() -> None:
    assert names("yaku/riichi") == [
        '_moment("riichi", 1, 0, "riichi", "", lambda win: win.situation.riichi == 1),'
    ]
    assert "def pinfu(reading: Reading, win: Win) -> bool:" in names("yaku/pinfu")
    assert "def pays_pair(reading: Reading, win: Win) -> bool:" in names("yaku/pinfu")
    assert "def twins(reading: Reading, situation: Situation) -> Places:" in names("yaku/iipeikou")
    assert "def identical_runs(reading: Reading) -> int:" in names("yaku/iipeikou")
    assert "def concealed_triplets(reading: Reading) -> int:" in names("yaku/sanankou")
    assert "def _renhou(hit: YakuHit, rules: Rules) -> YakuHit:" in names("yaku/renhou")
    assert "def _twice(hit: YakuHit, rules: Rules) -> YakuHit:" in names("yaku/kokushi_13")
    assert "NINE_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)" in names("yaku/chuuren")


def test_fu_show_where_they_are_given() -> None:
    assert names("fu/tsumo")[0] == 'SELF_DRAW = FuItem("tsumo", 2, None)'
    assert "def triplet_item(group: Group) -> FuItem:" in names("fu/koutsu_melded_simple")
    assert [name for name in names("fu/pair_dragon") if "_pair_items" in name]


def test_an_id_without_source_has_no_pieces() -> None:
    assert pieces(TEXT, "yaku/none") == pieces("", "yaku/riichi") == ()
