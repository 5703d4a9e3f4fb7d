"""Hypothesis strategies for hands: wins that can happen, and entries that make no sense."""

import random
from typing import Any

from hypothesis import strategies as st

from pyapp.riichi.free_text import LONGEST_NAME, clean_name
from pyapp.riichi.hand import CALLS, RON, TSUMO, Hand, Meld, Situation
from pyapp.riichi.options import HOUSE_OPTIONS, PARTED
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import Rules
from pyapp.riichi.text import SAID, Entry
from pyapp.riichi.tiles import KINDS, RED_FIVES, sort_tiles
from tests.proof.random_hands import Sample, random_sample


# The proof's generator knows the rare hands; a failure prints the hand as text.
def of_players(players: int) -> st.SearchStrategy[Sample]:
    """Wins of as many players."""
    return st.integers(0, 2**32).map(lambda seed: random_sample(random.Random(seed), players))


wins_of_four = of_players(4)
wins_of_three = of_players(3)
wins = wins_of_four | wins_of_three

tiles = st.integers(0, KINDS + len(RED_FIVES) - 1)
few = st.lists(tiles, max_size=7).map(tuple)
melds = st.builds(
    Meld, st.sampled_from(CALLS), st.lists(tiles, max_size=5).map(lambda t: sort_tiles(tuple(t)))
)
hands = st.builds(
    Hand,
    st.lists(tiles, max_size=20).map(lambda some: sort_tiles(tuple(some))),
    st.lists(melds, max_size=5).map(tuple),
    st.none() | tiles,
)
counters = st.integers(0, 99)
situations = st.builds(
    Situation,
    seat=st.integers(0, 3),
    round=st.integers(0, 3),
    riichi=st.integers(0, 2),
    ippatsu=st.booleans(),
    rinshan=st.booleans(),
    chankan=st.integers(0, 2),
    last_tile=st.booleans(),
    first_turn=st.booleans(),
    indicators=few,
    ura=few,
    honba=counters,
    sticks=counters,
    nuki=st.integers(0, 5),
    robs_nuki=st.booleans(),
    said=st.sets(st.sampled_from(SAID)).map(lambda some: tuple(sorted(some))),
)
ways = st.sampled_from((RON, TSUMO))


@st.composite
def house_rules(draw: st.DrawFn) -> tuple[str, Rules]:
    """A rulebook with some of its options changed."""
    book = draw(st.sampled_from(RULEBOOKS))
    rules = book.rules
    for option in draw(st.lists(st.sampled_from(HOUSE_OPTIONS), max_size=4)):
        if option.kind in PARTED:
            offered = [str(choice) for choice in option.offered(rules.players)]
            kept = draw(st.sets(st.sampled_from(offered)))
            changed: Any = {option.id: tuple(part for part in offered if part in kept)}
        else:
            changed = {option.id: draw(st.sampled_from(option.offered(rules.players)))}
        rules = rules._replace(**changed)
    return book.key, rules


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    """Anything that can be written down, complete or not, possible or not."""
    key, rules = draw(house_rules())
    by = draw(ways | st.just(""))
    house = clean_name(draw(st.text(max_size=LONGEST_NAME) | st.just("")))
    return Entry(draw(hands), draw(situations), by, key, rules, house)
