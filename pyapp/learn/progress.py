"""What practice has come to, as one record and as text: the boxes, the course, what is wanted.

tenbou-practice 4
step rung_30
ladder rung_sets:1101,rung_30:01
days 2026-11-20 2026-11-21:3 2026-11-22:14
exam 23 310
wants clock
without fu
visits k3x9q0ab:5:4
daily 2026-11-22 3900 rules:tenhou
duel tenbou-duel 2 seed:k3x9 …
(the boxes as `leitner.lines` writes them)
end 12 1a2b3c4d
"""

from typing import NamedTuple

from ..kept.codec import pack, unpack
from ..kept.shelf import Joined
from ..riichi.problem import Problem, problem
from ..riichi.rules import whole_number
from . import days as of_days
from . import leitner as boxes_text
from .course import EXAM, LADDER, RUNG
from .days import MOST_DAILIES, MOST_DAYS, NO_DAYS, Daily, Days, is_date
from .duel import MOST_SECONDS, Duel, format_duel, parse_duel, same_duel
from .facts import FACT_IDS
from .kinds import ROWS, TOPICS, Question
from .leitner import FRESH, MOST_ASKED, Boxes, marked
from .request import HARD as HARD_SHARE
from .request import REALISTIC
from .slips import Verdict

HARD, CLOCK = "hard", "clock"
WANTS = (HARD, CLOCK)
UNPLACED = -1
LOOK_BACK, ENOUGH = 10, 8  # of so many answers so many right: the rung is climbed
MISSED = 2  # so many wrong answers on a rung are more than a slip
MOST_DUELS = 10
MOST_VISITS = 50
NAME, VERSION = "tenbou-practice", 4
# The third version knew the last hand of the day alone, with its date.
# The second version knew seven steps, by their places, and a place on them that the test had found:
# what that comes to here.
SECOND = 2
SECOND_ROWS = ("rung_30", "rung_40", "rung_20_25", "rung_50")
SECOND_STEPS = ("rung_limits",) + SECOND_ROWS + ("rung_calls", "rung_rulebooks")
SECOND_PLACED = ("rung_sets",) + SECOND_ROWS + ("rung_pay", "rung_rulebooks")
MOST_LINES = len(FACT_IDS) + MOST_DUELS + MOST_DAILIES + 10
LONGEST = 60 * len(FACT_IDS) + 60000  # characters
HEADS = ("step ", "ladder ", "days ", "exam ", "wants ", "without ", "visits ")


class Visit(NamedTuple):
    """What one visit to the page has done: so two progresses tell what only one of them has."""

    id: str
    steps: int  # how often it changed the progress
    asked: int  # how many of its questions are in the boxes


class Progress(NamedTuple):
    """All that is kept of practice."""

    boxes: Boxes
    rung: int  # the place on LADDER where the test put the learner, UNPLACED before
    ladder: tuple[str, ...]  # the last LOOK_BACK answers on each rung, "1" for a right one
    days: Days
    exam: tuple[int, int]  # the best: how many were right, and the seconds they took
    wants: tuple[str, ...]  # those of WANTS that are on
    without: tuple[str, ...]  # the topics that are not asked
    dailies: tuple[Daily, ...]  # the last answers to hands of the day, the latest first
    duels: tuple[Duel, ...]  # those played or offered to a class, the last one first
    visits: tuple[Visit, ...]  # those that made it, the last one at the end


NO_EXAM = (0, 0)
NEW = Progress(FRESH, UNPLACED, ("",) * len(LADDER), NO_DAYS, NO_EXAM, (), (), (), (), ())


def learnt(progress: Progress, rung: int, question: Question, said: Verdict, time: int) -> Progress:
    """Take in an answer given in this many seconds; rung: the place on the ladder, or UNPLACED for
    none.
    """
    ladder = list(progress.ladder)
    if rung != UNPLACED:
        ladder[rung] = (ladder[rung] + ("1" if said.right else "0"))[-LOOK_BACK:]
    boxes = marked(progress.boxes, question, said, time)
    return progress._replace(boxes=boxes, ladder=tuple(ladder))


def climbed(progress: Progress, rung: int) -> bool:
    """Tell whether a rung is done: by its answers, or as it lies below where the test put the
    learner and was not mostly answered wrong.
    """
    right, wrong = [progress.ladder[rung].count(each) for each in "10"]
    return right >= ENOUGH or (rung < progress.rung and (wrong <= right or wrong < MISSED))


