"""Whatever a rulebook says about a table shows: change it, and a case no longer holds.

For every option of the table, every value that a rulebook has for it and every other that it
could have: some game or settlement of as many players holds under the one, and not under the
other.
"""

from functools import cache
from pathlib import Path

import pytest

from pyapp.check.games import Games
from pyapp.check.settlements import read_rules, settled
from pyapp.game.events import Refused, Start
from pyapp.game.notation import format_event, parse_event
from pyapp.game.play import begin
from pyapp.riichi.options import OPTIONS, PARTED, PLAYERS, Option, Value
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import Rules, value_text
from tests.game_text import accepted

TESTS = Path(__file__).parents[1]
# Besides these groups: what a table reads of the worth of a hand that others have counted.
GROUPS = ("pay", "pao", "draw", "misc", "end")
BESIDES = (
    *("yaku_nagashi_mangan", "limit_kiriage_mangan", "limit_counted_13_han"),
    "limit_yakuman_stacking",
)
SHOWN = [
    (option, players)
    for players in PLAYERS
    for option in OPTIONS
    if (option.group in GROUPS or option.id in BESIDES) and len(option.offered(players)) > 1
]


def values(option: Option, players: int) -> list[Value]:
    """What the rulebooks have, in their order."""
    found: list[Value] = []
    for book in RULEBOOKS:
        value: Value = getattr(book.rules, option.id)
        if book.rules.players == players and value not in found:
            found.append(value)
    return found


def others(option: Option, players: int, value: Value) -> list[Value]:
    """What to change a value to; in a subset, one part more or less."""
    offered = option.offered(players)
    if option.kind in PARTED:
        assert isinstance(value, tuple)
        toggled = [tuple(x for x in offered if (x in value) != (x == part)) for part in offered]
        return toggled  # type: ignore[return-value]
    known = {value_text(each): each for each in (*offered, *values(option, players))}
    return [other for text, other in known.items() if text != value_text(value)]


@cache
def cases() -> list[tuple[Rules, list[str]]]:
    """(rules, lines) of every game, its start first, and of every settlement, in one line."""
    found: list[tuple[Rules, list[str]]] = []
    for path in sorted((TESTS / "cases" / "games").glob("*.txt")):
        begun = len(found)
        for full in path.read_text(encoding="utf-8").splitlines():
            line = full.split("  #")[0].strip()
            event = parse_event(line, max(PLAYERS))
            if isinstance(event, Start):
                game = accepted(begin(event))
                found.append((game.rules, [line]))
            elif line and not line.startswith("#") and len(found) > begun:
                found[-1][1].append(line)
    for line in (TESTS / "cases" / "settlement.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            found.append((read_rules(line.split("|")[0].strip()), [line]))
    return found


def holds(lines: list[str], option: Option, value: Value) -> bool:
    """Whether a case still holds with this value."""
    text = value_text(value)
    event = parse_event(lines[0], max(PLAYERS))
    if isinstance(event, Start):
        changes = tuple(each for each in event.changes if each[0] != option.id)
        changed = event._replace(changes=(*changes, (option.id, text)))
        assert not isinstance(begin(changed), Refused)
        start = format_event(changed)
        games = Games(loaded=0)
        return all(each.holds for line in (start, *lines[1:]) for each in games.line(line))
    head, bar, rest = lines[0].partition("|")
    return settled(f"{head.strip()} {option.id}={text} {bar}{rest}").holds


def shows(option: Option, players: int, value: Value, other: Value) -> bool:
    """Whether some case holds with a value, and not with another."""
    for rules, lines in cases():
        under = (rules.players, getattr(rules, option.id)) == (players, value)
        if under and not holds(lines, option, other):
            return holds(lines, option, value)
    return False


@pytest.mark.parametrize("group", sorted({option.group for option, _players in SHOWN}))
def test_every_change_shows(group: str) -> None:
    shown = [each for each in SHOWN if each[0].group == group]
    changes = [
        (option, players, value, other)
        for option, players in shown
        for value in values(option, players)
        for other in others(option, players, value)
    ]
    assert {each[:2] for each in changes} == set(shown)
    assert [(each[0].id, *each[1:]) for each in changes if not shows(*each)] == []
