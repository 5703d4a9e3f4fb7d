"""Tile names: a digit and a suit letter, m p s z; 1z to 4z winds E S W N, 5z white, 6z green,
7z red; 0 is the red five of its suit.
"""

SUITS = "mps"
WINDS = ["1z", "2z", "3z", "4z"]
DRAGONS = ["5z", "6z", "7z"]
HONOURS = WINDS + DRAGONS
TERMINALS = ["1m", "9m", "1p", "9p", "1s", "9s"]
ORPHANS = TERMINALS + HONOURS
GREEN = ["2s", "3s", "4s", "6s", "8s", "6z"]
ALL_KINDS = [f"{n}{suit}" for suit in SUITS for n in range(1, 10)] + HONOURS
NOT_FOR_THREE = [f"{n}m" for n in range(2, 9)]  # three players leave these out


def plain(tile: str) -> str:
    """The same tile without the red colour."""
    return "5" + tile[1] if tile[0] == "0" else tile


def number(tile: str) -> int:
    return int(plain(tile)[0])


def suit(tile: str) -> str:
    return tile[1]


def is_red(tile: str) -> bool:
    return tile[0] == "0"


def sort_key(tile: str) -> tuple[str, int]:
    return (suit(tile), number(tile))


def dora_named_by(indicator: str, players: int) -> str:
    """The next tile in order: 9 to 1, north to east, white to green to red to white. Of the
    characters three players have the one and the nine alone, and each names the other.
    """
    indicator = plain(indicator)
    if players == 3 and suit(indicator) == "m":
        return {"1m": "9m", "9m": "1m"}[indicator]
    for circle in (WINDS, DRAGONS):
        if indicator in circle:
            return circle[(circle.index(indicator) + 1) % len(circle)]
    n = number(indicator)
    return f"{1 if n == 9 else n + 1}{suit(indicator)}"
