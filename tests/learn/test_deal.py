"""Hands to practise on: legal, as often as real ones, and what was wished for."""

from collections import Counter
from collections.abc import Iterator

import pytest

from pyapp.learn.deal import deal
from pyapp.learn.dice import Dice
from pyapp.learn.dora_fill import completed
from pyapp.learn.fu_groups import PAIRS, SETS, pair_id, set_id
from pyapp.learn.plans import FAMILIES, YAKUMAN_HAN
from pyapp.learn.request import CLOSED, HARD, OPEN, RARE_FLAGS, REALISTIC, USUAL, Request, hand
from pyapp.riichi.hand import ANKAN, CHII, KANS, RON, TSUMO, seen_tiles
from pyapp.riichi.options import HOUSE_OPTIONS, PARTED
from pyapp.riichi.rulebooks import Rulebook, rules_for
from pyapp.riichi.rules import Rules
from pyapp.riichi.score import Score
from pyapp.riichi.text import EMPTY, Entry, format_entry, parse_entry
from pyapp.riichi.tiles import KIND_OF, RED_FIVES
from tests.entered import BOOKS, entry_of, under, won
from tests.learn.dealt import practice_hand
from tests.learn.sizes import ENOUGH, MANY, QUICK

# 300,000 recorded games with red fives and open tanyao: percent of wins, and of those to 4 han.
REAL_HAN = {1: 15.0, 2: 22.5, 3: 23.5, 4: 19.3, 5: 11.3, 6: 5.3, 7: 2.0, 8: 1.1}
REAL_FU = {20: 5.2, 25: 1.9, 30: 62.6, 40: 27.3, 50: 2.3, 60: 0.4, 70: 0.2}
# Yaku are drawn less closely: what a hand is made for, other yaku come along with.
REAL_YAKU = {"riichi": 40, "tanyao": 23, "pinfu": 20, "honitsu": 4.6, "chiitoitsu": 2.7}


def hands(count: int, rare: int, blank: Entry, name: str = "hand") -> Iterator[tuple[Entry, Score]]:
    for seed in range(count):
        entry = practice_hand(rare, blank, f"{name} {seed}")
        best = won(entry, entry.by)
        yield entry, best


def odd(entry: Entry, best: Score) -> list[str]:
    """What somebody at the table would object to, beyond what the engine refuses."""
    hand, situation, rules = entry.hand, entry.situation, entry.rules
    kans = [meld for meld in hand.melds if meld.call in KANS]
    called = [meld for meld in hand.melds if meld.call != ANKAN]
    most = 1 + len(kans) if rules.yaku_kan_dora else 1
    shown, ura = len(situation.indicators), len(situation.ura)
    beneath = shown if situation.riichi and rules.yaku_ura_dora else 0
    reds = set(seen_tiles(hand, situation)) & set(RED_FIVES)
    late = situation.first_turn or situation.honba > 3 or situation.round > 1
    worthless = situation.riichi and entry.by == RON and best.payments[0].total == 0
    objections = {
        "it has no text form": parse_entry(format_entry(entry)) != entry,
        "open without a call": hand.closed != (not called),
        "no fourteen tiles": hand.winning is None or hand.size != 14,
        "wrong number of indicators": not max(1, most - 1) <= shown <= most,
        "an indicator of a kan is missing": shown < most and not situation.rinshan,
        "wrong number of ura indicators": ura != beneath,
        "ippatsu after a kan": situation.ippatsu and kans,
        "ippatsu in spite of the rules": situation.ippatsu and not rules.yaku_ippatsu,
        "a situation that practice does not have": late,
        "nobody sits there": situation.seat >= rules.players,
        "red fives that the rules do not have": reds and not rules.yaku_red_fives,
        "worth nothing": worthless,
    }
    return [objection for objection, holds in objections.items() if holds]


