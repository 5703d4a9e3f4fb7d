"""The page: a tap becomes an action, its state is painted, shown in the address and kept.

Only regions whose html changed are written; keys and buttons are changed in place, so
that nothing loses its focus.
"""

import gc
from typing import Any, Dict, List, Tuple

from pyscript import document, window

from ..riichi.hand import FULL, Problem
from ..riichi.text import Entry, format_entry, parse_entry
from ..riichi.tiles import NAMES
from ..screen.actions import turn
from ..screen.answer import answer
from ..screen.entering import supply
from ..screen.hand_view import dora_html, hand_html, offer_html, tight
from ..screen.saved import dump, dump_past, load, load_past
from ..screen.settings import DEFAULTS, change
from ..screen.settings import NAMES as SETTINGS
from ..screen.situation_view import Tool, book_names, round_html, round_label, tools
from ..screen.state import START, Session, follow, with_entry
from ..screen.words import Words, capital
from ..screen.words.controls import controls
from . import gestures, keyboard, store

NOTE_TIME = 4000  # milliseconds a note stays
IDLE = 80  # milliseconds after a tap until there is time for other things
RETRY = 150  # milliseconds until modules that are loaded later are asked for again
OURS = "hand"  # marks our entries in the tab's history


class Page:
    """The session with what the document shows of it."""

    def __init__(self) -> None:
        self.session = Session(START, ())
        self.settings = DEFAULTS
        self.shown: Dict[str, str] = {}
        self.left: List[int] = []
        self.tools: Tuple[Tool, ...] = ()
        self.answered: Any = None
        self.address = ""
        self.draft = ("", "")  # notation not yet taken, and what is wrong with it
        self.table: Any = None  # the table screen, once it has been opened
        self.at_table = False
        self.place = OURS  # where we are, as the tab's history remembers it
        self.stacked = False  # whether the open sheet has an entry in the history
        self.returning = False  # whether we have just taken that entry out
        self.told_not_saved = False
        self.pinned = False  # whether the note stays through the next taps
        self.note_timer: Any = None
        self.idle_timer: Any = None
        self.say: Words = controls(DEFAULTS.terms)
        self.keys = [find('#picker [data-tile="%s"]' % name) for name in NAMES]
        self.buttons = list(document.querySelectorAll("#tools button"))

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
            self.session, notes = turn(self.session, name, arg)
            if name == "sheet" and arg == "text":
                self.draft = (format_entry(self.session.state.entry), "")
            self.paint()
            self.tell(notes)

    def table_tap(self, arg: str) -> None:
        """Do what a control of the table asks for; the first one loads it."""
        if self.table is None:
            try:
                from .table_page import TablePage
            except ImportError:
                self.retry(lambda: self.table_tap(arg))
                return
            self.table = TablePage(self)
        self.table.tap(arg)

    def speak(self) -> None:
        """Take the words of the settings; English until another table has come."""
        terms = self.settings.terms
        try:
            self.say = controls(terms)
        except ImportError:
            self.say = controls(DEFAULTS.terms)
            self.retry(self.speak)
        self.left = []
        self.tools = ()

    def retry(self, prepare: Any = None) -> None:
        """Paint again when more modules may have come."""

        def again(*_: Any) -> None:
            if prepare:
                prepare()
            self.paint()

        window.setTimeout(again, RETRY)

    def tell(self, notes: Tuple[Problem, ...]) -> None:
        """Show and announce why a tap did nothing, or what it took along."""
        hand = self.session.state.entry.hand
        if notes or not self.pinned:
            self.note(" ".join([capital(self.say.problem(each, hand)) for each in notes]))

    def note(self, text: str, pinned: bool = False) -> None:
        """Show a line over the hand for a while, or until the next tap."""
        self.pinned = pinned
        if text != self.shown.get("note", ""):
            self.shown["note"] = text
            find("#note").textContent = text
        if self.note_timer is not None:
            window.clearTimeout(self.note_timer)
            self.note_timer = None
        if text:
            self.note_timer = window.setTimeout(lambda *_: self.note(""), NOTE_TIME)

    # What is shown

    def paint(self) -> None:
        """Bring the document up to the state: the entry first, then the answer."""
        state, say = self.session.state, self.say
        self.put("hand", hand_html(state, say))
        self.put("dora", dora_html(state, say))
        self.put("offer", offer_html(state, say))
        self.paint_keys()
        self.paint_tools()
        self.paint_rest()
        self.paint_answer()
        self.paint_sheets()
        self.keep()

    def put(self, id: str, html: str, inside: str = "") -> None:
        """Write a region's html if it changed, the focus staying on the same control."""
        if self.shown.get(id) == html:
            return
        self.shown[id] = html
        region = find("#" + id + inside)
        focused = document.activeElement
        control = None
        if focused and region.contains(focused):
            names = ("id", "data-do", "data-arg")
            control = tuple([focused.getAttribute(name) for name in names])
        region.innerHTML = html
        if control:
            same = find("#" + control[0]) if control[0] else None
            same = same or region.querySelector('[data-do="%s"][data-arg="%s"]' % control[1:])
            same = same or region.querySelector("button")
            if same:
                same.focus()

    def attribute(self, id: str, name: str, value: str) -> None:
        """Set an attribute of an element, or of the root element for id ""; "" removes it."""
        key = id + "@" + name
        if self.shown.get(key) == value:
            return
        self.shown[key] = value
        element = find("#" + id) if id else document.documentElement
        if value:
            element.setAttribute(name, value)
        else:
            element.removeAttribute(name)

    def paint_keys(self) -> None:
        """Copies left on the picker's keys; the reds where the rules have them."""
        state = self.session.state
        left = supply(state.entry)
        full = state.entry.hand.size >= FULL and state.mode not in ("dora", "ura")
        self.attribute("picker", "data-reds", "yes" if state.entry.rules.yaku_red_fives else "")
        self.attribute("picker", "data-mode", state.mode)
        self.attribute("picker", "data-full", "yes" if full else "")
        for tile, count in enumerate(left):
            if self.left and self.left[tile] == count:
                continue
            key = self.keys[tile]
            id = "key_label" if count else "key_gone"
            name = capital(self.say.tile(tile))
            key.setAttribute("aria-label", self.say.say(id, tile=name, n=count))
            key.setAttribute("aria-disabled", "false" if count else "true")
            key.setAttribute("data-left", str(count))
        self.left = left

    def paint_tools(self) -> None:
        """The buttons for sets, calls and situation."""
        now = tools(self.session.state, bool(self.session.past), self.say)
        for place, tool in enumerate(now):
            old = self.tools[place] if self.tools else None
            if tool == old:
                continue
            element = self.buttons[place]
            if old is None or old.text != tool.text:
                element.textContent = tool.text
            if tool.pressed:
                element.setAttribute("aria-pressed", tool.pressed)
            if tool.disabled:
                element.setAttribute("aria-disabled", tool.disabled)
        self.tools = now

    def paint_rest(self) -> None:
        """The top bar, the seat, and what the style sheet needs to know."""
        state, say, settings = self.session.state, self.say, self.settings
        title, label = book_names(state, say)
        self.put("book", "<span>%s</span>" % title)
        self.attribute("book", "aria-label", label)
        self.put("round", round_html(state, say))
        self.attribute("round", "aria-label", round_label(state, say))
        seats = find("#seat").children
        for wind in range(4):
            chosen = wind == state.entry.situation.seat
            key = "seat%d" % wind
            text = say.wind(wind)
            shown = "%s %s" % (text, chosen)
            if self.shown.get(key) != shown:
                self.shown[key] = shown
                seat = seats[wind]
                seat.setAttribute("aria-checked", "true" if chosen else "false")
                seat.setAttribute("tabindex", "0" if chosen else "-1")
                name = say.say("seat_dealer", wind=text) if wind == 0 else text
                seat.setAttribute("aria-label", name)
                seat.textContent = say.part("seats", wind)
        self.attribute("offer", "data-open", "yes" if state.offer else "")
        self.attribute("hand", "class", "tight" if tight(state.entry.hand) else "")
        self.attribute("", "data-theme", "" if settings.theme == "auto" else settings.theme)
        self.attribute("", "data-terms", say.terms)
        self.attribute("", "data-numerals", "yes" if settings.numerals else "")
        if self.shown.get("terms") != say.terms:
            self.shown["terms"] = say.terms
            for id in ("next", "menu"):
                find("#" + id).setAttribute("aria-label", say({"next": "next_hand"}.get(id, id)))

    def paint_answer(self) -> None:
        """What the hand is worth, once for each entry."""
        question = (self.session.state.entry, self.say.terms)
        if question == self.answered:
            return
        self.answered = question
        found = answer(*question)
        self.attribute("answer", "data-state", found.state)
        self.put("answer", found.html)
        if self.shown.get("spoken") != found.spoken:
            self.shown["spoken"] = found.spoken
            find("#spoken").textContent = found.spoken

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
        """Put the hand in the address, and soon on the device."""
        address = format_entry(self.session.state.entry, ",")
        if address != self.address:
            self.address = address
            self.show_address()
        if self.idle_timer is None:
            self.idle_timer = window.setTimeout(lambda *_: self.idle(), IDLE)

    def idle(self) -> None:
        """What can wait until the tap is on the screen: storing, and clearing memory."""
        self.idle_timer = None
        text = dump(self.session.state, self.settings, self.address)
        if self.shown.get("kept") != text:
            self.shown["kept"] = text
            if not store.write(store.HAND, text) and not self.told_not_saved:
                self.told_not_saved = True
                self.note(self.say("not_saved"), True)
        gc.collect()

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
        """Another link was opened in this tab."""
        self.open_address()
        self.paint()
        self.show_address()


attempt = window.tenbou.attempt


def find(selector: str) -> Any:
    return document.querySelector(selector)


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


def start() -> None:
    """Show the hand, replay the taps made while loading, and listen from here on."""
    page = Page()
    page.open_saved()
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
        arg = control.getAttribute("data-tile") or control.getAttribute("data-arg") or ""
        page.tap(control.getAttribute("data-do"), arg)

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
