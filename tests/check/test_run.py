"""A run through the cases in slices: what it counts, times and names."""

from collections.abc import Callable, Iterator
from pathlib import Path

from pyapp.check.cases import FILES, Case, joined, parted
from pyapp.check.run import NAMED, Run

CASES = Path(__file__).parents[1] / "cases"
GOOD = "A | 234567m33456p67s+8s riichi | tsumo | wrc-2015 | 4 han 20 fu 1300/2600 : "
GOOD += "riichi 1, menzen_tsumo 1, pinfu 1, tanyao 1"
WRONG = GOOD.replace("1300", "1400")


def clock(*times: float) -> Callable[[], float]:
    """A clock that shows these times, one after the other."""
    left: Iterator[float] = iter(times)
    return lambda: next(left)


def still() -> float:
    return 0.0


def test_every_case_passes_in_one_go() -> None:
    files = parted(joined(lambda name: (CASES / name).read_text()))
    assert files is not None
    run = Run(files, still)
    assert run.tally().done == 0
    assert not run.go(1.0)
    tally = run.tally()
    assert tally.failures == ()
    assert (tally.done, tally.failed) == (tally.lines, 0)
    assert tally.passed > 5000


def test_it_stops_when_its_time_is_over_and_goes_on_there() -> None:
    run = Run((("hands.txt", "\n".join([GOOD] * 3)),), clock(0, 3, 9, 10, 11, 20))
    assert run.go(5.0)  # 0 to 3, 3 to 9
    assert (run.tally().passed, run.tally().done) == (2, 2)
    assert run.go(11.0)  # 10 to 11
    assert run.tally().passed == 3
    assert not run.go(21.0)


def test_it_tells_times() -> None:
    text = "\n".join([GOOD, "# a comment", WRONG, GOOD])
    run = Run((("hands.txt", text),), clock(0, 0.5, 7.5, 8.6))
    run.go(8.0)
    tally = run.tally()
    assert (tally.passed, tally.failed, tally.done, tally.lines) == (2, 1, 4, 4)
    assert (tally.spent, tally.median) == (8.6, 1.1)
    assert (tally.slowest, tally.slow) == (7.0, "hands.txt:3")


def test_what_does_not_hold_is_named_with_a_hand_to_open() -> None:
    run = Run((("hands.txt", f"{GOOD}\n{WRONG}"), ("positions.txt", WRONG)), still)
    run.go(1.0)
    first, second = run.tally().failures
    assert (first.file, first.number, second.file, second.number) == (
        *("hands.txt", 2),
        *("positions.txt", 1),
    )
    assert "1400" in first.found.wanted
    assert "1300" in first.found.got
    assert first.found.rulebook == "wrc-2015"
    assert first.found.hand == "234567m33456p67s+8s riichi tsumo"


def test_of_many_only_the_first_are_named() -> None:
    run = Run((("hands.txt", "\n".join([WRONG] * (NAMED + 5))),), still)
    run.go(1.0)
    tally = run.tally()
    assert tally.failed == NAMED + 5
    assert [case.number for case in tally.failures] == list(range(1, NAMED + 1))


def test_a_line_that_breaks_the_check_is_a_failure() -> None:
    broken = {
        "hands.txt": "A | 1m | ron",
        "score_table.txt": "1 twenty ron 1000",
        "settlement.txt": "wrc-2015 | dealer:A | ron from:Z B:2/30 | - | 0",
        "games/refused.txt": "! riichi",
    }
    assert set(broken) <= set(FILES)
    run = Run(tuple(broken.items()), still)
    run.go(1.0)
    failures: tuple[Case, ...] = run.tally().failures
    assert {case.file for case in failures} == set(broken)
