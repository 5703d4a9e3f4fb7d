"""Results that others wrote, read: tables with a header or without, lines of chat bots, logs.

    date,table,p1,p2,p3,p4,s1,s2,s3,s4              names and raw points by seat
    Date,Game,Tbl,E Player,…,E Pts,…,Ex             az-riichi
    2026-03-14 21:10,Yonma,yes,Ida,31200,…          Ronhorn's sheet: pairs in the order of places
    /enter_scores east:Ida east_score:31200 …       Ronhorn's command
    17,四人南,…,Ida,31200,36.2,东,…                 nonebot, with its header or without
    Ida /结算 31200 东                              nonebot, a player a line
    終局 (第3回) 伊田 312 純 250+10 …               togakushi, in hundreds
    ida:25000 jun:25000 …                           Pantheon: a game, then its hands, a line each
    1st Ida  31,200  +36.2                          our result as text, a player a line
    Round 2, table 1: Ida 41200; Jun: 30,000 / …    as in a chat; a label alone holds on
    Ida 41200                                       likewise, a player a line
    Place,Player ID,Player name,…                   a table of players: names alone

What is read is a preview: nothing of it is in a club before `imports.brought` takes it.
"""

from typing import NamedTuple

from ..game.events import ROUNDS
from ..riichi.problem import Problem, problem
from ..riichi.rules import whole_number
from .evenings import is_date
from .roster import folded
from .texts import once, too_long, whole_name

MOST_LINES = 2000
MOST_LETTERS = 1000000
MOST_STICKS = 20  # a number up to this behind the scores says how many were left
SHOWN = 60
AT_ONCE = 20  # lines that are read without a pause
SEATS, PLACES, UNCLEAR = "seats", "places", "unclear"  # the order in which players stand
# The first letter of each row is also how a bot that writes Chinese marks a seat.
WINDS = (("东", "東", "e", "east"), ("南", "s", "south"), ("西", "w", "west"), ("北", "n", "north"))
NTHS = ("1", "2", "3", "4")  # what a place begins with, in every language
NTH = ("一位", "二位", "三位", "四位")
MINUS = "-−–▲△"
# In a chat: what parts names from points and players from each other, words that say nothing, and
# what makes a number a place.
BETWEEN = '\t;:=/|(["、点點점'
IDLE = ("", "-", "–", "—", "pts", "points")
RANKED = (".", ")", "st", "nd", "rd", "th", "er", "e", "位", "위")
# Of what kind the cells of a player are, names, points and more, and all those of a game.
PLAYER = ("np", "npp", "npn")
GAMES = [d + n * each + p for d in ("", "d") for each in PLAYER for n in (3, 4) for p in ("", "p")]
OURS = "Tenbou"  # what our result begins with
ENTER, SETTLE, ENDED = "/enter_scores", "/结算", "終局"
OTHERS = (
    ("date", "date|datum|fecha|дата|日付|日期|날짜|完成时间|timestamp|time"),
    ("round", "round|game|runde|回戦|场次"),
    ("table", "table|tbl|tisch|mesa|стол|卓|桌"),
    ("sticks", "sticks|ex|供託|供托"),
    ("rulebook", "rulebook"),
    ("length", "length"),
    ("stopped", "stopped"),
    ("note", "note|notes|备注|備考|comment"),
    ("player", "playername|player|name"),
    ("first", "firstname"),
    ("last", "lastname"),
)
# What a label calls a round, and a table.
LABELS = (
    "round|game|runde|ronde|ronda|partie|partida|тур|игра|hanchan|回戦|半荘|轮|輪|场|場|회전",
    "table|tisch|mesa|стол|卓|桌|번 탁|탁",
)
# How the lines of Pantheon's log begin.
HANDS = ("ron", "tsumo", "draw", "abort", "chombo")


class Row(NamedTuple):
    """A game as it was read."""

    line: int  # its number in the text, from 1 on
    date: str  # "" where it has none
    round: int  # 0 where it has none
    table: str
    names: tuple[str, ...]
    scores: tuple[int, ...]  # raw points, perhaps in hundreds; those at its start, of a log
    sticks: int
    rulebook: str  # as it is named there, "" for not at all
    length: str
    stopped: bool
    note: str
    hands: tuple[str, ...]  # lines of Pantheon's log, () for none
    chombo: tuple[int, ...]  # by seat how many, () where nothing is said of it
    penalty: tuple[int, ...]  # points
    won: tuple[int, ...]  # 1 who won a hand


