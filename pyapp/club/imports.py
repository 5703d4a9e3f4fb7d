"""What was read, taken into a club: all of it that fits, or nothing, and why."""

from typing import NamedTuple

from ..game.ending import CHOMBO, CHOMBO_POINTS, PENALTY, THOUSAND, YAKITORI
from ..game.events import Event, Snapshot, Start
from ..game.legal import rules_of
from ..game.notation import PLAYERS, parse_event
from ..game.saved import dump
from ..riichi.problem import Problem, problem
from ..riichi.rulebooks import RULEBOOKS
from ..riichi.rules import Rules
from .evenings import of_nothing, results_of, with_evening
from .keeper import entered_as, start_of, table_of
from .records import Club, Evening, Result, evening_of, for_evening, fresh
from .results import Total, in_points, names_of, of_game, total_of, with_result
from .roster import folded, met
from .table_cells import BLANK, Row
from .texts import once, too_long, whole_reason

# Which result holds where a table has another one already; "" for nobody said.
HERE, NEW, BOTH = "here", "new", "both"
# What a row and a result both have.
ALIKE = ("date", "round", "table", "scores", "sticks", "note", "stopped")


class Checked(NamedTuple):
    """A row under the rules that it will be kept by."""

    row: Row  # its points are points
    result: Result | None  # without players, round and evening; None where there is a problem
    total: Total | None  # the sum of its points; None where nothing can be added up
    problem: Problem | None


def checked(row: Row, start: Start) -> Checked:
    """Look at a row: under the rulebook that it names, or else that of a start.

    Problems: "total_is_off" with by how much and what is due, "name_twice", "name_too_long", of the
    table too, "unfit_text" of a note, those of a start, and "line_unread" of a hand.
    """
    start = _start(row, start)
    rules, keys = rules_of(start), [folded(name) for name in row.names]
    wrong = [too_long(row.names + (row.table,)), whole_reason(row.note)]
    wrong += [] if isinstance(rules, Rules) else [rules[0]]
    wrong += [problem("name_twice")] if len(once(keys)) < len(keys) else []
    found = [each for each in wrong if isinstance(each, Problem)]
    if found or not isinstance(rules, Rules):
        return Checked(row, None, None, found[0])
    row = _counted(row._replace(scores=in_points(rules, row.scores)), rules)
    total = total_of(rules, row.scores, row.sticks)
    if total.likely:
        return Checked(
            row, None, total, problem("total_is_off", total.points - total.due, total.due)
        )
    blank = _blank(row, start)
    result = _played(row, start, rules, blank) if row.hands else blank
    if isinstance(result, Problem):
        return Checked(row, None, total, result)
    row = row._replace(scores=result.scores, sticks=result.sticks)
    return Checked(row, result, total_of(rules, result.scores, result.sticks), None)


def _start(row: Row, start: Start) -> Start:
    """Give the start of the game of a row: a start as it is but for what the row says."""
    for book in RULEBOOKS:
        if row.rulebook in (book.key, book.short):
            changes = start.changes if book.key == start.rulebook else ()
            start = start._replace(rulebook=book.key, changes=changes)
    return start._replace(names=row.names, at=None, length=row.length or start.length)


def _blank(row: Row, start: Start) -> Result:
    """Make a result of what a row says."""
    blank = of_nothing("", start)
    return blank._replace(
        **{field: getattr(row, field) for field in ALIKE},
        chombo=row.chombo or blank.chombo,
        penalties=row.penalty or blank.penalties,
        won=tuple([seat for seat, many in enumerate(row.won) if many]),
    )


