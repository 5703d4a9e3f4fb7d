"""The real tiles of a reading's groups, red fives in their places."""

from .hand import Hand
from .readings import Reading
from .tiles import KIND_OF, Tile


def arrange(hand: Hand, reading: Reading) -> tuple[tuple[Tile, ...], ...]:
    """Give the real tiles of each group of the reading, in its order.

    The winning tile stands last in the group that it completes, `reading.finished`.
    """
    pool = list(hand.concealed)
    concealed = len(reading.groups) - len(hand.melds)
    arranged: list[tuple[Tile, ...]] = []
    for place, group in enumerate(reading.groups[:concealed]):
        kinds = list(group.kinds)
        last = hand.tiles[-1:] if place == reading.finished else ()
        for tile in last:
            kinds.remove(KIND_OF[tile])
        tiles: list[Tile] = []
        for kind in kinds:
            tiles.append(next(tile for tile in pool if KIND_OF[tile] == kind))
            pool.remove(tiles[-1])
        arranged.append(tuple(tiles) + last)
    return tuple(arranged) + tuple([meld.tiles for meld in hand.melds])
