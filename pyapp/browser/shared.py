"""The device as it keeps what all tabs share, through static/store.js."""

from typing import Any, Callable

from pyscript import window

from ..kept.client import Client
from .store import clients

_device: Any = window.tenbou.store


class Shared:
    """The device as it keeps what all tabs share."""

    def read(self, name: str, found: "Callable[[str | None], None]") -> None:
        """Find the text of a name, None without one."""
        _device.get(name).then(lambda text, *_: found(_text(text)))

    def read_all(self, head: str, found: "Callable[[dict[str, str]], None]") -> None:
        """Find all texts whose names begin so."""
        _device.all(head).then(
            lambda pairs, *_: found({str(pair[0]): str(pair[1]) for pair in list(pairs)})
        )

    def write(self, name: str, text: str, over: str, done: "Callable[[str | None], None]") -> None:
        """Put a text in the place of `over`; done gets what lies there."""
        outcome = _device.set(name, text, over)
        outcome.then(lambda kept, *_: done(_text(kept)))

    def will_write(self, name: str, text: str, over: str) -> None:
        """Note what is to be written, for the next start, should this page end first."""
        _device.later(name, text, over)

    def listen(self, client: Client) -> None:
        """Tell a client what other tabs write."""
        clients.append(client)
        _device.heard = _heard


def _heard(name: Any, text: Any, *_: Any) -> None:
    for client in clients:
        if str(name)[: len(client.kind.head)] == client.kind.head:
            client.heard(str(name), _text(text))


def _text(text: Any) -> str | None:
    """What JavaScript gives, as Python's own."""
    return None if text is None else str(text)


SHARED = Shared()
