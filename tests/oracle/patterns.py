"""The yaku below yakuman, each read straight from its definition on explicit groups."""

from .local import counted
from .partition import Group
from .tiles import DRAGONS, HONOURS, TERMINALS
from .win import Win


def is_value_tile(win: Win, tile: str) -> bool:
    if tile == "4z" and win.rules["yaku_north_value"]:
        return True
    return tile in DRAGONS or tile == win.seat_wind or tile == win.round_wind


def outside(group: Group) -> bool:
    """Holds a terminal or an honour."""
    return any(tile in TERMINALS + HONOURS for tile in group.tiles)


def equal_run_pairs(win: Win) -> int:
    """How many separate twos of identical runs there are."""
    kinds = {run.tiles for run in win.runs}
    return sum([run.tiles for run in win.runs].count(kind) // 2 for kind in kinds)


def has_pinfu(win: Win) -> bool:
    return (
        win.standard
        and win.closed
        and len(win.runs) == 4
        and not is_value_tile(win, win.pairs[0].tiles[0])
        and win.reading.wait == "ryanmen"
        and not (win.tsumo and win.rules["fu_pinfu_tsumo"] == 30)
    )


def has_three_colour_runs(win: Win) -> bool:
    return any(
        all(any(run.tiles[0] == f"{n}{s}" for run in win.runs) for s in "mps") for n in range(1, 8)
    )


def has_three_colour_triples(win: Win) -> bool:
    return any(
        all(any(group.tiles[0] == f"{n}{s}" for group in win.triples) for s in "mps")
        for n in range(1, 10)
    )


def has_straight(win: Win) -> bool:
    return any(
        all(any(run.tiles[0] == f"{n}{s}" for run in win.runs) for n in (1, 4, 7)) for s in "mps"
    )


def situation_yaku(win: Win) -> list[tuple[str, int]]:
    case, rules = win.case, win.rules
    found: list[tuple[str, int]] = []
    if win.riichi == 1:
        found.append(("riichi", 1))
    if win.riichi == 2:
        found.append(("double_riichi", 2))
    if case["ippatsu"] and win.riichi and rules["yaku_ippatsu"] and not win.rinshan:
        found.append(("ippatsu", 1))
    if win.closed and win.tsumo:
        found.append(("menzen_tsumo", 1))
    if win.rinshan:
        found.append(("rinshan", 1))
    if win.chankan:
        found.append(("chankan", 1))
    if case["last_tile"] and win.tsumo and (not win.rinshan or rules["yaku_rinshan_with_haitei"]):
        found.append(("haitei", 1))
    if case["last_tile"] and not win.tsumo and not win.chankan and not case["robs_nuki"]:
        found.append(("houtei", 1))
    if win.is_renhou and rules["yaku_renhou"] == "five_han":
        found.append(("renhou", 5))
    return found


def triple_yaku(win: Win) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for yaku, tile in (
        ("haku", "5z"),
        ("hatsu", "6z"),
        ("chun", "7z"),
        ("seat_wind", win.seat_wind),
        ("round_wind", win.round_wind),
    ):
        if any(group.tiles[0] == tile for group in win.triples):
            found.append((yaku, 1))
    if win.rules["yaku_north_value"] and any(group.tiles[0] == "4z" for group in win.triples):
        found.append(("pei", 1))
    if win.standard and len(win.triples) == 4:
        found.append(("toitoi", 2))
    if len(win.concealed_triples) == 3:
        found.append(("sanankou", 2))
    if len(win.kans) == 3:
        found.append(("sankantsu", 2))
    if has_three_colour_triples(win):
        found.append(("sanshoku_doukou", 2))
    dragon_triples = [group for group in win.triples if group.tiles[0] in DRAGONS]
    if len(dragon_triples) == 2 and win.standard and win.pairs[0].tiles[0] in DRAGONS:
        found.append(("shousangen", 2))
    return found


def run_yaku(win: Win) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    if has_pinfu(win):
        found.append(("pinfu", 1))
    if win.closed and equal_run_pairs(win) == 1:
        found.append(("iipeikou", 1))
    if win.closed and equal_run_pairs(win) == 2:
        found.append(("ryanpeikou", 3))
    if has_three_colour_runs(win):
        found.append(("sanshoku_doujun", 2 if win.closed else 1))
    if has_straight(win):
        found.append(("ittsuu", 2 if win.closed else 1))
    return found


def tile_yaku(win: Win) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    simples_only = all(tile not in TERMINALS + HONOURS for tile in win.tiles)
    if simples_only and (win.closed or win.rules["yaku_open_tanyao"]):
        found.append(("tanyao", 1))
    if win.runs and all(outside(group) for group in win.groups):
        if win.has_honours:
            found.append(("chanta", 2 if win.closed else 1))
        else:
            found.append(("junchan", 3 if win.closed else 2))
    if all(tile in TERMINALS + HONOURS for tile in win.tiles):
        found.append(("honroutou", 2))
    if len(win.suits_used) == 1:
        if win.has_honours:
            found.append(("honitsu", 3 if win.closed else 2))
        else:
            found.append(("chinitsu", 6 if win.closed else 5))
    if win.reading.form == "chiitoitsu":
        found.append(("chiitoitsu", 1 if win.rules["fu_chiitoitsu"] == 50 else 2))
    return found


def ordinary_yaku(win: Win) -> list[tuple[str, int]]:
    """(id, han) of every yaku below yakuman."""
    found = situation_yaku(win) + triple_yaku(win) + run_yaku(win) + tile_yaku(win)
    return counted(win, found, yakuman=False)