BLANK = Row(0, "", 0, "", (), (), 0, "", "", False, "", (), (), (), ())


class Preview(NamedTuple):
    """What a text comes to; without rows it is a table of players."""

    order: str  # SEATS, PLACES or UNCLEAR
    rows: tuple[Row, ...]
    names: tuple[str, ...]  # all that come up, each once
    refused: tuple[Problem, ...]  # "line_unread" with the number of a line and its text


def _heads() -> "dict[str, tuple[str, int]]":
    """List what headers call a column, without blanks and capitals: what it has, of whom."""
    found: dict[str, tuple[str, int]] = {}
    for field, heads in OTHERS:
        for head in heads.split("|"):
            found[head] = (field, 0)
    for seat, winds in enumerate(WINDS):
        number = str(seat + 1)
        for wind in winds:
            for end in ("", "player", "name"):
                found[wind + end] = ("names", seat)
            for end in ("pts", "raw", "score", "points"):
                found[wind + end] = ("scores", seat)
            for end in ("chombo", "penalty", "won"):
                found[wind + end] = (end, seat)
        for head in ("p", "player", "name"):
            found[head + number] = ("names", seat)
        for head in ("s", "score", "pts", "raw"):
            found[head + number] = ("scores", seat)
        found[NTH[seat]] = ("placed", seat)
        found[NTH[seat] + "分数"] = ("scores", seat)
        found[NTH[seat] + "座次"] = ("winds", seat)
    return found


HEADS = _heads()


def read(text: str) -> Preview | Problem:
    """Read a text that was pasted or opened, or say why nothing of it can be read.

    Problems: "nothing_to_read", "too_long", "line_unread".
    """
    reader = begun(text)
    if not isinstance(reader, Reader):
        return reader
    while reader.more():
        pass
    return reader.preview()


def begun(text: str) -> "Reader | Preview | Problem":
    """Begin to read a text, whose lines may be many; a table of players is read at once."""
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


def split(line: str, mark: str) -> list[str]:
    """Split a line into cells; in quotes a mark is text, and a quote stands twice."""
    cells, cell, quoted = [], "", False
    for place, part in enumerate(line.split('"')):
        if place % 2 == 0:
            more = part.split(mark)
            # Between two quotes that stand side by side there is nothing: that is one of the text.
            cell += '"' if not part and quoted and place < line.count('"') else ""
            for each in more[:-1]:
                cells.append(cell + each)
                cell = ""
            cell += more[-1]
        else:
            cell += part
        quoted = place % 2 == 1
    cells = [unguarded(each.strip()) for each in cells + [cell]]
    return [each for each in cells if each] if mark == " " else cells


def unguarded(cell: str) -> str:
    """Take away the sign that keeps a spreadsheet from reading a cell as a formula."""
    return cell[1:] if cell[:1] == "'" and cell[1:2] in ("=", "+", "-", "@") else cell


def columns_of(cells: list[str]) -> "dict[str, list[int]]":
    """Find what each column of a header has; of names and scores, in the order of seats."""
    found: dict[str, list[tuple[int, int]]] = {}
    for place, cell in enumerate(cells):
        head = "".join([each for each in folded(cell) if each not in " _.-#"])
        if head in HEADS:
            field, seat = HEADS[head]
            found.setdefault(field, []).append((seat, place))
    columns = {field: [place for _seat, place in sorted(found[field])] for field in found}
    if "placed" in columns:
        columns["names"] = columns["placed"]
    return columns