def _counted(row: Row, rules: Rules) -> Row:
    """Count what our text has besides points: by what it costs, and as a penalty what these rules
    have no such cost for.
    """
    if not row.besides:
        return row
    chombo, penalty, won = [[many for _name in row.names] for many in (0, 0, 1)]
    costs = {CHOMBO: CHOMBO_POINTS.get(rules.misc_chombo, 0), PENALTY: 0}
    costs[YAKITORI] = rules.end_yakitori * THOUSAND
    for name, item, points in row.besides:
        if name and item in costs:
            seat, cost = row.names.index(name), costs[item]
            if not cost or points % cost:
                penalty[seat] -= points
            elif item == CHOMBO:
                chombo[seat] -= points // cost
            else:
                won[seat] = 0
    told = costs[YAKITORI] and [item for _name, item, _points in row.besides if item == YAKITORI]
    won = won if told else []
    return row._replace(chombo=tuple(chombo), penalty=tuple(penalty), won=tuple(won))


def checked_game(line: int, text: str) -> Checked:
    """Look at the text of a game, as at a row; line: the number that it is told by."""
    start = start_of(text)
    result = of_game(of_nothing("", start), text) if start else problem("damaged")
    row = BLANK._replace(line=line)
    if isinstance(result, Problem):
        return Checked(row, None, None, result)
    rules = rules_of(result.start)
    assert isinstance(rules, Rules)
    row = row._replace(names=result.start.names, scores=result.scores, sticks=result.sticks)
    return Checked(row, result, total_of(rules, result.scores, result.sticks), None)


def _played(row: Row, start: Start, rules: Rules, blank: Result) -> Result | Problem:
    """Play the hands of Pantheon's log."""
    if row.scores != (rules.end_start_return[0],) * rules.players:
        start = start._replace(at=Snapshot(0, 0, 0, row.scores, ()))
    sitting = {folded(name): PLAYERS[seat] for seat, name in enumerate(row.names)}
    events: list[Event] = [start]
    for hand in row.hands:
        for line in _event_lines(folded(hand).split(), sitting, rules):
            event = parse_event(line, rules.players)
            if isinstance(event, Problem):
                return problem("line_unread", row.line, hand)
            events.append(event)
    return of_game(blank, dump(tuple(events)))


def _event_lines(words: list[str], sitting: "dict[str, str]", rules: Rules) -> list[str]:
    """Write a hand of Pantheon's log as lines of ours: "ron ida from jun 3han 40fu riichi ida"."""
    riichi: list[str] = []
    winners: list[list[str]] = []  # letter, han, fu
    tenpai = payer = ""
    about = "winner"
    for word in words[1:]:
        letter = sitting.get(word, "")
        if letter and about == "riichi":
            riichi.append("riichi " + letter)
        elif letter and about in ("tempai", "tenpai"):
            tenpai += letter
        elif letter and about == "from":
            payer, about = letter, ""
        elif letter:
            winners.append([letter, "0", "0"])
        elif word[-3:] == "han" and winners:
            winners[-1][1] = word[:-3]
        elif word[-2:] == "fu" and winners:
            winners[-1][2] = word[:-2]
        elif word == "yakuman" and winners:
            winners[-1][1:] = ["y1", ""]
        else:
            about = word
    return riichi + [_event_line(words[0], winners, payer, tenpai, rules)]


def _event_line(kind: str, winners: list[list[str]], payer: str, tenpai: str, rules: Rules) -> str:
    """Write what ended a hand."""
    if kind == "draw":
        return " ".join([kind] + (["tenpai:" + tenpai] if tenpai else []))
    if kind == "abort":  # which of them nobody says
        return "abortive " + "".join(rules.draw_abortive[:1])
    if kind == "chombo":
        return "chombo " + "".join([letter for letter, _han, _fu in winners])
    worths = ["%s:%s" % (w, "y1" if han == "y1" else han + "/" + fu) for w, han, fu in winners]
    return " ".join([kind] + (["from:" + payer] if kind == "ron" else []) + worths)


class Brought(NamedTuple):
    """A club with what was brought, how many results are new, and how many it had already."""

    club: Club
    new: int
    same: int


