"""Minipoints (fu), item by item."""

from .partition import Group
from .patterns import has_pinfu
from .tiles import DRAGONS, HONOURS, TERMINALS
from .win import Win

Item = tuple[str, int]


def triple_fu(win: Win, group: Group) -> Item:
    """2 for a melded koutsu of simples; twice for terminals and honours, twice when concealed,
    four times for a kantsu.
    """
    fu = 2
    name = group.shape
    if group.tiles[0] in TERMINALS + HONOURS:
        fu *= 2
        name += "_outside"
    if win.concealed(group):
        fu *= 2
        name += "_concealed"
    if group.shape == "kantsu":
        fu *= 4
    return (name, fu)


def pair_fu(win: Win, tile: str) -> int:
    fu = 0
    if tile in DRAGONS:
        fu += 2
    if tile == win.seat_wind:
        fu += 2
    if tile == win.round_wind:
        fu += 2
    if tile == "4z" and win.rules["yaku_north_value"]:
        fu += 2  # with three players, where it is nobody's own wind
    return min(fu, int(win.rules["fu_double_wind_pair"]))


def fu_items(win: Win) -> list[Item]:
    """Every line that earns fu, before rounding. A thirteen-orphans win has none."""
    if win.reading.form == "kokushi":
        return []
    if win.reading.form == "chiitoitsu":
        return [("chiitoitsu", int(win.rules["fu_chiitoitsu"]))]
    items: list[Item] = [("win", 20)]
    if win.closed and not win.tsumo:
        items.append(("closed_ron", 10))
    items += [triple_fu(win, group) for group in win.triples]
    if pair_fu(win, win.pairs[0].tiles[0]):
        items.append(("pair", pair_fu(win, win.pairs[0].tiles[0])))
    if win.reading.wait in ("kanchan", "penchan", "tanki"):
        items.append((win.reading.wait, 2))
    if win.tsumo and not has_pinfu(win):
        fu = int(win.rules["fu_rinshan_tsumo"]) if win.rinshan else 2
        if fu:
            items.append(("tsumo", fu))
    total = sum(fu for _, fu in items)
    if not win.closed and total == 20 and win.rules["fu_open_pinfu_ron"] == 30:
        items.append(("open_pinfu", 2))
    return items


def rounded(win: Win, items: list[Item]) -> int:
    total = sum(fu for _, fu in items)
    if win.reading.form == "chiitoitsu":
        return total
    while total % 10:
        total += 1
    return total
