"""score(case, rules): the whole value of one win, as plain data.

case: concealed (tile names without the winning tile), melds ((call, tiles) with call chii, pon,
ankan, daiminkan or kakan), winning, by ("ron" or "tsumo"), seat and round (0 to 3, east first),
riichi (0, 1, 2 for double), ippatsu, rinshan, chankan, robs_closed_kan, last_tile, first_turn (true
or false; a robbed concealed kan is not chankan), indicators, ura (tile names), honba, nuki (norths
set aside by the winner, 0 to 4) and robs_nuki (the winning tile is one that another sets aside).

rules: the options by field name, values normalised.

Answer: status "win", "too_many_plain_fives" (one of them must be red), "no_shape",
"closed_kan_not_robbed", "no_yaku" or "two_han_minimum" (some yaku but too little), and readings,
every reading that may win; a renhou that stands alone is one more.
On a win also, from the reading that pays most: form, sets, finished, wait, han, fu, fu_items,
yakuman (how many), limit, base, yaku (sorted (id, han, yakuman)), dora, ura, aka, nuki, points
(all the winner gets, honba included, riichi sticks not), pay ({"ron": total}, {"each": one share}
or {"dealer": .., "non_dealer": ..}, honba included). han, fu and dora are 0 with a yakuman.

Flags that the win cannot have (ippatsu without riichi, rinshan without a kan) count for nothing;
the case is otherwise taken to be possible.
"""

from typing import Any

from .local import thirteen_unconnected
from .minipoints import fu_items, rounded
from .partition import readings
from .patterns import ordinary_yaku
from .tiles import SUITS, dora_named_by, is_red, plain
from .win import Case, Rules, Win
from .yakuman import yakuman

Answer = dict[str, Any]


def score(case: Case, rules: Rules) -> Answer:
    if any(is_a_red_five_missing(case, suit, rules) for suit in SUITS):
        return {"status": "too_many_plain_fives", "readings": []}
    shapes = readings(case["concealed"], case["melds"], case["winning"])
    wins = [Win(each, case, rules) for each in shapes or thirteen_unconnected(case, rules)]
    if not wins:
        return {"status": "no_shape", "readings": []}
    if case["robs_closed_kan"] and not may_rob_closed_kan(wins[0]):
        return {"status": "closed_kan_not_robbed", "readings": []}
    needed = 1
    if rules["yaku_two_han_minimum_at_5_honba"] and case["honba"] >= 5:
        needed = 2
    valued = [value_of(win) for win in wins if yakuman(win) or yaku_han(win) >= needed]
    if wins[0].is_renhou and rules["yaku_renhou"] == "mangan":
        valued.append(renhou_value(wins[0]))
    if not valued:
        some_yaku = any(yaku_han(win) for win in wins)
        return {"status": "two_han_minimum" if some_yaku else "no_yaku", "readings": []}
    valued.sort(key=rank, reverse=True)
    return {"status": "win", **valued[0], "readings": valued}


def is_a_red_five_missing(case: Case, suit: str, rules: Rules) -> bool:
    """Whether more plain fives are in sight than the set has: it has four of each suit, with three
    red ones in all one of each suit is red, with four the fourth is of circles. Two red ones are a
    circle and a bamboo.
    """
    more = 2 if suit == "p" else 1
    reds = {0: 0, 2: 0 if suit == "m" else 1, 3: 1, 4: more}[rules["yaku_red_fives"]]
    sight = [*all_tiles(case), *case["indicators"], *case["ura"]]
    return reds > 0 and sight.count("5" + suit) > 4 - reds


def may_rob_closed_kan(win: Win) -> bool:
    """Thirteen orphans alone, and not under every rulebook."""
    return win.reading.form == "kokushi" and bool(win.rules["yaku_kokushi_robs_closed_kan"])


def rank(value: Answer) -> tuple[int, ...]:
    return (value["points"], value["yakuman"], value["han"], value["fu"])


def yaku_han(win: Win) -> int:
    return sum(han for _, han in ordinary_yaku(win))


def value_of(win: Win) -> Answer:
    return yakuman_value(win) if yakuman(win) else ordinary_value(win)


def yakuman_value(win: Win) -> Answer:
    names = yakuman(win)
    worth = [times for _, times in names]
    count = sum(worth) if win.rules["limit_yakuman_stacking"] else max(worth)
    return answer(
        win,
        yaku=[(name, 0, times) for name, times in names],
        yakuman=count,
        limit="yakuman",
        base=8000 * count,
    )


def renhou_value(win: Win) -> Answer:
    """A mangan that stands alone, whatever the reading: no other yaku, no dora."""
    return answer(win, yaku=[("renhou", 5, 0)], han=5, limit="mangan", base=2000)


