"""The club: which of its pages is shown, and what its controls ask for."""

from ..action import Action
from ..app import App, Outcome
from ..files import too_long
from ..region import Attribute, Region
from ..trail import CLUB, HAND
from .boxes import boxes_of, is_at, with_boxes
from .frame import ROOM, frame, gone, note
from .games import FIND
from .page import Page
from .paper import MONTH
from .steps import is_coming, opened, overfull, path_of, state_of, turned, with_state, with_typed

# What is asked of all evenings, or done to them.
OF_ALL = ("backup", "restore", "take", "merge", "forget")


def left(app: App) -> App:
    """Show the Hand screen in the club's place."""
    return _turned_to(app, "").app._replace(shown=HAND) if is_at(app) else app


def _turned_to(app: App, page: str) -> Outcome:
    """Show a page, with what was typed there before it was left for another one."""
    return with_boxes(opened(app, page), boxes_of(app))


def _page(app: App) -> Page:
    """Give the page that is shown, imported when it is first asked for."""
    name = path_of(app)[0]
    if name == "new":
        from .new import PAGE as page
    elif name == "players":
        from .players import PAGE as page
    elif name in ("player", "names", "series", "game"):
        page = _page_of_numbers(name)
    elif name == "evening":
        from .evening import PAGE as page
    elif name == "result":
        from .result import PAGE as page
    elif name == "keeper":
        from .keeper import PAGE as page
    elif name == "import":
        from .bring import PAGE as page
    else:
        from .home import PAGE as page
    return page


def _page_of_numbers(name: str) -> Page:
    """Give the page that sums games up, or of whom it does."""
    if name == "player":
        from .figures import PAGE as page
    elif name == "names":
        from .names import PAGE as page
    elif name == "series":
        from .series import PAGE as page
    else:
        from .scores import PAGE as page
    return page


def act(app: App, action: Action) -> Outcome:
    """Open a page, leave, take what is typed, or have the page do what is its own."""
    verb, what = action.verb, action.what
    if verb == "open":
        app, fill = _turned_to(app, what)
        return Outcome(app, fill + ((FIND,) if what.split("/")[0] == "keeper" else ()))
    if verb == "leave":
        return Outcome(left(app), ())
    if not is_at(app):
        return Outcome(app, ())
    if verb in ("field", "pick"):
        name, _, text = what.partition(" ")
        return Outcome(with_typed(app, name, text), ())
    if verb == "ask":
        found = (FIND,) if what == "forget" else ()
        return Outcome(with_state(app, asks=what, told="", wrong=""), found)
    if verb == "too_long":
        told = too_long(app.say, what)  # no file that was read before is offered instead
        return Outcome(with_state(app, wrong=told, told="", pasted=None), ())
    if verb in ("undo", "redo"):
        return turned(app, verb == "undo")
    of_all = verb in OF_ALL or (verb, what) == ("print", MONTH)
    wrong = overfull(app) or (is_coming(app) if of_all else "")
    if wrong:
        return Outcome(with_state(app, wrong=wrong, told=""), ())
    return _page(app).act(app, action)


def address(app: App) -> str:
    """Give what the address bar shows."""
    return app.shown


def regions(app: App) -> tuple[Region, ...]:
    """Give what stands around every page, and the one that is shown."""
    page = _page(app)
    return _around(app, page.title(app), page.above(app)) + page.regions(app)


def attributes(app: App) -> tuple[Attribute, ...]:
    """Give what the style sheet knows of the page that is shown."""
    return (Attribute(CLUB, "data-width", _page(app).width(app)),)


def coming(app: App) -> tuple[Region, ...]:
    """Give what is shown until the page has come."""
    return _around(app, app.say("club"), "") + (Region(ROOM, CLUB, (app.say, True), gone),)


def _around(app: App, title: str, above: str) -> tuple[Region, ...]:
    state = state_of(app)
    own = state.told == state.step  # only beside what is taken back
    told = (app.say, state.told, state.wrong, own and state.past != (), own and state.future != ())
    return (Region(CLUB, "", (app.say, title, above), frame), Region("club-note", CLUB, told, note))
