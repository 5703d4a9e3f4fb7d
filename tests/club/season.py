"""A club that has played for some time: evenings of games by chance, of some only the result."""

from random import Random

from pyapp.club.records import AVERAGE, EMPTY, SERIES, Club, Evening, Penalty, Player, Result
from pyapp.club.results import ended, of_game
from pyapp.club.statistics import counted
from pyapp.game.events import Start
from pyapp.game.game import Game
from pyapp.game.play import begin
from pyapp.game.saved import dump
from tests.club import clubs
from tests.club.simulated import after
from tests.game_text import accepted

BOOKS = {4: "wrc-2025", 3: "tenhou-sanma"}


def game(random: Random, players: int) -> Game:
    played = accepted(begin(Start(("",) * players, BOOKS[players], (), "hanchan", "", None)))
    while not played.over:
        played = after(played, random, tiles=True)
    return played


def filled(random: Random, many: int, players: int = 4) -> list[Result]:
    """Results with their games, by nobody yet."""
    found = []
    for _ in range(many):
        blank = clubs.result("r", *[0] * players, rulebook=BOOKS[players])
        known = of_game(blank, dump(game(random, players).events))
        assert isinstance(known, Result)
        found.append(counted(known._replace(ended=ended(known))))
    return found


def season(
    random: Random, names: tuple[str, ...], days: tuple[str, ...], tables: int, games: list[Result]
) -> Club:
    """An evening on each day, at which the players sit at so many tables by chance; each table
    plays one of the games.
    """
    players = tuple(Player(f"p{n:03}", name, (), False) for n, name in enumerate(names))
    evenings, results = [], []
    for n, date in enumerate(days):
        there = random.sample(players, min(len(players), 2 * tables * 4))
        ids = tuple(each.id for each in there)
        evening = Evening(f"e{n:03}", "", date, clubs.start(("",) * 4, BOOKS[4]), ids, (), 0, 0)
        evenings.append(evening)
        for table in range(tables):
            known = random.choice(games)
            at = known._replace(id=f"r{n:03}{table:02}", date=date, evening=evening.id)
            seats = tuple(random.sample(ids, len(known.players)))
            results.append(at._replace(players=seats, round=table + 1, table="1"))
    return EMPTY._replace(players=players, evenings=tuple(evenings), results=tuple(results))


def small(names: tuple[str, ...]) -> Club:
    """A month with results of all kinds, two series and a penalty: as it is shown in pictures."""
    random = Random(28)
    games = filled(random, 5) + filled(random, 2, 3)
    games += [counted(each._replace(log="", counted="")) for each in games[1:3]]
    club = season(random, names, tuple(f"2026-11-{n:02}" for n in range(3, 31, 7)), 4, games)
    one = SERIES._replace(id="s001", name=names[0], least=2, rule=AVERAGE)
    fine = Penalty("q001", "p001", 20000, "", "2026-11-03", "e000", "", False)
    return club._replace(
        series=(one, one._replace(id="s002", rule="best", best=3, carries="s001")),
        penalties=(fine,),
    )
