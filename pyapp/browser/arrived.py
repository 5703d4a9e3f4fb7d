"""What the loop takes of the modules that come later: once this can be imported all can."""

from ..riichi.shanten import away
from ..screen.action import RULES
from ..screen.hand import earlier
from ..screen.rules import room as rules
from . import moments
from .foresight import Foresight
from .labels import relabel
from .listening import listen
from .regions import Regions
from .sheet_painter import explain, show

ACTS = {RULES: rules.act}  # of rooms that come with these modules
# Named here, or the build would leave out what this module itself does not use.
TAKEN = (Foresight, Regions, away, earlier, explain, listen, moments, relabel, rules, show)
