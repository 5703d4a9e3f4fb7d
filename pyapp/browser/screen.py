"""The entry screen in the document, painted from the state.

Only regions whose html changed are written; keys and buttons are changed in place, so
that nothing loses its focus.
"""

from typing import Any, Dict, List, Tuple

from pyscript import document, window

from ..riichi.hand import FULL
from ..riichi.tiles import NAMES
from ..screen.answer import answer
from ..screen.entering import supply
from ..screen.hand_view import dora_html, hand_html, offer_html, tight
from ..screen.settings import DEFAULTS
from ..screen.situation_view import Tool, book_names, round_html, tools
from ..screen.state import START, Session
from ..screen.words import Words, capital
from ..screen.words.controls import controls

NOTE_TIME = 4000  # milliseconds a note stays

# Python cannot catch what JavaScript throws; this calls a method and gives False instead.
attempt = window.tenbou.attempt


def find(selector: str) -> Any:
    """The first element that the selector names, None without one."""
    return document.querySelector(selector)


class Screen:
    """The session and settings with what the document shows of them."""

    def __init__(self) -> None:
        self.session = Session(START, ())
        self.settings = DEFAULTS
        self.say: Words = controls(DEFAULTS.terms)
        self.shown: Dict[str, str] = {}
        self.left: List[int] = []
        self.tools: Tuple[Tool, ...] = ()
        self.answered: Any = None
        self.pinned = False  # whether the note stays through the next taps
        self.note_timer: Any = None
        self.keys = [find('#picker [data-tile="%s"]' % name) for name in NAMES]
        self.buttons = list(document.querySelectorAll("#tools button"))

    def paint_entry(self) -> None:
        """All of the screen but the answer."""
        state, say = self.session.state, self.say
        self.put("hand", hand_html(state, say))
        self.put("dora", dora_html(state, say))
        self.put("offer", offer_html(state, say))
        self.paint_keys()
        self.paint_tools()
        self.paint_rest()

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
