"""Time to make a question of practice in the shipped MicroPython under Node: for every fact that
may be due, for every rung of the ladder and for every kind. Run by `make bench`.

It is time of the processor, which other programs hardly lengthen; a slow phone takes four times
as long. The page makes a question while the answer to the one before is read. One that took too
long is made once more: a question that is slow is so again, what the machine did besides is not.
"""

import argparse
import json
import statistics

from tests.micropython.node import run

SLOWED = 4
TARGET = 100  # milliseconds a question may take on a slow phone

PROGRAM = """
import json
from js import process
from pyapp.learn.facts import facts_under
from pyapp.learn.course import LADDER, on_rung
from pyapp.learn.questions import question, question_for
from pyapp.learn.kinds import (KINDS)
from pyapp.riichi.rulebooks import rules_for
from pyapp.riichi.text import EMPTY

def spent():
    used = process.cpuUsage()
    return (used.user + used.system) / 1000

found = []
def timed(name, make, *asked):
    times = []
    while not times or (len(times) < 2 and times[0] > MOST):
        begun = spent()
        make(*asked)
        times.append(spent() - begun)
    found.append((name, times[0], times[-1]))

for key in KEYS:
    under = EMPTY._replace(rulebook=key, rules=rules_for(key))
    question(KINDS, 20, under, "warm")
    for seed in range(COUNT):
        for fact in facts_under(under.rules):
            timed("fact " + fact, question_for, fact, KINDS, under, "%s %d" % (fact, seed))
        for rung in LADDER:
            timed(rung.id, on_rung, rung, under, "%s %d" % (rung.id, seed))
        for kind in KINDS:
            timed("kind " + kind, question, (kind,), 20, under, "%s %d" % (kind, seed))
            timed("hard " + kind, question, (kind,), 100, under, "%s %d" % (kind, seed))
print(json.dumps(found))
"""


def measured(keys: tuple[str, ...], count: int) -> list[tuple[str, float, float]]:
    """What was made, milliseconds, and those of the second time if there was one."""
    program = PROGRAM.replace("KEYS:", f"{keys!r}:").replace("(COUNT)", f"({count})")
    program = program.replace("MOST)", f"{TARGET / SLOWED})")
    return [(name, float(first), float(again)) for name, first, again in json.loads(run(program))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10, help="questions of each sort and rulebook")
    parser.add_argument("--rules", nargs="+", default=["wrc-2015", "tenhou", "tenhou-sanma"])
    asked = parser.parse_args()
    found = measured(tuple(asked.rules), asked.count)
    print(f"ms to make a question, {SLOWED}x slowed (target: {TARGET} at most):")
    for sort in ("fact ", "rung_", "kind ", "hard "):
        mine = [row for row in found if row[0].startswith(sort)]
        times = sorted(SLOWED * again for _name, _first, again in mine)
        late = sum(spent > TARGET for spent in times)
        once = sum(SLOWED * first > TARGET for _name, first, _again in mine)
        print(
            f"{sort.strip('_ '):>8}: median {statistics.median(times):5.1f},"
            f" 95 % below {times[len(times) * 95 // 100]:5.1f}, 99 % below"
            f" {times[len(times) * 99 // 100]:5.1f}, at most {times[-1]:5.1f},"
            f" over the target {late} of {len(times)} ({once} the first time)"
        )
    worst: dict[str, list[float]] = {}
    for name, _first, spent in found:
        worst.setdefault(name, []).append(SLOWED * spent)
    slow = sorted(worst, key=lambda name: -statistics.mean(worst[name]))[:8]
    print("slowest: " + ", ".join(f"{name} {statistics.mean(worst[name]):.0f}" for name in slow))


if __name__ == "__main__":
    main()
