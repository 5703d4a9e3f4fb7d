"""The predicates of the yaku that need more than a look at the groups' traits and marks."""

from .hand import RON
from .readings import RYANMEN, TANKI, THIRTEEN_SIDED, Reading, concealed_triplets, kans
from .shapes import (
    ALL_DRAGONS,
    ALL_WINDS,
    CHIITOITSU,
    DRAGON_PAIR,
    GREEN_DRAGON,
    HONOUR,
    KOKUSHI,
    TRIPLET,
    WIND_PAIR,
    WIND_TRIPLET,
)
from .tiles import EAST, KIND_OF, NORTH
from .win import Win


def haitei(win: Win) -> bool:
    return not win.situation.rinshan or win.rules.yaku_rinshan_with_haitei


def renhou(win: Win) -> bool:
    return not win.situation.dealer and win.rules.yaku_renhou != "none"


def pays_pair(reading: Reading, win: Win) -> bool:
    """Tell whether the pair is of dragons, the seat wind, the round wind, or of norths by rule."""
    marks = reading.marks
    if marks & (DRAGON_PAIR | WIND_PAIR) == 0:
        return False
    wind = reading.pair.kind - EAST
    if wind > 3 or wind == win.situation.seat or wind == win.situation.round:
        return True
    return win.rules.yaku_north_value and EAST + wind == NORTH


def pinfu(reading: Reading, win: Win) -> bool:
    if reading.wait != RYANMEN or reading.marks & TRIPLET or pays_pair(reading, win):
        return False
    return win.by == RON or win.rules.fu_pinfu_tsumo == 20


def identical_runs(reading: Reading) -> int:
    """Count the pairs of identical runs: three alike are one pair, four are two."""
    count = 0
    before = None
    for each in reading.groups:
        if each.run and each is before:
            count += 1
            before = None
        else:
            before = each
    return count


def chiitoitsu(reading: Reading, win: Win) -> bool:
    return reading.form == CHIITOITSU


def iipeikou(reading: Reading, win: Win) -> bool:
    return identical_runs(reading) == 1


def ryanpeikou(reading: Reading, win: Win) -> bool:
    return identical_runs(reading) == 2


def tanyao(reading: Reading, win: Win) -> bool:
    return win.closed or win.rules.yaku_open_tanyao


def seat_wind(reading: Reading, win: Win) -> bool:
    return reading.marks & (WIND_TRIPLET << win.situation.seat) != 0


def round_wind(reading: Reading, win: Win) -> bool:
    return reading.marks & (WIND_TRIPLET << win.situation.round) != 0


def pei(reading: Reading, win: Win) -> bool:
    return win.rules.yaku_north_value


def sanshoku_doujun(reading: Reading, win: Win) -> bool:
    runs = reading.runs
    return runs & runs >> 9 & runs >> 18 != 0


def sanshoku_doukou(reading: Reading, win: Win) -> bool:
    triplets = reading.triplets
    return triplets & triplets >> 9 & triplets >> 18 != 0


def ittsuu(reading: Reading, win: Win) -> bool:
    runs = reading.runs
    return runs & runs >> 3 & runs >> 6 & (1 | 1 << 9 | 1 << 18) != 0


def mixed(reading: Reading, win: Win) -> bool:
    return reading.marks & HONOUR != 0


def pure(reading: Reading, win: Win) -> bool:
    return reading.marks & HONOUR == 0


def sanankou(reading: Reading, win: Win) -> bool:
    return concealed_triplets(reading) == 3


def suuankou(reading: Reading, win: Win) -> bool:
    return concealed_triplets(reading) == 4 and reading.wait != TANKI


def suuankou_tanki(reading: Reading, win: Win) -> bool:
    return concealed_triplets(reading) == 4 and reading.wait == TANKI


def sankantsu(reading: Reading, win: Win) -> bool:
    return kans(reading) == 3


def suukantsu(reading: Reading, win: Win) -> bool:
    return kans(reading) == 4


def bits(marks: int) -> int:
    """Count the bits that are set."""
    count = 0
    while marks:
        marks &= marks - 1
        count += 1
    return count


def shousangen(reading: Reading, win: Win) -> bool:
    return bits(reading.marks & ALL_DRAGONS) == 2


def daisangen(reading: Reading, win: Win) -> bool:
    return reading.marks & ALL_DRAGONS == ALL_DRAGONS


def shousuushii(reading: Reading, win: Win) -> bool:
    return bits(reading.marks & ALL_WINDS) == 3 and reading.marks & WIND_PAIR != 0


def daisuushii(reading: Reading, win: Win) -> bool:
    return reading.marks & ALL_WINDS == ALL_WINDS


def ryuuiisou(reading: Reading, win: Win) -> bool:
    return not win.rules.yaku_ryuuiisou_needs_hatsu or reading.marks & GREEN_DRAGON != 0


NINE_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)


def extra_gate(win: Win) -> int:
    """Find the number that nine gates holds once more, 1..9; 0 when this is not nine gates."""
    if win.hand.melds:
        return 0
    numbers = [KIND_OF[tile] % 9 for tile in win.hand.tiles]
    extra = 0
    for place in range(9):
        count = numbers.count(place)
        if count < NINE_GATES[place]:
            return 0
        if count > NINE_GATES[place]:
            extra = place + 1
    return extra


def won_on_extra_gate(win: Win) -> bool:
    winning = win.hand.winning
    return winning is not None and KIND_OF[winning] % 9 + 1 == extra_gate(win)


def chuuren(reading: Reading, win: Win) -> bool:
    return pure(reading, win) and extra_gate(win) > 0 and not won_on_extra_gate(win)


def junsei_chuuren(reading: Reading, win: Win) -> bool:
    return pure(reading, win) and won_on_extra_gate(win)


def kokushi(reading: Reading, win: Win) -> bool:
    return reading.form == KOKUSHI and reading.wait != THIRTEEN_SIDED


def kokushi_13(reading: Reading, win: Win) -> bool:
    return reading.form == KOKUSHI and reading.wait == THIRTEEN_SIDED
