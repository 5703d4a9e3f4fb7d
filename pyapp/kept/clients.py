"""All that this tab has of the texts that tabs share: a client for each kind that is asked for.

What comes of it, and what other tabs write, is handed on as steps.
"""

from typing import Any, Callable, NamedTuple

from .client import Client, Device, News
from .shelf import Kind


class Shared(NamedTuple):
    """Texts of a kind; heard: the step for news of one of them, and its text now."""

    kind: Kind
    heard: Callable[[News, str], Any]


class Clients:
    """The clients by what the names of their texts begin with, made when they are needed."""

    def __init__(self, device: Device, take: Callable[[Any], None]) -> None:
        """Take a device, and what is called with each step."""
        self.device = device
        self.take = take
        self.clients: dict[str, Client] = {}
        self.hear: dict[str, list[Callable[[News, str], Any]]] = {}  # by the same

    def of(self, shared: Shared) -> Client:
        """Give the client of a kind; all that ask for it hear its news."""
        head = shared.kind.head
        hear = self.hear.setdefault(head, [])
        if shared.heard not in hear:
            hear.append(shared.heard)
        if head not in self.clients:
            client = Client(self.device, shared.kind, lambda news: tell(news))

            def tell(news: News) -> None:
                for heard in hear:
                    self.take(heard(news, client.text(news.name)))

            self.clients[head] = client
        return self.clients[head]

    def find(self, shared: Shared, name: str, then: Callable[[str], Any]) -> None:
        """Have a text read."""
        self.of(shared).find(name, lambda text: self.take(then(text)))

    def find_all(self, shared: Shared, then: "Callable[[dict[str, str]], Any]") -> None:
        """Have all texts of a kind read, by name."""
        self.of(shared).find_all(lambda texts: self.take(then(texts)))

    def begin(self, shared: Shared, name: str, kept: str, then: Callable[[str, bool], Any]) -> None:
        """Take a text as it was found at the start; then: told the text, and whether another one
        is kept beside it.
        """
        client = self.of(shared)
        news = client.take(name, kept)
        self.take(then(client.text(name), news.beside != ""))

    def put(self, shared: Shared, name: str, text: str) -> None:
        """Keep a text under a name, with "" none any more."""
        self.of(shared).put(name, text)
