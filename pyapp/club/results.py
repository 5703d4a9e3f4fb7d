"""Results: what they come to by their rulebook, and how they are entered, replaced and taken out.

Nothing is computed a second time here: a result whose hands nobody wrote down is played as a game
of one correction, and game/ending.py ends it like any other.
"""

from typing import Callable, NamedTuple

from ..game.ending import (
    CHOMBO,
    CHOMBO_POINTS,
    OKA,
    PENALTY,
    REST,
    STICKS,
    THOUSAND,
    YAKITORI,
    ending,
)
from ..game.events import Adjustment, Chombo, Event, Penalty, Refused, Snapshot, Stop
from ..game.game import Game
from ..game.legal import rules_of
from ..game.play import replay
from ..game.saved import dump, load
from ..riichi.problem import Problem, problem
from ..riichi.rules import Rules
from ..riichi.settle import STICK_POINTS
from .records import Club, Placing, Result, evening_of, inserted, player_of, put
from .texts import whole_reason

MOST_RESULTS = 20000  # of a club: more than it plays in thirty years
LIKELY_STICKS = 8  # that a game leaves on the table at its end, at most
HUNDRED = 100


class Total(NamedTuple):
    """The sum of raw scores as they are typed."""

    points: int  # of the scores, and of the sticks
    due: int  # what it has to be
    likely: str  # why it is not: "sticks", "one_wrong", "unknown"; "" where it is
    sticks: int  # that would make up for it, where that is likely