def by_columns(columns: "dict[str, list[int]]", cells: list[str]) -> Row | None:
    """Read a row of a table with a header; None where it has no names and points."""
    cells = cells + [""] * (max([max(places) for places in columns.values()]) + 1 - len(cells))
    told = {field: [cells[place] for place in columns[field]] for field in columns}
    one = {field: told.get(field, [""])[0] for field, _heads in OTHERS}
    names, points = [whole_name(each) for each in told["names"]], told["scores"]
    while len(names) > 1 and not names[-1] and points_of(points[-1]) is None:  # three play
        names, points = names[:-1], points[:-1]
    counts = [
        tuple([whole_number(each, 7) or 0 for each in told.get(field, [])[: len(names)]])
        for field in ("chombo", "penalty", "won")
    ]
    row = _row(names, points, told.get("winds", []))
    return row and row._replace(
        date=date_of(one["date"]),
        round=whole_number(one["round"], 3) or 0,
        table=whole_name(one["table"]),
        sticks=whole_number(one["sticks"], 2) or 0,
        rulebook=one["rulebook"],
        length=one["length"] if one["length"] in ROUNDS else "",
        stopped=one["stopped"] == "yes",
        note=one["note"],
        chombo=counts[0],
        penalty=counts[1],
        won=counts[2],
    )


def _row(names: list[str], points: list[str], winds: list[str]) -> Row | None:
    """Make a row, by seat where winds are told; None where points or seats miss."""
    known = [points_of(each) for each in points]
    scores = [each for each in known if each is not None]
    if len(scores) != len(names):
        return None
    if winds:
        return by_seat(winds, names, scores)
    return BLANK._replace(names=tuple(names), scores=tuple(scores))


def seat_of(cell: str) -> int:
    """Read a seat wind; -1 for none."""
    for seat, winds in enumerate(WINDS):
        if folded(cell) in winds:
            return seat
    return -1


def by_seat(winds: list[str], names: list[str], scores: list[int]) -> Row | None:
    """Put players in the order of their seats; None where each is not there once."""
    told = sorted(zip([seat_of(wind) for wind in winds], names, scores))
    if [seat for seat, _name, _score in told] != list(range(len(names))):
        return None
    sorted_names = tuple([name for _seat, name, _score in told])
    return BLANK._replace(names=sorted_names, scores=tuple([score for _s, _n, score in told]))


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

    def more(self) -> bool:
        """Read the next lines; tells whether there were any."""
        now, self.left = self.left[:AT_ONCE], self.left[AT_ONCE:]
        for number, line in now:
            if self.columns:
                self.keep(by_columns(self.columns, split(line, self.mark)), number, line)
            else:
                self.line(number, line)
        return now != []

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
        words, label = line.split(), _label(line)
        placed = None if label else _placed(number, line)
        if not placed or not self.goes_on(placed):
            self.close()
        if placed:
            self.placed.append(placed)
        elif SETTLE in words:
            self.order = SEATS
            self.settle(number, line, words)
        elif words[0] == ENTER:
            self.order = SEATS
            self.keep(_command(words[1:]), number, line)
        elif len(words) == len([word for word in words if _told(word)]) > 2:
            self.order = SEATS
            told = [_told(word) or ("", 0) for word in words]
            names, scores = [name for name, _points in told], [points for _name, points in told]
            self.keep(BLANK._replace(names=tuple(names), scores=tuple(scores)), number, line)
        elif line[: len(OURS)] == OURS and line[len(OURS) :].strip()[:1] in (":", "："):
            pass  # what our result begins with: by which rules
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
        elif _of_chat(rest) and not _of_chat(line):
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
        if not self.placed or len(self.placed) == len(WINDS):
            return False
        last = self.placed[-1]
        return placed[0] >= last[0] > 0 or (placed[0], placed[3]) == (last[0], last[3] + 1)

    def close(self) -> None:
        """Make a game of the players so far."""
        if self.placed:
            places, names, scores, lines = [tuple(each) for each in zip(*self.placed)]
            whole = len(WINDS) - 1 <= len(names) <= len(WINDS)
            row = BLANK._replace(names=names, scores=scores) if whole else None
            self.keep(row, lines[-1], " ".join(names))
            self.order, self.placed = PLACES if places[0] else self.order, []

    def done(self) -> None:
        """Tell of a game that is not whole."""
        self.close()
        for wind, name, points in self.settled:
            self.keep(None, 0, "%s %d %s" % (name, points, wind))

    def cells(self, number: int, line: str, text: str, note: str = "") -> None:
        """Find names and points in a text of a line, and what stands around them."""
        found = _found(_of_chat(text) or split(text, self.mark))
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


