"""How far a hand is from tenpai: the tiles to exchange, commonly called shanten."""

from typing import TypeAlias

from .hand import Hand
from .tiles import EAST, KIND_OF, ORPHANS

# The most partial sets, -1 for none possible, by whether a head was taken and how many sets.
Best: TypeAlias = "tuple[int, ...]"
_NOTHING: Best = (0, -1, -1, -1, -1) + (-1,) * 5
_KNOWN: dict[int, Best] = {0: _NOTHING}
_LIMIT = 2000  # piles remembered


def away(hand: Hand) -> int:
    """Count the tiles to exchange until a hand of 13 or 14 is tenpai; 0 when it is, -1 complete."""
    kinds = [KIND_OF[tile] for tile in hand.tiles]
    piles = [0, 0, 0]
    for kind in kinds:
        if kind < EAST:
            piles[kind // 9] += 1 << 3 * (kind % 9)
    held = set(kinds)
    piles.extend([kinds.count(kind) for kind in held if kind >= EAST])
    best = _NOTHING
    for pile in piles:
        best = _joined(best, _best(pile))
    need = 4 - len(hand.melds)
    found = 2 * need
    for place, partial in enumerate(best):
        sets = place % 5
        if partial >= 0 and sets <= need:
            found = min(found, 2 * need - 2 * sets - min(partial, need - sets) - place // 5)
    if not hand.melds:
        pairs = len([kind for kind in held if kinds.count(kind) > 1])
        found = min(found, 6 - pairs + max(0, 7 - len(held)))
        orphans = [kind for kind in held if kind in ORPHANS]
        head = [kind for kind in orphans if kinds.count(kind) > 1]
        found = min(found, 13 - len(orphans) - bool(head))
    return found


def _best(pile: int) -> Best:
    """Find the best of one suit's pile, three bits a number, or of the copies of one honour."""
    while pile and not pile & 7:
        pile >>= 3
    found = _KNOWN.get(pile)
    if found is None:
        if len(_KNOWN) > _LIMIT:
            _KNOWN.clear()
            _KNOWN[0] = _NOTHING
        best = list(_best(pile - 1))  # the lowest tile left alone
        following, after = pile >> 3 & 7, pile >> 6 & 7
        if pile & 7 > 2:
            _raise(best, _best(pile - 3), 1, 0)
        if pile & 7 > 1:
            _raise(best, _best(pile - 2), 5, 0)
            _raise(best, _best(pile - 2), 0, 1)
        if following and after:
            _raise(best, _best(pile - 0o111), 1, 0)
        if following:
            _raise(best, _best(pile - 0o11), 0, 1)
        if after:
            _raise(best, _best(pile - 0o101), 0, 1)
        found = _KNOWN[pile] = tuple(best)
    return found


def _raise(best: list[int], rest: Best, step: int, partial: int) -> None:
    """Take in the best of the rest with a set (step 1), a head (step 5) or a partial set."""
    for place, more in enumerate(rest):
        if more < 0 or (step == 5 and place > 4) or (step == 1 and place % 5 == 4):
            continue
        if more + partial > best[place + step]:
            best[place + step] = more + partial


def _joined(one: Best, other: Best) -> Best:
    best = [-1] * 10
    for place, partial in enumerate(one):
        if partial >= 0:
            for step, more in enumerate(other):
                heads = place // 5 + step // 5
                sets = place % 5 + step % 5
                if more >= 0 and heads < 2 and sets < 5:
                    at = heads * 5 + sets
                    best[at] = max(best[at], partial + more)
    return tuple(best)
