"""What is likely to be asked for next, so that it can be made while the page rests."""

from .action import GAME, GUIDE, PAGE, Action, read
from .answer.dock import BOTH
from .app import App
from .trail import HAND

SHEETS = (Action(PAGE, "open", "menu"), Action(PAGE, "open", "winds"))
BOARD = ("win", "draw", "sheet log", "sheet more")
PAGES = ("open table", "open yaku", "open fu", "open practice")
BEHIND = ("open yaku", "open fu")  # what the rows of an answer lead to
TABLE = ("honba more", "seat dealer", "seat other", "rare non_dealer")


def likely(app: App, wins: bool) -> tuple[Action, ...]:
    """The actions to be ready for, the likeliest first; wins: whether the hand entered does."""
    if app.sheet in BOTH and app.guide:
        return tuple([read("%s %s" % (GUIDE, each)) for each in BEHIND])
    if app.sheet or app.covers_game:
        return ()
    if app.shown == HAND:
        board = (Action(GAME, "open", ""),) if app.game else ()
        answers = [Action(PAGE, "open", way) for way in BOTH] if wins else []
        # The search of the rules asks for a file of names when they are first opened.
        rules = (Action(PAGE, "open", "rules"),) if app.rules else ()
        return tuple(answers) + board + SHEETS + rules
    if app.at_game:
        focus = ("sheet needs",) if app.game and app.game.looks_at_one else ()
        return tuple([read("%s %s" % (GAME, each)) for each in focus + BOARD])
    page = app.shown.split("/")
    if page[0] == GUIDE:
        on_page = ["table " + each for each in TABLE] if page[-1] == "table" else []
        practice = app.guide and app.guide.practice
        if practice and practice.ahead:
            on_page.append("practice next")
        return tuple([read("%s %s" % (GUIDE, each)) for each in on_page + list(PAGES)])
    return ()