@BOOKS
@pytest.mark.parametrize("rare", [REALISTIC, USUAL, HARD])
def test_nobody_would_refuse_the_hand(book: Rulebook, rare: int) -> None:
    for entry, best in hands(MANY // 20, rare, under(book.key)):
        assert odd(entry, best) == [], format_entry(entry)
        assert (entry.rulebook, entry.rules) == (book.key, book.rules)


@pytest.mark.parametrize("key", ["tenhou"] if QUICK else ["tenhou", "wrc-2015"])
def test_hands_are_dealt_as_they_are_won(key: str) -> None:
    han: Counter[int] = Counter()
    fu: Counter[int] = Counter()
    yaku: Counter[str] = Counter()
    for _entry, best in hands(ENOUGH, REALISTIC, under(key)):
        assert best.value.yakuman == 0
        han[min(best.value.han, 8)] += 1
        yaku.update(hit.id for hit in best.yaku)
        if best.value.han < 5:
            fu[best.value.fu] += 1
    assert set(fu) <= set(REAL_FU)
    for real, found in ((REAL_HAN, han), (REAL_FU, fu)):
        shares = {each: 100 * found[each] / found.total() for each in real}
        assert {each for each in real if abs(shares[each] - real[each]) > 2} == set(), shares
    often = {item_id: 100 * yaku[item_id] / ENOUGH for item_id in REAL_YAKU}
    assert {
        item_id for item_id, real in REAL_YAKU.items() if abs(often[item_id] - real) > 6
    } == set(), often


def test_the_rare_end_is_one_in_five_or_all() -> None:
    """Percent of rare yaku, han, fu and moments with each share of hands from the rare end."""
    count = max(MANY // 10, 400)
    rare: dict[int, float] = {}
    for share in (REALISTIC, USUAL, HARD):
        dealt = list(hands(count, share, under("tenhou")))
        found = sum(
            best.value.yakuman > 0
            or best.value.han > 6
            or (best.value.han < 5 and best.value.fu in (25, 50, 60, 70, 80))
            or any(getattr(entry.situation, flag, 0) for flag in RARE_FLAGS[1:])
            or entry.situation.riichi == 2
            for entry, best in dealt
        )
        rare[share] = 100 * found / count
    assert rare[HARD] > 70
    assert rare[REALISTIC] < 20
    one_in_five = 0.8 * rare[REALISTIC] + 0.2 * rare[HARD]
    assert abs(rare[USUAL] - one_in_five) < 6, (rare, one_in_five)


REQUESTS = [
    *[hand(family=family.id) for family in FAMILIES],
    *[hand(flag=flag) for flag in RARE_FLAGS],
    *[hand(pair=pair) for pair in PAIRS],
    *[hand(wait=wait) for wait in ("ryanmen", "shanpon", "kanchan", "penchan", "tanki")],
    *[hand(set=each) for each in SETS],
    *[hand(by=by, form=form) for by in (RON, TSUMO) for form in (OPEN, CLOSED)],
    *[hand(dealer=dealer) for dealer in (False, True)],
    *[hand(han=han) for han in range(1, 12)],
    *[hand(han=3, fu=fu) for fu in (25, 30, 40, 50, 60, 70)],
]


def granted(request: Request, entry: Entry, best: Score) -> bool:
    situation, reading = entry.situation, best.reading
    ids = [hit.id for hit in best.yaku]
    pairs = [each for each in reading.groups if each.shape == "pair"]
    flags = {"double_riichi": situation.riichi == 2, "chankan": situation.chankan == 1}
    return (
        (request.family in ("", "plain", "yakuhai") or request.family in ids)
        and request.han in (0, best.value.han)
        and request.fu in (0, best.value.fu)
        and request.by in ("", entry.by)
        and request.form in ("", CLOSED if entry.hand.closed else OPEN)
        and request.dealer in (None, situation.dealer)
        and request.wait in ("", reading.wait)
        and (
            not request.pair
            or pair_id(pairs[0].kind, situation.seat, situation.round) == request.pair
        )
        and (not request.set or request.set in [set_id(each) for each in reading.groups])
        and (not request.flag or flags.get(request.flag, getattr(situation, request.flag, False)))
    )


@pytest.mark.parametrize("asked_for", REQUESTS, ids=str)
def test_a_request_is_granted(asked_for: Request) -> None:
    for key in ("wrc-2015", "tenhou"):
        for seed in range(2 if QUICK else 10):
            entry = deal(asked_for, under(key), Dice(f"request {seed}"))
            assert entry is not None
            best = won(entry, entry.by)
            assert granted(asked_for, entry, best), format_entry(entry)
            assert odd(entry, best) == [], format_entry(entry)


def test_what_cannot_be_is_not_dealt() -> None:
    blank = under("ema-2008")
    for request in (
        hand(family="tanyao", form=OPEN),
        hand(han=1, fu=20),
        hand(han=2, fu=25, by=TSUMO),
        hand(family="pinfu", form=OPEN),
        hand(flag="rinshan", by=RON),
    ):
        assert deal(request, blank, Dice("no")) is None


def test_house_rules_do_not_stop_it() -> None:
    """Each option that scoring asks, turned to each of its choices."""
    base = rules_for("tenhou")
    for option in HOUSE_OPTIONS:
        if option.group not in ("yaku", "limit", "fu", "dora", "pay"):
            continue
        for choice in option.choices:
            value = (choice,) if option.kind in PARTED else choice
            changed: dict[str, object] = {option.id: value}
            rules: Rules = base._replace(**changed)  # type: ignore[arg-type]
            blank = EMPTY._replace(rulebook="tenhou", rules=rules)
            for entry, best in hands(2 if QUICK else 10, 50, blank, option.id):
                assert odd(entry, best) == []


def test_three_players_have_no_runs_called_and_no_middle_characters() -> None:
    blank = under("tenhou-sanma")
    aside = Counter[int]()
    for entry, best in hands(MANY // 20, 30, blank):
        tiles = [*entry.hand.tiles, *entry.situation.indicators, *entry.situation.ura]
        tiles += [tile for meld in entry.hand.melds for tile in meld.tiles]
        assert CHII not in [meld.call for meld in entry.hand.melds]
        assert not [tile for tile in tiles if 0 < KIND_OF[tile] < 8]
        assert entry.situation.seat < 3
        assert best.total > 0
        aside[entry.situation.nuki] += 1
    assert {0, 1, 2} <= set(aside)


@pytest.mark.parametrize(
    ("han", "fits"), [(0, True), (YAKUMAN_HAN - 1, False), (YAKUMAN_HAN, True)]
)
def test_a_yakuman_is_for_who_wants_one_or_anything(han: int, fits: bool) -> None:
    entry = entry_of("19m19p19s1234567z+7z")
    found = completed(entry.hand, entry.situation, RON, hand(han=han), entry, Dice("x"))
    assert (found is not None) == fits
