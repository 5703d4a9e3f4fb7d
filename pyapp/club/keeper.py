"""Games of the game keeper, as texts: entered in an evening, and names forgotten in them."""

from ..game.events import Start
from ..game.notation import PLAYERS, escaped, parse_event
from ..game.saved import goes_on
from ..riichi.problem import Problem, problem
from .evenings import blank_result, result_at, waiting
from .records import Club, Evening, Player, Result
from .results import of_game, with_result
from .roster import GONE, folded, log_without

BEGUN = 4  # lines of a game in which something has happened, at least


def start_of(text: str) -> Start | None:
    """Read how a game began, without playing it; None for what is no game."""
    event = parse_event((text.split("\n", 2) + [""])[1], len(PLAYERS))
    return event if isinstance(event, Start) else None


def fits(evening: Evening, start: Start) -> bool:
    """Tell whether a game is like those of an evening: only such are ranked together."""
    own = evening.start
    return (len(own.names), own.length) == (len(start.names), start.length)


def entered_as(club: Club, text: str) -> Result | None:
    """Find the result as which a game was entered, as it is or before it went on."""
    for result in club.results:
        if result.log.count("\n") >= BEGUN and goes_on(text, result.log):
            return result
    return None


def table_of(
    club: Club, evening: Evening, players: tuple[str, ...], of: int = 0
) -> tuple[int, str]:
    """Find the table of the plan that waits for these players: its round and its name; 0 and ""
    where none does; of several where they sit as they played, or else the first. of: the round, 0
    for any.
    """
    found = [each for each in waiting(club, evening) if of in (0, each[0])]
    found = [each for each in found if sorted(each[2]) == sorted(players)]
    seated = [each for each in found if each[2] == players]
    return (seated + found + [(0, "", ())])[0][:2]


def entered(
    club: Club,
    evening: Evening,
    text: str,
    players: tuple[str, ...],
    at: tuple[int, str],
    seed: str,
) -> Club | Problem:
    """Enter a game as the result of a table, by round and name, or in the place of what it was
    entered as. Problems: "table_has_result", and those of `of_game` and `with_result`.
    """
    before = entered_as(club, text)
    if not before and result_at(club, evening.id, *at):
        return problem("table_has_result")
    blank = blank_result(club, evening, at[0], at[1], players, seed)
    result = of_game(blank._replace(id=before.id) if before else blank, text)
    return result if isinstance(result, Problem) else with_result(club, result)


def naming(texts: "dict[str, str]", player: Player) -> tuple[tuple[str, str], ...]:
    """List the games in which a player is named, by their names, each with its text without that;
    "" for what is damaged and may name the player.
    """
    names = tuple([each for each in (player.name,) + player.aliases if each])
    found = []
    for name in sorted(texts):
        text = texts[name]
        new = log_without(text, names, instead=GONE)
        damaged = not new and [each for each in names if folded(escaped(each)) in folded(text)]
        if damaged or (new and new != text):
            found.append((name, new))
    return tuple(found)
