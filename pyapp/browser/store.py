"""What the device keeps, through static/store.js: this tab's texts, and those that all tabs share.

Nothing here raises: without a device the page works, and what keeps nothing is told so.
"""

from typing import TYPE_CHECKING, Any, Callable

from pyscript import window

if TYPE_CHECKING:
    from ..kept.client import Client

# What each tab keeps for itself, besides what the game does: its hand, that hand's undo, what is
# shown.
HAND, PAST, VIEW = "hand", "past", "view"
GAME = "game"  # what VIEW holds while the game is shown

_device: Any = window.tenbou.store
clients: "list[Client]" = []  # of what all tabs share


def read(field: str) -> str:
    """What this tab kept, or for a new tab the one before it; "" for nothing."""
    return str(_device.read(field))


def write(field: str, text: str) -> None:
    """Keep a text of this tab."""
    _device.write(field, text)


def earlier(field: str) -> str:
    """What was kept before this tab began to keep without knowing it; "" for nothing."""
    return str(getattr(_device.earlier, field, None) or "")


def shows_game() -> bool:
    """Whether the game was shown when the page was left."""
    return read(VIEW) == GAME


def open_game() -> str:
    """The text of the game that was open at the start, "" for none."""
    return str(_device.game)


def leave() -> None:
    """The page is left: what is still on its way to the disk is not lost."""
    _device.leave()


def when_lost(tell: Callable[[], None]) -> None:
    """Call `tell` when the device does not keep what this tab wants kept."""
    _device.lost = tell


def trouble() -> str:
    """Why what is kept cannot be read, as the id of its words: so far, or because a later version
    made it; "" where it can be.
    """
    return {"late": "store_late", "newer": "store_newer"}.get(str(_device.trouble), "")


def when_troubled(tell: Callable[[], None]) -> None:
    """Call `tell` when `trouble` has changed."""
    _device.troubled = tell


def when_come(tell: Callable[[], None]) -> None:
    """Call `tell` when what is kept can be read, late or again."""

    def come() -> None:
        for client in clients:
            client.renew()
        tell()

    _device.came = come
