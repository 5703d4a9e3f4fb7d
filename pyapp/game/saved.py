"""A game as text, to keep and to load: a head with the version, its events, a check at the end.

    tenbou-game 2
    start rules:wrc-2015 hanchan names:Ann,Bob,Cid,Dee
    riichi B
    ron from:D B:3/40
    end 3 2c8b07d5

The last line counts the events and carries a sum of their text, so that a file cut short
or changed on the way is refused instead of giving a wrong score.
"""

from ..kept.codec import END, pack, unpack
from ..kept.codec import extended as with_line
from ..kept.shelf import Joined, Kind
from ..riichi.problem import Problem, problem
from .events import Event, Refused, Start
from .game import MOST_EVENTS, Game
from .history import Change
from .notation import PLAYERS, format_event, number, parse_event
from .play import replay

NAME = "tenbou-game"
VERSION = 2
# Version 1 had Tenhou's final points in thousands, as they were until January 2022.
UNTIL_2022 = ("end_final_rounding", "half_away_from_zero")
LONGEST_LINE = 4000  # characters: a start that changes every rule has half of that
MOST_UNDONE = 40  # changes that can be redone after a reload
# What a text of any kind may be, as it is said of a game.
WHY = {"other_kind": "not_a_game", "too_many_lines": "too_many_events"}


def dump(events: tuple[Event, ...]) -> str:
    """Write a game's events as text."""
    return pack(NAME, VERSION, [format_event(event) for event in events])


def is_current(text: str) -> bool:
    """Tell whether a text is of this version; that of an earlier one is not to be extended."""
    return text.startswith("%s %d\n" % (NAME, VERSION))


def extended(text: str, event: Event) -> str:
    """Add an event to the text that `dump` wrote: dump(events + (event,))."""
    return with_line(text, format_event(event))


def load(text: str) -> Game | Refused:
    """Load the game of a text that `dump` wrote, or say why not: then nothing of it is used.

    Refused.place counts the lines from 0, the head. Problems: "not_a_game" (another kind of
    file), "newer_version" (made by a later Tenbou), "too_many_events", "damaged" (cut short or
    changed), "cannot_read" (a line), and whatever keeps an event from being played.
    """
    opened = unpack(NAME, VERSION, text, MOST_EVENTS + 1)
    if isinstance(opened, Problem):
        detail = (MOST_EVENTS,) if opened.id == "too_many_lines" else opened.detail
        return _refused(0, WHY.get(opened.id, opened.id), *detail)
    events: list[Event] = []
    read: dict[str, Event] = {}  # in a long game many lines are alike
    players = len(PLAYERS)
    for place, line in enumerate(opened.lines):
        if len(line) > LONGEST_LINE:
            return _refused(place + 1, "damaged")
        event = read.get(line) or parse_event(line, players)
        if isinstance(event, Problem):
            return Refused(place + 1, (event,))
        if isinstance(event, Start):
            players = len(event.names)
            read = {}
            event = event if opened.version > 1 else _of_version_1(event)
        read[line] = event
        events.append(event)
    game = replay(tuple(events))
    return game._replace(place=game.place + 1) if isinstance(game, Refused) else game


def _of_version_1(start: Start) -> Start:
    """Add to the start what its rulebook said then, unless the players had said otherwise."""
    asked = [option for option, _text in start.changes]
    if start.rulebook not in ("tenhou", "tenhou-sanma") or UNTIL_2022[0] in asked:
        return start
    return start._replace(changes=start.changes + (UNTIL_2022,))


def joined(mine: str, theirs: str, base: str) -> Joined:
    """Join what two wrote of one game, each of whom knew `base`, "" where that is not known.

    Where one goes on from the other that is all of it. Else, if both went on from what they knew,
    theirs came first and mine is to be entered again; two games that only share a name are both
    kept, mine beside, and so is mine where theirs is gone or cannot be read.
    """
    if goes_on(mine, theirs) and goes_on(theirs, base):
        return Joined(mine, "", False)
    if goes_on(theirs, mine) and goes_on(mine, base):
        return Joined(theirs, "", False)
    if base and isinstance(load(theirs), Game):
        return Joined(theirs, "", True)
    return Joined(theirs, mine, True)


def goes_on(text: str, before: str) -> bool:
    """Tell whether a game's text has all lines of another one, whose last line is its end."""
    return text == before or text[: before.rfind(END) + 1] == before[: before.rfind(END) + 1]


def beside(key: str, text: str) -> str:
    """Name the game that is kept beside another one: always the same for the same text."""
    return "%s%03d" % (key, sum([ord(each) for each in text]) % 1000)


HEAD = "game."  # of their names on a device
KIND = Kind(HEAD, joined, beside)


def dump_undone(future: tuple[Change, ...], text: str) -> str:
    """Write the changes that were undone, and of which game they were: the last one of a history's
    future is the next to redo; text: of the game now.
    """
    lines = [last_line(text)]
    for place, out, into in future[-MOST_UNDONE:]:
        lines.append("%d %d %d" % (place, len(out), len(into)))
        lines += [format_event(event) for event in out + into]
    return "\n".join(lines)


def load_undone(undone: str, text: str, players: int) -> tuple[Change, ...]:
    """Read what `dump_undone` wrote of the game with this text, in which this many play; () when it
    was another game or the text is damaged.
    """
    lines = undone.split("\n")
    if lines[0] != last_line(text):
        return ()
    changes: list[Change] = []
    at = 1
    try:
        while at < len(lines) and len(changes) < MOST_UNDONE:
            place, out, into = [number(word) for word in lines[at].split()]
            texts = lines[at + 1 : at + 1 + out + into]
            events = [parse_event(line, players) for line in texts]
            known = tuple([event for event in events if not isinstance(event, Problem)])
            if place < 0 or min(out, into) < 0 or len(known) != out + into:
                return ()
            changes.append(Change(place, known[:out], known[out:]))
            at += 1 + out + into
    except ValueError:
        return ()
    return tuple(changes)


def last_line(text: str) -> str:
    """Give the end of a game's text, which tells it from the game before and after."""
    return text.rstrip().rpartition("\n")[2]


def _refused(place: int, key: str, *detail: int | str) -> Refused:
    return Refused(place, (problem(key, *detail),))
