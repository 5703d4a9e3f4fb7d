"""What was kept before a visit that began without it joins what was entered meanwhile."""

from pyapp.screen.app import App, Note
from pyapp.screen.hand.earlier import take, tell
from pyapp.screen.hand.saved import dump, dump_past
from pyapp.screen.hand.state import START, Session, follow, with_entry
from pyapp.screen.menu.settings import DEFAULTS
from tests.entered import entry_of
from tests.screen.apps import app_of

EARLIER = follow(
    Session(with_entry(START, entry_of("1m")), (), ()), with_entry(START, entry_of("12m"))
)
HAND = dump(EARLIER.state, DEFAULTS._replace(theme="dark", numerals=True), "12m")
PAST = dump_past(EARLIER)


def hands(app: App) -> list[str]:
    """The tiles that are shown and, the newest first, those that undo brings back."""
    session = app.session
    return [
        "".join(map(str, state.entry.hand.tiles)) for state in (session.state, *session.past[::-1])
    ]


def test_where_nothing_was_entered_the_hand_of_before_is_shown() -> None:
    app = take(app_of(""), HAND, PAST).app
    assert app.session == EARLIER
    assert (app.settings.theme, app.settings.numerals) == ("dark", True)


def test_what_was_entered_stays_and_undo_brings_back_the_rest() -> None:
    before = app_of("9s")
    set_up = before._replace(settings=before.settings._replace(theme="light"))
    app = take(set_up, HAND, PAST).app
    assert app.session.state == before.session.state
    assert hands(app)[1:] == ["01", "0"]
    assert (app.settings.theme, app.settings.numerals) == ("light", True)


def test_a_text_that_says_nothing_changes_nothing() -> None:
    app = app_of("9s")
    assert take(app, "tenbou 9", "").app == app
    assert take(app, "", "").app == app


def test_why_nothing_can_be_read_stays_until_it_can() -> None:
    app = app_of("")
    assert tell(app, "store_late").effects == (Note(app.say("store_late"), True),)
