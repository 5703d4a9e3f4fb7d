"""The case files, and each of their cases as it turns out.

They are handed in as text. For the page the build writes them one after the other, without the
comments; `parted` reads that.
"""

from typing import Callable, Iterator, NamedTuple

from ..game.game import MOST_EVENTS
from .at_table import is_event, played
from .found import Found
from .games import Games
from .hands import cell_line, hand_line
from .practice import empty_cell_line, practice_line
from .settlements import settled

HANDS = ("positions.txt", "hands.txt", "options.txt", "refusals.txt", "three.txt")
CELLS = "score_table.txt"
EMPTY_CELLS = "empty_cells.txt"
PRACTICE = "practice.txt"
SETTLEMENT = "settlement.txt"
BOOKS = ("wrc-2015", "ema-2025", "tenhou", "common-japanese", "tenhou-sanma", "mahjong-soul-sanma")
OTHER_GAMES = ("settlements", "under_way", "penalties", "options", "refused", "three")
GAMES = tuple(["games/%s.txt" % name for name in BOOKS + OTHER_GAMES])
FILES = HANDS + (CELLS, EMPTY_CELLS, PRACTICE, SETTLEMENT) + GAMES
HEAD = "@ "  # before the name of a file, on a line of its own
END = "@ end"
# What an error in the engine raises, too little memory and too deep a recursion among them.
BUGS = (ArithmeticError, AssertionError, AttributeError, LookupError, MemoryError) + (
    (NameError, RuntimeError, TypeError, ValueError)
)


class Case(NamedTuple):
    """A case of a line of a file, the number of which counts from 1."""

    file: str
    number: int
    line: str
    found: Found


def lines(text: str) -> Iterator[tuple[int, str]]:
    """List the lines of a case file that are cases, with their numbers."""
    for number, line in enumerate(text.split("\n")):
        line = line.strip()
        if line and not line.startswith("#"):
            yield number + 1, line


def checked(file: str, text: str, loaded: int = MOST_EVENTS) -> Iterator[Case]:
    """Check each case of a file; what ends in an error is a case that does not hold. Games of up to
    this many events are also loaded again.
    """
    read = _reader(file, loaded)
    for number, line in lines(text):
        try:
            for each in read(line):
                yield Case(file, number, line, each)
        except BUGS as error:
            yield Case(file, number, line, Found(repr(error), "no error", "", ""))


def _reader(file: str, loaded: int) -> "Callable[[str], Iterator[Found]]":
    """Choose what makes cases of the lines of a file."""
    if file in HANDS:
        return hand_line
    if file == CELLS:
        return cell_line
    if file == EMPTY_CELLS:
        return empty_cell_line
    if file == PRACTICE:
        return _practice
    if file == SETTLEMENT:
        return _settlement
    return Games(loaded).line


def _settlement(line: str) -> Iterator[Found]:
    """Check a settlement of the engine, and of a game that comes to it."""
    yield settled(line)
    if is_event(line):
        yield played(line)


def _practice(line: str) -> Iterator[Found]:
    """Check a question of practice, and a slip."""
    yield practice_line(line)


def joined(read_text: Callable[[str], str]) -> str:
    """Join all case files in one text: read_text gives the text of a file by its name."""
    parts: list[str] = []
    for file in FILES:
        parts.append(HEAD + file)
        for line in read_text(file).rstrip("\n").split("\n"):
            parts.append("" if line.startswith("#") else line)
    return "\n".join(parts + [END, ""])


def parted(text: str) -> "tuple[tuple[str, str], ...] | None":
    """Name and text of each file of all; None for what is not the whole."""
    # Not line by line: the page stands still meanwhile.
    begun = [part.partition("\n") for part in ("\n" + text).split("\n" + HEAD)[1:]]
    names = [name for name, _, _ in begun]
    if names != list(FILES) + [END[len(HEAD) :]]:
        return None
    return tuple([(name, kept) for name, _, kept in begun[:-1]])
