"""The figures of the statistics: a row each, in the order that readers of M.League's tables know.

A row says which lanes of a tally are counted, out of which, from what level of knowledge, and how
many of these it takes until the figure says something. Figures of three and of four players, of
long and of short games, are never put together.
"""

from typing import NamedTuple

from .tally import OF_RESULTS, OF_TILES, YAKU, counted, yaku_in

R, L, T = "R", "L", "T"  # known by the result, by the log, by the log with tiles
# Forms: a plain sum, a share of n, a mean, a mean of places, a difference of two shares.
COUNT, RATE, MEAN, PLACE, GAP = "count", "rate", "mean", "place", "gap"
GAMES, HANDS = 20, 100  # so many say something
SOME = 20  # wins, riichi, draws: about what so many hands hold


class Figure(NamedTuple):
    """A row of FIGURES. hit: lanes that are added up, those behind "-" taken off; of: the lanes
    of n, added up alike, "" for none; only_of: for as many players alone, 0 for any.
    """

    id: str
    level: str
    form: str
    hit: str
    of: str
    least: int  # n under which it is shown in grey
    only_of: int


def _row(id_: str, form: str, hit: str, of: str, least: int = SOME, only_of: int = 0) -> Figure:
    """Make a row; its level is the highest that one of its lanes needs."""
    lanes = [name.lstrip("-") for name in (hit + " " + of).split(" ") if name]
    level = R if not [name for name in lanes if name not in OF_RESULTS] else L
    if [name for name in lanes if name in OF_TILES or name.startswith(YAKU)]:
        level = T
    return Figure(id_, level, form, hit, of, least, only_of)


FIGURES = (
    _row("games", COUNT, "games", "", GAMES),
    _row("hands", COUNT, "hands", "", HANDS),
    _row("points", COUNT, "points", "", 0),
    _row("average_place", PLACE, "places", "games", GAMES),
    _row("first", RATE, "first", "games", GAMES),
    _row("second", RATE, "second", "games", GAMES),
    _row("third", RATE, "third", "games", GAMES),
    _row("fourth", RATE, "fourth", "games", GAMES, 4),
    _row("top_two", RATE, "first second", "games", GAMES, 4),  # of three: all but the last
    _row("last_avoided", RATE, "games -last", "games", GAMES),
    _row("average_win", MEAN, "gained", "wins"),
    _row("riichi", RATE, "riichi", "hands", HANDS),
    _row("win", RATE, "wins", "hands", HANDS),
    _row("deal_in", RATE, "deal_ins", "hands", HANDS),
    _row("average_deal_in", MEAN, "paid", "deal_ins"),
    # Further ones of results,
    _row("average_points", MEAN, "points", "games", GAMES),
    _row("average_raw", MEAN, "raw", "games", GAMES),
    _row("average_gain", MEAN, "gain", "games", GAMES),
    _row("bust", RATE, "bust", "games", GAMES),
    _row("stopped", RATE, "stopped", "games", 0),
    # of hands,
    _row("win_gap", GAP, "wins -deal_ins", "hands", HANDS),
    _row("tsumo", RATE, "tsumo", "wins"),
    _row("mangan", RATE, "mangan", "wins"),
    _row("riichi_won", RATE, "riichi_won", "riichi"),
    _row("riichi_dealt_in", RATE, "riichi_dealt_in", "riichi"),
    _row("riichi_drawn", RATE, "riichi_drawn", "riichi"),
    _row("draw", RATE, "draws", "hands", HANDS),
    _row("draw_tenpai", RATE, "tenpai", "draws"),
    _row("nagashi", RATE, "nagashi", "draws"),
    _row("aborted", RATE, "aborted", "hands", HANDS),
    _row("net", MEAN, "net", "hands", HANDS),
    _row("won_a_hand", MEAN, "gained", "hands", HANDS),
    _row("lost_a_hand", MEAN, "paid", "hands", HANDS),
    _row("net_a_hand", MEAN, "gained -paid", "hands", HANDS),
    _row("dealer_win", RATE, "dealer_wins", "dealt"),
    _row("dealer_hit", RATE, "dealer_hit", "others_tsumo"),
    _row("chombo", COUNT, "chombo", "", 0),
    # and of wins with tiles.
    _row("dama", RATE, "dama", "shown"),
    _row("open", RATE, "shown -closed", "shown"),
    _row("dora", MEAN, "dora", "shown"),
    _row("ippatsu", RATE, "yaku_ippatsu", "shown_riichi"),
    _row("ura", RATE, "with_ura", "shown_riichi"),
)
OF = {figure.id: figure for figure in FIGURES}


class Shown(NamedTuple):
    """A figure of somebody. hit and n are the counts that it is made of."""

    figure: Figure
    hit: int
    n: int
    value: float | None  # a share is between 0 and 1; None where there is nothing to divide by
    error: float | None  # its standard error, where one is known
    enough: bool  # whether n reaches the least that says something


# The spread of a place when all are equally likely.
SPREAD = {4: 1.118, 3: 0.816}


def figures(total: int, players: int) -> tuple[Shown, ...]:
    """Show every figure of a sum of packed tallies of games with so many players."""
    rows = [each for each in FIGURES if each.only_of in (0, players)]
    return tuple([shown(each, total, players) for each in rows])


def shown(figure: Figure, total: int, players: int) -> Shown:
    """Show one figure of a sum of packed tallies."""
    hit = counted(figure.hit, total)
    if figure.form == COUNT:
        return Shown(figure, hit, hit, float(hit), None, hit >= figure.least)
    n = counted(figure.of, total)
    if not n:
        return Shown(figure, hit, n, None, None, False)
    value = hit / n
    error: float | None = None
    if figure.form == PLACE:
        value, error = value / 2, SPREAD[players] / n**0.5
    elif figure.form == RATE:
        # Several rates of the same hands never leave 0..1, or something was counted twice.
        error = (value * (1 - value) / n) ** 0.5
    return Shown(figure, hit, n, value, error, n >= figure.least)


def even(figure: Figure, players: int) -> float | None:
    """Give what a figure would be if all were equal, where that is known."""
    if figure.form == PLACE:
        return (players + 1) / 2
    if figure.id in ("first", "second", "third", "fourth"):
        return 1 / players
    if figure.id == "top_two":
        return 2 / players
    return 1 - 1 / players if figure.id == "last_avoided" else None


class Yaku(NamedTuple):
    """How many of somebody's wins with tiles have a yaku."""

    id: str
    wins: int


def yaku_of(total: int) -> tuple[Yaku, ...]:
    """List the yaku of wins with tiles, the most frequent first. How many wins those are of how
    many in all ("yaku known in 31 of 58 wins") say the lanes "shown" and "wins".
    """
    found = [Yaku(id_, wins) for id_, wins in yaku_in(total)]
    return tuple(sorted(found, key=lambda each: (-each.wins, each.id)))
