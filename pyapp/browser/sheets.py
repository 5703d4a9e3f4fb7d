"""What lies over the page: loaded only when something is opened."""

from typing import Any

from pyscript import document, window

from ..riichi.text import TextError, parse_entry
from ..screen.answer.sheet import sheet
from ..screen.hand.state import follow, with_entry
from ..screen.menu.view import menu_sheet
from ..screen.rules.view import rules_view


def fill(page: Any) -> None:
    """Write the sheet or the Rules screen that is open."""
    state = page.session.state
    if state.sheet in ("ron", "tsumo"):
        page.put("sheet", sheet(state.entry, state.sheet, page.say.terms))
    elif state.sheet:
        page.put("sheet", menu_sheet(state, page.settings, page.draft, page.say))
    name = "win" if state.sheet in ("ron", "tsumo") else state.sheet
    if name and name != page.shown.get("sheet name"):
        box = document.querySelector("#sheet")
        if box.open:  # one sheet led to another: begin at its top
            box.scrollTop = 0
            document.querySelector("#sheet-title").focus()
    page.shown["sheet name"] = name
    if state.view == "rules":
        page.put("rules", rules_view(state.entry, page.say.terms), " .inside")


def write(page: Any) -> None:
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
    if "rules:" not in text and "=" not in text:
        now = page.session.state.entry
        entry = entry._replace(rulebook=now.rulebook, rules=now.rules)
    fresh = with_entry(page.session.state, entry)._replace(sheet="")
    page.session = follow(page.session, fresh)
    page.paint()


def copy(page: Any) -> None:
    """Put the link on the clipboard, in the old way where the new one is refused."""
    page.take_address()
    url = window.location.href.split("#")[0]
    url += "#" + page.address if page.address else ""
    page.tap("close", "")
    clipboard = window.navigator.clipboard
    if clipboard:
        clipboard.writeText(url).then(
            lambda *_: page.note(page.say("copied")), lambda *_: _copy_old_way(page, url)
        )
    else:
        _copy_old_way(page, url)


def _copy_old_way(page: Any, url: str) -> None:
    box = document.createElement("textarea")
    box.value = url
    document.body.append(box)
    box.select()
    done = document.execCommand("copy")
    box.remove()
    page.note(page.say("copied" if done else "not_copied"))
