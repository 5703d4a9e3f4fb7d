"""Questions by link: a duel for two or more, or a set for a class, and how somebody did, as text.

tenbou-duel 3 seed:k3x9 steps:rung_fu/rung_30 count:4 rules:tenhou name:Ann right:1101
    missed:40 seconds:83 sum:2c8b07d5        (in one line)

The first version knew ten payments, and no names; the second may ask the same twice running, and
is that of payments still, which do not.
"""

from typing import NamedTuple

from ..kept.codec import checksum, pack, unpack
from ..kept.shelf import Joined
from ..riichi.free_text import name_of, word_of
from ..riichi.problem import Problem, problem
from ..riichi.rules import whole_number
from ..riichi.text import EMPTY, Entry, TextError, format_entry, parse_entry
from .course import RUNG

NAME, FIRST, SECOND, VERSION = "tenbou-duel", "1", "2", "3"
ASKED, MOST_ASKED = 10, 40
LONGEST = 4000
LONGEST_SEED, LONGEST_NAME = 12, 30
SEED_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST_SECONDS = 9999
SUM = "sum:"  # begins the last word, which checks the others
SAID = ("seed", "steps", "count", "name", "right", "missed", "seconds", "sum")


class Duel(NamedTuple):
    """What is asked, under which rules, and what somebody came to."""

    seed: str
    under: Entry
    right: tuple[bool, ...]  # () before it is played
    seconds: int
    steps: tuple[str, ...]  # of the course, in turn; (): payments
    length: int  # its questions
    name: str  # of who played it, "" for none
    missed: tuple[str, ...]  # the wrong answers as text, in their order; () where nobody noted them
    apart: bool  # whether no two questions that follow each other ask the same


def new_duel(seed: str, under: Entry, steps: tuple[str, ...] = (), length: int = ASKED) -> Duel:
    """Offer questions that nobody has answered yet."""
    return Duel(seed, _bare(under), (), 0, steps, length, "", (), steps != ())


def unplayed(duel: Duel) -> Duel:
    """Take what somebody came to away."""
    return duel._replace(right=(), seconds=0, name="", missed=())


def same_duel(one: Duel, other: Duel) -> bool:
    """Tell whether two ask the same."""
    keys = [(each.seed, each.under.rules, each.steps, each.length) for each in (one, other)]
    return keys[0] == keys[1]


def format_duel(duel: Duel, space: str = " ", version: str = "") -> str:
    """Write the duel as text; a link takes space=","."""
    version = version or (VERSION if duel.apart else SECOND)
    words = [NAME, version, "seed:" + duel.seed]
    if version != FIRST:
        words += ["steps:" + "/".join(duel.steps)] if duel.steps else []
        words.append("count:%d" % duel.length)
    rules = format_entry(_bare(duel.under))
    words += rules.split(" ") if rules else []
    if duel.name:
        words.append("name:" + word_of(duel.name))
    if duel.right:
        words.append("right:" + "".join(["01"[each] for each in duel.right]))
        if duel.missed:
            words.append("missed:" + ";".join([each.replace(",", "+") for each in duel.missed]))
        words.append("seconds:%d" % duel.seconds)
    if version != FIRST:
        words.append(SUM + checksum([" ".join(words)]))
    return space.join(words)


def _bare(entry: Entry) -> Entry:
    """Keep the rules of an entry, without its hand."""
    return entry._replace(hand=EMPTY.hand, situation=EMPTY.situation, by=EMPTY.by)


def parse_duel(text: str) -> Duel | Problem:
    """Read the duel of a text; "newer_version" or "damaged" when it is none."""
    words = text.replace(",", " ").split(" ") if len(text) <= LONGEST else []
    if words[:1] != [NAME] or len(words) < 3:
        return problem("damaged")
    if words[1] not in (FIRST, SECOND, VERSION):
        newer = whole_number(words[1], 6)
        late = newer if newer and newer > int(VERSION) else 0
        return problem("newer_version", late) if late else problem("damaged")
    said: dict[str, str] = {}
    rules: list[str] = []
    for word in words[2:]:
        name, _colon, value = word.partition(":")
        if name in SAID:
            said[name] = value
        else:
            rules.append(word)
    duel = _duel(said, parse_entry(" ".join(rules)), words[1] == VERSION)
    # What says anything else, or the same in another way, was not written here.
    good = duel and format_duel(duel, " ", words[1]) == " ".join(words)
    return duel if duel and good else problem("damaged")


