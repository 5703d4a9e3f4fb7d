"""Local yaku: what a house says of them, and that nobody else has any."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.riichi import local
from pyapp.riichi.hand import PLAIN, TSUMO, Hand
from pyapp.riichi.local import LOCAL, LOCAL_IDS, local_of
from pyapp.riichi.local_patterns import TESTS
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import BadRule, with_text
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import SAID
from pyapp.riichi.tiles import KINDS, ORPHANS, TILE_NAMED, sort_tiles
from pyapp.riichi.worths import most_yakuman
from pyapp.riichi.yaku import YAKU_IDS
from tests.entered import entry_of
from tests.oracle.local import HOLDS, INSTEAD_OF
from tests.oracle.shapes import apart
from tests.proof.random_hands import LOCAL_ROWS


def test_each_has_a_test_and_a_name_of_its_own() -> None:
    assert tuple(TESTS) == tuple(row.id for row in LOCAL) == LOCAL_IDS, LOCAL_ROWS
    assert set(HOLDS) == set(LOCAL_IDS), LOCAL_ROWS
    assert not set(LOCAL_IDS) & set(YAKU_IDS)
    assert sorted(row.id for row in local.SAID) == list(SAID)
    instead = {row.id: row.instead for row in LOCAL if row.instead}
    assert instead == INSTEAD_OF, "tests/oracle/local.py: INSTEAD_OF says it too"


def test_no_rulebook_has_any() -> None:
    assert [book.key for book in RULEBOOKS if book.rules.house_yaku] == []


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("sanrenkou", ("sanrenkou",)),
        ("sanrenkou.3.2", ("sanrenkou.3.2",)),
        ("sanrenkou.2.2", ("sanrenkou",)),  # as usual
        ("daisharin.13.0/sanrenkou", ("sanrenkou", "daisharin.13.0")),  # in the order of the rows
        ("daichisei.Y.0", ("daichisei.Y.0",)),
        ("none", ()),
    ],
)
def test_worths_are_read(said: str, kept: tuple[str, ...]) -> None:
    rules = with_text(RULEBOOKS[0].rules, "house_yaku", said)
    assert not isinstance(rules, BadRule)
    assert rules.house_yaku == kept


@pytest.mark.parametrize(
    "said",
    [
        *("sanrenkou.0.0", "sanrenkou.14.0", "sanrenkou.-1.0", "sanrenkou.2", "sanrenkou.2.2.2"),
        *("sanrenkou.YYY.0", "sanrenkou.02.2", "sanrenkou/sanrenkou.3.2", "toitoi", "sanrenkou."),
    ],
)
def test_what_is_no_worth_is_refused(said: str) -> None:
    assert with_text(RULEBOOKS[0].rules, "house_yaku", said) == BadRule(
        "bad_value", "house_yaku", said
    )


def test_three_players_have_no_use_for_characters() -> None:
    (three,) = [book.rules for book in RULEBOOKS if book.key == "tenhou-sanma"]
    assert isinstance(with_text(three, "house_yaku", "daisuurin"), BadRule)
    assert not isinstance(with_text(three, "house_yaku", "daisharin.6.0"), BadRule)


def test_a_game_takes_as_many_yakuman_as_they_can_make() -> None:
    for text, most in (
        ("rules:wrc-2015", 1),
        ("rules:wrc-2015 house_yaku=daichisei", 2),
        ("rules:m-league", 4),
        ("rules:m-league house_yaku=daichisei/ishi_no_ue", 7),
    ):
        assert most_yakuman(entry_of(text).rules) == most, text


def test_an_unknown_one_is_nothing() -> None:
    assert local_of("toitoi") is None


def dealt_apart(seed: int) -> list[int]:
    return [TILE_NAMED[name] for _, (name,) in apart(Random(seed))]


def all_apart(tiles: list[int]) -> bool:
    """Whether they are thirteen kinds, of each suit one among any three numbers in a row."""
    held = [tiles.count(kind) for kind in range(KINDS)]
    suits = [[n > 0 for n in held[suit : suit + 9]] for suit in (0, 9, 18)]
    rows = [sum(suit[place : place + 3]) for suit in suits for place in range(7)]
    return sorted(held)[-14:] == [0] + [1] * 12 + [2] and max(rows) == 1


BARE = RULEBOOKS[0].rules
any_tile = st.integers(0, KINDS - 1)
any_tiles = st.lists(any_tile, min_size=14, max_size=14)
tiles_apart = st.integers(0, 2**32).map(dealt_apart)
nearly = st.builds(
    lambda tiles, at, tile: [*tiles[:at], tile, *tiles[at + 1 :]],
    tiles_apart,
    st.integers(0, 13),
    any_tile,
)


@given(any_tiles | tiles_apart | nearly, st.integers(0, 3))
def test_tiles_win_at_once_where_all_are_apart(tiles: list[int], seat: int) -> None:
    hand = Hand(sort_tiles(tuple(tiles[:-1])), (), tiles[-1])
    situation = PLAIN._replace(seat=seat, first_turn=True)
    house = entry_of("rules:wrc-2015 house_yaku=shiisan_puutaa").rules
    outcome = score(hand, situation, TSUMO, house)
    if all_apart(tiles) and set(tiles) != set(ORPHANS):
        assert isinstance(outcome, Score)
        assert [hit.id for hit in outcome.yaku] == ["shiisan_puutaa"]
        assert sorted(kind for each in outcome.reading.groups for kind in each.kinds) == sorted(
            tiles
        )
        assert tiles[-1] in outcome.reading.groups[outcome.reading.finished].kinds
        situation = situation._replace(first_turn=False)
        assert score(hand, situation, TSUMO, house) == score(hand, situation, TSUMO, BARE)
    else:
        assert outcome == score(hand, situation, TSUMO, BARE)
