"""A game as text, to keep and to load: a head with the version, its events, a check at the end.

    tenbou-game 2
    start rules:wrc-2015 hanchan names:Ann,Bob,Cid,Dee
    riichi B
    ron from:D B:3/40
    end 3 2c8b07d5

The last line counts the events and carries a sum of their text, so that a file cut short
or changed on the way is refused instead of giving a wrong score.
"""

from ..riichi.problem import Problem, problem
from .events import Event, Refused, Start
from .game import MOST_EVENTS, Game
from .history import Change
from .notation import PLAYERS, format_event, number, parse_event
from .play import replay

NAME = "tenbou-game"
VERSION = 2
HEAD = "%s %d\n" % (NAME, VERSION)
# Version 1 had Tenhou's final points in thousands, as they were until January 2022.
UNTIL_2022 = ("end_final_rounding", "half_away_from_zero")
LONGEST_LINE = 4000  # characters: a start that changes every rule has half of that
END = "\nend "
# The checksum is Adler-32 over code points.
MODULUS = 65521
MOST_UNDONE = 40  # changes that can be redone after a reload
AT_ONCE = 200  # characters whose sums, in most scripts, stay numbers that are quickly added to


def dump(events: tuple[Event, ...]) -> str:
    """The text of a game's events."""
    lines = [format_event(event) for event in events]
    return HEAD + "\n".join(lines + [_end(len(lines), checksum(lines)), ""])


def is_current(text: str) -> bool:
    """Whether a text is of this version; that of an earlier one is not to be extended."""
    return text.startswith(HEAD)


def extended(text: str, event: Event) -> str:
    """The text that `dump` wrote with one more event: dump(events + (event,)).

    However long the game, only the new line is written and summed up.
    """
    body, _end_word, last = text.rpartition(END)
    count, sums = last.split()
    line = format_event(event)
    first, second = _added(int(sums[4:], 16), int(sums[:4], 16), line + "\n")
    return "\n".join([body, line, _end(int(count) + 1, _written(first, second)), ""])


def load(text: str) -> Game | Refused:
    """The game of a text that `dump` wrote, or why not: then nothing of it is used.

    Refused.place counts the lines from 0, the head. Problems: "not_a_game" (another kind of
    file), "newer_version" (made by a later Tenbou), "too_many_events", "damaged" (cut short or
    changed), "cannot_read" (a line), and whatever keeps an event from being played.
    """
    # MicroPython's lstrip strips bytes and may cut another character in two.
    if text[:1] == "\ufeff":
        text = text[1:]
    head = text.split("\n", 1)[0].rstrip("\r")
    name, _blank, version = head.partition(" ")
    if name != NAME:
        return _refused(0, "not_a_game")
    try:
        made_by = number(version)
    except ValueError:
        made_by = 0
    if made_by < 1:
        return _refused(0, "damaged")
    if made_by > VERSION:
        return _refused(0, "newer_version", made_by)
    text = text.rstrip("\r\n")
    if text.count("\n") - 2 > MOST_EVENTS:  # before any work: a million would freeze the page
        return _refused(0, "too_many_events", MOST_EVENTS)
    lines = text.replace("\r", "").split("\n")
    body = lines[1:-1]
    for place, line in enumerate(body):
        if len(line) > LONGEST_LINE:
            return _refused(place + 1, "damaged")
    if lines[-1][:4] != "end " or lines[-1] != _end(len(body), checksum(body)):
        return _refused(len(lines) - 1, "damaged")
    events: list[Event] = []
    read: dict[str, Event] = {}  # in a long game many lines are alike
    players = len(PLAYERS)
    for place, line in enumerate(body):
        event = read.get(line) or parse_event(line, players)
        if isinstance(event, Problem):
            return Refused(place + 1, (event,))
        if isinstance(event, Start):
            players = len(event.names)
            read = {}
            event = event if made_by > 1 else _of_version_1(event)
        read[line] = event
        events.append(event)
    game = replay(tuple(events))
    return game._replace(place=game.place + 1) if isinstance(game, Refused) else game


def _of_version_1(start: Start) -> Start:
    """The start with what its rulebook said then, unless the players had said otherwise."""
    asked = [option for option, _text in start.changes]
    if start.rulebook not in ("tenhou", "tenhou-sanma") or UNTIL_2022[0] in asked:
        return start
    return start._replace(changes=start.changes + (UNTIL_2022,))


def dump_undone(future: tuple[Change, ...], text: str) -> str:
    """The text of changes that were undone, and of which game they were: the last one of a
    history's future is the next to redo; text: of the game now."""
    lines = [_last_line(text)]
    for place, out, into in future[-MOST_UNDONE:]:
        lines.append("%d %d %d" % (place, len(out), len(into)))
        lines += [format_event(event) for event in out + into]
    return "\n".join(lines)


def load_undone(undone: str, text: str, players: int) -> tuple[Change, ...]:
    """What `dump_undone` wrote of the game with this text, in which so many play; () when it was
    another game or the text is damaged."""
    lines = undone.split("\n")
    if lines[0] != _last_line(text):
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


def _last_line(text: str) -> str:
    return text.rstrip().rpartition("\n")[2]


def checksum(lines: list[str]) -> str:
    """A sum of the text in which the order of the characters counts (as Adler-32 does)."""
    return _written(*_added(1, 0, "".join([line + "\n" for line in lines])))


def _added(first: int, second: int, text: str) -> tuple[int, int]:
    """The two sums with more text."""
    codes: bytes | list[int] = text.encode("utf-8", "surrogatepass")
    if len(codes) > len(text):
        codes = [ord(character) for character in text]
    for start in range(0, len(codes), AT_ONCE):
        for code in codes[start : start + AT_ONCE]:
            first += code
            second += first
        first %= MODULUS
        second %= MODULUS
    return first, second


def _written(first: int, second: int) -> str:
    return "%04x%04x" % (second, first)


def _end(count: int, sums: str) -> str:
    """The last line."""
    return "end %d %s" % (count, sums)


def _refused(place: int, id: str, *detail: int) -> Refused:
    return Refused(place, (problem(id, *detail),))
