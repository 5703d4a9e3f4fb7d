"""What lies over the hand, and what stands beside it on a wide screen, as regions."""

from ..words.languages import official
from .answer.dock import BOTH, WIN
from .answer.payments import NOBODY, Names
from .answer.sheet import SHEET
from .answer.sheet import regions as answer_regions
from .app import App
from .hand.seating import Seating, of_table
from .menu.last import SHEET as HANDS
from .menu.last import regions as hands_regions
from .menu.view import keys_beside, keys_html, menu_html, notation_html, winds_html
from .region import Region
from .rules.room import regions as rules_regions

RULES = "rules"  # the sheet that has its own dialog


def regions(app: App) -> tuple[Region, ...]:
    """Of the sheet that is open."""
    name = app.sheet
    if name == RULES:
        return rules_regions(app)
    if name == HANDS:
        return hands_regions(app)
    if name in BOTH:
        return _explained(app, SHEET, name)
    return (_of_menu(app, name),)


def _of_menu(app: App, name: str) -> Region:
    """One of the menu's sheets, made from what it shows alone: the same one may be asked for after
    many more taps.
    """
    say, entry = app.say, app.entry
    if name == "menu":
        return Region("sheet", "", (say, app.settings), menu_html)
    if name == "winds":
        shown = (say, entry.situation, entry.rules.players, app.seating)
        return Region("sheet", "", shown, winds_html)
    if name == "text":
        return Region("sheet", "", (say, app.draft.shown, app.draft.error), notation_html)
    return Region("sheet", "", (say,), keys_html)


def beside(app: App, answer: str) -> tuple[Region, ...]:
    """Beside the hand: how its win is counted, or else the keys of the keyboard."""
    if answer == WIN:
        return _explained(app, "beside", app.explained)
    return (Region("beside", "", (app.say,), keys_beside),)


def _explained(app: App, place: str, by: str) -> tuple[Region, ...]:
    """How the hand's win is counted, with the names of the game that is on."""
    say, seating = app.say, app.seating
    names = _names(seating, app.entry.situation.seat) if seating else NOBODY
    terms = official(say.language, say.terms)
    other = app.device.words(say.language, terms) if terms else None
    apart = seating and not of_table(app.entry.situation, seating)
    return answer_regions(place, app.entry, by, say, None if apart else names, other)


def _names(seating: Seating, winner: int) -> Names:
    """Those at the table, and who discarded to this winner."""
    names, payer = seating.names, seating.payer
    return Names(names, "" if payer is None or payer == winner else names[payer])
