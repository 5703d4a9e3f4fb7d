"""A club as text: a part of it for each text that a device keeps, or all of it as a backup.

    tenbou-club 1
    club Pi 2026-03-14
    player p4xk Ida Ida%20B -
    evening e9ab 2026-03-14 Tuesday p4xk,p2mn,p7qw,pz3h
    start rules:wrc-2025 hanchan names:,,,
    round p4xk,p2mn,p7qw,pz3h
    log tenbou-game 2…                  that of the result below, with tabs between its lines
    result rk2d 1 1 p4xk,p2mn,p7qw,pz3h 36200,29600,23700,30500 Ida,Jun,Marek,Sofia 1/30000/21200,…
    end 7 0a1b2c3d

A `start` is that of the evening and of the results below it. Roster, series and penalties are one
text, and each evening with its results is one, so that a change writes little.
"""

import binascii
from typing import Any, NamedTuple

from ..game.events import Start
from ..game.legal import rules_of
from ..game.notation import PLAYERS, escaped, format_event, number, parse_event, plain
from ..kept.codec import ENCODING, decoded, divide, pack
from ..kept.shelf import Joined, Kind
from ..riichi.problem import Problem, problem
from ..riichi.rules import Rules
from .evenings import is_date, of_nothing
from .records import (
    EMPTY,
    SERIES,
    Club,
    Evening,
    Penalty,
    Placing,
    Player,
    Result,
    Round,
    held,
    inserted,
)

NAME, VERSION = "tenbou-club", 1
MOST_LINES = 200000
COUNTED_BY = "1"  # rises when game/ending.py counts otherwise: then all are counted again
COUNTED_READ = COUNTED_BY.encode()  # as it is read
# Names of texts on a device: ROSTER, and for each evening EVENING and its id.
HEAD, ROSTER, EVENING = "club.", "club.roster", "club.evening."
MOST_HEAD = 80  # characters in which an evening has told its date
SHOWN = 60  # characters of a line that is told to be unreadable
NONE, YES = "-", "yes"  # words for no text, for what is so
NONE_READ = NONE.encode()  # the first of them as it is read
DASH = "%2D"  # a text that is like the word for none
BLANK_START = Start((), "", (), "", "", None)
BLANK = [of_nothing("", BLANK_START._replace(names=("",) * n)) for n in range(len(PLAYERS) + 1)]
# The lines of records: how they begin, the field of the club, one to read the others like.
LISTS: tuple[tuple[str, str, Any], ...] = (
    ("player", "players", Player("", "", (), False)),
    ("series", "series", SERIES),
    ("penalty", "penalties", Penalty("", "", 0, "", "", "", "", False)),
)
# Fields that few results have.
RARE = ("sticks", "won", "chombo", "penalties", "seated", "stopped", "note") + (
    ("chips", "busted", "chip", "prize")
)
PLACES = tuple([(field, Result._fields.index(field)) for field in RARE])
AT = {field.encode(): at for field, at in PLACES}


def summed(lines: "list[str] | tuple[str, ...]") -> str:
    """Sum lines up by CRC-32, for which every runtime has a quick way."""
    return _sum(["\n".join(lines).encode("utf-8", "surrogatepass")])


def _sum(lines: list[bytes]) -> str:
    return "%08x" % (binascii.crc32(b"\n".join(lines)) & 0xFFFFFFFF)


# Writing


_ESCAPED: dict[str, str] = {}


def word(text: str) -> str:
    """Write any text as one word."""
    return words((text,))


def words(texts: tuple[str, ...]) -> str:
    """Write texts, which are likely to come again, as one word; one "" is not told from none."""
    for text in texts:
        if text not in _ESCAPED:
            _ESCAPED[text] = escaped(text, ",")
    told = ",".join([_ESCAPED[text] for text in texts])
    return DASH if told == NONE else told or NONE


def _written(value: Any) -> str:
    """Write the value of a field as one word."""
    if isinstance(value, bool):
        return YES if value else NONE
    if not isinstance(value, tuple):
        return word(str(value))
    if value and isinstance(value[0], str):
        return words(value)
    return ",".join([str(each) for each in value]) or NONE


def lines_of(club: Club) -> list[str]:
    """Write a club, or a part of one, as lines. Evenings bring their results."""
    lines = ["club %s %s" % (word(club.name), word(club.backup))]
    for what, field, _blank in LISTS:
        for record in getattr(club, field):
            lines.append(" ".join([what] + [_written(value) for value in record]))
    by_evening = grouped(club.results)
    for evening in club.evenings:
        lines.extend(_evening_lines(evening, by_evening.get(evening.id, [])))
    return lines


