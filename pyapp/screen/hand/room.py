"""The Hand screen: what its controls do."""

from ...riichi.text import Entry
from ...words.lookup import capital
from ..action import Action
from ..app import App, Effect, KeepHand, Note, Outcome
from ..menu.settings import slid
from .actions import SETS, turn
from .state import follow, with_entry


def act(app: App, action: Action) -> Outcome:
    """What a control, a key or a slide asks of the hand."""
    session, notes = turn(app.session, action)
    verb = action.verb
    hand = session.state.entry.hand
    told = app.say.chained("sentences", [capital(app.say.problem(each, hand)) for each in notes])
    effects: tuple[Effect, ...] = (Note(told, False),)
    if verb in ("next", "clear"):
        effects += leaving(app, session.state.entry)
    settings = app.settings
    if verb in SETS and session is not app.session:
        settings = slid(settings)
    sheet = "" if verb == "next" else app.sheet
    return Outcome(app._replace(session=session, settings=settings, sheet=sheet), effects)


def put_hand(app: App, entry: Entry) -> Outcome:
    """Another hand in the place of this one, which can be had back by undo."""
    session = follow(app.session, with_entry(app.session.state, entry))
    return Outcome(app._replace(session=session), leaving(app, entry))


def leaving(app: App, entry: Entry) -> tuple[Effect, ...]:
    """Keep the hand that was, if it may win and another one takes its place."""
    old = app.entry
    full = old.hand.winning is not None and old.hand != entry.hand
    return (KeepHand(old),) if full else ()
