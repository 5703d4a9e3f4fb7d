"""All cases one after the other, a slice at a time, and what came of them so far."""

from typing import Callable, Iterator, NamedTuple

from .cases import Case, checked

NAMED = 100  # cases that do not hold and are named; more tell nothing more
LOADED = 12  # events of a game that is loaded again in one go
PARTS = 10  # of a millisecond in which times are counted


class Tally(NamedTuple):
    """How far a run has come."""

    done: int  # lines, of all there are
    lines: int
    passed: int  # cases that held
    failed: int
    failures: tuple[Case, ...]  # the first of those
    spent: float  # milliseconds in all
    median: float  # of a case
    slowest: float  # of the slowest case
    slow: str  # and which that is: "file:line"


NOTHING = Tally(0, 0, 0, 0, (), 0.0, 0.0, 0.0, "")


class Run:
    """A run through case files, name and text of each; clock gives milliseconds."""

    def __init__(self, files: "tuple[tuple[str, str], ...]", clock: Callable[[], float]) -> None:
        self.clock = clock
        self.cases = _cases(files)
        self.lines = 0
        self.before: dict[str, int] = {}  # lines of the files before each
        for file, text in files:
            self.before[file] = self.lines
            self.lines += text.count("\n") + 1
        self.done = self.passed = self.failed = 0
        self.failures: list[Case] = []
        self.times: dict[int, int] = {}  # how many cases took this many parts of a millisecond
        self.spent = self.slowest = 0.0
        self.slow = ""

    def go(self, until: float) -> bool:
        """Run cases until the clock shows that; whether there may be more."""
        now = self.clock()
        while now < until:
            case = next(self.cases, None)
            if case is None:
                self.done = self.lines
                return False
            then, now = now, self.clock()
            self._count(case, now - then)
        return True

    def _count(self, case: Case, took: float) -> None:
        if case.found.holds:
            self.passed += 1
        else:
            self.failed += 1
            if len(self.failures) < NAMED:
                self.failures.append(case)
        self.done = self.before[case.file] + case.number
        self.spent += took
        part = int(took * PARTS + 0.5)
        self.times[part] = self.times.get(part, 0) + 1
        if took > self.slowest:
            self.slowest, self.slow = took, f"{case.file}:{case.number}"

    def tally(self) -> Tally:
        """Count the cases that passed and failed so far."""
        return Tally(
            self.done,
            self.lines,
            self.passed,
            self.failed,
            tuple(self.failures),
            self.spent,
            self._median(),
            self.slowest,
            self.slow,
        )

    def _median(self) -> float:
        half = (self.passed + self.failed) / 2
        for part in sorted(self.times):
            half -= self.times[part]
            if half <= 0:
                return part / PARTS
        return 0.0


def _cases(files: "tuple[tuple[str, str], ...]") -> Iterator[Case]:
    for file, text in files:
        yield from checked(file, text, LOADED)
