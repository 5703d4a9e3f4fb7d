"""The opened answer's other readings and other rulebooks, and why they differ."""

from pyapp.riichi.rulebooks import RULEBOOKS
from tests.screen.answer.reading import opened, section, those_of_four

B = "456m99p56p+7p pon:555z chii:234s dora:4p"


def test_another_wait_is_refuted() -> None:
    html = opened("11123m99p789s+1m pon:777z seat:E", "ron")
    assert section(html, "Other readings") == [
        "1m 1m 1m* 1m 2m 3m 9p 9p 7s 8s 9s 7z 7z 7z 2,900 2 han 30 fu One of characters as "
        "two-pair wait: −4 fu (30 fu in all); 2,900 instead of 3,900."
    ]


def test_a_wait_that_costs_pinfu_is_refuted() -> None:
    rows = section(opened("123m3455p789s678p+5p riichi", "ron"), "Other readings")
    assert any("no pinfu" in row and "instead of" in row for row in rows), rows


def test_what_is_gained_stands_before_what_is_lost() -> None:
    rows = section(opened("789m12345p67899s+3p riichi", "ron"), "Other readings")
    assert rows == [
        "7m 8m 9m 1p 2p 3p* 3p 4p 5p 6s 7s 8s 9s 9s 1,300 1 han 40 fu Three of circles as edge "
        "wait: +2 fu (40 fu in all), but no pinfu; 1,300 instead of 2,000."
    ]


def test_another_split_is_refuted() -> None:
    rows = section(opened("111222333m99p78s+9s", "ron"), "Other readings")
    assert rows == [
        "1m 1m 1m 2m 2m 2m 3m 3m 3m 9p 9p 7s 8s 9s* 3,200 2 han 50 fu "
        "Split into other sets: sanankou and +16 fu (50 fu in all), but no pinfu, iipeikou or "
        "junchan; 3,200 instead of 8,000."
    ]


def test_seven_pairs_against_twin_runs() -> None:
    rows = section(opened("112233m778899p5s+5s", "ron"), "Other readings")
    assert rows[-1].endswith(
        "1,600 2 han 25 fu Read as chiitoitsu: chiitoitsu, but no ryanpeikou "
        "and −7 fu (25 fu in all); 1,600 instead of 5,200."
    )


def test_a_hand_with_one_reading_says_so() -> None:
    assert section(opened(B, "ron"), "Other readings") == [
        "There is no other way to read the tiles."
    ]


def test_of_many_readings_the_last_are_counted() -> None:
    rows = section(opened("3334444555666m+5m", "ron"), "Other readings")
    assert (len(rows), rows[-1]) == (5, "and 3 more that pay no better")


def test_equal_readings_come_to_the_same() -> None:
    rows = section(opened("22334455m55667p+7p", "ron"), "Other readings")
    assert any(row.endswith(": comes to the same.") for row in rows), rows


# Other rulebooks


def test_rulebooks_that_agree_stand_together() -> None:
    every = those_of_four(lambda rules: rules != RULEBOOKS[0].rules)
    assert section(opened(B, "ron"), "Under other rules") == [f"The same under: {every}."]


def test_each_difference_names_the_rule_that_decides() -> None:
    html = opened("234567m33456p67s+8s riichi dora:4p", "ron")
    rows = section(html, "Under other rules")
    without = those_of_four(lambda rules: not rules.limit_kiriage_mangan)
    assert rows[1:] == [f"7,700 4 han 30 fu {without} Kiriage mangan: no"]
    for name in ("Mahjong Soul", "EMA 2025"):  # one that differs, one that agrees: not to be broken
        assert f'<span class="whole">{name}</span>' in html


def test_house_rules_are_named() -> None:
    rows = section(opened(B + " house:Our_club", "ron"), "Under other rules")
    assert rows[0] == "House rules: Our club"


def test_each_difference_is_marked() -> None:
    html = opened("234567m33456p67s+8s riichi dora:4p", "ron")
    assert html.count('<li class="differs">') == 1
    assert '"differs"' not in opened(B, "ron")


def test_a_rulebook_without_yaku_for_it_says_so() -> None:
    rows = section(opened("456m88p56p+7p chii:234s chii:678s", "ron"), "Under other rules")
    without = those_of_four(lambda rules: not rules.yaku_open_tanyao)
    assert any(row.startswith(f"No yaku {without} Open tanyao (kuitan): no") for row in rows), rows