def total_of(rules: Rules, scores: tuple[int, ...], sticks: int) -> Total:
    """Add up raw scores and sticks left on the table, and say what is likely to be missing."""
    points, due = sum(scores) + sticks * STICK_POINTS, rules.end_start_return[0] * rules.players
    missing = due - points
    if not missing:
        return Total(points, due, "", 0)
    if missing % STICK_POINTS == 0 and 0 <= missing // STICK_POINTS + sticks <= LIKELY_STICKS:
        return Total(points, due, "sticks", missing // STICK_POINTS + sticks)
    # A minus sign that was left out shows as twice the score.
    signs = [score for score in scores if 2 * score == -missing]
    return Total(points, due, "one_wrong" if signs else "unknown", 0)


def in_points(rules: Rules, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Take raw scores in hundreds for what they are, where their sum says so."""
    missing = rules.end_start_return[0] * rules.players - sum(scores) * HUNDRED
    if 0 <= missing <= LIKELY_STICKS * STICK_POINTS:
        return tuple([score * HUNDRED for score in scores])
    return scores


def game_of(result: Result) -> Game | Problem:
    """Play a game that comes to this result, or say why none does."""
    rules = rules_of(result.start._replace(at=None))
    if not isinstance(rules, Rules):
        return rules[0]
    counts = (result.scores, result.players, result.chombo, result.penalties) + (
        (result.chips, result.busted)
    )
    if [each for each in counts if len(each) != rules.players]:
        return problem("as_many_scores", rules.players)
    total = total_of(rules, result.scores, result.sticks)
    if total.points != total.due:
        return problem("total_is_off", total.points - total.due, total.due)
    if min(result.chombo) < 0 or min(result.penalties) < 0:
        return problem("no_points")
    if sum(result.chips):
        return problem("chips_off", sum(result.chips))
    begun = (rules.end_start_return[0],) * rules.players
    events: list[Event] = [result.start._replace(at=Snapshot(0, 0, 0, begun, result.won))]
    # Before the scores: with them a game may be over in which somebody busts.
    for seat, many in enumerate(result.chombo):
        if rules.misc_chombo in CHOMBO_POINTS:  # any other has been paid at the table
            events += [Chombo(seat)] * many
    moved = tuple([now - then for now, then in zip(result.scores, begun)])
    events.append(Adjustment(moved, result.sticks, ""))
    for seat, points in enumerate(result.penalties):
        if points:
            events.append(Penalty(seat, points, ""))
    game = replay(tuple(events))
    return game.problems[0] if isinstance(game, Refused) else game


def extras(result: Result) -> tuple[int, ...]:
    """Give what chips and bust prizes move between the seats, in final points."""
    moved = [many * result.chip for many in result.chips]
    for seat, by in enumerate(result.busted):
        if 0 < by <= len(moved):
            moved[seat] -= result.prize
            moved[by - 1] += result.prize
    return tuple(moved)


def placings(result: Result) -> tuple[Placing, ...]:
    """Say how each seat came out; () for a result that cannot be, see `game_of`."""
    return result.ended or ended(result)


def ended(result: Result) -> tuple[Placing, ...]:
    """Compute how each seat came out, from the beginning."""
    game = game_of(result)
    if isinstance(game, Problem):
        return ()
    standings = sorted(ending(game).standings, key=lambda each: each.seat)
    places = [each.place for each in standings]
    start = game.rules.end_start_return[0]
    return tuple(
        [
            Placing(each.place, places.count(each.place), raw, start, each.total + more)
            for each, raw, more in zip(standings, game.scores, extras(result))
        ]
    )


def outside(results: tuple[Result, ...]) -> "dict[str, int]":
    """Say by how much the final points of games add up to more than zero, by what went out of
    them; below zero to less. A game is not played again for it: hundreds take seconds on a phone.
    """
    found: dict[str, int] = {}
    known: dict[object, Rules] = {}  # of most games they are the same
    for result in results:
        points = sum([each.points for each in placings(result)])
        if points:
            by = (result.start.rulebook, result.start.changes)
            if by not in known:
                rules = rules_of(result.start._replace(at=None))
                assert isinstance(rules, Rules)
                known[by] = rules
            for what, part in _outside(result, known[by], points):
                found[what] = found.get(what, 0) + part
    return found


def _outside(result: Result, rules: Rules, points: int) -> "list[tuple[str, int]]":
    birds = rules.players - len(result.won)
    found = [
        (CHOMBO, -CHOMBO_POINTS.get(rules.misc_chombo, 0) * sum(result.chombo)),
        (PENALTY, -sum(result.penalties)),
        (YAKITORI, rules.end_yakitori * THOUSAND * birds),
    ]
    if rules.end_final_rounding == "none":
        begin, back = rules.end_start_return
        found.append((OKA, rules.players * (begin - back) + rules.end_oka * THOUSAND))
        if rules.end_leftover_sticks == "lost":
            found.append((STICKS, -result.sticks * STICK_POINTS))
    return found + [(REST, points - sum([part for _what, part in found]))]


def of_game(result: Result, text: str) -> Result | Problem:
    """Fill a result with what the text of a finished game says: its start, its numbers, its log.

    A game that is not over is taken as it stands, as one that was stopped. Problems are those of
    game/saved.py.
    """
    game = load(text)
    if isinstance(game, Refused):
        return game.problems[0]
    chombo = [0] * len(game.seats)
    penalties = [0] * len(game.seats)
    for step in game.log:
        if isinstance(step.event, Chombo):
            chombo[step.event.seat] += 1
        elif isinstance(step.event, Penalty):
            penalties[step.event.seat] += step.event.points
    stopped = not game.over or bool([s for s in game.log if isinstance(s.event, Stop)])
    return result._replace(
        start=game.start._replace(at=None),
        scores=game.scores,
        sticks=game.sticks,
        won=game.won,
        chombo=tuple(chombo),
        penalties=tuple(penalties),
        stopped=stopped,
        seated=True,
        log=dump(game.events),
        ended=(),
        counted="",
    )


def typed(result: Result, scores: tuple[int, ...], sticks: int) -> Result:
    """Fill a result with raw scores that were typed; what it had from a log is gone."""
    none = (0,) * len(scores)
    blank = result._replace(scores=scores, sticks=sticks, won=(), stopped=False, log="")
    return blank._replace(chombo=none, penalties=none, ended=(), counted="")


def with_result(club: Club, result: Result) -> Club | Problem:
    """Enter a result, in the place of one with the same id, or say why it cannot be; who played is
    at the evening.

    Problems: "no_such_evening", "player_twice", "no_such_player", "too_many_results", "unfit_text"
    of a note, and those of `game_of`.
    """
    evening = evening_of(club, result.evening)
    if evening is None:
        return problem("no_such_evening")
    ids = [each for each in result.players if each]
    if [each for each in ids if ids.count(each) > 1]:
        return problem("player_twice")
    if [each for each in ids if player_of(club, each) is None]:
        return problem("no_such_player")
    game = game_of(result)
    if isinstance(game, Problem):
        return game
    others = without_result(club, result.id).results
    if len(others) >= MOST_RESULTS:
        return problem("too_many_results", MOST_RESULTS)
    note = whole_reason(result.note)
    if isinstance(note, Problem):
        return note
    result = result._replace(date=evening.date, note=note, ended=ended(result), counted="")
    more = tuple([each for each in ids if each not in evening.present])
    if more:
        there = evening._replace(present=evening.present + more)
        club = club._replace(evenings=put(club.evenings, there))
    return club._replace(results=inserted(others, result))


def without_result(club: Club, id_: str) -> Club:
    """Take a result out."""
    return club._replace(results=tuple([each for each in club.results if each.id != id_]))


def names_of(club: Club, result: Result) -> tuple[str, ...]:
    """Name who played: as the roster does, else as they were called."""
    found = [player_of(club, id_) for id_ in result.players]
    return tuple([p.name if p else name for p, name in zip(found, result.start.names)])


def chat_line(result: Result, number: Callable[[int], str], thousands: Callable[[int], str]) -> str:
    """Write a result for a chat: "1 Ida 31,200 +36.2 · 2 Sofia 25,500 +0.5"; "" for none.

    number and thousands write raw and final points as the language does.
    """
    rows = [
        (
            each.place,
            seat,
            "%d %s %s %s" % (each.place, name, number(each.raw), thousands(each.points)),
        )
        for seat, (name, each) in enumerate(zip(result.start.names, placings(result)))
    ]
    return " · ".join([told for _place, _seat, told in sorted(rows)])
