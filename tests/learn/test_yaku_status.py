"""How yaku stand under each rulebook: as the engine scores the examples."""

import itertools
from collections.abc import Iterator
from random import Random

import pytest

from pyapp.learn.examples import YAKU_EXAMPLES, yaku_example
from pyapp.learn.yaku_status import (
    INSTEAD,
    YakuStatus,
    deciding,
    elsewhere,
    never_with,
    yaku_status,
)
from pyapp.riichi.hand import CHII, RON, TSUMO, Hand, Meld
from pyapp.riichi.rulebooks import RULEBOOKS, Rulebook, rules_for
from pyapp.riichi.rules import Rules
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import Entry
from pyapp.riichi.yaku import YAKU, YAKU_IDS, Yaku, YakuHit
from tests.entered import BOOKS, entry_of
from tests.learn.sizes import MANY
from tests.oracle.generate import random_case
from tests.proof.random_hands import sample

RANDOM_HANDS = MANY // 4  # for each number of players


def ruled(text: str, rules: Rules) -> Entry:
    return entry_of(text)._replace(rules=rules)


def scored(entry: Entry) -> dict[str, YakuHit]:
    """The yaku of the reading that counts, {} of a hand that does not win."""
    won = score(entry.hand, entry.situation, entry.by, entry.rules)
    return {hit.id: hit for hit in won.yaku} if isinstance(won, Score) else {}


@BOOKS
def test_each_example_has_its_yaku_and_is_paid_as_the_page_says(book: Rulebook) -> None:
    for name in YAKU_IDS:
        stands = yaku_status(name, book.rules)
        closed, opened = yaku_example(name, book.rules.players)
        for text, said in ((closed, stands.closed), (opened, stands.open)):
            if not text:
                assert said is None
                continue
            entry = ruled(text, book.rules)
            assert entry.hand.closed == (text == closed)
            found = scored(entry)
            if said is None:
                assert name not in found
                continue
            counted = found[name]
            if (counted.han, counted.yakuman) == (0, 0):  # only the greatest yakuman counts
                assert not book.rules.limit_yakuman_stacking
                assert max(hit.yakuman for hit in found.values()) >= said.yakuman
            else:
                assert counted == said


@pytest.mark.parametrize("row", YAKU, ids=lambda row: row.id)
def test_every_yaku_has_an_example(row: Yaku) -> None:
    remedy = f"add a line for {row.id} to YAKU_EXAMPLES in pyapp/learn/examples.py: a closed hand"
    assert YAKU_EXAMPLES.get(row.id, ("", ""))[0], remedy
    assert any(
        yaku_status(row.id, book.rules).known or deciding(row.id, book.rules) for book in RULEBOOKS
    ), f"under no rules the hand of {row.id} in pyapp/learn/examples.py has it"
    if row.open is None:
        assert YAKU_EXAMPLES[row.id][1] == "", f"no open hand has {row.id}"


def test_no_open_hand_has_what_the_page_calls_closed_only() -> None:
    """Each closed example with a set of it called instead."""
    tried = 0
    for name in YAKU_IDS:
        closed, opened = yaku_example(name, 4)
        if opened:
            continue
        entry = ruled(closed, rules_for("mahjong-soul"))
        for hand in called(entry.hand):
            tried += 1
            found = scored(entry._replace(hand=hand))
            remedy = f"give {name} an open hand too, in pyapp/learn/examples.py"
            assert name not in found, remedy
    assert tried > 40


def called(hand: Hand) -> Iterator[Hand]:
    """The hand with a run or triplet of its tiles called."""
    kinds = set(itertools.combinations(hand.concealed, 3))
    for tiles in sorted(kinds):
        first, second, third = tiles
        is_run = first < 27 and first % 9 < 7 and (second, third) == (first + 1, first + 2)
        if first == second == third or is_run:
            rest = list(hand.concealed)
            for tile in tiles:
                rest.remove(tile)
            yield hand._replace(
                concealed=tuple(rest), melds=(Meld(CHII if is_run else "pon", tiles),)
            )


@BOOKS
def test_differences_are_those_of_every_pair_of_rulebooks(book: Rulebook) -> None:
    for name in YAKU_IDS:
        told: dict[str, YakuStatus] = {}
        for stands, keys in elsewhere(name, book.rules):
            told.update(dict.fromkeys(keys, stands))
        brute = {
            other.key: yaku_status(name, other.rules)
            for other in RULEBOOKS
            if other.rules.players == book.rules.players
            and yaku_status(name, other.rules) != yaku_status(name, book.rules)
        }
        assert told == brute, name


def test_some_differences_by_name() -> None:
    rules = rules_for("wrc-2015")
    ((closed, books),) = elsewhere("tanyao", rules)
    assert (closed.open, "ema-2008" in books) == (None, True)
    ((none, books),) = elsewhere("ippatsu", rules)
    assert (none.known, "jpml-a-2026" in books) == (False, True)
    (double,) = elsewhere("kokushi_13", rules)
    assert {"ema-2008", "mahjong-soul"} <= set(double.books)
    assert double.status.closed == YakuHit("kokushi_13", 0, 2)
    assert elsewhere("pinfu", rules) == ()
    assert yaku_status("chiitoitsu", rules._replace(fu_chiitoitsu=50)).closed == YakuHit(
        "chiitoitsu", 1, 0
    )
    assert yaku_status("renhou", rules).alone
    assert not yaku_status("renhou", rules_for("tenhou")).known


def test_what_brings_a_yaku_in() -> None:
    assert deciding("ippatsu", rules_for("jpml-a-2026")) == ("yaku_ippatsu",)
    assert deciding("renhou", rules_for("tenhou")) == ("yaku_renhou",)
    assert deciding("pei", rules_for("tenhou-sanma")) == ("yaku_north_value",)
    assert deciding("pei", rules_for("tenhou")) == ()
    assert deciding("sanshoku_doujun", rules_for("tenhou-sanma")) == ()
    assert deciding("pinfu", rules_for("tenhou")) == ()


def test_what_never_comes_together() -> None:
    rules = rules_for("tenhou")
    assert never_with("ippatsu", rules) == ("rinshan",)
    assert never_with("chankan", rules) == ("rinshan", "haitei", "houtei")
    assert "haitei" in never_with("rinshan", rules)
    with_both = rules._replace(yaku_rinshan_with_haitei=True)
    assert "haitei" not in never_with("rinshan", with_both)
    assert never_with("pinfu", rules) == never_with("tenhou", rules) == ()


def test_the_greater_of_two_yaku_is_never_counted_beside_the_lesser() -> None:
    """In the examples, and in random hands of both numbers of players."""
    hits = [set(scored(entry)) for entry in population()]
    for greater, lesser in INSTEAD:
        assert [found for found in hits if {greater, lesser} <= found] == []
        assert [found for found in hits if greater in found], greater
        assert [found for found in hits if lesser in found], lesser


def population() -> Iterator[Entry]:
    for book in (rules_for("mahjong-soul"), rules_for("tenhou-sanma")):
        for name in YAKU_IDS:
            for text in yaku_example(name, book.players):
                if text:
                    entry = ruled(text, book)
                    for by in (RON, TSUMO):
                        yield entry._replace(by=by)
        rng = Random("lesser and greater")
        for _ in range(RANDOM_HANDS):
            dealt = sample(random_case(rng, book.players), "", book)
            yield Entry(dealt.hand, dealt.situation, dealt.by, "", book, "")
