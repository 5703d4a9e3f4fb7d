"""What the Guide holds, as values: each of its pages, and how it was come to."""

from typing import TYPE_CHECKING, Any, Callable, NamedTuple

from ...riichi.rules import Rules
from ...riichi.text import Entry
from .entries import BEGIN as LOOKING
from .entries import Looking

if TYPE_CHECKING:
    from ...check.run import Run
    from ..hand.state import Session
    from .practice.state import PracticeState
    from .self_check import Check


class Means(NamedTuple):
    """What only the browser knows, and only the Guide asks for."""

    version: str  # of the page, as the build named it; "" where nothing was built
    reports: str  # where its host wants to be told what is wrong, "" for nowhere
    link: Callable[[str], str]  # to this page, with that fragment
    random: Callable[[], float]  # at least 0, less than 1
    kept: Callable[[str], str]  # the text that this tab kept under a name, "" for none
    has_voice: Callable[[str], bool]  # whether the device can read out a language
    touched: Callable[[], float]  # when something was last touched, as the device's clock has it
    today: Callable[[], str]  # the date where the player is, as "2026-11-22"


class Spot(NamedTuple):
    """What is to be in sight as soon as it is there; then the player goes on."""

    focus: str  # what takes the focus
    sight: str  # what is to be seen
    near: bool  # whether that is moved as little as possible, else to the top


class Listing(NamedTuple):
    """A page of entries: how it is looked at, and its rows with the rules that they follow."""

    look: Looking
    rules: Rules | None  # None before the page was first opened
    rows: tuple[Any, ...]


UNLISTED = Listing(LOOKING, None, ())


class Place(NamedTuple):
    """A cell of the table, or a limit by its name."""

    dealer: bool
    han: int
    fu: int
    limit: str

    @property
    def text(self) -> str:
        """As a control names it; `place_of` is the inverse."""
        return "%d/%d/%d/%s" % (self.dealer, self.han, self.fu, self.limit)


class TableState(NamedTuple):
    """The page: its table in front, and what is open in it."""

    dealer: bool  # whose table is in front
    honba: int
    rare: bool  # whether the rare rows are unfolded
    place: Place | None  # the cell that is open
    examples: tuple[tuple[str, Entry], ...]  # hands that earn it, each with how it is won
    entry: Entry  # the hand with which it began
    behind: bool  # whether the table at the back, which a phone does not show, is yet to be drawn
    paper: str  # what is printed


class GuideState(NamedTuple):
    """A page that is None was not opened yet."""

    means: Means
    opened_by: str  # what the control asks for that opened the Guide
    sheet: str  # the opened answer from which that was, "" for none
    note: str  # what is told over the page
    spot: Spot | None
    sources: str  # see `source`; "" until they were asked for
    yaku: Listing
    fu: Listing
    table: TableState | None
    book: str  # the rulebook whose rules About lists, "" for none
    check: "Check | None"
    run: "Run | None"  # of the self-check, as long as it goes on
    practice: "PracticeState | None"
    own: "tuple[Session, Entry] | None"  # the hand entered, while another is shown in its place
