"""How practice stands: what is asked, and what has come of it."""

from typing import NamedTuple

from ....learn.course import LADDER
from ....learn.duel import ASKED, Duel
from ....learn.kinds import Question
from ....learn.progress import NEW, Progress
from .asked import Asked
from .run import Run


class Kept(NamedTuple):
    """The progress as this tab has it: it goes before the device, which may keep nothing."""

    visit: str  # tells this visit from all others
    progress: Progress
    known: bool  # whether the device has said what it keeps
    wrong: str  # what its text is instead: "damaged" or "newer_version"; none is written then
    keeps: bool  # whether the device does, as far as known


class Saved(NamedTuple):
    """What the device was last told to keep, or told itself."""

    run: Run | None
    asked: Asked | None
    test: Run | None
    progress: Progress
    results: tuple[Duel, ...]


class PracticeState(NamedTuple):
    """The page, in the middle of a run or not."""

    kept: Kept
    saved: Saved
    view: str  # "", PROGRESS or the mode of a run
    run: Run | None
    asked: Asked | None
    test: Run | None  # the last one that was begun, for the way back to it
    offered: Duel | None  # the duel that is shown before it begins
    bad_link: bool
    ahead: Question | None  # the next question, made while the answer is read
    before: Progress | None  # what undo brings back
    dropped: tuple[Duel, ...]  # the results that it brings back
    after: Progress  # and what it was undone from: what another tab has done since stays
    took: int  # milliseconds of the last answer
    told: str
    since: float | None  # when the tiles were drawn, in milliseconds; None: no clock runs
    spent: float  # milliseconds before that
    results: tuple[Duel, ...]  # of others, for duels and classes
    steps: tuple[str, ...]  # of the set that is put together for a class
    length: int  # its questions
    typed: tuple[str, str]  # what stands in the boxes for the name and what is pasted
    fields: tuple[str, str]  # the same as they were drawn
    opened: str  # the step whose things the map names
    pasted: tuple[int, ...] | None  # results: new, there already, damaged; (): it was too long


def begin(visit: str) -> PracticeState:
    """Practice as a visit to the page begins it."""
    kept, saved = Kept(visit, NEW, False, "", True), Saved(None, None, None, NEW, ())
    idle = ("", None, None, None, None, False, None, None, (), NEW, 0, "", None, 0.0)
    boxes = (("", ""), ("", ""))
    return PracticeState(kept, saved, *idle, (), (LADDER[0].id,), ASKED, *boxes, "", None)