def grouped(results: tuple[Result, ...]) -> "dict[str, list[Result]]":
    """Sort results into their evenings."""
    found: dict[str, list[Result]] = {}
    for result in results:
        found.setdefault(result.evening, []).append(result)
    return found


def _evening_lines(evening: Evening, results: list[Result]) -> list[str]:
    shown = ["evening", evening.id, word(evening.date), word(evening.name), words(evening.present)]
    if evening.chip or evening.prize:
        shown += [str(evening.chip), str(evening.prize)]
    lines = [" ".join(shown), format_event(evening.start)]
    for round_ in evening.plan:
        lines.append(" ".join(["round", words(round_.bench)] + [words(t) for t in round_.tables]))
    start = evening.start
    for result in results:
        own = result.start._replace(names=("",) * len(result.start.names))
        if own != start:
            start = own
            lines.append(format_event(own))
        if result.log:
            lines.append("log " + result.log.replace("\n", "\t"))
        if result.counted:
            lines.append("counted " + result.counted)
        lines.append(_result_line(result))
    return lines


def _result_line(result: Result) -> str:
    shown = ["result", result.id, str(result.round), word(result.table), words(result.players)]
    shown += [_written(result.scores), words(result.start.names), _ended(result)]
    blank = BLANK[len(result.players)]
    for field, at in PLACES:
        if result[at] != blank[at]:
            shown.append(field + ":" + _written(result[at]))
    return " ".join(shown)


def _ended(result: Result) -> str:
    """Write how a result ended, and by which counting."""
    if not result.ended:
        return NONE
    places, _sharing, _raw, begun, points = zip(*result.ended)
    return "%s/%d/%s/%s" % (COUNTED_BY, begun[0], _written(points), _written(places))


# Reading: of bytes, which MicroPython divides ten times as fast as texts, and what comes in every
# evening once; with few calls of functions in Python, as a comprehension is, for each result.

_WORDS: dict[bytes, str] = {}
_NUMBERS: dict[bytes, tuple[int, ...]] = {}
_STARTS: dict[bytes, Start] = {}
_PLACES: dict[bytes, tuple[list[int], list[int]]] = {}  # and by how many each is shared


def _word(data: bytes) -> str:
    """Read a word that is likely to come again."""
    if data not in _WORDS:
        _WORDS[data] = plain(decoded(data))
    return _WORDS[data]


def _words(data: bytes) -> tuple[str, ...]:
    """Read such words, as `words` wrote them."""
    return () if data == NONE_READ else tuple([_word(each) for each in data.split(b",")])


def _numbers(data: bytes) -> tuple[int, ...]:
    """Read numbers that are likely to come again."""
    if data not in _NUMBERS:
        _NUMBERS[data] = tuple([number(each) for each in texts_of(decoded(data))])
    return _NUMBERS[data]