def _placed(number: int, line: str) -> "tuple[int, str, int, int] | None":
    """Read a line of one player: place and name, points and final points, with two blanks between
    in our result; each but name and points may miss.
    """
    nth, _blank, rest = line.strip().partition(" ")
    ways = [(0, line)]  # a name may begin with a digit: "2pac 41200"
    named = "a" <= nth[1:2].lower() <= "z" and nth[1:] not in RANKED
    if nth[:1] in NTHS and not nth[1:2].isdigit() and not named:
        ways.insert(0, (int(nth[:1]), rest))
    for place, text in ways:
        cells = [part.strip() for part in text.split("  ") if part.strip()]
        if len(cells) < 3:
            cells = _spoken(text)
        points = points_of(cells[1]) if _kinds(cells) in PLAYER[:2] else None
        if points is not None:
            return place, whole_name(cells[0]), points, number
    return None


def _told(word: str) -> "tuple[str, int] | None":
    """Read "name:points"."""
    name, _colon, text = word.rpartition(":")
    points = points_of(text)
    return (whole_name(name), points) if name and points is not None else None


def _spoken(line: str) -> list[str]:
    """Part names from points as people write them: "Ida: 41,200; 2. Jun - 30 000 / 伊田8800"."""
    cells: list[str] = []
    for part in _parts(line):
        name, last = "", ""
        for word in part.split(" "):
            figure = word.rstrip(")]")
            if not name and word[:1] in NTHS and word[1:] in RANKED:
                last = ""
            elif last and len(word) == 3 and word.isdigit():  # "41 200"
                cells[-1] += word
                last = ""
            elif points_of(figure) is not None or date_of(figure):
                cells += [name, figure]
                name, last = "", figure if len(figure) <= 3 else ""
            elif word not in IDLE and (name or ":" not in word):  # no time of day
                name, last = (name + " " + word).strip(), ""
        cells.append(name)
    return [cell for cell in cells if cell]


def _parts(line: str) -> list[str]:
    """Part a line wherever a sign stands between names and points, but not in a number or a day."""
    text, plain = "", "".join([_digit(each) for each in line])
    for at, each in enumerate(plain):
        before, behind = plain[at - 1 : at], plain[at + 1 : at + 5]
        digits = len(behind) - len(behind.lstrip("0123456789"))
        inside = (
            each in ",/:" and before.isdigit() and digits in ((1, 3) if each == "," else (1, 2, 4))
        )
        begins = before > "\u2e80" and (each.isdigit() or each in MINUS)
        text += "\n" if each in "," + BETWEEN and not inside else "\n" + each if begins else each
    return text.split("\n")


def _kinds(cells: list[str]) -> str:
    """Say of each cell whether it is points, a date, or a name."""
    kinds = [
        "p" if points_of(each) is not None else "d" if date_of(each) else "n" for each in cells
    ]
    return "".join(kinds)


def _of_chat(text: str) -> list[str]:
    """Give the cells of a game that was written in a chat; [] where there is anything else."""
    cells = _spoken(text)
    return cells if _kinds(cells) in GAMES else []


def _label(line: str) -> "tuple[int, int, str] | None":
    """Read what begins a line, or is all of it: the round and the table, 0 for none, and what comes
    behind; None where neither is told.
    """
    label, colon, rest = line.replace("：", ":").partition(":")
    round_, table = [_numbered(folded(label), words.split("|")) for words in LABELS]
    told = (round_ or table) and (colon or len(_spoken(label)) <= 4)
    return (round_, table, rest) if told else None


def _numbered(label: str, words: list[str]) -> int:
    """Find the number beside one of these words, 0 for none: "round 2", "2. runde", "第2回戦"."""
    for word in words:
        before, found, after = label.partition(word)
        if found:
            behind = _digits(after.lstrip(" .#")).partition(" ")[0]
            ahead = _digits(before.rstrip(" .")).rpartition(" ")[2]
            touches = _digits(before[-1:]).strip()
            return whole_number((touches and ahead) or behind or ahead, 3) or 0
    return 0


def _digits(text: str) -> str:
    """Give the digits of a text, with a blank for all else."""
    return "".join([each if each in "0123456789" else " " for each in text])


