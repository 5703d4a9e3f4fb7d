"""The options and rulebooks: one schema, a set of facts for each rulebook, text that reads back."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.check.settlements import for_three
from pyapp.riichi.inputs import check
from pyapp.riichi.options import (
    CHOICE,
    FIXED,
    HOUSE_OPTIONS,
    NUMBERS,
    OPTIONS,
    PARTED,
    Option,
    Value,
    option,
)
from pyapp.riichi.rulebooks import RULEBOOKS, WRC_2015, Rulebook, rulebook, rules_for
from pyapp.riichi.rules import (
    BadRule,
    Rules,
    changes_from,
    parse_value,
    value_text,
    with_change,
    with_text,
)
from tests.rows import rows

GROUPS = ("players", "yaku", "limit", "fu", "dora", "pay", "pao", "draw", "misc", "end", "house")
FACTS = Path(__file__).parents[1] / "cases" / "rulebooks.tsv"


class Fact(NamedTuple):
    option: str
    rulebook: str
    value: str
    confidence: str
    note: str


def facts() -> Iterator[Fact]:
    for line in FACTS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            field, key, value, confidence, *note = line.split("\t")
            yield Fact(field, key, value, confidence, " ".join(note))


def found(field: str) -> Option:
    known = option(field)
    assert known is not None, field
    return known


def each_rulebook() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.key)


# The schema


def test_options_are_the_fields_of_rules() -> None:
    assert tuple(asked.id for asked in OPTIONS) == Rules._fields


def test_groups_stand_together_in_display_order() -> None:
    groups = [asked.group for asked in OPTIONS]
    assert groups == sorted(groups, key=GROUPS.index)
    assert set(groups) == set(GROUPS)


def test_every_option_offers_a_choice() -> None:
    for asked in OPTIONS:
        texts = [value_text(choice) for choice in asked.every]
        assert len(set(texts)) == len(texts) >= 2, asked.id
        assert asked.kind in (CHOICE, NUMBERS, FIXED, *PARTED), asked.id
        if asked.kind in PARTED:  # a subset is in the order of the choices
            assert asked.every == asked.offered(4)
            kept = asked.offered(3)
            assert kept == tuple(choice for choice in asked.every if choice in kept)


def test_others_are_asked_of_three() -> None:
    """Nobody is asked about a player who is missing but those who miss one; three, who have no
    chii, not about an open hand without fu.
    """
    alone = [asked.id for asked in OPTIONS if len(asked.offered(4)) < 2]
    assert alone == ["yaku_north_value", "pay_north_share"]
    assert [asked.id for asked in OPTIONS if len(asked.offered(3)) < 2] == ["fu_open_pinfu_ron"]
    for players in (4, 3):
        base = next(book.rules for book in RULEBOOKS if book.rules.players == players)
        for asked in HOUSE_OPTIONS:
            for choice in asked.every if asked.kind not in PARTED else ():
                taken = isinstance(with_change(base, asked.id, choice), Rules)
                if asked.kind == CHOICE or choice in asked.offered(players):
                    assert taken == (choice in asked.offered(players)), (asked.id, choice)
            for part in asked.every if asked.kind in PARTED else ():
                taken = isinstance(with_change(base, asked.id, (str(part),)), Rules)
                assert taken == (part in asked.offered(players)), (asked.id, part)


# The rulebooks


def test_facts_cover_every_option_of_every_rulebook_once() -> None:
    stated = [(fact.option, fact.rulebook) for fact in facts()]
    wanted = [(asked.id, book.key) for asked in OPTIONS for book in RULEBOOKS]
    assert set(wanted) - set(stated) == set(), "say what each holds in tests/cases/rulebooks.tsv"
    assert stated == wanted, "tests/cases/rulebooks.tsv: by OPTIONS, then by RULEBOOKS"


@each_rulebook()
def test_rulebook_is_what_the_facts_say(book: Rulebook) -> None:
    stated = [fact for fact in facts() if fact.rulebook == book.key]
    told = {fact.option: parse_value(found(fact.option), fact.value) for fact in stated}
    held = {asked.id: getattr(book.rules, asked.id) for asked in OPTIONS}
    wrong = {name: held[name] for name in held if told.get(name) != held[name]}
    assert wrong == {}, f"tests/cases/rulebooks.tsv says otherwise of {book.key}, or nothing"
    assert {fact.confidence for fact in stated} <= {"high", "medium", "low", "unknown", "n/a"}
    assert book.assumed == tuple(
        fact.option for fact in stated if fact.confidence in ("low", "unknown")
    )


@each_rulebook()
def test_what_was_not_found_has_a_note_on_the_choice(book: Rulebook) -> None:
    silent = [
        fact
        for fact in facts()
        if fact.rulebook == book.key and fact.confidence in ("unknown", "n/a")
    ]
    unsaid = [fact.option for fact in silent if not fact.note]
    assert unsaid == [], f"tests/cases/rulebooks.tsv, {book.key}: why the value, as a note"


@each_rulebook()
def test_rulebook_is_whole_and_is_the_base_with_its_changes(book: Rulebook) -> None:
    assert check(book.rules) == ()
    players = book.rules.players
    base = next(other.rules for other in RULEBOOKS if other.rules.players == players)
    rules: Rules | BadRule = base
    for field, value in changes_from(base, book.rules):
        assert isinstance(rules, Rules)
        assert getattr(rules, field) != value
        rules = with_change(rules, field, value)
    assert rules == book.rules == rules_for(book.key)
    assert rulebook(book.key) is book
    assert book.title
    assert 0 < len(book.short) < 16  # it stands on a button
    assert book.edition
    assert book.source


def test_wrc_2015_is_first_and_the_base() -> None:
    assert RULEBOOKS[0].key == "wrc-2015"
    assert changes_from(WRC_2015, RULEBOOKS[0].rules) == ()
    assert RULEBOOKS[0].rules == WRC_2015


def test_rulebooks_differ_from_each_other() -> None:
    for one, other in combinations(RULEBOOKS, 2):
        assert changes_from(one.rules, other.rules), (one.key, other.key)
        assert one.short != other.short


def test_common_japanese_values_an_ordinary_hand_as_tenhou_does() -> None:
    # positions.txt relies on this where it says "all".
    value = ("yaku", "limit", "fu", "dora")
    changes = changes_from(rules_for("tenhou"), rules_for("common-japanese"))
    assert [field for field, _ in changes if found(field).group in value] == [
        "yaku_kokushi_robs_closed_kan"
    ]


# Changing rules


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("limit_kiriage_mangan", "no", False),
        ("yaku_red_fives", "4", 4),
        ("yaku_renhou", "none", "none"),
        ("draw_abortive", "none", ()),
        ("draw_abortive", "four_kans/four_winds", ("four_winds", "four_kans")),
        ("pay_honba", "1500/500", (1500, 500)),
        ("end_uma", "floating", "floating"),
        ("end_uma", "12/4/-6/-10", (12, 4, -6, -10)),
        ("end_start_return", "27000/30000", (27000, 30000)),
        ("end_oka", "12", 12),
        ("draw_noten_total", "6000", 6000),
        ("end_yakitori", "-20", -20),
    ],
)
def test_house_rule_as_text(field: str, text: str, value: Value) -> None:
    house = with_text(WRC_2015, field, text)
    assert isinstance(house, Rules)
    assert getattr(house, field) == value
    assert type(getattr(house, field)) is type(value)


@rows("bad_rules.tsv", ("end_oka", "9" * 5000))
def test_bad_text_is_refused(field: str, text: str) -> None:
    assert with_text(WRC_2015, field, text) == BadRule("bad_value", field, text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("yaku_ippatsu", 1),
        ("yaku_red_fives", False),
        ("misc_riichi_min_wall", True),
        ("draw_dealer_repeat", ("win",)),
        ("draw_abortive", "four_kans"),
        ("draw_abortive", ("four_kans", "four_winds")),  # not in the order of the choices
        ("draw_abortive", ("four_kans", "four_kans")),
        ("end_oka", (20,)),
        ("end_uma", (15, 5, -5, -14)),
        ("pay_honba", (300, 101)),
    ],
)
def test_bad_value_is_refused(field: str, value: Value) -> None:
    assert with_change(WRC_2015, field, value) == BadRule("bad_value", field, value_text(value))
    broken = WRC_2015._replace(**{field: value})  # type: ignore[arg-type]
    assert [bad.option for bad in check(broken)] == [field]


def test_unknown_option_is_refused() -> None:
    assert with_change(WRC_2015, "yaku", True) == BadRule("unknown_option", "yaku", "yes")
    assert with_text(WRC_2015, "", "no") == BadRule("unknown_option", "", "no")


def test_only_a_rulebook_says_how_many_play() -> None:
    assert set(OPTIONS) - set(HOUSE_OPTIONS) == {found("players")}
    for players in (4, 3, 5):
        refused = BadRule("fixed_option", "players", str(players))
        assert with_change(WRC_2015, "players", players) == refused
        assert with_text(WRC_2015, "players", str(players)) == refused
    assert check(WRC_2015._replace(players=5, end_uma=(0,) * 5)) != ()
    assert check(WRC_2015._replace(players=10**12)) != ()  # and at once


def test_values_suit_the_players() -> None:
    three = for_three(WRC_2015)
    assert check(three) == ()
    for rules, field, text, fits in (
        (WRC_2015, "end_uma", "10/0/-10", False),
        (three, "end_uma", "10/0/-10", True),
        (three, "end_uma", "15/5/-5/-15", False),
        (three, "end_uma", "floating", False),  # its table is for four
        (WRC_2015, "draw_noten_total", "2000", False),
        (three, "draw_noten_total", "2000", True),
        (three, "draw_noten_total", "2100", False),
        (WRC_2015, "yaku_red_fives", "2", False),
        (three, "yaku_red_fives", "3", False),
        (three, "yaku_red_fives", "2", True),
        (WRC_2015, "pay_north_share", "halved", False),
        (three, "pay_north_share", "halved", True),
        (three, "draw_abortive", "four_winds/four_kans", False),
        (three, "draw_abortive", "nine_terminals", True),
    ):
        house = with_text(rules, field, text)
        assert isinstance(house, Rules) == fits
        assert fits or house == BadRule("bad_value", field, text)


def test_check_names_every_bad_field() -> None:
    broken = WRC_2015._replace(end_ties="coin", yaku_red_fives=5)
    assert check(broken) == (
        BadRule("bad_value", "yaku_red_fives", "5"),
        BadRule("bad_value", "end_ties", "coin"),
    )


# Text reads back


@st.composite
def good_values(draw: st.DrawFn) -> tuple[Option, Value]:
    asked = draw(st.sampled_from(HOUSE_OPTIONS))
    if asked.kind in PARTED:
        kept = draw(st.sets(st.sampled_from([str(choice) for choice in asked.offered(4)])))
        return asked, tuple(str(choice) for choice in asked.offered(4) if choice in kept)
    value: Value = draw(st.sampled_from(asked.choices))
    if asked.kind == NUMBERS and draw(st.booleans()):
        small = st.integers(-999, 999)
        if asked.id == "end_uma":
            one, two, three = draw(small), draw(small), draw(small)
            value = (one, two, three, -one - two - three)
        elif asked.id == "end_start_return":
            start = 100 * draw(st.integers(1, 500))
            value = (start, start + 100 * draw(st.integers(0, 500)))
        else:
            value = 600 * draw(st.integers(0, 1000))
    return asked, value


@given(good_values())
def test_value_text_reads_back(pair: tuple[Option, Value]) -> None:
    asked, value = pair
    again = parse_value(asked, value_text(value))
    assert again == value
    assert type(again) is type(value)
    house = with_change(WRC_2015, asked.id, value)
    assert isinstance(house, Rules)
    assert changes_from(WRC_2015, house) in ((), ((asked.id, value),))


WORDS = [value_text(choice) for asked in OPTIONS for choice in asked.offered(4)]
NOISE = st.lists(st.sampled_from([*WORDS, "-", "/", "0", "25000", "none", "x"]), max_size=5)


@given(st.sampled_from(HOUSE_OPTIONS), NOISE.map("/".join) | st.text())
def test_any_text_is_read_or_refused(asked: Option, text: str) -> None:
    value = parse_value(asked, text)
    if isinstance(value, BadRule):
        assert value == BadRule("bad_value", asked.id, text)
    else:
        both = [with_change(rules, asked.id, value) for rules in (WRC_2015, for_three(WRC_2015))]
        assert [each for each in both if isinstance(each, Rules)]
        assert parse_value(asked, value_text(value)) == value


def test_a_rulebook_that_is_not_there() -> None:
    assert rulebook("wrc-1999") is None
    with pytest.raises(KeyError):
        rules_for("wrc-1999")
