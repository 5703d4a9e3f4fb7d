"""What lies over the page: loaded only when something is opened."""

from typing import TYPE_CHECKING

from pyscript import document, window

from ..game.game import Game
from ..game.saved import load
from ..riichi.text import TextError, parse_entry
from ..screen.answer.dock import BOTH, WIN
from ..screen.answer.sheet import sheet
from ..screen.game.seats import seat_at
from ..screen.game.state import OpenGame
from ..screen.hand.state import follow, with_entry
from ..screen.html import Html
from ..screen.menu.view import keys_beside, menu_sheet
from ..screen.rules.actions import with_rules
from ..words.languages import NATIVE
from . import clipboard, store
from .rules_page import RulesPage
from .wording import words

if TYPE_CHECKING:
    from .page import Page


_kept: list[object] = []  # the game that was open at the start, once it has been read


def explained(page: "Page", by: str, over: bool) -> Html:
    """How the hand's win is counted, with the names of the game that is on."""
    say = page.say
    romaji = words(say.language, "romaji") if say.terms == NATIVE else None
    return sheet(page.session.state.entry, by, say, over, _names(page), romaji)


def _names(page: "Page") -> tuple[str, ...]:
    """Who sits at each wind, from east, in the game that is on; () without one."""
    if page.game:
        state = page.game.state
        game: object = state.game if isinstance(state, OpenGame) else None
    else:  # it has not been shown since the page was opened
        if not _kept:
            _kept.append(load(store.open_game()))
        game = _kept[0]
    if not isinstance(game, Game) or game.over:
        return ()
    return tuple([game.start.names[seat_at(game, wind)] for wind in game.seats])


def explain(page: "Page") -> None:
    """Write what stands beside the hand where there is room: how its win is counted, or else
    the keys of the keyboard."""
    scene = page.scene
    won = scene is not None and scene.answer.state == WIN
    made = explained(page, page.explained, False) if won else keys_beside(page.say)
    page.put("beside", made.text)


def fill(page: "Page") -> None:
    """Write what is open: the Rules screen, the opened answer or a sheet of the menu."""
    entry, say, name = page.session.state.entry, page.say, page.sheet
    if name == "rules":
        rules_page(page).paint()
        return
    if name in BOTH:
        page.put("sheet", explained(page, name, True).text)
        name = "win"
    else:
        made = menu_sheet(name, entry.situation, page.settings, page.draft, say)
        page.put("sheet", made.text)
    box = document.querySelector("#sheet")
    if name != page.shown.get("sheet name") and box.open:  # one led to another: begin at its top
        box.scrollTop = 0
        document.querySelector("#sheet-title").focus()
    page.shown["sheet name"] = name


def rules_page(page: "Page") -> RulesPage:
    """The Rules screen, which is made when it is first needed."""
    page.rules = page.rules or RulesPage(page)
    return page.rules


def write(page: "Page") -> None:
    """Take the hand from the notation box; the rules stay unless it names some."""
    box = document.querySelector("#write")
    text = str(box.value)
    entry = parse_entry(text)
    if isinstance(entry, TextError):
        page.draft = (text, page.say.text_error(entry))
        page.paint()
        box = document.querySelector("#write")
        box.focus()
        box.setSelectionRange(entry.place, entry.place + len(entry.token))
        return
    state = page.session.state
    if "rules:" not in text and "house:" not in text and "=" not in text:
        entry = with_rules(entry, state.entry)
    page.session = follow(page.session, with_entry(state, entry))
    page.close()


def copy(page: "Page") -> None:
    """Put the link on the clipboard."""
    page.take_address()
    url = window.location.href.split("#")[0]
    url += "#" + str(window.encodeURI(page.address)) if page.address else ""
    page.close()
    clipboard.copy(url, lambda done: page.note(page.say("copied" if done else "not_copied")))
