"""The public API: its examples hold, every name is described, and the page does without it."""

import doctest
import random
from pathlib import Path

import pytest

from pyapp.riichi import api, inputs
from pyapp.riichi.hand import Hand, Meld
from pyapp.riichi.points import Value, value, yakuman_value
from tests.proof.random_hands import random_sample

ROOT = Path(__file__).parents[2]


def test_the_examples_hold() -> None:
    found = doctest.testmod(api, raise_on_error=False)
    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.parametrize("name", api.__all__)
def test_every_name_is_there_and_described(name: str) -> None:
    value = getattr(api, name)
    assert name == "rulebooks" or value.__doc__


def test_nothing_else_is_public() -> None:
    public = {name for name in vars(api) if not name.startswith("_")}
    assert public == set(api.__all__)


# What is not there: a tile, a seat, a way to win, a rule. Each is refused, and named.


def read(text: str) -> api.Entry:
    entry = api.parse(text)
    assert isinstance(entry, api.Entry)
    return entry


ENTRY = read("234567m33456p67s+8s riichi dora:1m")
HAND, AROUND, RULES = ENTRY.hand, ENTRY.situation, ENTRY.rules
WORTH = value(4, 20, RULES)
YAKUMAN = yakuman_value(1)
DEAL = api.Deal(0, 0, 0, ())


def told(found: object) -> list[tuple[object, ...]]:
    """The problems of a refusal: id, seats and what it is about."""
    assert isinstance(found, api.Refusal), found
    return [(each.id, *each.seats, *each.detail) for each in found.problems]


@pytest.mark.parametrize(
    ("hand", "tile"),
    [
        (HAND._replace(winning=37), 37),
        (HAND._replace(winning=-1), -1),
        (HAND._replace(concealed=(*HAND.concealed[:12], 99)), 99),
        (HAND._replace(melds=(Meld("pon", (-3, -3, -3)),)), -3),
        (HAND._replace(winning=10**30), 10**30),
    ],
)
def test_no_tile_but_the_37(hand: Hand, tile: int) -> None:
    times = 3 if hand.melds else 1
    for by in ("ron", "tsumo"):
        assert told(api.score(hand, AROUND, by, RULES)) == [("no_such_value", "tile", tile)] * times
    assert told(api.waits(hand, AROUND, RULES))[0] == ("no_such_value", "tile", tile)
    assert told(api.compare(hand, AROUND, "ron", RULES))[0] == ("no_such_value", "tile", tile)
    assert told(api.format(ENTRY._replace(hand=hand)))[0] == ("no_such_value", "tile", tile)
    assert told(api.tile_name(tile)) == [("no_such_value", "tile", tile)]
    assert [api.tile_name(known) for known in (0, 36)] == ["1m", "0s"]


@pytest.mark.parametrize("field", ["indicators", "ura"])
def test_no_indicator_but_the_37(field: str) -> None:
    odd = AROUND._replace(**{field: (0, 40)})  # type: ignore[arg-type]
    assert told(api.score(HAND, odd, "ron", RULES)) == [("no_such_value", "tile", 40)]


@pytest.mark.parametrize("by", ["TSUMO", "", "Ron", "draw"])
def test_a_win_is_by_ron_or_by_tsumo(by: str) -> None:
    assert told(api.score(HAND, AROUND, by, RULES)) == [("neither_ron_nor_tsumo",)]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("seat", 4), ("seat", -1), ("round", 4), ("riichi", 3), ("riichi", -1), ("chankan", 3)),
        *(("honba", -1), ("honba", 100), ("sticks", -1), ("sticks", 100), ("nuki", 100)),
    ],
)
def test_no_situation_but_those_there_are(field: str, value: int) -> None:
    most = AROUND._replace(seat=3, round=3, riichi=2, chankan=2, honba=99, sticks=99, nuki=99)
    odd = most._replace(**{field: value})  # type: ignore[arg-type]
    short = HAND._replace(winning=None)
    expected = [("no_such_value", field, value)]
    assert told(api.score(HAND, odd, "tsumo", RULES)) == expected
    assert told(api.waits(short, odd, RULES)) == expected
    assert told(api.compare(HAND, odd, "tsumo", RULES)) == expected
    assert told(api.format(ENTRY._replace(situation=odd))) == expected


def test_no_rules_but_those_there_are() -> None:
    odd = RULES._replace(players=5, yaku_red_fives=9)
    expected = [("no_such_value", "players", "5"), ("no_such_value", "yaku_red_fives", "9")]
    assert set(expected) <= set(told(api.score(HAND, AROUND, "ron", odd)))
    assert set(expected) <= set(told(api.settle((api.Claim(1, WORTH, ()),), 0, DEAL, odd)))
    assert set(expected) <= set(told(api.chombo(0, DEAL, odd)))
    assert told(api.rules_for("wrc-2099")) == [("unknown_rulebook", "wrc-2099")]


def claim(winner: int, value: Value = WORTH, *liable: tuple[str, int]) -> api.Claim:
    return api.Claim(winner, value, liable)


FED = ("daisangen", 2)


