"""What is likely to be asked for next, so that it can be made while the page rests."""

from .action import GAME, GUIDE, PAGE, Action, read
from .answer.dock import BOTH
from .app import App
from .trail import HAND

# Not the rules, whose search asks for a file of names.
SHEETS = (Action(PAGE, "open", "menu"), Action(PAGE, "open", "winds"))
BOARD = ("win", "draw", "sheet log", "sheet more")
PAGES = ("table", "yaku", "fu", "practice")


def likely(app: App, wins: bool) -> tuple[Action, ...]:
    """The actions to be ready for, the likeliest first; wins: whether the hand entered does."""
    if app.sheet or app.covers_game:
        return ()
    if app.shown == HAND:
        board = (Action(GAME, "open", ""),) if app.game else ()
        answers = [Action(PAGE, "open", way) for way in BOTH] if wins else []
        return tuple(answers) + board + SHEETS
    if app.at_game:
        return tuple([read("%s %s" % (GAME, each)) for each in BOARD])
    if app.shown == GUIDE:
        return tuple([Action(GUIDE, "open", page) for page in PAGES])
    return ()