def standing(progress: Progress) -> int:
    """Find the place of the first rung that is not done; the last one when all are."""
    for place in range(len(LADDER)):
        if not climbed(progress, place):
            return place
    return len(LADDER) - 1


def kinds(progress: Progress) -> tuple[str, ...]:
    """List the kinds of question that are wanted."""
    return tuple([row.id for row in ROWS if row.topic not in progress.without])


def rare(progress: Progress) -> int:
    """Say how many hands of a hundred are to be from the rare end."""
    return HARD_SHARE if HARD in progress.wants else REALISTIC


def wanted(progress: Progress, want: str) -> Progress:
    """Switch one of WANTS on or off."""
    wants = [each for each in WANTS if (each == want) != (each in progress.wants)]
    return progress._replace(wants=tuple(wants))


def toggled(progress: Progress, topic: str) -> Progress:
    """Switch a topic on or off; one always stays."""
    without = [each for each in TOPICS if (each == topic) != (each in progress.without)]
    return progress._replace(without=tuple(without)) if len(without) < len(TOPICS) else progress


def with_duel(progress: Progress, duel: Duel) -> Progress:
    """Add a duel that was played, or a set that was made."""
    others = [each for each in progress.duels if not _same(each, duel)]
    return progress._replace(duels=tuple([duel] + others)[:MOST_DUELS])


def _same(one: Duel, other: Duel) -> bool:
    """Tell whether two are one, both played or neither: who made a set may play it too."""
    return same_duel(one, other) and (one.right == ()) == (other.right == ())


def with_daily(progress: Progress, daily: Daily) -> Progress:
    """Note the answer to the hand of a day; the first one counts."""
    return progress._replace(dailies=_dailies(progress.dailies + (daily,)))


def daily_of(progress: Progress, rules: str) -> Daily | None:
    """Find the latest answer to a hand of the day under these rules."""
    for daily in progress.dailies:
        if daily.rules == rules:
            return daily
    return None


def with_exam(progress: Progress, right: int, seconds: int) -> Progress:
    """Note what an exam came to, if it is the best one."""
    return progress._replace(exam=_best((right, seconds), progress.exam))


