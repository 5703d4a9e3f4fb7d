"""Explanations as data: which groups make a yaku, and why a reading loses."""

import pytest

from pyapp.riichi.explain import difference, makers
from pyapp.riichi.local import LOCAL_IDS
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import Entry
from pyapp.riichi.yaku import YAKU, Groups
from tests.entered import entry_of, won
from tests.riichi.case_lines import LINES


def scored(text: str, by: str) -> tuple[Entry, Score]:
    entry = entry_of(text)
    return entry, won(entry, by)


# What the whole hand makes, or its form; every other yaku of groups names its groups.
WHOLE = {
    *("pinfu", "tanyao", "chiitoitsu", "chanta", "honroutou", "honitsu", "junchan", "chinitsu"),
    *("kokushi", "kokushi_13", "tsuuiisou", "chinroutou", "ryuuiisou", "chuuren"),
    "junsei_chuuren",
}


def test_every_yaku_of_groups_says_which_make_it() -> None:
    whole = {row.id for row in YAKU if isinstance(row.when, Groups) and not row.made_by}
    remedy = "WHOLE of tests/riichi/test_explain.py names those that the whole hand makes"
    assert sorted(whole ^ WHOLE) == [], remedy
    assert len({row.id for row in YAKU}) == len(YAKU)


def test_the_groups_of_a_yaku_are_found_wherever_it_is() -> None:
    """In every case of every yaku: groups that are there, each once, and none of the whole hand."""
    of_groups = {row.id for row in YAKU if row.made_by}
    seen = set()
    for line in LINES:
        entry = line.entry
        found = score(entry.hand, entry.situation, line.by, entry.rules)
        for reading in (found, *found.others) if isinstance(found, Score) else ():
            for hit in reading.yaku:
                made = makers(hit.id, reading.reading, entry.situation)
                assert bool(made) == (hit.id in of_groups), (line.hand, hit.id)
                assert len(set(made)) == len(made)
                assert set(made) <= set(range(len(reading.reading.groups)))
                seen.add(hit.id)
    unseen = ({row.id for row in YAKU} | {*LOCAL_IDS}) - seen
    assert unseen == set(), "tests/cases: hands.txt, of local yaku options.txt, has none of these"


@pytest.mark.parametrize(
    ("text", "by", "wanted"),
    [
        # Two pairs of identical runs are seven pairs too; of pinfu there is then none.
        ("22334m778899p55s+4m", "ron", ("form", ("chiitoitsu",), ("pinfu", "ryanpeikou"), -5)),
        # The 3 ends 345 from two sides, or 123 from one.
        ("12345m789p456s99s+3m riichi", "ron", ("wait", (), ("pinfu",), 2)),
        # Three triplets or three runs.
        ("111222333m789p9s+9s", "ron", ("split", ("sanankou",), ("iipeikou", "junchan"), 16)),
        # From five han on fu do not matter, nor beside a yakuman.
        ("223344m556677p8s+8s", "tsumo", ("form", ("chiitoitsu",), ("ryanpeikou",), 1)),
        ("223344m556677p8s+8s riichi", "tsumo", ("form", ("chiitoitsu",), ("ryanpeikou",), 0)),
        ("222333444m99p55s+5s", "tsumo", ("split", ("menzen_tsumo", "iipeikou"), ("suuankou",), 0)),
    ],
)
def test_why_a_reading_loses(text: str, by: str, wanted: tuple[object, ...]) -> None:
    _entry, best = scored(text, by)
    assert [difference(best, other) for other in best.others] == [wanted]


def test_groups_that_make_no_such_yaku() -> None:
    entry, best = scored("234m567m345p67s99p+8s riichi", "ron")
    for yaku in ("sanshoku_doujun", "sanshoku_doukou", "ittsuu", "iipeikou", "haku"):
        assert makers(yaku, best.reading, entry.situation) == ()


@pytest.mark.parametrize(
    ("yaku", "kind"), [("seat_wind", 28), ("round_wind", 27), ("haku", 31), ("hatsu", 32)]
)
def test_a_triplet_of_honours_is_the_one_that_makes_its_yaku(yaku: str, kind: int) -> None:
    triplets = "555z666z" if kind > 30 else "111z222z"
    entry, best = scored(f"234p{triplets}99m13s+2s", "ron")
    (place,) = makers(yaku, best.reading, entry.situation)
    assert best.reading.groups[place].kind == kind
