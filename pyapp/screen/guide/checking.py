"""The self-check, a slice at a time, so that the page can be used meanwhile."""

from typing import Callable

from ...check.cases import parted
from ...check.run import NOTHING, Run
from ..app import App, Outcome, Step
from ..effects import After, ReadFile
from .parts import guide_of, with_guide
from .self_check import BEGIN, FAILED, IDLE, RUNNING, Check, ended

CASES = "cases.txt"  # of the site
SLICE = 4  # milliseconds that cases are run before others may have a turn
SHOWN = 100  # milliseconds between two looks at how far it is
REST = 120  # milliseconds after a touch in which no cases are run: what it did is painted first
REST_STEP = 30  # milliseconds between two looks whether it is over


def check_of(app: App) -> Check:
    """How far the self-check is."""
    return guide_of(app).check or BEGIN


def start(app: App) -> Outcome:
    """Fetch the cases and run them all, or until it is stopped."""
    if check_of(app).state == RUNNING:
        return Outcome(app, ())
    check = Check(RUNNING, "", NOTHING)
    return Outcome(with_guide(app, check=check, run=None), (ReadFile(CASES, _begin(check)),))


def _begin(check: Check) -> Callable[[str], Step]:
    def read(text: str) -> Step:
        def step(app: App) -> Outcome:
            if check_of(app) is not check:  # stopped meanwhile
                return Outcome(app, ())
            files = parted(text) if text else None
            if files is None:
                missing = Check(FAILED, "check_missing", NOTHING)
                return Outcome(with_guide(app, check=missing), ())
            run = Run(files, app.device.clock)
            return Outcome(with_guide(app, run=run), (After(0, _go_on(run, app.device.clock())),))

        return step

    return read


def _go_on(run: Run, look: float) -> Step:
    """Run a slice; look: when it is next shown how far the run is."""

    def step(app: App) -> Outcome:
        guide, clock = guide_of(app), app.device.clock
        if guide.run is not run:
            return Outcome(app, ())
        now = clock()
        if now < guide.means.touched() + REST:
            return Outcome(app, (After(REST_STEP, step),))
        if not run.go(now + SLICE):
            return Outcome(with_guide(app, check=ended(run.tally()), run=None), ())
        if clock() <= look:
            return Outcome(app, (After(0, step),))
        shown = with_guide(app, check=Check(RUNNING, "", run.tally()))
        return Outcome(shown, (After(0, _go_on(run, clock() + SHOWN)),))

    return step


def stop(app: App) -> App:
    """End the run; what came of it so far stays in sight."""
    check = check_of(app)
    if check.state != RUNNING:
        return app
    return with_guide(app, check=Check(IDLE, "check_stopped", check.tally), run=None)
