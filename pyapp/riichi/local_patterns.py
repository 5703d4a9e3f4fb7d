"""When a hand has a local yaku: a predicate for each of LOCAL."""

from typing import Callable

from .hand import ANKAN, RON, TSUMO, Hand, Situation
from .local import locals_of
from .patterns import bits, haitei
from .readings import TANKI, Reading, joined_bits
from .rules import Rules
from .shapes import ALL_WINDS, CHIITOITSU, PAIR, RUN, SINGLE, STANDARD, group
from .tiles import EAST, HONOURS, KIND_OF, RED, WHITE
from .win import Win
from .yaku import YakuHit

APART = "shiisan_puutaa"  # a form of its own, and its yaku
_PEACOCK = (18, 22, 24, 26, RED)  # 1, 5, 7 and 9 of bamboo


def _last(win: Win, by: str) -> int:
    """Give the kind of the winning tile where it is the last drawn or discarded, else -1."""
    last = win.situation.last_tile and win.by == by and (by == RON or haitei(win))
    return KIND_OF[win.hand.winning] if last and win.hand.winning is not None else -1


def _pairs(reading: Reading, kinds: tuple[int, ...]) -> bool:
    return reading.form == CHIITOITSU and tuple([each.kind for each in reading.groups]) == kinds


def _same_runs(reading: Reading) -> int:
    runs = [each.kind for each in reading.groups if each.marks & RUN]
    return max([runs.count(kind) for kind in runs] + [0])


def _in_a_row(reading: Reading, length: int) -> bool:
    """Tell whether so many triplets of one suit follow one another."""
    kinds = [each.kind for each in reading.groups if each.triplet]
    for kind in kinds:
        row = [each for each in range(kind, kind + length) if each in kinds]
        if len(row) == length and kind // 9 == row[-1] // 9:
            return True
    return False


def _sorts(reading: Reading) -> int:
    """Count characters, circles, bamboo, winds and dragons among the sets and the pair."""
    return len({each.kind // 9 + (each.kind >= WHITE) for each in reading.groups})


def _hundred(reading: Reading) -> bool:
    kinds = [kind for each in reading.groups for kind in each.kinds]
    return max(kinds) < 9 and sum(kinds) + len(kinds) >= 100


def _peacock(reading: Reading) -> bool:
    wrong = [each for each in reading.groups if each.kind not in _PEACOCK or each.marks & RUN]
    return reading.form == STANDARD and not wrong


def _all_called(reading: Reading, win: Win) -> bool:
    called = [meld for meld in win.hand.melds if meld.call != ANKAN]
    return len(called) == 4 and win.by == RON and reading.wait == TANKI


def _said(yaku_id: str) -> "Callable[[Reading, Win], bool]":
    """Make the test of one that is said; what rules it out is refused before (`said_problems`)."""
    return lambda reading, win: yaku_id in win.situation.said


TESTS: "dict[str, Callable[[Reading, Win], bool]]" = {
    "open_riichi": _said("open_riichi"),
    "tsubame_gaeshi": _said("tsubame_gaeshi"),
    "kanburi": _said("kanburi"),
    "iipin_moyue": lambda reading, win: _last(win, TSUMO) == 9,
    "chuupin_raoyui": lambda reading, win: _last(win, RON) == 17,
    "shiiaru_raotai": _all_called,
    "uumensai": lambda reading, win: reading.form == STANDARD and _sorts(reading) == 5,
    "isshoku_sanjun": lambda reading, win: _same_runs(reading) == 3,
    "sanrenkou": lambda reading, win: _in_a_row(reading, 3),
    "sanpuukou": lambda reading, win: bits(reading.marks & ALL_WINDS) == 3,
    "daisharin": lambda reading, win: _pairs(reading, tuple(range(10, 17))),
    "daichikurin": lambda reading, win: _pairs(reading, tuple(range(19, 26))),
    "daisuurin": lambda reading, win: _pairs(reading, tuple(range(1, 8))),
    "isshoku_yonjun": lambda reading, win: _same_runs(reading) == 4,
    "suurenkou": lambda reading, win: _in_a_row(reading, 4),
    "daichisei": lambda reading, win: _pairs(reading, HONOURS),
    "benikujaku": lambda reading, win: _peacock(reading),
    "hyakumangoku": lambda reading, win: _hundred(reading),
    APART: lambda reading, win: reading.form == APART,
    "ishi_no_ue": lambda reading, win: (
        win.situation.riichi == 2 and max(_last(win, RON), _last(win, TSUMO)) >= 0
    ),
    "paarenchan": _said("paarenchan"),
    "open_riichi_fed": _said("open_riichi_fed"),
}


def with_local(hits: list[YakuHit], reading: Reading, win: Win) -> list[YakuHit]:
    """Add the local yaku of the rules to those that a reading has. Of one and what it takes the
    place of, the greater counts; but tiles apart are no hand without theirs.
    """
    for row, closed, opened in locals_of(win.rules.house_yaku):
        worth = closed if win.closed else opened
        if worth and TESTS[row.id](reading, win):
            hit = YakuHit(row.id, max(worth, 0), max(-worth, 0))
            rivals = [(each.yakuman, each.han) for each in hits if each.id in row.instead]
            if not rivals or reading.form == APART or max(rivals) <= (hit.yakuman, hit.han):
                hits = [each for each in hits if each.id not in row.instead] + [hit]
    return hits


def apart(hand: Hand, situation: Situation, by: str, rules: Rules) -> list[Reading]:
    """Read fourteen tiles, no other shape, that were drawn at once as a pair and twelve tiles of
    which no two could be in a run; [] where they are not that, or the house gives nothing for it.
    """
    paid = [each.closed for each in locals_of(rules.house_yaku) if each.row.id == APART]
    kinds = [KIND_OF[tile] for tile in hand.tiles]
    held = sorted(set(kinds))
    if by != TSUMO or not situation.first_turn or paid in ([], [0]) or len(held) != 13:
        return []
    for place, kind in enumerate(held[1:]):
        before = held[place]
        if kind < EAST and kind - before < 3 and kind // 9 == before // 9:
            return []
    groups = tuple([group(PAIR if kinds.count(kind) > 1 else SINGLE, kind) for kind in held])
    # Nothing was waited for.
    return [Reading(APART, groups, held.index(kinds[-1]), "", *joined_bits(groups))]
