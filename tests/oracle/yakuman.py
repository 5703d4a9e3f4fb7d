"""The yakuman, each read straight from its definition on explicit groups."""

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
    names: list[str] = []
    if win.reading.form == "kokushi":
        before = {plain(tile) for tile in win.case["concealed"]}
        names.append("kokushi_13" if len(before) == 13 else "kokushi")
    if len(win.concealed_triples) == 4:
        names.append("suuankou_tanki" if win.reading.wait == "tanki" else "suuankou")
    heads = [group.tiles[0] for group in win.triples]
    if all(dragon in heads for dragon in DRAGONS):
        names.append("daisangen")
    winds = [wind for wind in WINDS if wind in heads]
    if len(winds) == 4:
        names.append("daisuushii")
    if len(winds) == 3 and win.pairs[0].tiles[0] in WINDS:
        names.append("shousuushii")
    if all(tile in HONOURS for tile in win.tiles):
        names.append("tsuuiisou")
    if all(tile in TERMINALS for tile in win.tiles):
        names.append("chinroutou")
    if all_green(win):
        names.append("ryuuiisou")
    if nine_gates(win):
        names.append(nine_gates(win))
    if len(win.kans) == 4:
        names.append("suukantsu")
    if win.first_turn and win.tsumo:
        names.append("tenhou" if win.dealer else "chiihou")
    if win.is_renhou and win.rules["yaku_renhou"] == "yakuman":
        names.append("renhou")
    return [(name, 2 if name in win.rules["limit_double_yakuman"] else 1) for name in names]