def ordinary_value(win: Win) -> Answer:
    yaku = ordinary_yaku(win)
    dora = count_dora(win, active(win, win.case["indicators"]))
    ura = 0
    if win.riichi and win.rules["yaku_ura_dora"]:
        ura = count_dora(win, active(win, win.case["ura"]))
    aka = sum(1 for tile in all_tiles(win.case) if is_red(tile))
    if win.rules["yaku_red_fives"] == 0:
        aka = 0
    nuki = win.case["nuki"]
    han = sum(han for _, han in yaku) + dora + ura + aka + nuki
    items = fu_items(win)
    fu = rounded(win, items)
    limit, base = limit_and_base(han, fu, win.rules)
    return answer(
        win,
        yaku=[(name, worth, 0) for name, worth in yaku],
        dora=dora,
        ura=ura,
        aka=aka,
        nuki=nuki,
        han=han,
        fu=fu,
        fu_items=items,
        limit=limit,
        base=base,
    )


def all_tiles(case: Case) -> list[str]:
    melded = [tile for _, tiles in case["melds"] for tile in tiles]
    return [*case["concealed"], *melded, case["winning"]]


def count_dora(win: Win, indicators: list[str]) -> int:
    """What the indicators name among all tiles, norths set aside included."""
    tiles = [plain(tile) for tile in all_tiles(win.case)] + ["4z"] * win.case["nuki"]
    players = win.rules["players"]
    return sum(tiles.count(dora_named_by(indicator, players)) for indicator in indicators)


def active(win: Win, indicators: list[str]) -> list[str]:
    """The indicators that count. The fifth can only be the one of the last kan, so where that
    one does not count yet at most four do.
    """
    rules = win.rules
    if not rules["yaku_kan_dora"]:
        return indicators[:1]
    if win.chankan and not rules["dora_chankan_counts_new_indicator"]:
        return indicators[:4]
    if win.rinshan and not win.case["nuki"]:  # the tile may have come for a north
        counts = rules["dora_rinshan_counts_new_indicator"]
        only_open_kans = all(kan.called for kan in win.kans)
        if not counts or (counts == "closed_kan_only" and only_open_kans):
            return indicators[:4]
    return indicators


def limit_and_base(han: int, fu: int, rules: Rules) -> tuple[str, int]:
    if han >= 13 and rules["limit_counted_13_han"] == "yakuman":
        return ("kazoe_yakuman", 8000)
    if han >= 11:
        return ("sanbaiman", 6000)
    if han >= 8:
        return ("baiman", 4000)
    if han >= 6:
        return ("haneman", 3000)
    if han == 5:
        return ("mangan", 2000)
    base = fu
    for _ in range(han + 2):
        base *= 2
    if base >= 2000:
        return ("mangan", 2000)
    if base == 1920 and rules["limit_kiriage_mangan"]:
        return ("kiriage_mangan", 2000)
    return ("", base)


def hundreds(points: int) -> int:
    """Rounded up to the next hundred."""
    return points if points % 100 == 0 else points - points % 100 + 100


def payments(base: int, by: str, dealer: bool, honba: int, rules: Rules) -> dict[str, int]:
    ron_honba, tsumo_honba = rules["pay_honba"]
    if by == "ron":
        return {"ron": hundreds(base * (6 if dealer else 4)) + ron_honba * honba}
    if dealer:
        whole = hundreds(base * 2)
        return {"each": with_north(whole, whole, rules) + tsumo_honba * honba}
    little = hundreds(base)
    return {
        "dealer": with_north(hundreds(base * 2), little, rules) + tsumo_honba * honba,
        "non_dealer": with_north(little, little, rules) + tsumo_honba * honba,
    }


def with_north(own: int, norths: int, rules: Rules) -> int:
    """What a payer hands over when the player who is missing would have paid so much too: it is
    lost, each of the two pays half of it on top, or each pays all of it.
    """
    if rules["players"] == 4 or rules["pay_north_share"] == "lost":
        return own
    return hundreds(own + norths // 2) if rules["pay_north_share"] == "halved" else own + norths


def received(pay: dict[str, int], players: int) -> int:
    if "ron" in pay:
        return pay["ron"]
    if "each" in pay:
        return (players - 1) * pay["each"]
    return pay["dealer"] + (players - 2) * pay["non_dealer"]


def answer(win: Win, *, base: int, **parts: Any) -> Answer:
    case = win.case
    pay = payments(base, case["by"], win.dealer, case["honba"], win.rules)
    none = dict.fromkeys(("han", "fu", "yakuman", "dora", "ura", "aka", "nuki"), 0)
    return {
        **none,
        "fu_items": [],
        **parts,
        "yaku": sorted(parts["yaku"]),
        "base": base,
        "pay": pay,
        "points": received(pay, win.rules["players"]),
        "form": win.reading.form,
        "sets": [(group.shape, list(group.tiles), group.called) for group in win.groups],
        "finished": list(win.reading.finished.tiles),
        "wait": win.reading.wait,
    }
