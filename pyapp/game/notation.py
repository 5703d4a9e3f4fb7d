"""The text form of events, one a line: files, bug reports, cases. Players are A B C D, as many
as sit.

    start rules:tenhou hanchan names:Ann,Bob,Cid,Dee draw_noten_total=0
    start rules:tenhou hanchan names:Ann,Bob,Cid,Dee house:Our%20club draw_noten_total=0
    start rules:tenhou hanchan names:Ann,Bob,Cid,Dee at:S2+1 sticks:1 scores:30000,9000,40000,20000
                                        taken over in South 2, honba 1; won:AC: who had won before
    riichi B                            riichi B wall:3
    ron from:D A:2/30 B:5/0             han/fu; 0 fu where a limit hides them
    tsumo B:y1:daisangen=C              y1: one yakuman; who is liable for which
    tsumo B:2/70 kan:C                  who fed the open kan
    tsumo B:2/30::234567m33456p67s+8s   the hand in its own text form, commas for spaces
    draw tenpai:AB nagashi:C karaten:D
    abortive four_winds
    chombo C
    penalty C 5000 reason:late          off the final points, for nobody
    adjust A-1000 B+2000 sticks:-1 reason:miscounted
    stop time%20up                      in free words space, % and the like are %20, %25

`parse_event(format_event(event), players)` is the event again, for every event that can be.
"""

from typing import Any, Callable

from ..riichi.free_text import LONGEST_NAME, LONGEST_REASON, clean
from ..riichi.liability import Liable
from ..riichi.problem import Problem, problem
from ..riichi.rules import whole_number
from ..riichi.seats import round_and_dealer
from .events import (
    ROUNDS,
    AbortiveDraw,
    Adjustment,
    Chombo,
    Event,
    ExhaustiveDraw,
    Penalty,
    Riichi,
    Snapshot,
    Start,
    Stop,
    Win,
    Won,
)

PLAYERS = "ABCD"
WIND_LETTERS = "ESWN"
SNAPSHOT = ("at", "sticks", "scores", "won")
DIGITS = 9  # that a number may have
SHOWN = 60  # characters of a line that is told to be unreadable


def format_event(event: Event) -> str:
    """Write the line of an event whose seats are seats."""
    return " ".join(_WRITERS[type(event)](event))


def _write_start(event: Start) -> list[str]:
    names = ",".join([escaped(name, ",") for name in event.names])
    words = ["start", "rules:" + escaped(event.rulebook), event.length, "names:" + names]
    if event.at:
        words.extend(_format_snapshot(event.at, len(event.names)))
    if event.house:
        words.append("house:" + escaped(event.house))
    return words + ["%s=%s" % (option, escaped(text)) for option, text in event.changes]


def _write_riichi(event: Riichi) -> list[str]:
    wall = [] if event.wall is None else ["wall:%d" % event.wall]
    return ["riichi", PLAYERS[event.seat]] + wall


def _write_win(event: Win) -> list[str]:
    words = ["tsumo"]
    if event.discarder is not None:
        words = ["ron", "from:" + PLAYERS[event.discarder]]
    words.extend([format_won(won) for won in event.wins])
    return words if event.kan_feeder is None else words + ["kan:" + PLAYERS[event.kan_feeder]]


def _write_draw(event: ExhaustiveDraw) -> list[str]:
    named = zip(ExhaustiveDraw._fields, event)
    return ["draw"] + [name + ":" + letters(seats) for name, seats in named if seats]


def _write_penalty(event: Penalty) -> list[str]:
    return ["penalty", PLAYERS[event.seat], str(event.points)] + _reason(event.reason)


def _write_adjustment(event: Adjustment) -> list[str]:
    words = ["adjust"]
    for seat, points in enumerate(event.deltas):
        if points:
            words.append("%s%s%d" % (PLAYERS[seat], "+" if points > 0 else "", points))
    if event.sticks:
        words.append("sticks:%d" % event.sticks)
    return words + _reason(event.reason)


def _reason(text: str) -> list[str]:
    return ["reason:" + escaped(text)] if text else []


def letters(seats: tuple[int, ...]) -> str:
    """Write seats as one word."""
    return "".join([PLAYERS[seat] for seat in seats])


