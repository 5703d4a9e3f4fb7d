"""The page: a tap becomes an action, its state is painted, shown in the address and kept."""

import gc
from typing import Any, Iterator, NamedTuple

from pyscript import document, window

from ..riichi.problem import Problem
from ..riichi.text import Entry, format_entry, parse_entry
from ..screen.hand.actions import turn
from ..screen.hand.saved import dump, dump_past, load, load_past
from ..screen.hand.scene import Scene, scene
from ..screen.hand.state import Session, follow, with_entry
from ..screen.menu.settings import DEFAULTS, change
from ..screen.menu.settings import NAMES as SETTINGS
from ..screen.words import capital
from ..screen.words.controls import controls
from . import gestures, keyboard, store
from .screen import Screen, asked, attempt, find

IDLE = 80  # milliseconds after a tap until there is time for other things
RETRY = 150  # milliseconds until modules that are loaded later are asked for again
OURS = "hand"  # marks our entries in the tab's history


class Ahead(
    NamedTuple(
        "Ahead",
        [
            ("tap", "tuple[Session, str, str]"),
            ("session", Session),
            ("notes", "tuple[Problem, ...]"),
            ("scene", Scene),
        ],
    )
):
    """A tap, as the session it is made in with its name and argument, and what it leads to."""


class Page(Screen):
    """The screen with where the player is: in which view, sheet and place of the history."""

    def __init__(self) -> None:
        super().__init__()
        self.address = ""
        self.ahead: Ahead | None = None
        self.draft = ("", "")  # notation not yet taken, and what is wrong with it
        self.table: Any = None  # the table screen, once it has been opened
        self.at_table = False
        self.place = OURS  # where we are, as the tab's history remembers it
        self.stacked = False  # whether the open sheet has an entry in the history
        self.returning = False  # whether we have just taken that entry out
        self.told_not_saved = False
        self.idle_timer: Any = None

    # Taps

    def tap(self, name: str, arg: str) -> None:
        """Do what a control asks for and paint the outcome."""
        if name == "table" or (self.at_table and name == "undo"):
            self.table_tap(arg or name)
        elif name in SETTINGS:
            self.settings = change(self.settings, name, arg)
            self.speak()
            self.paint()
        elif name in ("copy", "write"):
            from . import sheets

            (sheets.copy if name == "copy" else sheets.write)(self)
        else:
            _, self.session, notes, _ = self.think(name, arg)
            if name == "sheet" and arg == "text":
                self.draft = (format_entry(self.session.state.entry), "")
            self.paint()
            self.tell(notes)

    def think(self, name: str, arg: str) -> Ahead:
        """Work out what a tap does; done while the finger is still down, `tap` just shows it."""
        tap = (self.session, name, arg)
        if self.ahead is None or self.ahead.tap != tap:
            session, notes = turn(self.session, name, arg)
            self.ahead = Ahead(tap, session, notes, scene(session, self.say, self.scene))
        return self.ahead

    def table_tap(self, arg: str) -> None:
        """Do what a control of the table asks for; the first one loads it."""
        if self.table is None:
            try:
                from .game_page import GamePage
            except ImportError:
                self.retry(lambda: self.table_tap(arg))
                return
            self.table = GamePage(self)
        self.table.tap(arg)

    def speak(self) -> None:
        """Take the words of the settings; English until another table has come."""
        terms = self.settings.terms
        try:
            self.say = controls(terms)
        except ImportError:
            self.say = controls(DEFAULTS.terms)
            self.retry(self.speak)
        self.scene = None
        self.ahead = None

    def retry(self, prepare: Any = None) -> None:
        """Paint again when more modules may have come."""

        def again(*_: Any) -> None:
            if prepare:
                prepare()
            self.paint()

        window.setTimeout(again, RETRY)

    def tell(self, notes: tuple[Problem, ...]) -> None:
        """Show and announce why a tap did nothing, or what it took along."""
        hand = self.session.state.entry.hand
        if notes or not self.pinned:
            self.note(" ".join([capital(self.say.problem(each, hand)) for each in notes]))

    # What is shown

    def paint(self) -> None:
        """Bring the document up to the session and settings."""
        ahead = self.ahead
        if ahead and ahead.session == self.session:
            self.paint_scene(ahead.scene)
        else:
            self.paint_scene(scene(self.session, self.say, self.scene))
        self.paint_sheets()
        self.keep()

    # Sheets

    def paint_sheets(self) -> None:
        """Open, fill or close what lies over the page."""
        state = self.session.state
        was_open = self.is_open()
        try:
            if state.sheet or state.view == "rules":
                from . import sheets

                sheets.fill(self)
        except ImportError:
            self.retry()
            return
        _open("sheet", bool(state.sheet))
        _open("rules", state.view == "rules")
        if not state.sheet:
            self.shown.pop("sheet", None)
        if self.is_open() and not was_open:
            self.stack()
        elif was_open and not self.is_open() and self.stacked:
            self.stacked = False
            self.returning = True
            window.history.back()

    def is_open(self) -> bool:
        return bool(self.at_table or find("#sheet").open or find("#rules").open)

    def stack(self) -> None:
        """Give the open sheet an entry in the history, so that Back closes it."""
        done = attempt("history", "pushState", OURS, "", window.location.href)
        self.stacked = done is not False

    def close(self) -> None:
        """Close whatever is open."""
        if self.at_table:
            self.table_tap("close")
        else:
            self.tap("close", "")

    def went_back(self, event: Any) -> None:
        """The Back button: it closes what is open; the address stays that of the hand."""
        if self.table and self.table.went_back(event.state):
            self.show_address()
            return
        if event.state != OURS:
            return  # another link: a hashchange follows
        if self.stacked:
            self.stacked = False
            self.close()
        elif not self.returning:
            return  # to another hand: a hashchange follows
        self.returning = False
        self.show_address()

    # Address, device, clipboard

    def keep(self) -> None:
        """Put the hand in the address once it is painted, and soon on the device."""
        window.requestAnimationFrame(self.painted)
        if self.idle_timer is None:
            self.idle_timer = window.setTimeout(lambda *_: self.idle(), IDLE)

    def painted(self, *_: Any) -> None:
        window.setTimeout(lambda *_: self.take_address(), 0)

    def idle(self) -> None:
        """What can wait until the tap is on the screen: storing, and clearing memory."""
        self.idle_timer = None
        self.take_address()  # a page in the background paints nothing
        text = dump(self.session.state, self.settings, self.address)
        if self.shown.get("kept") != text:
            self.shown["kept"] = text
            if not store.write(store.HAND, text) and not self.told_not_saved:
                self.told_not_saved = True
                self.note(self.say("not_saved"), True)
        gc.collect()

    def take_address(self) -> None:
        """Put the hand in the address."""
        address = format_entry(self.session.state.entry, ",")
        if address != self.address:
            self.address = address
            self.show_address()

    def keep_past(self) -> None:
        """Keep the undo levels too; it takes longer, so only when the page is left."""
        self.idle()
        store.write(store.PAST, dump_past(self.session.state, self.session.past))

    def show_address(self) -> None:
        where = window.location
        url = where.pathname + where.search + ("#" + self.address if self.address else "")
        # Safari allows a hundred in half a minute.
        if attempt("history", "replaceState", self.place, "", url) is False:
            window.setTimeout(lambda *_: self.show_address(), 5000)

    def open_saved(self) -> None:
        """Start from the address if it holds a hand, else from what the device kept."""
        text = store.read(store.HAND)
        try:
            saved = load(text) if text else None
        except Exception:  # damaged in a way nobody thought of: start afresh
            saved = None
        if saved:
            self.settings = saved.settings
            self.speak()
            past = load_past(store.read(store.PAST), saved.state)
            self.session = Session(saved.state, past)
        self.address = format_entry(self.session.state.entry, ",")
        self.open_address()

    def open_address(self) -> None:
        """Show the hand of the address, unless it is shown already or cannot be read."""
        text = _fragment()
        if text in ("", self.address):
            return
        entry = parse_entry(text)
        state = self.session.state
        if isinstance(entry, Entry):
            fresh = with_entry(state._replace(view="hand", sheet=""), entry)
        else:
            error = self.say.say("bad_link", error=self.say.text_error(entry))
            self.draft = (text, error)
            fresh = state._replace(view="hand", sheet="text")
        self.session = follow(self.session, fresh)

    def address_changed(self) -> None:
        """Another link was opened in this tab: its hand is to be seen."""
        if self.at_table and _fragment() not in ("", self.address):
            self.table.hide()
        self.open_address()
        self.paint()
        self.show_address()


