"""What the loop takes of the modules that come later: once this can be imported all can."""

from ..riichi.shanten import away as away
from ..screen.action import MENU, PAGE, RULES
from ..screen.hand import earlier as earlier
from ..screen.menu import room as menu
from ..screen.rules import room as rules
from . import moments as moments
from .foresight import Foresight as Foresight
from .history import History as History
from .labels import relabel as relabel
from .listening import listen as listen
from .regions import Regions as Regions
from .said_painter import show_said as show_said
from .sheet_painter import explain as explain
from .sheet_painter import show as show

ACTS = {MENU: menu.set_up, PAGE: menu.act, RULES: rules.act}  # of rooms that need these modules
