"""The case files against the engine; runs on CPython and in the browser's MicroPython alike.

`run(read_text)` takes a function from a case file's name to its text, so that it needs no
file system, and returns how many cases held and a line for each that did not.
"""

from typing import Any, Callable, Iterator

from pyapp.riichi.payments import pay_text, payments
from pyapp.riichi.points import value
from pyapp.riichi.rulebooks import RULEBOOKS, rules_for
from pyapp.riichi.rules import Rules, changes_from
from pyapp.riichi.score import Outcome, Score, score
from pyapp.riichi.text import EMPTY, Entry, TextError, format_entry, parse_entry
from tests.game.game_case import complaints
from tests.game.settle_game import is_event, played_wrong
from tests.riichi.settle_case import complaint

HANDS = ("positions.txt", "hands.txt", "options.txt", "refusals.txt", "three.txt")
SETTLEMENT = "settlement.txt"
BOOKS = ("wrc-2015", "ema-2025", "tenhou", "common-japanese", "tenhou-sanma", "mahjong-soul-sanma")
OTHER_GAMES = ("settlements", "options", "refused", "three")
GAMES = tuple(["games/%s.txt" % name for name in BOOKS + OTHER_GAMES])


def lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a case file that are cases, with their numbers."""
    for number, line in enumerate(text.split("\n")):
        line = line.strip()
        if line and not line.startswith("#"):
            yield number + 1, line


def books(keys: str) -> tuple[str, ...]:
    """The rulebooks that a line names: "all" are those for four players, "three" for three."""
    players = {"all": 4, "three": 3}.get(keys)
    if players is None:
        return tuple([key.strip() for key in keys.split(",")])
    return tuple([book.key for book in RULEBOOKS if book.rules.players == players])


def under(entry: Entry, key: str) -> Rules:
    """The rules of a rulebook with the house rules that the hand's text names."""
    changes: dict[str, Any] = dict(changes_from(rules_for(entry.rulebook), entry.rules))
    return rules_for(key)._replace(**changes)


def answer(outcome: Outcome) -> str:
    """A result as the case files write it."""
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
        for id in ("dora", "ura", "aka", "nuki"):
            han = sum(item.han for item in outcome.dora if item.id == id)
            if han:
                hits.append(f"{id} {han}")
    return f"{head} {pay_text(outcome.payments)} : {', '.join(sorted(hits))}"


def sums(outcome: Outcome) -> bool:
    """Whether the items of a result add up to it, its losing readings included."""
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


def hand_cases(text: str, name: str) -> Iterator[str]:
    """Yield an error, or "" for a case that holds, for each rulebook of each line."""
    for number, line in lines(text):
        id, hand, by, keys, expected = [part.strip() for part in line.split("|")]
        where = f"{name}:{number} {id}"
        entry = parse_entry(hand)
        if isinstance(entry, TextError):
            yield f"{where}: cannot read {entry}"
            continue
        if parse_entry(format_entry(entry)) != entry:
            yield f"{where}: {format_entry(entry)} does not read back"
        head, colon, hits = expected.partition(" : ")
        wanted = head + colon + ", ".join(sorted(hits.split(", "))) if colon else head
        for key in books(keys):
            outcome = score(entry.hand, entry.situation, by, under(entry, key))
            given = answer(outcome)
            if given != wanted:
                yield f"{where} under {key}: {given}, not {wanted}"
            elif not sums(outcome):
                yield f"{where} under {key}: the items do not add up"
            else:
                yield ""


def table_cases(text: str) -> Iterator[str]:
    """Yield an error or "" for each cell of the printed score table."""
    rules = rules_for("common-japanese")
    for number, line in lines(text):
        cell = line.split()
        if cell[3] == "-":
            continue
        by = "tsumo" if "tsumo" in cell[2] else "ron"
        worth = value(int(cell[0]), int(cell[1]), rules)
        given = pay_text(payments(worth.base, by, "east" in cell[2], 0, rules))
        if given == cell[-1] and (len(cell) == 4 or given != cell[3]):
            yield ""
        else:
            yield f"score_table.txt:{number}: {line} gives {given}"


def settlement_cases(text: str) -> Iterator[str]:
    """Yield an error or "" for each settlement: of the engine, and of a game that comes to it."""
    for number, line in lines(text):
        wrong = complaint(line)
        yield f"{SETTLEMENT}:{number}: {wrong}" if wrong else ""
        if is_event(line):
            wrong = played_wrong(line)
            yield f"{SETTLEMENT}:{number} at the table: {wrong}" if wrong else ""


def game_cases(text: str, name: str) -> Iterator[str]:
    """Yield what is wrong with the games of a file, and "" for each line that holds."""
    found = complaints(text)
    for wrong in found:
        yield f"{name} {wrong}"
    for _ in range(len(list(lines(text))) - len(found)):
        yield ""


def run(read_text: Callable[[str], str]) -> tuple[int, list[str]]:
    """Run every case; returns (how many held, the failures)."""
    passed = 0
    failures: list[str] = []
    assert parse_entry("") == EMPTY
    for name in HANDS:
        for failure in hand_cases(read_text(name), name):
            if failure:
                failures.append(failure)
            else:
                passed += 1
    for failure in table_cases(read_text("score_table.txt")):
        if failure:
            failures.append(failure)
        else:
            passed += 1
    for failure in settlement_cases(read_text(SETTLEMENT)):
        if failure:
            failures.append(failure)
        else:
            passed += 1
    for name in GAMES:
        for failure in game_cases(read_text(name), name):
            if failure:
                failures.append(failure)
            else:
                passed += 1
    return passed, failures
