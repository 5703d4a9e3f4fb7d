"""A device in memory, as static/store.js keeps texts: in a database that may be late, stall, be
full or gone, and beside it in what never is but may be full too.
"""

from collections.abc import Callable
from typing import NamedTuple

from pyapp.kept.client import Client
from pyapp.kept.shelf import BOTH


class Beside(NamedTuple):
    """A text beside the database, and what it was written over, None where that is not known."""

    text: str
    over: str | None


class Disk:
    """What all tabs of a device share, and what is on its way to them."""

    def __init__(self) -> None:
        self.inside: dict[str, str] = {}
        self.beside: dict[str, Beside] = {}
        self.tabs: list[Tab] = []
        self.coming: list[Callable[[], None]] = []
        self.noted: dict[str, tuple[str, str]] = {}  # what a page may be left before

    def settle(self) -> None:
        """Have all arrive that is on its way."""
        while self.coming:
            self.coming.pop(0)()

    def answer(self, most: int) -> None:
        """Have some arrive of what is on its way, the first ones."""
        for _ in range(most):
            if self.coming:
                self.coming.pop(0)()

    def kept(self) -> set[str]:
        """Every text there is."""
        return {*self.inside.values(), *(each.text for each in self.beside.values())} - {""}


class Tab:
    """The device as one tab has it."""

    def __init__(self, disk: Disk, opens: bool = True, room: bool = True) -> None:
        """opens: whether the database does; room: whether anything is kept beside it."""
        self.disk = disk
        self.opens = opens
        self.room = room
        self.clients: list[Client] = []
        disk.tabs.append(self)

    # What a client asks for

    def read(self, name: str, found: Callable[[str | None], None]) -> None:
        self.disk.coming.append(lambda: found(self.told(name)))

    def read_all(self, head: str, found: Callable[[dict[str, str]], None]) -> None:
        def answer() -> None:
            names = {*(self.disk.inside if self.opens else ()), *self.disk.beside}
            texts = {name: self.there(name) for name in names if name.startswith(head)}
            found({name: text for name, text in texts.items() if text})

        self.disk.coming.append(answer)

    def write(self, name: str, text: str, over: str, done: Callable[[str | None], None]) -> None:
        self.disk.coming.append(lambda: done(self.put(name, text, over)))

    def will_write(self, name: str, text: str, over: str) -> None:
        self.disk.noted[name] = (text, over)

    def listen(self, client: Client) -> None:
        self.clients.append(client)

    # What is behind it

    def told(self, name: str) -> str | None:
        return self.there(name) if self.opens or name in self.disk.beside else None

    def there(self, name: str) -> str:
        inside = self.disk.inside.get(name, "") if self.opens else ""
        beside = self.disk.beside.get(name)
        if beside is None or beside.text == inside:
            return inside
        if not inside or beside.over == inside:
            return beside.text
        return inside + BOTH + beside.text if beside.text else inside

    def put(self, name: str, text: str, over: str) -> str | None:
        disk = self.disk
        unknown = not self.opens and name not in disk.beside
        if not unknown and self.there(name) != over:
            return self.there(name)
        if self.opens:
            disk.inside[name] = text
            disk.beside.pop(name, None)
        elif self.room:
            before = disk.beside.get(name)
            disk.beside[name] = Beside(text, before.over if before else over)
        else:
            return None
        for tab in disk.tabs:
            if tab is not self:
                disk.coming.append(lambda tab=tab: tab.hear(name))  # type: ignore[misc]
        return text

    def hear(self, name: str) -> None:
        for client in self.clients:
            if name.startswith(client.kind.head):
                client.heard(name, self.told(name))

    def come(self) -> None:
        """The database opens, late."""
        self.opens = True
        for name in list(self.disk.beside):
            if BOTH not in self.there(name):
                self.disk.inside[name] = self.there(name)
                del self.disk.beside[name]
        for client in self.clients:
            client.renew()
