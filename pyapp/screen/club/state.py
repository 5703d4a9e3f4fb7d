"""What the club screen holds, as values."""

from typing import NamedTuple

from ...club.records import EMPTY, Club
from ...club.roster import Met


class ClubState(NamedTuple):
    """The club as it is kept, and what is entered on the page that is shown."""

    club: Club
    known: bool  # whether what the device keeps has been read
    typed: tuple[tuple[str, str], ...]  # what stands in boxes, by their names
    told: str  # what came of the last step
    wrong: str  # why it could not be done
    asks: str  # what is to be confirmed, "" for nothing
    met: tuple[Met, ...]  # new names that are near known ones
    past: tuple[Club, ...]  # what undo leads to, the last step first


BEGIN = ClubState(EMPTY, False, (), "", "", "", (), ())
