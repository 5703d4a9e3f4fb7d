"""The Guide in the App."""

from typing import Any

from ..app import App
from ..trail import GUIDE
from .state import GuideState


def guide_of(app: App) -> GuideState:
    """The Guide, which has begun."""
    assert app.guide
    return app.guide


def with_guide(app: App, **changed: Any) -> App:
    """The App with that changed of the Guide."""
    return app._replace(guide=guide_of(app)._replace(**changed))


def page_of(app: App) -> str:
    """The name of the page that is shown, "" for the first one and on another screen."""
    screen, _, rest = app.shown.partition("/")
    return rest.split("/")[0] if screen == GUIDE else ""
