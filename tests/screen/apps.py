"""An App without a browser, and a player who touches it."""

from collections.abc import Callable
from typing import TypeVar

from pyapp.riichi.hand import RON
from pyapp.riichi.text import Entry, parse_entry
from pyapp.screen.action import HAND, MENU, PAGE, RULES, read
from pyapp.screen.app import Act, App, Device, Draft, Effect, Note, Outcome, Step
from pyapp.screen.hand import room as hand
from pyapp.screen.hand.state import START, Session, with_entry
from pyapp.screen.menu import room as menu
from pyapp.screen.menu.settings import DEFAULTS
from pyapp.screen.region import Region
from pyapp.screen.rules import room as rules
from pyapp.words.words import Words
from tests.spoken import words

ACTS: dict[str, Act] = {HAND: hand.act, MENU: menu.set_up, PAGE: menu.act, RULES: rules.act}
EFFECT = TypeVar("EFFECT")


def app_of(text: str = "", wide: bool = False) -> App:
    """The Hand screen with the hand of a text."""
    entry = parse_entry(text)
    assert isinstance(entry, Entry), entry
    session = Session(with_entry(START, entry), (), ())
    device = Device(str.lower, lambda: wide, lambda _tag, _terms: None)
    draft = Draft("", "", "")
    return App(device, words(), DEFAULTS, session, HAND, "", RON, draft, None, None)


class Player:
    """Touches controls; `effects` is what the last step asked of the browser."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.effects: tuple[Effect, ...] = ()

    def do(self, *actions: str) -> None:
        for each in actions:
            action = read(each)
            self._take(ACTS[action.room](self.app, action))

    def step(self, step: Step) -> None:
        """An answer of the browser."""
        self._take(step(self.app))

    def _take(self, outcome: Outcome) -> None:
        self.app, self.effects = outcome

    def asked(self, kind: type[EFFECT]) -> EFFECT:
        """The one effect of that kind that the last step asked for."""
        (found,) = [each for each in self.effects if isinstance(each, kind)]
        return found

    @property
    def note(self) -> str:
        """What the last step tells at the top."""
        return self.asked(Note).text

    @property
    def say(self) -> Words:
        return self.app.say


def drawn(regions: Callable[[App], tuple[Region, ...]], app: App) -> dict[str, str]:
    """The html of each region, by its id."""
    return {each.id: each.make(*each.made_from).text for each in regions(app)}
