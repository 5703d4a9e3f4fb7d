"""Where in the tab's history what is shown belongs, so that Back comes out of it step by step.

Each entry of ours holds the path to it: the screen that comes first, and what lies over it, layer
by layer; Back takes off the last one. While a game is on its board lies over the hand and the hand
over the board once more, so that Back leads from the hand to the game, and from the game to the hand:
who comes to the first entry is led on again, so that Back never leaves the site in the middle of a
game. Without one nobody is held: Back from the hand, on which something may be entered or not, leads
to where the player came from; so it does when the game is over.
The Guide or the club lies over either, a layer for each of its pages, and a hand that the Guide shows
over that.
"""

from typing import TypeAlias

HAND, GAME, GUIDE, CLUB = "hand", "game", "guide", "club"  # the screens; a page is "guide/table"
SHEET = "sheet"  # whatever can be closed over one of them
LINK = "link"  # the hand again, from another address that was opened in the tab
SHOWN = {HAND: HAND, LINK: HAND, GAME: GAME}

Path: TypeAlias = "tuple[str, ...]"


def read(text: str) -> Path:
    """The path that an entry holds, () for an entry that is not ours; " ".join is its inverse."""
    path = tuple(text.split(" "))
    known = [layer for layer in path if layer == SHEET or shows(layer)]
    return path if path[0] in (HAND, GAME) and len(known) == len(path) else ()


def shows(layer: str) -> str:
    """The screen of a layer, of the Guide and the club with its page; "" for a sheet."""
    return layer if layer.split("/")[0] in (GUIDE, CLUB) else SHOWN.get(layer, "")


def screen(path: Path) -> str:
    """The screen that a path leads to."""
    return [shows(layer) for layer in path if layer != SHEET][-1]


def linked(now: Path) -> Path:
    """The path of the entry that a link has added, or the Guide to show a hand."""
    return now + (LINK,) if now else ()


def step(now: Path, wanted: Path, deep: Path) -> tuple[int, Path]:
    """What brings the history a step nearer to a path: so many entries on, below 0 back; or 0 and
    the path of an entry to add, or if it has one layer to put in the place of this one; or 0 and ().

    deep: the path of the last entry, over this one. From the first entry the way on to a game leads
    over those that are there: a browser leaves out what is added without a touch, when it goes back.
    """
    same = 0
    while now[same : same + 1] == wanted[same : same + 1] != ():
        same += 1
    back = len(now) - max(same, 1)
    if back > 0:
        return -back, ()
    if len(now) == 1 and deep[1:2] == wanted[1:2] == (GAME,):
        return min(len(deep), len(wanted)) - 1, ()
    return 0, wanted[: same + 1] if len(wanted) > same else ()
