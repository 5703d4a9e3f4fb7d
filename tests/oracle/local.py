"""Local yaku, each read straight from its definition, and what a house makes them worth.

A house's rule names them: "sanrenkou", or with its own worth closed and open "sanrenkou.3.1".
Y is a yakuman, YY two.
"""

from collections import Counter
from collections.abc import Callable

from .partition import Group, Reading
from .tiles import DRAGONS, HONOURS, WINDS, number, plain, sort_key, suit
from .win import Case, Rules, Win

INSTEAD_OF = {
    "iipin_moyue": ("haitei",),
    "chuupin_raoyui": ("houtei",),
    "isshoku_sanjun": ("iipeikou",),
    "daichisei": ("tsuuiisou",),
    "shiisan_puutaa": ("menzen_tsumo", "tenhou", "chiihou"),
}


def last_drawn(win: Win) -> bool:
    dead = win.rinshan and not win.rules["yaku_rinshan_with_haitei"]
    return bool(win.case["last_tile"] and win.tsumo and not dead)


def last_discarded(win: Win) -> bool:
    return bool(win.case["last_tile"] and not win.tsumo)


def calls(win: Win) -> list[str]:
    return [call for call, _ in win.case["melds"] if call != "ankan"]


def sort_of(group: Group) -> str:
    tile = group.tiles[0]
    return "wind" if tile in WINDS else "dragon" if tile in DRAGONS else suit(tile)


def same_run_times(win: Win) -> int:
    return max(Counter(run.tiles for run in win.runs).values(), default=0)


def triples_in_a_row(win: Win, count: int) -> bool:
    heads = {group.tiles[0] for group in win.triples}
    rows = [[f"{n + k}{s}" for k in range(count)] for s in "mps" for n in range(1, 11 - count)]
    return any(all(tile in heads for tile in row) for row in rows)


def pairs_of(win: Win, wanted: list[str]) -> bool:
    return win.reading.form == "chiitoitsu" and {group.tiles[0] for group in win.pairs} == {*wanted}


def wheels(of: str) -> Callable[[Win], bool]:
    return lambda win: pairs_of(win, [f"{n}{of}" for n in range(2, 9)])


def hundred(win: Win) -> bool:
    return all(suit(tile) == "m" for tile in win.tiles) and sum(map(number, win.tiles)) >= 100


def said(name: str) -> Callable[[Win], bool]:
    return lambda win: name in win.case["said"]


HOLDS: dict[str, tuple[str, str, Callable[[Win], bool]]] = {  # usual worth closed, open; when
    "open_riichi": ("1", "0", lambda win: win.riichi > 0 and said("open_riichi")(win)),
    "tsubame_gaeshi": ("1", "1", said("tsubame_gaeshi")),
    "kanburi": ("1", "1", said("kanburi")),
    "iipin_moyue": (
        *("5", "5"),
        lambda win: last_drawn(win) and plain(win.case["winning"]) == "1p",
    ),
    "chuupin_raoyui": (
        *("5", "5"),
        lambda win: last_discarded(win) and plain(win.case["winning"]) == "9p",
    ),
    "shiiaru_raotai": ("0", "1", lambda win: len(calls(win)) == 4 and not win.tsumo),
    "uumensai": ("2", "2", lambda win: win.standard and len({*map(sort_of, win.groups)}) == 5),
    "isshoku_sanjun": ("3", "2", lambda win: same_run_times(win) == 3),
    "sanrenkou": ("2", "2", lambda win: triples_in_a_row(win, 3)),
    "sanpuukou": (
        *("2", "2"),
        lambda win: len({group.tiles[0] for group in win.triples} & {*WINDS}) == 3,
    ),
    "daisharin": ("Y", "0", wheels("p")),
    "daichikurin": ("Y", "0", wheels("s")),
    "daisuurin": ("Y", "0", wheels("m")),
    "isshoku_yonjun": ("Y", "Y", lambda win: same_run_times(win) == 4),
    "suurenkou": ("Y", "Y", lambda win: triples_in_a_row(win, 4)),
    "daichisei": ("YY", "0", lambda win: pairs_of(win, HONOURS)),
    "benikujaku": (
        *("Y", "Y"),
        lambda win: (
            win.standard
            and not win.runs
            and all(tile in ("1s", "5s", "7s", "9s", "7z") for tile in win.tiles)
        ),
    ),
    "hyakumangoku": ("Y", "Y", hundred),
    "shiisan_puutaa": ("Y", "0", lambda win: win.reading.form == "thirteen_unconnected"),
    "ishi_no_ue": (
        *("Y", "0"),
        lambda win: win.riichi == 2 and (last_drawn(win) or last_discarded(win)),
    ),
    "paarenchan": ("Y", "Y", said("paarenchan")),
    "open_riichi_fed": ("Y", "0", said("open_riichi_fed")),
}


def run_together(one: str, other: str) -> bool:
    """Whether some run has both tiles."""
    apart = abs(number(one) - number(other))
    return suit(one) == suit(other) != "z" and apart in (1, 2)


def thirteen_unconnected(case: Case, rules: Rules) -> list[Reading]:
    """The reading of tiles drawn at once that go with nothing, where the house pays for them."""
    played = [part.split(".") for part in rules["house_yaku"]]
    paid = [part for part in played if part[0] == "shiisan_puutaa" and part[1:2] != ["0"]]
    if not paid or case["by"] != "tsumo" or not case["first_turn"] or case["nuki"]:
        return []
    winning = plain(case["winning"])
    held = Counter([winning, *map(plain, case["concealed"])])
    if case["melds"] or sorted(held.values()) != [1] * 12 + [2]:
        return []
    kinds = sorted(held, key=sort_key)
    if any(run_together(one, other) for one in kinds for other in kinds):
        return []
    shapes = {1: "single", 2: "pair"}
    groups = [
        Group(shapes[held[kind]], (kind,) * held[kind], finished=kind == winning) for kind in kinds
    ]
    return [Reading("thirteen_unconnected", tuple(groups), "none")]


def worths(win: Win) -> dict[str, str]:
    """What each local yaku that the hand has is worth in it, as the rule says it."""
    found: dict[str, str] = {}
    for part in win.rules["house_yaku"]:
        name, *own = part.split(".")
        closed, opened, holds = HOLDS[name]
        worth = (own or [closed, opened])[0 if win.closed else 1]
        if worth != "0" and holds(win):
            found[name] = worth
    return found


def counted(win: Win, found: list[tuple[str, int]], yakuman: bool) -> list[tuple[str, int]]:
    """The yaku or the yakuman of a hand with the local ones. Of one and what it stands for, the
    greater counts: a house may have all honours in pairs at less than all honours.
    """
    local = worths(win)
    if "Y" not in local.get("daichisei", "Y"):
        del local["daichisei"]
    gone = [each for name in local for each in INSTEAD_OF.get(name, ())]
    kept = [each for each in found if each[0] not in gone]
    if yakuman:
        return kept + [(name, len(worth)) for name, worth in local.items() if "Y" in worth]
    return kept + [(name, int(worth)) for name, worth in local.items() if "Y" not in worth]
