"""Results that others wrote, read: tables with a header or without, lines of chat bots, logs.

    date,table,p1,p2,p3,p4,s1,s2,s3,s4              names and raw points by seat
    Date,Game,Tbl,E Player,…,E Pts,…,Ex             az-riichi
    2026-03-14 21:10,Yonma,yes,Ida,31200,…          Ronhorn's sheet: pairs in the order of places
    /enter_scores east:Ida east_score:31200 …       Ronhorn's command
    17,四人南,…,Ida,31200,36.2,东,…                 nonebot, with its header or without
    Ida /结算 31200 东                              nonebot, a player a line
    終局 (第3回) 伊田 312 純 250+10 …               togakushi, in hundreds
    ida:25000 jun:25000 …                           Pantheon: a game, then its hands, a line each
    1st Ida  31,200  +36.2                          our result as text, a player a line,
    Ida: Chombo −20.0                               and what it has besides
    Round 2, table 1: Ida 41200; Jun: 30,000 / …    as in a chat; a label alone holds on
    Ida 41200                                       likewise, a player a line
    Place,Player ID,Player name,…                   a table of players: names alone

What is read is a preview: nothing of it is in a club before `imports.brought` takes it.
"""

from typing import NamedTuple

from ..game.ending import STICKS, YAKITORI
from ..riichi.problem import Problem, problem
from ..riichi.rules import whole_number
from .chat_text import besides_of, command_of, found_in, label_of, of_chat, placed_of, told_of
from .roster import folded
from .table_cells import (
    BLANK,
    WINDS,
    Row,
    by_columns,
    by_seat,
    columns_of,
    date_of,
    points_of,
    seat_of,
    split,
)
from .texts import once, too_long, whole_name

MOST_LINES = 2000
MOST_LETTERS = 1000000
LONGEST_LINE = 1000  # characters: the work of a line grows with its square
MOST_STICKS = 20  # a number up to this behind the scores says how many were left
SHOWN = 60
SEATS, PLACES, UNCLEAR = "seats", "places", "unclear"  # the order in which players stand
OURS = "Tenbou"  # what our result begins with
ENTER, SETTLE, ENDED = "/enter_scores", "/结算", "終局"
# How the lines of Pantheon's log begin.
HANDS = ("ron", "tsumo", "draw", "abort", "chombo")


class Preview(NamedTuple):
    """What a text comes to; without rows it is a table of players."""

    order: str  # SEATS, PLACES or UNCLEAR
    rows: tuple[Row, ...]
    names: tuple[str, ...]  # all that come up, each once
    refused: tuple[Problem, ...]  # "line_unread" with the number of a line and its text


def read(text: str) -> Preview | Problem:
    """Read a text that was pasted or opened, or say why nothing of it can be read.

    Problems: "not_text", "nothing_to_read", "too_long", "line_too_long", "line_unread".
    """
    reader = begun(text)
    if not isinstance(reader, Reader):
        return reader
    while reader.more():
        pass
    return reader.preview()


def begun(text: str) -> "Reader | Preview | Problem":
    """Begin to read a text, whose lines may be many; a table of players is read at once."""
    if "\0" in text:  # as in photos and packed spreadsheets, whose lines would take a phone minutes
        return problem("not_text")
    if len(text) > MOST_LETTERS or text.count("\n") > MOST_LINES:
        return problem("too_long", MOST_LINES)
    if text[:1] == "\ufeff":
        text = text[1:]
    for mark, plain in (("\r\n", "\n"), ("\r", "\n"), ("\u3000", " "), ("\u00a0", " ")):
        text = text.replace(mark, plain)
    whole = text.split("\n")
    lines = [(number + 1, line) for number, line in enumerate(whole) if line.strip()]
    if not lines:
        return problem("nothing_to_read")
    for number, line in lines:
        if len(line) > LONGEST_LINE:
            return problem("line_too_long", number, LONGEST_LINE)
    mark = _mark([line for _number, line in lines])
    columns = columns_of(split(lines[0][1], mark))
    if "names" not in columns and ("player" in columns or "first" in columns):
        return _players(columns, [split(line, mark) for _number, line in lines[1:]])
    if "names" not in columns or len(columns["names"]) != len(columns.get("scores", ())):
        return Reader(lines, mark, {})
    reader = Reader(lines[1:], mark, columns)
    reader.order = PLACES if "placed" in columns and "winds" not in columns else SEATS
    return reader


