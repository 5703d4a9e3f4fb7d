"""What lies over the page: loaded only when something is opened."""

from typing import TYPE_CHECKING

from pyscript import document, window

from ..riichi.text import TextError, parse_entry
from ..screen.answer.dock import BOTH, WIN
from ..screen.answer.sheet import sheet
from ..screen.hand.state import follow, with_entry
from ..screen.menu.view import keys_beside, menu_sheet
from ..screen.rules.view import rules_view
from . import clipboard

if TYPE_CHECKING:
    from .page import Page


def explain(page: "Page") -> None:
    """Write what stands beside the hand where there is room: how its win is counted, or else
    the keys of the keyboard."""
    entry, say, scene = page.session.state.entry, page.say, page.scene
    won = scene is not None and scene.answer.state == WIN
    made = sheet(entry, page.explained, say, False) if won else keys_beside(say)
    page.put("beside", made.text)


def fill(page: "Page") -> None:
    """Write what is open: the Rules screen, the opened answer or a sheet of the menu."""
    entry, say, name = page.session.state.entry, page.say, page.sheet
    if name == "rules":
        page.put("rules", rules_view(entry, say).text, " .inside")
        return
    if name in BOTH:
        page.put("sheet", sheet(entry, name, say).text)
        name = "win"
    else:
        made = menu_sheet(name, entry.situation, page.settings, page.draft, say)
        page.put("sheet", made.text)
    box = document.querySelector("#sheet")
    if name != page.shown.get("sheet name") and box.open:  # one led to another: begin at its top
        box.scrollTop = 0
        document.querySelector("#sheet-title").focus()
    page.shown["sheet name"] = name


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
    if "rules:" not in text and "=" not in text:
        entry = entry._replace(rulebook=state.entry.rulebook, rules=state.entry.rules)
    page.session = follow(page.session, with_entry(state, entry))
    page.close()


def copy(page: "Page") -> None:
    """Put the link on the clipboard."""
    page.take_address()
    url = window.location.href.split("#")[0]
    url += "#" + page.address if page.address else ""
    page.close()
    clipboard.copy(url, lambda done: page.note(page.say("copied" if done else "not_copied")))
