"""What must hold for every hand: wins that can happen, and entries that make no sense.

How many of each: tests/conftest.py.
"""

import random

from hypothesis import assume, given
from hypothesis import strategies as st

from pyapp.check.hands import answer, sums
from pyapp.riichi.compare import compare
from pyapp.riichi.hand import CHII, PON, RON, TSUMO, Hand, Meld, Situation
from pyapp.riichi.hints import hints
from pyapp.riichi.rulebooks import RULEBOOKS, WRC_2015
from pyapp.riichi.rules import Rules
from pyapp.riichi.score import Outcome, Refusal, Score, score
from pyapp.riichi.shapes import KOUTSU, SHUNTSU
from pyapp.riichi.text import Entry
from pyapp.riichi.tiles import KIND_OF, KINDS, NORTH, WEST, Tile, format_tiles, sort_tiles
from pyapp.riichi.waits import discards, waits
from tests.entered import entry_of
from tests.proof.random_hands import Sample

from .entries import entries, ways, wins, wins_of_four, wins_of_three

# What a hand is worth


@given(wins)
def test_items_add_up_and_the_best_is_not_beaten(win: Sample) -> None:
    outcome = score(win.hand, win.situation, win.by, win.rules)
    assert sums(outcome), win
    if isinstance(outcome, Score):
        totals = [each.total for each in (outcome, *outcome.others)]
        assert totals == sorted(totals, reverse=True), win


