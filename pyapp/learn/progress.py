"""What practice has come to, as one record and as text: the boxes, the ladder, what is wanted.

tenbou-practice 1
rung 2
ladder 1101,,,,,,
day 2026-11-22 1
wants clock
without fu
duel tenbou-duel 1 seed:k3x9 …
(the boxes as `boxes.dump` writes them)
end 1a2b3c4d
"""

from typing import NamedTuple

from ..riichi.problem import Problem, problem
from ..riichi.rules import whole_number
from . import leitner as boxes_text
from .course import LADDER
from .duel import Duel, format_duel, parse_duel
from .kinds import ROWS, TOPICS, Question
from .leitner import FRESH, Boxes, checksum, marked
from .request import HARD as HARD_SHARE
from .request import USUAL
from .slips import Verdict

HARD, CLOCK = "hard", "clock"
WANTS = (HARD, CLOCK)
UNPLACED = -1
LOOK_BACK, ENOUGH = 10, 8  # of so many answers so many right: the rung is climbed
MOST_DUELS = 10
NAME, VERSION = "tenbou-practice", 1
LONGEST = boxes_text.LONGEST + 20000
HEADS = ("rung ", "ladder ", "day ", "wants ", "without ")


class Progress(NamedTuple):
    """rung: the place on LADDER where the test put the learner, UNPLACED before; ladder: the last
    LOOK_BACK answers on each rung, "1" for a right one; day: the date of the last hand of the day
    and "1" or "0", or ""; wants: those of WANTS that are on; without: the topics that are not
    asked; duels: those played, the last one first.
    """

    boxes: Boxes
    rung: int
    ladder: tuple[str, ...]
    day: str
    wants: tuple[str, ...]
    without: tuple[str, ...]
    duels: tuple[Duel, ...]


NEW = Progress(FRESH, UNPLACED, ("",) * len(LADDER), "", (CLOCK,), (), ())


def learnt(progress: Progress, rung: int, question: Question, said: Verdict, time: int) -> Progress:
    """After an answer in so many seconds; rung: the place on the ladder, or UNPLACED for none."""
    ladder = list(progress.ladder)
    if rung != UNPLACED:
        ladder[rung] = (ladder[rung] + ("1" if said.right else "0"))[-LOOK_BACK:]
    boxes = marked(progress.boxes, question, said, time)
    return progress._replace(boxes=boxes, ladder=tuple(ladder))


def climbed(progress: Progress, rung: int) -> bool:
    """Whether a rung is done, or lies below where the test put the learner."""
    return progress.ladder[rung].count("1") >= ENOUGH or rung < progress.rung


def standing(progress: Progress) -> int:
    """The place of the first rung that is not done; the last one when all are."""
    for place in range(len(LADDER)):
        if not climbed(progress, place):
            return place
    return len(LADDER) - 1


def kinds(progress: Progress) -> tuple[str, ...]:
    """The kinds of question that are wanted."""
    return tuple([row.id for row in ROWS if row.topic not in progress.without])


def rare(progress: Progress) -> int:
    """How many hands of a hundred are to be from the rare end."""
    return HARD_SHARE if HARD in progress.wants else USUAL


def wanted(progress: Progress, want: str) -> Progress:
    """One of WANTS is switched on or off."""
    wants = [each for each in WANTS if (each == want) != (each in progress.wants)]
    return progress._replace(wants=tuple(wants))


def toggled(progress: Progress, topic: str) -> Progress:
    """A topic is switched on or off; one always stays."""
    without = [each for each in TOPICS if (each == topic) != (each in progress.without)]
    return progress._replace(without=tuple(without)) if len(without) < len(TOPICS) else progress


def with_duel(progress: Progress, duel: Duel) -> Progress:
    """A duel was played."""
    others = [each for each in progress.duels if not same_duel(each, duel)]
    return progress._replace(duels=tuple([duel] + others)[:MOST_DUELS])


def same_duel(one: Duel, other: Duel) -> bool:
    """Whether both ask the same."""
    return (one.seed, one.under.rules) == (other.seed, other.under.rules)


# As text


def dump(progress: Progress) -> str:
    """The progress as text."""
    values = (
        "-" if progress.rung == UNPLACED else str(progress.rung),
        ",".join(progress.ladder),
        progress.day or "-",
        ",".join(progress.wants) or "-",
        ",".join(progress.without) or "-",
    )
    lines = ["%s %d" % (NAME, VERSION)]
    lines.extend([head + value for head, value in zip(HEADS, values)])
    lines.extend(["duel " + format_duel(duel) for duel in progress.duels])
    lines.extend(boxes_text.dump(progress.boxes).split("\n")[:-1])
    return "\n".join(lines + ["end " + checksum(lines), ""])


def load(text: str) -> Progress | Problem:
    """The progress of a text that `dump` wrote; "newer_version" or "damaged" when it is none."""
    if len(text) > LONGEST:
        return problem("damaged")
    lines = text.split("\n")
    name, _blank, version = lines[0].partition(" ")
    made_by = whole_number(version, 6)
    if name != NAME or made_by is None or made_by < 1:
        return problem("damaged")
    if made_by > VERSION:
        return problem("newer_version", made_by)
    if len(lines) < 9 or lines[-1] or lines[-2] != "end " + checksum(lines[:-2]):
        return problem("damaged")
    values: list[str] = []
    for head, line in zip(HEADS, lines[1:]):
        values.append("" if line[len(head) :] == "-" else line[len(head) :])
    duels: list[Duel] = []
    place = 1 + len(HEADS)
    while lines[place][:5] == "duel ":
        duel = parse_duel(lines[place][5:])
        if isinstance(duel, Problem):
            return duel
        duels.append(duel)
        place += 1
    found = boxes_text.load("\n".join(lines[place:-2] + [""]))
    if isinstance(found, Problem):
        return found
    rung = whole_number(values[0], 1) if values[0] else UNPLACED
    if rung is None or not UNPLACED <= rung < len(LADDER):
        return problem("damaged")
    ladder = tuple(values[1].split(","))
    if len(ladder) != len(LADDER) or not _answers(ladder) or not _day(values[2]):
        return problem("damaged")
    wants, without = _words(values[3], WANTS), _words(values[4], TOPICS)
    if wants is None or without is None or len(without) == len(TOPICS):
        return problem("damaged")
    progress = Progress(found, rung, ladder, values[2], wants, without, tuple(duels)[:MOST_DUELS])
    return progress if dump(progress) == text else problem("damaged")


def _answers(ladder: tuple[str, ...]) -> bool:
    """Whether each is a row of answers."""
    return not [1 for each in ladder if len(each) > LOOK_BACK or each.strip("01")]


def _day(text: str) -> bool:
    """Whether it is a date with what came of its hand, or nothing."""
    date, _blank, right = text.partition(" ")
    parts = date.split("-")
    sizes = [len(part) for part in parts]
    digits = not "".join(parts).strip("0123456789")
    return text == "" or (sizes == [4, 2, 2] and digits and right in ("0", "1"))


def _words(text: str, known: tuple[str, ...]) -> tuple[str, ...] | None:
    """Words of those known, in their order; None when there are others."""
    words = text.split(",") if text else []
    found = tuple([each for each in known if each in words])
    return found if len(found) == len(words) else None
