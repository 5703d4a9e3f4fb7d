"""A run of questions: which come, how many were right, and the same as text for a reload."""

from typing import NamedTuple

from ....learn.course import EXAM as EXAM_LENGTH
from ....learn.course import (
    LADDER,
    MISTAKES,
    MOST_AGAIN,
    MOST_TEST,
    duel_question,
    exam_question,
    hand_of_the_day,
    on_rung,
    placement_question,
    placing,
    what_asks,
)
from ....learn.duel import MOST_SECONDS, Duel, format_duel, parse_duel, unplayed
from ....learn.facts import FACT_IDS
from ....learn.kinds import KINDS, Answer, Question, answer_text, answered, read_answer
from ....learn.leitner import choose, weakest
from ....learn.progress import UNPLACED, Progress, kinds, rare
from ....learn.questions import question_for
from ....learn.slips import steps
from ....riichi.problem import Problem
from ....riichi.rules import whole_number
from ....riichi.text import Entry, format_entry, parse_entry
from ...rules.house import only_rules
from .answers import takes_many
from .asked import Asked, begun, unknown
from .asked import answered as with_answer

# The ways to practise besides the steps of the course: what is due, what is missed most, aloud,
# the test, the exam, the hand of the day, a duel or a set of a class.
LEARN, WEAK, ALOUD, TEST, DAY, DUEL = "learn", "weak", "say", "test", "day", "duel"
EXAM = "exam"
RUNGS = tuple([rung.id for rung in LADDER])
MODES = (LEARN, WEAK, ALOUD, TEST, EXAM, DAY, DUEL) + RUNGS
LENGTHS = {TEST: MOST_TEST, EXAM: EXAM_LENGTH, DAY: 1}


class Run(NamedTuple):
    """A run: its mode of MODES, the seed of its questions (the date of DAY, "" before that is
    known; of WEAK the only fact, if it is one), what was right so far, the milliseconds
    all answers took, of a duel what came by link, and the wrong answers to that as text.
    """

    mode: str
    seed: str
    right: tuple[bool, ...]
    time: int
    theirs: Duel | None
    missed: tuple[str, ...]


def start(mode: str, seed: str, theirs: Duel | None = None) -> Run:
    """A run that begins."""
    return Run(mode, seed, (), 0, theirs, ())


def length(run: Run) -> int:
    """How many questions it has, 0 where it goes on and on."""
    return run.theirs.length if run.theirs else LENGTHS.get(run.mode, 0)


def is_over(run: Run) -> bool:
    """Whether all its questions are answered."""
    if run.mode == TEST:
        return placing(run.right).over
    if run.mode == EXAM and run.right.count(False) >= MISTAKES:
        return True
    return 0 < length(run) <= len(run.right)


def teaches(run: Run) -> bool:
    """Whether something is told first: on a step of the course and in the exam, before any answer."""
    return (run.mode in RUNGS or run.mode == EXAM) and not run.right


def counted(run: Run, right: bool, time: int) -> Run:
    """The run after an answer that took so many milliseconds."""
    time = min(MOST_SECONDS * 1000, run.time + max(0, time))
    return run._replace(right=run.right + (right,), time=time)


def uncounted(run: Run, time: int) -> Run:
    """The run before its last answer, that took so many milliseconds."""
    return run._replace(right=run.right[:-1], time=max(0, run.time - time))


def seconds(run: Run) -> int:
    """The seconds that all answers took, rounded."""
    return (run.time + 500) // 1000


def rung_of(run: Run) -> int:
    """The place on the ladder of what is asked, UNPLACED off it."""
    return RUNGS.index(run.mode) if run.mode in RUNGS else UNPLACED


def result(run: Run, name: str) -> Duel:
    """What a duel came to, for who is called so."""
    assert run.theirs
    done = unplayed(run.theirs)._replace(right=run.right, seconds=seconds(run))
    return done._replace(name=name, missed=run.missed)


def rules_of(run: Run, under: Entry) -> Entry:
    """Whose rules are asked: a duel's are its own. Local yaku are no matter of practice."""
    asked = run.theirs.under if run.theirs else only_rules(under)
    return asked._replace(rules=asked.rules._replace(house_yaku=()))


AGAIN = 3  # so often another one is drawn where the same thing is asked; there may be no other


