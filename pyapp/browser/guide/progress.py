"""What practice has come to, as the device keeps it: one text, which all tabs share.

It is written only over the text that this tab knows to be there. Where another tab was faster,
what this tab did is done again to what that one has written.
"""

from typing import Any, Callable, TypeAlias

from pyscript import window

from ...learn.progress import NEW, Progress, dump, load
from ...riichi.problem import Problem

Step: TypeAlias = "Callable[[Progress], Progress]"

_device: Any = window.tenbou.store


class KeptProgress:
    """The progress as this tab has it: it goes before the device, which may keep nothing."""

    def __init__(self, changed: Callable[[], None]) -> None:
        """changed: called when there is something new to show."""
        self.changed = changed
        self.progress = NEW
        self.known = False  # whether the device has been asked
        self.there = ""  # the text on the device, as far as known
        self.wrong = ""  # what that text is instead: "damaged" or "newer_version"; none is written
        self.kept = True  # whether the device keeps anything
        self.steps: list[Step] = []  # done here and not on the device yet
        self.writing = False
        _device.heardPractice = lambda text, *_: self.heard(str(text))
        _device.practice().then(lambda text, *_: self.found(str(text)))

    def found(self, text: str) -> None:
        """What the device had."""
        self.known = True
        self.take(text)
        self.write()
        self.changed()

    def take(self, text: str) -> None:
        """Understand the text on the device, and do again to it what is not there yet."""
        self.there = text
        progress = load(text) if text else NEW
        self.wrong = progress.id if isinstance(progress, Problem) else ""
        if isinstance(progress, Problem):
            return
        for step in self.steps:
            progress = step(progress)
        self.progress = progress

    def change(self, step: Step) -> None:
        """Do something to the progress, here at once and on the device soon."""
        self.progress = step(self.progress)
        self.steps.append(step)
        self.write()

    def write(self) -> None:
        if self.writing or not self.steps or not self.known or self.wrong:
            return
        self.writing = True
        count, text = len(self.steps), dump(self.progress)
        outcome = _device.setPractice(text, self.there)
        outcome.then(
            lambda kept, *_: self.written(count, text, None if kept is None else str(kept))
        )

    def written(self, count: int, text: str, kept: str | None) -> None:
        """What came of it: the text is kept, nothing is, or another tab has been faster."""
        self.writing = False
        self.kept = kept is not None
        if kept == text:
            self.there = kept
            self.steps = self.steps[count:]
        elif kept is not None:
            self.take(kept)
        else:
            self.steps = []  # they last as long as the page
        self.changed()
        self.write()

    def replace(self, progress: Progress) -> None:
        """Put another progress in its place, whatever is there."""
        self.wrong = ""
        self.steps = []
        self.change(lambda _before: progress)

    def heard(self, text: str) -> None:
        """Another tab has practised."""
        if not self.writing:  # else what comes of it will tell
            self.take(text)
            self.changed()

    def text(self) -> str:
        """The text for a file: as it is kept where that cannot be read."""
        return self.there if self.wrong else dump(self.progress)
