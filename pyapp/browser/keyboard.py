"""The keyboard: tiles as digits and suit letter, one letter for each tool, arrows to move."""

from typing import Any, Callable

from pyscript import document, window

from ..screen.action import GAME, GUIDE, HAND, PAGE, Action, read
from ..screen.app import App
from .document import asked, find, place_of

LETTERS = {
    "c": "hand mode chii",
    "p": "hand mode pon",
    "k": "hand mode daiminkan",
    "a": "hand mode ankan",
    "b": "hand nuki",
    "d": "hand mode dora",
    "r": "hand riichi",
    "i": "hand ippatsu",
    "l": "hand last_tile",
    "u": "hand undo",
    "n": "hand next",
    "x": "hand clear",
}
HELP = "?"
ARROWS = {
    "ArrowLeft": (-1, 0, "kan"),
    "ArrowRight": (1, 0, "run"),
    "ArrowUp": (0, -1, "triplet"),
    "ArrowDown": (0, 1, "pair"),
}
MAY_BE_HELD = "u"  # of these letters: the others would turn on and off what they are for
SEEN = 3000  # milliseconds after which digits that wait are shown again: a note goes before long
ENTER = 13  # its key also ends the choice of a character, which has another code
TYPED_INTO = ("TEXTAREA", "INPUT", "SELECT")
# Controls that are one stop of the Tab key, with arrows between them.
GROUPS = "#picker, #tools, #hand, #ring, [role=radiogroup]"


