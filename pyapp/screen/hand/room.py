"""The Hand screen: what its controls do."""

from ...riichi.problem import Problem
from ...riichi.text import Entry
from ...words.lookup import capital
from ..action import Action
from ..app import App, Effect, KeepHand, Note, Outcome
from ..menu.settings import MARK, REMOVE, change, slid
from .actions import SETS, turn
from .state import Session, follow, with_entry

KNOWS = {"touch": MARK, "drop": REMOVE}  # what does it, and what need not be told any more


def act(app: App, action: Action) -> Outcome:
    """What a control, a key or a slide asks of the hand."""
    if app.seating:
        from .at_table import turn_at

        session, notes = turn_at(app.session, action, app.seating)
    else:
        session, notes = turn(app.session, action)
    after = app._replace(session=session)
    if action.verb == "next" and not app.seating:
        after, notes = after._replace(sheet="winds"), ()  # where the next deal is set
    told, settings = app.settings.told.split(" "), app.settings
    hint, note = _hint(app, session, action), note_of(after, notes, False)
    hint = "" if hint in told else hint
    for each in (KNOWS.get(action.verb, ""), hint):
        if each and each not in told:
            settings = change(settings, "told", settings.told + " " + each)
    if hint:
        both = [each for each in (note.text, app.say("hint_" + hint)) if each]
        note = Note(app.say.chained("sentences", both), False)
    waits = "hint_" + session.state.mode
    if action.verb == "mode" and app.say.knows(waits):  # what few know without being told
        note = Note(app.say(waits), False)
    effects: tuple[Effect, ...] = (note,)
    if action.verb in ("clear", "next"):
        effects += leaving(app.entry, session.state.entry)
    if action.verb in SETS and session is not app.session:
        settings = slid(settings)
    return Outcome(after._replace(settings=settings), effects)


def _hint(app: App, session: Session, action: Action) -> str:
    """What helps after an action, to be told once: how to move the winning mark when a hand is full;
    how to remove a tile when one is taken back, or touched, as many do who want it away.
    """
    size, was, verb = session.state.entry.hand.size, app.entry.hand.size, action.verb
    if size > was and session.state.entry.hand.winning is not None:
        return MARK
    return REMOVE if verb == "touch" or (verb == "undo" and size < was) else ""


def put_hand(app: App, entry: Entry, apart: bool = False, won: "Entry | None" = None) -> Outcome:
    """Another hand in the place of this one, which can be had back by undo. While a game is on it
    is one of that, unless it is to be shown apart from it. won: the hand that was, where that has
    been seated in another deal meanwhile.
    """
    state, told = with_entry(app.session.state, entry), leaving(won or app.entry, entry)
    notes: tuple[Problem, ...] = ()
    if app.seating:
        from .at_table import put

        state, notes = put(state, app.seating, apart)
    after = app._replace(session=follow(app.session, state))
    return Outcome(after, told + ((note_of(after, notes, True),) if notes else ()))


def note_of(app: App, notes: tuple[Problem, ...], pinned: bool) -> Note:
    """Why a touch did nothing, or what went with it."""
    hand = app.entry.hand
    told = [capital(app.say.problem(each, hand)) for each in notes]
    return Note(app.say.chained("sentences", told), pinned)


def leaving(old: Entry, entry: Entry) -> tuple[Effect, ...]:
    """Keep the hand that was, if it may win and another one takes its place."""
    full = old.hand.winning is not None and old.hand != entry.hand
    return (KeepHand(old),) if full else ()
