"""Hints: what would have given a hand its yaku."""

import pytest

from pyapp.riichi.hints import hints
from tests.entered import entry_of


@pytest.mark.parametrize(
    ("text", "by", "expected"),
    [
        # closed: the most usual first
        ("123m456p999s11p24s+3s", "ron", ("riichi", "menzen_tsumo", "houtei", "chankan")),
        # open, on the closed wait of a tile that a kan may hold
        ("123m999s11p24s+3s chii:456p", "ron", ("houtei", "chankan")),
        ("123m999s11p24s+3s chii:456p", "tsumo", ("haitei",)),
        # a replacement tile only after a kan
        ("123m999s11p24s+3s kan:5555p", "tsumo", ("haitei", "rinshan")),
        # no kan is robbed of a tile that the hand holds
        ("123m999s11p33s+3s chii:456p", "ron", ("houtei",)),
        # tanyao where the rulebook forbids it on an open hand
        (
            "234m678s22p46s+5s chii:456p rules:ema-2008",
            "ron",
            ("houtei", "chankan", "tanyao"),
        ),
        ("234m678s22p46s+5s chii:456p rules:ema-2008", "tsumo", ("haitei", "tanyao")),
        # a closed tsumo, or any yaku, needs no hint for a yaku; two han may be wanting
        ("234m567m345p67s99p+8s honba:5 rules:ema-2008", "ron",
         ("riichi", "menzen_tsumo", "houtei", "chankan")),
        # nothing helps where there is no hand
        ("124m456p999s11p24s+3s", "ron", ()),
        ("123m456p999s11p24s", "ron", ()),
        ("123m456p999s11p24s+3s ippatsu dora:123456z", "ron", ()),
    ],
)  # fmt: skip
def test_what_would_have_helped(text: str, by: str, expected: tuple[str, ...]) -> None:
    entry = entry_of(text)
    assert hints(entry.hand, entry.situation, by, entry.rules) == expected
