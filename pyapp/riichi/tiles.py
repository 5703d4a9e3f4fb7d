"""Tiles: small ints with names.

A kind is an int 0..33 in the order of the notation: characters 1m-9m are 0-8, circles
1p-9p 9-17, bamboo 1s-9s 18-26, honours 1z-7z 27-33 (east south west north white green
red). A tile is a kind, or one of the red fives 34 (0m), 35 (0p), 36 (0s).
"""

from .seats import THREE

Tile = int
Kind = int

SUITS = "mpsz"
EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = 27, 28, 29, 30, 31, 32, 33
WINDS = (EAST, SOUTH, WEST, NORTH)
DRAGONS = (WHITE, GREEN, RED)
KINDS = 34
RED_FIVES = (34, 35, 36)
TILES = KINDS + len(RED_FIVES)
COPIES = 4

# Index a tile to find its kind: a red five is a five.
KIND_OF = tuple(range(KINDS)) + (4, 13, 22)
# The dora that an indicator names: 9 -> 1, north -> east, red -> white.
_AFTER = (1, 2, 3, 4, 5, 6, 7, 8, 0)
DORA_OF = (
    _AFTER
    + tuple(9 + k for k in _AFTER)
    + tuple(18 + k for k in _AFTER)
    + (SOUTH, WEST, NORTH, EAST, GREEN, RED, WHITE)
)
# Three play without 2m to 8m, so 1m names 9m.
LEFT_OUT = (1, 2, 3, 4, 5, 6, 7)
DORA_OF_THREE = (8,) + DORA_OF[1:]

TERMINALS = (0, 8, 9, 17, 18, 26)
HONOURS = WINDS + DRAGONS
ORPHANS = TERMINALS + HONOURS
GREENS = (19, 20, 21, 23, 25, GREEN)


def order(tile: Tile) -> int:
    """Make a total sort key: by kind, a red five before the plain ones."""
    return KIND_OF[tile] * 2 + (tile < KINDS)


def dora_after(indicator: Tile, players: int) -> Kind:
    """Give the kind that an indicator makes dora (all rulebooks for so many players agree)."""
    return (DORA_OF_THREE if players == THREE else DORA_OF)[KIND_OF[indicator]]


def in_set(kind: Kind, players: int) -> bool:
    """Tell whether tiles of this kind are in the set of three or four players."""
    return players != THREE or kind not in LEFT_OUT


NAMES = tuple(f"{k % 9 + 1}{SUITS[k // 9]}" for k in range(KINDS)) + ("0m", "0p", "0s")
TILE_NAMED = {NAMES[t]: t for t in range(len(NAMES))}


def parse_tiles(text: str) -> tuple[tuple[Tile, ...], int]:
    """Read tiles such as "123m0p".

    Returns the tiles in the order written and the place of the first character that
    cannot be read, or -1 when the whole text could.
    """
    tiles: list[Tile] = []
    digits: list[tuple[str, int]] = []
    for place, character in enumerate(text):
        if character in "0123456789":
            digits.append((character, place))
        elif character in SUITS and digits:
            for digit, at in digits:
                tile = TILE_NAMED.get(digit + character)
                if tile is None:
                    return tuple(tiles), at
                tiles.append(tile)
            digits = []
        else:
            return tuple(tiles), place
    return tuple(tiles), digits[0][1] if digits else -1


def format_tiles(tiles: tuple[Tile, ...]) -> str:
    """Write tiles in the order given, the suit letter once a run: "123m0p"."""
    parts: list[str] = []
    before = ""
    for tile in tiles:
        name = NAMES[tile]
        parts.append(name[0] if name[1] == before else before + name[0])
        before = name[1]
    return "".join(parts) + before


def sort_tiles(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Sort tiles by suit and number, red fives before the plain ones of their kind."""
    return tuple(sorted(tiles, key=order))
