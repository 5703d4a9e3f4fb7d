"""What steps ask of the browser, done: here what those of the first screen ask for."""

from typing import Any, Callable

from pyscript import window

from ..screen.app import Effect, Enter, Focus, Note, Step, UseLanguage
from .document import Written, find, tell
from .late import then

NOTE_TIME = 4000  # milliseconds a note stays
SHORT = 54  # characters of a note that fit beside the buttons of the top line


class Effects:
    """Does what an Outcome asks for."""

    def __init__(
        self, written: Written, step: Callable[[Step], None], renamed: Callable[[], None]
    ) -> None:
        """step: takes what an effect finds; renamed: called when the address has changed."""
        self.written, self.step, self.renamed = written, step, renamed
        self.pinned = False  # whether the note stays through the next taps
        self.note_timer: Any = None

    def run(self, effect: Effect) -> None:
        """Do one effect; those of other screens once their modules have come."""
        if isinstance(effect, Note):
            if effect.text or not self.pinned:
                self.note(effect.text, effect.pinned)
        elif isinstance(effect, Focus):
            element = find(effect.selector)
            if element:
                from .dialogs import focus  # it comes with what asks for it

                focus(element)
        elif isinstance(effect, UseLanguage):
            window.tenbou.choose(effect.tag)
            self.renamed()
        elif not isinstance(effect, Enter):  # which comes before the paint
            then(lambda: _run_more(self.step, effect))

    def note(self, text: str, pinned: bool = False) -> None:
        """Show a line at the top for a while, or until the next tap."""
        written = self.written
        self.pinned = pinned
        if written.changed("note", text) or text:
            written.attribute("note", "class", "long" if len(text) > SHORT else "")
            tell(find("#note"), text)
        if self.note_timer is not None:
            window.clearTimeout(self.note_timer)
            self.note_timer = None
        if text:
            self.note_timer = window.setTimeout(lambda *_: self.note(""), NOTE_TIME)


def _run_more(step: Callable[[Step], None], effect: Effect) -> None:
    from .more_effects import run

    run(step, effect)