class Keyboard:
    """What keys do, with the digits typed that wait for their suit."""

    def __init__(
        self,
        app: Callable[[], App],
        do: Callable[[Action], None],
        note: Callable[[str], None],
        close_ring: Callable[[], None],
        close: Callable[[], None],
    ) -> None:
        """close_ring: closes the sets round a key; close: closes the dialog that is open."""
        self.app, self.do, self.note, self.close_ring = app, do, note, close_ring
        self.close = close
        self.digits = ""
        self.timer: Any = None  # as long as digits wait

    def down(self, event: Any) -> None:
        """A key is down, or held down: Enter would do then what has come to have the focus."""
        _ring(event.key, event.target)
        if event.repeat and event.key == "Enter" and event.target.tagName != "TEXTAREA":
            event.preventDefault()
        else:
            self.heed(event)

    def heed(self, event: Any) -> None:
        """Do what a key asks for, with or without others held."""
        target, key, app = event.target, event.key, self.app()
        if key == "Escape" and find("dialog[open]"):
            self.leave(event)
        elif target.tagName in TYPED_INTO:
            self.enter(event, target.getAttribute("data-enter"))
        elif key in ARROWS:
            if not (event.ctrlKey or event.metaKey or event.altKey):
                self.arrow(event, document.activeElement or target, key)  # it may have waited
        elif event.ctrlKey or event.metaKey:
            key = key.lower()
            if key in ("z", "y"):
                event.preventDefault()
                again = key == "y" or event.shiftKey
                self.do(Action(app.room, "redo" if again else "undo", ""))
        elif event.altKey:
            return
        elif app.room == GUIDE:
            self.press_in_guide(event)
        elif app.room in (HAND, GAME) and not find("dialog[open]"):
            self.press(event, key, target)

    def leave(self, event: Any) -> None:
        """Close the dialog, unless the key takes back what is typed."""
        box = event.target
        if not event.isComposing and not (box.getAttribute("type") == "search" and box.value):
            self.close()

    def enter(self, event: Any, do: str | None) -> None:
        """Do what the key that ends an entry asks for in a box."""
        if do and event.keyCode == ENTER and not event.isComposing:
            event.preventDefault()
            self.do(read(do))

    def press(self, event: Any, key: str, target: Any) -> None:
        """Do what a key by itself asks for."""
        if key == HELP:
            self.do(Action(PAGE, "open", "keys"))
        elif self.app().at_game:
            return
        elif len(key) == 1:
            self.character(event, key.lower())
        elif key in ("Backspace", "Delete"):
            self.erase(event, target)
        elif key == "Escape":
            self.escape()
        elif key == "ContextMenu" and target.closest("#picker"):
            event.preventDefault()

    def press_in_guide(self, event: Any) -> None:
        """Do what a key asks for on a page of the Guide."""
        from ..screen.guide.room import pressed

        action = pressed(self.app(), str(event.key), event.target.tagName in ("BUTTON", "A"))
        if action and not find("dialog[open]"):
            event.preventDefault()
            self.do(action)

    def character(self, event: Any, key: str) -> None:
        """Take a digit, the suit that ends them, or the letter of a tool."""
        if key in "0123456789":
            self.show(self.digits + key)
        elif self.digits and key in "mpsz":
            digits = self.digits
            self.show("")
            for digit in digits:
                self.do(Action(HAND, "tile", digit + key))
        elif key in LETTERS:
            self.show("")
            if not event.repeat or key == MAY_BE_HELD:
                self.do(read(LETTERS[key]))
        else:
            return
        event.preventDefault()

    def show(self, digits: str) -> None:
        """Show the digits typed so far, which wait for their suit."""
        self.digits = digits[-14:]
        self.note(self.digits + " …" if self.digits else "")
        window.clearTimeout(self.timer)
        if self.digits:
            self.timer = window.setTimeout(lambda *_: self.show(self.digits), SEEN)

    def erase(self, event: Any, target: Any) -> None:
        """Take back the last digit, else the tile that has the focus or the last one."""
        event.preventDefault()
        if self.digits:
            self.show(self.digits[:-1])
            return
        control = target.closest('#hand [data-do], #dora [data-do^="hand un"]')
        action = asked(control) if control else Action(HAND, "drop", "")
        if action.verb == "touch":
            action = Action(HAND, "drop", action.what)
        self.do(action)

    def escape(self) -> None:
        """Leave the ring, digits, an offer or a mode."""
        self.close_ring()
        if self.digits:
            self.show("")
        state = self.app().session.state
        if state.offer:
            self.do(Action(HAND, "choose", ""))
        elif state.mode:
            self.do(Action(HAND, "mode", state.mode))

    def arrow(self, event: Any, target: Any, key: str) -> None:
        """Move the focus within a group; with Shift enter the set in that direction."""
        group = target.closest(GROUPS)
        if not group:
            return
        event.preventDefault()
        across, down, shape = ARROWS[key]
        if event.shiftKey:
            tile = target.getAttribute("data-tile")
            if tile:
                self.do(Action(HAND, shape, tile))
            return
        radio = group.getAttribute("role") == "radiogroup"
        controls = [each for each in group.querySelectorAll("button") if each.offsetParent]
        place = max(0, place_of(target, controls))
        if down and not radio:
            place = _beyond(controls, target, down)
        else:
            place = (place + across + down) % len(controls)
        chosen = controls[place]
        for each in controls:
            each.setAttribute("tabindex", "-1")
        chosen.setAttribute("tabindex", "0")
        chosen.focus()
        if radio:
            chosen.click()


def _ring(key: str, target: Any) -> None:
    """Have what has the focus ringed, as the page is used by keys; but the keys of a phone write
    into boxes.
    """
    if key == "Tab" or target.tagName not in TYPED_INTO:
        document.body.className = ""


def _beyond(controls: Any, target: Any, down: int) -> int:
    """The control in the next line up or down that is nearest, else the same one."""
    here = target.getBoundingClientRect()
    best, nearest = max(0, place_of(target, controls)), 1e9
    for place, each in enumerate(controls):
        box = each.getBoundingClientRect()
        step = (box.top - here.top) * down
        if step > here.height / 2:
            distance = step * 9 + abs(box.left + box.right - here.left - here.right)
            if distance < nearest:
                best, nearest = place, distance
    return best