@pytest.mark.parametrize(
    ("claims", "discarder", "feeder", "expected"),
    [
        ((), 0, None, ("no_winner",)),
        ((claim(1),), 1, None, ("pays_himself", 1)),
        ((claim(1), claim(2)), 2, None, ("pays_himself", 2)),
        ((claim(1), claim(1)), 2, None, ("seat_twice", 1, "winner")),
        ((claim(1), claim(2)), None, None, ("one_tsumo", 1, 2)),
        ((claim(4),), 0, None, ("no_such_value", "winner", 4)),
        ((claim(-1),), None, None, ("no_such_value", "winner", -1)),
        ((claim(1),), 4, None, ("no_such_value", "discarder", 4)),
        ((claim(1),), None, 1, ("pays_himself", 1)),
        ((claim(1),), None, -1, ("no_such_value", "kan_feeder", -1)),
        ((claim(1),), 0, 2, ("fed_kan_is_tsumo", 2)),
        ((claim(1, YAKUMAN, ("daisangen", 1)),), 0, None, ("pays_himself", 1, "daisangen")),
        ((claim(1, YAKUMAN, ("daisangen", 4)),), 0, None, ("no_such_value", "liable", 4)),
        ((claim(1, YAKUMAN, ("toitoi", 2)),), 0, None, ("no_such_value", "liable", "toitoi")),
        ((claim(1, YAKUMAN, FED, FED),), 0, None, ("liable_twice", 2, "daisangen")),
        ((claim(1, WORTH._replace(base=123)),), 0, None, ("no_such_value", "value", 1)),
        ((claim(1, yakuman_value(999_999_999)),), 0, None, ("no_such_value", "value", 1)),
        ((claim(1, yakuman_value(-1)),), 0, None, ("no_such_value", "value", 1)),
        ((claim(1, value(1, 25, RULES)),), 0, None, ("no_such_value", "value", 1)),
        ((claim(1, value(2, 35, RULES)),), 0, None, ("no_such_value", "value", 1)),
        ((claim(1, value(0, 30, RULES)),), 0, None, ("no_such_value", "value", 1)),
    ],
)
def test_who_cannot_have_won_is_not_paid(
    claims: tuple[api.Claim, ...],
    discarder: int | None,
    feeder: int | None,
    expected: tuple[object, ...],
) -> None:
    assert told(api.settle(claims, discarder, DEAL, RULES, feeder)) == [expected]


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (api.Deal(4, 0, 0, ()), ("no_such_value", "dealer", 4)),
        (api.Deal(0, -1, 0, ()), ("no_such_value", "honba", -1)),
        (api.Deal(0, 0, -1, ()), ("no_such_value", "loose", -1)),
        (api.Deal(0, 0, 0, (1, 7)), ("no_such_value", "riichi", 7)),
        (api.Deal(0, 0, 0, (1, 1)), ("seat_twice", 1, "riichi")),
    ],
)
def test_a_deal_has_its_seats_and_counters(deal: api.Deal, expected: tuple[object, ...]) -> None:
    assert told(api.settle((claim(1),), 0, deal, RULES)) == [expected]
    assert told(api.exhaustive_draw((), (), deal, RULES)) == [expected]
    assert told(api.chombo(0, deal, RULES)) == [expected]


def test_draws_and_offences_are_of_seats_too() -> None:
    assert told(api.exhaustive_draw((1, 4), (), DEAL, RULES)) == [("no_such_value", "tenpai", 4)]
    assert told(api.exhaustive_draw((1, 1), (), DEAL, RULES)) == [("seat_twice", 1, "tenpai")]
    assert told(api.exhaustive_draw((), (-1,), DEAL, RULES)) == [("no_such_value", "nagashi", -1)]
    assert told(api.chombo(4, DEAL, RULES)) == [("no_such_value", "seat", 4)]
    drawn = api.exhaustive_draw((1,), (), DEAL, RULES)
    assert isinstance(drawn, api.Settlement)
    assert drawn.deltas == (-1000, 3000, -1000, -1000)
    paid = api.chombo(0, DEAL._replace(riichi=(1,)), RULES)
    assert isinstance(paid, api.Settlement)
    assert paid.transfers[-1] == api.Transfer(None, 1, 1000, "returned")


def test_whatever_the_score_is_it_can_be_settled() -> None:
    rng = random.Random(20150404)
    settled = 0
    for place in range(300):
        sample = random_sample(rng, 4 if place % 2 else 3)
        best = api.score(sample.hand, sample.situation, sample.by, sample.rules)
        if isinstance(best, api.Score):
            found = api.settle((claim(1, best.value),), None, DEAL, sample.rules)
            assert isinstance(found, api.Settlement), (sample, found)
            settled += 1
    assert settled > 200


def test_what_could_not_be_read_again_is_not_written() -> None:
    assert api.format(ENTRY) == "234567m33456p67s+8s dora:1m riichi"
    assert told(api.format(ENTRY._replace(by="TSUMO"))) == [("no_such_value", "by", "TSUMO")]
    assert told(api.format(ENTRY._replace(rulebook="mine"))) == [("unknown_rulebook", "mine")]
    odd = HAND._replace(melds=(Meld("chow", (0, 1, 2)),))
    assert told(api.format(ENTRY._replace(hand=odd))) == [("unknown_word", "chow:123m")]
    assert told(api.format(ENTRY, ""))[0][0] == "unknown_word"


def test_a_name_that_players_could_not_have_typed() -> None:
    refused = api.format(read("1z")._replace(house="two  blanks"))
    assert isinstance(refused, api.Refusal)
    assert [each.detail for each in refused.problems] == [("house", "two  blanks")]


def test_rules_found_good_are_forgotten_when_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(inputs, "_GOOD_RULES", {})
    monkeypatch.setattr(inputs, "_MOST_RULES", 2)
    for book in api.rulebooks[:3]:
        assert inputs.rules_problems(book.rules) == ()
    assert list(inputs._GOOD_RULES) == [api.rulebooks[2].rules]
