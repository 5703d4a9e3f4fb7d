"""What a line about a hand, or a cell of the printed score table, says, and what the engine says.

A line is "id | hand | by | rulebooks | answer"; tests/cases/positions.txt says what answers look
like.
"""

from typing import Any, Iterator

from ..riichi.payments import pay_text, payments
from ..riichi.points import value
from ..riichi.rulebooks import RULEBOOKS, rules_for
from ..riichi.rules import Rules, changes_from
from ..riichi.score import Outcome, Score, score
from ..riichi.text import Entry, TextError, format_entry, parse_entry
from .found import Found, finding


def books(keys: str) -> tuple[str, ...]:
    """List the rulebooks that a line names: "all" are those for four players, "three" for three."""
    players = {"all": 4, "three": 3}.get(keys)
    if players is None:
        return tuple([key.strip() for key in keys.split(",")])
    return tuple([book.key for book in RULEBOOKS if book.rules.players == players])


def under(entry: Entry, key: str) -> Rules:
    """Add the house rules that the hand's text names to the rules of a rulebook."""
    changes: dict[str, Any] = dict(changes_from(rules_for(entry.rulebook), entry.rules))
    return rules_for(key)._replace(**changes)


def answer(outcome: Outcome) -> str:
    """Write a result as the case files do."""
    if not isinstance(outcome, Score):
        return "refused " + ",".join(sorted({problem.id for problem in outcome.problems}))
    worth = outcome.value
    if worth.yakuman:
        head = f"yakuman x{worth.yakuman}"
        hits = [hit.id for hit in outcome.yaku]
    else:
        head = f"{worth.han} han {worth.fu} fu"
        if worth.limit:
            head += " " + worth.limit
        hits = [f"{hit.id} {hit.han}" for hit in outcome.yaku]
        for kind in ("dora", "ura", "aka", "nuki"):
            han = sum(item.han for item in outcome.dora if item.id == kind)
            if han:
                hits.append(f"{kind} {han}")
    return f"{head} {pay_text(outcome.payments)} : {', '.join(sorted(hits))}"


def sums(outcome: Outcome) -> bool:
    """Tell whether the items of a result add up to it, its losing readings included."""
    if not isinstance(outcome, Score):
        return True
    han = sum(hit.han for hit in outcome.yaku) + sum(item.han for item in outcome.dora)
    yakuman = sum(hit.yakuman for hit in outcome.yaku)
    fu = sum(item.fu for item in outcome.fu_items)
    rounded = fu if fu == 25 else -(-fu // 10) * 10
    if (han, rounded, yakuman) != (outcome.value.han, outcome.value.fu, outcome.value.yakuman):
        return False
    for paid in outcome.payments:
        if paid.points != -(-outcome.value.base * paid.times // 100) * 100:
            return False
    return all(sums(other) and other.total <= outcome.total for other in outcome.others)


def hand_line(line: str) -> Iterator[Found]:
    """Check the hand of a line under each of its rulebooks."""
    _id, hand, by, keys, expected = [part.strip() for part in line.split("|")]
    head, colon, hits = expected.partition(" : ")
    wanted = head + colon + ", ".join(sorted(hits.split(", "))) if colon else head
    entry = parse_entry(hand)
    if isinstance(entry, TextError):
        yield finding("cannot read " + entry.token, wanted)
        return
    reads_back = parse_entry(format_entry(entry)) == entry
    for key in books(keys):
        rules = under(entry, key)
        outcome = score(entry.hand, entry.situation, by, rules)
        given = answer(outcome)
        if not reads_back:
            given = "does not read back"
        elif given == wanted and not sums(outcome):
            given = "the items do not add up"
        if given == wanted:
            yield finding(given, wanted)
        else:
            shown = entry._replace(rulebook=key, rules=rules, by=by)
            yield finding(given, wanted, key, format_entry(shown))


def cell_line(line: str) -> Iterator[Found]:
    """Check a cell of the printed score table; "-" in it stands for no such hand.

    A fifth column is what should stand there: the fourth is misprinted.
    """
    cell = line.split()
    if cell[3] == "-":
        return
    rules = rules_for("common-japanese")
    by = "tsumo" if "tsumo" in cell[2] else "ron"
    worth = value(int(cell[0]), int(cell[1]), rules)
    given = pay_text(payments(worth.base, by, "east" in cell[2], 0, rules))
    misprinted = len(cell) == 5 and given == cell[3]
    yield finding("as misprinted" if misprinted else given, cell[-1])
