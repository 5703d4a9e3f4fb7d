"""The real tiles of a reading's groups, red fives in their places."""

from .hand import Hand
from .readings import Reading
from .tiles import KIND_OF, Tile


def arrange(hand: Hand, reading: Reading) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of each group of the reading, in its order.

    The winning tile stands last in the group that it completes, `reading.finished`.
    """
    pool = list(hand.concealed)
    concealed = len(reading.groups) - len(hand.melds)
    arranged: list[tuple[Tile, ...]] = []
    for place, group in enumerate(reading.groups):
        if place >= concealed:
            arranged.append(hand.melds[place - concealed].tiles)
            continue
        kinds = list(group.kinds)
        tiles: list[Tile] = []
        if place == reading.finished and hand.winning is not None:
            kinds.remove(KIND_OF[hand.winning])
        for kind in kinds:
            for tile in pool:
                if KIND_OF[tile] == kind:
                    pool.remove(tile)
                    tiles.append(tile)
                    break
        if place == reading.finished and hand.winning is not None:
            tiles.append(hand.winning)
        arranged.append(tuple(tiles))
    return tuple(arranged)
