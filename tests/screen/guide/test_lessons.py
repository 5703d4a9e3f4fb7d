"""What the lessons of the course say, held against what the rules in force pay."""

import re
from html import escape

import pytest

from pyapp.learn.course import FIRST_HAND, LADDER
from pyapp.learn.fu_lines import with_rules
from pyapp.learn.table import cell, limits
from pyapp.riichi.hand import RON, TSUMO
from pyapp.riichi.payments import Payment
from pyapp.riichi.points import value
from pyapp.riichi.rulebooks import RULEBOOKS, Rulebook
from pyapp.riichi.worths import worth_exists
from pyapp.screen.guide.practice.lessons import first_html, lesson_html, told_of
from tests.entered import BOOKS, under
from tests.spoken import words


def told(step: str, book: str = "wrc-2025", **house: object) -> str:
    rules = under(book).rules._replace(**house)  # type: ignore[arg-type]
    return " ".join(told_of(words(), step, rules))


def said(paid: tuple[Payment, ...]) -> str:
    return "/".join(f"{each.total:,}" for each in paid)


@BOOKS
def test_the_lesson_on_limits_is_that_of_the_rulebook(book: Rulebook) -> None:
    text = told("rung_limits", book.key)
    found = re.search(r"4 han with (\d+) fu or more and 3 with (\d+) or more", text)
    assert found
    for han, least in zip((4, 3), map(int, found.groups()), strict=True):
        assert value(han, least, book.rules).limit
        assert not value(han, least - 10, book.rules).limit
    counted = value(13, 0, book.rules).limit
    assert ("13 or more kazoe yakuman" in text) == (counted == "kazoe_yakuman")
    assert ("11 han or more are sanbaiman" in text) == (counted == "sanbaiman")
    for each in limits(False, 0, book.rules):
        assert said(each.ron) in text


def test_the_lessons_on_fu_are_those_of_the_rules_in_force() -> None:
    nothing = "Tsumo with pinfu, a closed hand in which nothing else earns fu, adds nothing"
    for fu in (20, 30):
        text = told("rung_win", fu_pinfu_tsumo=fu)
        assert (nothing in text, "pinfu does not count with it" in text) == (fu == 20, fu == 30)
    for state in ("open", "closed"):
        for step in ("rung_sets", "rung_fu", "rung_calls"):  # all of which ask about such a set
            text = told(step, fu_ron_completed_triplet=state)
            assert f"that ron finishes counts as {state}." in text


@pytest.mark.parametrize("pinfu_tsumo", [20, 30])
@pytest.mark.parametrize("open_ron", [20, 30])
@pytest.mark.parametrize("seven_pairs", [25, 50])
def test_20_and_25_fu_are_told_of_as_the_rules_have_them(
    pinfu_tsumo: int, open_ron: int, seven_pairs: int
) -> None:
    rules = under("wrc-2025").rules._replace(
        fu_pinfu_tsumo=pinfu_tsumo, fu_open_pinfu_ron=open_ron, fu_chiitoitsu=seven_pairs
    )
    text = " ".join(told_of(words(), "rung_20_25", rules))
    by_tsumo = worth_exists(3, 20, TSUMO, rules)
    assert ("20 fu is pinfu by tsumo" in text) == ("20 fu 3 han" in text) == by_tsumo
    assert ("no tsumo has 20" in text) == (pinfu_tsumo == 30)
    assert ("ron with an open hand" in text) == (open_ron == 20)
    assert ("pinfu by tsumo, or ron" in text) == (pinfu_tsumo == open_ron == 20)
    assert ("25 fu is chiitoitsu" in text) == worth_exists(3, 25, RON, rules)
    assert ("chiitoitsu has 50 fu" in text) == (seven_pairs == 50)


@pytest.mark.parametrize(
    ("book", "says"), [("wrc-2025", True), ("tenhou", True), ("tenhou-sanma", False)]
)
def test_the_way_of_winning_asked_of_an_open_hand_is_told_of_before(book: str, says: bool) -> None:
    """By ron it earns 2 where nothing else earns fu; three players, who call no runs, never do."""
    told_2 = "Ron with an open hand in which nothing else earns fu adds 2." in told(
        "rung_win", book
    )
    assert told_2 == says


@pytest.mark.parametrize(
    ("book", "kinds"),
    [
        ("wrc-2025", "dora and ura dora"),
        ("tenhou", "dora, ura dora and red five"),
        ("tenhou-sanma", "dora, ura dora, red five and kita"),
        ("jpml-a-2026", "dora"),
    ],
)
def test_the_han_of_dora_are_of_the_kinds_that_the_rules_know(book: str, kinds: str) -> None:
    assert told("rung_han", book).endswith(f", then 1 for each {kinds}.")


def test_the_lesson_on_limits_under_the_rules_that_a_device_begins_with() -> None:
    assert "4 han with 30 fu or more and 3 with 60 or more are mangan too" in told("rung_limits")
    assert "4 han with 40 fu or more and 3 with 70 or more" in told("rung_limits", "tenhou")