def next_question(
    run: Run, progress: Progress, under: Entry, seed: str, last: Question | None = None
) -> Question:
    """The next question of a run, other than the last one where chance decides; seed: of chance,
    where the run's own seed does not.
    """
    found = _drawn(run, progress, under, seed)
    if last is None or run.theirs or run.mode == DAY:
        return found
    for again in range(MOST_AGAIN):
        alike = again < AGAIN and _thing(found) == _thing(last)
        if not alike and what_asks(found) != what_asks(last):
            break
        other = "%s/%d" % (seed, again)
        own = run._replace(seed=other) if run.mode in (TEST, EXAM) else run
        found = _drawn(own, progress, under, other)
    return found


def _thing(question: Question) -> object:
    return question.kind, question.facts[:1], question.answer


def _drawn(run: Run, progress: Progress, under: Entry, seed: str) -> Question:
    place, mode = len(run.right), run.mode
    under = rules_of(run, under)
    if mode == TEST:
        return placement_question(under, run.seed, run.right)
    if run.theirs:
        theirs = run.theirs
        return duel_question(under, theirs.seed, place, theirs.steps, theirs.apart)
    if mode == EXAM:
        return exam_question(kinds(progress), under, run.seed, place)
    if mode == DAY:
        return hand_of_the_day(run.seed, under)
    if mode in RUNGS:
        return on_rung(LADDER[rung_of(run)], under, seed)
    if mode == WEAK:
        facts = (run.seed,) if run.seed in FACT_IDS else weakest(progress.boxes, under.rules)
        if facts:
            found = question_for(facts[place % len(facts)], KINDS, under, seed)
            if found is not None:
                return found
    return choose(progress.boxes, kinds(progress), rare(progress), under, seed)


# As text, a line each


UNKNOWN = "?"  # in the place of the answer of who does not know
HELPED = "+"  # behind the kind of a question that was answered with help


def dump(run: Run, asked: Asked | None) -> str:
    """The run with its question, for a page that is loaded again."""
    answers = " ".join(["".join(["01"[each] for each in run.right])] + [";".join(run.missed)])
    lines = [run.mode, run.seed, answers.strip(), "%dms" % run.time]
    lines.append(format_duel(run.theirs) if run.theirs else "")
    if asked is not None:
        question = asked.question
        kind = question.kind
        choices = [answer_text(kind, each) for each in question.choices]
        given = "" if asked.given is None else answer_text(kind, asked.given)
        if asked.verdict and asked.given is None:
            given = UNKNOWN
        lines += [kind + HELPED * asked.helped, " ".join([str(each) for each in question.ask])]
        lines += [format_entry(question.entry), " ".join(choices), ",".join(question.facts), given]
    return "\n".join(lines)


def load(text: str) -> tuple[Run, Asked | None] | None:
    """The run and question of a text that `dump` wrote; None for any other."""
    lines = text.split("\n")
    right, _blank, missed = (lines + [""] * 3)[2].partition(" ")
    if len(lines) not in (5, 11) or lines[0] not in MODES or right.strip("01"):
        return None
    number, unit, _rest = lines[3].partition("ms")  # earlier versions: whole seconds, without it
    time = whole_number(number, 7)
    theirs = parse_duel(lines[4]) if lines[4] else None
    if time is None or time < 0 or isinstance(theirs, Problem):
        return None
    marks, wrong = tuple([each == "1" for each in right]), tuple(missed.split(";")[: len(missed)])
    run = Run(lines[0], lines[1], marks, time if unit else time * 1000, theirs, wrong)
    if len(lines) == 5:
        return run, None
    asked = _asked(lines[5:])
    return (run, asked) if asked else None


def _asked(lines: list[str]) -> Asked | None:
    kind, ask, notation, choices, facts, given = lines
    kind, helped, _rest = kind.partition(HELPED)
    entry = parse_entry(notation)
    numbers = [whole_number(each, 4) for each in ask.split(" ") if each]
    found = tuple([each for each in numbers if each is not None])
    if kind not in KINDS or not isinstance(entry, Entry) or len(found) < len(numbers):
        return None
    good: list[Answer] = []
    for each in choices.split(" "):
        choice = each if takes_many(kind) else read_answer(kind, each)
        if choice is not None:
            good.append(choice)
    question = Question(
        kind, entry, found, tuple(good), 0, tuple([each for each in facts.split(",") if each])
    )
    try:
        question = question._replace(answer=answered(kind, found, steps(question)))
    except Exception:  # of a hand that such a thing cannot be asked of: somebody else wrote this
        return None
    asked = begun(question)._replace(helped=bool(helped))
    if given == UNKNOWN:
        return unknown(asked)
    answer = read_answer(kind, given) if given else None
    return with_answer(asked, answer) if answer is not None else asked
