"""Every way to read a winning hand.

No search order, no pruning: list every set the tiles could hold, try every combination of the
right number of sets, and keep those that leave exactly one pair.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement

from .tiles import ALL_KINDS, ORPHANS, SUITS, plain, sort_key

CALL_SHAPE = {
    "chii": "shuntsu",
    "pon": "koutsu",
    "ankan": "kantsu",
    "daiminkan": "kantsu",
    "kakan": "kantsu",
}


@dataclass(frozen=True)
class Group:
    """One set of a reading.

    shape: shuntsu, koutsu, kantsu, pair or single. called: taken from another player (a concealed
    kan is not). finished: it holds the winning tile.
    """

    shape: str
    tiles: tuple[str, ...]
    called: bool = False
    finished: bool = False

    @property
    def is_triple(self) -> bool:
        """Three or four of a kind."""
        return self.shape in ("koutsu", "kantsu")


@dataclass(frozen=True)
class Reading:
    form: str  # standard, chiitoitsu, kokushi, thirteen_unconnected (see local)
    groups: tuple[Group, ...]
    wait: str

    @property
    def finished(self) -> Group:
        return next(group for group in self.groups if group.finished)


def meld_groups(melds: list[tuple[str, list[str]]]) -> list[Group]:
    return [
        Group(
            CALL_SHAPE[call],
            tuple(sorted((plain(t) for t in tiles), key=sort_key)),
            called=call != "ankan",
        )
        for call, tiles in melds
    ]


def sets_available(tiles: Counter[str]) -> list[tuple[str, ...]]:
    """Every koutsu and shuntsu that can be made of these tiles."""
    triplets = [(kind, kind, kind) for kind in ALL_KINDS]
    runs = [
        (f"{n}{suit}", f"{n + 1}{suit}", f"{n + 2}{suit}") for suit in SUITS for n in range(1, 8)
    ]
    return [wanted for wanted in triplets + runs if Counter(wanted) <= tiles]


def splits(tiles: list[str]) -> list[list[Group]]:
    """All ways to see the tiles as one pair and otherwise sets of three."""
    pile = Counter(tiles)
    found: list[list[Group]] = []
    for chosen in combinations_with_replacement(sets_available(pile), (len(tiles) - 2) // 3):
        taken = Counter(tile for one in chosen for tile in one)
        if not taken <= pile:
            continue
        left = list((pile - taken).elements())
        if len(left) == 2 and left[0] == left[1]:
            groups = [Group("koutsu" if one[0] == one[1] else "shuntsu", one) for one in chosen]
            found.append([*groups, Group("pair", (left[0], left[1]))])
    return found


def wait_of(group: Group, winning: str) -> str:
    """What kind of wait the winning tile ended, judged on the set it finishes alone."""
    if group.shape == "pair":
        return "tanki"
    if group.shape == "koutsu":
        return "shanpon"
    if group.tiles[1] == winning:
        return "kanchan"
    numbers = [tile[0] for tile in group.tiles]
    if numbers == ["1", "2", "3"] and winning[0] == "3":
        return "penchan"
    if numbers == ["7", "8", "9"] and winning[0] == "7":
        return "penchan"
    return "ryanmen"


def finish(group: Group) -> Group:
    return Group(group.shape, group.tiles, called=group.called, finished=True)


def readings(
    concealed: list[str], melds: list[tuple[str, list[str]]], winning: str
) -> list[Reading]:
    """All different readings; concealed is without the winning tile. Red fives read as fives."""
    winning = plain(winning)
    tiles = sorted([plain(t) for t in concealed] + [winning], key=sort_key)
    if len(tiles) + 3 * len(melds) != 14:
        return []
    found: list[Reading] = []
    for split in splits(tiles):
        for place, group in enumerate(split):
            if winning not in group.tiles:
                continue
            if group in split[:place]:
                continue  # an equal set: the same reading again
            groups = [*split]
            groups[place] = finish(group)
            ordered = tuple(groups + meld_groups(melds))
            found.append(Reading("standard", ordered, wait_of(group, winning)))
    if not melds:
        found += seven_pairs(tiles, winning) + thirteen_orphans(tiles, winning)
    return found


def seven_pairs(tiles: list[str], winning: str) -> list[Reading]:
    """Seven different pairs; four of a kind are never two pairs."""
    kinds = sorted(set(tiles), key=sort_key)
    if len(kinds) != 7 or any(tiles.count(kind) != 2 for kind in kinds):
        return []
    pairs = tuple(Group("pair", (kind, kind), finished=kind == winning) for kind in kinds)
    return [Reading("chiitoitsu", pairs, "tanki")]


def thirteen_orphans(tiles: list[str], winning: str) -> list[Reading]:
    """One of each terminal and honour and a second of one of them."""
    if set(tiles) != set(ORPHANS):
        return []
    groups = []
    for kind in ORPHANS:
        copies = tiles.count(kind)
        shape = "pair" if copies == 2 else "single"
        groups.append(Group(shape, (kind,) * copies, finished=kind == winning))
    wait = "thirteen_sided" if tiles.count(winning) == 2 else "tanki"
    return [Reading("kokushi", tuple(groups), wait)]
