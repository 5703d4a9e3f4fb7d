"""The named house rules of the device. Each is a text under its name, which all tabs share: it is
written only over the text that this tab knows to be there.
"""

from typing import Callable

from ..screen.rules.house import HouseRules, in_order, read_house
from ..screen.rules.state import Texts
from . import store


class KeptRules:
    """What is kept, as this tab has it: it goes before the device, which may keep nothing."""

    def __init__(
        self,
        changed: Callable[[tuple[HouseRules, ...], Texts, bool], None],
        lost: Callable[[str, bool], None],
    ) -> None:
        """changed: told what is kept when that has changed; lost: told a name when another tab was
        faster (True) or the device keeps nothing (False)."""
        self.changed = changed
        self.lost = lost
        self.texts: dict[str, str] = {}
        self.there: dict[str, str] = {}  # on the device, as far as known
        self.waiting: list[str] = []  # names to be written; the first one is on its way
        self.known = False  # whether the device has been asked
        store.when_rules_heard(self.heard)
        store.get_rules(self.found)

    def found(self, texts: dict[str, str]) -> None:
        for name in texts:
            if name not in self.texts:
                self.texts[name] = texts[name]
            self.there[name] = texts[name]
        self.known = True
        self.read()

    def read(self) -> None:
        """Understand the texts anew."""
        found = [read_house(name, text) for name, text in self.texts.items() if text]
        rules = in_order([each for each in found if each])
        self.changed(rules, tuple(self.texts.items()), self.known)

    def text(self, name: str) -> str:
        """The text under a name, "" for none."""
        return self.texts.get(name, "")

    def put(self, changes: tuple[tuple[str, str], ...]) -> None:
        """Put texts under names, "" for none any more."""
        for name, text in changes:
            self.texts[name] = text
            self.waiting.append(name)
        if changes and len(self.waiting) == len(changes):
            self.write()
        self.read()

    def write(self) -> None:
        name = self.waiting[0]
        text = self.text(name)
        store.set_rules(
            name, text, self.there.get(name, ""), lambda kept: self.written(name, text, kept)
        )

    def written(self, name: str, text: str, kept: str | None) -> None:
        """What came of it: the text is kept, nothing is, or another tab has been faster."""
        self.waiting.pop(0)
        if kept is None:
            self.lost(name, False)
        else:
            self.there[name] = kept
            if kept != text:
                self.texts[name] = kept
                self.read()
                self.lost(name, True)
        if self.waiting:
            self.write()

    def heard(self, name: str, text: str) -> None:
        """Another tab has written."""
        if name not in self.waiting:  # else what comes of it will tell
            self.texts[name] = self.there[name] = text
            self.read()