class Reader:
    """The club that the lines so far have told; ValueError or LookupError for what is none."""

    def __init__(self) -> None:
        self.club = EMPTY
        self.lists: dict[str, list[Any]] = {what: [] for what, _field, _blank in LISTS}
        self.evenings: list[Evening] = []
        self.results: list[Result] = []
        self.at = 0
        self.named: dict[bytes, Start] = {}  # those of the results since the last start, by names
        self.start = BLANK_START

    def read(self, lines: list[bytes]) -> None:
        """Read lines; at: the number of the one that it is at."""
        log = counted = ""  # of the next result
        for self.at, line in enumerate(lines):
            what, _blank, rest = line.partition(b" ")
            if what == b"result":
                self.result(rest, log, counted)
                log = counted = ""
            elif what == b"log":
                log = rest.replace(b"\t", b"\n").decode(*ENCODING)
            elif what == b"counted":
                counted = rest.decode(*ENCODING)
            elif what == b"start":
                self.begin(line)
            else:
                self.rare(line)

    def rare(self, line: bytes) -> None:
        """Read a line of which there are few."""
        words = line.split(b" ")
        if words[0] == b"evening":
            self.evening(words)
        elif words[0] == b"round":
            bench, *tables = [_words(each) for each in words[1:] if each]
            evening = self.evenings[-1]
            if [table for table in tables if len(table) != len(evening.start.names)]:
                raise ValueError(tables)
            plan = evening.plan + (Round(tuple(tables), bench),)
            self.evenings[-1] = evening._replace(plan=plan)
        else:
            self.of_roster(*decoded(line).split(" "))

    def evening(self, words: list[bytes]) -> None:
        """Read the line that an evening begins with."""
        id_, date, name = [text_of(decoded(each)) for each in words[1:4]]
        if not is_date(date):
            raise ValueError(date)
        chip, prize = [number(decoded(each)) for each in words[5:]] or (0, 0)
        who = _words(words[4])
        self.evenings.append(Evening(id_, name, date, BLANK_START, who, (), chip, prize))

    def of_roster(self, what: str, *parts: str) -> None:
        """Read a line of what is no evening's."""
        if what == "club":
            self.club = self.club._replace(name=text_of(parts[0]), backup=text_of(parts[1]))
        elif what in self.lists:
            (blank,) = [each for name, _field, each in LISTS if name == what]
            self.lists[what].append(_record(parts, blank))
        else:
            raise ValueError(what)

    def begin(self, line: bytes) -> None:
        """Take the start of an evening, or of the results that follow."""
        if line not in _STARTS:
            event = parse_event(decoded(line), len(PLAYERS))
            if not isinstance(event, Start) or not isinstance(rules_of(event), Rules):
                raise ValueError(line)
            _STARTS[line] = event
        self.start, self.named = _STARTS[line], {}
        if self.evenings[-1].start is BLANK_START:
            self.evenings[-1] = self.evenings[-1]._replace(start=self.start)

    def result(self, line: bytes, log: str, counted: str) -> None:
        """Read a result of this evening; there are thousands of them."""
        id_, round_, table, players, scores, names, ended, *rare = line.split(b" ")
        if names not in self.named:
            self.named[names] = self.start._replace(names=_words(names))
        start, raw = self.named[names], tuple(map(int, scores.split(b",")))
        ids: Any = tuple(map(_WORDS.get, players.split(b",")))
        if None in ids:
            ids = _words(players)
        many = len(self.start.names)
        if not len(ids) == len(raw) == len(start.names) == many:
            raise ValueError(line)
        evening, none = self.evenings[-1], BLANK[many].chombo
        # fmt: off
        fields: list[Any] = [
            id_.decode(*ENCODING), evening.date, evening.id, int(round_), "" if table == NONE_READ
            else _WORDS.get(table) or _word(table), start, ids, raw, 0, (), none, none, True, False,
            "", log, _placings(ended, raw), counted, none, none, 0, 0,
        ]
        # fmt: on
        for part in rare:
            self.put(fields, part, many)
        self.results.append(Result(*fields))

    def put(self, fields: list[Any], part: bytes, many: int) -> None:
        """Put in a field that few results have."""
        field, _colon, data = part.partition(b":")
        at = AT[field]
        if not isinstance(fields[at], tuple):
            fields[at] = _read(decoded(data), fields[at])
            return
        fields[at] = value = _NUMBERS.get(data) or _numbers(data)
        good = len(value) == many
        if field == b"won":
            good = not [seat for seat in value if not 0 <= seat < many]
        if not good:
            raise ValueError(part)

    def done(self) -> Club:
        """Give the club."""
        fields: Any = {field: tuple(self.lists[what]) for what, field, _blank in LISTS}
        evenings, results = tuple(self.evenings), tuple(self.results)
        return self.club._replace(evenings=evenings, results=results, **fields)


def _placings(word: bytes, raw: tuple[int, ...]) -> tuple[Placing, ...]:
    """Read how a result ended; () where that was counted otherwise than today."""
    by, *parts = word.split(b"/")
    if by != COUNTED_READ:
        return ()
    start, points, places = parts
    if places not in _PLACES:
        order = [int(place) for place in places.split(b",")]
        _PLACES[places] = (order, [order.count(place) for place in order])
    (order, sharing), totals = _PLACES[places], points.split(b",")
    if not len(order) == len(totals) == len(raw):
        raise ValueError(word)
    begun = (int(start),) * len(raw)
    return tuple(map(Placing, order, sharing, raw, begun, map(int, totals)))


def text_of(text: str) -> str:
    """Read what `word` wrote."""
    return plain(text) if "%" in text else "" if text == NONE else text


def texts_of(text: str) -> tuple[str, ...]:
    """Read what `words` wrote."""
    if text == NONE:
        return ()
    parts = text.split(",")
    return tuple([plain(each) for each in parts] if "%" in text else parts)