@given(wins)
def test_payments_sum_to_the_total(win: Sample) -> None:
    outcome = score(win.hand, win.situation, win.by, win.rules)
    assume(isinstance(outcome, Score))
    assert isinstance(outcome, Score)
    paid = outcome.payments
    others = win.rules.players - 1
    dealer = win.situation.dealer
    assert sum(each.count for each in paid) == (1 if win.by == RON else others)
    # The winner gets the base 4 times (the dealer 6), each payment rounded up to 100; of a tsumo
    # of three, one or two times less, for the one who is missing, or that from both, or half.
    times = 6 if dealer else 4
    missing = (1 + dealer) * (win.by == TSUMO and others == 2)
    exact = outcome.value.base * (times - missing)
    assert exact == outcome.value.base * sum(each.count * each.times for each in paid)
    honba = sum(each.count * each.honba for each in paid)
    assert honba == win.situation.honba * (
        win.rules.pay_honba[0] if win.by == RON else others * win.rules.pay_honba[1]
    )
    north = -(-outcome.value.base * missing // 100) * 100
    shares = {"lost": 0, "halved": -(-north // 200) * 100, "full": north}
    assert {each.north for each in paid} == {shares[win.rules.pay_north_share]}
    rounding = outcome.total - honba - exact - sum(each.count * each.north for each in paid)
    assert 0 <= rounding < 100 * sum(each.count for each in paid)
    assert all(each.points % 100 == 0 for each in paid)


@given(wins)
def test_fu_are_as_many_as_a_hand_can_earn(win: Sample) -> None:
    """20 only as pinfu tsumo, at most 140, few with little han (under the usual fu rules)."""
    usual = {field: getattr(WRC_2015, field) for field in Rules._fields if field[:3] == "fu_"}
    rules = win.rules._replace(**usual)
    outcome = score(win.hand, win.situation, win.by, rules)
    for each in (outcome, *outcome.others) if isinstance(outcome, Score) else ():
        _, fu, yakuman, _, _ = each.value
        names = {hit.id for hit in each.yaku}
        if yakuman or "renhou" in names:
            continue
        assert (fu == 20) == ("pinfu" in names and win.by == TSUMO), win
        assert (fu == 25) == ("chiitoitsu" in names), win
        assert 20 <= fu <= 140, win
        yaku_han = sum(hit.han for hit in each.yaku)
        pair_fu = sum(item.fu for item in each.fu_items if item.id[:5] == "pair_")
        if yaku_han < 4:
            assert fu <= 110, win
        if fu == 110 and yaku_han == 1:
            assert (win.by, pair_fu) == (RON, 4), win


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


def turned_suits(some: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Characters to circles to bamboo to characters, red fives with them."""
    found = []
    for tile in some:
        if tile >= KINDS:
            found.append(KINDS + (tile - KINDS + 1) % 3)
        else:
            found.append((tile + 9) % 27 if tile < 27 else tile)
    return sort_tiles(tuple(found))


def ids(outcome: Outcome) -> set[str]:
    if not isinstance(outcome, Score):
        return set()
    return {hit.id for each in (outcome, *outcome.others) for hit in each.yaku}


@given(wins_of_four)
def test_suits_are_alike_but_for_green(win: Sample) -> None:
    hand, situation, by, _, rules, _ = win
    assume(rules.yaku_red_fives != 4)  # two red fives of circles
    rules = rules._replace(house_yaku=())  # some are of one suit
    turned = Hand(
        turned_suits(hand.concealed),
        tuple(meld._replace(tiles=turned_suits(meld.tiles)) for meld in hand.melds),
        turned_suits((hand.winning or 0,))[0],
    )
    around = situation._replace(
        indicators=tuple(turned_suits((tile,))[0] for tile in situation.indicators),
        ura=tuple(turned_suits((tile,))[0] for tile in situation.ura),
    )
    before, after = score(hand, situation, by, rules), score(turned, around, by, rules)
    assume("ryuuiisou" not in ids(before) | ids(after))
    assert answer(before) == answer(after)


def yaku_worth(outcome: Outcome) -> tuple[int, int]:
    """The most that the yaku of any reading are worth: yakuman, then han."""
    if not isinstance(outcome, Score):
        return (0, 0)
    return max(
        (sum(hit.yakuman for hit in each.yaku), sum(hit.han for hit in each.yaku))
        for each in (outcome, *outcome.others)
    )


@given(wins)
def test_calling_a_set_never_raises_the_han_of_yaku(win: Sample) -> None:
    hand, situation, by, _, rules, _ = win
    rules = rules._replace(house_yaku=())  # a house may pay more for an open hand
    outcome = score(hand, situation, by, rules)
    assume(isinstance(outcome, Score) and hand.closed)
    assert isinstance(outcome, Score)
    opened = situation._replace(riichi=0, ippatsu=False, first_turn=False, ura=())
    reading = outcome.reading
    for place, group in enumerate(reading.groups[: len(reading.groups) - len(hand.melds)]):
        if place == reading.finished or group.shape not in (SHUNTSU, KOUTSU):
            continue
        kept = list(hand.concealed)
        called = []
        for kind in group.kinds:
            tile = next(tile for tile in kept if KIND_OF[tile] == kind)
            kept.remove(tile)
            called.append(tile)
        meld = Meld(CHII if group.shape == SHUNTSU else PON, sort_tiles(tuple(called)))
        other = Hand(tuple(kept), (*hand.melds, meld), hand.winning)
        assert yaku_worth(score(other, opened, by, rules)) <= yaku_worth(outcome), (win, meld)


@given(wins)
def test_riichi_never_lowers(win: Sample) -> None:
    hand, situation, by, _, rules, _ = win
    assume(hand.closed and not situation.first_turn)
    totals = []
    for riichi in (0, 1, 2):
        declared = situation._replace(riichi=riichi, ippatsu=False, ura=())
        outcome = score(hand, declared, by, rules)
        totals.append(outcome.total if isinstance(outcome, Score) else 0)
    assert totals == sorted(totals), win
    assert totals[1] > 0 or rules.yaku_two_han_minimum_at_5_honba or situation.chankan == 2


# Entries that make no sense


@given(entries(), ways)
def test_anything_is_scored_or_refused(entry: Entry, by: str) -> None:
    outcome = score(entry.hand, entry.situation, by, entry.rules)
    if isinstance(outcome, Score):
        assert sums(outcome)
    else:
        assert outcome.problems
        assert all(problem.id for problem in outcome.problems)


@given(entries(), ways)
def test_nothing_else_raises_either(entry: Entry, by: str) -> None:
    hand, situation, rules = entry.hand, entry.situation, entry.rules
    for wait in waits(hand, situation, rules) + waits(
        hand._replace(winning=None), situation, rules
    ):
        assert wait.left < 5
    for _, kinds in discards(hand):
        assert kinds
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


@given(wins_of_three)
def test_a_north_set_aside_is_a_han_and_no_yaku(win: Sample) -> None:
    """Without norths set aside the hand has as many han less, doubled by what names them."""
    around = win.situation._replace(nuki=0, rinshan=False, indicators=(), ura=())
    before = score(win.hand, around, win.by, win.rules)
    kept = win.hand.tiles + sum((meld.tiles for meld in win.hand.melds), ())
    for nuki in range(1, 5 - kept.count(NORTH)):
        if around.first_turn or around.chankan:
            return
        for indicators, times in (((), 1), ((WEST,), 2)):
            if kept.count(WEST) > 3:
                continue
            aside = around._replace(nuki=nuki, indicators=indicators)
            after = score(win.hand, aside, win.by, win.rules)
            if not isinstance(before, Score):
                assert after == before
                continue
            assert isinstance(after, Score)
            named = kept.count(NORTH) * (times - 1)
            if before.value.yakuman == 0 and after.reading == before.reading:
                assert after.value.han == before.value.han + nuki * times + named
            assert after.total >= before.total
