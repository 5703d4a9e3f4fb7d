"""The way between what is shown and the tab's history: which entry is that of what is shown, and what
brings that of an entry. The entries themselves are told by `trail`.
"""

from .action import Action
from .trail import GAME, HAND, SHEET, Path, shows


def belongs(now: Path, shown: str, on: bool, on_hand: int, on_game: int) -> Path:
    """The path for a screen, coming from another one; on: whether a game is; on_hand, on_game:
    how many sheets lie over these.
    """
    first: Path = (HAND, GAME) if on else (HAND,)
    if now[: len(first)] != first or (shown == HAND and GAME in now and not on):
        now = first  # a game that is over, or not begun yet, stays below the board and the Guide
    places = [at for at, layer in enumerate(now) if at >= on and shows(layer) == shown]
    if places:
        now = now[: places[-1] + 1]
    else:
        covered = on_game if shown == HAND else on_hand
        if now[-1] == SHEET and not covered:
            now = now[:-1]
        now += (shown,)
    return now + (SHEET,) * (on_game if shown == GAME else on_hand)


def way_to(wanted: str, shown: str, bare: bool) -> Action | None:
    """What brings a screen in the place of the one that is shown, None where it is that; bare:
    without a sheet over it.
    """
    if wanted == shown:
        return None
    if wanted == GAME:
        return Action(GAME, "open", "")
    if wanted != HAND:
        room, _, page = wanted.partition("/")
        return Action(room, "open", page)
    if shown == GAME:
        return Action(GAME, "hand", "")
    return Action(shown.split("/")[0], "leave", "bare" if bare else "")
