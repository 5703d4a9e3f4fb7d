"""The menu's settings, and what opens and closes what lies over the hand."""

from ...riichi.text import format_entry
from ..action import Action
from ..answer.dock import BOTH
from ..app import App, Draft, Focus, Note, Outcome, UseLanguage
from .settings import change


def set_up(app: App, action: Action) -> Outcome:
    """Change a setting of the menu."""
    after = app._replace(settings=change(app.settings, action.verb, action.what))
    if action.verb != "language":
        return Outcome(after, ())
    rules = after.rules
    if rules and rules.look.form:  # all is drawn anew: with what stands in the box by now
        form = rules.look.form._replace(name=rules.typed)
        after = after._replace(rules=rules._replace(look=rules.look._replace(form=form)))
    return Outcome(after, (UseLanguage(action.what),))


def act(app: App, action: Action) -> Outcome:
    """Open or close what lies over the hand, or do what it asks for."""
    if action.verb == "open":
        return _open(app, action.what)
    if action.verb == "close":
        return Outcome(app._replace(sheet=""), (Note("", False),))
    from .notation import act

    return act(app, action)


def _open(app: App, name: str) -> Outcome:
    """Open a sheet over the hand; on a wide screen the explanation stands beside it."""
    if name in BOTH and app.device.is_wide():
        return Outcome(app._replace(explained=name), (Focus("#beside-title"),))
    app = app._replace(sheet=name)
    if name == "text":
        text = format_entry(app.entry)
        app = app._replace(draft=Draft(text, text, ""))
    if name == "rules" and app.rules:
        look = app.rules.look._replace(form=None, told="", undo=False)
        app = app._replace(rules=app.rules._replace(look=look))
    return Outcome(app, (Note("", False),))
