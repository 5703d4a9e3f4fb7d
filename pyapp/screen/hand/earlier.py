"""What was kept before a visit that began without it, as a database that opens late has it."""

from typing import Any

from ..app import App, Note, Outcome
from ..menu.settings import DEFAULTS, Settings, change
from .saved import load, load_past
from .state import Session


def tell(app: App, word_id: str) -> Outcome:
    """Say why what is kept cannot be read."""
    return Outcome(app, (Note(app.say(word_id), True),))


def take(app: App, hand: str, past: str) -> Outcome:
    """Take the hand with its undo and the settings of these texts, as far as nothing was entered or
    set meanwhile.
    """
    saved = load(hand)
    if not saved:
        return Outcome(app, ())
    settings = untouched(saved.settings, app.settings)
    session = with_earlier(app.session, load_past(past, saved.state))
    settings = change(settings, "language", app.settings.language)
    return Outcome(app._replace(session=session, settings=settings), ())


def with_earlier(session: Session, earlier: Session) -> Session:
    """The hand of a visit that began before it was known what was kept: where nothing is entered
    yet that is shown, else undo brings it back.
    """
    if not session.past and not session.state.entry.hand.size:
        return earlier
    return session._replace(past=earlier.past + (earlier.state,) + session.past)


def untouched(then: Settings, now: Settings) -> Settings:
    """The settings now, but those of then where they are the usual ones."""
    values: Any = [
        before if value == usual else value for before, value, usual in zip(then, now, DEFAULTS)
    ]
    return Settings(*values)
