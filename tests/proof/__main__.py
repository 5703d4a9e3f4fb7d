"""Random hands against the second scorer and the peer: `python -m tests.proof 200000 [seed]`.

Hands are shared out over the processors; the seed of every share is printed, so that a
difference can be seen again. Exits with 1 when there is any.
"""

import multiprocessing
import random
import sys
import time

from .differences import oracle_difference, peer_difference
from .random_hands import random_sample

SHARE = 5000


def prove(job: tuple[int, int]) -> tuple[int, int, list[str]]:
    """Try `count` hands from a seed: (the seed, hands the peer judged, the differences)."""
    seed, count = job
    rng = random.Random(seed)
    judged = 0
    found: list[str] = []
    for _ in range(count):
        sample = random_sample(rng)
        difference = oracle_difference(sample)
        if difference:
            found.append(f"second scorer: {sample}\n    {difference}")
        other = peer_difference(sample)
        if other is not None:
            judged += 1
            if other:
                found.append(f"mahjong 2.1.0: {sample}\n    {other}")
    return seed, judged, found


def main(count: int, first_seed: int) -> int:
    """Try `count` hands; returns how many differences there were."""
    started = time.monotonic()
    shares = [min(SHARE, count - done) for done in range(0, count, SHARE)]
    jobs = [(first_seed + place, share) for place, share in enumerate(shares)]
    judged = differences = 0
    with multiprocessing.Pool() as pool:
        for (seed, share), result in zip(jobs, pool.imap(prove, jobs), strict=True):
            _, by_peer, found = result
            judged += by_peer
            differences += len(found)
            print(f"seed {seed}: {share} hands, {by_peer} judged by both, {len(found)} differences")
            for line in found[:5]:
                print("  " + line)
    print(
        f"{count} hands against the second scorer, {judged} against mahjong 2.1.0: "
        f"{differences} differences, {time.monotonic() - started:.0f} s"
    )
    return differences


if __name__ == "__main__":
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.SystemRandom().randrange(10**6)
    sys.exit(1 if main(hands, seed) else 0)
