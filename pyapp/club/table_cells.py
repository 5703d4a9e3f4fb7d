"""Tables of results: what their columns have, and points, seats and dates as cells have them."""

from typing import NamedTuple

from ..game.events import ROUNDS
from ..riichi.rules import whole_number
from .evenings import is_date
from .roster import folded
from .texts import whole_name

# The first letter of each row is also how a bot that writes Chinese marks a seat.
WINDS = (("东", "東", "e", "east"), ("南", "s", "south"), ("西", "w", "west"), ("北", "n", "north"))
NTH = ("一位", "二位", "三位", "四位")
MINUS = "-−–▲△"
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
    besides: "tuple[tuple[str, str, int], ...]"  # what our text has besides, see `besides_of`


BLANK = Row(0, "", 0, "", (), (), 0, "", "", False, "", (), (), (), (), ())


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
    row = row_of(names, points, told.get("winds", []))
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


def row_of(names: list[str], points: list[str], winds: list[str]) -> Row | None:
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


def points_of(cell: str) -> int | None:
    """Read points: "31200", "31,200", "-1,500", "▲1.5" in thousands, "250+10", full-width digits;
    None for anything else.
    """
    text = "".join([plain_digit(each) for each in cell if each not in " '’\u202f"])
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


def plain_digit(each: str) -> str:
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
