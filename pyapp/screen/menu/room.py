"""The menu's settings, and what opens and closes what lies over the hand."""

from ...riichi.text import format_entry
from ..action import Action
from ..answer.dock import BOTH
from ..app import App, Draft, Focus, Note, Outcome, UseLanguage
from .settings import change


def set_up(app: App, action: Action) -> Outcome:
    """Change a setting of the menu."""
    after = app._replace(settings=change(app.settings, action.verb, action.what))
    return Outcome(after, (UseLanguage(action.what),) if action.verb == "language" else ())


def act(app: App, action: Action) -> Outcome:
    """Open or close what lies over the hand, or do what it asks for."""
    if action.verb == "open":
        return _open(app, action.what)
    if action.verb == "close":
        return Outcome(app._replace(sheet=""), (Note("", False),))
    if action.verb in ("reopen", "delete", "undelete"):
        from .last import act as of_hands

        return of_hands(app, action)
    from .notation import act

    return act(app, action)


def _open(app: App, name: str) -> Outcome:
    """Open a sheet over the hand; on a wide screen the explanation stands beside it."""
    if name in BOTH and app.device.is_wide():
        return Outcome(app._replace(explained=name), (Focus("#beside-title"),))
    if name == "hands":
        from .last import open_hands

        return open_hands(app)
    if name == "rules":
        from ..rules.room import open_rules

        return open_rules(app)
    app = app._replace(sheet=name)
    if name == "text":
        text = format_entry(app.entry)
        app = app._replace(draft=Draft(text, text, ""))
    return Outcome(app, (Note("", False),))
