"""What practice has come to, as the device keeps it: one text, which all tabs share."""

from typing import Callable, TypeAlias

from ...kept.client import Client, News
from ...kept.shelf import Kind
from ...learn.progress import NEW, Progress, dump, joined, load, replaced, stepped, together
from ...riichi.problem import Problem
from ..shared import SHARED

NAME = "practice"
Step: TypeAlias = "Callable[[Progress], Progress]"


class KeptProgress:
    """The progress as this tab has it: it goes before the device, which may keep nothing."""

    def __init__(self, visit: str, changed: Callable[[], None]) -> None:
        """visit: tells this visit from all others; changed: called when there is something new to
        show."""
        self.visit = visit
        self.changed = changed
        self.progress = NEW
        self.known = False  # whether the device has been asked
        self.wrong = ""  # what the text is instead: "damaged" or "newer_version"; none is written
        self.client = Client(SHARED, Kind(NAME, joined, lambda name, _text: name), self.told)
        self.client.find(NAME, lambda _text: self.found())

    @property
    def kept(self) -> bool:
        """Whether the device keeps anything."""
        return self.client.keeps

    def found(self) -> None:
        """Take what the device had."""
        self.known = True
        self.take()
        self.changed()

    def take(self) -> None:
        """Understand the text of the device, with what was done here."""
        text = self.client.text(NAME)
        progress = load(text) if text else NEW
        self.wrong = progress.id if isinstance(progress, Problem) else ""
        if not isinstance(progress, Problem):
            self.progress = together(progress, self.progress)

    def change(self, step: Step) -> None:
        """Do something to the progress, here at once and on the device soon."""
        self.progress = stepped(self.progress, step(self.progress), self.visit)
        self.write()

    def write(self) -> None:
        if not self.wrong:
            self.client.put(NAME, dump(self.progress))

    def told(self, news: News) -> None:
        """Take what came of it, or what another tab has written."""
        self.take()
        self.changed()

    def replace(self, progress: Progress) -> None:
        """Put another progress in its place, whatever is there."""
        self.wrong = ""
        self.progress = replaced(self.progress, progress, self.visit)
        self.write()

    def text(self) -> str:
        """The text for a file: as it is kept where that cannot be read."""
        return self.client.text(NAME) if self.wrong else dump(self.progress)