def _duel(said: dict[str, str], under: Entry | TextError, apart: bool) -> Duel | None:
    """Put a duel together of what its words say; None where one of them cannot be."""
    seed, right, seconds = said.get("seed", ""), said.get("right", ""), said.get("seconds", "0")
    spent, count = whole_number(seconds, 4), whole_number(said.get("count", str(ASKED)), 2)
    steps = tuple([each for each in said.get("steps", "").split("/") if each])
    missed = tuple([each for each in said.get("missed", "").replace("+", ",").split(";") if each])
    name = name_of(said.get("name", ""))
    if isinstance(under, TextError) or spent is None or spent < 0 or count is None:
        return None
    if not 0 < len(seed) <= LONGEST_SEED or seed.strip(SEED_LETTERS) or len(name) > LONGEST_NAME:
        return None
    if not 0 < count <= MOST_ASKED or len(right) not in (0, count) or right.strip("01"):
        return None
    if [1 for each in steps if each not in RUNG] or len(missed) not in (0, right.count("0")):
        return None
    marks = tuple([each == "1" for each in right])
    return Duel(seed, _bare(under), marks, spent, steps, count, name, missed, apart)


# The results of others, as one text and as they are pasted

RESULTS = "tenbou-results"
MOST_RESULTS = 240
MOST_PASTED = 120000  # characters at once


def dump_results(results: tuple[Duel, ...]) -> str:
    """Write results as one text."""
    return pack(RESULTS, 1, [format_duel(each) for each in results])


def load_results(text: str) -> tuple[Duel, ...] | None:
    """Read the results that `dump_results` wrote; None when it is no such text."""
    opened = unpack(RESULTS, 1, text, MOST_RESULTS)
    if isinstance(opened, Problem):
        return None
    read = [parse_duel(line) for line in opened.lines]
    found = tuple([each for each in read if isinstance(each, Duel)])
    return found if len(found) == len(read) else None


def results_joined(mine: str, theirs: str, base: str) -> Joined | None:
    """Join the texts of two, without what one of them has dropped of what both went on from; None
    where one of them cannot be read.
    """
    one, other, known = [load_results(each) if each else () for each in (theirs, mine, base)]
    if one is None or other is None:
        return None
    both = with_results(one, other)
    kept = [each for each in both if each not in (known or ()) or (each in one and each in other)]
    return Joined(dump_results(tuple(kept)) if kept else "", "", False)


def results_in(text: str) -> tuple[tuple[Duel, ...], int]:
    """Find the results in what was pasted, links or lines among other words, and count those that
    are damaged.
    """
    found: list[Duel] = []
    damaged = 0
    for part in text.replace("\r", "\n").split(NAME)[1:]:
        line = NAME + _unquoted(part.split("\n")[0])
        end = line.find(SUM)
        duel = parse_duel(line.strip() if end < 0 else line[: end + len(SUM) + 8])
        if isinstance(duel, Problem) or not duel.right:
            damaged += 1
        else:
            found.append(duel)
    return tuple(found), damaged


def _unquoted(text: str) -> str:
    """Read the letters that a browser has written as their codes in a link."""
    first, *parts = text.split("%")
    try:
        codes = [bytes([int(part[:2], 16)]) + part[2:].encode() for part in parts]
        return first + b"".join(codes).decode()
    except ValueError:  # as UnicodeError is one too
        return text


def with_results(known: tuple[Duel, ...], more: tuple[Duel, ...]) -> tuple[Duel, ...]:
    """Add results, each of them once; the oldest ones go."""
    found = list(known)
    for each in more:
        if each not in found:
            found.append(each)
    return tuple(found[-MOST_RESULTS:])


def ranked(results: tuple[Duel, ...]) -> tuple[Duel, ...]:
    """Sort results: more right answers first, then less time, then by name."""
    keys = [(-each.right.count(True), each.seconds, each.name) for each in results]
    return tuple([results[place] for _key, place in sorted(zip(keys, range(len(keys))))])


class Missed(NamedTuple):
    """A question of a set that somebody missed: its place, how many did, and the answers given."""

    place: int
    many: int
    given: tuple[tuple[str, int], ...]  # each with how often, the most frequent first


def missed_in(results: tuple[Duel, ...]) -> tuple[Missed, ...]:
    """List what was missed by those who sent these results, the hardest questions first."""
    found: list[Missed] = []
    for place in range(max([len(each.right) for each in results] or [0])):
        texts: list[str] = []
        count = 0
        for each in results:
            if each.right[place : place + 1] == (False,):
                count += 1
                texts += each.missed[each.right[:place].count(False) :][:1]
        if count:
            ways = sorted([(-texts.count(text), text) for text in set(texts)])
            found.append(Missed(place, count, tuple([(text, -often) for often, text in ways])))
    return tuple(sorted(found, key=lambda each: (-each.many, each.place)))
