"""The Hand screen in the document, painted from the state.

Only regions whose html changed are written; keys and buttons are changed in place, so
that nothing loses its focus.
"""

from typing import Any

from pyscript import document, window

from ..riichi.hand import FULL
from ..riichi.rules import Rules
from ..riichi.seats import THREE
from ..riichi.text import DEFAULT_RULEBOOK
from ..riichi.tiles import COPIES, EAST, KINDS, NAMES
from ..screen.action import Action, read
from ..screen.hand.scene import Scene
from ..screen.hand.state import START, Session
from ..screen.hand.tiles import shape
from ..screen.hand.tools import Seating, Tool, book_names, round_html, seat_label, seat_name
from ..screen.html import html, numeral_svg, truth
from ..screen.menu.settings import DEFAULTS, KNOWN
from ..words.languages import JAPANESE, NATIVE
from ..words.words import WINDS, Words
from .labels import draw_first
from .wording import take, words

UNSAID = -1  # copies on a key that speaks another language
NOTE_TIME = 4000  # milliseconds a note stays
SHORT = 54  # characters of a note that fit beside the buttons of the top line

# Python cannot catch what JavaScript throws; this calls a method and gives False instead.
attempt = window.tenbou.attempt


def find(selector: str) -> Any:
    """The first element that the selector names, None without one."""
    return document.querySelector(selector)


def asked(control: Any) -> Action:
    """What a control asks for."""
    return read(str(control.getAttribute("data-do")))


def first_words() -> Words:
    """Those that static/words.js has labelled the page in, else what it is written in."""
    tag, block = str(window.tenbou.language), str(window.tenbou.words)
    if not block:
        return words(DEFAULTS.language, NATIVE)
    take(tag + "-first", block)
    return words(tag, NATIVE)


def place_of(element: Any, elements: Any) -> int:
    """The place of an element among others, -1 when it is none of them."""
    for place, each in enumerate(elements):
        if each.isSameNode(element):
            return place
    return -1


