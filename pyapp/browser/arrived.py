"""What the loop takes of the modules that come later: once this can be imported all can."""

from ..riichi.shanten import away
from ..screen.hand import earlier
from ..screen.rules import room as rules
from . import moments, sheet_painter
from .foresight import Foresight
from .labels import relabel
from .listening import listen
from .regions import Regions

# Named here, or the build would leave out what this module itself does not use.
TAKEN = (Foresight, Regions, away, earlier, listen, moments, relabel, rules, sheet_painter)