@BOOKS
@pytest.mark.parametrize(("step", "fu"), [("rung_30", 30), ("rung_40", 40)])
def test_a_row_is_told_by_ron_and_by_tsumo(book: Rulebook, step: str, fu: int) -> None:
    text = told(step, book.key)
    for han in (1, 2, 3):
        made = cell(han, fu, False, 0, book.rules)
        assert said(made.ron.payments) in text
        assert said(made.tsumo.payments) in text


@BOOKS
def test_the_row_of_the_dealer(book: Rulebook) -> None:
    for han in (1, 2, 3):
        paid = said(cell(han, 30, True, 0, book.rules).ron.payments)
        assert paid in told("rung_dealer", book.key)


def test_what_rules_decide_is_told_as_they_have_it() -> None:
    assert "A wind that is both earns 2" in told("rung_pair")
    assert "A wind that is both earns 4" in told("rung_pair", fu_double_wind_pair=4)
    assert "chiitoitsu is always 25 fu" in told("rung_fu").lower()
    assert "counts as 30" in told("rung_calls")
    assert "counts as 20" in told("rung_calls", fu_open_pinfu_ron=20)
    honba = "Each honba adds {} to a ron, from the discarder, and {} from each to a tsumo."
    assert honba.format(300, 100) in told("rung_sums")
    assert honba.format("1,500", 500) in told("rung_sums", pay_honba=(1500, 500))
    assert honba.format(200, 100) in told("rung_sums", "tenhou-sanma")


@pytest.mark.parametrize(
    "pays", [("20_25", 20, 3, 40, 2), ("20_25", 25, 3, 50, 2), ("50", 60, 1, 30, 2)]
)
def test_what_pays_the_same(pays: tuple[str, int, int, int, int]) -> None:
    step, fu, han, other_fu, other_han = pays
    same = f"{fu} fu {han} han pays the same as {other_fu} fu {other_han} han"
    assert same in told("rung_" + step)
    rules = under("wrc-2025").rules
    assert value(han, fu, rules).base == value(other_han, other_fu, rules).base


@pytest.mark.parametrize("rung", range(len(LADDER)))
def test_the_way_on_comes_before_a_third_paragraph(rung: int) -> None:
    before, begin, after = lesson_html(words(), rung, under("wrc-2025")).text.partition("<button")
    told = told_of(words(), LADDER[rung].id, under("wrc-2025").rules)
    assert begin
    assert before.count("<p>") == min(len(told), 2)
    assert after.count("<p>") >= len(told) - 2
    assert all(escape(each, quote=False) in before + after for each in told)


def test_the_first_hand_is_won_by_another_tile_than_the_indicator() -> None:
    entry = with_rules(FIRST_HAND, under("wrc-2025"))
    assert entry
    assert entry.hand.winning not in entry.situation.indicators


@pytest.mark.parametrize("tag", ["en", "de", "es", "fr", "ru", "ja", "ko", "zh-Hans", "zh-Hant"])
def test_every_language_has_the_numbers_of_the_rules(tag: str) -> None:
    """Each number that the rules decide is in the sentence."""
    rules = under("wrc-2025").rules._replace(fu_double_wind_pair=86, pay_honba=(777, 555))
    rules = rules._replace(fu_chiitoitsu=87, fu_open_pinfu_ron=88)
    say = words(tag=tag)
    text = " ".join([each for rung in LADDER for each in told_of(say, rung.id, rules)])
    for number in (86, 87, 88, 777, 555, 8000, 32000, 1500, 5800):
        assert say.number(number) in text
    for han in (1, 2, 3):
        by_tsumo = cell(han, 30, False, 0, rules).tsumo.payments
        assert "/".join([say.number(each.total) for each in by_tsumo]) in text


def test_what_rulebooks_are_said_to_differ_in_they_do() -> None:
    """They all pay the same for honba, which the lesson named; it left out what dora there are."""
    rules = [book.rules for book in RULEBOOKS if book.rules.players == 4]
    text = told("rung_rulebooks")
    for said_of, options in (
        ("are mangan", [each.limit_kiriage_mangan for each in rules]),
        ("double wind pair", [each.fu_double_wind_pair for each in rules]),
        ("ura dora", [each.yaku_ura_dora for each in rules]),
        ("red five", [each.yaku_red_fives for each in rules]),
        ("honba", [each.pay_honba for each in rules]),
    ):
        assert (said_of in text) == (len(set(options)) > 1), said_of


@pytest.mark.parametrize("tag", ["en", "de", "es", "fr", "ru", "ja", "ko", "zh-Hans", "zh-Hant"])
def test_the_base_points_have_one_name(tag: str) -> None:
    """That of their line in the sum: the base alone is also what the first 20 fu are called."""
    say = words(tag=tag)
    assert say("base_head").lower() in say("lesson_base").lower()


def test_the_first_minute_names_every_part_of_the_fu_of_its_hand() -> None:
    """Who had read of 20, sets, pair and wait alone did not find the 10 of the closed ron there."""
    text = first_html(words(), under("wrc-2025")).text
    assert "Closed hand, ron" in text
    assert "20 to begin with, some for the way of winning, for sets, pair and wait" in text
