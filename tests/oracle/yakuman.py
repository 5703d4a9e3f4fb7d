"""The yakuman, each read straight from its definition on explicit groups."""

from .local import counted
from .tiles import DRAGONS, GREEN, HONOURS, TERMINALS, WINDS, number, plain
from .win import Win


def nine_gates(win: Win) -> str:
    """The id of the nine-gates yakuman, or nothing. Any call or kan rules it out."""
    if win.case["melds"] or len(win.suits_used) != 1 or win.has_honours:
        return ""
    gates = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]
    if sorted(number(tile) for tile in win.case["concealed"]) == gates:
        return "junsei_chuuren"
    left = [number(tile) for tile in win.tiles]
    for n in gates:
        if n not in left:
            return ""
        left.remove(n)
    return "chuuren"


def all_green(win: Win) -> bool:
    if win.rules["yaku_ryuuiisou_needs_hatsu"] and "6z" not in win.tiles:
        return False
    return all(tile in GREEN for tile in win.tiles)


def yakuman(win: Win) -> list[tuple[str, int]]:
    """(id, yakuman) of every yakuman; 2 where the rulebook counts the pattern double."""
    names = of_the_form(win)
    heads = [group.tiles[0] for group in win.triples]
    winds = [wind for wind in WINDS if wind in heads]
    patterns = {
        "daisangen": all(dragon in heads for dragon in DRAGONS),
        "daisuushii": len(winds) == 4,
        "shousuushii": len(winds) == 3 and win.pairs[0].tiles[0] in WINDS,
        "tsuuiisou": all(tile in HONOURS for tile in win.tiles),
        "chinroutou": all(tile in TERMINALS for tile in win.tiles),
        "ryuuiisou": all_green(win),
        "suukantsu": len(win.kans) == 4,
        "tenhou": win.first_turn and win.tsumo and win.dealer,
        "chiihou": win.first_turn and win.tsumo and not win.dealer,
        "renhou": win.is_renhou and win.rules["yaku_renhou"] == "yakuman",
    }
    names += [name for name, holds in patterns.items() if holds]
    doubles = win.rules["limit_double_yakuman"]
    return counted(win, [(name, 2 if name in doubles else 1) for name in names], yakuman=True)


def of_the_form(win: Win) -> list[str]:
    """Those that have a better form, by the wait."""
    names: list[str] = []
    if win.reading.form == "kokushi":
        before = {plain(tile) for tile in win.case["concealed"]}
        names.append("kokushi_13" if len(before) == 13 else "kokushi")
    if len(win.concealed_triples) == 4:
        names.append("suuankou_tanki" if win.reading.wait == "tanki" else "suuankou")
    if nine_gates(win):
        names.append(nine_gates(win))
    return names
