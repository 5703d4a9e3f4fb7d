"""The Hand screen in the document, painted from its scene.

Only what differs is written; keys and buttons are changed in place, so that nothing loses its
focus.
"""

from typing import Any

from pyscript import document, window

from ..riichi.hand import FULL
from ..riichi.rules import Rules
from ..riichi.seats import THREE
from ..riichi.tiles import COPIES, EAST, KINDS, NAMES
from ..screen.app import App
from ..screen.hand.scene import Scene
from ..screen.hand.seating import Seating, of_table
from ..screen.hand.tiles import Stand
from ..screen.hand.tools import Tool, book_names, keys_stand, round_html, seat_label, seat_name
from ..screen.html import html, numeral_svg, truth
from ..screen.menu.settings import KNOWN
from ..words.languages import JAPANESE
from ..words.words import WINDS, Words
from .document import Written, attempt, find, place_of

KEYS = "keys"  # in localStorage: how they stand, for static/keys.js at the next start
UNSAID = "?"  # said by a key in other words


class HandPainter:
    """Paints the Hand screen."""

    def __init__(self, written: Written) -> None:
        self.written = written
        self.of_three = False  # whether the keys stand as three have them
        self.scene: Scene | None = None  # as painted
        self.say: Words | None = None  # in these words
        self.parts: tuple[str, ...] = ()  # of the hand, as painted
        self.stand: Stand | None = None  # as they stand
        self.frame: tuple[object, ...] = ()  # what the rest was painted from
        self.keys = [find('#picker [data-tile="%s"]' % name) for name in NAMES]
        # Copies left and what is said of them, as the keys say; "" for what the page came with.
        self.left = [(COPIES, "")] * KINDS + [(1, "")] * (len(NAMES) - KINDS)
        self.buttons = list(document.querySelectorAll("#tools button"))
        self.tools: tuple[Tool, ...] = ()  # as they show them

    def paint(self, app: App, new: Scene) -> None:
        """Bring the Hand screen up to the scene of an App."""
        if self.say is not None and self.say is not app.say:
            self.left = [(left, label or UNSAID) for left, label in self.left]
            self.scene = None
        self.say = app.say
        old, self.scene = self.scene, new
        put, attribute = self.written.put, self.written.attribute
        self.put_hand(new.hand, new.stand)
        put("dora", new.dora)
        put("offer", new.offer)
        self.paint_keys(new, old)
        self.paint_tools(new.tools)
        self.paint_frame(app)
        attribute("answer", "data-state", new.answer.state)
        put("answer", new.answer.html)
        if self.written.changed("spoken", new.answer.spoken):
            find("#spoken").textContent = new.answer.spoken

    def put_hand(self, parts: tuple[str, ...], stand: Stand) -> None:
        """Write of the hand what differs: most taps put one tile between others.

        What has to move is written anew, so that to the browser nothing has shifted.
        """
        old = self.parts
        if parts == old:
            return
        region = find("#hand")
        start, end = _staying(old, parts) if stand == self.stand else (0, 0)
        if stand != self.stand:
            region.style.setProperty("--one", str(stand.one))
            region.style.setProperty("--two", str(stand.two))
        self.parts, self.stand = parts, stand
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

    def paint_keys(self, new: Scene, old: Scene | None) -> None:
        """Copies left on the picker's keys; the reds where the rules have them."""
        state = new.state
        full = state.entry.hand.size >= FULL and state.mode not in ("dora", "ura")
        self.written.attribute("picker", "data-mode", state.mode)
        self.written.attribute("picker", "data-full", "yes" if full else "")
        if old and new.keys == old.keys:
            return
        for tile, (left, label) in enumerate(new.keys):
            was, said = self.left[tile]
            if left == was and said in ("", label):
                continue
            self.left[tile] = left, label
            key = self.keys[tile]
            key.setAttribute("aria-label", label)
            if left == was:
                continue
            key.setAttribute("data-left", str(left))
            if was < 1 or not left:
                key.setAttribute("aria-disabled", "false" if left else "true")

    def paint_tools(self, tools: tuple[Tool, ...]) -> None:
        """The buttons for sets, calls and situation."""
        before, self.tools = self.tools, tools
        if tools == before:
            return
        for place, tool in enumerate(tools):
            if before and tool == before[place]:
                continue
            element = self.buttons[place]
            label = element.lastChild
            if label.textContent != tool.text:  # what stands there need not be laid out anew
                label.textContent = tool.text
            if tool.pressed:
                element.setAttribute("aria-pressed", tool.pressed)
            if tool.disabled:
                element.setAttribute("aria-disabled", tool.disabled)

    def paint_frame(self, app: App) -> None:
        """The top bar, the seat, and what the style sheet needs to know."""
        state, say, settings, seating = app.session.state, app.say, app.settings, app.seating
        put, attribute = self.written.put, self.written.attribute
        _, situation, _, book, rules, house = state.entry
        table = (seating, app.at_game)
        frame = (situation, book, rules, house, state.offer, settings, say, table)
        if frame == self.frame:
            return
        self.frame = frame
        title, label = book_names(state.entry, say)
        put("book", html("<span>%s</span>", title).text)
        attribute("book", "aria-label", label)
        held = seating if of_table(situation, seating) else None  # by one of its players
        put("round", round_html(state, say, held).text)
        attribute("", "data-game", "shown" if app.at_game else "on" if seating else "")
        attribute("to-game", "aria-current", "page" if app.at_game else "")
        attribute("to-hand", "aria-current", "" if app.at_game else "page")
        for place, seat in enumerate(find("#seat").children):
            self.paint_seat(say, seat, place, place == situation.seat, held)
        self.lay_out(rules, book)
        attribute("offer", "data-open", "yes" if state.offer else "")
        attribute("", "data-theme", "" if settings.theme == "auto" else settings.theme)
        attribute("", "lang", say.language)
        attribute("", "data-terms", say.terms)
        for group in ("tools", "seat", "ring"):  # what stands there is in the terms' script
            attribute(group, "lang", "ja" if say.terms == JAPANESE else "")
        attribute("", "data-slides", "known" if settings.slides == KNOWN else "")
        self.show_numerals(settings.numerals)

    def show_numerals(self, shown: bool) -> None:
        """Show the numerals of the tiles, or no longer; the keys come without."""
        self.written.attribute("", "data-numerals", "yes" if shown else "")
        if shown and self.written.changed("numerals", "drawn"):
            for tile, key in enumerate(self.keys):
                key.firstElementChild.insertAdjacentHTML("beforeend", numeral_svg(tile).text)

    def lay_out(self, rules: Rules, book: str) -> None:
        """Three play with few characters: those stand with the honours, in three lines of larger
        keys, and the red fives in their suits; in the place of chii norths are set aside.
        """
        three, reds = rules.players == THREE, rules.yaku_red_fives > 0
        attribute = self.written.attribute
        attribute("", "data-three", "yes" if three else "")
        attribute("", "data-reds", "yes" if reds else "")
        kept = keys_stand(book, rules)
        if self.written.changed("kept keys", kept):
            attempt("localStorage", "setItem", str(window.tenbou.prefix) + KEYS, kept)
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

    def paint_seat(
        self, say: Words, seat: Any, place: int, chosen: bool, seating: Seating | None
    ) -> None:
        """One of the seats to choose from; the first is the dealer's."""
        label, name = seat_label(place, say, seating), seat_name(place, seating)
        letter = say("key_" + WINDS[place])
        shown = "%s %s %s %s" % (letter, chosen, label, name)
        if self.written.changed("seat%d" % place, shown):
            seat.setAttribute("aria-checked", truth(chosen))
            seat.setAttribute("tabindex", "0" if chosen else "-1")
            seat.setAttribute("aria-label", label)
            seat.innerHTML = html("%s<small>%s</small>" if name else "%s%s", letter, name).text


def _staying(old: tuple[str, ...], parts: tuple[str, ...]) -> tuple[int, int]:
    """How many parts stay before, and where as many are left, behind those that differ."""
    start = end = 0
    while start < min(len(old), len(parts)) and old[start] == parts[start]:
        start += 1
    if start and len(old) == len(parts):
        while old[-1 - end] == parts[-1 - end]:
            end += 1
    return start, end
