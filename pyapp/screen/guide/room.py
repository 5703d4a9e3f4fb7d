"""The Guide: which of its pages is shown, and what its controls ask for."""

from typing import Callable

from ...riichi.text import Entry, parse_entry
from ..action import Action, read
from ..answer.dock import BOTH
from ..app import App, Enter, Focus, Outcome, Step
from ..hand.room import put_hand
from ..html import Html
from ..region import Attribute, Region
from ..trail import GUIDE, HAND, LINK
from .frame import HOME, PAGES, ROOM, frame, home, plain
from .page import Page, no_address, no_attributes, stays
from .parts import guide_of, page_of, with_guide
from .state import UNLISTED, GuideState, Means

SHELL = '<main id="guide" class="guide room" hidden></main><div id="paper"></div>'
# Where the control that opened the Guide stands, if it still does.
OPENED_BY = '#sheet[open] [data-do="guide open %s"], #beside [data-do="guide open %s"]'


def begin(means: Means) -> Step:
    """Have the Guide begin."""
    guide = GuideState(
        means, "", "", "", None, "", UNLISTED, UNLISTED, None, "", None, None, None, None
    )
    return lambda app: Outcome(app._replace(guide=guide), ())


def _named(name: str) -> Page:
    """A page, imported when it is first shown."""
    if name == "yaku":
        from .yaku import YAKU_PAGE as page
    elif name == "fu":
        from .fu import FU_PAGE as page
    elif name == "table":
        from .table import TABLE_PAGE as page
    elif name == "practice":
        from .practice.room import PRACTICE_PAGE as page
    elif name == "about":
        from .about import ABOUT_PAGE as page
    else:
        page = HOME_PAGE
    return page


def is_at(app: App) -> bool:
    """Whether the Guide is shown."""
    return app.shown.split("/")[0] == GUIDE


def _page(app: App) -> Page:
    return _named(page_of(app))


# What its controls do


def act(app: App, action: Action) -> Outcome:
    """Open a page, show a hand, leave, or have the page do what is its own."""
    verb, what = action.verb, action.what
    if verb == "open":
        return _open(app, what)
    if verb == "leave":
        return _leave(app, what)
    if verb == "hand":
        return _show_hand(app, what)
    if verb != page_of(app):
        return Outcome(app, ())
    return _page(app).act(app, read("%s %s" % (verb, what)))


def _open(app: App, address: str) -> Outcome:
    """Show a page: its name, and after a stroke what it is to show."""
    name, _, rest = address.partition("/")
    if name not in PAGES:
        name = rest = HOME
    place = "%s/%s" % (GUIDE, name) if name else GUIDE
    entering: tuple[Enter, ...] = ()
    if not is_at(app):
        app = _own_again(app)
        sheet = app.sheet if app.sheet in BOTH else ""
        by = "".join([each for each in address if each.isalpha() or each.isdigit() or each in "/_"])
        app = with_guide(app, opened_by=by, sheet=sheet)
        if sheet:  # it stays in the history, for Back to come to
            entering = (Enter(place),)
    elif name != page_of(app):
        app = _page(app).left(app)
    app = with_guide(app, spot=None)
    outcome = _named(name).opened(app._replace(shown=place, sheet=""), rest)
    return outcome._replace(effects=entering + outcome.effects)


def left(app: App) -> App:
    """The Hand screen in the Guide's place."""
    return _page(app).left(app)._replace(shown=HAND) if is_at(app) else app


def _leave(app: App, bare: str) -> Outcome:
    """The Hand screen again, and over it the opened answer if the Guide was opened there; bare: not
    even that.
    """
    guide = guide_of(app)
    by = guide.opened_by
    app = left(app)._replace(sheet="" if bare else guide.sheet)
    return Outcome(app, (Focus(OPENED_BY % (by, by)),))


def _show_hand(app: App, text: str) -> Outcome:
    """Show a hand on the Hand screen, from where Back leads here again."""
    entry = parse_entry(text)
    if not isinstance(entry, Entry):
        return Outcome(app, ())
    outcome = put_hand(left(app), entry, True)
    shown = with_guide(outcome.app, own=(app.session, outcome.app.entry))
    return Outcome(shown, (Enter(LINK),) + outcome.effects)


def _own_again(app: App) -> App:
    """The player's own hand in the place of one that the Guide has shown, if that is as it was."""
    own = guide_of(app).own
    if own and app.entry == own[1]:
        app = app._replace(session=own[0])
    return with_guide(app, own=None)


def pressed(app: App, key: str, on_button: bool) -> Action | None:
    """What a key of the keyboard asks for here, None for nothing; on_button: whether it presses a
    control too.
    """
    if page_of(app) != "practice":
        return None
    from .practice.keys import pressed as asked

    what = asked(app, key, on_button)
    return Action(GUIDE, "practice", what) if what else None


# What is shown


def address(app: App) -> str:
    """What the address bar shows."""
    place = "/".join(app.shown.split("/")[:2])
    return place + _page(app).address(app)


def regions(app: App) -> tuple[Region, ...]:
    """What stands around every page, and the one that is shown."""
    guide = guide_of(app)
    won = "/" in guide.opened_by and app.entry.hand.winning is not None
    way = guide.sheet or (app.explained if won and app.device.is_wide() else "")
    parts: tuple[Region, ...] = (
        Region(GUIDE, "", (app.say, page_of(app), way), frame),
        Region("guide-note", GUIDE, (guide.note,), plain),
    )
    return parts + _page(app).regions(app)


def attributes(app: App) -> tuple[Attribute, ...]:
    """What its elements say for the style sheet, once the regions are written."""
    return (Attribute(GUIDE, "data-page", page_of(app)),) + _page(app).attributes(app)


def printed(app: App, draw: Callable[[str], str]) -> tuple[str, Html] | None:
    """What paper shows in the place of the page, and its kind; None where that is the page itself.
    draw: see `paper`.
    """
    if page_of(app) == "practice":
        from .practice.sets import printed as exercises

        return exercises(app, draw)
    if page_of(app) != "table":
        return None
    from .paper import printed as on_paper
    from .table import table_of

    return table_of(app).paper, on_paper(app, draw)


HOME_PAGE = Page(
    lambda app, _rest: Outcome(app, ()),
    lambda app, _action: Outcome(app, ()),
    stays,
    lambda app: (Region(ROOM, GUIDE, (app.say,), home),),
    no_attributes,
    no_address,
)