def _best(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one if (one[0], -one[1]) > (other[0], -other[1]) else other


# Of several tabs and visits


def stepped(before: Progress, after: Progress, key: str) -> Progress:
    """Note in the progress which visit has changed it."""
    steps = asked = 0
    others: list[Visit] = []
    for visit in before.visits:
        if visit.id == key:
            _id, steps, asked = visit
        else:
            others.append(visit)
    asked += after.boxes.asked - before.boxes.asked
    return after._replace(
        visits=tuple(others[-MOST_VISITS + 1 :]) + (Visit(key, steps + 1, asked),)
    )


def replaced(before: Progress, after: Progress, key: str) -> Progress:
    """Put another progress in the place of one: nothing of that comes back."""
    gone = tuple([visit._replace(asked=0) for visit in before.visits])
    own = after.visits or (Visit(key, 0, after.boxes.asked),)
    kept = tuple([visit for visit in gone if visit.id not in [each.id for each in own]])
    visits: list[Visit] = []
    for visit in own:
        steps = [each.steps for each in gone if each.id == visit.id]
        visits.append(visit._replace(steps=max([visit.steps] + steps)))
    after = after._replace(visits=kept + tuple(visits))
    return stepped(after, after, key)


def together(one: Progress, other: Progress, base: Progress | None = None) -> Progress:
    """Join what two have learnt: take one of them where it has all of the other, else the answers
    of both. base: what both went on from, None where that is not known.
    """
    if _has(one, other):
        return one
    if _has(other, one):
        return other
    known = {visit.id: visit for visit in one.visits}
    visits = list(one.visits)
    for visit in other.visits:
        mine = known.get(visit.id)
        if mine is None:
            visits.append(visit)
        elif visit.steps > mine.steps:
            visits[visits.index(mine)] = visit
    shared = [visit for visit in other.visits if visit.id in known]
    asked = max(sum([visit.asked for visit in visits]), one.boxes.asked, other.boxes.asked)
    return Progress(
        boxes_text.joined(one.boxes, other.boxes, min(asked, MOST_ASKED)),
        max(one.rung, other.rung),
        _ladder(one, other, base, shared != []),
        of_days.joined(one.days, other.days),
        _best(one.exam, other.exam),
        one.wants if other.wants == NEW.wants else other.wants,
        one.without if other.without == NEW.without else other.without,
        _dailies(one.dailies + other.dailies),
        _duels(one.duels + other.duels),
        tuple(visits[-MOST_VISITS:]),
    )


def _has(one: Progress, other: Progress) -> bool:
    """Tell whether every visit of the other is in this one."""
    steps = {visit.id: visit.steps for visit in one.visits}
    return not [1 for visit in other.visits if steps.get(visit.id, 0) < visit.steps]


def _duels(duels: tuple[Duel, ...]) -> tuple[Duel, ...]:
    """Keep the first of each duel, as many as are kept."""
    found: list[Duel] = []
    for duel in duels:
        if not [1 for each in found if _same(each, duel)]:
            found.append(duel)
    return tuple(found[:MOST_DUELS])


def _dailies(dailies: tuple[Daily, ...]) -> tuple[Daily, ...]:
    """Keep the first answer to each hand of the day, the latest hands first."""
    found: dict[tuple[str, str], Daily] = {}
    for each in dailies:
        found[each.date, each.rules] = found.get((each.date, each.rules), each)
    keys = sorted(found, reverse=True)[:MOST_DAILIES]
    return tuple([found[key] for key in keys])


def _ladder(one: Progress, other: Progress, base: Progress | None, shared: bool) -> tuple[str, ...]:
    """Join the last answers of both on each rung; shared: whether they may begin with the same
    ones.
    """
    if base is None:
        return tuple([_row(mine, more, shared) for mine, more in zip(one.ladder, other.ladder)])
    rows = zip(one.ladder, other.ladder, base.ladder)
    return tuple([(mine + _added(more, before))[-LOOK_BACK:] for mine, more, before in rows])


def _added(row: str, before: str) -> str:
    """Find the answers of a row that came after those before: as few as that can be."""
    for count in range(len(row)):
        if before.endswith(row[: len(row) - count]):
            return row[len(row) - count :]
    return row


def _row(mine: str, more: str, shared: bool) -> str:
    """Join the last answers of both on a rung, without what they begin with alike."""
    same = 0
    while shared and mine[same : same + 1] == more[same : same + 1] != "":
        same += 1
    return (mine + more[same:])[-LOOK_BACK:]


def joined(mine: str, theirs: str, base: str) -> Joined | None:
    """Join the texts of two; None where one of them cannot be read."""
    one = load(theirs) if theirs else NEW
    other = load(mine) if mine else NEW
    if isinstance(one, Problem) or isinstance(other, Problem):
        return None
    known = load(base) if base else None
    return Joined(
        dump(together(one, other, known if isinstance(known, Progress) else None)), "", False
    )


# As text


def dump(progress: Progress) -> str:
    """Write the progress as text."""
    values = (
        "-" if progress.rung == UNPLACED else LADDER[progress.rung].id,
        ",".join(["%s:%s" % (rung.id, row) for rung, row in zip(LADDER, progress.ladder) if row])
        or "-",
        " ".join([progress.days.since] + ["%s:%d" % day for day in progress.days.counts]) or "-",
        "%d %d" % progress.exam,
        ",".join(progress.wants) or "-",
        ",".join(progress.without) or "-",
        ",".join(["%s:%d:%d" % (key, steps, asked) for key, steps, asked in progress.visits])
        or "-",
    )
    lines = [head + value for head, value in zip(HEADS, values)]
    lines.extend(["daily " + " ".join(each).strip() for each in progress.dailies])
    lines.extend(["duel " + format_duel(duel) for duel in progress.duels])
    return pack(NAME, VERSION, lines + boxes_text.lines(progress.boxes))


def load(text: str) -> Progress | Problem:
    """Read the progress that `dump` wrote; "newer_version" or "damaged" when it is none."""
    damaged = problem("damaged")
    opened = damaged if len(text) > LONGEST else unpack(NAME, VERSION, text, MOST_LINES)
    if isinstance(opened, Problem):
        return opened if opened.id == "newer_version" else damaged
    progress = _read(opened.lines, opened.version) if opened.version >= SECOND else None
    if progress is None or (opened.version == VERSION and dump(progress) != text):
        return damaged
    return progress


def _read(lines: tuple[str, ...], version: int) -> Progress | None:
    """Read the lines of a progress; None where one of them cannot be."""
    if version < VERSION and len(lines) > 2:
        lines = _renewed(lines, version)
    values = [line[len(head) :] for head, line in zip(HEADS, lines)]
    if len(values) < len(HEADS):
        return None
    values = ["" if each == "-" else each for each in values]
    place, ladder, came, exam, wants_on, left_out, by = values
    rest = lines[len(HEADS) :]
    dailies = tuple([_daily(line[6:]) for line in rest if line[:6] == "daily "])
    parsed = [parse_duel(line[5:]) for line in rest if line[:5] == "duel "]
    duels = tuple([duel for duel in parsed[:MOST_DUELS] if isinstance(duel, Duel)])
    boxes = boxes_text.read(rest[len(dailies) + len(duels) :])
    rung = RUNG.get(place) if place else UNPLACED
    rows_read, days, best = _ladder_rows(ladder), _days(came), _exam(exam)
    wants, without, visits = _words(wants_on, WANTS), _words(left_out, TOPICS), _visits(by)
    if boxes is None or wants is None or without is None or visits is None or rung is None:
        return None
    if [1 for daily in dailies if not is_date(daily.date)]:
        return None
    if rows_read is None or len(without) >= len(TOPICS) or days is None or best is None:
        return None
    return Progress(boxes, rung, rows_read, days, best, wants, without, dailies, duels, visits)


def _renewed(lines: tuple[str, ...], version: int) -> tuple[str, ...]:
    """Write the first lines of an earlier version as this one does."""
    place, ladder, day = [line.partition(" ")[2] for line in lines[:3]]
    if version == SECOND:
        place = dict(zip("0123456", SECOND_PLACED)).get(place, place)
        rows = zip(SECOND_STEPS, ladder.split(","))
        ladder = ",".join(["%s:%s" % (step, row) for step, row in rows if row])
    day = day[: len("2026-11-22")]
    days = "-" if day == "-" else "%s %s:1" % (day, day)
    values = zip(HEADS, (place, ladder, days, "%d %d" % NO_EXAM))
    return tuple([head + value for head, value in values]) + lines[3:]


def _daily(text: str) -> Daily:
    """Read an answer to the hand of a day."""
    date, given, rules = (text + "  ").split(" ", 2)
    return Daily(date, given, rules.strip())


def _days(text: str) -> Days | None:
    """Read the days of a text; None when they are none."""
    since, *words = text.split(" ") if text else [""]
    found: list[tuple[str, int]] = []
    for word in words:
        date, _colon, count = word.partition(":")
        number = whole_number(count, len(str(MOST_ASKED)))
        if not is_date(date) or number is None or number < 1:
            return None
        found.append((date, number))
    good = len(found) <= MOST_DAYS and (is_date(since) if found else since == "")
    return Days(since, tuple(found)) if good else None


def _exam(text: str) -> tuple[int, int] | None:
    """Read what the best exam came to; None when it is none."""
    numbers = [whole_number(each, 4) for each in text.split(" ")]
    right, seconds = numbers if len(numbers) == 2 else (None, None)
    if right is None or seconds is None:
        return None
    return (right, seconds) if 0 <= right <= EXAM and 0 <= seconds <= MOST_SECONDS else None


def _ladder_rows(text: str) -> tuple[str, ...] | None:
    """Read the last answers on each step; None when they are none."""
    rows = [""] * len(LADDER)
    for word in text.split(",") if text else []:
        step, _colon, row = word.partition(":")
        if step not in RUNG or not 0 < len(row) <= LOOK_BACK or row.strip("01"):
            return None
        rows[RUNG[step]] = row
    return tuple(rows)


def _visits(text: str) -> tuple[Visit, ...] | None:
    """Read the visits of a text; None when they are none."""
    visits: list[Visit] = []
    for word in text.split(",") if text else []:
        parts = word.split(":")
        numbers = [whole_number(part, 7) for part in parts[1:]]
        if len(numbers) != 2 or numbers[0] is None or numbers[1] is None:
            return None
        visits.append(Visit(parts[0], numbers[0], numbers[1]))
    return tuple(visits) if len(visits) <= MOST_VISITS else None


def _words(text: str, known: tuple[str, ...]) -> tuple[str, ...] | None:
    """Read words of those known, in their order; None when there are others."""
    words = text.split(",") if text else []
    found = tuple([each for each in known if each in words])
    return found if len(found) == len(words) else None
