"""What lies over the page: loaded only when something is opened."""

from typing import TYPE_CHECKING

from pyscript import document

from ..riichi.text import TextError, parse_entry
from ..screen.answer.dock import BOTH, WIN
from ..screen.answer.sheet import sheet
from ..screen.html import Html
from ..screen.menu.view import keys_beside, menu_sheet
from ..screen.rules.actions import with_rules
from ..words.languages import LANGUAGES, NATIVE
from ..words.words import Words
from . import clipboard
from .late import late
from .rules_page import RulesPage
from .wording import words

if TYPE_CHECKING:
    from .page import Page


def explained(page: "Page", by: str, over: bool) -> Html:
    """How the hand's win is counted, with the names of the game that is on."""
    say = page.say
    names = page.seating.names if page.seating else ()
    return sheet(page.session.state.entry, by, say, over, names, romaji(page))


def romaji(page: "Page") -> Words | None:
    """The words for the names in romaji beside English ones, when they have come."""
    tag = LANGUAGES[0].tag
    if (page.say.language, page.say.terms) != (tag, NATIVE):
        return None
    return late(lambda: words(tag, "romaji"), page.paint)


def explain(page: "Page") -> None:
    """Write what stands beside the hand where there is room: how its win is counted, or else
    the keys of the keyboard."""
    scene = page.scene
    won = scene is not None and scene.answer.state == WIN
    drawn = (won, page.session.state.entry, page.say, page.explained, page.seating, romaji(page))
    if drawn == page.beside:
        return
    page.beside = drawn
    made = explained(page, page.explained, False) if won else keys_beside(page.say)
    page.put("beside", made.text)


def fill(page: "Page") -> None:
    """Write what is open: the Rules screen, the opened answer or a sheet of the menu."""
    entry, say, name = page.session.state.entry, page.say, page.sheet
    if name == "rules":
        rules_page(page).paint()
        return
    box = document.querySelector("#sheet")
    if name in BOTH:
        page.put("sheet", explained(page, name, True).text)
        name = "win"
    elif name == "hands":
        last = page.last_hands()
        if not box.open or page.shown.get("sheet name") != name:
            last.open()
        page.put("sheet", last.html().text)
    else:
        made = menu_sheet(name, entry, page.settings, page.draft, say)
        page.put("sheet", made.text)
    if name != page.shown.get("sheet name") and box.open:  # one led to another: begin at its top
        box.scrollTop = 0
        document.querySelector("#sheet-title").focus()
    page.shown["sheet name"] = name


def do(page: "Page", verb: str, what: str) -> None:
    """What a control of a sheet asks for, but to open or close one."""
    if verb == "copy":
        copy(page)
    elif verb == "write":
        write(page)
    elif verb == "reopen":
        page.last_hands().reopen(what)
    elif verb == "delete":
        page.last_hands().delete()
    elif verb == "undelete":
        page.last_hands().undelete()


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
    page.set_hand(entry)
    page.close()


def copy(page: "Page") -> None:
    """Put the link on the clipboard."""
    page.take_address()
    page.close()
    clipboard.copy_link(
        page.address, lambda done: page.note(page.say("copied" if done else "not_copied"))
    )