def _record(parts: tuple[str, ...], blank: Any) -> Any:
    """Read the fields of a record, each like that of a blank one."""
    if len(parts) != len(blank):
        raise ValueError(parts)
    return type(blank)(*[_read(text, like) for text, like in zip(parts, blank)])


def _read(text: str, like: Any) -> Any:
    """Read what `_written` wrote of a field with values like this one."""
    if isinstance(like, bool):
        return text == YES
    if isinstance(like, int):
        return number(text)
    return texts_of(text) if isinstance(like, tuple) else text_of(text)


def dump(club: Club) -> str:
    """Write a club, or a part of one, as text."""
    return pack(NAME, VERSION, lines_of(club), summed)


def load(text: str) -> Club | Problem:
    """Read what `dump` wrote, or say why not: then nothing of it is used.

    Problems: "other_kind", "newer_version", "too_many_lines", "damaged", and "cannot_read" with
    the number of the line and its text.
    """
    divided = divide(NAME, VERSION, text, MOST_LINES, _sum)
    if isinstance(divided, Problem):
        return divided
    reader = Reader()
    try:
        reader.read(divided.lines)
    except (LookupError, ValueError):
        return problem("cannot_read", reader.at + 1, decoded(divided.lines[reader.at])[:SHOWN])
    club = reader.done()
    if [evening for evening in club.evenings if evening.start is BLANK_START]:
        return problem("damaged")
    return club


# The texts of a device


def part_of(club: Club, name: str) -> Club:
    """Take the part of a club that the text of this name keeps."""
    if name == ROSTER:
        return club._replace(evenings=(), results=())
    id_ = name[len(EVENING) :]
    return EMPTY._replace(
        evenings=tuple([each for each in club.evenings if each.id == id_]),
        results=tuple([each for each in club.results if each.evening == id_]),
    )


def changes(before: Club, after: Club) -> tuple[tuple[str, str], ...]:
    """List the texts that a step has changed, by name; "" for one that is none any more. They are
    written in this order, of which an end may get lost: who comes stands in the roster first, and
    who goes stands there last.
    """
    found = []
    old, new = grouped(before.results), grouped(after.results)
    were = {each.id: each for each in before.evenings}
    for evening in after.evenings:
        id_ = evening.id
        if evening != were.get(id_) or old.get(id_) != new.get(id_):
            part = EMPTY._replace(evenings=(evening,), results=tuple(new.get(id_, [])))
            found.append((EVENING + id_, dump(part)))
    stay = [each.id for each in after.evenings]
    found += [(EVENING + each.id, "") for each in before.evenings if each.id not in stay]
    if part_of(before, ROSTER) != part_of(after, ROSTER):
        goes = len(after.players) < len(before.players)
        found.insert(len(found) * goes, (ROSTER, dump(part_of(after, ROSTER))))
    return tuple(found)


def newest_first(texts: "dict[str, str]") -> tuple[str, ...]:
    """Order the names of a device's texts as they are to be read: the roster, then the evenings
    back in time. Many are read in turns, as a slow phone needs seconds for five years.
    """
    found = []
    for name in texts:
        at = texts[name].find("\nevening ")
        words = texts[name][at + 9 : at + MOST_HEAD].split(" ", 2)
        date = words[1] if at >= 0 and len(words) > 1 else ""
        found.append((ROSTER if name == ROSTER else date, name))
    # They may come in order, for which MicroPython's sort takes long.
    return tuple(
        [name for _date, name in sorted(list(found)[1::2] + list(found)[::2], reverse=True)]
    )


def placed(club: Club, name: str, part: Club) -> Club:
    """Put the part of that name in the place of the one there was."""
    if name == ROSTER:
        return part._replace(evenings=club.evenings, results=club.results)
    id_ = part.evenings[0].id if part.evenings else name[len(EVENING) :]
    evenings, results = club.evenings, club.results
    if [each for each in evenings if each.id == id_]:
        evenings = tuple([each for each in evenings if each.id != id_])
        results = tuple([each for each in results if each.evening != id_])
    return _inserted(club._replace(evenings=evenings, results=results), part)