def _mark(lines: list[str]) -> str:
    """Guess what stands between the cells: what most lines have, " " for nothing else."""
    for mark in "\t;,":
        if 2 * len([line for line in lines if line.count(mark) > 1]) >= len(lines):
            return mark
    return " "


def _players(columns: "dict[str, list[int]]", table: list[list[str]]) -> Preview | Problem:
    """Read the names of a table of players."""
    fields = ["first", "last"] if "first" in columns and "last" in columns else ["player"]
    names = []
    for cells in table:
        words = [cells[at] for f in fields for at in columns.get(f, [])[:1] if at < len(cells)]
        names.append(whole_name(" ".join(words)))
    found = once([name for name in names if name])
    if not found:
        return problem("nothing_to_read")
    long_ = too_long(found)
    return Preview(SEATS, (), found, (long_,) if long_ else ())


class Reader:
    """What the lines so far have given."""

    def __init__(
        self, lines: "list[tuple[int, str]]", mark: str, columns: "dict[str, list[int]]"
    ) -> None:
        """lines: with their numbers; mark: between cells; columns: {} without a header."""
        self.left, self.mark, self.columns = lines, mark, columns
        self.rows: list[Row] = []
        self.refused: list[Problem] = []
        self.order = UNCLEAR
        self.at = (0, 0)  # round and table of what has none, 0 for none
        self.settled: list[tuple[str, str, int]] = []  # wind, name, points, of no row yet
        # Place or 0, name, points and line, of no row yet
        self.placed: list[tuple[int, str, int, int]] = []
        self.ours = False  # whether these are of our result, which tells who won no hand
        self.besides: list[tuple[str, str, int]] = []  # what it has besides

    def more(self) -> bool:
        """Read the next line; tells whether there was one. Some take a slow phone seconds."""
        if not self.left:
            return False
        number, line = self.left.pop(0)
        if self.columns:
            self.keep(by_columns(self.columns, split(line, self.mark)), number, line)
        else:
            self.line(number, line)
        return True

    def preview(self) -> Preview | Problem:
        """Give what all lines have given."""
        self.done()
        if not self.rows:
            return self.refused[0] if self.refused else problem("nothing_to_read")
        names = [name for row in self.rows for name in row.names]
        return Preview(self.order_now(), tuple(self.rows), once(names), tuple(self.refused))

    def keep(self, row: Row | None, number: int, line: str) -> None:
        """Keep what a line has given."""
        if row is None or "" in row.names:
            self.refused.append(problem("line_unread", number, line[:SHOWN]))
            return
        round_, table = self.at
        table_ = row.table or str(table or "")
        self.rows.append(row._replace(line=number, round=row.round or round_, table=table_))

    def order_now(self) -> str:
        """Say in what order players stand: if points never rise, it may be that of places."""
        if self.order != UNCLEAR:
            return self.order
        for row in self.rows:
            if list(row.scores) != sorted(row.scores, reverse=True):
                return SEATS
        return UNCLEAR

    def line(self, number: int, line: str) -> None:
        """Read a line of whatever form."""
        names = [name for _place, name, _points, _line in self.placed]
        besides = besides_of(line.strip(), names, self.ours) if names else []
        if besides:
            self.besides += besides
        else:
            self.of_game(number, line)

    def of_game(self, number: int, line: str) -> None:
        """Read a line that is one of a game itself."""
        words, label = line.split(), label_of(line)
        placed = None if label else placed_of(number, line)
        if not placed or not self.goes_on(placed):
            self.close()
        if placed:
            self.placed.append(placed)
        elif SETTLE in words:
            self.order = SEATS
            self.settle(number, line, words)
        elif words[0] == ENTER:
            self.order = SEATS
            self.keep(command_of(words[1:]), number, line)
        elif len(words) == len([word for word in words if told_of(word)]) > 2:
            self.order = SEATS
            told = [told_of(word) or ("", 0) for word in words]
            names, scores = [name for name, _points in told], [points for _name, points in told]
            self.keep(BLANK._replace(names=tuple(names), scores=tuple(scores)), number, line)
        elif line[: len(OURS)] == OURS and line[len(OURS) :].strip()[:1] in (":", "："):
            self.ours = True  # by which rules is not read
        elif self.rows and words[0] in HANDS:
            row = self.rows[-1]
            self.rows[-1] = row._replace(hands=row.hands + (line.strip(),))
        else:
            self.labelled(number, line, label)

    def labelled(self, number: int, line: str, label: "tuple[int, int, str] | None") -> None:
        """Read a line of cells, before which may stand in what round or at which table they played,
        or else a day or a remark.
        """
        before, (head, _colon, rest) = self.at, line.replace("：", ":").partition(":")
        if label:
            self.at, rest = (label[0] or before[0], label[1]), label[2]
            if rest.strip():
                self.cells(number, line, rest)
                self.at = before
        elif of_chat(rest) and not of_chat(line):
            self.cells(number, line, rest, whole_name(head))
        else:
            self.cells(number, line, line)

    def settle(self, number: int, line: str, words: list[str]) -> None:
        """Take what one player has told nonebot; a game is whole with the last of them."""
        name, told = words[0], words[words.index(SETTLE) + 1 :]
        points = points_of(told[0]) if len(told) > 1 else None
        seats = [seat_of(wind) for wind, _name, _points in self.settled]
        if points is None or seat_of(told[1]) in [-1] + seats or name == SETTLE:
            self.keep(None, number, line)
            return
        self.settled.append((told[1], whole_name(name.replace(":", "")), points))
        if len(self.settled) == len(WINDS):
            winds, names, scores = [list(each) for each in zip(*self.settled)]
            self.keep(by_seat(winds, names, scores), number, line)
            self.settled = []

    def goes_on(self, placed: "tuple[int, str, int, int]") -> bool:
        """Tell whether the line of a player goes on with the game of the ones before."""
        if not self.placed or self.besides or len(self.placed) == len(WINDS):
            return False
        last = self.placed[-1]
        return placed[0] >= last[0] > 0 or (placed[0], placed[3]) == (last[0], last[3] + 1)

    def close(self) -> None:
        """Make a game of the players so far."""
        if self.placed:
            places, names, scores, lines = [tuple(each) for each in zip(*self.placed)]
            whole = len(WINDS) - 1 <= len(names) <= len(WINDS)
            besides = self.besides + ([("", YAKITORI, 0)] if self.ours else [])
            sticks = sum([n for name, item, n in besides if item == STICKS and not name])
            row = BLANK._replace(names=names, scores=scores, sticks=sticks, besides=tuple(besides))
            self.keep(row if whole else None, lines[-1], " ".join(names))
            self.order, self.placed = PLACES if places[0] else self.order, []
            self.ours, self.besides = False, []

    def done(self) -> None:
        """Tell of a game that is not whole."""
        self.close()
        for wind, name, points in self.settled:
            self.keep(None, 0, "%s %d %s" % (name, points, wind))

    def cells(self, number: int, line: str, text: str, note: str = "") -> None:
        """Find names and points in a text of a line, and what stands around them."""
        found = found_in(of_chat(text) or split(text, self.mark))
        if found is None:
            self.keep(None, number, line)
            return
        before, row, rest, seated = found
        if ENDED in before or seated:
            self.order = SEATS
        elif "yes" in [folded(each) for each in before]:
            self.order = PLACES
        dates = [each for each in [date_of(each) for each in before + [note]] if each]
        notes = [each[1:-1] for each in before if each[:1] in ("(", "（")]
        numbers = [each for each in before if whole_number(each, 3) is not None]
        sticks = whole_number(rest[0], 2) if rest else None
        row = row._replace(
            date=dates[0] if dates else "",
            table=numbers[-1] if numbers and not seated else "",
            round=whole_number(numbers[0], 3) or 0 if len(numbers) > 1 else 0,
            sticks=sticks if sticks is not None and 0 <= sticks <= MOST_STICKS else 0,
            note=notes[0] if notes else "" if date_of(note) else note,
        )
        self.keep(row, number, line)