class Screen:
    """The session and settings with what the document shows of them."""

    def __init__(self) -> None:
        self.session = Session(START, (), ())
        self.settings = DEFAULTS
        self.seating: Seating | None = None  # of the game that is on
        self.at_game = False  # whether its board is shown in place of the hand
        self.at_guide = ""  # the page of the Guide that is, as the history has it
        self.say = first_words()
        self.labelled: Words | None = self.say  # the words that the page's own labels are in
        if not find("meta[name=version]"):  # nothing was built
            draw_first(self.say)
            self.labelled = None
        # What was painted last: of the root what the scripts before Python have made of it.
        root, made = document.documentElement, ("lang", "data-three", "data-reds")
        self.shown: dict[str, str] = {"@" + name: root.getAttribute(name) or "" for name in made}
        self.of_three = False  # whether the keys stand as three have them
        self.scene: Scene | None = None  # as painted
        self.parts: tuple[str, ...] = ()  # of the hand, as painted
        self.shape = ""  # they stand in
        self.rest: tuple[object, ...] = ()  # what the rest was painted from
        self.pinned = False  # whether the note stays through the next taps
        self.note_timer: Any = None
        self.keys = [find('#picker [data-tile="%s"]' % name) for name in NAMES]
        self.left = [COPIES] * KINDS + [1] * (len(NAMES) - KINDS)  # copies, as the keys say
        self.buttons = list(document.querySelectorAll("#tools button"))

    def paint_scene(self, new: Scene) -> None:
        """Bring the Hand screen up to a scene of the session."""
        old, self.scene = self.scene, new
        self.put_hand(new.hand, shape(new.state.entry.hand))
        self.put("dora", new.dora)
        self.put("offer", new.offer)
        self.paint_keys(new, old)
        self.paint_tools(new.tools, old.tools if old else ())
        self.paint_rest()
        self.attribute("answer", "data-state", new.answer.state)
        self.put("answer", new.answer.html)
        if self.shown.get("spoken") != new.answer.spoken:
            self.shown["spoken"] = new.answer.spoken
            find("#spoken").textContent = new.answer.spoken

    def note(self, text: str, pinned: bool = False) -> None:
        """Show a line at the top for a while, or until the next tap."""
        self.pinned = pinned
        if text != self.shown.get("note", ""):
            self.shown["note"] = text
            self.attribute("note", "class", "long" if len(text) > SHORT else "")
            find("#note").textContent = text
        if self.note_timer is not None:
            window.clearTimeout(self.note_timer)
            self.note_timer = None
        if text:
            self.note_timer = window.setTimeout(lambda *_: self.note(""), NOTE_TIME)

    def put(self, id: str, text: str, inside: str = "") -> None:
        """Write a region's html if it changed, the focus staying on the same control."""
        if self.shown.get(id) == text:
            return
        self.shown[id] = text
        region = find("#" + id + inside)
        focused = document.activeElement
        within = focused and region.contains(focused)
        name, do = (focused.id, focused.getAttribute("data-do")) if within else ("", "")
        region.innerHTML = text
        if within:
            same = find("#" + name) if name else None
            same = same or region.querySelector('[data-do="%s"]' % do)
            same = same or region.querySelector("button")
            if same:
                same.focus()

    def put_hand(self, parts: tuple[str, ...], shape: str) -> None:
        """Write of the hand what differs: most taps put one tile between others.

        What has to move is written anew, so that to the browser nothing has shifted.
        """
        old = self.parts
        if parts == old:
            return
        start = end = 0  # parts that stay, before and behind what is written
        if shape == self.shape:
            while start < min(len(old), len(parts)) and old[start] == parts[start]:
                start += 1
        if start and len(old) == len(parts):
            while old[-1 - end] == parts[-1 - end]:
                end += 1
        self.parts, self.shape = parts, shape
        region = find("#hand")
        focused = document.activeElement
        place = place_of(focused, region.children) if region.contains(focused) else -1
        fresh = "".join(parts[start : len(parts) - end])
        if start:
            for _ in range(start, len(old) - end):
                region.children[start].remove()
            region.children[start - 1].insertAdjacentHTML("afterend", fresh)
        else:
            region.innerHTML = fresh
        controls = region.querySelectorAll("button")
        if not region.querySelector('[tabindex="0"]') and controls.length:
            controls[0].setAttribute("tabindex", "0")
        if start <= place < len(parts) - end and controls.length:
            controls[min(place, controls.length - 1)].focus()

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

    def speak(self, say: Words) -> None:
        """Have all that is painted from here on in these words."""
        self.say, self.scene = say, None
        self.left = [UNSAID] * len(NAMES)

    def paint_keys(self, new: Scene, old: Scene | None) -> None:
        """Copies left on the picker's keys; the reds where the rules have them."""
        state = new.state
        full = state.entry.hand.size >= FULL and state.mode not in ("dora", "ura")
        self.attribute("picker", "data-mode", state.mode)
        self.attribute("picker", "data-full", "yes" if full else "")
        if old and new.keys == old.keys:
            return
        for tile, (left, label) in enumerate(new.keys):
            was = self.left[tile]
            if left == was:
                continue
            self.left[tile] = left
            key = self.keys[tile]
            key.setAttribute("aria-label", label)
            key.setAttribute("data-left", str(left))
            if was < 1 or not left:
                key.setAttribute("aria-disabled", "false" if left else "true")

    def paint_tools(self, tools: tuple[Tool, ...], before: tuple[Tool, ...]) -> None:
        """The buttons for sets, calls and situation."""
        if tools == before:
            return
        for place, tool in enumerate(tools):
            old = before[place] if before else None
            if tool == old:
                continue
            element = self.buttons[place]
            if old is None or old.text != tool.text:
                label = element.lastChild
                if label.textContent != tool.text:  # what stands there need not be laid out anew
                    label.textContent = tool.text
            if tool.pressed:
                element.setAttribute("aria-pressed", tool.pressed)
            if tool.disabled:
                element.setAttribute("aria-disabled", tool.disabled)

    def paint_rest(self) -> None:
        """The top bar, the seat, and what the style sheet needs to know."""
        state, say, settings = self.session.state, self.say, self.settings
        hand, situation, _, book, rules, house = state.entry
        stand = shape(hand)
        seating = self.seating
        table = (seating, self.at_game)
        rest = (situation, book, rules, house, state.offer, stand, settings, say, table)
        if rest == self.rest:
            return
        self.rest = rest
        title, label = book_names(state.entry, say)
        self.put("book", html("<span>%s</span>", title).text)
        self.attribute("book", "aria-label", label)
        self.put("round", round_html(state, say, seating).text)
        self.attribute("", "data-game", "shown" if self.at_game else "on" if seating else "")
        self.attribute("to-game", "aria-current", "page" if self.at_game else "")
        self.attribute("to-hand", "aria-current", "" if self.at_game else "page")
        for place, seat in enumerate(find("#seat").children):
            self.paint_seat(seat, place, place == situation.seat)
        self.lay_out(rules, book)
        self.attribute("offer", "data-open", "yes" if state.offer else "")
        self.attribute("hand", "class", stand)
        self.attribute("", "data-theme", "" if settings.theme == "auto" else settings.theme)
        self.attribute("", "lang", say.language)
        self.attribute("", "data-terms", say.terms)
        for id in ("tools", "seat"):  # what stands there is in the script of the terms
            self.attribute(id, "lang", "ja" if say.terms == JAPANESE else "")
        self.attribute("", "data-numerals", "yes" if settings.numerals else "")
        self.attribute("", "data-slides", "known" if settings.slides == KNOWN else "")
        if settings.numerals and "numerals" not in self.shown:  # the keys come without
            self.shown["numerals"] = "drawn"
            for tile, key in enumerate(self.keys):
                key.firstElementChild.insertAdjacentHTML("beforeend", numeral_svg(tile).text)

    def lay_out(self, rules: Rules, book: str) -> None:
        """Three play with few characters: those stand with the honours, in three lines of larger
        keys, and the red fives in their suits; in the place of chii norths are set aside."""
        three, reds = rules.players == THREE, rules.yaku_red_fives > 0
        self.attribute("", "data-three", "yes" if three else "")
        self.attribute("", "data-reds", "yes" if reds else "")
        self.keep_keys(book, " three" * three + " reds" * reds)
        if self.of_three == three:
            return
        self.of_three = three
        picker, keys = find("#picker"), self.keys
        characters, circles, bamboo, honours = [
            keys[tile].parentElement for tile in (0, EAST - 18, EAST - 9, EAST)
        ]
        picker.insertBefore(characters, honours if three else circles)
        (circles if three else honours).append(keys[-2])
        (bamboo if three else honours).append(keys[-1])
        for key in keys:  # the one that Tab leads to may be hidden now
            key.setAttribute("tabindex", "-1")
        keys[0].setAttribute("tabindex", "0")
        old, new = ("mode chii", "nuki") if three else ("nuki", "mode chii")
        find('[data-do="hand %s"]' % old).setAttribute("data-do", "hand " + new)

    def keep_keys(self, book: str, names: str) -> None:
        """Keep how the keys stand under a rulebook that addresses name, for static/keys.js at the
        next start."""
        kept = "rules:" + book + names if names and book != DEFAULT_RULEBOOK else ""
        if self.shown.get("kept keys") != kept:
            self.shown["kept keys"] = kept
            how = "setItem" if kept else "removeItem"
            attempt("localStorage", how, "tenbou.keys", kept)

    def paint_seat(self, seat: Any, place: int, chosen: bool) -> None:
        """One of the seats to choose from; the first is the dealer's."""
        say = self.say
        label, name = seat_label(place, say, self.seating), seat_name(place, self.seating)
        shown = "%s %s %s %s" % (say.terms, chosen, label, name)
        key = "seat%d" % place
        if self.shown.get(key) != shown:
            self.shown[key] = shown
            seat.setAttribute("aria-checked", truth(chosen))
            seat.setAttribute("tabindex", "0" if chosen else "-1")
            seat.setAttribute("aria-label", label)
            letter = say("key_" + WINDS[place])
            seat.innerHTML = html("%s<small>%s</small>" if name else "%s%s", letter, name).text
