"""Practice in the App."""

from ...app import App
from ...html import Html, button, html, truth
from ..parts import guide_of, with_guide
from .state import PracticeState

MAIN, SECOND = Html('class="main"'), Html('class="second"')  # on the ways on from here


def practice_of(app: App) -> PracticeState:
    """The page, which was opened."""
    state = guide_of(app).practice
    assert state
    return state


def with_practice(app: App, **changed: object) -> App:
    """The App with that changed of the page."""
    return with_guide(app, practice=practice_of(app)._replace(**changed))  # type: ignore[arg-type]


def choice(asks: str, text: str, chosen: bool) -> Html:
    """One of several that are chosen or not."""
    return button(asks, text, "", html('aria-pressed="%s"', truth(chosen)))
