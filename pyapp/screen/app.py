"""All that a player sees and has entered, as one value; and what a step leads to.

A step is a function from an App to an Outcome: the next App, and what the browser is asked to do
once that is painted. What an effect finds out comes back as another step, which it carries.
"""

from typing import TYPE_CHECKING, Callable, NamedTuple, TypeAlias

from ..riichi.text import Entry
from ..words.words import Words
from .action import Action
from .hand.seating import Seating
from .hand.state import Session
from .menu.settings import Settings
from .trail import GAME

if TYPE_CHECKING:
    from .club.state import ClubState
    from .game.state import GameState
    from .guide.state import GuideState
    from .hand.last import LastHands
    from .rules.state import RulesState

# What steps of the first screen ask for; what others do stands in `effects`, which comes later.


class Note(NamedTuple):
    """Show a line at the top, for a while or until the next touch; pinned: through touches that
    have nothing to tell. "" takes a line away that is not pinned.
    """

    text: str
    pinned: bool


class Focus(NamedTuple):
    """Put the focus on a control."""

    selector: str


class Enter(NamedTuple):
    """Put an entry with that layer over the one where the tab's history stands; "": take that one
    off, for Back not to lead there.
    """

    layer: str


class UseLanguage(NamedTuple):
    """Have the page in another language, now and at the next start."""

    tag: str


class KeepHand(NamedTuple):
    """Keep a hand that is left among the last ones, if it wins."""

    entry: Entry


# A record of this module or of `effects`.
Effect: TypeAlias = "tuple[object, ...]"


class Device(NamedTuple):
    """What only the browser knows. alike: a text in small letters without accents; is_wide:
    whether there is room beside the hand for its explanation; words: those of a language in a
    terminology, None until they have come; clock: milliseconds, from any moment on; new_name: a
    name that tells the moment, date: that moment, or a day, as a language writes dates, and time: the
    time of day of milliseconds since 1970; trouble: why what is kept cannot be read, as the id of
    its words, "" where it can be; lost: whether it was found that nothing is kept.
    """

    alike: Callable[[str], str]
    is_wide: Callable[[], bool]
    words: Callable[[str, str], Words | None]
    clock: Callable[[], float]
    new_name: Callable[[], str]
    date: Callable[[str, str], str]
    time: Callable[[int, str], str]
    trouble: Callable[[], str]
    lost: Callable[[], bool]


class Draft(NamedTuple):
    """The notation box: with what it was drawn, what stands in it, and what is wrong with that."""

    shown: str
    typed: str
    error: str


class App(NamedTuple):
    """session: the hand with its undo; shown: the screen, and of the Guide its page, as in
    `trail`; sheet: what lies over the hand, "" for nothing; explained: the way to win that is
    explained beside it; draft: the notation box; seating: who sits round the table in the game
    that is on; rules: the Rules screen, once it was opened; game: the game screen, once it was
    asked for; last: the last hands, guide: the Guide, club: the club, the same.
    """

    device: Device
    say: Words
    settings: Settings
    session: Session
    shown: str
    sheet: str
    explained: str
    draft: Draft
    seating: Seating | None
    rules: "RulesState | None"
    game: "GameState | None"
    last: "LastHands | None"
    guide: "GuideState | None"
    club: "ClubState | None"

    @property
    def entry(self) -> Entry:
        """The hand as entered so far, with its situation and rules."""
        return self.session.state.entry

    @property
    def room(self) -> str:
        """The screen that is shown, without its page."""
        return self.shown.split("/")[0]

    @property
    def at_game(self) -> bool:
        """Whether the board is shown."""
        return self.shown == GAME

    @property
    def covers_game(self) -> bool:
        """Whether something lies over the board."""
        over = self.game is not None and self.game.board.sheet is not None
        return over or (self.at_game and self.sheet != "")


class Outcome(NamedTuple):
    """What a step leads to."""

    app: App
    effects: tuple[Effect, ...]


Step: TypeAlias = "Callable[[App], Outcome]"
Act: TypeAlias = "Callable[[App, Action], Outcome]"