_WRITERS: "dict[Any, Callable[[Any], list[str]]]" = {
    Start: _write_start,
    Riichi: _write_riichi,
    Win: _write_win,
    ExhaustiveDraw: _write_draw,
    AbortiveDraw: lambda event: ["abortive", escaped(event.kind)],
    Chombo: lambda event: ["chombo", PLAYERS[event.seat]],
    Penalty: _write_penalty,
    Adjustment: _write_adjustment,
    Stop: lambda event: ["stop"] + ([escaped(event.reason)] if event.reason else []),
}


def _format_snapshot(at: Snapshot, players: int) -> list[str]:
    turn, dealer = round_and_dealer(at.hand, players)
    words = ["at:%s%d" % (WIND_LETTERS[turn], dealer + 1)]
    if at.honba:
        words[0] += "+%d" % at.honba
    if at.sticks:
        words.append("sticks:%d" % at.sticks)
    words.append("scores:" + ",".join([str(score) for score in at.scores]))
    if at.won:
        words.append("won:" + letters(at.won))
    return words


def format_won(won: Won) -> str:
    """Write a winner and the worth of the hand as one word."""
    worth = "y%d" % won.yakuman if won.yakuman else "%d/%d" % (won.han, won.fu)
    liable = ",".join(["%s=%s" % (yaku, PLAYERS[seat]) for yaku, seat in won.liable])
    parts = [PLAYERS[won.seat], worth, liable, escaped(won.hand)]
    while not parts[-1]:
        parts.pop()
    return ":".join(parts)


def parse_event(line: str, players: int) -> "Event | Problem":
    """Read the event of a line where this many play, or say that it cannot be read; `play` says
    whether it can be. A start may name any number: it says itself who plays.
    """
    words = line.split(" ")
    if "" in words:
        words = [word for word in words if word]
    try:
        return _READERS[words[0]](words[1:], PLAYERS[:players])
    except (LookupError, ValueError):
        # Whatever does not fit raises where it is read: the player is told which line.
        return problem("cannot_read", line[:SHOWN])


def _start(words: list[str], sitting: str) -> Event:
    names: tuple[str, ...] = ()
    key = length = house = ""
    changes: list[tuple[str, str]] = []
    at: dict[str, str] = {}
    for word in words:
        name, _colon, text = word.partition(":")
        option, equals, choice = word.partition("=")
        if word in ROUNDS:
            length = word
        elif name == "rules":
            key = plain(text)
        elif name == "house":
            house = clean(plain(text), LONGEST_NAME)
        elif name == "names":
            names = tuple([clean(plain(part), LONGEST_NAME) for part in text.split(",")])
        elif name in SNAPSHOT:
            at[name] = text
        elif equals:
            changes.append((option, plain(choice)))
        else:
            raise ValueError(word)
    taken = _snapshot(at, PLAYERS[: len(names)]) if at else None
    return Start(names, key, tuple(changes), length, house, taken)


def _snapshot(words: dict[str, str], sitting: str) -> Snapshot:
    deal, plus, honba = words["at"].partition("+")
    turn, dealer = WIND_LETTERS.index(deal[0]), number(deal[1:])
    if not 0 < dealer <= len(sitting):
        raise ValueError(deal)
    scores = tuple([number(score) for score in words["scores"].split(",")])
    won = tuple([seat(letter, sitting) for letter in words.get("won", "")])
    sticks = number(words.get("sticks", "0"))
    hand = turn * len(sitting) + dealer - 1
    return Snapshot(hand, number(honba) if plus else 0, sticks, scores, won)


def _riichi(words: list[str], sitting: str) -> Event:
    if len(words) == 1:
        return Riichi(seat(words[0], sitting), None)
    name, wall = pair(words[1])
    if name != "wall" or len(words) > 2:
        raise ValueError(name)
    return Riichi(seat(words[0], sitting), number(wall))


def _ron(words: list[str], sitting: str) -> Event:
    name, discarder = pair(words[0])
    if name != "from":
        raise ValueError(name)
    return _tsumo(words[1:], sitting)._replace(discarder=seat(discarder, sitting))


