"""What steps ask of the browser, done: here what those of the first screen ask for."""

from typing import TYPE_CHECKING, Any

from pyscript import window

from ..screen.app import Effect, Focus, KeepHand, Note, UseLanguage
from .document import find
from .late import then

if TYPE_CHECKING:
    from ..riichi.text import Entry
    from ..screen.app import Step
    from .house_rules import KeptRules
    from .loop import Loop

NOTE_TIME = 4000  # milliseconds a note stays
SHORT = 54  # characters of a note that fit beside the buttons of the top line
IDLE = 80  # milliseconds after a tap until there is time for other things


class Effects:
    """Does what an Outcome asks for."""

    def __init__(self, loop: "Loop") -> None:
        self.loop = loop
        self.pinned = False  # whether the note stays through the next taps
        self.note_timer: Any = None
        self.rules: KeptRules | None = None  # once they are needed

    def run(self, effect: Effect) -> None:
        """Do one of them."""
        if isinstance(effect, Note):
            if effect.text or not self.pinned:
                self.note(effect.text, effect.pinned)
        elif isinstance(effect, Focus):
            element = find(effect.selector)
            if element:
                element.focus()
        elif isinstance(effect, UseLanguage):
            window.tenbou.choose(effect.tag)
            self.loop.show_address()
        elif isinstance(effect, KeepHand):
            entry = effect.entry
            then(lambda: window.setTimeout(lambda *_: self.loop.step(_keep(entry)), IDLE))
        else:
            from .more_effects import run

            run(self.loop, effect)

    def note(self, text: str, pinned: bool = False) -> None:
        """Show a line at the top for a while, or until the next tap."""
        written = self.loop.written
        self.pinned = pinned
        if written.changed("note", text):
            written.attribute("note", "class", "long" if len(text) > SHORT else "")
            find("#note").textContent = text
        if self.note_timer is not None:
            window.clearTimeout(self.note_timer)
            self.note_timer = None
        if text:
            self.note_timer = window.setTimeout(lambda *_: self.note(""), NOTE_TIME)

    def house_rules(self) -> "KeptRules":
        """The house rules of the device, which are read when they are first needed."""
        from ..screen.rules.room import kept, not_kept
        from .house_rules import KeptRules

        if self.rules is None:
            self.rules = KeptRules(
                lambda rules, texts, known: self.loop.step(kept(rules, texts, known)),
                lambda name, elsewhere, place: self.loop.step(not_kept(name, elsewhere, place)),
            )
        return self.rules


def _keep(entry: "Entry") -> "Step":
    from ..screen.menu.last import keep

    return keep(entry)
