"""Fu: the items of a reading, each naming the group that earns it; the total is their sum."""

from typing import NamedTuple

from .hand import RON, TSUMO
from .readings import KANCHAN, PENCHAN, TANKI, Reading
from .shapes import CHIITOITSU, DRAGON_PAIR, KANTSU, SIMPLE, TRIPLET, WIND_PAIR, Group
from .tiles import EAST, NORTH
from .win import Win


class FuItem(NamedTuple):
    """Fu earned: for what, how many, and by which group (None: by the win itself)."""

    id: str
    fu: int
    group: Group | None


WINNING = FuItem("winning", 20, None)
MENZEN_RON = FuItem("menzen_ron", 10, None)
SELF_DRAW = FuItem("tsumo", 2, None)
OPEN_PINFU = FuItem("open_pinfu", 2, None)
WAITS = (KANCHAN, PENCHAN, TANKI)


def triplet_item(group: Group) -> FuItem:
    """Count the fu of a koutsu or kantsu: melded simples 2; double when concealed, again for
    terminals and honours, and four times as much for a kan.
    """
    fu = 8 if group.shape == KANTSU else 2
    if not group.traits & SIMPLE:
        fu *= 2
    if not group.melded:
        fu *= 2
    return FuItem(group.shape, fu, group)


def _pair_items(reading: Reading, win: Win) -> list[FuItem]:
    """Count 2 fu for a pair of dragons, of the seat or round wind; for a double wind by rule."""
    pair = reading.pair
    wind = pair.kind - EAST
    if wind > 3:
        return [FuItem("pair_dragon", 2, pair)]
    items = []
    if wind == win.situation.seat:
        items.append(FuItem("pair_seat_wind", 2, pair))
    if wind == win.situation.round:
        items.append(FuItem("pair_round_wind", 2, pair))
    if win.rules.yaku_north_value and pair.kind == NORTH:
        items.append(FuItem("pair_pei", 2, pair))
    if len(items) == 2 and win.rules.fu_double_wind_pair == 2:
        return [FuItem("pair_double_wind", 2, pair)]
    return items


def fu_items(reading: Reading, win: Win, pinfu: bool) -> tuple[FuItem, ...]:
    """List the fu items of a standard or seven pairs reading, before rounding.

    Seven pairs is its fixed fu alone. `pinfu` tells whether the yaku was found, which
    leaves out the fu of a self-draw. (WRC 2015, 6.3)
    """
    if reading.form == CHIITOITSU:
        return (FuItem("chiitoitsu", win.rules.fu_chiitoitsu, None),)
    marks, by = reading.marks, win.by
    items = [WINNING]
    if by == RON and win.closed:
        items.append(MENZEN_RON)
    if marks & TRIPLET:
        for each in reading.groups:
            if each.marks & TRIPLET:
                items.append(triplet_item(each))
    if marks & (DRAGON_PAIR | WIND_PAIR):
        items.extend(_pair_items(reading, win))
    if reading.wait in WAITS:
        items.append(FuItem(reading.wait, 2, reading.groups[reading.finished]))
    drawn = by == TSUMO and not pinfu
    if drawn and (win.rules.fu_rinshan_tsumo or not win.situation.rinshan):
        items.append(SELF_DRAW)
    if len(items) == 1 and not win.closed and win.rules.fu_open_pinfu_ron == 30:
        items.append(OPEN_PINFU)
    return tuple(items)


def total(items: tuple[FuItem, ...]) -> int:
    """Add the items up, before rounding."""
    fu = 0
    for item in items:
        fu += item.fu
    return fu


def rounded(items: tuple[FuItem, ...]) -> int:
    """Add the items up and round to the next ten; seven pairs is never rounded."""
    fu = total(items)
    return fu if fu == 25 else (fu + 9) // 10 * 10
