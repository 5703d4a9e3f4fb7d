"""The same hand under every rulebook, and the options that make the difference."""

import pytest

from pyapp.riichi.compare import SCORING, compare, deciding_options, with_reds_of
from pyapp.riichi.options import OPTIONS
from pyapp.riichi.rulebooks import RULEBOOKS, rules_for
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import format_entry
from tests.entered import entry_of, won


def differences(text: str, by: str) -> dict[str, tuple[str, ...]]:
    """The rulebooks that answer otherwise than the entry's rules, with the options at fault."""
    entry = entry_of(text)
    found = compare(entry.hand, entry.situation, by, entry.rules)
    players = entry.rules.players
    as_many = [book.key for book in RULEBOOKS if book.rules.players == players]
    assert [each.rulebook for each in found] == as_many
    for each in found:
        rules = rules_for(each.rulebook)
        assert each.outcome == score(entry.hand, entry.situation, by, rules)
    return {each.rulebook: each.options for each in found if each.options}


def test_where_all_agree_nothing_is_named() -> None:
    assert differences("234m567m345p67s99p+8s", "tsumo") == {}
    assert differences("123m456p999s11p24s+3s", "ron") == {}  # no yaku anywhere


FOUR = [book for book in RULEBOOKS if book.rules.players == 4]
KIRIAGE_OFF = [book.key for book in FOUR if not book.rules.limit_kiriage_mangan]


def test_kiriage_decides_at_4_han_30_fu() -> None:
    assert {"ema-2008", "ema-2016", "jpml-a-2026", "tenhou", "mahjong-soul"} <= set(KIRIAGE_OFF)
    assert differences("234m567m345p67s22p+8s double_riichi", "ron") == dict.fromkeys(
        KIRIAGE_OFF, ("limit_kiriage_mangan",)
    )


def test_it_is_told_against_the_rules_of_the_entry() -> None:
    hand = "234m567m345p67s22p+8s double_riichi"
    on = {book.key for book in FOUR} - set(KIRIAGE_OFF)
    found = differences(hand + " rules:tenhou", "ron")
    assert found == dict.fromkeys(on, ("limit_kiriage_mangan",))
    assert set(differences(hand + " rules:tenhou limit_kiriage_mangan=yes", "ron")) == set(
        KIRIAGE_OFF
    )


def test_only_what_decides_is_named() -> None:
    """EMA 2008 differs in much, but this hand asks only for tanyao on an open hand."""
    found = differences("234m678s22p46s+5s chii:456p", "ron")
    assert found["ema-2008"] == ("yaku_open_tanyao",)
    closed = [book.key for book in FOUR if not book.rules.yaku_open_tanyao]
    assert found == dict.fromkeys(closed, ("yaku_open_tanyao",))


def test_several_options_are_named_in_their_order() -> None:
    found = differences("234m567m345p67s99p+8s riichi ippatsu dora:1z8p ura:1z8p", "ron")
    assert found["jpml-a-2026"] == ("yaku_ippatsu", "yaku_ura_dora", "yaku_kan_dora")


def test_a_refusal_is_a_difference_too() -> None:
    found = differences("19m19p19s1134567z+2z robs_closed_kan", "ron")
    assert found["m-league"] == found["tenhou"] == ("yaku_kokushi_robs_closed_kan",)
    assert "mahjong-soul" not in found


def test_another_limit_is_a_difference_and_the_same_points_in_other_words_too() -> None:
    found = differences("2233445566778p+8p riichi", "tsumo")
    assert found["wrc-2025"] == ("limit_counted_13_han",)
    assert "ema-2016" not in found
    # 4 han 30 fu of 8,000 with kiriage, 5 han of 8,000 with a red five.
    found = differences("234m067m345p67s99p+8s double_riichi dora:1m", "ron")
    assert found["m-league"] == ("yaku_red_fives",)


FIVES_RED = [book.key for book in RULEBOOKS if book.rules.yaku_red_fives]


@pytest.mark.parametrize(
    "hand",
    [
        "234m345p67s99p+8s ankan:5555m riichi",
        "555m345m99p67s+8s riichi 345p",
        "555m234m678s99p67s+8s riichi dora:5m",
        "555m234m678s99p67s+8s riichi dora:1z ura:5m",
    ],
)
def test_four_plain_fives_hold_the_red_one_where_a_rulebook_has_one(hand: str) -> None:
    """The same tiles out of another set; one in the hand is red before an indicator."""
    entry = entry_of(hand)
    assert won(entry, "ron")
    for each in compare(entry.hand, entry.situation, "ron", entry.rules):
        assert isinstance(each.outcome, Score), each.rulebook
        red = each.rulebook in FIVES_RED
        assert [item.tile for item in each.outcome.dora if item.id == "aka"] == [34] * red
        assert ("yaku_red_fives" in each.options) == red
    for each in compare(entry.hand, entry.situation, "ron", rules_for("tenhou")):
        assert each.options == () or each.rulebook not in FIVES_RED


def test_the_set_of_a_rulebook_changes_nothing_else() -> None:
    entry = entry_of("0p555m67s+8s pon:333z kan:5555s dora:5m5p rules:tenhou")
    hand, situation = with_reds_of(entry.hand, entry.situation, entry.rules)
    assert format_entry(entry._replace(hand=hand, situation=situation)) == (
        "0555m0p67s+8s pon:333z daiminkan:0555s dora:5m5p rules:tenhou"
    ).replace("0555m0p", "055m0p")
    same = entry_of("0555m5p5p5p+5p").hand
    assert with_reds_of(same, entry.situation, rules_for("wrc-2015")) == (same, entry.situation)


def test_three_are_compared_with_three() -> None:
    """The game of four has another set of tiles, and other players to pay."""
    found = differences("19m19p19s1234567z+4z robs_nuki rules:tenhou-sanma", "ron")
    assert found == {"mahjong-soul-sanma": ("limit_double_yakuman",)}
    assert differences("123456p567s99m78s+9s nuki:2 riichi rules:tenhou-sanma", "tsumo") == {}
    halved = "123456p567s99m78s+9s nuki:2 riichi rules:tenhou-sanma pay_north_share=halved"
    assert set(differences(halved, "tsumo").values()) == {("pay_north_share",)}
    assert set(differences(halved, "tsumo")) == {"tenhou-sanma", "mahjong-soul-sanma"}
    assert not set(differences("19m19p19s1234567z+4z", "ron")) & {"mahjong-soul-sanma"}


@pytest.mark.parametrize("other", [book.key for book in RULEBOOKS if book.rules.players == 4])
def test_options_that_score_no_hand_are_never_named(other: str) -> None:
    entry = entry_of("234m067m345p67s22p+8s double_riichi ippatsu dora:4m1p ura:1z2z honba:5")
    named = deciding_options(entry.hand, entry.situation, "ron", entry.rules, rules_for(other))
    groups = {option.id: option.group for option in OPTIONS}
    assert all(groups[name] in SCORING for name in named)
    assert list(named) == [option.id for option in OPTIONS if option.id in named]
