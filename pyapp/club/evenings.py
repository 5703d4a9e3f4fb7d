"""Evenings: begun, changed, and the results that their plan waits for."""

from ..game.events import Start
from ..game.legal import rules_of
from ..riichi.problem import Problem, problem
from ..riichi.rules import Rules
from .records import Club, Evening, Result, evening_of, fresh, held, inserted, player_of
from .results import ended
from .texts import too_long, whole_name

LONGEST_MONTH = 31
MONTHS = 12


def with_evening(club: Club, evening: Evening) -> Club | Problem:
    """Begin an evening, or put it in the place of the one with its id, or say why it cannot be.

    Its results follow its date and extras. Problems: "no_date", "name_too_long", "no_points",
    "no_such_player", "plan_table" where its plan is for other tables, and those of the start of its
    games.
    """
    evening = evening._replace(name=whole_name(evening.name))
    long_ = too_long((evening.name,))
    if long_ or not is_date(evening.date):
        return long_ or problem("no_date")
    if min(evening.chip, evening.prize) < 0:
        return problem("no_points")
    rules = rules_of(evening.start._replace(at=None))
    if not isinstance(rules, Rules):
        return rules[0]
    before = evening_of(club, evening.id)
    ids = list(evening.present)
    for round_ in evening.plan if not before or evening.plan != before.plan else ():
        ids += [id_ for table in round_.tables + (round_.bench,) for id_ in table]
    if [each for each in ids if player_of(club, each) is None]:
        return problem("no_such_player")
    sizes = [len(table) for round_ in evening.plan for table in round_.tables]
    if sizes != [rules.players] * len(sizes):
        return problem("plan_table", 0, rules.players)
    others = tuple([each for each in club.evenings if each.id != evening.id])
    club = club._replace(evenings=inserted(others, evening, held))
    shared = (evening.date, evening.chip, evening.prize)
    same = before is None or (before.date, before.chip, before.prize) == shared
    return club if same else _followed(club, evening)


def _followed(club: Club, evening: Evening) -> Club:
    """Give the results of an evening its date, and what its chips and prizes are worth."""
    results = tuple([each for each in club.results if each.evening != evening.id])
    for each in results_of(club, evening.id):
        if (each.chip, each.prize) != (evening.chip, evening.prize):
            each = each._replace(chip=evening.chip, prize=evening.prize, counted="")
            each = each._replace(ended=ended(each))
        results = inserted(results, each._replace(date=evening.date))
    return club._replace(results=results)


def without_evening(club: Club, id_: str) -> Club | Problem:
    """Take an evening out; "evening_has_results" while it has some."""
    if results_of(club, id_):
        return problem("evening_has_results")
    return club._replace(evenings=tuple([each for each in club.evenings if each.id != id_]))


def results_of(club: Club, evening: str) -> tuple[Result, ...]:
    """List the results of an evening."""
    return tuple([each for each in club.results if each.evening == evening])


def result_at(club: Club, evening: str, round_: int, table: str) -> Result | None:
    """Find the result of a table of a round; None where it has none, and for games besides."""
    for each in results_of(club, evening):
        if round_ and (each.round, each.table) == (round_, table):
            return each
    return None


def blank_result(
    club: Club, evening: Evening, round_: int, table: str, players: tuple[str, ...], seed: str
) -> Result:
    """Make a result to be filled, for players by seat ("" for nobody of the roster)."""
    known = [player_of(club, id_) for id_ in players]
    start = evening.start._replace(names=tuple([each.name if each else "" for each in known]))
    result = of_nothing(fresh("r", [each.id for each in club.results], seed), start)
    result = result._replace(chip=evening.chip, prize=evening.prize, players=players)
    return result._replace(date=evening.date, evening=evening.id, round=round_, table=table)


def of_nothing(id_: str, start: Start) -> Result:
    """Make a result of which nothing is known but how the game began."""
    none = (0,) * len(start.names)
    nobody = ("",) * len(start.names)
    start = start._replace(at=None)
    # fmt: off
    return Result(
        id_, "", "", 0, "", start, nobody, none, 0, (), none, none, True, False, "", "", (), "",
        none, none, 0, 0,
    )
    # fmt: on


def waiting(club: Club, evening: Evening) -> tuple[tuple[int, str, tuple[str, ...]], ...]:
    """List the tables of the plan that have no result: round and table, from 1 on, and players."""
    done = [(each.round, each.table) for each in results_of(club, evening.id)]
    found = []
    for place, round_ in enumerate(evening.plan):
        for number, players in enumerate(round_.tables):
            at = (place + 1, str(number + 1))
            if at not in done:
                found.append((at[0], at[1], players))
    return tuple(found)


def is_date(text: str) -> bool:
    """Tell whether a text is a date as it is kept: "2026-11-24"."""
    parts = text.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or "".join(parts).strip("0123456789"):
        return False
    return 1 <= int(parts[1]) <= MONTHS and 1 <= int(parts[2]) <= LONGEST_MONTH