def _found(cells: list[str]) -> "tuple[list[str], Row, list[str], bool] | None":
    """Find as many names as points among cells, of four players or of three: what comes before,
    both, the one cell that comes behind, and whether seats stand beside them.
    """
    points = [points_of(cell) for cell in cells]
    texts = [cell != "" and points_of(cell) is None and not date_of(cell) for cell in cells]
    for many in (len(WINDS) + 1, len(WINDS), len(WINDS) - 1):
        for first in range(len(cells) - 2 * many + 1):
            # Name, points, final points and wind of each; without the one or the other; names and
            # points by turns, which may be of too many; first names.
            for step, behind in ((4, 1), (3, 1), (2, 1), (1, many)):
                places = [first + step * n for n in range(many)]
                last = places[-1] + max(step - 1, behind)
                if last >= len(cells) or [at for at in places if not texts[at]]:
                    continue
                ends = [at + step - 1 for at in places]
                winds = [cells[at] for at in ends if step > 3 or (step > 2 and points[at] is None)]
                names = [whole_name(cells[at]) for at in places]
                row = _row(names, [cells[at + behind] for at in places], winds)
                if row and many > len(WINDS) and step == 2:
                    return None
                if row and many <= len(WINDS):
                    rest = [cell for cell in cells[last + 1 :] if cell]
                    return cells[:first], row, rest if len(rest) == 1 else [], winds != []
    return None


def _command(words: list[str]) -> Row | None:
    """Read Ronhorn's command: words with a colon begin what the next ones go on with."""
    told: list[tuple[str, str]] = []
    for word in words:
        key, colon, text = word.partition(":")
        if colon:
            told.append((folded(key), text))
        elif told:
            told[-1] = (told[-1][0], (told[-1][1] + " " + word).strip())
    names: dict[int, str] = {}
    scores: dict[int, int] = {}
    sticks = 0
    for key, text in told:
        seat = seat_of(key.partition("_")[0])
        points = points_of(text)
        if "stick" in key:
            sticks = points or 0
        elif seat >= 0 and points is not None and ("score" in key or seat in names):
            scores[seat] = points
        elif seat >= 0:
            names[seat] = whole_name(text.lstrip("@"))
    seats = list(range(len(names)))
    if len(seats) < len(WINDS) - 1 or [s for s in seats if s not in scores or not names.get(s)]:
        return None
    return BLANK._replace(
        names=tuple([names[s] for s in seats]),
        scores=tuple([scores[s] for s in seats]),
        sticks=sticks,
    )


def points_of(cell: str) -> int | None:
    """Read points: "31200", "31,200", "-1,500", "▲1.5" in thousands, "250+10", full-width digits;
    None for anything else.
    """
    text = "".join([_digit(each) for each in cell if each not in " '’\u202f"])
    if text[-1:] in ("点", "점"):
        text = text[:-1]
    if text[-1:] in ("k", "K"):
        text = text[:-1] + ("" if "." in text or "," in text else "000")
    if "+" in text[1:]:
        parts = [whole_number(part, 7) for part in text.split("+")]
        known = [part for part in parts if part is not None]
        return sum(known) if len(known) == len(parts) else None
    sign = 1
    if text[:1] in ("+",) + tuple(MINUS):
        sign, text = (1 if text[0] == "+" else -1), text[1:]
    for dot in ",.":
        head, found, tail = text.partition(dot)
        if found and head and len(tail) in (1, 3):  # tenths of thousands, or thousands
            text = head + tail + ("00" if len(tail) == 1 else "")
            break
    points = whole_number(text, 7) if text[:1] != "-" else None
    return None if points is None else sign * points


def _digit(each: str) -> str:
    """Write a full-width sign or digit as a plain one."""
    return chr(ord(each) - 0xFEE0) if 0xFF08 <= ord(each) <= 0xFF1D else each


def date_of(cell: str) -> str:
    """Read a date, perhaps with a time behind it; "" for none. With slashes the month is first,
    unless it cannot be.
    """
    text = cell.strip().replace("T", " ").split(" ")[0]
    for mark, plain in (("年", "-"), ("月", "-"), ("日", "")):
        text = text.replace(mark, plain)
    mark = "/" if "/" in text else "." if "." in text else "-"
    parts = [whole_number(part, 4) for part in text.split(mark)]
    known = [part for part in parts if part is not None and part > 0]
    if len(known) != 3 or len(parts) != 3:
        return ""
    year, month, day = known
    if year < 100:
        month, day, year = known
        if mark == "." or month > 12:
            month, day = day, month
    date = "%04d-%02d-%02d" % (year, month, day)
    return date if is_date(date) and year > 1900 else ""
