"""When a hand has a local yaku: a predicate for each of LOCAL."""

from typing import Callable, TypeAlias

from .hand import ANKAN, RON, TSUMO
from .local import locals_of
from .patterns import bits, haitei
from .readings import TANKI, Reading
from .shapes import ALL_WINDS, CHIITOITSU, RUN, STANDARD
from .tiles import EAST, HONOURS, KIND_OF, RED, WHITE
from .win import Win
from .yaku import YakuHit

Test: TypeAlias = "Callable[[Reading, Win], bool]"

_SUITED = (1 << EAST) - 1
_LOW = 0o001 * (1 | 1 << 9 | 1 << 18)  # the ones of the three suits
_TO_SEVEN, _TO_SIX = 0o177 * _LOW, 0o077 * _LOW
_CIRCLES = 9  # the kind of their one; those below are characters
_ONE_OF_CIRCLES, _NINE_OF_CIRCLES = _CIRCLES, _CIRCLES + 8
_RED_PEACOCK = (18, 22, 24, 26, RED)  # 1, 5, 7 and 9 of bamboo
_HUNDRED = 100


def iipin_moyue(reading: Reading, win: Win) -> bool:
    """Draw 1p as the last tile of the wall."""
    return win.by == TSUMO and _last(win) == _ONE_OF_CIRCLES and haitei(win)


def chuupin_raoyui(reading: Reading, win: Win) -> bool:
    """Win on 9p as the last discard."""
    return win.by == RON and _last(win) == _NINE_OF_CIRCLES


def _last(win: Win) -> int:
    """Give the kind of the winning tile where it is the last one, else -1."""
    winning = win.hand.winning
    return KIND_OF[winning] if win.situation.last_tile and winning is not None else -1


def ishi_no_ue(reading: Reading, win: Win) -> bool:
    """Win by the last tile after a double riichi."""
    situation = win.situation
    return situation.riichi == 2 and situation.last_tile and (win.by == RON or haitei(win))


def shiiaru_raotai(reading: Reading, win: Win) -> bool:
    """Call four sets and win the pair by ron; a concealed kan is no call."""
    called = [meld for meld in win.hand.melds if meld.call != ANKAN]
    return len(called) == 4 and win.by == RON and reading.wait == TANKI


def uumensai(reading: Reading, win: Win) -> bool:
    """Make the four sets and the pair of characters, circles, bamboo, winds and dragons."""
    sorts = {each.kind // 9 + (each.kind >= WHITE) for each in reading.groups}
    return reading.form == STANDARD and len(sorts) == len(reading.groups)


def isshoku_sanjun(reading: Reading, win: Win) -> bool:
    """Hold the same run three times."""
    return _same_runs(reading) == 3


def isshoku_yonjun(reading: Reading, win: Win) -> bool:
    """Hold the same run four times."""
    return _same_runs(reading) == 4


def _same_runs(reading: Reading) -> int:
    runs = [each.kind for each in reading.groups if each.marks & RUN]
    return max([runs.count(kind) for kind in runs]) if runs else 0


def sanrenkou(reading: Reading, win: Win) -> bool:
    """Hold three triplets in a row of one suit."""
    triplets = reading.triplets & _SUITED
    return triplets & triplets >> 1 & triplets >> 2 & _TO_SEVEN != 0


def suurenkou(reading: Reading, win: Win) -> bool:
    """Hold four triplets in a row of one suit."""
    triplets = reading.triplets & _SUITED
    return triplets & triplets >> 1 & triplets >> 2 & triplets >> 3 & _TO_SIX != 0


def sanpuukou(reading: Reading, win: Win) -> bool:
    """Hold triplets of three winds."""
    return bits(reading.marks & ALL_WINDS) == 3


def _wheels(lowest: int) -> Test:
    """Make the test for pairs from the 2 to the 8 of a suit, whose 2 is the kind given."""
    wanted = list(range(lowest, lowest + 7))

    def test(reading: Reading, win: Win) -> bool:
        return reading.form == CHIITOITSU and [each.kind for each in reading.groups] == wanted

    return test


def daichisei(reading: Reading, win: Win) -> bool:
    """Hold a pair of each honour."""
    return reading.form == CHIITOITSU and reading.groups[0].kind == HONOURS[0]


def benikujaku(reading: Reading, win: Win) -> bool:
    """Hold triplets and a pair of 1, 5, 7 and 9 of bamboo and red dragons alone."""
    wrong = [each for each in reading.groups if each.kind not in _RED_PEACOCK or each.marks & RUN]
    return reading.form == STANDARD and not wrong


def hyakumangoku(reading: Reading, win: Win) -> bool:
    """Hold characters alone whose numbers come to a hundred or more."""
    kinds = [kind for each in reading.groups for kind in each.kinds]
    return max(kinds) < _CIRCLES and sum(kinds) + len(kinds) >= _HUNDRED


TESTS: "dict[str, Test]" = {
    "iipin_moyue": iipin_moyue,
    "chuupin_raoyui": chuupin_raoyui,
    "shiiaru_raotai": shiiaru_raotai,
    "uumensai": uumensai,
    "isshoku_sanjun": isshoku_sanjun,
    "sanrenkou": sanrenkou,
    "sanpuukou": sanpuukou,
    "daisharin": _wheels(10),
    "daichikurin": _wheels(19),
    "daisuurin": _wheels(1),
    "isshoku_yonjun": isshoku_yonjun,
    "suurenkou": suurenkou,
    "daichisei": daichisei,
    "benikujaku": benikujaku,
    "hyakumangoku": hyakumangoku,
    "ishi_no_ue": ishi_no_ue,
}


def with_local(hits: list[YakuHit], reading: Reading, win: Win) -> list[YakuHit]:
    """Add the local yaku of the rules to those that a reading has. Of one and what it takes the
    place of, the greater counts.
    """
    for house in locals_of(win.rules.house_yaku):
        row = house.row
        worth = house.closed if win.closed else house.open
        if worth and TESTS[row.id](reading, win):
            hit = YakuHit(row.id, worth, 0) if worth > 0 else YakuHit(row.id, 0, -worth)
            others = [each for each in hits if each.id not in row.instead]
            if max([_rank(each) for each in hits if each not in others] or [(0, 0)]) <= _rank(hit):
                hits = others + [hit]
    return hits


def _rank(hit: YakuHit) -> tuple[int, int]:
    return hit.yakuman, hit.han
