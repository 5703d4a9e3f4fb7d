"""Keeps the texts of a kind on a device, which answers later."""

from typing import Callable, NamedTuple, Protocol

from .shelf import NOTHING, Kind, Slot, take

# What there is to tell of a name: the device keeps nothing; another tab has written; what was
# written here does not stand, or stands under another name.
NOT_KEPT, HEARD, ELSEWHERE = "not_kept", "heard", "elsewhere"


class News(NamedTuple):
    """What there is to tell of a name; beside: the name that mine stands under now, or ""."""

    name: str
    what: str
    beside: str


class Device(Protocol):
    """What keeps texts by name. A text "" is none; of two under a name, BOTH stands between."""

    def read(self, name: str, found: "Callable[[str | None], None]") -> None:
        """Give what there is under a name, None where that cannot be told now."""

    def read_all(self, head: str, found: "Callable[[dict[str, str]], None]") -> None:
        """Give all that can be found under names that begin so."""

    def write(self, name: str, text: str, over: str, done: "Callable[[str | None], None]") -> None:
        """Write a text if there is `over`, and give what there is then; None: nothing is kept."""

    def will_write(self, name: str, text: str, over: str) -> None:
        """Note what is to be written next, in case the page is left before that."""

    def listen(self, client: "Client") -> None:
        """Have the client hear of what other tabs write, and renewed when more can be read."""


class Client:
    """The texts of a kind as this tab has them, before the device, which may keep nothing."""

    def __init__(self, device: Device, kind: Kind, tell: Callable[[News], None]) -> None:
        """Listen to a device; tell is called with what happened to a text other than by this tab's
        wish.
        """
        self.device = device
        self.kind = kind
        self.tell = tell
        self.slots: dict[str, Slot] = {}
        self.waiting: list[str] = []  # names whose texts are not known to be there, in order
        self.sent: dict[str, str] = {}  # texts that are on their way, by name
        self.keeps = True  # whether the device does, as far as known
        self.wants_all = False
        device.listen(self)

    def text(self, name: str) -> str:
        """Give the text under a name, "" for none."""
        return self.slots.get(name, NOTHING).text

    def find(self, name: str, done: Callable[[str], None]) -> None:
        """Have the text of a name read from the device."""

        def read(kept: str | None) -> None:
            if kept is not None:
                self.take(name, kept)
            done(self.text(name))

        self.device.read(name, read)

    def find_all(self, done: "Callable[[dict[str, str]], None]") -> None:
        """Have every text read, by name."""
        self.wants_all = True

        def read(kept: "dict[str, str]") -> None:
            for name in kept:
                self.take(name, kept[name])
            done({name: slot.text for name, slot in self.slots.items() if slot.text})

        self.device.read_all(self.kind.head, read)

    def take(self, name: str, kept: str) -> News:
        """Take what the device has under a name, unless something for it is on its way."""
        if name in self.sent:
            return News(name, HEARD, "")  # what comes of it will tell
        slot = self.slots.get(name, NOTHING)
        self.slots[name], write, besides, told = take(slot, self.kind.join, kept)
        self.waiting = [each for each in self.waiting if each != name]
        place = ""
        for text in besides:  # before it is gone from under this name
            place = self.kind.beside(name, text)
            self.want(place, text)
        if write:
            self.waiting.append(name)
        self.go_on()
        return News(name, ELSEWHERE if told else HEARD, place)

    def put(self, name: str, text: str) -> None:
        """Keep a text under a name, with "" none any more."""
        self.want(name, text)
        self.go_on()

    def want(self, name: str, text: str) -> None:
        """Have a text written, behind what waits; another one of that name has to arrive first."""
        self.slots[name] = self.slots.get(name, NOTHING)._replace(text=text)
        if name not in self.waiting:
            self.waiting.append(name)
        if name in self.sent:
            self.device.will_write(name, text, self.sent[name])

    def go_on(self) -> None:
        """Send what waits, all of it together: the device writes it in this order."""
        for name in [each for each in self.waiting if each not in self.sent]:
            text, there = self.slots[name]
            self.sent[name] = text
            self.device.write(name, text, there, self.told_of(name))

    def told_of(self, name: str) -> "Callable[[str | None], None]":
        """Make what takes the outcome of a write under this name."""
        return lambda kept: self.written(name, kept)

    def written(self, name: str, kept: str | None) -> None:
        """Take what came of a write; what is not kept is tried again with the next change."""
        sent = self.sent.pop(name)
        self.keeps = kept is not None
        if kept is None:
            self.tell(News(name, NOT_KEPT, ""))
            return
        if kept != sent:
            self.tell(self.take(name, kept))
            return
        self.slots[name] = self.slots[name]._replace(there=kept)
        if self.text(name) == kept:
            self.waiting.remove(name)
        self.go_on()

    def heard(self, name: str, kept: str | None) -> None:
        """Take what another tab wrote."""
        if kept is None:
            return
        before = self.text(name)
        news = self.take(name, kept)
        if news.what != HEARD or self.text(name) != before:
            self.tell(news)

    def renew(self) -> None:
        """Read again all that is in use: the device has more than before, or is there again."""
        for name in list(self.slots):
            self.read_again(name)
        if self.wants_all:
            self.find_all(lambda _texts: self.tell(News("", HEARD, "")))

    def read_again(self, name: str) -> None:
        """Read a text as if another tab had just written it."""
        self.device.read(name, lambda kept: self.heard(name, kept))
