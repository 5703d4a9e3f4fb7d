"""What the pages of yaku and fu do alike: one entry is open, at an address of its own."""

from ..action import Action
from ..app import App, Outcome, Step
from ..effects import After, ReadFile
from .entries import toggled
from .parts import guide_of, with_guide
from .source import COMING, FAILED
from .state import Listing, Spot

SOURCES = "sources.txt"  # of the site


def listing(app: App, page: str) -> Listing:
    """A page of entries."""
    found: Listing = getattr(guide_of(app), page)
    return found


def opened(app: App, page: str, ids: tuple[str, ...], key: str, fill: Step) -> Outcome:
    """Show the page, with the entry of an id open and in sight where there is one; fill: makes the
    rows.
    """
    state, spot = listing(app, page), None
    if key in ids:
        state = state._replace(look=state.look._replace(open=key, search="", source=False))
        spot = Spot("#fold-" + key, "#entry-" + key, False)
    app = with_guide(app, spot=spot, **{page: state})
    if state.rules == app.entry.rules:
        return Outcome(app, ())
    state = state._replace(rules=app.entry.rules, rows=())
    return Outcome(with_guide(app, **{page: state}), (After(0, fill),))  # it takes a moment


def act(app: App, action: Action) -> Outcome:
    """Open or close an entry, or the source of the one that is open."""
    page, verb, what = action
    state = listing(app, page)
    if verb == "fold":
        state = state._replace(look=toggled(state.look, what))
    elif verb == "source":
        state = state._replace(look=state.look._replace(source=not state.look.source))
    app = with_guide(app, **{page: state})
    return _ask(app) if state.look.source else Outcome(app, ())


def _ask(app: App) -> Outcome:
    """Have the sources come, if they have not."""
    if guide_of(app).sources not in ("", FAILED):
        return Outcome(app, ())
    return Outcome(with_guide(app, sources=COMING), (ReadFile(SOURCES, _came),))


def _came(text: str) -> Step:
    return lambda app: Outcome(with_guide(app, sources=text or FAILED), ())


def address(app: App, page: str) -> str:
    """The entry that is open."""
    key = listing(app, page).look.open
    return "/" + key if key else ""
