"""A game as text, to keep and to load: a head with the version, its events, a check at the end.

    tenbou-game 1
    start rules:wrc-2015 hanchan names:Ann,Bob,Cid,Dee
    riichi B
    ron from:D B:3/40
    end 3 2c8b07d5

The last line counts the events and carries a sum of their text, so that a file cut short
or changed on the way is refused instead of giving a wrong score.
"""

from ..riichi.problem import Problem, problem
from .events import Event, Refused, Start
from .game import Game
from .notation import PLAYERS, format_event, number, parse_event
from .play import replay

NAME = "tenbou-game"
VERSION = 1


def dump(events: tuple[Event, ...]) -> str:
    """The text of a game's events."""
    lines = [format_event(event) for event in events]
    head = "%s %d" % (NAME, VERSION)
    return "\n".join([head] + lines + ["end %d %s" % (len(lines), checksum(lines)), ""])


def load(text: str) -> Game | Refused:
    """The game of a text that `dump` wrote, or why not: then nothing of it is used.

    Refused.place counts the lines from 0, the head. Problems: "not_a_game" (another kind of
    file), "newer_version" (made by a later Tenbou), "damaged" (cut short or changed),
    "cannot_read" (a line), and whatever keeps an event from being played.
    """
    lines = [line.rstrip("\r") for line in text.lstrip("\ufeff").split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    name, _blank, version = (lines[0] if lines else "").partition(" ")
    if name != NAME:
        return _refused(0, "not_a_game", name[:20])
    try:
        made_by = number(version)
    except ValueError:
        return _refused(0, "damaged", version[:20])
    if made_by > VERSION:
        return _refused(0, "newer_version", version)
    body = lines[1:-1]
    if lines[-1] != "end %d %s" % (len(body), checksum(body)):
        return _refused(len(lines) - 1, "damaged", "")
    events: list[Event] = []
    players = len(PLAYERS)
    for place, line in enumerate(body):
        event = parse_event(line, players)
        if isinstance(event, Problem):
            return Refused(place + 1, (event,))
        if isinstance(event, Start):
            players = len(event.names)
        events.append(event)
    game = replay(tuple(events))
    return game._replace(place=game.place + 1) if isinstance(game, Refused) else game


def checksum(lines: list[str]) -> str:
    """A sum of the text in which the order of the characters counts (as Adler-32 does)."""
    first, second = 1, 0
    for line in lines:
        for character in line + "\n":
            first = (first + ord(character)) % 65521
            second = (second + first) % 65521
    return "%04x%04x" % (second, first)


def _refused(place: int, id: str, detail: str) -> Refused:
    return Refused(place, (problem(id, detail),))
