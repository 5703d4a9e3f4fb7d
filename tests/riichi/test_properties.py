"""What must hold for every hand: wins that can happen, and entries that make no sense.

How many of each: tests/conftest.py.
"""

import random

from hypothesis import given
from hypothesis import strategies as st

from pyapp.check.hands import answer
from pyapp.riichi.compare import compare
from pyapp.riichi.hand import CHII, PON, Hand, Meld, Situation
from pyapp.riichi.hints import hints
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.score import Refusal, Score, score
from pyapp.riichi.text import Entry
from pyapp.riichi.tiles import format_tiles
from pyapp.riichi.waits import discards, waits
from tests.entered import entry_of
from tests.proof.random_hands import Sample

from .entries import entries, ways, wins, wins_of_four, wins_of_three

# What a hand is worth


@given(wins, st.randoms(use_true_random=False))
def test_the_order_of_entry_does_not_matter(win: Sample, rng: random.Random) -> None:
    outcome = score(win.hand, win.situation, win.by, win.rules)
    concealed = list(win.hand.concealed)
    rng.shuffle(concealed)
    called = list(win.hand.melds)
    rng.shuffle(called)
    shuffled = win.hand._replace(concealed=tuple(concealed), melds=tuple(called))
    turned = score(shuffled, win.situation, win.by, win.rules)
    assert answer(turned) == answer(outcome)
    if isinstance(turned, Score) and isinstance(outcome, Score):
        assert [each.total for each in turned.others] == [each.total for each in outcome.others]
    text = f"{format_tiles(tuple(concealed))}+{format_tiles((win.hand.winning or 0,))}"
    entry = entry_of(text)
    assert entry.hand == win.hand._replace(melds=())


# Entries that make no sense


@given(entries(), ways)
def test_nothing_else_raises_either(entry: Entry, by: str) -> None:
    hand, situation, rules = entry.hand, entry.situation, entry.rules
    for wait in waits(hand, situation, rules) + waits(
        hand._replace(winning=None), situation, rules
    ):
        assert wait.left < 5
    assert set(discards(hand)) <= set(hand.tiles)
    assert set(hints(hand, situation, by, rules)) <= {
        "riichi", "menzen_tsumo", "haitei", "houtei", "rinshan", "chankan", "tanyao"
    }  # fmt: skip
    as_many = [book for book in RULEBOOKS if book.rules.players == rules.players]
    assert len(compare(hand, situation, by, rules)) == len(as_many)


def with_fault(hand: Hand, situation: Situation, name: str) -> tuple[Hand, Situation]:
    """The hand and situation with one thing more that is wrong."""
    east = Meld(PON, (27, 27, 27))
    change: dict[str, tuple[Hand, Situation]] = {
        "too_many_copies": (hand._replace(concealed=(27,) * 5 + hand.concealed), situation),
        "too_many_red_fives": (hand._replace(concealed=(*hand.concealed, 34, 34)), situation),
        "too_many_tiles": (hand._replace(concealed=(*hand.concealed, 1, 2, 3)), situation),
        "not_a_meld": (hand._replace(melds=(*hand.melds, Meld(CHII, (0, 2, 4)))), situation),
        "riichi_open": (hand._replace(melds=(*hand.melds, east)), situation._replace(riichi=1)),
        "rinshan_and_chankan": (hand, situation._replace(rinshan=True, chankan=1)),
        "chankan_and_last_tile": (hand, situation._replace(chankan=1, last_tile=True)),
        "first_turn_and_late": (hand, situation._replace(first_turn=True, last_tile=True)),
        "too_many_indicators": (hand, situation._replace(indicators=(0, 1, 2, 3, 4, 5))),
        "too_many_ura": (hand, situation._replace(riichi=1, ura=(0, 1, 2, 3, 4, 5, 6))),
    }
    return change[name]


FAULTS = (
    "too_many_copies", "too_many_red_fives", "too_many_tiles", "not_a_meld", "riichi_open",
    "rinshan_and_chankan", "chankan_and_last_tile", "first_turn_and_late",
    "too_many_indicators", "too_many_ura",
)  # fmt: skip


@given(wins_of_four, st.sets(st.sampled_from(FAULTS), min_size=1))
def test_all_problems_are_told_at_once(win: Sample, faults: set[str]) -> None:
    hand, situation = win.hand, win.situation
    for fault in sorted(faults):
        hand, situation = with_fault(hand, situation, fault)
    rules = win.rules._replace(yaku_red_fives=3)
    outcome = score(hand, situation, win.by, rules)
    assert isinstance(outcome, Refusal)
    assert faults - {problem.id for problem in outcome.problems} == set()


def with_fault_of_three(hand: Hand, situation: Situation, name: str) -> tuple[Hand, Situation]:
    """The hand of three and its situation with one thing more that is wrong."""
    run = Meld(CHII, (9, 10, 11))
    change: dict[str, tuple[Hand, Situation]] = {
        "not_in_set": (hand, situation._replace(indicators=(3,))),
        "chii_of_three": (hand._replace(melds=(*hand.melds, run)), situation),
        "north_wind": (hand, situation._replace(round=3)),
        "too_many_copies": (hand, situation._replace(nuki=5)),
        "first_turn_and_nuki": (
            hand,
            situation._replace(first_turn=True, nuki=situation.nuki or 1),
        ),
        "robs_nuki_tile": (hand._replace(winning=9), situation._replace(robs_nuki=True)),
        "robs_nuki_and_other": (hand, situation._replace(robs_nuki=True, last_tile=True)),
    }
    return change[name]


FAULTS_OF_THREE = (
    "not_in_set", "chii_of_three", "north_wind", "too_many_copies", "first_turn_and_nuki",
    "robs_nuki_tile", "robs_nuki_and_other",
)  # fmt: skip


@given(wins_of_three, st.sets(st.sampled_from(FAULTS_OF_THREE), min_size=1))
def test_all_problems_of_three_are_told_at_once(win: Sample, faults: set[str]) -> None:
    hand, situation = win.hand, win.situation
    for fault in sorted(faults):
        hand, situation = with_fault_of_three(hand, situation, fault)
    outcome = score(hand, situation, win.by, win.rules)
    assert isinstance(outcome, Refusal)
    assert faults - {problem.id for problem in outcome.problems} == set()