def brought(
    club: Club,
    rows: tuple[Checked, ...],
    evening: Evening,
    seated: bool,
    seed: str,
    holds: str = "",
) -> Brought | Problem:
    """Take rows into a club whose roster knows all their names, all or none.

    evening: for rows of its date or of none; for other dates that of the date, or a new one like
    it. seated: whether the order is that of seats. holds: which result of a table does. Problems:
    those of a row, "unknown_name" with the name, "other_result" with the line and by turns the
    names and scores that its table has, and those of `with_result`.
    """
    new = 0
    for place, each in enumerate(rows):
        found = _with_row(club, each, evening, seated, seed + str(place), holds)
        if isinstance(found, Problem):
            return found
        club, new = found or club, new + (found is not None)
    return Brought(club, new, len(rows) - new)


def _with_row(
    club: Club, row: Checked, evening: Evening, seated: bool, seed: str, holds: str
) -> "Club | Problem | None":
    """Take a row into a club; None where it is there already."""
    if row.result is None:
        return row.problem
    day = _day(club, evening, row.row.date or evening.date, seed)
    if isinstance(day, Problem):
        return day
    known = [met(club, name) for name in row.row.names]
    for each in known:
        if not each.player:
            return problem("unknown_name", each.name)
    players = tuple([each.player for each in known])
    id_ = fresh("r", [each.id for each in club.results], seed)
    result = row.result._replace(id=id_, evening=day[1].id, players=players, seated=seated)
    placed = _placed(*day, result, holds)
    if isinstance(placed, Problem):
        return problem("other_result", row.row.line, *placed.detail)
    return placed and with_result(day[0], placed)


def _day(club: Club, evening: Evening, date: str, seed: str) -> "tuple[Club, Evening] | Problem":
    """Find the evening of a date, or begin one."""
    for each in (evening,) + club.evenings:
        if each.date == date:
            evening = evening_of(club, each.id) or each
            break
    else:
        id_ = for_evening(club.evenings, seed)
        evening = Evening(id_, "", date, evening.start, (), (), 0, 0)
    if evening in club.evenings:
        return club, evening
    found = with_evening(club, evening)
    return found if isinstance(found, Problem) else (found, evening)


def _placed(club: Club, evening: Evening, result: Result, holds: str) -> "Result | Problem | None":
    """Give a result the table of the plan that waits for its players, or the next round of its own
    if it has none; a game that went on the place that it had. None where it is there already, or
    another one at its table that holds; a problem where nobody said which does.
    """
    before = entered_as(club, result.log) if result.log else None
    if before:
        result = result._replace(id=before.id, evening=before.evening, round=before.round)
        return result._replace(table=before.table) if before.log != result.log else None
    there, played = results_of(club, evening.id), sorted(zip(result.players, result.scores))
    for each in there:
        alike = sorted(zip(each.players, each.scores)) == played
        if alike and result.round in (0, each.round):
            return None
    round_, table = table_of(club, evening, result.players, result.round)
    if round_:
        return result._replace(round=round_, table=table)
    other = _other(there, evening, result)
    if other and holds != BOTH:
        if not holds:
            told = zip(names_of(club, other), other.scores)
            return problem("other_result", *[part for each in told for part in each])
        there_too = result._replace(id=other.id, round=other.round, table=other.table)
        return there_too if holds == NEW else None
    if other:  # a game besides those of the plan
        result = result._replace(round=0, table="")
    if result.round:
        return result
    rounds = [each.round for each in there if each.table == result.table]
    return result._replace(round=1 + max([0] + rounds))


def _other(there: tuple[Result, ...], evening: Evening, result: Result) -> Result | None:
    """Find the result that a table has already: the one that is named, or one of the plan at which
    just these players sit.
    """
    tables = [(result.round, result.table)] if result.round and result.table else []
    for n, round_ in enumerate(evening.plan):
        for m, sitting in enumerate(round_.tables):
            if sorted(sitting) == sorted(result.players) and result.round in (0, n + 1):
                tables.append((n + 1, str(m + 1)))
    found = [each for each in there if (each.round, each.table) in tables]
    return found[-1] if found else None
