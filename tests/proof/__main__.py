"""Random hands against the second scorer and the peer: `python -m tests.proof 200000 [seed]`.

`--players 3` deals hands of three.
Hands are shared out over the processors; the seed of every share is printed, so that a
difference can be seen again. `--count` also lists how many hands had each yaku. Exits with
1 when there is any difference, or when a yaku never came up in a large number of hands.
"""

import argparse
import multiprocessing
import random
import sys
import time
from collections import Counter
from typing import NamedTuple

from pyapp.riichi import yaku
from pyapp.riichi.local import LOCAL_IDS
from pyapp.riichi.score import Outcome, Score, score

from .differences import oracle_difference, peer_difference
from .random_hands import random_sample

SHARE = 5000
ENOUGH = 50_000  # hands in which every yaku must have come up

YAKU = [*yaku.YAKU_IDS, *LOCAL_IDS]
# What cannot be: three have no three colours in runs, and four no north for everybody.
NEVER = {3: ("sanshoku_doujun", "daisuurin", "hyakumangoku"), 4: ("pei",)}


class Share(NamedTuple):
    """What came of one share of the hands: how many of them had each yaku, limit or refusal."""

    seed: int
    judged: int  # by the peer too
    found: list[str]
    counts: Counter[str]


def features(outcome: Outcome) -> list[str]:
    """What is counted of a hand: its yaku, its limit, or why it is no win."""
    if not isinstance(outcome, Score):
        return [problem.id for problem in outcome.problems]
    readings = min(len(outcome.others) + 1, 4)
    limit = outcome.value.limit or "below mangan"
    return [*(hit.id for hit in outcome.yaku), limit, f"{readings} readings"]


def prove(job: tuple[int, int, int]) -> Share:
    """Try `count` hands of so many players from a seed."""
    seed, count, players = job
    rng = random.Random(seed)
    judged = 0
    found: list[str] = []
    counts: Counter[str] = Counter()
    for _ in range(count):
        sample = random_sample(rng, players)
        counts.update(features(score(sample.hand, sample.situation, sample.by, sample.rules)))
        difference = oracle_difference(sample)
        if difference:
            found.append(f"second scorer: {sample}\n    {difference}")
        other = peer_difference(sample)
        if other is not None:
            judged += 1
            if other:
                found.append(f"mahjong 2.1.0: {sample}\n    {other}")
    return Share(seed, judged, found, counts)


def main(hands: int, first_seed: int, players: int, show_counts: bool) -> int:
    """Try that many hands; returns how many differences there were, and yaku never met."""
    started = time.monotonic()
    sizes = [min(SHARE, hands - done) for done in range(0, hands, SHARE)]
    jobs = [(first_seed + place, size, players) for place, size in enumerate(sizes)]
    known = [name for name in YAKU if name not in NEVER[players]]
    judged = differences = 0
    counts: Counter[str] = Counter()
    with multiprocessing.Pool() as pool:
        for size, share in zip(sizes, pool.imap(prove, jobs), strict=True):
            judged += share.judged
            differences += len(share.found)
            counts += share.counts
            print(
                f"seed {share.seed}: {size} hands, {share.judged} judged by both, "
                f"{len(share.found)} differences",
                flush=True,
            )
            for line in share.found[:5]:
                print("  " + line)
    if show_counts:
        others = sorted(set(counts) - set(YAKU))
        print("\n".join(f"{counts[name]:8} {name}" for name in [*known, *others]))
    missing = [name for name in known if not counts[name]] if hands >= ENOUGH else []
    if missing:
        print("never met: " + ", ".join(missing))
    rarest = min(known, key=lambda name: counts[name])
    print(
        f"{hands} hands of {players} players against the second scorer, "
        f"{judged} against mahjong 2.1.0: {differences} differences, "
        f"{time.monotonic() - started:.0f} s; "
        f"rarest yaku {rarest}, {counts[rarest]} times"
    )
    return differences + len(missing)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__)
    parser.add_argument("hands", type=int, nargs="?", default=200_000)
    parser.add_argument("seed", type=int, nargs="?")
    parser.add_argument("--players", type=int, choices=(3, 4), default=4)
    parser.add_argument("--count", action="store_true", help="list how many hands had each yaku")
    asked = parser.parse_args()
    seed = random.SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    sys.exit(1 if main(asked.hands, seed, asked.players, asked.count) else 0)
