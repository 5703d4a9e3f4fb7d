"""What the pairs and sets of a hand are to its fu: ids for what a learner tells apart."""

from ..riichi.fu import FuItem
from ..riichi.shapes import KANTSU, KOUTSU, SIMPLE, Group
from ..riichi.tiles import DRAGONS, EAST, Kind

RON_TRIPLET = "ron_triplet"  # one that ron has finished
GUEST = "pair_guest_wind"  # of a wind that is neither the seat's nor the round's: no fu
PAIRS = ("pair_dragon", "pair_seat_wind", "pair_round_wind", "pair_double_wind", GUEST)
SETS = tuple(
    [
        "_".join([shape, state, tiles])
        for shape in (KOUTSU, KANTSU)
        for state in ("melded", "concealed")
        for tiles in ("simple", "outer")
    ]
)


def pair_id(kind: Kind, seat: int, round_wind: int) -> str:
    """Name what a pair is to the fu: the id of its item, GUEST, or "" for a pair of numbers."""
    if kind in DRAGONS:
        return "pair_dragon"
    wind = kind - EAST
    if wind < 0:
        return ""
    if wind == seat:
        return "pair_double_wind" if wind == round_wind else "pair_seat_wind"
    return "pair_round_wind" if wind == round_wind else GUEST


def set_id(group: Group) -> str:
    """Name what a triplet or kan is to the fu: its shape, concealed or melded, simple or not."""
    state = "melded" if group.melded else "concealed"
    return "_".join([group.shape, state, "simple" if group.traits & SIMPLE else "outer"])


def line_id(item: FuItem) -> str:
    """Name the line of the Guide that explains an item of fu."""
    group = item.group
    return set_id(group) if group is not None and item.id == group.shape else item.id
