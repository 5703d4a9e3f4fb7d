"""Time of a club's statistics in the shipped MicroPython under Node: five years of it, 60 players
and 3,000 games with their logs, half of the wins with tiles. Run by `make bench`.

It is time of the processor, four times as long on a slow phone, in a memory from which nothing is
collected. What is read and ranked as a club opens is done in turns, between which the page can be
touched.
"""

import json
from random import Random

from pyapp.club import kept
from tests.club.season import filled, season
from tests.micropython.node import run

SLOWED = 4
PLAYERS, EVENINGS, TABLES, MONTHS = 60, 250, 12, 60
DIFFERENT = 120  # games, each of which is used again and again
TARGET = 100  # milliseconds of a statistic on a slow phone
PROGRAM = """
import json
from js import process
from pyapp.club import figures, honours, kept, roster, series, statistics
from pyapp.club.records import EMPTY, SERIES
from pyapp.screen.club import steps
from pyapp.screen.club.state import BEGIN

def spent():
    used = process.cpuUsage()
    return (used.user + used.system) / 1000

NINE = ("Ida", "Jun", "Marek", "Sofia", "Tove", "Uma", "Vera", "Wang", "Xenia")
found = []
def timed(name, make):
    begun = spent()
    made = make()
    found.append((name, spent() - begun))
    return made

with open("club") as file:
    text = file.read()
club = timed("read all from one text", lambda: kept.load(text))
timed("write all as a backup", lambda: kept.dump(club))
results = club.results

timed("enter nine names", lambda: roster.entered(club, NINE, "2026"))
timed("ask of nine names who they are", lambda: [roster.met(club, name) for name in NINE])
sums = timed("sum five years of all, which no page asks", lambda: statistics.sums(results))
timed("sum five years of a player", lambda: statistics.sums(results, "p001"))
whole = SERIES._replace(id="s")
ranked = club._replace(series=(whole,))
timed("rank a year ahead", lambda: series.rank_ahead(ranked))
timed("count what went out of its games", lambda: series.rank_ahead(ranked))
while series.rank_ahead(ranked):
    pass
timed("the standing of five years", lambda: series.table(club, whole))
half = whole._replace(first="2026-07-01")
timed("the standing of half a year", lambda: series.table(club, half))
who = max(sums, key=lambda each: (figures.lane(sums[each], "games"), each.player))
mine = timed("a player's results", lambda: statistics.of_player(results, who))
timed("a player's figures", lambda: figures.figures(sums[who], 4))
rows = [figures.OF[id_] for id_ in ("games", "points", "average_place", "first", "win", "deal_in")]
table = lambda: [[figures.shown(row, sums[each], 4) for row in rows] for each in sums]
timed("six figures of all players", table)
timed("by seat", lambda: statistics.by_seat(mine, who))
timed("head to head", lambda: statistics.versus(mine, who))
timed("runs", lambda: statistics.runs(mine, who))
timed("best and worst", lambda: statistics.extremes(mine, who))
timed("the most of each", lambda: statistics.peaks(mine, who))
timed("a player's curve", lambda: statistics.curve(mine, who))
timed("a player's yakuman", lambda: honours.yakuman(mine, who.player))
timed("an evening's honours", lambda: honours.honours(results[:12]))
timed("count a game", lambda: statistics.counted(results[0]._replace(counted="")))

class Device:
    def clock(self):
        return 4 * spent()

class App:
    "As much of one as a club needs that opens."
    def __init__(self, club):
        self.club, self.device, self.say = club, Device(), lambda id_, **_: id_
    def _replace(self, club):
        return App(club)

def opening():
    "Open the club as it is kept, turn by turn, between which the page can be touched."
    for each in (kept._WORDS, kept._NUMBERS, kept._STARTS, series._YEARS):
        each.clear()
    texts = dict(kept.changes(EMPTY, ranked))
    app, step, longest, begun = App(BEGIN), steps._found(texts), 0, spent()
    names = ["open: all is read", "open: the last evenings"]
    while step:
        turn = spent()
        app, effects = step(app)
        longest = max(longest, spent() - turn)
        if names and (app.club.whole if len(names) == 1 else app.club.known):
            found.append((names.pop(), spent() - begun))
        step = effects[-1].then if effects else None
    found.append(("open: all is ranked", spent() - begun))
    found.append(("open: the longest turn", longest))

opening()
print(json.dumps([found, len(results), len(mine)]))
"""


def club_text(random: Random) -> tuple[str, int]:
    """The text of the club, and how much of it the statistics keep."""
    days = []
    for n in range(EVENINGS):
        month = n * MONTHS // EVENINGS
        days.append(f"{2022 + month // 12}-{month % 12 + 1:02}-{n * 7 % 28 + 1:02}")
    names = tuple(f"Player {n}" for n in range(PLAYERS))
    club = season(random, names, tuple(days), TABLES, filled(random, DIFFERENT))
    return kept.dump(club), sum(len(each.counted) for each in club.results)


def main() -> None:
    text, counted_ = club_text(Random(28))
    rows, results, mine = json.loads(run(PROGRAM, {"club": text}))
    print(
        f"a club of {results} games, {mine} of them of the busiest player: {len(text)} characters,"
    )
    print(f"{counted_} of them what is counted for the statistics; ms, {SLOWED}x slowed:")
    for name, took in rows:
        late = "" if SLOWED * took <= TARGET else f"  over {TARGET}"
        print(f"{name:>36} {SLOWED * took:7.1f}{late}")


if __name__ == "__main__":
    main()
