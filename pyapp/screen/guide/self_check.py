"""The self-check: all published cases, run on this device, as html.

It has regions, so that a control stays in place while it is touched and the counts change.
"""

from typing import NamedTuple

from ...check.cases import Case
from ...check.run import NOTHING as NOT_BEGUN
from ...check.run import Tally
from ...riichi.rulebooks import named
from ...words.words import Words
from ..action import GUIDE, asking
from ..html import NOTHING, Html, button, html, joined
from ..region import Region
from .frame import ROOM, plain

IDLE, RUNNING, PASSED, FAILED = "idle", "running", "passed", "failed"
FRAME = (
    '<section id="self-check" class="card about-card"><h2>%s</h2><p>%s</p>'
    '<div class="check-row"><div id="check-do"></div><div id="check-now"></div></div>'
    '<p id="check-said" role="status"></p><div id="check-failures"></div></section>'
)
PROGRESS = '<progress max="%d" value="%d" aria-label="%s"></progress><p>%s</p>'
FAILURE = (
    "<li><p><b><code>%s:%d</code></b> %s</p><pre><code>%s</code></pre>"
    "<dl><dt>%s</dt><dd><code>%s</code></dd><dt>%s</dt><dd><code>%s</code></dd></dl>%s</li>"
)
TIME = "<div><dt>%s</dt><dd>%s</dd></div>"


class Check(NamedTuple):
    """state: one of the four; told: the id of what is wrong with the cases themselves or stopped
    the run, else "".
    """

    state: str
    told: str
    tally: Tally


BEGIN = Check(IDLE, "", NOT_BEGUN)


def ended(tally: Tally) -> Check:
    """A run that came to its end."""
    return Check(FAILED if tally.failed or not tally.passed else PASSED, "", tally)


def frame(say: Words) -> Html:
    """The section with room for its regions."""
    return html(FRAME, say("check_title"), say("check_about"))


def regions(check: Check, say: Words) -> tuple[Region, ...]:
    """The regions of the section."""
    return (
        Region("check-do", ROOM, (check.state, check.told, say), _control),
        Region("check-now", ROOM, (check, say), _now),
        Region("check-said", ROOM, (_said(check, say),), plain),
        Region("check-failures", ROOM, (check.tally.failures, say), _failures),
    )


def _control(state: str, told: str, say: Words) -> Html:
    running = state == RUNNING
    verb = "stop" if running else "check"
    again = state in (PASSED, FAILED) or told
    word_id = "check_stop" if running else "check_again" if again else "check_start"
    kind = Html('class="second"' if running else 'class="main"')
    return button(asking(GUIDE, "about", verb), say(word_id), "", kind)


def _now(check: Check, say: Words) -> Html:
    tally = check.tally
    if not tally.lines:
        return NOTHING
    counts = say("check_counts", passed=tally.passed, failed=tally.failed)
    shown = html(PROGRESS, tally.lines, tally.done, say("check_progress"), counts)
    if check.state == RUNNING:
        return shown
    slow = html("%s <code>%s</code>", milliseconds(tally.slowest, say), tally.slow)
    rows: tuple[tuple[str, Html | str], ...] = (
        (say("check_total"), milliseconds(tally.spent, say)),
        (say("check_median"), milliseconds(tally.median, say)),
        (say("check_slowest"), slow),
    )
    times = joined([html(TIME, name, time) for name, time in rows])
    return html('%s<dl class="times">%s</dl>', shown, times)


def milliseconds(time: float, say: Words) -> str:
    """A time: "0.8 ms", "14 ms", "9.6 s"."""
    if time < 10:
        return say("check_ms", time=_tenths(time, say))
    if time < 1000:
        return say("check_ms", time=int(time + 0.5))
    return say("check_s", time=_tenths(time / 1000, say))


def _tenths(value: float, say: Words) -> str:
    whole, rest = divmod(int(value * 10 + 0.5), 10)
    return "%s%s%d" % (say.number(whole), say.decimal, rest)


def _said(check: Check, say: Words) -> str:
    """What is announced: nothing while it runs."""
    if check.told:
        return say(check.told)
    if check.state == PASSED:
        return say("check_passed", n=check.tally.passed)
    if check.state == FAILED:
        return say("check_failed", n=check.tally.failed)
    return ""


def _failures(failures: "tuple[Case, ...]", say: Words) -> Html:
    if not failures:
        return NOTHING
    rows = joined([_failure(case, say) for case in failures])
    title, kept = say("check_failures"), say("check_as_kept")
    return html('<h3>%s</h3><p>%s</p><ul class="failures">%s</ul>', title, kept, rows)


def _failure(case: Case, say: Words) -> Html:
    got, wanted, rulebook, hand = case.found
    book = NOTHING
    if rulebook:
        book = html('<span class="source">%s</span>', say.rulebook(named(rulebook)))
    show = NOTHING
    if hand:
        show = button(asking(GUIDE, "hand", hand), say("check_open"), "", Html('class="reset"'))
    expected, answer = say("check_wanted"), say("check_got")
    line = case.line
    return html(FAILURE, case.file, case.number, book, line, expected, wanted, answer, got, show)
