"""The readings of one hand: all of them are told, the one that pays most first."""

import pytest

from pyapp.check.settlements import for_three
from pyapp.riichi.payments import pay_text, payments, total
from pyapp.riichi.points import value
from pyapp.riichi.rulebooks import WRC_2015, rules_for
from pyapp.riichi.score import Score, _best
from tests.entered import entry_of, won


def scored(text: str, by: str) -> Score:
    entry = entry_of(text)
    outcome = won(entry, by)
    return outcome


def told(outcome: Score) -> list[tuple[str, str, int]]:
    """The form, the wait and the points of each reading, the best first."""
    return [
        (each.reading.form, each.reading.wait, each.total) for each in (outcome, *outcome.others)
    ]


@pytest.mark.parametrize(
    ("text", "by", "readings"),
    [
        # Two times two runs are seven pairs too.
        (
            "112233m778899p5s+5s",
            "ron",
            [("standard", "tanki", 5200), ("chiitoitsu", "tanki", 1600)],
        ),
        # Three equal runs or three koutsu, and 9p in the run or in the pair: pinfu, iipeikou and
        # junchan; 4 han 40 fu without pinfu; 2 han 50 fu twice.
        (
            "111222333m7899p+9p",
            "ron",
            [
                ("standard", "ryanmen", 8000),
                ("standard", "tanki", 8000),
                ("standard", "ryanmen", 3200),
                ("standard", "tanki", 3200),
            ],
        ),
        # The two-sided wait with pinfu, 2,000, and the edge, 1,300.
        (
            "123m456s56789p22m+7p riichi",
            "ron",
            [("standard", "ryanmen", 2000), ("standard", "penchan", 1300)],
        ),
        # Equal runs are one place for the tile, and readings without yaku are no win.
        ("22334m789p99s123s+4m", "ron", [("standard", "ryanmen", 2000)]),
        ("111222333m456p9s+9s", "ron", [("standard", "tanki", 3200), ("standard", "tanki", 1300)]),
        ("19m19p19s1134567z+2z", "ron", [("kokushi", "tanki", 32000)]),
    ],
)
def test_every_reading_is_told_the_best_paid_first(
    text: str, by: str, readings: list[tuple[str, str, int]]
) -> None:
    outcome = scored(text, by)
    assert told(outcome) == readings
    assert all(each.others == () for each in outcome.others)


def test_a_standalone_renhou_is_one_more_reading() -> None:
    outcome = scored("234m567m345p67s22p+8s first_turn", "ron")
    assert [hit.id for hit in outcome.yaku] == ["renhou"]
    assert outcome.fu_items == ()
    assert outcome.dora == ()
    [ordinary] = outcome.others
    assert [hit.id for hit in ordinary.yaku] == ["pinfu", "tanyao"]
    # A hand worth more comes first, the renhou second.
    outcome = scored("2233445566778p+8p first_turn", "ron")
    assert outcome.total == 24000
    assert "renhou" in [hit.id for each in outcome.others for hit in each.yaku]


def test_points_decide_and_not_han() -> None:
    """3 han 70 fu, a mangan, beats 4 han 30 fu, which is 7,700 without kiriage.

    No hand reads both ways, so two made-up scores are compared.
    """
    rules = rules_for("ema-2016")
    some = scored("234m567m345p67s99p+8s riichi", "ron")
    lesser, better = (
        some._replace(value=worth, payments=payments(worth.base, "ron", False, 0, rules))
        for worth in (value(4, 30, rules), value(3, 70, rules))
    )
    assert (lesser.total, better.total) == (7700, 8000)
    assert _best([lesser, better]).value == better.value
    assert _best([better, lesser]).others == (lesser,)


def test_payments_among_three() -> None:
    three = for_three(WRC_2015)
    assert pay_text(payments(1280, "ron", True, 1, three)) == "7900"
    assert pay_text(payments(1280, "tsumo", True, 1, three)) == "2700"
    assert total(payments(1280, "tsumo", True, 1, three)) == 5400
    paid = payments(2000, "tsumo", False, 0, three)
    assert [each[:3] for each in paid] == [("non_dealer", 1, 1), ("dealer", 1, 2)]
    assert pay_text(paid) == "2000/4000"