def _tsumo(words: list[str], sitting: str) -> Win:
    feeder: int | None = None
    wins = []
    for word in words:
        name, text = pair(word)
        if name == "kan":
            feeder = seat(text, sitting)
        else:
            wins.append(parse_won(word, sitting))
    return Win(tuple(wins), None, feeder)


def parse_won(word: str, sitting: str) -> Won:
    """Read what `format_won` wrote; ValueError or LookupError for anything else."""
    who, worth, fed, hand = (word.split(":", 3) + ["", ""])[:4]
    liable: list[Liable] = []
    for each in fed.split(",") if fed else []:
        yakuman, _equals, feeder = each.partition("=")
        liable.append((yakuman, seat(feeder, sitting)))
    won = Won(seat(who, sitting), 0, 0, 0, tuple(liable), plain(hand))
    if worth[:1] == "y":
        return won._replace(yakuman=number(worth[1:]))
    han, _slash, fu = worth.partition("/")
    return won._replace(han=number(han), fu=number(fu))


def _draw(words: list[str], sitting: str) -> Event:
    event = ExhaustiveDraw((), (), ())
    for word in words:
        name, text = pair(word)
        if name not in ExhaustiveDraw._fields:
            raise ValueError(name)
        changed: Any = {name: tuple([seat(letter, sitting) for letter in text])}
        event = event._replace(**changed)
    return event


def _abortive(words: list[str], sitting: str) -> Event:
    return AbortiveDraw(plain(only(words)))


def _chombo(words: list[str], sitting: str) -> Event:
    return Chombo(seat(only(words), sitting))


def _penalty(words: list[str], sitting: str) -> Event:
    reason = ""
    for word in words[2:]:
        name, text = pair(word)
        if name != "reason":
            raise ValueError(name)
        reason = clean(plain(text), LONGEST_REASON)
    return Penalty(seat(words[0], sitting), number(words[1]), reason)


def _adjust(words: list[str], sitting: str) -> Event:
    deltas = [0] * len(sitting)
    sticks, reason = 0, ""
    for word in words:
        name, _colon, text = word.partition(":")
        if name == "sticks":
            sticks = number(text)
        elif name == "reason":
            reason = clean(plain(text), LONGEST_REASON)
        else:
            points = number(word[2:]) if word[1:2] == "+" else number(word[1:])
            deltas[seat(word[:1], sitting)] = points
    return Adjustment(tuple(deltas), sticks, reason)


def _stop(words: list[str], sitting: str) -> Event:
    return Stop(clean(plain(only(words)), LONGEST_REASON) if words else "")


_READERS = {
    "start": _start,
    "riichi": _riichi,
    "ron": _ron,
    "tsumo": _tsumo,
    "draw": _draw,
    "abortive": _abortive,
    "chombo": _chombo,
    "penalty": _penalty,
    "adjust": _adjust,
    "stop": _stop,
}


def seat(letter: str, sitting: str) -> int:
    """Read the seat of a letter among those who sit; ValueError for anything else."""
    if len(letter) != 1:
        raise ValueError(letter)
    return sitting.index(letter)


def number(text: str) -> int:
    """Read a whole number in plain digits; ValueError for anything else."""
    found = whole_number(text, DIGITS)
    if found is None:
        raise ValueError(text)
    return found


def pair(word: str) -> tuple[str, str]:
    """Split "name:text"; ValueError when there is no colon."""
    name, colon, text = word.partition(":")
    if not colon:
        raise ValueError(word)
    return name, text


def only(words: list[str]) -> str:
    """Take the one word there is; ValueError otherwise."""
    if len(words) != 1:
        raise ValueError(len(words))
    return words[0]


def escaped(text: str, also: str = "") -> str:
    """Write free text as one word of a line: blanks, % and control characters as %XX."""
    parts = []
    for character in text:
        code = ord(character)
        if code <= 32 or code == 127 or character == "%" or character in also:
            parts.append("%%%02X" % code)
        else:
            parts.append(character)
    return "".join(parts)


def plain(word: str) -> str:
    """Read the text that `escaped` wrote; ValueError for a broken %XX."""
    parts = word.split("%")
    text = parts[0]
    for part in parts[1:]:
        if len(part) < 2 or part[:2].strip("0123456789ABCDEFabcdef"):
            raise ValueError(word)
        text += chr(int(part[:2], 16)) + part[2:]
    return text