def _open(id: str, wanted: bool) -> None:
    dialog = find("#" + id)
    if wanted and not dialog.open:
        dialog.showModal()
        title = find("#%s-title" % id)
        if title:
            title.focus()
    elif dialog.open and not wanted:
        dialog.close()


def _fragment() -> str:
    text = str(window.location.hash)[1:]
    return str(attempt("self", "decodeURIComponent", text) or text)


def start() -> Iterator[None]:
    """Show the hand, replay the taps made while loading, and listen from here on.

    In steps, between which the browser may have its turn; the last one has all that counts.
    """
    page = Page()
    yield
    page.open_saved()
    yield
    first = page.think("", "")
    yield
    page.paint_scene(first.scene)
    yield
    at_table = store.read(store.VIEW) == store.TABLE and _fragment() in ("", page.address)
    if at_table and str(window.history.state).startswith(store.TABLE):
        page.place = str(window.history.state)
    page.show_address()
    page.paint()
    if at_table:
        page.table_tap("open")
    for tap in window.tenbou.queue:
        if tap.action:
            page.tap(tap.action, tap.tile or tap.arg)

    def click(event: Any) -> None:
        target = event.target
        control = target.closest("[data-do]")
        if target.tagName == "DIALOG":
            page.close()  # beside the sheet
        if not control or control.tagName == "SELECT" or gestures.handled(event):
            return
        page.tap(*asked(control))

    def choose(event: Any) -> None:
        select = event.target
        if select.tagName == "SELECT":
            arg = "%s=%s" % (select.getAttribute("data-arg"), select.value)
            page.tap(select.getAttribute("data-do"), arg)

    def cancel(event: Any) -> None:
        event.preventDefault()
        page.close()

    def hide(event: Any) -> None:
        page.keep_past()

    document.addEventListener("click", click)
    document.addEventListener("change", choose)
    for id in ("sheet", "rules"):
        find("#" + id).addEventListener("cancel", cancel)
    view = document.defaultView  # `window` itself is a module, whose functions know no `this`
    view.addEventListener("popstate", page.went_back)
    view.addEventListener("hashchange", lambda event: page.address_changed())
    view.addEventListener("pagehide", hide)
    document.addEventListener("visibilitychange", hide)
    gestures.listen(page)
    keyboard.listen(page)
    document.documentElement.setAttribute("data-ready", "")