def _inserted(club: Club, part: Club) -> Club:
    """Put an evening that is new, with its results, at its place."""
    evenings, results = club.evenings, club.results
    for evening in part.evenings:
        at = held(evening)
        place = 0
        while place < len(evenings) and held(evenings[place]) < at:
            place += 1
        evenings = evenings[:place] + (evening,) + evenings[place:]
        place = 0
        while place < len(results) and (results[place].date, results[place].evening) < at:
            place += 1
        results = results[:place] + part.results + results[place:]
    return club._replace(evenings=evenings, results=results)


def went_on(now: Club, base: Club, parts: "list[tuple[str, Club]]") -> Club:
    """Put parts as a device has them into a club that has gone on from `base` since: what was
    changed in both is joined.
    """
    known = {EVENING + each.id: True for club in (now, base) for each in club.evenings}
    for name, part in parts:
        if name == ROSTER or name in known:
            part = merged(part_of(now, name), part, part_of(base, name)).kept
        own = EVENING + part.evenings[0].id if part.evenings else name
        is_new = name != ROSTER and own not in known
        now = _inserted(now, part) if is_new else placed(now, name, part)
        known[own] = True
    return now


# Two tabs, two devices


class Merged(NamedTuple):
    """A record or a list of records of two who went on from one, and whether both changed the same;
    then it is as they have it.
    """

    kept: Any
    clash: bool


def merged(mine: Club, theirs: Club, base: Club) -> Merged:
    """Join what two made of a club, record by record and field by field."""
    clash = False
    fields: Any = {}
    for name in ("players", "series", "penalties", "evenings", "results"):
        kept, both = _lists(getattr(mine, name), getattr(theirs, name), getattr(base, name))
        fields[name] = kept
        clash = clash or both
    evenings, results = EMPTY.evenings, EMPTY.results
    for each in fields["evenings"]:
        evenings = inserted(evenings, each, held)
    for each in fields["results"]:
        results = inserted(results, each)
    fields["evenings"], fields["results"] = evenings, results
    name, both = _either(mine.name, theirs.name, base.name)
    fields["name"], fields["backup"] = name, max(mine.backup, theirs.backup)
    return Merged(EMPTY._replace(**fields), clash or both)


def _lists(mine: Any, theirs: Any, base: Any) -> Merged:
    """Join lists of records by id: theirs in their order, then what is mine alone."""
    ours = {each.id: each for each in mine}
    known = {each.id: each for each in base}
    found, clash = [], False
    for each in theirs:
        own, was = ours.get(each.id), known.get(each.id)
        if own is None and each == was:
            continue  # taken out here
        if own is None:
            clash = clash or was is not None
            found.append(each)
            continue
        kept, both = _records(own, each, was)
        clash = clash or both
        found.append(kept)
    there = {each.id: True for each in theirs}
    for each in mine:
        if each.id not in there and each != known.get(each.id):
            clash = clash or each.id in known
            found.append(each)
    return Merged(tuple(found), clash)


def _records(mine: Any, theirs: Any, base: Any) -> Merged:
    """Join two records of one id."""
    if base is None or isinstance(theirs, Result):
        return _either(mine, theirs, base)
    pairs = [_fields(*each) for each in zip(mine, theirs, base)]
    return Merged(type(theirs)(*[p.kept for p in pairs]), bool([p for p in pairs if p.clash]))


def _fields(mine: Any, theirs: Any, base: Any) -> Merged:
    """Join two values of a field: lists, as of who is there or of rounds, one by one."""
    if not isinstance(base, tuple) or [e for e in mine + theirs if not isinstance(e, (str, Round))]:
        return _either(mine, theirs, base)
    kept = [each for each in theirs if each in mine or each not in base]
    more = [each for each in mine if each not in theirs and each not in base]
    return Merged(tuple(kept + more), False)


def _either(mine: Any, theirs: Any, base: Any) -> Merged:
    """Take what one of the two has changed."""
    if theirs in (base, mine):
        return Merged(mine, False)
    return Merged(theirs, mine != base)


def joined(mine: str, theirs: str, base: str) -> Joined:
    """Join two texts of one name; where one cannot be read, both stay."""
    clubs: list[Club] = []
    for text in (mine, theirs, base):
        club = load(text) if text else EMPTY
        if isinstance(club, Problem):
            return Joined(theirs, mine, True)
        clubs.append(club)
    both, clash = merged(*clubs)
    gone = both == EMPTY._replace(backup=both.backup)
    return Joined("" if gone else dump(both), "", clash)


KIND = Kind(HEAD, joined, lambda name, text: "%s-%s" % (name, summed([text])))
