"""Time to score a hand: this engine and the PyPI package `mahjong`, turn and turn about.

Both score the same random hands in one process, a chunk each by turns; what either takes in
is built beforehand, and this engine answers with its whole explanation. Each round has new
hands, so nothing is remembered of them. Then the same hands in the shipped MicroPython under
Node, one by one, with the waits of each hand without its winning tile. Run by `make bench`.
"""

import argparse
import gc
import json
import random
import statistics
import time
from typing import NamedTuple

from pyapp.riichi.score import score
from tests.micropython.node import run
from tests.proof.peer import Question, can_judge
from tests.proof.random_hands import Sample, random_sample

SEED = 20150404
CHUNK = 500  # the first few hands after a turn are slow, of either
RATIO = 2.0  # how much faster than the package the engine must be
MEDIAN = 2000  # µs a hand may take in MicroPython

PROGRAM = """
import json
from js import performance
from pyapp.riichi.hand import TSUMO
from pyapp.riichi.score import score
from pyapp.riichi.text import parse_entry
from pyapp.riichi.waits import waits

now = performance.now
times = ([], [])
with open("hands.txt") as file:
    for line in file:
        entry = parse_entry(line)
        hand, situation, rules = entry.hand, entry.situation, entry.rules
        start = now()
        score(hand, situation, entry.by, rules)
        middle = now()
        waits(hand._replace(winning=None), situation, rules)
        end = now()
        times[0].append(int((middle - start) * 1000))
        times[1].append(int((end - middle) * 1000))
print(json.dumps(times))
"""


class Round(NamedTuple):
    """µs a hand of both, over the same hands."""

    ours: float
    theirs: float

    @property
    def ratio(self) -> float:
        return self.theirs / self.ours


def random_hands(rng: random.Random, count: int) -> list[Sample]:
    """Random wins that the package can judge too."""
    found: list[Sample] = []
    while len(found) < count:
        sample = random_sample(rng)
        if can_judge(sample.hand, sample.situation, sample.by, sample.rules):
            found.append(sample)
    return found


def by_turns(samples: list[Sample]) -> Round:
    """Both score the samples, a chunk each by turns; who begins changes too."""
    mine = [(each.hand, each.situation, each.by, each.rules) for each in samples]
    questions = [Question(*each) for each in mine]
    spent = [0.0, 0.0]
    gc.collect()
    gc.disable()  # it would strike either by chance
    for start in range(0, len(samples), CHUNK):
        inputs, asked = mine[start : start + CHUNK], questions[start : start + CHUNK]
        for turn in (0, 1) if start // CHUNK % 2 else (1, 0):
            began = time.process_time()
            if turn:
                for question in asked:
                    question.ask()
            else:
                for hand, situation, by, rules in inputs:
                    score(hand, situation, by, rules)
            spent[turn] += time.process_time() - began
    gc.enable()
    return Round(*(seconds / len(samples) * 1e6 for seconds in spent))


def in_micropython(samples: list[Sample]) -> tuple[list[int], list[int]]:
    """µs of each hand's score, and of the waits without its winning tile."""
    hands = "\n".join(str(each) for each in samples) + "\n"
    scores, waits = json.loads(run(PROGRAM, {"hands.txt": hands}))
    return scores, waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=5000, help="hands in each round")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    by_turns(random_hands(rng, 500))  # both fill their tables
    rounds = [by_turns(random_hands(rng, asked.hands)) for _ in range(asked.rounds)]
    ratios = [each.ratio for each in rounds]
    print(f"µs a hand on CPython, {asked.rounds} rounds of {asked.hands} random hands:")
    for name, times in (
        ("tenbou", [each.ours for each in rounds]),
        ("mahjong 2.1.0", [each.theirs for each in rounds]),
    ):
        print(f"{name:>14}: {statistics.median(times):6.1f} ({min(times):.1f} to {max(times):.1f})")
    print(
        f"         ratio: {statistics.median(ratios):6.2f} ({min(ratios):.2f} to "
        f"{max(ratios):.2f}; target {RATIO} or more)"
    )
    scores, waits = in_micropython(random_hands(random.Random(asked.seed), asked.hands))
    print(f"µs in the shipped MicroPython under Node, {asked.hands} of these hands one by one:")
    for name, each in (("score", scores), ("waits", waits)):
        slow = statistics.quantiles(each, n=20)[-1]
        print(f"{name:>14}: median {statistics.median(each):.0f}, 95 % below {slow:.0f}")
    print(f"        target: a median score of {MEDIAN} or less")


if __name__ == "__main__":
    main()
