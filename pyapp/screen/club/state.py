"""What the club screen holds, as values."""

from typing import TYPE_CHECKING, NamedTuple

from ...club.clock import Clock
from ...club.records import EMPTY, Club, Evening
from ...game.events import Start

if TYPE_CHECKING:  # what few evenings need comes late
    from ...club.imports import Checked
    from ...club.table_text import Preview

MOST_TYPED = 30000  # characters of a box: what is longer comes as a file


class KeptGame(NamedTuple):
    """A game of the game keeper: its name on the device, its text, and how it began."""

    id: str
    text: str
    start: Start | None  # None where the text is damaged


class Pasted(NamedTuple):
    """Results or names that were pasted, as they are read."""

    evening: Evening  # of those with its date or without one, perhaps one that is still to begin
    preview: "Preview"
    rows: "tuple[Checked, ...]"


class ClockState(NamedTuple):
    """The clock as it is kept."""

    clock: Clock
    dark: bool  # whether the browser does not keep the screen on
    tried: bool  # whether the gong was asked for by touch since the page is open


class ClubState(NamedTuple):
    """The club as it is kept, and what is entered on the page that is shown."""

    club: Club
    known: bool  # whether the roster and the last evenings have been read: they can be changed
    whole: bool  # whether all has
    reading: int  # how often it was begun to read
    typed: tuple[tuple[str, str], ...]  # what stands in boxes, by their names
    drafts: tuple[tuple[str, str, str], ...]  # what does in boxes of pages that were left, by both
    told: str  # what came of what was last asked for
    step: str  # what was told of the last step that changed the club
    wrong: str  # why it could not be done
    asks: str  # what is to be confirmed, "" for nothing
    past: tuple[tuple[Club, str], ...]  # what undo leads to, and what the step from there told
    future: tuple[tuple[Club, str], ...]  # what redo leads to, and what the step to it told
    games: tuple[KeptGame, ...] | None  # those on the device, newest first; None until asked for
    pasted: Pasted | None
    clock: ClockState | None  # of the round, once it was read


# fmt: off
BEGIN = ClubState(
    EMPTY, False, False, 0, (), (), "", "", "", "", (), (), None, None, None,
)
# fmt: on
