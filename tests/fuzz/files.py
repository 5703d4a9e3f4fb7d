"""Files that are no games, or games that somebody has broken: each gets the game or a reason.

`hostile` makes them from a seed, as bytes; `run` has each of them read. The same files are read
by the shipped MicroPython in tests/fuzz/test_files.py.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from hypothesis import settings

from pyapp.game.events import Event, Refused, Start
from pyapp.game.game import MOST_EVENTS
from pyapp.game.play import begin, play
from pyapp.game.saved import dump, load
from pyapp.kept.codec import checksum
from pyapp.screen.problems import problem_text
from tests.game.random_events import random_event
from tests.game_text import accepted
from tests.spoken import words
from tests.steps import steps

LARGEST = 1_000_000  # bytes; the page reads no more of a file
MOST_STEPS = 1_200_000  # lines that may run for a refusal: some twelve milliseconds
HANGS = 5000  # milliseconds of the processor in which a refusal has come
COUNT, SEED = 2 * settings().max_examples, 12  # what the tests read
START = "start rules:wrc-2015 hanchan names:Ann,Bob,Cid,Dee"
# Lines and words that are right by themselves or nearly so.
LINES = (
    *(START, "start rules:tenhou hanchan names:A,B,C", "start", "riichi A", "riichi", "riichi E"),
    *("riichi B wall:3", "riichi B wall:999999999", "ron from:D B:3/40", "ron from:D B:1/25"),
    *("ron from:D B:y999999999", "ron from:D D:2/30", "tsumo B:2/70 kan:C", "tsumo B:2/70:=C"),
    *("tsumo A:y1:daisangen=B", "draw tenpai:AB", "draw tenpai:AA nagashi:C", "draw x:A"),
    *("abortive four_winds", "abortive %00", "chombo A", "chombo A B", "adjust A-1000 B+1000"),
    *("adjust A+9999999999 B-9999999999", "adjust A-1000 sticks:1 reason:%E2%80", "adjust A%"),
    *("stop", "stop time%20up", "end 3 00000000", "", " ", "\ttsumo", "\u0661", "% % %", "=:=,"),
)
MARKS = ("\0", "%00", "\u202e", "\u2066", "\ufeff", "\u200b", "\x85", "\u2028", "\U0001f004", "%ZZ")


class Report(NamedTuple):
    """What came of the files: how many were games, how many refused, what was wrong, and the most
    lines that ran for a refusal.
    """

    games: int
    refused: int
    failures: tuple[str, ...]
    most: int


def run(count: int, seed: int) -> Report:
    """Read so many hostile files."""
    say = words()
    games = refused = 0
    most = 0
    failures = []
    for place, data in enumerate(hostile(count, seed)):
        text = as_read(data)
        try:
            found = load(text)
        except Exception as error:
            failures.append(f"{place}: {error!r} for {text[:60]!r}")
            continue
        if isinstance(found, Refused):
            refused += 1
            most = max(most, steps(partial(load, text)))
            told = [problem_text(say, (), each) for each in found.problems]
            if not all(told):
                failures.append(f"{place}: nothing said of {found.problems}")
        else:
            games += 1
            if load(dump(found.events)) != found:
                failures.append(f"{place}: another game when kept again: {text[:60]!r}")
    return Report(games, refused, tuple(failures), most)


def as_read(data: bytes) -> str:
    """The text that a browser makes of a file: UTF-8 with its mark taken off, all else replaced."""
    return data[:LARGEST].decode("utf-8-sig", "replace")


def hostile(count: int, seed: int) -> Iterator[bytes]:
    """So many files, each kind in turn."""
    random = Random(seed)
    for place in range(count):
        yield KINDS[place % len(KINDS)](random)


def played(random: Random, count: int) -> tuple[Event, ...]:
    """The events of a game of so many, or to its end."""
    game = accepted(begin(Start(("Ann", "Bob", "Cid", "Dee"), "wrc-2015", (), "hanchan", "", None)))
    while len(game.log) < count and not game.over:
        after = accepted(play(game, random_event(game, random)))
        game = after
    return game.events


def good(random: Random) -> str:
    return dump(played(random, random.randint(0, 30)))


def checked(lines: list[str], version: object = 1) -> bytes:
    """Lines as a whole file says them, whatever they are."""
    end = f"end {len(lines)} {checksum(lines)}"
    return "\n".join([f"tenbou-game {version}", *lines, end, ""]).encode()


def binary(random: Random) -> bytes:
    start = random.choice(
        (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0", b"PK\x03\x04", b"", b"\xed\xa0\x80")
    )
    return start + random.randbytes(random.choice((0, 1, 100, 50_000)))


def cut(random: Random) -> bytes:
    data = good(random).encode()
    return data[: random.randrange(len(data))]


def changed(random: Random) -> bytes:
    data = bytearray(good(random).encode())
    for _ in range(random.randint(1, 3)):
        data[random.randrange(len(data))] = random.randrange(256)
    return bytes(data)


def versioned(random: Random) -> bytes:
    version = random.choice(
        (0, -1, 2, 999999999, 10**12, "1.0", "", "one", "\u0661", "1 1", "+1", "0x1")
    )
    return checked([START, "riichi A"], version)


def huge(random: Random) -> bytes:
    """Too many lines, too long ones, or nothing but one character."""
    return random.choice(
        (
            lambda: checked([START, *["draw tenpai:A"] * 26_000]),
            lambda: checked([START, *["chombo A"] * (MOST_EVENTS - 1), "riichi E"]),
            lambda: checked([START + "x" * 300_000]),
            lambda: checked([START] + ["riichi " + "A" * 900] * 100),
            lambda: b"\0" * 300_000,
            lambda: b"tenbou-game 1\n" + b"\0" * 2_000_000,
            lambda: b"tenbou-game 1\n" + b"\n" * 300_000,
            lambda: "\U0001f004".encode() * 300_000,
        )
    )()


def other(random: Random) -> bytes:
    return random.choice(
        (
            b"<!DOCTYPE html><title>tenbou-game 1</title><p>404",
            b'{"tenbou-game": 1}',
            b"tenbou 1\nlanguage en\n",
            b"tenbou-game",
            b"tenbou-game 1",
            b"tenbou-game 1\nend 0 00000001\n",
            b"",
            b"\n\n\n",
            b"end 1 00000000",
        )
    )


def marked(random: Random) -> bytes:
    """A good game with a mark that is not seen, its check made anew or not."""
    lines = good(random).split("\n")[1:-2]
    place = random.randrange(len(lines))
    start = random.randrange(len(lines[place]) + 1)
    mark = random.choice(MARKS)
    if random.random() < 0.5:
        lines[0] = lines[0].replace("Bob", f"B{mark}ob")
    else:
        lines[place] = lines[place][:start] + mark + lines[place][start:]
    if random.random() < 0.7:
        return checked(lines)
    return good(random).replace("Bob", f"B{mark}ob").encode()


def edited(random: Random) -> bytes:
    """How editors and systems keep text."""
    text = good(random)
    return random.choice(
        (
            lambda: text.encode("utf-16"),
            lambda: text.encode("utf-16-be"),
            lambda: text.encode("utf-8-sig"),
            lambda: text.replace("\n", "\r\n").encode(),
            lambda: text.replace("\n", "\r\n").encode("utf-8-sig"),
            lambda: text.replace("\n", "\r").encode(),
            lambda: (text + "\n\r\n\n").encode(),
            lambda: ("\n" + text).encode(),
            lambda: text.encode() + b"\x1a",
        )
    )()


def written(random: Random) -> bytes:
    """Lines of all sorts with a right check: by hand, or by another program."""
    lines = [START] if random.random() < 0.8 else []
    lines += [random.choice(LINES) for _ in range(random.randint(0, 12))]
    if random.random() < 0.3:
        lines += good(random).split("\n")[1:-2]
        random.shuffle(lines)
    return checked(lines)


KINDS: tuple[Callable[[Random], bytes], ...] = (
    *(binary, cut, changed, versioned, huge, other, marked, edited, written),
)
