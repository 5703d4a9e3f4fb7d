"""The Guide in the document: which of its pages is shown, and what its controls ask for."""

from typing import TYPE_CHECKING, Any

from pyscript import document, window

from ...riichi.text import Entry, parse_entry
from ...screen.action import GUIDE, HAND, Action
from ...screen.answer.dock import BOTH
from ...screen.guide.frame import HOME, PAGES, frame, home, title
from ...screen.html import Html
from ...screen.trail import LINK, SHEET
from ...words.words import Words
from ..document import find
from .room import Room

if TYPE_CHECKING:
    from ..loop import Loop

STYLE = "static/guide.css"
SHELL = '<main id="guide" class="guide" hidden></main>'


class Home(Room):
    """The first page."""

    def html(self) -> Html:
        return home(self.page.say)


class GuidePage:
    """The page of the Guide that is shown, and those that were."""

    def __init__(self, page: "Loop") -> None:
        self.page = page
        self.drawn: Words | None = None  # the words of the frame
        self.rooms: dict[str, Room] = {HOME: Home(self)}
        self.room: Room = self.rooms[HOME]
        self.name = HOME
        self.styled = False
        self.came_by: Any = None  # the control that opened the Guide
        self.under = ""  # the opened answer from which that was
        document.body.insertAdjacentHTML("beforeend", SHELL)
        find("#guide").addEventListener("input", lambda event: self.room.typed(event.target))
        window.tenbou.attach(STYLE).then(self.style_came, self.style_came)

    def style_came(self, *_: Any) -> None:
        self.styled = True
        if self.page.at_guide:
            self.page.paint()

    # What its controls ask for

    def do(self, action: Action) -> None:
        """Open a page, show a hand, leave, or have the page do what is its own."""
        verb, what = action.verb, action.what
        if verb == "open":
            self.open(what)
        elif verb == "leave":
            self.leave()
        elif verb == "hand":
            entry = parse_entry(what)
            if isinstance(entry, Entry):
                self.show_hand(entry)
        elif verb == self.name:
            first, _, rest = what.partition(" ")
            self.room.do(first, rest)
            self.paint()

    def key(self, event: Any) -> None:
        """A key of the keyboard, of which the page may make something."""
        if not self.page.is_covered():
            self.room.key(event)

    def open(self, address: str) -> None:
        """Show a page: its name, and after a stroke what it is to show."""
        page = self.page
        name, _, rest = address.partition("/")
        if name not in PAGES:
            name = rest = HOME
        before = page.at_guide
        if not before:
            self.came_by = document.activeElement
            self.under = page.app.sheet if page.app.sheet in BOTH else ""
            if self.under:  # it stays in the history, for Back to come to
                page.trail.lead(lambda now: now + ("/".join((GUIDE, name)),))
        elif name != self.name:
            self.room.leave()
        if name not in self.rooms:
            self.rooms[name] = _room(name)(self)
        self.name, self.room = name, self.rooms[name]
        self.room.open(rest)
        page.show(self.place() + self.room.layer())
        page.lay_over("")
        page.paint()
        page.show_address()
        if page.at_guide != before:
            self.arrive()
        else:
            self.room.arrive()

    def arrive(self) -> None:
        """Begin at the top of a page."""
        window.scrollTo(0, 0)
        heading = find("#guide-title")
        if heading:
            heading.focus()
        self.room.arrive()

    def show_hand(self, entry: Entry) -> None:
        """Show a hand on the Hand screen, from where Back leads here again."""
        page = self.page
        self.hide()
        page.trail.lead(lambda now: now + (LINK,))
        page.put_hand(entry, True)
        page.paint()

    def leave(self) -> None:
        """The Hand screen again, and over it the opened answer if the Guide was opened there."""
        self.hide()
        page, came_by = self.page, self.came_by
        if SHEET in page.trail.now:
            page.lay_over(self.under)
        page.paint()
        if came_by and came_by.isConnected:
            came_by.focus()

    def hide(self) -> None:
        """Show the Hand screen."""
        page = self.page
        if page.at_guide:
            self.room.leave()
            page.show(HAND)
            find("#guide").hidden = True
            find("main").hidden = False
            window.scrollTo(0, 0)

    # What is shown

    def paint(self) -> None:
        """Bring the document up to the page that is shown."""
        page = self.page
        say, main = page.say, find("#guide")
        if not self.styled:
            return
        if self.drawn is not say:
            self.drawn = say
            page.put("guide", frame(say).text)
            page.shown.pop("guide-room", None)
            page.shown.pop("guide page", None)
        heading = title(self.name, say)
        if page.shown.get("guide page") != self.name:
            page.shown["guide page"] = self.name
            page.shown.pop("guide-room", None)
            find("#guide-title").textContent = heading
            main.setAttribute("data-page", self.name)
            for tab in document.querySelectorAll("#guide-pages button"):
                here = tab.getAttribute("data-page") == self.name
                if here:
                    tab.setAttribute("aria-current", "page")
                else:
                    tab.removeAttribute("aria-current")
        self.room.paint()
        if main.hidden:
            find("main").hidden = True
            main.hidden = False
            self.arrive()

    def note(self, text: str) -> None:
        """Say something over the page, until the next thing is said."""
        find("#guide-note").textContent = text

    def address(self) -> str:
        """What the address bar shows."""
        return self.place() + self.room.address()

    def place(self) -> str:
        """The page that is shown, as addresses and the history name it."""
        return "/".join((GUIDE, self.name)) if self.name else GUIDE


def _room(name: str) -> "type[Room]":
    """The page of that name, imported when it is first opened."""
    if name == "yaku":
        from .yaku import Yaku

        return Yaku
    if name == "fu":
        from .fu import Fu

        return Fu
    if name == "table":
        from .table import Table

        return Table
    if name == "practice":
        from .practice import Practice

        return Practice
    from .about import About

    return About
